"""Rounds: their beginning, their end with the temple, and the end of the game."""

from typing import Final

from rules.game import CHANCE, NOBODY, Tell
from rules.imhotep import events as ev
from rules.imhotep import state as st
from rules.imhotep.legal import most_stones
from rules.imhotep.pieces import (
    CARD_COLUMN,
    CHOICE_COLUMNS,
    COLUMN_POINT,
    COLUMN_STONES,
    EMPTY,
    FIRST_SLED,
    FLEETS,
    MARKET,
    MARKET_CARDS,
    MOST_PLACES,
    PAIR_CARDS,
    ROUNDS,
    SHIPS,
    TEMPLE,
    TWO_POINT_COLUMN,
)
from rules.imhotep.scoring import column_owner, columns, scores, winners
from rules.imhotep.sites import ask, draw, refill
from rules.imhotep.state import NOWHERE, State
from rules.packed import append, i64, remove, vec

_FACE_UP_A: Final = MARKET_CARDS[False]
_FACE_UP_B: Final = MARKET_CARDS[True]


def draw_start(state: State, seat: i64, tell: Tell | None) -> None:
    """The lot names the start player; sleds are loaded in seat order from there (5)."""
    state.starter = state.turn = seat
    for behind in range(state.seats):
        other = (seat + behind) % state.seats
        state.sled[other] = FIRST_SLED + behind
        state.quarry[other] -= FIRST_SLED + behind
    ask(state, st.REVEAL, CHANCE)
    if tell:
        tell(ev.StartDrawn(seat))


def reveal(state: State, fleet: i64, tell: Tell | None) -> None:
    """A round card: its four ships are there, empty (6)."""
    state.round += 1
    state.fleets = remove(state.fleets, fleet)
    state.sizes = vec[i64](FLEETS[fleet])
    state.places = vec[i64]([EMPTY] * (SHIPS * MOST_PLACES))
    state.loads = vec[i64]([0] * SHIPS)
    state.docks = vec[i64]([NOWHERE] * SHIPS)
    if tell:
        tell(ev.RoundBegan(state.round, FLEETS[fleet]))
    _deal_on(state, tell)


def cards_face_up(state: State) -> i64:
    """How many cards the market shows at the beginning of a round."""
    return _FACE_UP_B if state.sides[MARKET] else _FACE_UP_A


def deals_face_down(state: State) -> bool:
    """Whether the next card dealt belongs to the face-down pair."""
    return len(state.market) >= cards_face_up(state)


def _deal_on(state: State, tell: Tell | None) -> None:
    pair = PAIR_CARDS if state.sides[MARKET] else 0
    wanted = len(state.market) < cards_face_up(state) or len(state.pair) < pair
    if wanted and refill(state, tell):
        ask(state, st.DEAL, CHANCE)
    else:
        ask(state, st.ACTION, state.turn)


def deal(state: State, kind: i64, tell: Tell | None) -> None:
    """One card of the draw pile goes to the market."""
    state.deck[kind] -= 1
    if deals_face_down(state):
        state.pair = append(state.pair, kind)
        if tell:
            tell(ev.CardHidden(kind))
    else:
        state.market = append(state.market, kind)
        if tell:
            tell(ev.CardDealt(kind))
    _deal_on(state, tell)


def end_turn(state: State, tell: Tell | None) -> None:
    """The next seat's turn, or the end of the round once all ships sailed or all passed."""
    state.ship = NOWHERE
    if NOWHERE not in state.docks or state.passes == state.seats:
        _end_round(state, tell)
    else:
        state.turn = (state.turn + 1) % state.seats
        ask(state, st.ACTION, state.turn)


def _end_round(state: State, tell: Tell | None) -> None:
    for ship in range(SHIPS):
        if state.docks[ship] == NOWHERE and state.loads[ship] > 0:
            _clear_ship(state, ship, tell)
    if tell:
        tell(ev.RoundEnded(state.round))
    if state.sides[TEMPLE]:
        state.column = 0
        state.stage = st.RESOLVE
    else:
        for column in range(columns(state)):
            _score_column(state, column_owner(state, column), column, COLUMN_POINT, tell)
        clean_up(state, tell)


def _clear_ship(state: State, ship: i64, tell: Tell | None) -> None:
    """All passed: stones on unsailed ships go home (14.1)."""
    for place in range(ship * MOST_PLACES, (ship + 1) * MOST_PLACES):
        if state.places[place] != EMPTY:
            state.quarry[state.places[place]] += 1
            state.places[place] = EMPTY
    state.loads[ship] = 0
    if tell:
        tell(ev.ShipCleared(ship))


def _score_column(state: State, seat: i64, column: i64, points: i64, tell: Tell | None) -> None:
    state.score[seat] += points
    if tell:
        tell(ev.ColumnScored(seat, column, points))


def assess_column(state: State, tell: Tell | None) -> None:
    """The next column of side B of the temple, left to right (10.3, 14.7)."""
    column = state.column
    if column >= columns(state):
        state.column = NOWHERE
        clean_up(state, tell)
        return
    state.column += 1
    seat = column_owner(state, column)
    if column == TWO_POINT_COLUMN:
        _score_column(state, seat, column, 2 * COLUMN_POINT, tell)
    elif column == CARD_COLUMN:
        draw(state, seat, tell)
    elif column in CHOICE_COLUMNS and most_stones(state, seat, COLUMN_STONES) > 0:
        ask(state, st.COLUMN, seat)
    else:
        _score_column(state, seat, column, COLUMN_POINT, tell)


def choose_column(state: State, point: bool, tell: Tell | None) -> None:
    """The owner of a visible stone takes the point or the stones."""
    state.stage = st.RESOLVE
    seat = state.to_move
    if point:
        _score_column(state, seat, state.column - 1, COLUMN_POINT, tell)
    else:
        take_stones(state, seat, most_stones(state, seat, COLUMN_STONES), tell)


def take_stones(state: State, seat: i64, stones: int, tell: Tell | None) -> None:
    """Stones from the seat's quarry to its sled."""
    state.quarry[seat] -= stones
    state.sled[seat] += stones
    if tell:
        tell(ev.StonesTaken(seat, stones))


def clean_up(state: State, tell: Tell | None) -> None:
    """Market cards are discarded; the next round begins left of the last sailor (6)."""
    for kind in state.market:
        state.discard[kind] += 1
    for kind in state.pair:
        state.discard[kind] += 1
    if tell and len(state.market) + len(state.pair) > 0:
        tell(ev.MarketCleared(tuple(state.market), tuple(sorted(state.pair))))
    state.market = vec[i64]()
    state.pair = vec[i64]()
    if state.round == ROUNDS:
        ask(state, st.OVER, NOBODY)
        if tell:
            tell(ev.GameEnded(scores(state), winners(state)))
        return
    state.passes = 0
    state.starter = state.turn = (state.last_actor + 1) % state.seats
    ask(state, st.REVEAL, CHANCE)
