"""The tooltip of the table: what the pointer or the focus rests on, unless something is in hand."""

import pygame
from pygame import Rect

from game.table.canvas import Canvas
from game.table.focus import FocusRing, Spot
from game.table.tooltip import Tooltip, note
from game.tables.imhotep.note import Note
from game.tables.imhotep.notes import note_at, notes, ship_note
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread


class Notes:
    """At most one note; for the pointer after a moment of rest, for keys at once."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._tooltip = Tooltip()
        self._canvas: Canvas | None = None

    def follow(
        self,
        event: pygame.event.Event,
        spread: Spread,
        ring: FocusRing,
        *,
        busy: bool,
        sheet: Rect | None,
    ) -> None:
        """Follows pointer and focus; under a sheet nothing is explained."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tooltip.away()
        if event.type == pygame.KEYDOWN and ring.shown and not busy and sheet is None:
            told = note_of(spread, ring.current)
            if told is not None:
                self._show(told, at_once=True)
        if event.type == pygame.MOUSEMOTION:
            hidden = busy or (sheet is not None and sheet.collidepoint(event.pos))
            self._point(event.pos, None if hidden else note_at(spread, event.pos), busy=busy)

    def away(self) -> None:
        """Explains nothing."""
        self._tooltip.away()

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether the picture changes."""
        return self._tooltip.tick(seconds) | self._tooltip.moving

    def paint(self, canvas: Canvas) -> None:
        """Puts it over everything."""
        self._canvas = canvas
        self._tooltip.paint(canvas)

    def paint_load(self, canvas: Canvas, spread: Spread, ship: int) -> None:
        """What would be so of a ship with the stone that is held over it."""
        told = ship_note(spread, ship, spread.view.loads[ship] + 1)
        lines = [self._say(line) for line in told.lines]
        note(canvas, told.of, self._say(told.title), lines, side=told.side)

    def _point(self, point: tuple[int, int], told: Note | None, *, busy: bool) -> None:
        cut = self._canvas.cut_words_at(point) if self._canvas and not busy else None
        if told is not None:
            self._show(told)
        elif cut is not None:
            self._tooltip.point(cut.rect, cut.text)
        else:
            self._tooltip.away()

    def _show(self, told: Note, *, at_once: bool = False) -> None:
        title, lines = self._say(told.title), [self._say(line) for line in told.lines]
        self._tooltip.point(told.of, title, lines, at_once=at_once, side=told.side)


def note_of(spread: Spread, item: object) -> Note | None:
    """What is explained of a thing in focus, beside the whole of it."""
    if not isinstance(item, Spot):
        return None
    if item.about is None:
        return note_at(spread, item.rect.center)
    about = (told for told in notes(spread) if told.about == item.about)
    found = next(about, None)
    return found._replace(of=item.rect) if found else None
