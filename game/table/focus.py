"""The focus ring: everything that can be pressed is reached by keys, in reading order."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame import Rect

from game.palette import FOCUS, FOCUS_EDGE
from game.table.canvas import Canvas, Layer
from game.table.gesture import STEPS, nearest

_RING = ((7.5, 6, FOCUS_EDGE), (6, 3, FOCUS))
"""Outer reach from the thing, width, and colour of each line, in units."""
_SHORT_PRESS = 250
"""Space acts when it is let go within so many milliseconds."""


class Focusable(Protocol):
    """Anything the ring can lie round."""

    @property
    def rect(self) -> Rect:
        """Its place in the window, in pixels."""
        ...

    @property
    def radius(self) -> float:
        """How round its corners are, in units."""
        ...

    @property
    def name(self) -> str:
        """What it is called aloud."""
        ...

    @property
    def region(self) -> str:
        """The part of the screen it belongs to; F6 jumps between regions."""
        ...

    @property
    def enabled(self) -> bool:
        """Whether acting does anything; a disabled thing can still be focused."""
        ...

    @property
    def reason(self) -> str:
        """Why it is disabled, in one sentence; empty when enabled."""
        ...

    def act(self) -> None:
        """Does what a click on it does, if it is enabled."""
        ...

    @property
    def sinks(self) -> bool:
        """Whether it is seen to be pressed, and acts when the key is let go, as for the mouse."""
        ...

    def key(self, event: pygame.event.Event) -> bool:
        """Uses a key press or text while in focus; whether it did."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A plain place to focus, such as a stone or a dock."""

    rect: Rect
    name: str
    then: Callable[[], None]
    reason: str = ""
    region: str = ""
    radius: float = 10
    about: Hashable = None
    """What it stands for, if its table wants to know."""

    @property
    def enabled(self) -> bool:
        """Whether there is no reason against acting."""
        return not self.reason

    def act(self) -> None:
        """Calls `then` if enabled."""
        if self.enabled:
            self.then()

    @property
    def sinks(self) -> bool:
        """A piece is taken up, or looked at, as soon as the key goes down."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Uses no keys."""
        return False


@dataclass(frozen=True, slots=True)
class _Press:
    """A key that is down on something."""

    key: int
    on: tuple[str, str]
    """Region and name."""
    since: int
    """Milliseconds."""

    @property
    def acts(self) -> bool:
        """Whether letting go now does anything."""
        return self.key != pygame.K_SPACE or pygame.time.get_ticks() - self.since <= _SHORT_PRESS


class FocusRing:
    """Which thing is in focus. Hidden until a key is used and again after a click."""

    def __init__(self) -> None:
        self.shown = False
        self.space_acts = True
        """False while Space has another use, such as hurrying a clip."""
        self._items: Sequence[Focusable] = ()
        self._current: Focusable | None = None
        self._press: _Press | None = None

    @property
    def current(self) -> Focusable | None:
        """What is in focus, whether or not the ring is shown."""
        return self._current

    @property
    def pressed(self) -> Focusable | None:
        """What a key is down on that acts when the key is let go."""
        press, on = self._press, self._current
        if press is None or on is None or not self.shown or not press.acts:
            return None
        return on if press.on == (on.region, on.name) else None

    def let_go(self) -> None:
        """A key that is down does nothing any more."""
        self._press = None

    def offer(self, items: Sequence[Focusable]) -> None:
        """All that can be reached now, in reading order; the focus stays on the same thing.

        The same thing is the same object, or else the one of the same name and region.
        """
        self._items = items
        current = self._current
        if current is None or any(item is current for item in items):
            return
        like = (i for i in items if (i.region, i.name) == (current.region, current.name))
        self._current = next(like, None)

    def focus(self, item: Focusable | None, *, shown: bool | None = None) -> None:
        """Moves the focus, and shows or hides the ring if told."""
        self._current = item
        if shown is not None:
            self.shown = shown

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys move the focus and act; clicks hide the ring. Whether the event is used up."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event)
            return False
        if event.type == pygame.TEXTINPUT:
            return self._current is not None and self._current.key(event)
        if event.type == pygame.KEYUP and self._press is not None:
            return self._press.key == event.key and self._act()
        if event.type != pygame.KEYDOWN:
            return False
        if self._press is not None and self._press.key != event.key:
            # Quick hands press the next key before they have let go of this one.
            if event.key == pygame.K_ESCAPE:
                self.let_go()
            self._act()
        if self._current is not None and self._current.key(event):
            self.shown = True
            return True
        return self._move_or_act(event)

    def paint(self, canvas: Canvas) -> None:
        """Draws the ring over everything of its scene."""
        if not self.shown or self._current is None or not self._current.rect:
            return
        u = canvas.frame.u
        with canvas.layer(Layer.FOCUS):
            for reach, wide, colour in _RING:
                grow, width = round(reach * u), max(1.5, wide * u)
                ring = self._current.rect.inflate(2 * grow, 2 * grow)
                radius = self._current.radius * u + grow
                canvas.rect(ring, colour, radius=radius, width=width)

    def _click(self, event: pygame.event.Event) -> None:
        self.shown = False
        self.let_go()
        under = [item for item in self._items if item.rect.collidepoint(event.pos)]
        if under:
            self._current = under[-1]

    def _act(self) -> bool:
        """The key that is down is let go; whether that did something."""
        pressed = self.pressed
        self.let_go()
        if pressed is None:
            return False
        pressed.act()
        return True

    def _hold(self, key: int, on: Focusable) -> bool:
        self._press = _Press(key, (on.region, on.name), pygame.time.get_ticks())
        return True

    def _move_or_act(self, event: pygame.event.Event) -> bool:
        back = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_TAB and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return self._step(-1 if back else 1)
        if event.key == pygame.K_F6:
            return self._next_region(-1 if back else 1)
        if event.key in STEPS:
            return self._towards(STEPS[event.key])
        if not self.shown or self._current is None:
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not event.mod & pygame.KMOD_ALT:
            if self._current.sinks:
                return self._hold(event.key, self._current)
            self._current.act()
            return True
        if event.key == pygame.K_SPACE and self.space_acts:
            return self._hold(event.key, self._current)
        return False

    def _place(self) -> int | None:
        for place, item in enumerate(self._items):
            if item is self._current:
                return place
        return None

    def _show(self, item: Focusable) -> bool:
        self._current = item
        self.shown = True
        return True

    def _step(self, step: int) -> bool:
        if not self._items:
            return False
        place = self._place()
        if place is None:
            return self._show(self._items[0 if step > 0 else -1])
        if not self.shown:
            return self._show(self._items[place])
        return self._show(self._items[(place + step) % len(self._items)])

    def _next_region(self, step: int) -> bool:
        regions = list(dict.fromkeys(item.region for item in self._items))
        if not regions:
            return False
        here = self._current.region if self._current else None
        place = regions.index(here) + step if here in regions else 0
        region = regions[place % len(regions)]
        return self._show(next(item for item in self._items if item.region == region))

    def _towards(self, step: tuple[int, int]) -> bool:
        if not self._items:
            return False
        if self._current is None or not self.shown:
            return self._step(1)
        others = {i: item.rect for i, item in enumerate(self._items) if item is not self._current}
        found = nearest(self._current.rect, others, step)
        return self._show(self._items[found]) if found is not None else True
