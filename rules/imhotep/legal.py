"""Which moves are legal: the only source of it."""

from collections.abc import Sequence
from typing import Final

from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import Move
from rules.imhotep.pieces import (
    CHISEL,
    EMPTY,
    FIRST_TOOL,
    HAMMER,
    KINDS,
    MINIMUM,
    MOST_PLACES,
    PYRAMID_B_SIZE,
    PYRAMIDS_OF_B,
    SAIL_CARD,
    SHIPS,
    SITES,
    SLED_PLACES,
    STONES_TAKEN,
    TOOLS,
)
from rules.imhotep.state import NOWHERE, State
from rules.packed import append, i64, vec
from rules.rows import count

MOST_MOVES: Final = SHIPS * MOST_PLACES + SHIPS * SITES + STONES_TAKEN + len(TOOLS)
_MINIMUM: Final = vec[i64](MINIMUM)


def legal_moves(state: State) -> Sequence[Move]:
    """The moves of the seat to move; empty when chance moves or the game is over."""
    found = vec[i64]([0] * MOST_MOVES)
    return list(found[: legal(state, found)])


def legal(state: State, found: vec[i64]) -> i64:
    """Writes the same moves into a row that has place for MOST_MOVES; how many there are.

    So do the functions below, from place `n` on; they give the place after their last move.
    """
    stage = state.stage
    n: i64 = 0
    if stage == st.ACTION:
        n = _actions(state, found)
    elif stage in (st.CHISEL_FIRST, st.CHISEL_SECOND, st.HAMMER_LOAD):
        n = _places(state, found, n)
    elif stage == st.SAIL_LOAD:
        for ship in range(SHIPS):
            if can_sail(state, ship, 1):
                n = _places_on(state, found, n, ship)
    elif stage == st.SAIL_SAIL:
        n = _docks(state, found, n, state.ship)
    elif stage == st.LEVER_SAIL:
        n = _sailings(state, found, n)
    elif stage == st.LEVER_ORDER:
        for seat in range(state.seats):
            if next_of(state, seat) != NOWHERE:
                n = _also(found, n, mv.UNLOAD[seat])
    elif stage == st.PICK:
        for kind in range(KINDS):
            if kind in state.market:
                n = _also(found, n, mv.PICK[kind])
        if len(state.pair) > 0:
            n = _also(found, n, mv.PICK_PAIR)
    elif stage == st.KEEP:
        for kind in range(KINDS):
            if kind in state.pair:
                n = _also(found, n, mv.KEEP[kind])
    elif stage == st.BUILD:
        for pyramid in open_pyramids(state):
            n = _also(found, n, mv.BUILD[pyramid])
    elif stage == st.TAKE:
        n = _also(found, _also(found, n, mv.STONES), mv.DECLINE)
    elif stage == st.LOAD:
        n = _also(found, _places(state, found, n), mv.DECLINE)
    elif stage == st.COLUMN:
        n = _also(found, _also(found, n, mv.POINT), mv.STONES)
    return n


def _also(found: vec[i64], n: i64, move: Move) -> i64:
    found[n] = move
    return n + 1


def _actions(state: State, found: vec[i64]) -> i64:
    n: i64 = 0
    seat = state.to_move
    stones = most_stones(state, seat)
    if stones > 0:
        if state.fewer:
            for fewer in range(1, stones):
                n = _also(found, n, mv.GET[fewer])
        n = _also(found, n, mv.GET[stones])
    if state.sled[seat] > 0:
        n = _places(state, found, n)
    n = _sailings(state, found, n)
    for kind in range(FIRST_TOOL, KINDS):
        if state.cards[seat * KINDS + kind] > 0 and can_play(state, kind):
            n = _also(found, n, mv.PLAY[kind])
    return n if n > 0 else _also(found, n, mv.PASS)


def _places(state: State, found: vec[i64], n: i64) -> i64:
    for ship in range(SHIPS):
        if state.docks[ship] == NOWHERE and state.loads[ship] < state.sizes[ship]:
            n = _places_on(state, found, n, ship)
    return n


def _places_on(state: State, found: vec[i64], n: i64, ship: i64) -> i64:
    places = state.places
    first = ship * MOST_PLACES
    for place in range(first, first + state.sizes[ship]):
        if places[place] == EMPTY:
            found[n] = mv.PLACE[place]
            n += 1
    return n


def _sailings(state: State, found: vec[i64], n: i64) -> i64:
    for ship in range(SHIPS):
        if can_sail(state, ship):
            n = _docks(state, found, n, ship)
    return n


def _docks(state: State, found: vec[i64], n: i64, ship: i64) -> i64:
    docks = state.docks
    for site in range(SITES):
        if site not in docks:
            found[n] = mv.SAIL[ship * SITES + site]
            n += 1
    return n


def most_stones(state: State, seat: i64, wanted: i64 = STONES_TAKEN) -> i64:
    """How many stones the seat can take from its quarry now, at most `wanted` (7.1)."""
    return min(wanted, min(SLED_PLACES - state.sled[seat], state.quarry[seat]))


def free_places(state: State) -> i64:
    """Empty places on all unsailed ships."""
    free: i64 = 0
    for ship in range(SHIPS):
        if state.docks[ship] == NOWHERE:
            free += state.sizes[ship] - state.loads[ship]
    return free


def can_sail(state: State, ship: i64, extra: i64 = 0) -> bool:
    """Whether the ship, with `extra` more stones, fits and has its minimum, unsailed (7.3)."""
    if state.docks[ship] != NOWHERE:
        return False
    size = state.sizes[ship]
    load = state.loads[ship] + extra
    return _MINIMUM[size] <= load <= size


def _one_can_sail(state: State, extra: i64) -> bool:
    return any(can_sail(state, ship, extra) for ship in range(SHIPS))


def can_play(state: State, kind: i64) -> bool:
    """Whether the seat to move could carry out every part of this tool (11, 14.3)."""
    seat = state.to_move
    if kind == CHISEL:
        return state.sled[seat] >= 2 and free_places(state) >= 2
    if kind == HAMMER:
        return most_stones(state, seat) >= 1 and free_places(state) >= 1
    if kind == SAIL_CARD:
        return state.sled[seat] >= 1 and _one_can_sail(state, 1)
    return _one_can_sail(state, 0)


def open_pyramids(state: State) -> vec[i64]:
    """Pyramids of side B that still have a space; none once all are built (14.5)."""
    found = vec[i64]()
    for pyramid in range(PYRAMIDS_OF_B):
        if count(state.heights, pyramid) < PYRAMID_B_SIZE:
            found = append(found, pyramid)
    return found


def next_of(state: State, seat: i64) -> i64:
    """Where the ship in question holds the first stone of the seat outside the Lever's order."""
    first = state.ship * MOST_PLACES
    for place in range(first, first + state.sizes[state.ship]):
        if state.places[place] == seat and place not in state.queue:
            return place
    return NOWHERE
