"""How many points the seats may expect in the end: what practice taught about this game."""

from collections.abc import Sequence

from rules.dice import Dice
from rules.game import CHANCE, NOBODY
from rules.packed import i64, vec
from rules.sobek import state as st
from rules.sobek.legal import MOST_MOVES, legal
from rules.sobek.play import apply, drawn
from rules.sobek.preferences import preferred
from rules.sobek.scoring import scores
from rules.sobek.state import State


def estimate(state: State, dice: Dice) -> Sequence[float]:
    """The points on the track after the round.

    Every round begins anew with the same cards for all, so nothing is expected of the next ones.
    """
    _finish_round(state, dice)
    return [float(points) for points in scores(state)]


def _finish_round(state: State, dice: Dice) -> None:
    """Plays as one prefers to, until a seat is to name who starts the next round."""
    moves = vec[i64]([0] * MOST_MOVES)
    while state.to_move != NOBODY and state.stage != st.STARTER:
        if state.to_move == CHANCE:
            move = drawn(state, dice)
        else:
            move = preferred(state, moves, legal(state, moves), dice)
        apply(state, move, None)
