"""The tooltip of a table: what the pointer rests on, unless something is in hand."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Rect

from game.table.canvas import Canvas, Point
from game.table.tooltip import Tooltip
from game.table.writing import Say
from rules.game import Text


class Note(NamedTuple):
    """A tooltip: what it is about, its title and its lines."""

    of: Rect
    title: Text
    lines: tuple[Text, ...] = ()


Find: TypeAlias = Callable[[Point], Note | None]
"""What is explained of a point."""


class Notes:
    """Follows the pointer; words that had to be cut are explained by themselves."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._tooltip = Tooltip()
        self._canvas: Canvas | None = None

    def follow(
        self, event: pygame.event.Event, find: Find, *, busy: bool, sheet: Rect | None
    ) -> None:
        """Nothing is explained while the hands are busy, or under a sheet."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tooltip.away()
        if event.type != pygame.MOUSEMOTION:
            return
        hidden = busy or (sheet is not None and sheet.collidepoint(event.pos))
        note = None if hidden else find(event.pos)
        cut = self._canvas.cut_words_at(event.pos) if self._canvas and not busy else None
        if note is not None:
            lines = [self._say(line) for line in note.lines]
            self._tooltip.point(note.of, self._say(note.title), lines)
        elif cut is not None:
            self._tooltip.point(cut.rect, cut.text)
        else:
            self._tooltip.away()

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether the picture changes."""
        return self._tooltip.tick(seconds) | self._tooltip.moving

    def paint(self, canvas: Canvas) -> None:
        """Puts it over everything."""
        self._canvas = canvas
        self._tooltip.paint(canvas)
