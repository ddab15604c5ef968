"""Plays a move, then goes on until somebody must decide."""

from random import Random

from rules.game import Tell
from rules.imhotep import events as ev
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.legal import most_stones
from rules.imhotep.moves import FIRST, SECOND, VERB, Move
from rules.imhotep.pieces import (
    CHISEL,
    EMPTY,
    FLEETS,
    HAMMER,
    KINDS,
    MOST_PLACES,
    SAIL_CARD,
)
from rules.imhotep.rounds import (
    assess_column,
    choose_column,
    deal,
    draw_start,
    end_turn,
    reveal,
    take_stones,
)
from rules.imhotep.sites import ask, build, deliver, receive
from rules.imhotep.state import NOWHERE, State


def apply(state: State, move: Move, tell: Tell | None) -> None:
    """Plays a legal or possible move in place."""
    stage = state.stage
    if stage == st.ACTION:
        _act(state, move, tell)
    elif stage <= st.DRAW:
        _chance(state, move, tell)
    elif stage <= st.LEVER_ORDER:
        _use_tool(state, move, tell)
    else:
        _choose(state, move, tell)
    while state.stage == st.RESOLVE:
        _go_on(state, tell)


def _go_on(state: State, tell: Tell | None) -> None:
    if state.reds:
        for kind in state.reds:
            state.discard[kind] += 1
        state.reds = []
    if state.queue:
        place = state.queue.pop(0)
        deliver(state, state.places[place], state.docks[state.ship], place, tell)
    elif state.column != NOWHERE:
        assess_column(state, tell)
    else:
        end_turn(state, tell)


def _chance(state: State, move: Move, tell: Tell | None) -> None:
    verb = VERB[move]
    if verb == mv.V_START:
        draw_start(state, FIRST[move], tell)
    elif verb == mv.V_REVEAL:
        reveal(state, FIRST[move], tell)
    elif state.stage == st.DEAL:
        deal(state, FIRST[move], tell)
    else:
        kind = FIRST[move]
        state.deck[kind] -= 1
        if tell:
            tell(ev.CardDrawn(state.owner, kind))
        receive(state, state.owner, kind, tell)


def _act(state: State, move: Move, tell: Tell | None) -> None:
    seat = state.to_move
    verb = VERB[move]
    if verb == mv.V_PASS:
        state.passes += 1
        state.stage = st.RESOLVE
        if tell:
            tell(ev.Passed(seat))
        return
    state.passes = 0
    state.last_actor = seat
    if verb == mv.V_GET:
        state.stage = st.RESOLVE
        take_stones(state, seat, FIRST[move], tell)
    elif verb == mv.V_PLACE:
        state.stage = st.RESOLVE
        _load(state, move, tell)
    elif verb == mv.V_SAIL:
        _sail(state, move, tell)
    else:
        _play_tool(state, FIRST[move], tell)


def _load(state: State, move: Move, tell: Tell | None) -> None:
    seat = state.to_move
    ship, place = FIRST[move], SECOND[move]
    state.sled[seat] -= 1
    state.places[ship * MOST_PLACES + place] = seat
    state.loads[ship] += 1
    if tell:
        tell(ev.StoneLoaded(seat, ship, place, state.sizes[ship]))


def _cast_off(state: State, move: Move, tell: Tell | None) -> list[int]:
    """The ship goes to its dock; the places of its stones, bow first."""
    ship, site = FIRST[move], SECOND[move]
    state.ship = ship
    state.docks[ship] = site
    if tell:
        size, load = state.sizes[ship], state.loads[ship]
        tell(ev.ShipSailed(state.to_move, ship, site, size, load))
    first = ship * MOST_PLACES
    return [place for place in range(first, first + MOST_PLACES) if state.places[place] != EMPTY]


def _sail(state: State, move: Move, tell: Tell | None) -> None:
    state.queue = _cast_off(state, move, tell)
    state.stage = st.RESOLVE


def _play_tool(state: State, kind: int, tell: Tell | None) -> None:
    seat = state.to_move
    state.cards[seat * KINDS + kind] -= 1
    state.discard[kind] += 1
    if tell:
        tell(ev.ToolPlayed(seat, kind))
    if kind == CHISEL:
        state.stage = st.CHISEL_FIRST
    elif kind == SAIL_CARD:
        state.stage = st.SAIL_LOAD
    elif kind == HAMMER:
        take_stones(state, seat, most_stones(state, seat), tell)
        state.stage = st.HAMMER_LOAD
    else:
        state.stage = st.LEVER_SAIL


def _use_tool(state: State, move: Move, tell: Tell | None) -> None:
    stage = state.stage
    if stage == st.LEVER_SAIL:
        state.queue = []
        state.stage = st.LEVER_ORDER
        _settle_order(state, _cast_off(state, move, tell), tell)
    elif stage == st.LEVER_ORDER:
        _order_next(state, FIRST[move], tell)
    elif stage == st.SAIL_SAIL:
        _sail(state, move, tell)
    else:
        _load(state, move, tell)
        if stage == st.CHISEL_FIRST:
            state.stage = st.CHISEL_SECOND
        elif stage == st.SAIL_LOAD:
            state.ship = FIRST[move]
            state.stage = st.SAIL_SAIL
        else:
            state.stage = st.RESOLVE


def _order_next(state: State, seat: int, tell: Tell | None) -> None:
    first = state.ship * MOST_PLACES
    left = [
        place
        for place in range(first, first + MOST_PLACES)
        if state.places[place] != EMPTY and place not in state.queue
    ]
    chosen = next(place for place in left if state.places[place] == seat)
    state.queue.append(chosen)
    left.remove(chosen)
    _settle_order(state, left, tell)


def _settle_order(state: State, left: list[int], tell: Tell | None) -> None:
    """Once all stones left are of one owner the order is complete."""
    if len({state.places[place] for place in left}) <= 1:
        state.queue.extend(left)
        state.stage = st.RESOLVE
        if tell:
            owners = tuple(state.places[place] for place in state.queue)
            tell(ev.OrderSet(state.to_move, owners))


def _choose(state: State, move: Move, tell: Tell | None) -> None:
    seat = state.to_move
    verb = VERB[move]
    stage = state.stage
    if verb == mv.V_PICK:
        kind = FIRST[move]
        state.market.remove(kind)
        if tell:
            tell(ev.CardTaken(seat, kind))
        receive(state, seat, kind, tell)
    elif verb == mv.V_PICK_PAIR:
        ask(state, st.KEEP, seat)
        if tell:
            tell(ev.PairTaken(seat, tuple(sorted(state.pair))))
    elif verb == mv.V_KEEP:
        _keep(state, seat, FIRST[move], tell)
    elif verb == mv.V_BUILD:
        build(state, FIRST[move], tell)
    elif stage == st.COLUMN:
        choose_column(state, verb == mv.V_POINT, tell)
    else:
        state.stage = st.RESOLVE
        if verb == mv.V_STONES:
            take_stones(state, seat, most_stones(state, seat), tell)
        elif verb == mv.V_PLACE:
            _load(state, move, tell)
        elif tell:
            tell(ev.GiftDeclined(seat))


def _keep(state: State, seat: int, kind: int, tell: Tell | None) -> None:
    state.pair.remove(kind)
    rejected = state.pair.pop() if state.pair else EMPTY
    if rejected != EMPTY:
        state.discard[rejected] += 1
    if tell:
        tell(ev.CardKept(seat, kind, rejected))
    receive(state, seat, kind, tell)


def chance(state: State, rng: Random) -> Move:
    """Draws a start player, a round card or a market card, each unseen one alike."""
    if state.stage == st.START:
        return mv.START[rng.randrange(state.seats)]
    if state.stage == st.REVEAL:
        return mv.REVEAL[state.fleets[rng.randrange(len(state.fleets))]]
    index = rng.randrange(sum(state.deck))
    kind = 0
    while index >= state.deck[kind]:
        index -= state.deck[kind]
        kind += 1
    return mv.DEAL[kind]


def chance_fault(state: State, move: Move) -> str:
    """Why this draw is impossible; empty if it is possible."""
    verb = VERB[move]
    expected = {
        st.START: mv.V_START,
        st.REVEAL: mv.V_REVEAL,
        st.DEAL: mv.V_DEAL,
        st.DRAW: mv.V_DEAL,
    }.get(state.stage)
    if expected is None:
        return "Nothing is drawn or dealt now."
    if verb != expected:
        return "Something else is drawn or dealt now."
    if verb == mv.V_START and FIRST[move] >= state.seats:
        return "There is no such seat."
    if verb == mv.V_REVEAL and FIRST[move] not in state.fleets:
        fleet = "-".join(str(size) for size in FLEETS[FIRST[move]])
        return f"The round card {fleet} is not among those left."
    if verb == mv.V_DEAL and state.deck[FIRST[move]] == 0:
        return "No such card is left in the draw pile."
    return ""
