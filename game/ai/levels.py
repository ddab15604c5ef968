"""How strong an opponent is: the one table of level words."""

from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol

from game.ai.novice import choose_novice
from game.ai.style import Style
from game.ai.thinking import Foresight, think
from game.ai.thoughts import Budget, Thoughts
from game.ai.yardsticks import choose_greedy, choose_random
from rules.game import AnyGame


class Choose(Protocol):
    """Thinks about the view of the seat to move until the budget ends."""

    def __call__(
        self,
        game: AnyGame,
        view: Any,
        rng: Random,
        budget: Budget,
        foresight: Foresight | None = None,
    ) -> Thoughts:
        """What it finds out; what it foresees is kept in `foresight`, and used if it is there."""
        ...


@dataclass(frozen=True, slots=True)
class Level:
    """A way to choose a move, and the time it is given for one."""

    seconds: float
    choose: Choose


LEVELS = {
    "novice": Level(0.3, choose_novice),
    "overseer": Level(0.6, partial(think, style=Style(depth=1))),
    "architect": Level(1.2, think),
    "pharaoh": Level(2.0, partial(think, style=Style(knowledge=True, exploration=0.25))),
}
"""The opponents of the set-up screen, weakest first."""

YARDSTICKS = {
    "random": Level(0.0, choose_random),
    "greedy": Level(0.0, choose_greedy),
    "plain": Level(0.3, think),
}
"""What levels are measured by: any move, most points at once, search without knowledge."""


def level_for(word: str) -> Level:
    """The level or yardstick of that word; ValueError names the ones there are."""
    level = LEVELS.get(word) or YARDSTICKS.get(word)
    if level is None:
        known = ", ".join([*LEVELS, *YARDSTICKS])
        raise ValueError(f"There is no level {word!r}; there are {known}.")
    return level
