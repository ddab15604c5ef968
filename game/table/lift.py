"""How hands lift a piece: pointed at, taken up, dragged."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.frame import Frame


@dataclass(frozen=True, slots=True)
class Lift:
    """How many units higher a piece is seen than it lies, and how much larger."""

    up: float = 0
    larger: float = 1

    def of(self, frame: Frame, rect: Rect) -> Rect:
        """Where a piece is seen that lies in a rectangle: larger about its middle, and higher."""
        place = Rect(0, 0, round(self.larger * rect.w), round(self.larger * rect.h))
        place.center = rect.centerx, rect.centery - frame.px(self.up)
        return place


LYING: Final = Lift()
HOVERED: Final = Lift(8, 1.08)
TAKEN: Final = Lift(10)
"""Taken up by a click or by keys, and not dragged."""
DRAGGED: Final = Lift(0, 1.12)
TURN: Final = 5
"""Degrees clockwise that a dragged piece is turned."""
SHADOW: Final = 2.6
"""The shadow of a dragged piece is so many times softer and farther away."""
