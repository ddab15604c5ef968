"""The tooltip of the table: what the pointer or the focus rests on, unless something is in hand."""

from collections.abc import Sequence

import pygame

from game.table.canvas import Canvas, TextItem
from game.table.focus import Spot
from game.table.group import Controls
from game.table.tooltip import Tooltip, note, whole
from game.tables.imhotep.note import Note
from game.tables.imhotep.notes import note_at, notes, ship_note
from game.tables.imhotep.overlays import Overlay
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread


class Notes:
    """At most one note; for the pointer after a moment of rest, for keys at once."""

    def __init__(self, say: Say, plays: Sequence[str]) -> None:
        """`plays` says by seat how an opponent plays."""
        self._say = say
        self._plays = plays
        self._tooltip = Tooltip()
        self._canvas: Canvas | None = None

    def follow(
        self,
        event: pygame.event.Event,
        spread: Spread,
        controls: Controls,
        *,
        busy: bool,
        sheet: Overlay | None,
        why: Note | None = None,
    ) -> None:
        """Follows pointer and focus; on a sheet what lies on it is explained.

        While hands are `busy` only `why` is told, as soon as the pointer rests.

        Words that are cut are always told whole; controls explain themselves.
        """
        ring = controls.ring
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tooltip.away()
        spot = ring.current if ring.shown and not busy and sheet is None else None
        if event.type == pygame.KEYDOWN and isinstance(spot, Spot):
            self._focus(spot, note_of(spread, spot, self._plays))
        if event.type == pygame.MOUSEMOTION:
            told = why
            if busy:
                self._tooltip.away()
            elif sheet is not None and sheet.plot.rect.collidepoint(event.pos):
                told = sheet.note_at(event.pos)
            else:
                told = note_at(spread, event.pos, self._plays)
            if controls.pointed is not None:
                self._tooltip.away()
            else:
                self._point(event.pos, told)

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

    def _point(self, point: tuple[int, int], told: Note | None) -> None:
        cut = self._canvas.cut_words_at(point) if self._canvas else None
        self._show(told, [cut] if cut else [])

    def _focus(self, spot: Spot, told: Note | None) -> None:
        cut = self._canvas.cut_words_in(spot.rect) if self._canvas else []
        self._show(told, cut, at_once=True)

    def _show(self, told: Note | None, cut: Sequence[TextItem], *, at_once: bool = False) -> None:
        title = self._say(told.title) if told else ""
        title, lines = whole(title, [self._say(line) for line in told.lines] if told else [], cut)
        of = told.of if told else cut[0].rect if cut else None
        if of is None:
            self._tooltip.away()
            return
        side = told.side if told else "above"
        self._tooltip.point(of, title, lines, at_once=at_once, side=side)


def note_of(spread: Spread, item: Spot, plays: Sequence[str] = ()) -> Note | None:
    """What is explained of a thing in focus, beside the whole of it."""
    if item.about is None:
        return note_at(spread, item.rect.center, plays)
    about = (told for told in notes(spread, plays) if told.about == item.about)
    found = next(about, None)
    return found._replace(of=item.rect) if found else None
