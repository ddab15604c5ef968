"""The market row: four cards on the quay with their prices, five on rafts on the river."""

from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.palette import BAZAAR
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.plot import Plot
from game.table.sprite import Sprite, later
from game.table.writing import Say, write
from game.tables.sobek.cards import RATIO, card, card_back
from game.tables.sobek.empties import empty_place
from game.tables.sobek.ids import InRow
from game.tables.sobek.prices import paint_price
from rules.game import HIDDEN
from rules.sobek.pieces import DELIVERY, ORANGE, REACH
from rules.sobek.view import View

_TOP: Final = 8.0
_PRICE: Final = 38.0
_FOOT: Final = 7.0
_SIDE: Final = 26.0
_GAP: Final = 10.0
_WIDEST_GAP: Final = 44.0
_LOWER: Final = 9.0
"""Cards on the river lie so much lower than those on the quay."""
_RAFT: Final = (220.0, 60.0, 30.0)
"""Size of the drawing of a raft for a card of 150, and where its middle is from the top."""
_NUMBER: Final = 15.0
"""Radius of the number of a place on the river."""


class Row:
    """Where the cards of the row lie; the first ones are on the quay."""

    def __init__(self, frame: Frame, quay: Rect, river: Rect, view: View) -> None:
        self.frame = frame
        self.view = view
        shore, water = Plot(frame, quay), Plot(frame, river)
        high = shore.h - _TOP - _PRICE - _FOOT - 8
        wide = min(high / RATIO, (shore.w - 2 * _SIDE - (REACH - 1) * _GAP) / REACH)
        rest = DELIVERY - REACH
        wide = min(wide, (water.w - (rest - 1) * _GAP) / rest)
        top = _TOP + (high - RATIO * wide) / 2
        near = _spread(shore.w, REACH, wide, _SIDE)
        far = _spread(water.w, rest, wide, 0)
        size = wide, RATIO * wide
        self.places: tuple[Rect, ...] = (
            *(shore.piece(x, top, *size) for x in near),
            *(water.piece(x, top + _LOWER, *size) for x in far),
        )
        """Where cards lie or could lie, by place."""
        line = shore.h - _FOOT - _PRICE
        self.prices: tuple[Rect, ...] = tuple(
            shore.about(x + wide / 2, line + _PRICE / 2, wide + 18, _PRICE) for x in near
        )
        """Where it says what a card costs, by place."""
        below = (top + _LOWER + RATIO * wide + water.h) / 2 + 2
        self.numbers: tuple[Rect, ...] = tuple(
            water.about(x + wide / 2, below, 2 * _NUMBER, 2 * _NUMBER) for x in far
        )
        """Where the places on the river have their numbers."""

    def told(self, place: int) -> Rect:
        """What it says of a place: its price, or its number on the river."""
        return self.prices[place] if place < REACH else self.numbers[place - REACH]

    def sprites(self, assets: Assets, say: Say) -> list[Sprite]:
        """The cards; characters are seen from behind unless they lie face up."""
        found = []
        for place, kind in enumerate(self.view.row):
            rect = self.places[place]
            size, copy = rect.size, self.copy(place)
            if kind == HIDDEN:
                found.append(Sprite(InRow(place), card_back(assets, ORANGE, size), rect))
            else:
                face = later(card, assets, self.frame, say, kind, size, "middle", copy)
                found.append(Sprite(InRow(place), face, rect))
        return found

    def copy(self, place: int) -> int:
        """The number of a card among equal ones, counted from the end that does not move up."""
        row = self.view.row
        return row[place + 1 :].count(row[place])

    def paint(self, canvas: Canvas, say: Say) -> None:
        """Prices, empty places, rafts and their numbers."""
        lying = len(self.view.row)
        for place in range(REACH):
            if place < lying:
                paint_price(canvas, say, self.prices[place], place)
            else:
                rect = self.places[place]
                empty = empty_place(canvas.assets, self.frame.u, rect.size, "planks")
                canvas.picture(empty, rect.topleft)
        for place in range(REACH, DELIVERY):
            self._paint_raft(canvas, self.places[place])
        ink, ground = palette.NIGHT_TEXT, BAZAAR["place_number"][0]
        for place, rect in enumerate(self.numbers, start=REACH):
            if place < lying:
                canvas.circle(rect.center, rect.w / 2, ground, alpha=190)
                write(canvas, str(place + 1), "number", 20, rect, ink, ground)

    def _paint_raft(self, canvas: Canvas, place: Rect) -> None:
        k = place.w / 150 * 1.08
        w, h = round(_RAFT[0] * k), round(_RAFT[1] * k)
        x = place.centerx - w // 2
        y = place.bottom - round(_RAFT[2] * k) + self.frame.px(2)
        canvas.svg("pieces/raft", Rect(x, y, w, h))


def _spread(room: float, count: int, wide: float, side: float) -> list[float]:
    """Left edges of so many cards in the middle of a room."""
    gap = min(_WIDEST_GAP, (room - 2 * side - count * wide) / (count - 1))
    left = (room - count * wide - (count - 1) * gap) / 2
    return [left + n * (wide + gap) for n in range(count)]
