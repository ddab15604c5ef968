"""Sobek in short: a row of cards and their prices, a set and its sum, jars and the fullest."""

from typing import Final

from pygame import Rect

from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.looks import Say
from game.table.people import signed
from game.table.plot import Plot
from game.tables.sobek.cards import RATIO, card
from game.tables.sobek.cloth import mat
from game.tables.sobek.jars import HEIGHT, jar
from game.tables.sobek.prices import paint_chip, paint_price
from game.tables.sobek.set_plan import SetPlan, Sum
from game.tables.sobek.sums import paint_sum
from rules.sobek.pieces import CATTLE, FIRST, FISH, IVORY, MARBLE, SCARABS
from rules.sobek.scoring import penalty

_CHIP: Final = 27.0
_LEAST_STEP: Final = 84.0
"""Units from the middle of a price to the next."""
_CHIPS_APART: Final = 6.0
_GAP: Final = 10.0
_EDGE: Final = 16.0
_ROW: Final = (FIRST[MARBLE], FIRST[IVORY], FIRST[CATTLE])
_SET: Final = (FIRST[FISH] + 1, FIRST[FISH], FIRST[FISH], FIRST[FISH])
_APART: Final = 1.15
"""Each card of a row lies so much of its width farther than the one before."""
_FAN: Final = 0.52
"""The same for a fan."""
_JARS: Final = ((0.74, 3), (1.0, 9), (0.74, 5))
"""How large jars are, by the largest, and how full."""
_JAR_STEP: Final = 0.94
"""From the middle of a jar to the next, by the largest; and all of them together:"""
_JARS_WIDE: Final = 2.62
_EARNED: Final = 20
"""Points of the sets of whoever has the fullest jar."""


def paint_prices(canvas: Canvas, place: Rect, say: Say) -> None:
    """The first cards of a row; each costs those before it."""
    plot = _laid(canvas, place)
    high, wide = _card(plot, 1 + _APART * (len(_ROW) - 1))
    step = max(_APART * wide, _LEAST_STEP)
    for skipped, kind in enumerate(_ROW):
        middle = plot.w / 2 + (skipped - (len(_ROW) - 1) / 2) * step
        lying = plot.place(middle - wide / 2, _top(plot, high), wide, high)
        _paint_card(canvas, say, kind, lying)
        chip = plot.about(middle, _chip_top(plot, high) + _CHIP / 2, step - _CHIPS_APART, _CHIP)
        paint_price(canvas, say, chip, skipped)


def paint_set(canvas: Canvas, place: Rect, say: Say) -> None:
    """A fan of cards of one good, and scarabs times cards."""
    plot = _laid(canvas, place)
    high, wide = _card(plot, 1 + _FAN * (len(_SET) - 1))
    step = _FAN * wide
    left = (plot.w - wide - step * (len(_SET) - 1)) / 2
    cards = tuple(
        plot.place(left + step * n, _top(plot, high), wide, high) for n in range(len(_SET))
    )
    for n, (kind, lying) in enumerate(zip(_SET, cards, strict=True)):
        _paint_card(canvas, say, kind, lying, _SET[:n].count(kind))
    scarabs, many = sum(SCARABS[kind] for kind in _SET), len(_SET)
    worth = Sum(scarabs, many, scarabs * many)
    chip = plot.place(_EDGE, _chip_top(plot, high), plot.w - 2 * _EDGE, _CHIP)
    paint_sum(canvas, SetPlan(0, FISH, False, _SET, worth, 0, cards=cards, chip=chip))


def paint_jars(canvas: Canvas, place: Rect) -> None:
    """Three jars; the fullest loses points."""
    plot = _laid(canvas, place)
    high, _ = _card(plot, 1)
    largest = min(high / HEIGHT, (plot.w - 2 * _EDGE) / _JARS_WIDE)
    high, step = HEIGHT * largest, _JAR_STEP * largest
    foot = _top(plot, high) + high
    for n, (size, cards) in enumerate(_JARS):
        wide = largest * size
        middle = plot.w / 2 + (n - 1) * step
        stands = plot.place(middle - wide / 2, foot - HEIGHT * wide, wide, HEIGHT * wide)
        canvas.picture(jar(canvas.assets, stands.w, str(cards)), stands.topleft)
    chip = plot.about(plot.w / 2, _chip_top(plot, high) + _CHIP / 2, largest, _CHIP)
    paint_chip(canvas, signed(-penalty(_EARNED)), chip, "paid")


def _laid(canvas: Canvas, place: Rect) -> Plot:
    """The mat that all lies on."""
    frame: Frame = canvas.frame
    canvas.picture(mat(canvas.assets, frame.u, place.w, place.h), place.topleft)
    return Plot(frame, place)


def _card(plot: Plot, wide: float) -> tuple[float, float]:
    """Height and width of a card of which so many widths are side by side, over a chip."""
    high = plot.h - 2 * _EDGE - _GAP - _CHIP
    widest = (plot.w - 2 * _EDGE) / wide
    high = min(high, RATIO * widest)
    return high, high / RATIO


def _top(plot: Plot, high: float) -> float:
    return (plot.h - high - _GAP - _CHIP) / 2


def _chip_top(plot: Plot, high: float) -> float:
    return _top(plot, high) + high + _GAP


def _paint_card(canvas: Canvas, say: Say, kind: int, lying: Rect, copy: int = 0) -> None:
    face = card(canvas.assets, canvas.frame, say, kind, lying.size, "small", copy)
    canvas.picture(face, lying.topleft)
