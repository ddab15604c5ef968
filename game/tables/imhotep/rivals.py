"""The rivals on the near bank: one row for each seat but the viewer's."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.palette import SEATS
from game.table.canvas import Canvas
from game.tables.imhotep.cards import Face, card
from game.tables.imhotep.hand import Pile, copies, kinds_of, row
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.people import paint_chip, paint_ended_now, paint_medal
from game.tables.imhotep.plot import Plot
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.stones import standing
from rules.game import Seat
from rules.imhotep.pieces import SLED_PLACES
from rules.imhotep.view import View

_HIGH: Final = 91
_TALL: Final = 200
"""From this height on the cards have a line of their own."""
_STONE: Final = 28
_PITCH: Final = 31
_CARD: Final = (38, 49)
_LARGE_CARD: Final = (76, 98)


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What a row says that is not in the view; points as they are counted now."""

    name: str
    note: str
    score: int
    ended_now: int | None
    """None where there is no room for it."""
    chip: str
    dots: int = -1
    active: bool = False
    starts: bool = False


class Rival:
    """Where everything of a rival's row lies, in pixels."""

    def __init__(self, layout: Layout, rect: Rect, view: View, seat: Seat) -> None:
        self.seat = seat
        self.rect = rect
        self.frame = layout.frame
        self.plot = plot = Plot(layout.frame, rect)
        self._stones = view.sled[seat]
        tall = plot.h >= _TALL
        grow = min(1.4, plot.h / _HIGH) if not tall else 1.5
        line = plot.h / 2 if not tall else 64
        across = min(60 * grow, 84)
        self.medal = plot.about(30 + across / 2, line, across, across)
        self._left = 42 + across
        upper, lower = (line - 17 * grow, line + 23 * grow)
        self.name_line = plot.place(self._left, upper - 18, plot.w - self._left - 96, 36)
        self.score = plot.place(plot.w - 18 - 84, upper - 24, 84, 48)
        self.ended_now = plot.place(plot.w - 18 - 84, lower - 20, 84, 34)
        self._stone_w = _STONE * min(grow, 1.25)
        self._pitch = _PITCH * min(grow, 1.25)
        self._foot = lower + 13 * grow
        quarry = self._left + 5 * self._pitch + 28
        self.quarry = plot.about(quarry, lower, 30, 30)
        self.quarry_number = plot.place(quarry + 20, lower - 17, 40, 34)
        self._face: Face
        if tall:
            area = plot.place(self._left, lower + 34, plot.w - self._left - 24, 0)
            area.h = rect.bottom - plot.frame.px(18) - area.top
            size, self._face = _LARGE_CARD, "small"
        else:
            left = quarry + 70
            area = plot.place(left, line - 26, plot.w - 18 - 70 - left, 66)
            size, self._face = _CARD, "list"
        self.cards = area
        self.piles: tuple[Pile, ...] = row(plot.frame, area, kinds_of(view, seat), size)

    def sled_stone(self, place: int) -> Rect:
        """A stone on the rival's sled."""
        u = self.frame.u
        w = round(self._stone_w * u)
        x, foot = self.plot.point(self._left + self._pitch * place, self._foot)
        return standing(x + w // 2, foot, w)

    def paint(self, canvas: Canvas, view: View, told: Told, say: Say) -> None:
        """The row below its stones."""
        frame, ground = self.frame, palette.NIGHT_RAMP[0]
        canvas.panel(self.rect, "night", radius=12, stripe=SEATS[self.seat].base)
        if told.active:
            edge = max(1.5, 3 * frame.u)
            canvas.rect(self.rect, palette.GOLD, radius=12 * frame.u, width=edge)
        paint_medal(canvas, self.seat, self.medal, starts=told.starts)
        self._paint_name(canvas, told)
        canvas.words(
            str(told.score),
            "number",
            38,
            self.score,
            palette.NIGHT_TITLE,
            ground,
            align="right",
        )
        if told.ended_now is not None:
            place = self.ended_now
            ink = palette.NIGHT_QUIET
            paint_ended_now(canvas, told.ended_now, place.right, place.centery, ink, ground)
        for place in range(self._stones, SLED_PLACES):
            self._paint_place(canvas, place)
        own = SEATS[self.seat].on_night
        canvas.icon("stone-pile", self.quarry.center, self.quarry.w, own)
        canvas.words(
            str(view.quarry[self.seat]),
            "button",
            22,
            self.quarry_number,
            palette.NIGHT_TEXT,
            ground,
        )
        for pile in self.piles:
            for spot in copies(frame, pile):
                face = card(canvas.assets, frame, say, pile.kind, spot.size, self._face)
                canvas.picture(face, spot.topleft)

    def _paint_name(self, canvas: Canvas, told: Told) -> None:
        frame, line = self.frame, self.name_line
        gap = frame.px(12)
        px = frame.letter(18)
        chip = canvas.assets.width(told.chip, "strong", px) + round(1.3 * px) if told.chip else 0
        if told.dots >= 0:
            chip += round(1.5 * px)
        room = line.w - (chip + gap if chip else 0)
        name = canvas.words(
            told.name,
            "button",
            24,
            line,
            palette.NIGHT_TEXT,
            palette.NIGHT_RAMP[0],
            width=room,
        )
        left = name.right + gap
        note = canvas.assets.width(told.note, "body", px)
        if told.note and left + note <= line.left + room:
            words = canvas.words(
                told.note,
                "body",
                18,
                (left, line.centery),
                palette.NIGHT_QUIET,
                palette.NIGHT_RAMP[0],
            )
            left = words.right + gap
        if told.chip:
            paint_chip(canvas, told.chip, left, line.centery, line.right, told.dots)

    def _paint_place(self, canvas: Canvas, place: int) -> None:
        stone = self.sled_stone(place)
        spot = stone.inflate(-2, 0)
        spot.h = round(0.78 * stone.w)
        spot.bottom = stone.bottom
        radius = 5 * self.frame.u
        canvas.rect(spot, palette.NIGHT_WELL, radius=radius)
        canvas.rect(spot, palette.NIGHT_LINE, radius=radius, width=max(1.0, 1.5 * self.frame.u))
