"""What is asked of an opponent, and what it answers."""

from dataclasses import dataclass
from typing import Any

from game.ai.thoughts import Worth
from rules.game import AnyGame


@dataclass(frozen=True, slots=True)
class Question:
    """Which move to make with this view; `turn` tells the answer to it from older ones.

    The view is that of the seat to move, `level` a word of `levels.LEVELS`. `since` are the moves
    of seats made after the last question about this seat, its own first; None if it was asked
    nothing before, or may not know them all.
    """

    game: AnyGame
    view: Any
    turn: int
    level: str
    seed: int | str
    since: tuple[Any, ...] | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The move to make, after so many playouts, and the worth of every move, best first."""

    turn: int
    move: Any
    playouts: int
    values: tuple[Worth, ...]
