"""The tooltip of a table: what the pointer rests on, unless something is in hand."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

import pygame
from pygame import Rect

from game.table.canvas import Canvas, Point, TextItem
from game.table.focus import Spot
from game.table.group import Controls
from game.table.tooltip import Tooltip, whole
from game.table.writing import Say
from rules.game import Text


class Note(NamedTuple):
    """A tooltip: what it is about, its title and its lines."""

    of: Rect
    title: Text
    lines: tuple[Text, ...] = ()
    about: Hashable = None
    """What can be looked at closely there."""


class Placed(Protocol):
    """A note of any kind: it is about a place."""

    @property
    def of(self) -> Rect:
        """Where it lies."""
        ...


N = TypeVar("N", bound=Placed)

Find: TypeAlias = Callable[[Point], Note | None]
"""What is explained of a point."""


def topmost(notes: Iterable[N], point: Point) -> N | None:
    """The last of the notes at a point, which lies over the others; None if there is none."""
    found: N | None = None
    for note in notes:
        if note.of.collidepoint(point):
            found = note
    return found


class Notes:
    """Follows the pointer; words that had to be cut are explained by themselves."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._tooltip = Tooltip()
        self._canvas: Canvas | None = None

    def follow(
        self,
        event: pygame.event.Event,
        find: Find,
        controls: Controls,
        *,
        busy: bool,
        find_of: Callable[[Spot], Note | None] | None = None,
        why: Note | None = None,
    ) -> None:
        """What lies under the pointer, or in focus; while hands are busy `why` alone is told.

        Words that are cut are always told whole; controls explain themselves. `find_of` says what
        is explained of a spot in focus, if not that of its middle.
        """
        ring = controls.ring
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tooltip.away()
        spot = ring.current if ring.shown and not busy else None
        if event.type == pygame.KEYDOWN and isinstance(spot, Spot):
            self._focus(spot, find_of(spot) if find_of else find(spot.rect.center))
        if event.type == pygame.MOUSEMOTION:
            if controls.pointed is not None:
                self._tooltip.away()
            else:
                if busy:
                    # A hand that moves sees where it goes.
                    self._tooltip.away()
                self._point(event.pos, why if busy else find(event.pos))

    def away(self) -> None:
        """Explains nothing."""
        self._tooltip.away()

    def _point(self, point: Point, note: Note | None) -> None:
        cut = self._canvas.cut_words_at(point) if self._canvas else None
        self._show(note, [cut] if cut else [])

    def _focus(self, spot: Spot, note: Note | None) -> None:
        cut = self._canvas.cut_words_in(spot.rect) if self._canvas else []
        self._show(note, cut, at_once=True)

    def _show(self, note: Note | None, cut: Sequence[TextItem], *, at_once: bool = False) -> None:
        title = self._say(note.title) if note else ""
        title, lines = whole(title, [self._say(line) for line in note.lines] if note else [], cut)
        of = note.of if note else cut[0].rect if cut else None
        if of is not None:
            self._tooltip.point(of, title, lines, at_once=at_once)
        else:
            self._tooltip.away()

    @property
    def moving(self) -> bool:
        """Whether a tooltip waits or fades in."""
        return self._tooltip.moving

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether the picture changes."""
        return self._tooltip.tick(seconds) | self.moving

    def paint(self, canvas: Canvas) -> None:
        """Puts it over everything."""
        self._canvas = canvas
        self._tooltip.paint(canvas)
