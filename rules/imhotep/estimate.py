"""How many points the seats may expect in the end: what practice taught about this game.

A round is played to its end; what then lies on the table is worth what it came to be worth in
matches between searching opponents, on the average: the weights were fitted to those by least
squares.
"""

from collections.abc import Sequence
from typing import Final

from rules.dice import Dice
from rules.game import CHANCE, NOBODY
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.legal import MOST_MOVES, legal
from rules.imhotep.moves import FIRST, VERB, Move
from rules.imhotep.pieces import (
    BUILT_SITES,
    BURIAL,
    EMPTY,
    FIRST_TOOL,
    KINDS,
    MOST_PLACES,
    OBELISKS,
    PYRAMID_DECORATION,
    ROUNDS,
    STATUE,
)
from rules.imhotep.play import apply, drawn
from rules.imhotep.scoring import (
    burial_points,
    column_owner,
    columns,
    decoration_points,
    has_stone_at,
    obelisk_end_points,
    scores,
    statue_points,
)
from rules.imhotep.state import State
from rules.imhotep.weights import MIDDLE, WEIGHTS
from rules.packed import i64, vec
from rules.rows import count, total

# Rows of WEIGHTS.
BURIAL_A: Final[i64] = 0  # and its stones, as with the next two
BURIAL_B: Final[i64] = 2
OBELISKS_A: Final[i64] = 4
OBELISKS_B: Final[i64] = 6
DECORATION_POINTS: Final[i64] = 7
DECORATIONS: Final[i64] = 8
STATUES_POINTS: Final[i64] = 9
STATUES: Final[i64] = 10
TOOLS_HELD: Final[i64] = 11
SLED: Final[i64] = 12
SITES_WITHOUT: Final[i64] = 13
BEGINS: Final[i64] = 14
SECOND: Final[i64] = 15
COLUMNS: Final[i64] = 16
HOLDINGS: Final[i64] = len(WEIGHTS)
_WEIGHTS: Final = [
    vec[float]([middle + (left - MIDDLE) * later for _, middle, later in WEIGHTS])
    for left in range(ROUNDS)
]
"""Of every holding, by the number of rounds left."""


def estimate(state: State, dice: Dice) -> Sequence[float]:
    """The points that every seat may expect, after the rest of the round."""
    _finish_round(state, dice)
    if state.to_move == NOBODY:
        return [float(points) for points in scores(state)]
    return list(_expected(state))


def _finish_round(state: State, dice: Dice) -> None:
    """Plays any moves to the end of the round; a sailing that comes up is thought over once."""
    moves = vec[i64]([0] * MOST_MOVES)
    played = max(state.round, 1)
    while state.to_move != NOBODY and (state.stage != st.REVEAL or state.round < played):
        if state.to_move == CHANCE:
            move = drawn(state, dice)
        else:
            ways = legal(state, moves)
            move = moves[dice.randrange(ways)]
            if VERB[move] == mv.V_SAIL:
                other = moves[dice.randrange(ways)]
                if VERB[other] != mv.V_SAIL or _gain(state, other) > _gain(state, move):
                    move = other
        apply(state, move, None)


def _gain(state: State, sailing: Move) -> i64:
    """What a sailing brings to the seat to move, roughly: its own stones, less half of others'."""
    first = FIRST[sailing] * MOST_PLACES
    gain: i64 = 0
    for place in range(first, first + MOST_PLACES):
        if state.places[place] == state.to_move:
            gain += 2
        elif state.places[place] != EMPTY:
            gain -= 1
    return gain


def _expected(state: State) -> vec[float]:
    """Between rounds: points on the track, and what else is worth something."""
    weights = _WEIGHTS[ROUNDS - state.round]
    points = vec[float]([0.0] * state.seats)
    held = holdings(state)
    for seat in range(state.seats):
        worth = float(state.score[seat])
        for kind in range(HOLDINGS):
            worth += weights[kind] * held[seat * HOLDINGS + kind]
        points[seat] = worth
    return points


def holdings(state: State) -> vec[float]:
    """How much every seat has between rounds of each thing in WEIGHTS, by seat."""
    seats = state.seats
    held = vec[float]([0.0] * (seats * HOLDINGS))
    burial = burial_points(state)
    obelisks = obelisk_end_points(state)
    graves: i64 = BURIAL_B if state.sides[BURIAL] else BURIAL_A
    for seat in range(seats):
        first = seat * HOLDINGS
        cards = state.cards[seat * KINDS : (seat + 1) * KINDS]
        held[first + graves] = float(burial[seat])
        held[first + graves + 1] = float(count(state.burial, seat))
        if state.sides[OBELISKS]:
            held[first + OBELISKS_B] = float(state.obelisks[seat])
        else:
            held[first + OBELISKS_A] = float(obelisks[seat])
            held[first + OBELISKS_A + 1] = float(state.obelisks[seat])
        held[first + DECORATION_POINTS] = float(decoration_points(state, seat))
        held[first + DECORATIONS] = float(total(cards[PYRAMID_DECORATION:STATUE]))
        held[first + STATUES_POINTS] = float(statue_points(state, seat))
        held[first + STATUES] = float(cards[STATUE])
        held[first + TOOLS_HELD] = float(total(cards[FIRST_TOOL:]))
        held[first + SLED] = float(state.sled[seat])
        if state.wrath:
            for site in BUILT_SITES:
                if not has_stone_at(state, seat, site):
                    held[first + SITES_WITHOUT] += 1.0
    starter = (state.last_actor + 1) % seats
    held[starter * HOLDINGS + BEGINS] = 1.0
    held[(starter + 1) % seats * HOLDINGS + SECOND] = 1.0
    for column in range(columns(state)):
        held[column_owner(state, column) * HOLDINGS + COLUMNS] += 1.0
    return held
