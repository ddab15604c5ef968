"""Which moves are legal: the only source of it."""

from collections.abc import Sequence
from typing import Final

from rules.packed import append, i64, vec
from rules.rows import count
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.counts import cards_with_back, hand_size, pile_cards, set_size
from rules.sobek.moves import Move
from rules.sobek.pieces import (
    AMULET,
    BACKS,
    CHARACTERS,
    COURTESAN,
    COURTESAN_CARDS,
    HAND_AFTER_SCRIBE,
    KINDS,
    PROSPERITY_TYPES,
    REACH,
    SET_MINIMUM,
    TOKENS,
    TYPES,
)
from rules.sobek.pieces import END as TYPE_END
from rules.sobek.pieces import FIRST as TYPE_FIRST
from rules.sobek.rulings import REAL_CARDS_OF_NEW_SET, REAL_CARDS_TO_ENLARGE
from rules.sobek.state import State

MOST_MOVES: Final = KINDS + 1
_CHARACTERS: Final = vec[i64](CHARACTERS)


def legal_moves(state: State) -> Sequence[Move]:
    """The moves of the seat to move; empty when chance moves or the game is over."""
    found = vec[i64]([0] * MOST_MOVES)
    return list(found[: legal(state, found)])


def legal(state: State, found: vec[i64]) -> i64:
    """Writes the same moves into a row that has place for MOST_MOVES; how many there are.

    So do the functions below, from place `n` on; they give the place after their last move.
    """
    stage, seat = state.stage, state.to_move
    n: i64 = 0
    if stage == st.TURN:
        n = _turn(state, found)
    elif stage in (st.LAY, st.CROSS_LAY):
        n = _lay(state, found)
    elif stage == st.EVENT:
        for token in range(TOKENS):
            if state.events[token] > 0:
                n = _also(found, n, mv.USE[token])
    elif stage == st.CROSS:
        n = _also(found, _layable(state, found, n), mv.DONE)
    elif stage == st.SURPLUS:
        n = _surplus(state, found)
    elif stage == st.COURTESAN:
        n = _each(courtesan_types(state, seat), mv.LAY, found)
    elif stage == st.ADD:
        n = _add(state, found)
    elif stage == st.MERCHANT:
        for place in range(len(state.row)):
            n = _also(found, n, mv.BUY[place])
    elif stage == st.PRIEST:
        for type_ in range(TYPES):
            n = _also(found, n, mv.NAME[type_])
    elif stage == st.THIEF:
        for move in robbable(state, seat):
            n = _also(found, n, move)
    elif stage == st.VIZIER:
        n = _each(with_piles(state, seat), mv.LOOK, found)
    elif stage == st.RECOVER:
        pile = state.owner * KINDS
        for kind in range(KINDS):
            if state.piles[pile + kind] > 0:
                n = _also(found, n, mv.PICK[kind])
    elif stage == st.GUILD:
        n = _each(to_push(state, seat), mv.PUSH, found)
    elif stage == st.CURSE:
        n = _each(others(state, seat), mv.CURSE, found)
    elif stage == st.PROSPERITY:
        n = _each(to_bless(state, seat), mv.BLESS, found)
    elif stage == st.STARTER:
        for other in range(state.seats):
            n = _also(found, n, mv.START[other])
    return n


def _also(found: vec[i64], n: i64, move: Move) -> i64:
    found[n] = move
    return n + 1


def _each(of: vec[i64], moves: vec[i64], found: vec[i64]) -> i64:
    """The move for each of these seats or types."""
    n: i64 = 0
    for one in of:
        n = _also(found, n, moves[one])
    return n


def _turn(state: State, found: vec[i64]) -> i64:
    n: i64 = 0
    hands = state.hands
    first = state.to_move * KINDS
    for place in range(min(len(state.row), REACH)):
        n = _also(found, n, mv.TAKE[place])
    for kind in _CHARACTERS:
        if hands[first + kind] > 0:
            n = _also(found, n, mv.PLAY[kind])
    return _layable(state, found, n)


def _layable(state: State, found: vec[i64], n: i64) -> i64:
    """A move for each type of which the hand has a set."""
    seat = state.to_move
    hands = state.hands
    first = seat * KINDS
    amulets = hands[first + AMULET]
    for type_ in range(TYPES):
        real: i64 = 0
        for at in range(first + TYPE_FIRST[type_], first + TYPE_END[type_]):
            real += hands[at]
        if real + amulets < SET_MINIMUM:
            continue
        if real >= REAL_CARDS_OF_NEW_SET or real >= real_cards_needed(state, seat, type_):
            n = _also(found, n, mv.LAY[type_])
    return n


def real_cards_needed(state: State, seat: i64, type_: i64) -> i64:
    """How many cards of a set laid now must be really of the type (4.3, 9.1)."""
    if state.stage in (st.TURN, st.LAY) and set_size(state, seat, type_) > 0:
        return REAL_CARDS_TO_ENLARGE
    return REAL_CARDS_OF_NEW_SET


def _left(state: State, kind: i64) -> i64:
    """Cards of the kind in the hand of the seat to move that are not picked."""
    return state.hands[state.to_move * KINDS + kind] - count(state.picked, kind)


def _last_picked(state: State, otherwise: i64) -> i64:
    """The kind of the card picked last: only such cards and later ones can follow."""
    picked = len(state.picked)
    return state.picked[picked - 1] if picked > 0 else otherwise


def _lay(state: State, found: vec[i64]) -> i64:
    """Cards of the type and amulets, kinds ascending, such that the set can still be completed."""
    type_ = state.laying
    last = _last_picked(state, TYPE_FIRST[type_])
    missing = SET_MINIMUM - len(state.picked)
    real_missing = real_cards_needed(state, state.to_move, type_)
    real_missing -= len(state.picked) - count(state.picked, AMULET)
    amulets = _left(state, AMULET)
    real: i64 = 0  # cards from this kind on
    for kind in range(last, TYPE_END[type_]):
        real += _left(state, kind)
    n: i64 = 0
    for kind in range(last, TYPE_END[type_]):
        left = _left(state, kind)
        if left > 0:
            if real + amulets >= missing and real >= real_missing:
                n = _also(found, n, mv.PICK[kind])
            real -= left
    if amulets > 0 and amulets >= missing and real_missing <= 0:
        n = _also(found, n, mv.PICK[AMULET])
    return _also(found, n, mv.DONE) if missing <= 0 else n


def courtesan_types(state: State, seat: i64) -> vec[i64]:
    """Types of the seat's open sets for which it has a card that the Courtesan can bring (6)."""
    found = vec[i64]()
    first = seat * KINDS
    for type_ in range(TYPES):
        if set_size(state, seat, type_) > 0:
            fitting = state.hands[first + AMULET]
            for kind in range(TYPE_FIRST[type_], TYPE_END[type_]):
                if kind != COURTESAN:
                    fitting += state.hands[first + kind]
            if fitting > 0:
                found = append(found, type_)
    return found


def _add(state: State, found: vec[i64]) -> i64:
    """Cards that fit the set of the Courtesan, who is played with them, kinds ascending."""
    type_ = state.laying
    n: i64 = 0
    if len(state.picked) < COURTESAN_CARDS:
        for kind in range(_last_picked(state, TYPE_FIRST[type_]), TYPE_END[type_]):
            if kind != COURTESAN and _left(state, kind) > 0:
                n = _also(found, n, mv.PICK[kind])
        if _left(state, AMULET) > 0:
            n = _also(found, n, mv.PICK[AMULET])
    return _also(found, n, mv.DONE) if len(state.picked) > 0 else n


def surplus(state: State, seat: i64) -> i64:
    """How many cards a Scribe takes from the hand of the seat (6)."""
    return max(hand_size(state, seat) - HAND_AFTER_SCRIBE, 0)


def _surplus(state: State, found: vec[i64]) -> i64:
    """Cards of the hand, kinds ascending, such that enough are left to choose from."""
    last = _last_picked(state, 0)
    missing = surplus(state, state.to_move) - len(state.picked)
    rest: i64 = 0  # cards from this kind on
    for kind in range(last, KINDS):
        rest += _left(state, kind)
    n: i64 = 0
    for kind in range(last, KINDS):
        left = _left(state, kind)
        if left > 0:
            if rest >= missing:
                n = _also(found, n, mv.PICK[kind])
            rest -= left
    return n


def rivals(state: State, seat: i64) -> vec[i64]:
    """All other seats in turn order."""
    found = vec[i64]()
    for step in range(1, state.seats):
        found = append(found, (seat + step) % state.seats)
    return found


def others(state: State, seat: i64) -> vec[i64]:
    """All other seats, ascending."""
    found = vec[i64]()
    for other in range(state.seats):
        if other != seat:
            found = append(found, other)
    return found


def robbable(state: State, seat: i64) -> vec[i64]:
    """One move for each back in each rival's hand (6, Thief)."""
    found = vec[i64]()
    for rival in others(state, seat):
        for back in range(BACKS):
            if cards_with_back(state.hands, rival, back) > 0:
                found = append(found, mv.rob_move(rival, back))
    return found


def with_piles(state: State, seat: i64) -> vec[i64]:
    """Rivals with a card in the pile (6, Vizier)."""
    found = vec[i64]()
    for rival in others(state, seat):
        if pile_cards(state, rival) > 0:
            found = append(found, rival)
    return found


def to_push(state: State, seat: i64) -> vec[i64]:
    """Rivals that a guild can move back (5)."""
    found = vec[i64]()
    for rival in others(state, seat):
        if state.score[rival] > 0:
            found = append(found, rival)
    return found


def to_bless(state: State, seat: i64) -> vec[i64]:
    """Types of the seat's open sets that can carry a Prosperity token (5)."""
    found = vec[i64]()
    for type_ in PROSPERITY_TYPES:
        if set_size(state, seat, type_) > 0:
            found = append(found, type_)
    return found
