from typing import Any

import pygame

from game.scenes.stack import Change, Pop, Push, Quit, Replace, Stack
from game.table.canvas import Canvas
from game.table.frame import Frame


class Sheet:
    """A scene that does what it is told by an event, and remembers what happened to it."""

    moving = False

    def __init__(self, name: str, *, overlay: bool = False, after: Change | None = None) -> None:
        self.name = name
        self.overlay = overlay
        self.after = after
        self.seen: list[Any] = []

    def resize(self, frame: Frame) -> None:
        self.seen.append(frame)

    def handle(self, event: pygame.event.Event) -> Change | None:
        return event.change

    def tick(self, seconds: float) -> Change | None:
        self.seen.append(seconds)
        return None

    def returned(self, result: object) -> Change | None:
        self.seen.append(result)
        return self.after

    def paint(self, canvas: Canvas) -> None:
        self.seen.append("painted")

    def leave(self) -> None:
        self.seen.append("left")


FRAME = Frame(1280, 720)


def stack_of(*scenes: Sheet) -> Stack:
    stack = Stack(FRAME)
    for scene in scenes:
        stack.push(scene)
    return stack


def do(stack: Stack, change: Change) -> None:
    stack.handle(pygame.event.Event(pygame.USEREVENT, change=change))


def test_a_scene_is_laid_out_before_it_is_used() -> None:
    sheet = Sheet("a")
    stack_of(sheet)
    assert sheet.seen == [FRAME]


def test_push_and_pop_hand_a_result_down() -> None:
    low, high = Sheet("low"), Sheet("high")
    stack = stack_of(low)
    do(stack, Push(high))
    assert stack.top is high
    do(stack, Pop("a result"))
    assert stack.top is low
    assert low.seen[-1] == "a result"
    assert high.seen[-1] == "left"


def test_the_scene_below_may_go_on_popping() -> None:
    bottom, middle, top = Sheet("bottom"), Sheet("middle", after=Pop("two down")), Sheet("top")
    stack = stack_of(bottom, middle, top)
    do(stack, Pop())
    assert stack.top is bottom
    assert bottom.seen[-1] == "two down"


def test_replace_takes_only_the_top() -> None:
    low, high, other = Sheet("low"), Sheet("high"), Sheet("other")
    stack = stack_of(low, high)
    do(stack, Replace(other))
    assert stack.top is other
    do(stack, Pop())
    assert stack.top is low


def test_popping_the_last_scene_or_quitting_empties_the_stack() -> None:
    stack = stack_of(Sheet("only"))
    do(stack, Pop())
    assert stack.top is None
    low, high = Sheet("low"), Sheet("high")
    stack = stack_of(low, high)
    do(stack, Quit())
    assert stack.top is None
    assert low.seen[-1] == high.seen[-1] == "left"


def test_only_the_top_lives_but_overlays_leave_what_is_below_in_sight() -> None:
    hidden, ground, veil = Sheet("hidden"), Sheet("ground"), Sheet("veil", overlay=True)
    stack = stack_of(hidden, ground, veil)
    stack.tick(0.5)

    class Lists:
        def clear(self) -> None: ...
        def settle(self) -> None: ...

    stack.paint(Lists())  # type: ignore[arg-type]
    assert veil.seen[-2:] == [0.5, "painted"]
    assert ground.seen[-1] == "painted"
    assert 0.5 not in ground.seen
    assert "painted" not in hidden.seen
    assert stack.ground is ground


def test_every_scene_follows_the_window() -> None:
    low, high = Sheet("low"), Sheet("high")
    stack = stack_of(low, high)
    wide = Frame(2560, 1080)
    stack.resize(wide)
    assert low.seen[-1] == high.seen[-1] == wide
