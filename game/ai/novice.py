"""The beginner: looks one move ahead, and at nobody but itself."""

from random import Random
from time import monotonic
from typing import Any, Final

from game.ai.playout import finish
from game.ai.thinking import Foresight
from game.ai.thoughts import Budget, Thoughts, Worth
from rules.dice import Dice
from rules.game import AnyGame, Seat

FANCIES: Final = 8
"""How many ways in which the match may go on are fancied for every move."""
HASTE: Final = 1.5
"""How much a point right after the move counts against one in the end."""


def choose_novice(
    game: AnyGame, view: Any, rng: Random, budget: Budget, foresight: Foresight | None = None
) -> Thoughts:
    """A move that seems to bring the viewer many points, above all at once.

    What it gives to others is overlooked, and so is what they are up to. It takes a moment,
    however long it may.
    """
    state = game.imagine(view, rng)
    seat, seats = state.to_move, len(game.scores(state))
    moves = game.legal_moves(state)
    if len(moves) == 1:
        return Thoughts(seat, 0, (Worth(moves[0], 0, (0.5,) * seats),))
    dice = Dice(rng.getrandbits(31))
    hopes = [0.0] * len(moves)
    fancies = 0
    while fancies == 0 or (fancies < FANCIES and monotonic() < budget.until):
        fancies += 1
        for index, move in enumerate(moves):
            state = game.imagine(view, rng)
            game.apply(state, move, None)
            hopes[index] += HASTE * _points(game, state, seat)
            finish(game, state, rng, dice)
            hopes[index] += game.scores(state)[seat]
    least, span = min(hopes), max(hopes) - min(hopes) or 1.0
    worths = []
    for move, hope in zip(moves, hopes, strict=True):
        # Nothing is thought of others, so what is good for one seat seems good for all.
        worths.append(Worth(move, fancies, ((hope - least) / span,) * seats))
    return Thoughts(seat, fancies * len(moves), tuple(worths))


def _points(game: AnyGame, state: Any, seat: Seat) -> int:
    """What the seat would have if the match ended here."""
    return sum(line.points[seat] for line in game.score_sheet(state))
