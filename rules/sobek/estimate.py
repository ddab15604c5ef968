"""How many points the seats may expect in the end: what practice taught about this game."""

from collections.abc import Sequence

from rules.dice import Dice
from rules.sobek.play import play_round
from rules.sobek.scoring import scores
from rules.sobek.state import State


def estimate(state: State, dice: Dice) -> Sequence[float]:
    """The points on the track after the round.

    Every round begins anew with the same cards for all, so nothing is expected of the next ones.
    """
    play_round(state, dice)
    return [float(points) for points in scores(state)]
