"""The last moves of a match, followed in every way to the end, where there are few enough."""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from game.ai.search import Search
from game.ai.thoughts import Budget, Worth
from rules.game import CHANCE, NOBODY
from rules.packed import i64, vec

WORLDS: Final = 8
"""Imagined states that are solved; the values are their means."""
DEEPEST: Final[i64] = 10
"""Moves ahead; where a match goes on for longer, the very first line of play shows it."""
TIME_SHARE: Final = 0.1
"""How much of the time may be spent, perhaps in vain."""
LOOK_POSITIONS: Final[i64] = 32
"""How many positions are gone through between two looks at the clock."""


class TooLongError(Exception):
    """There is luck still to come, or more to go through than there is time for."""


def solved(search: Search, moves: Sequence[Any], budget: Budget) -> tuple[Worth, ...] | None:
    """The true worth of the viewer's moves if every seat plays its best, knowing all.

    None where that takes too long; the budget's playouts are so many positions then.
    """
    ending = _Ending(search, budget)
    sums = [vec[float]([0.0] * search.seats) for _ in moves]
    try:
        for _ in range(WORLDS):
            state = search.imagine(search.view, search.rng)
            for move, whole in zip(moves, sums, strict=True):
                values = ending.after(state, move, 1)
                for seat in range(search.seats):
                    whole[seat] += values[seat] / float(WORLDS)
    except TooLongError:
        return None
    return tuple(
        [Worth(move, WORLDS, tuple(whole)) for move, whole in zip(moves, sums, strict=True)]
    )


class _Ending:
    """Goes through positions depth first, each seat choosing what is best for itself."""

    def __init__(self, search: Search, budget: Budget) -> None:
        self.search = search
        self.stopped = budget.stopped
        self.left: i64 = -1 if budget.playouts is None else budget.playouts
        now = monotonic()
        self.until: float = now + TIME_SHARE * (budget.until - now)

    def after(self, state: Any, move: Any, depth: i64) -> vec[float]:
        """What the match is worth to every seat after this move."""
        search = self.search
        state = state.copy()
        search.apply(state, move, None)
        mover: i64 = state.to_move
        if mover == NOBODY:
            return search.values(state)
        self.left -= 1
        if mover == CHANCE or depth == DEEPEST or self.left == 0:
            raise TooLongError
        if self.left % LOOK_POSITIONS == 0 and self.must_end():
            raise TooLongError
        best = vec[float]()
        for following in search.legal_moves(state):
            values = self.after(state, following, depth + 1)
            if len(best) == 0 or values[mover] > best[mover]:
                best = values
        return best

    def must_end(self) -> bool:
        """Whether the time is over, or the thinking is to be stopped."""
        return monotonic() >= self.until or (self.stopped is not None and self.stopped())
