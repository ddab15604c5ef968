"""How a rival's row is divided: low for three rivals, higher for two, like a tray for one.

All measures are units from the top left of the row.
"""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.plot import Plot
from game.table.portrait import BESIDE
from game.table.words import Align
from game.tables.imhotep.hand import FACE, LIST_FACE
from game.tables.imhotep.sled import SledPlan, pile_rect
from game.tables.imhotep.stones import standing
from rules.imhotep.pieces import SLED_PLACES

_HIGH: Final = 91
_STACKED: Final = 130
"""From this height on the cards have a line of their own;"""
_TALL: Final = 200
"""and from this on, beside the name, the seat has a sled and a heap like the viewer's,"""
_WIDE: Final = 790
"""where the row is so wide;"""
_TALLER: Final = 280
"""a narrower row has its sled below the name, and needs more."""
_STONE: Final = 28
_PITCH: Final = 31
_DIGIT: Final = 31
"""Width of a digit of a large score."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RowPlan:
    """Where everything of a row lies, in pixels but for sizes of letters and cards."""

    medal: Rect
    """With room for a portrait beside it."""
    name: Rect
    score: Rect
    score_units: float
    ended_now: Rect
    align: Align
    """Of the numbers in the places for points."""
    stones: tuple[Rect, ...]
    """The places of the sled, each as the stone that lies there."""
    sled: SledPlan | None
    """None where the places are shown without a sled."""
    quarry: Rect
    """An icon; a heap where there is a sled."""
    quarry_number: Rect
    cards: Rect
    well: Rect | None
    """The hollow that the cards lie in; None where there is no room for one."""
    face: tuple[float, float]
    """A card, in units."""


def row_plan(plot: Plot, points: int) -> RowPlan:
    """The division of a row for a seat with so many points on the track."""
    if plot.h >= (_TALL if plot.w >= _WIDE else _TALLER):
        return _tall(plot, points)
    return _stacked(plot) if plot.h >= _STACKED else _low(plot)


def _low(plot: Plot) -> RowPlan:
    grow = min(1.4, plot.h / _HIGH)
    middle = plot.h / 2
    medal, upper, lower = 60 * grow, middle - 17 * grow, middle + 23 * grow
    seat = (1 + BESIDE) * medal
    left = 40 + seat
    quarry = left + SLED_PLACES * _PITCH + 28
    return RowPlan(
        medal=plot.about(30 + seat / 2, middle, seat, medal),
        name=plot.place(left, upper - 18, plot.w - left - 96, 36),
        score=plot.place(plot.w - 90, upper - 21, 72, 42),
        score_units=38,
        ended_now=plot.place(plot.w - 90, lower - 13, 72, 28),
        align="right",
        stones=_places(plot, left, lower, 1),
        sled=None,
        quarry=plot.about(quarry, lower, 30, 30),
        quarry_number=plot.place(quarry + 20, lower - 17, 40, 34),
        cards=plot.place(quarry + 58, 8, plot.w - quarry - 150, plot.h - 16),
        well=None,
        face=LIST_FACE,
    )


def _stacked(plot: Plot) -> RowPlan:
    medal, upper, lower = 88.0, 23.0, 61.0
    seat = (1 + BESIDE) * medal
    left = 44 + seat
    quarry = left + SLED_PLACES * _PITCH * 1.12 + 30
    well = (left - 4, lower + 20, plot.w - left - 14, plot.h - lower - 29)
    return RowPlan(
        medal=plot.about(32 + seat / 2, plot.h / 2, seat, medal),
        name=plot.place(left, upper - 18, plot.w - left - 96, 36),
        score=plot.place(plot.w - 90, upper - 21, 72, 42),
        score_units=38,
        ended_now=plot.place(plot.w - 90, lower - 13, 72, 28),
        align="right",
        stones=_places(plot, left, lower, 1.12),
        sled=None,
        quarry=plot.about(quarry, lower, 30, 30),
        quarry_number=plot.place(quarry + 20, lower - 17, 40, 34),
        cards=_inside(plot, well),
        well=plot.place(*well),
        face=_face(well[3]),
    )


def _tall(plot: Plot, points: int) -> RowPlan:
    wide = plot.w >= _WIDE
    spare = min(40.0, max(0.0, plot.h - 292))
    sled = (342.0, 56 + 0.4 * spare, 0.86) if wide else (88.0, 127 + 0.5 * spare, 0.84)
    top = (142 if wide else 205) + spare
    well = (34, top, plot.w - 50, plot.h - top - 14)
    plan = SledPlan(*plot.point(sled[0], sled[1]), sled[2] * plot.frame.u)
    heap = round(27 * plot.frame.u)
    after = sled[0] + 324 * sled[2] + 34
    down = sled[1] + 36 * sled[2]
    seat = (1 + BESIDE) * 92
    score = 46 + seat
    return RowPlan(
        medal=plot.about(32 + seat / 2, 66 + 0.2 * spare, seat, 92),
        name=plot.place(score, 18, plot.w - 20 - score, 36),
        score=plot.place(score, 56 + 0.2 * spare, 100, 60),
        score_units=54,
        ended_now=plot.place(score + _DIGIT * len(str(points)) + 24, 70 + 0.2 * spare, 110, 36),
        align="left",
        stones=tuple(plan.stone(place) for place in range(SLED_PLACES)),
        sled=plan,
        quarry=pile_rect(*plot.point(after, down - 23), heap),
        quarry_number=plot.place(after + 66, down - 20, 50, 40),
        cards=_inside(plot, well),
        well=plot.place(*well),
        face=_face(well[3]),
    )


def _places(plot: Plot, left: float, middle: float, larger: float) -> tuple[Rect, ...]:
    """Stones side by side about a line."""
    w = round(_STONE * larger * plot.frame.u)
    found = []
    for place in range(SLED_PLACES):
        x, foot = plot.point(left + _PITCH * larger * place, middle + 0.47 * _STONE * larger)
        found.append(standing(x + w // 2, foot, w))
    return tuple(found)


def _inside(plot: Plot, well: tuple[float, float, float, float]) -> Rect:
    """Where the cards of a well lie: further copies of a card rise above it a little."""
    x, y, w, h = well
    return plot.place(x + 8, y + 4, w - 20, h - 5)


def _face(high: float) -> tuple[float, float]:
    """A card as high as a well allows."""
    tall = min(FACE[1], high - 11)
    return tall * FACE[0] / FACE[1], tall
