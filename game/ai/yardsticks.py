"""Simple opponents to measure others by."""

from random import Random
from typing import Any

from game.ai.thoughts import Budget, Thoughts, Worth
from rules.game import AnyGame, Seat

GLANCES = 2000
"""How many moves the greedy one tries at most for one decision of many stages."""


def choose_random(game: AnyGame, view: Any, rng: Random, budget: Budget) -> Thoughts:
    """Any legal move, each as likely."""
    state = game.imagine(view, rng)
    return _decided(game, state, rng.choice(game.legal_moves(state)))


def choose_greedy(game: AnyGame, view: Any, rng: Random, budget: Budget) -> Thoughts:
    """A move that brings its seat most points at once, counting all stages of its decision."""
    state = game.imagine(view, rng)
    moves = game.legal_moves(state)
    glance = _Glance(game, state.to_move)
    points = [glance.points_after(state, move) for move in moves]
    most = max(points)
    even = [move for move, has in zip(moves, points, strict=True) if has == most]
    return _decided(game, state, rng.choice(even))


def _decided(game: AnyGame, state: Any, move: Any) -> Thoughts:
    even = (0.5,) * len(game.scores(state))
    return Thoughts(state.to_move, 0, (Worth(move, 1, even),))


class _Glance:
    """A look at the points right after one decision, of as many stages as it has."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.left = GLANCES

    def points_after(self, state: Any, move: Any) -> int:
        """The seat's most points once the decision that begins with this move is made."""
        game = self.game
        self.left -= 1
        state = state.copy()
        game.apply(state, move, None)
        if state.to_move != self.seat or not game.midway(state) or self.left <= 0:
            return game.scores(state)[self.seat]
        return max(self.points_after(state, following) for following in game.legal_moves(state))
