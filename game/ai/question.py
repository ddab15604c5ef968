"""What is asked of an opponent, and what it answers."""

from dataclasses import dataclass
from typing import Any

from game.ai.thoughts import Worth
from rules.game import AnyGame


@dataclass(frozen=True, slots=True)
class Question:
    """Which move to make with this view; `turn` tells the answer to it from older ones.

    The view is that of the seat to move, `level` a word of `levels.LEVELS`.
    """

    game: AnyGame
    view: Any
    turn: int
    level: str
    seed: int | str


@dataclass(frozen=True, slots=True)
class Answer:
    """The move to make, after so many playouts, and the worth of every move, best first."""

    turn: int
    move: Any
    playouts: int
    values: tuple[Worth, ...]
