"""Rounds: set-up, deliveries, the end of a turn, of a round and of the game."""

from typing import Final

from rules.game import CHANCE, HIDDEN, NOBODY, Tell
from rules.packed import append, i64, pop, remove, vec
from rules.rows import count, highest, lowest
from rules.sobek import events as ev
from rules.sobek import state as st
from rules.sobek.counts import hand_size, kinds_in
from rules.sobek.pieces import (
    DECK_CARDS,
    DELIVERY,
    EVENTS_OUT,
    FINISH,
    GREEN_HAND,
    KINDS,
    NO_TYPE,
    REMOVED,
    ROUNDS,
    SEAT_NUMBERS,
    SET_MINIMUM,
)
from rules.sobek.scoring import (
    gain,
    most_corrupt,
    penalty,
    pile_size,
    scarabs_of,
    scores,
    sets_points,
    winners,
)
from rules.sobek.state import FROM_CORRUPTION, FROM_CROSS, FROM_SETS, State, ask, take_back

_REMOVED: Final = vec[i64]([REMOVED.get(seats, 0) for seats in range(SEAT_NUMBERS[-1] + 1)])


def begin_round(state: State, starter: i64, tell: Tell | None) -> None:
    """The set-up of a round, up to its first green card (2.2)."""
    state.round += 1
    state.starter = state.turn = starter
    state.to_deal = len(DECK_CARDS) - _REMOVED[state.seats]
    state.draws = GREEN_HAND * state.seats
    state.owner = starter
    ask(state, st.GREEN_DEAL, CHANCE)
    if tell:
        tell(ev.RoundBegan(state.round, starter))


def deal_green(state: State, kind: i64, tell: Tell | None) -> None:
    """A green card for the owner, then one for the next seat; after them the tokens."""
    seat = state.owner
    state.green = remove(state.green, kind)
    state.hands[seat * KINDS + kind] += 1
    if tell:
        tell(ev.StartCardDealt(seat, kind))
    state.owner = (seat + 1) % state.seats
    state.draws -= 1
    if state.draws == 0:
        state.draws = EVENTS_OUT
        ask(state, st.TOKEN_DRAW, CHANCE)


def put_out(state: State, token: i64, tell: Tell | None) -> None:
    """An event token of the bag, face down; after the last the first delivery."""
    state.bag[token] -= 1
    state.events[token] += 1
    if tell:
        tell(ev.TokenHidden(token))
    state.draws -= 1
    if state.draws == 0:
        _deliver(state)


def _deliver(state: State) -> None:
    """Up to nine cards of the deck come to the row (2.2, 3)."""
    state.draws = min(DELIVERY, state.to_deal)
    ask(state, st.ROW_DEAL, CHANCE)


def deal_to_row(state: State, kind: i64, tell: Tell | None) -> None:
    """The next card of the delivery; after the last a seat has its turn."""
    state.undealt = remove(state.undealt, kind)
    state.to_deal -= 1
    state.row = append(state.row, kind)
    if tell:
        tell(ev.CardDelivered(kind, state.characters_up))
    state.draws -= 1
    if state.draws == 0:
        ask(state, st.TURN, state.turn)


def end_turn(state: State, tell: Tell | None) -> None:
    """The next turn, of the same seat after a Flood; before it a delivery if one is due (11)."""
    state.laying = NO_TYPE
    state.picked = vec[i64]()
    state.steps = 0
    if len(state.row) == 0 and state.to_deal == 0:
        state.queue = vec[i64]()
        for step in range(state.seats):
            state.queue = append(state.queue, (state.starter + step) % state.seats)
        next_crosswise(state, tell)
        return
    if state.flood:
        state.flood = False
    else:
        state.turn = (state.turn + 1) % state.seats
    if len(state.row) > 0:
        ask(state, st.TURN, state.turn)
    else:
        _deliver(state)


def next_crosswise(state: State, tell: Tell | None) -> None:
    """Asks the next seat with enough cards for crosswise sets; after the last the scoring (9.1)."""
    state.flood = False
    state.steps = 0
    while len(state.queue) > 0:
        state.queue, seat = pop(state.queue, 0)
        if hand_size(state, seat) >= SET_MINIMUM:
            ask(state, st.CROSS, seat)
            return
    _end_round(state, tell)


def _end_round(state: State, tell: Tell | None) -> None:
    for step in range(state.seats):
        _drop_hand(state, (state.starter + step) % state.seats, tell)
    earned = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        earned[seat] = _score_sets(state, seat, tell)
    _penalise(state, earned, tell)
    beyond = FINISH - 1 if state.hundred_ends else FINISH
    if state.round == ROUNDS or highest(state.score) > beyond:
        ask(state, st.OVER, NOBODY)
        if tell:
            piles = tuple(kinds_in(state.piles, seat) for seat in range(state.seats))
            tell(ev.GameEnded(scores(state), winners(state), piles))
        return
    take_back(state)
    if tell:
        tell(ev.RoundEnded(state.round))
    last = last_placed(state)
    if len(last) > 1:
        ask(state, st.CHOOSER_LOT, CHANCE)
    else:
        ask(state, st.STARTER, last[0])


def last_placed(state: State) -> vec[i64]:
    """Who has the fewest points (2.4)."""
    fewest = lowest(state.score)
    found = vec[i64]()
    for seat in range(state.seats):
        if state.score[seat] == fewest:
            found = append(found, seat)
    return found


def _drop_hand(state: State, seat: i64, tell: Tell | None) -> None:
    """What is left in the hand goes to the pile (9.2)."""
    first = seat * KINDS
    cards: i64 = 0
    for at in range(first, first + KINDS):
        held = state.hands[at]
        if held > 0:
            state.piles[at] += held
            state.hands[at] = 0
            cards += held
    if tell and cards > 0:
        tell(ev.HandDropped(seat, cards))


def _score_sets(state: State, seat: i64, tell: Tell | None) -> i64:
    """Moves the marker for open and crosswise sets; what it earned by them (9.3)."""
    open_points = sets_points(state, seat)
    crosswise = scarabs_of(state.cross, seat)
    gain(state, seat, FROM_SETS, open_points)
    gain(state, seat, FROM_CROSS, crosswise)
    if tell:
        tell(ev.SetsScored(seat, open_points, crosswise))
    return open_points + crosswise


def _penalise(state: State, earned: vec[i64], tell: Tell | None) -> None:
    """The most corrupt go back (9.4)."""
    sizes = vec[i64]([0] * state.seats)
    scarabs = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        sizes[seat] = pile_size(state, seat)
        scarabs[seat] = scarabs_of(state.piles, seat)
    corrupt = most_corrupt(sizes, scarabs)
    if tell:
        largest = highest(sizes)
        tied = count(sizes, largest) > 1
        shown = tuple(
            [
                scarabs[seat] if tied and sizes[seat] == largest else HIDDEN
                for seat in range(state.seats)
            ]
        )
        tell(ev.PilesCompared(tuple(sizes), shown, tuple(corrupt)))
    for seat in corrupt:
        points = penalty(earned[seat])
        gain(state, seat, FROM_CORRUPTION, -points)
        if tell:
            tell(ev.Penalised(seat, points))
