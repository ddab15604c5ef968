"""Plays a move, then goes on until somebody must decide."""

from random import Random

from rules.dice import Dice
from rules.game import CHANCE, NOBODY, Tell
from rules.imhotep import events as ev
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.legal import MOST_MOVES, legal, most_stones, next_of
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
from rules.packed import append, i64, pop, remove, vec
from rules.rows import kind_at, total


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
    if len(state.reds) > 0:
        for kind in state.reds:
            state.discard[kind] += 1
        state.reds = vec[i64]()
    if len(state.queue) > 0:
        state.queue, place = pop(state.queue, 0)
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


def _cast_off(state: State, move: Move, tell: Tell | None) -> None:
    """The ship goes to its dock; nothing waits to be unloaded yet."""
    ship, site = FIRST[move], SECOND[move]
    state.ship = ship
    state.docks[ship] = site
    state.queue = vec[i64]()
    if tell:
        size, load = state.sizes[ship], state.loads[ship]
        tell(ev.ShipSailed(state.to_move, ship, site, size, load))


def _sail(state: State, move: Move, tell: Tell | None) -> None:
    _cast_off(state, move, tell)
    _unload_from_bow(state)
    state.stage = st.RESOLVE


def _unload_from_bow(state: State) -> None:
    """The stones of the ship that do not wait yet follow, bow first."""
    first = state.ship * MOST_PLACES
    for place in range(first, first + state.sizes[state.ship]):
        if state.places[place] != EMPTY and place not in state.queue:
            state.queue = append(state.queue, place)


def _play_tool(state: State, kind: i64, tell: Tell | None) -> None:
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
        _cast_off(state, move, tell)
        state.stage = st.LEVER_ORDER
        _settle_order(state, tell)
    elif stage == st.LEVER_ORDER:
        state.queue = append(state.queue, next_of(state, FIRST[move]))
        _settle_order(state, tell)
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


def _settle_order(state: State, tell: Tell | None) -> None:
    """Once all stones left are of one owner the order is complete."""
    owners = 0
    for seat in range(state.seats):
        if next_of(state, seat) != NOWHERE:
            owners += 1
    if owners > 1:
        return
    _unload_from_bow(state)
    state.stage = st.RESOLVE
    if tell:
        tell(ev.OrderSet(state.to_move, tuple(state.places[place] for place in state.queue)))


def _choose(state: State, move: Move, tell: Tell | None) -> None:
    seat = state.to_move
    verb = VERB[move]
    stage = state.stage
    if verb == mv.V_PICK:
        kind = FIRST[move]
        state.market = remove(state.market, kind)
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


def _keep(state: State, seat: i64, kind: i64, tell: Tell | None) -> None:
    state.pair = remove(state.pair, kind)
    rejected: i64 = EMPTY
    if len(state.pair) > 0:
        state.pair, rejected = pop(state.pair)
        state.discard[rejected] += 1
    if tell:
        tell(ev.CardKept(seat, kind, rejected))
    receive(state, seat, kind, tell)


def chance(state: State, rng: Random) -> Move:
    """Draws a start player, a round card or a market card, each unseen one alike."""
    return _drawn(state, rng.randrange(_draws(state)))


def _draws(state: State) -> i64:
    """How many different pieces can be drawn, each alike."""
    if state.stage == st.START:
        return state.seats
    if state.stage == st.REVEAL:
        return len(state.fleets)
    return total(state.deck)


def _drawn(state: State, index: i64) -> Move:
    """The draw of this one of them."""
    if state.stage == st.START:
        return mv.START[index]
    if state.stage == st.REVEAL:
        return mv.REVEAL[state.fleets[index]]
    return mv.DEAL[kind_at(state.deck, index)]


def playout(state: State, dice: Dice) -> int:
    """Plays uniform legal moves to the end, in place; how many moves the seats made."""
    made: i64 = 0
    moves = vec[i64]([0] * MOST_MOVES)
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            move = drawn(state, dice)
        else:
            move = moves[dice.randrange(legal(state, moves))]
            made += 1
        apply(state, move, None)
    return made


def drawn(state: State, dice: Dice) -> Move:
    """A chance move by one throw of the dice."""
    return _drawn(state, dice.randrange(_draws(state)))


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
