"""Ships: where their places are, and how they look behind and before their stones.

All measures are those of the drawings, at a scale of 1 drawing unit = `scale` pixels.
"""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tables.imhotep.stones import stone_height, stone_rect

_PITCH: Final = 60
_STONE: Final = 52
_PLACE: Final = (52, 34)
_PLACES_TOP: Final = 90
_SINKS: Final = 8
"""The foot of a stone lies so much below its place, behind the hull."""
HEIGHT: Final = 176
_MARGIN: Final = (10, 14)
"""The drawings reach so far left and right of the ship, and above it; 12 below."""
REACH: Final = (60, 70)
"""What the pointer may hit of a place, at least."""


def ship_width(places: int) -> int:
    """Width of a ship, in units of the drawing."""
    return 66 + _PITCH * places + 104


@dataclass(frozen=True, slots=True)
class ShipPlan:
    """A ship at a place of the window: its top left in pixels and its scale."""

    places: int
    x: int
    y: int
    scale: float

    @property
    def rect(self) -> Rect:
        """The whole ship."""
        return Rect(self.x, self.y, self._px(ship_width(self.places)), self._px(HEIGHT))

    @property
    def drawn(self) -> Rect:
        """What its drawings cover."""
        left, top = _MARGIN
        w, h = ship_width(self.places) + 2 * left, HEIGHT + top + 12
        return Rect(self.x - self._px(left), self.y - self._px(top), self._px(w), self._px(h))

    @property
    def stone_width(self) -> int:
        """Pixels of a stone aboard."""
        return self._px(_STONE)

    @property
    def load_mark(self) -> Rect:
        """The sign on the hull that shows how many stones it needs."""
        minimum = max(self.places - 1, 1)
        wide = 22 * minimum
        middle = 66 + _PITCH * self.places / 2 + (8 if self.places > 1 else -4)
        return self._box(middle - wide / 2 - 8, 143, wide + 12, 25)

    def place(self, index: int) -> Rect:
        """An empty place as drawn; 0 is at the bow."""
        return self._box(self._left(index), _PLACES_TOP, *_PLACE)

    def reach(self, index: int) -> Rect:
        """What the pointer may hit of a place, stone and all."""
        rect = self.stone(index).union(self.place(index))
        return rect.inflate(self._px(REACH[0]) - rect.w, max(0, self._px(REACH[1]) - rect.h))

    def stone(self, index: int) -> Rect:
        """A stone in a place."""
        w = self.stone_width
        x = self.x + self._px(self._left(index))
        foot = self.y + self._px(_PLACES_TOP + _PLACE[1] + _SINKS)
        return stone_rect(x, foot - stone_height(w), w)

    def _left(self, index: int) -> float:
        return 70 + _PITCH * self.places - _STONE - _PITCH * index

    def _box(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(self.x + self._px(x), self.y + self._px(y), self._px(w), self._px(h))

    def _px(self, units: float) -> int:
        return round(units * self.scale)


def anchored(places: int, middle: int, keel: int, scale: float) -> ShipPlan:
    """A ship about a middle whose hull ends at a line, in pixels."""
    w, h = round(ship_width(places) * scale), round(HEIGHT * scale)
    return ShipPlan(places, middle - w // 2, keel - h, scale)
