"""Whether a position from outside can be played on: what the moves rely on, asked once.

Every function gives what is wrong, beginning with the field, or nothing. Positions that come
about by play are always sound.
"""

from rules.imhotep import state as st
from rules.imhotep.legal import can_sail, free_places, legal_moves, most_stones
from rules.imhotep.pieces import (
    CHOICE_COLUMNS,
    COLUMN_STONES,
    COPIES,
    EMPTY,
    MARKET,
    MARKET_CARDS,
    MOST_PLACES,
    PAIR_CARDS,
    PYRAMIDS,
    ROUNDS,
    STONES_PER_SEAT,
    TEMPLE,
)
from rules.imhotep.scoring import visible_stones
from rules.imhotep.state import NOWHERE, State

_BETWEEN_ROUNDS = (st.START, st.REVEAL, st.OVER)
_UNLOADING = (st.PICK, st.KEEP, st.BUILD, st.TAKE, st.LOAD, st.DRAW)
_ASSESSING = (st.COLUMN, st.BUILD, st.TAKE, st.DRAW)
_OWN_TURN = (st.ACTION, *st.MIDWAY_STAGES)
_RESOLVING = (st.BUILD, st.TAKE, st.LOAD, st.DRAW)
_STONES_WANTED = {
    st.CHISEL_FIRST: 2,
    st.CHISEL_SECOND: 1,
    st.SAIL_LOAD: 1,
    st.HAMMER_LOAD: 1,
    st.LOAD: 1,
}


def fault(state: State) -> str:
    """Why the position cannot be; empty if it can be played on."""
    return (
        _round_fault(state)
        or _ships_fault(state)
        or _assessment_fault(state)
        or _choice_fault(state)
        or _delivery_fault(state)
    )


def _round_fault(state: State) -> str:
    stage = state.stage
    if stage == st.RESOLVE:
        return "stage: resolve lasts only while a move is being played."
    if stage == st.START:
        begun = list(state.quarry) != [STONES_PER_SEAT] * state.seats or any(state.score)
        if begun or state.round or list(state.deck) != list(COPIES):
            return "stage: at the start all stones are in the quarry and all cards in the pile."
    elif stage == st.REVEAL:
        if state.round == ROUNDS:
            return f"round: after round {ROUNDS} none is revealed."
        if state.market or state.pair:
            return "market: it is empty between rounds."
    elif not state.round:
        return "round: the first has the number 1."
    if stage == st.DEAL:
        pair = PAIR_CARDS if state.sides[MARKET] else 0
        if len(state.market) == MARKET_CARDS[state.sides[MARKET]] and len(state.pair) == pair:
            return "market: nothing is left to deal."
    if state.reds and stage not in _RESOLVING:
        return "reds: red cards lie there only while they are resolved."
    if stage in (st.DEAL, st.DRAW) and not any(state.deck):
        return "draw_pile: it is empty, so nothing can be drawn."
    return ""


def _ships_fault(state: State) -> str:
    stage = state.stage
    stones = [place for place, seat in enumerate(state.places) if seat != EMPTY]
    if stones and (stage in _BETWEEN_ROUNDS or state.column != NOWHERE):
        return "ships: they are empty once a round is over."
    if stage in (*_OWN_TURN, st.DEAL) and stage != st.LEVER_ORDER and NOWHERE not in state.docks:
        return "ships: all four have sailed, so the round is over."
    needs_ship = stage in (st.SAIL_SAIL, st.LEVER_ORDER)
    needs_ship = needs_ship or (stage in _UNLOADING and state.column == NOWHERE)
    if needs_ship != (state.ship != NOWHERE):
        return "ship: the one in question is wanted, and only while there is one."
    if state.ship != NOWHERE and (state.docks[state.ship] == NOWHERE) != (stage == st.SAIL_SAIL):
        return "ships: the one being unloaded has a dock, the one about to sail has none."
    if state.queue and stage not in (*_UNLOADING, st.LEVER_ORDER):
        return "queue: stones wait only while a ship is unloaded."
    awaited = {*state.queue}
    if stage == st.BUILD:
        awaited.add(state.source)
    for place in stones:
        ship = place // MOST_PLACES
        ordering = stage == st.LEVER_ORDER and ship == state.ship
        if state.docks[ship] != NOWHERE and place not in awaited and not ordering:
            return "queue: every stone of a ship at its dock waits to be unloaded."
    return ""


def _assessment_fault(state: State) -> str:
    if state.column == NOWHERE:
        if state.stage == st.COLUMN:
            return "column: the number of the next column is wanted."
        return ""
    visible = visible_stones(tuple(state.temple), state.seats)
    if not state.sides[TEMPLE] or state.stage not in _ASSESSING:
        return "column: only side B of the Temple is gone through, at the end of a round."
    if not 1 <= state.column <= len(visible):
        return f"column: {len(visible)} have stones; the next one's number is wanted."
    if state.stage == st.COLUMN:
        column = state.column - 1
        if column not in CHOICE_COLUMNS or visible[column] != state.to_move:
            return "to_move: the owner of the column before chooses, if there is a choice."
        if not most_stones(state, state.to_move, COLUMN_STONES):
            return "sled: without room or stones there is nothing to choose."
    return ""


def _choice_fault(state: State) -> str:
    stage, seat = state.stage, state.to_move
    if stage in _OWN_TURN and seat != state.turn:
        return "to_move: it is the turn of another seat."
    if seat >= 0 and not legal_moves(state):
        return "stage: the seat to move would have nothing to choose."
    wanted = _STONES_WANTED.get(stage, 0)
    if wanted and (state.sled[seat] < wanted or free_places(state) < wanted):
        return "sled: the stones to be placed and their places are wanted."
    if stage == st.SAIL_SAIL and not can_sail(state, state.ship):
        return "ships: the one about to sail has not its minimum."
    if stage == st.TAKE and not most_stones(state, seat):
        return "sled: without room or stones there is nothing to take."
    return ""


def _delivery_fault(state: State) -> str:
    stage, ship = state.stage, state.ship
    if stage in (st.BUILD, st.TAKE, st.LOAD) and not state.sides[PYRAMIDS]:
        return "stage: only side B of the Pyramids asks that."
    if stage in (st.PICK, st.KEEP) and state.docks[ship] != MARKET:
        return "ships: the one being unloaded is not at the market."
    if stage != st.BUILD:
        return ""
    if state.owner != state.to_move:
        return "owner: the owner of the stone chooses its pyramid."
    if state.source == NOWHERE:
        return "" if state.quarry[state.owner] else "quarry: there is no stone to build with."
    on_board = state.source // MOST_PLACES == ship and state.docks[ship] == PYRAMIDS
    if not on_board or state.places[state.source] != state.owner or state.source in state.queue:
        return "source: no stone of the owner is delivered from there."
    return ""
