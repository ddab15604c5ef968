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
from rules.packed import i64, vec
from rules.rows import count, total

MIDDLE: Final = 3.0
"""Rounds left in the middle of a match."""


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
    left = float(ROUNDS - state.round)
    later = left - MIDDLE
    points = vec[float]([0.0] * state.seats)
    burial = burial_points(state)
    obelisks = obelisk_end_points(state)
    # Most weights are for the middle of a match, and grow or shrink with every round more.
    for seat in range(state.seats):
        cards = state.cards[seat * KINDS : (seat + 1) * KINDS]
        worth = float(state.score[seat])
        stones = float(count(state.burial, seat))
        if state.sides[BURIAL]:
            worth += (0.28 - 0.09 * later) * float(burial[seat]) + 1.08 * stones
        else:
            worth += (0.73 - 0.06 * later) * float(burial[seat]) + (0.97 + 0.25 * later) * stones
        stones = float(state.obelisks[seat])
        if state.sides[OBELISKS]:
            worth += 2.85 * stones
        else:
            worth += (0.27 - 0.11 * later) * float(obelisks[seat]) + (1.43 + 0.15 * later) * stones
        worth += (0.43 - 0.17 * later) * float(decoration_points(state, seat))
        worth += (2.3 + 0.55 * later) * float(total(cards[PYRAMID_DECORATION:STATUE]))
        worth += 0.81 * float(statue_points(state, seat))
        worth += (0.64 + 0.26 * later) * float(cards[STATUE])
        worth += 1.51 * float(total(cards[FIRST_TOOL:]))
        worth += 0.64 * float(state.sled[seat])
        if state.wrath:
            for site in BUILT_SITES:
                if not has_stone_at(state, seat, site):
                    worth -= 2.0 / left
        points[seat] = worth
    first = (state.last_actor + 1) % state.seats
    points[first] += 1.24
    points[(first + 1) % state.seats] += 0.3
    for column in range(columns(state)):
        points[column_owner(state, column)] += 0.87 + 0.17 * later
    return points
