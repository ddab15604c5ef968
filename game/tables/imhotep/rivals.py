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
from game.tables.imhotep.sites.writing import write
from game.tables.imhotep.stones import standing
from rules.game import Seat
from rules.imhotep.pieces import SLED_PLACES
from rules.imhotep.view import View

_HIGH: Final = 91
_STACKED: Final = 130
"""From this height on the cards have a line of their own;"""
_TALL: Final = 200
"""and from this on everything is larger."""
_STONE: Final = 28
_PITCH: Final = 31
_CARD: Final = (38, 49)
_LARGE_CARD: Final = (84, 110)


@dataclass(frozen=True, slots=True)
class _Measures:
    """How a row is divided; in units from its top."""

    medal: float
    medal_at: float
    upper: float
    """Middle of the line with the name."""
    lower: float
    """Middle of the line with the sled."""
    stones: float
    """Size of the stones on the sled, compared with those of a low row."""


def _measures(high: float) -> _Measures:
    if high >= _TALL:
        return _Measures(92, 76, 49, 113, 1.4)
    if high >= _STACKED:
        return _Measures(84, high / 2, 25, 62, 1)
    grow = min(1.4, high / _HIGH)
    return _Measures(60 * grow, high / 2, high / 2 - 17 * grow, high / 2 + 23 * grow, 1)


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
        m = _measures(plot.h)
        self.medal = plot.about(30 + m.medal / 2, m.medal_at, m.medal, m.medal)
        self._left = left = 42 + m.medal
        self.name_line = plot.place(left, m.upper - 18, plot.w - left - 96, 36)
        self.score = plot.place(plot.w - 90, m.upper - 21, 72, 42)
        self.ended_now = plot.place(plot.w - 66, m.lower - 13, 48, 28)
        self._stone_w, self._pitch = _STONE * m.stones, _PITCH * m.stones
        self._foot = m.lower + 0.47 * self._stone_w
        quarry = left + SLED_PLACES * self._pitch + 28
        self.quarry = plot.about(quarry, m.lower, 30, 30)
        self.quarry_number = plot.place(quarry + 20, m.lower - 17, 40, 34)
        self._face: Face = "small" if plot.h >= _TALL else "list"
        size = _LARGE_CARD if plot.h >= _TALL else _CARD
        if plot.h >= _TALL:
            area = plot.place(42, m.lower + 34, plot.w - 84, plot.h - m.lower - 48)
        elif plot.h >= _STACKED:
            area = plot.place(left, m.lower + 21, plot.w - left - 110, plot.h - m.lower - 29)
        else:
            area = plot.place(quarry + 58, 8, plot.w - quarry - 150, plot.h - 16)
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
        number = palette.NIGHT_TITLE
        write(canvas, str(told.score), "number", 38, self.score, number, ground, align="right")
        if told.ended_now is not None:
            ink = palette.NIGHT_QUIET
            paint_ended_now(canvas, told.ended_now, self.ended_now, ink, ground)
        for place in range(self._stones, SLED_PLACES):
            self._paint_place(canvas, place)
        own = SEATS[self.seat].on_night
        canvas.icon("stone-pile", self.quarry.center, self.quarry.w, own)
        left, ink = str(view.quarry[self.seat]), palette.NIGHT_TEXT
        write(canvas, left, "button", 22, self.quarry_number, ink, ground, align="left")
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
