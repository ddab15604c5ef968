"""Which moves are legal: the only source of it."""

from collections.abc import Sequence

from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import Move
from rules.imhotep.pieces import (
    CHISEL,
    EMPTY,
    HAMMER,
    KINDS,
    MINIMUM,
    MOST_PLACES,
    PYRAMID_B_SIZE,
    PYRAMID_WORDS,
    SAIL_CARD,
    SHIPS,
    SITES,
    SLED_PLACES,
    STONES_TAKEN,
    TOOLS,
)
from rules.imhotep.state import NOWHERE, State


def most_stones(state: State, seat: int, wanted: int = STONES_TAKEN) -> int:
    """How many stones the seat can take from its quarry now, at most `wanted` (7.1)."""
    return min(wanted, SLED_PLACES - state.sled[seat], state.quarry[seat])


def free_places(state: State) -> int:
    """Empty places on all unsailed ships."""
    free = 0
    for ship in range(SHIPS):
        if state.docks[ship] == NOWHERE:
            free += state.sizes[ship] - state.loads[ship]
    return free


def can_sail(state: State, ship: int, extra: int = 0) -> bool:
    """Whether the ship, with `extra` more stones, fits and has its minimum, unsailed (7.3)."""
    size = state.sizes[ship]
    load = state.loads[ship] + extra
    return state.docks[ship] == NOWHERE and MINIMUM[size] <= load <= size


def open_pyramids(state: State) -> list[int]:
    """Pyramids of side B that still have a space; none once all are built (14.5)."""
    return [
        pyramid
        for pyramid in range(len(PYRAMID_WORDS))
        if state.heights.count(pyramid) < PYRAMID_B_SIZE
    ]


def _places(state: State, found: list[Move], only: int = NOWHERE) -> None:
    places = state.places
    for ship in range(SHIPS):
        if state.docks[ship] != NOWHERE or (only not in (NOWHERE, ship)):
            continue
        first = ship * MOST_PLACES
        for place in range(first, first + state.sizes[ship]):
            if places[place] == EMPTY:
                found.append(mv.PLACE[place])


def _free_docks(state: State) -> list[int]:
    return [site for site in range(SITES) if site not in state.docks]


def _sailings(state: State, found: list[Move]) -> None:
    docks = _free_docks(state)
    for ship in range(SHIPS):
        if can_sail(state, ship):
            first = ship * SITES
            for site in docks:
                found.append(mv.SAIL[first + site])


def can_play(state: State, kind: int) -> bool:
    """Whether the seat to move could carry out every part of this tool (11, 14.3)."""
    seat = state.to_move
    if kind == CHISEL:
        return state.sled[seat] >= 2 and free_places(state) >= 2
    if kind == HAMMER:
        return most_stones(state, seat) >= 1 and free_places(state) >= 1
    if kind == SAIL_CARD:
        return state.sled[seat] >= 1 and any(can_sail(state, ship, 1) for ship in range(SHIPS))
    return any(can_sail(state, ship) for ship in range(SHIPS))


def _actions(state: State) -> list[Move]:
    found: list[Move] = []
    seat = state.to_move
    stones = most_stones(state, seat)
    if stones > 0:
        if state.fewer:
            found.extend(mv.GET[1 : stones + 1])
        else:
            found.append(mv.GET[stones])
    if state.sled[seat] > 0:
        _places(state, found)
    _sailings(state, found)
    hand = seat * KINDS
    for kind in TOOLS:
        if state.cards[hand + kind] and can_play(state, kind):
            found.append(mv.PLAY[kind])
    return found or [mv.PASS]


def _sail_loads(state: State) -> list[Move]:
    found: list[Move] = []
    for ship in range(SHIPS):
        if can_sail(state, ship, 1):
            _places(state, found, ship)
    return found


def _order(state: State) -> list[Move]:
    """One move for each owner who still has a stone outside the chosen order."""
    first = state.ship * MOST_PLACES
    owners = {
        state.places[place]
        for place in range(first, first + state.sizes[state.ship])
        if state.places[place] != EMPTY and place not in state.queue
    }
    return [mv.UNLOAD[seat] for seat in sorted(owners)]


def _picks(state: State) -> list[Move]:
    found = [mv.PICK[kind] for kind in sorted(set(state.market))]
    if state.pair:
        found.append(mv.PICK_PAIR)
    return found


def legal_moves(state: State) -> Sequence[Move]:
    """The moves of the seat to move; empty when chance moves or the game is over."""
    stage = state.stage
    found: list[Move] = []
    if stage == st.ACTION:
        return _actions(state)
    if stage in (st.CHISEL_FIRST, st.CHISEL_SECOND, st.HAMMER_LOAD):
        _places(state, found)
    elif stage == st.SAIL_LOAD:
        return _sail_loads(state)
    elif stage == st.SAIL_SAIL:
        found = [mv.SAIL[state.ship * SITES + site] for site in _free_docks(state)]
    elif stage == st.LEVER_SAIL:
        _sailings(state, found)
    elif stage == st.LEVER_ORDER:
        return _order(state)
    elif stage == st.PICK:
        return _picks(state)
    elif stage == st.KEEP:
        found = [mv.KEEP[kind] for kind in sorted(set(state.pair))]
    elif stage == st.BUILD:
        found = [mv.BUILD[pyramid] for pyramid in open_pyramids(state)]
    elif stage == st.TAKE:
        found = [mv.STONES, mv.DECLINE]
    elif stage == st.LOAD:
        _places(state, found)
        found.append(mv.DECLINE)
    elif stage == st.COLUMN:
        found = [mv.POINT, mv.STONES]
    return found
