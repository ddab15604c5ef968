"""Simple opponents to measure others by."""

from random import Random
from typing import Any

from game.ai.thinking import Foresight
from game.ai.thoughts import Budget, Thoughts, Worth
from rules.game import AnyGame, Seat

GLANCES = 2000
"""How many moves the greedy one tries at most for one decision of many stages."""


def choose_random(
    game: AnyGame, view: Any, rng: Random, budget: Budget, foresight: Foresight | None = None
) -> Thoughts:
    """Any legal move, each as likely."""
    state = game.imagine(view, rng)
    return _decided(game, state, rng.choice(game.legal_moves(state)))


def choose_greedy(
    game: AnyGame, view: Any, rng: Random, budget: Budget, foresight: Foresight | None = None
) -> Thoughts:
    """A move that brings its seat the best lead at once, counting all stages of its decision."""
    state = game.imagine(view, rng)
    moves = game.legal_moves(state)
    glance = _Glance(game, state.to_move)
    leads = [glance.lead_after(state, move) for move in moves]
    best = max(leads)
    even = [move for move, lead in zip(moves, leads, strict=True) if lead == best]
    return _decided(game, state, rng.choice(even))


def _decided(game: AnyGame, state: Any, move: Any) -> Thoughts:
    even = (0.5,) * len(game.scores(state))
    return Thoughts(state.to_move, 0, (Worth(move, 1, even),))


class _Glance:
    """A look at the score sheet right after one decision, of as many stages as it has.

    The sheet and not the track alone, and the lead and not the own points: a seat that minds
    neither what it will be paid at the end nor what it gives away loses to random moves.
    """

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.left = GLANCES

    def lead_after(self, state: Any, move: Any) -> int:
        """The seat's best lead once the decision that begins with this move is made."""
        game = self.game
        self.left -= 1
        state = state.copy()
        game.apply(state, move, None)
        if state.to_move != self.seat or not game.midway(state) or self.left <= 0:
            return self.lead(state)
        return max(self.lead_after(state, following) for following in game.legal_moves(state))

    def lead(self, state: Any) -> int:
        """How far the seat is ahead of the best other one, if the match ended here."""
        sheet = [line.points for line in self.game.score_sheet(state)]
        points: list[int] = [sum(column) for column in zip(*sheet, strict=True)]
        own = points.pop(self.seat)
        return own - max(points)
