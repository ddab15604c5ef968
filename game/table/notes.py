"""The tooltip of a table: what the pointer rests on, unless something is in hand."""

from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Rect

from game.table.canvas import Canvas, Point
from game.table.focus import FocusRing, Spot
from game.table.tooltip import Tooltip
from game.table.writing import Say
from rules.game import Text


class Note(NamedTuple):
    """A tooltip: what it is about, its title and its lines."""

    of: Rect
    title: Text
    lines: tuple[Text, ...] = ()
    about: Hashable = None
    """What can be looked at closely there."""


Find: TypeAlias = Callable[[Point], Note | None]
"""What is explained of a point."""


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
        ring: FocusRing,
        *,
        busy: bool,
        sheet: Rect | None,
    ) -> None:
        """What lies under the pointer, or in focus; not while hands are busy or under a sheet."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tooltip.away()
        if event.type == pygame.KEYDOWN and ring.shown and not busy and sheet is None:
            note = find(ring.current.rect.center) if isinstance(ring.current, Spot) else None
            if note is not None:
                self._show(note, at_once=True)
        if event.type == pygame.MOUSEMOTION:
            hidden = busy or (sheet is not None and sheet.collidepoint(event.pos))
            self._point(event.pos, None if hidden else find(event.pos), busy=busy)

    def away(self) -> None:
        """Explains nothing."""
        self._tooltip.away()

    def _point(self, point: Point, note: Note | None, *, busy: bool) -> None:
        cut = self._canvas.cut_words_at(point) if self._canvas and not busy else None
        if note is not None:
            self._show(note)
        elif cut is not None:
            self._tooltip.point(cut.rect, cut.text)
        else:
            self._tooltip.away()

    def _show(self, note: Note, *, at_once: bool = False) -> None:
        lines = [self._say(line) for line in note.lines]
        self._tooltip.point(note.of, self._say(note.title), lines, at_once=at_once)

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether the picture changes."""
        return self._tooltip.tick(seconds) | self._tooltip.moving

    def paint(self, canvas: Canvas) -> None:
        """Puts it over everything."""
        self._canvas = canvas
        self._tooltip.paint(canvas)
