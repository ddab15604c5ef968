"""A dragged piece follows the pointer: it grows into the hand and leans into its way."""

import math
from dataclasses import dataclass
from typing import Final

from game.table.clip import EASINGS
from game.table.lift import DRAGGED, HOVERED, TURN, Lift

_NEARER: Final = 28
"""Of the way to the pointer a share of 1 - exp(-28 t) is gone after t seconds."""
_PICK_UP: Final = 0.09
_LEAN: Final = 8
_THERE: Final = 0.5
"""Pixels from the pointer at which the piece is under it."""
_TURNS: Final = 2
"""So few steps, in degrees, are drawn that a drag is not drawn anew each frame."""


@dataclass(frozen=True, slots=True)
class Sway:
    """How a dragged piece is seen, beside where."""

    grown: float = 1
    """Share of its picking up that is over, 0 to 1."""
    lean: float = 0
    """Degrees clockwise."""
    turned: float = TURN
    """Degrees clockwise that it is turned at rest."""

    def turn(self, before: float = 0) -> float:
        """Degrees clockwise, in few steps; it was turned by `before` when it lay."""
        degrees = before + (self.turned - before) * self.grown + self.lean
        return self.turned + _TURNS * round((degrees - self.turned) / _TURNS)

    def up(self, before: Lift = HOVERED) -> float:
        """Units higher than in the hand, as it was lifted before."""
        return before.up * (1 - self.grown)

    def share(self, before: Lift = HOVERED) -> float:
        """Its size as a share of the size it has in the hand."""
        return (before.larger + (DRAGGED.larger - before.larger) * self.grown) / DRAGGED.larger


STEADY: Final = Sway()
"""As it rests in the hand."""


class Following:
    """Where a piece is seen while its goal, the place under the pointer, runs ahead of it."""

    def __init__(self) -> None:
        self._at = (0.0, 0.0)
        self._wide = 1
        self._ahead = 0.0
        self._time = 1.0
        self._glued = False
        self._turned = float(TURN)

    def begin(self, middle: tuple[int, int], wide: int) -> None:
        """A piece is dragged from here on, so many pixels wide."""
        self._at, self._wide = (float(middle[0]), float(middle[1])), max(1, wide)
        self._ahead, self._time = 0.0, 0.0

    def tick(
        self, seconds: float, goal: tuple[int, int], *, pace: float, reduced: bool = False
    ) -> bool:
        """Lets time pass; whether the piece still moves.

        Picking up takes `pace` times its normal time. With 0, and with reduced motion, the piece
        is glued to its goal.
        """
        self._glued = reduced or not pace
        self._turned = 0 if reduced else TURN
        if self._glued:
            self._at, self._ahead, self._time = (float(goal[0]), float(goal[1])), 0.0, 1.0
            return False
        self._time = min(1.0, self._time + seconds / (_PICK_UP * pace))
        left = math.exp(-_NEARER * seconds)
        ahead = (goal[0] - self._at[0]) * left, (goal[1] - self._at[1]) * left
        if math.hypot(*ahead) < _THERE:
            ahead = 0.0, 0.0
        self._at = goal[0] - ahead[0], goal[1] - ahead[1]
        self._ahead = ahead[0]
        return ahead != (0, 0) or self._time < 1

    def middle(self, goal: tuple[int, int]) -> tuple[int, int]:
        """The pixel where the middle of the piece is seen."""
        return goal if self._glued else (round(self._at[0]), round(self._at[1]))

    @property
    def sway(self) -> Sway:
        """It leans most when it is half its width behind."""
        if self._glued:
            return Sway(turned=self._turned)
        behind = min(1.0, max(-1.0, 2 * self._ahead / self._wide))
        return Sway(EASINGS["out-quad"](self._time), _LEAN * behind, self._turned)
