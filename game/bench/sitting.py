"""The whole program at a window, played by a script and watched turn by turn."""

from collections.abc import Callable, Generator
from time import perf_counter, thread_time
from typing import Final, NamedTuple, TypeAlias

import pygame

from game import sound
from game.app import LIVELY, PAINT_TIME, App, read_ahead, wake
from game.assets import Assets
from game.bench.screen import Size
from game.display import present_from_memory
from game.language import Language
from game.scenes.desk import Desk
from game.scenes.stack import Change, Stack
from game.scenes.title import Title
from game.settings import SettingsFile
from game.table.frame import Frame
from game.window import Window
from saves.library import Library

PROBE: Final = pygame.K_F15
"""A key that means nothing to any scene."""


class Turn(NamedTuple):
    """One turn of the window; all in seconds."""

    began: float
    work: float
    """By the clock, from its first event to its picture."""
    processor: float
    """Of it, what this program itself had the processor for."""
    lively: bool
    """Whether it came at the pace of what moves."""


class Counter(Stack):
    """A stack of scenes that counts the probes it is given."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self.probes = 0

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Counts, and gives the event on."""
        self.probes += event.type == pygame.KEYDOWN and event.key == PROBE
        return super().handle(event)


class Sitting(App):
    """The program from the first picture on; its script is asked before every turn."""

    def __init__(self, window: Window, desk: Desk, script: "Script") -> None:
        super().__init__(window, desk, PAINT_TIME)
        self.stack = self.counter = Counter(self._frame)
        self.desk = desk
        self.turns: list[Turn] = []
        """Those that were watched."""
        self.watching = False
        self.sent = 0
        self._script = script(self)

    def turn(self, seconds: float) -> None:
        """One turn, watched; the last one when the script has come to its end."""
        try:
            next(self._script)
        except StopIteration:
            self.stack.clear()
        lively = self.pace == LIVELY
        began, before = perf_counter(), thread_time()
        super().turn(seconds)
        if self.watching:
            spent = perf_counter() - began, thread_time() - before
            self.turns.append(Turn(began, *spent, lively))

    def press(self, key: int) -> None:
        """Presses a key, which the next turn takes."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))

    def probe(self) -> None:
        """Presses a key that means nothing, to see whether it comes through."""
        self.press(PROBE)
        self.sent += 1

    @property
    def busy(self) -> bool:
        """Whether something moves or is still being made, or a size is still to be followed."""
        return self.stack.moving or self.changing


Script: TypeAlias = Callable[[Sitting], Generator[None, None, None]]
"""What a player does, turn by turn."""


class Watched(NamedTuple):
    """What came of a script."""

    turns: list[Turn]
    lost: int
    """Probes that reached no scene."""


def sit(size: Size, script: Script) -> Watched:
    """Opens a window on the title, and goes on as the real program does until the script ends.

    All is read from the disk before, as it is for a player who looks at the title for a moment.
    """
    present_from_memory()
    read_ahead()
    window = Window(size, exact=True)
    pygame.font.init()
    desk = Desk(SettingsFile(None), Library(None), Assets(), Language())
    sitting = Sitting(window, desk, script)

    try:
        sitting.open(Title(desk))
        sitting.run(lambda: wake(desk))
    finally:
        sound.end()
        desk.close()
        pygame.quit()
    return Watched(sitting.turns, sitting.sent - sitting.counter.probes)
