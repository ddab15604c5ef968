"""The rivals on the near bank: one row for each seat but the viewer's."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.palette import SEATS
from game.table.canvas import Canvas
from game.table.people import chip_letter, paint_chip, paint_ended_now
from game.table.plot import Plot
from game.table.portrait import paint_seat
from game.table.writing import fitting, write
from game.tables.imhotep.cards import Face, card
from game.tables.imhotep.hand import Pile, arrived, copies, kinds_of, row
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.no_cards import paint_empty_well
from game.tables.imhotep.row_plan import row_plan
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.sled import paint_sled, pile
from rules.game import Seat
from rules.imhotep.pieces import SLED_PLACES
from rules.imhotep.view import View

_WITH_BADGE: Final = 90
"""From this height on a card shows the badge of its class."""
_GROUND: Final = palette.NIGHT_RAMP[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What a row says that is not in the view; points as they are counted now."""

    name: str
    note: str
    portrait: str
    """Drawing of who plays; empty for people."""
    score: int
    ended_now: int | None
    """None where there is no room for it."""
    chip: str
    dots: int = -1
    active: bool = False
    starts: bool = False
    coming: Collection[int] = ()
    """Kinds of cards that are on their way to the row."""


class Rival:
    """Where everything of a rival's row lies, in pixels."""

    def __init__(self, layout: Layout, rect: Rect, view: View, seat: Seat) -> None:
        self.seat = seat
        self.rect = rect
        self.frame = layout.frame
        self.plan = row_plan(Plot(layout.frame, rect), view.score[seat])
        self._stones = view.sled[seat]
        self.medal = self.plan.medal
        self.score = self.plan.score
        self.ended_now = self.plan.ended_now
        self.quarry = self.plan.quarry
        self.quarry_label = self.plan.quarry_number
        self.cards = self.plan.cards
        self.sled = self.plan.stones[0].union(self.plan.stones[-1])
        self._face: Face = "small" if self.plan.face[1] >= _WITH_BADGE else "list"
        self.piles: tuple[Pile, ...] = row(
            layout.frame, self.cards, kinds_of(view, seat), self.plan.face
        )
        self.name = self.plan.name.copy()
        if self.piles and self.plan.well is None:
            self.name.w = self.cards.left - layout.frame.px(6) - self.name.left

    def sled_stone(self, place: int) -> Rect:
        """A stone on the rival's sled."""
        return self.plan.stones[place]

    def paint(self, canvas: Canvas, view: View, told: Told, say: Say) -> None:
        """The row below its stones."""
        frame, plan = self.frame, self.plan
        canvas.panel(self.rect, "night", radius=12, stripe=SEATS[self.seat].base)
        if told.active:
            edge = max(1.5, 3 * frame.u)
            canvas.rect(self.rect, palette.GOLD, radius=12 * frame.u, width=edge)
        paint_seat(canvas, self.seat, told.portrait, self.medal, starts=told.starts)
        self._paint_name(canvas, told)
        number, points = palette.NIGHT_TITLE, str(told.score)
        units = plan.score_units
        write(canvas, points, "number", units, plan.score, number, _GROUND, align=plan.align)
        if told.ended_now is not None:
            ink, place = palette.NIGHT_QUIET, plan.ended_now
            paint_ended_now(canvas, told.ended_now, place, ink, _GROUND, align=plan.align)
        self._paint_stones(canvas, view, say)
        self._paint_cards(canvas, told, say)

    def _paint_stones(self, canvas: Canvas, view: View, say: Say) -> None:
        """Empty places of the sled, and the quarry."""
        left = view.quarry[self.seat]
        if self.plan.sled is not None:
            paint_sled(canvas, self.plan.sled)
            heap = pile(canvas.assets, self.seat, self.quarry.w // 2, left)
            canvas.picture(heap, self.quarry.topleft)
        else:
            for place in range(self._stones, SLED_PLACES):
                self._paint_place(canvas, place)
            own = SEATS[self.seat].on_night
            canvas.icon("stone-pile", self.quarry.center, self.quarry.w, own)
        number, ink = self.plan.quarry_number, palette.NIGHT_TEXT
        write(canvas, str(left), "button", 22, number, ink, _GROUND, align="left")

    def _paint_cards(self, canvas: Canvas, told: Told, say: Say) -> None:
        frame, well = self.frame, self.plan.well
        if well is not None:
            canvas.rect(well, palette.NIGHT_WELL, radius=10 * frame.u, alpha=150)
            edge = max(1.0, 1.2 * frame.u)
            canvas.rect(well, palette.NIGHT_LINE, radius=10 * frame.u, width=edge, alpha=110)
            if not self.piles:
                paint_empty_well(canvas, say, well)
        for cards in arrived(self.piles, told.coming):
            for spot in copies(frame, cards):
                face = card(canvas.assets, frame, say, cards.kind, spot.size, self._face)
                canvas.picture(face, spot.topleft)

    def _paint_name(self, canvas: Canvas, told: Told) -> None:
        frame, line = self.frame, self.name
        gap = frame.px(12)
        px = chip_letter(frame, line.h)
        chip = canvas.assets.width(told.chip, "strong", px) + round(1.3 * px) if told.chip else 0
        if told.dots >= 0:
            chip += round(1.5 * px)
        room = line.w - (chip + gap if chip else 0)
        units, small = fitting(frame, 24, line.h), px / (frame.u * frame.text_scale)
        ink = palette.NIGHT_TEXT
        name = canvas.words(told.name, "button", units, line, ink, _GROUND, width=room)
        left = name.right + gap
        note = canvas.assets.width(told.note, "body", px)
        if told.note and left + note <= line.left + room:
            ink, at = palette.NIGHT_QUIET, (left, line.centery)
            left = canvas.words(told.note, "body", small, at, ink, _GROUND).right + gap
        if told.chip:
            chip_at = left, line.centery, line.right
            paint_chip(canvas, told.chip, *chip_at, told.dots, high=line.h)

    def _paint_place(self, canvas: Canvas, place: int) -> None:
        stone = self.sled_stone(place)
        spot = stone.inflate(-2, 0)
        spot.h = round(0.78 * stone.w)
        spot.bottom = stone.bottom
        radius = 5 * self.frame.u
        canvas.rect(spot, palette.NIGHT_WELL, radius=radius)
        canvas.rect(spot, palette.NIGHT_LINE, radius=radius, width=max(1.0, 1.5 * self.frame.u))
