"""Rounds: set-up, deliveries, the end of a turn, of a round and of the game."""

from rules.game import CHANCE, HIDDEN, NOBODY, Seat, Tell
from rules.sobek import events as ev
from rules.sobek import state as st
from rules.sobek.pieces import (
    DECK_CARDS,
    DELIVERY,
    EVENTS_OUT,
    FINISH,
    GREEN_CARDS,
    GREEN_HAND,
    KINDS,
    NO_TYPE,
    REMOVED,
    ROUNDS,
    SET_MINIMUM,
    TOKEN_COPIES,
    TOKENS,
    TYPES,
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
from rules.sobek.state import (
    FROM_CORRUPTION,
    FROM_CROSS,
    FROM_SETS,
    State,
    ask,
    hand_size,
    kinds_in,
)


def begin_round(state: State, starter: Seat, tell: Tell | None) -> None:
    """The set-up of a round, up to its first green card (2.2)."""
    state.round += 1
    state.starter = state.turn = starter
    state.to_deal = len(DECK_CARDS) - REMOVED[state.seats]
    state.draws = GREEN_HAND * state.seats
    state.owner = starter
    ask(state, st.GREEN_DEAL, CHANCE)
    if tell:
        tell(ev.RoundBegan(state.round, starter))


def deal_green(state: State, kind: int, tell: Tell | None) -> None:
    """A green card for the owner, then one for the next seat; after them the tokens."""
    seat = state.owner
    state.green.remove(kind)
    state.hands[seat * KINDS + kind] += 1
    if tell:
        tell(ev.StartCardDealt(seat, kind))
    state.owner = (seat + 1) % state.seats
    state.draws -= 1
    if not state.draws:
        state.draws = EVENTS_OUT
        ask(state, st.TOKEN_DRAW, CHANCE)


def put_out(state: State, token: int, tell: Tell | None) -> None:
    """An event token of the bag, face down; after the last the first delivery."""
    state.bag[token] -= 1
    state.events[token] += 1
    if tell:
        tell(ev.TokenHidden(token))
    state.draws -= 1
    if not state.draws:
        _deliver(state)


def _deliver(state: State) -> None:
    """Up to nine cards of the deck come to the row (2.2, 3)."""
    state.draws = min(DELIVERY, state.to_deal)
    ask(state, st.ROW_DEAL, CHANCE)


def deal_to_row(state: State, kind: int, tell: Tell | None) -> None:
    """The next card of the delivery; after the last a seat has its turn."""
    state.undealt.remove(kind)
    state.to_deal -= 1
    state.row.append(kind)
    if tell:
        tell(ev.CardDelivered(kind, state.characters_up))
    state.draws -= 1
    if not state.draws:
        ask(state, st.TURN, state.turn)


def end_turn(state: State, tell: Tell | None) -> None:
    """The next turn, of the same seat after a Flood; before it a delivery if one is due (11)."""
    state.laying = NO_TYPE
    state.picked = []
    state.steps = 0
    if not state.row and not state.to_deal:
        state.queue = [(state.starter + step) % state.seats for step in range(state.seats)]
        next_crosswise(state, tell)
        return
    if state.flood:
        state.flood = False
    else:
        state.turn = (state.turn + 1) % state.seats
    if state.row:
        ask(state, st.TURN, state.turn)
    else:
        _deliver(state)


def next_crosswise(state: State, tell: Tell | None) -> None:
    """Asks the next seat with enough cards for crosswise sets; after the last the scoring (9.1)."""
    state.flood = False
    state.steps = 0
    while state.queue:
        seat = state.queue.pop(0)
        if hand_size(state, seat) >= SET_MINIMUM:
            ask(state, st.CROSS, seat)
            return
    _end_round(state, tell)


def _end_round(state: State, tell: Tell | None) -> None:
    for step in range(state.seats):
        _drop_hand(state, (state.starter + step) % state.seats, tell)
    earned = [_score_sets(state, seat, tell) for seat in range(state.seats)]
    _penalise(state, earned, tell)
    beyond = FINISH - 1 if state.hundred_ends else FINISH
    if state.round == ROUNDS or max(state.score) > beyond:
        ask(state, st.OVER, NOBODY)
        if tell:
            piles = tuple(kinds_in(state.piles, seat) for seat in range(state.seats))
            tell(ev.GameEnded(scores(state), winners(state), piles))
        return
    _take_back(state)
    if tell:
        tell(ev.RoundEnded(state.round))
    last = last_placed(state)
    if len(last) > 1:
        ask(state, st.CHOOSER_LOT, CHANCE)
    else:
        ask(state, st.STARTER, last[0])


def last_placed(state: State) -> list[Seat]:
    """Who has the fewest points (2.4)."""
    fewest = min(state.score)
    return [seat for seat in range(state.seats) if state.score[seat] == fewest]


def _drop_hand(state: State, seat: Seat, tell: Tell | None) -> None:
    """What is left in the hand goes to the pile (9.2)."""
    first = seat * KINDS
    cards = 0
    for at in range(first, first + KINDS):
        held = state.hands[at]
        if held:
            state.piles[at] += held
            state.hands[at] = 0
            cards += held
    if tell and cards:
        tell(ev.HandDropped(seat, cards))


def _score_sets(state: State, seat: Seat, tell: Tell | None) -> int:
    """Moves the marker for open and crosswise sets; what it earned by them (9.3)."""
    open_points = sets_points(state, seat)
    crosswise = scarabs_of(state.cross, seat)
    gain(state, seat, FROM_SETS, open_points)
    gain(state, seat, FROM_CROSS, crosswise)
    if tell:
        tell(ev.SetsScored(seat, open_points, crosswise))
    return open_points + crosswise


def _penalise(state: State, earned: list[int], tell: Tell | None) -> None:
    """The most corrupt go back (9.4)."""
    sizes = [pile_size(state, seat) for seat in range(state.seats)]
    scarabs = [scarabs_of(state.piles, seat) for seat in range(state.seats)]
    corrupt = most_corrupt(sizes, scarabs)
    if tell:
        tied = sizes.count(max(sizes)) > 1
        shown = tuple(
            count if tied and size == max(sizes) else HIDDEN
            for size, count in zip(sizes, scarabs, strict=True)
        )
        tell(ev.PilesCompared(tuple(sizes), shown, corrupt))
    for seat in corrupt:
        points = penalty(earned[seat])
        gain(state, seat, FROM_CORRUPTION, -points)
        if tell:
            tell(ev.Penalised(seat, points))


def _take_back(state: State) -> None:
    """All cards and tokens for a new round; scores stay (9.5)."""
    seats = state.seats
    state.hands = [0] * (seats * KINDS)
    state.piles = [0] * (seats * KINDS)
    state.sets = [0] * (seats * KINDS)
    state.cross = [0] * (seats * KINDS)
    state.set_amulets = [0] * (seats * TYPES)
    state.cross_amulets = [0] * (seats * TYPES)
    state.prosperity = [0] * (seats * TYPES)
    state.curses = [0] * seats
    state.undealt = list(DECK_CARDS)
    state.to_deal = 0
    state.green = list(GREEN_CARDS)
    state.discard = [0] * KINDS
    state.bag = list(TOKEN_COPIES)
    state.events = [0] * TOKENS
    state.used = [0] * TOKENS
