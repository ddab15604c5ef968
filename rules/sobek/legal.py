"""Which moves are legal: the only source of it."""

from collections.abc import Sequence

from rules.game import Seat
from rules.sobek import moves as mv
from rules.sobek import state as st
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
    SET_MINIMUM,
    TOKENS,
    TYPES,
)
from rules.sobek.pieces import END as TYPE_END
from rules.sobek.pieces import FIRST as TYPE_FIRST
from rules.sobek.rulings import REAL_CARDS_OF_NEW_SET, REAL_CARDS_TO_ENLARGE
from rules.sobek.state import State, by_back, hand_size, set_size


def real_cards_needed(state: State, seat: Seat, type_: int) -> int:
    """How many cards of a set laid now must be really of the type (4.3, 9.1)."""
    if state.stage in (st.TURN, st.LAY) and set_size(state, seat, type_):
        return REAL_CARDS_TO_ENLARGE
    return REAL_CARDS_OF_NEW_SET


def _layable(state: State, found: list[Move]) -> None:
    """A move for each type of which the hand has a set."""
    seat = state.to_move
    first = seat * KINDS
    hand = state.hands[first : first + KINDS]
    amulets = hand[AMULET]
    for type_ in range(TYPES):
        real = sum(hand[TYPE_FIRST[type_] : TYPE_END[type_]])
        if real + amulets < SET_MINIMUM:
            continue
        if real >= REAL_CARDS_OF_NEW_SET or real >= real_cards_needed(state, seat, type_):
            found.append(mv.LAY[type_])


def _turn(state: State) -> list[Move]:
    found: list[Move] = list(mv.TAKE[: len(state.row)])
    hands = state.hands
    first = state.to_move * KINDS
    for kind in CHARACTERS:
        if hands[first + kind]:
            found.append(mv.PLAY[kind])
    _layable(state, found)
    return found


def _lay(state: State) -> list[Move]:
    """Cards of the type and amulets, kinds ascending, such that the set can still be completed."""
    seat, type_, picked = state.to_move, state.laying, state.picked
    hand = seat * KINDS
    last = picked[-1] if picked else TYPE_FIRST[type_]
    real_missing = real_cards_needed(state, seat, type_) - len(picked) + picked.count(AMULET)
    missing = SET_MINIMUM - len(picked)
    found: list[Move] = []
    rest, real_rest = 0, 0  # cards from this kind on
    for kind in (AMULET, *range(TYPE_END[type_] - 1, TYPE_FIRST[type_] - 1, -1)):
        left = state.hands[hand + kind] - picked.count(kind)
        if kind < last or not left:
            continue
        rest += left
        if kind != AMULET:
            real_rest += left
        if rest >= missing and real_rest >= real_missing:
            found.append(mv.PICK[kind])
    found.reverse()
    if missing <= 0:
        found.append(mv.DONE)
    return found


def fitting(state: State, seat: Seat, type_: int) -> list[int]:
    """Kinds of the seat's hand that a Courtesan, once played, can bring to a set (6)."""
    first = seat * KINDS
    return [
        kind
        for kind in (*range(TYPE_FIRST[type_], TYPE_END[type_]), AMULET)
        if state.hands[first + kind] and kind != COURTESAN
    ]


def courtesan_types(state: State, seat: Seat) -> list[int]:
    """Types of the seat's open sets for which it has a card."""
    return [
        type_
        for type_ in range(TYPES)
        if set_size(state, seat, type_) and fitting(state, seat, type_)
    ]


def _add(state: State) -> list[Move]:
    seat, picked = state.to_move, state.picked
    hand = seat * KINDS
    last = picked[-1] if picked else 0
    found = [
        mv.PICK[kind]
        for kind in fitting(state, seat, state.laying)
        if kind >= last and state.hands[hand + kind] > picked.count(kind)
    ]
    if len(picked) >= COURTESAN_CARDS:
        found = []
    if picked:
        found.append(mv.DONE)
    return found


def surplus(state: State, seat: Seat) -> int:
    """How many cards a Scribe takes from the hand of the seat (6)."""
    return max(hand_size(state, seat) - HAND_AFTER_SCRIBE, 0)


def _surplus(state: State) -> list[Move]:
    seat, picked = state.to_move, state.picked
    hand = seat * KINDS
    last = picked[-1] if picked else 0
    missing = surplus(state, seat) - len(picked)
    found: list[Move] = []
    rest = 0
    for kind in range(KINDS - 1, last - 1, -1):
        left = state.hands[hand + kind] - picked.count(kind)
        if left:
            rest += left
            if rest >= missing:
                found.append(mv.PICK[kind])
    found.reverse()
    return found


def rivals(state: State, seat: Seat) -> list[Seat]:
    """All other seats in turn order."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


def robbable(state: State, seat: Seat) -> list[Move]:
    """One move for each back in each rival's hand (6, Thief)."""
    return [
        mv.rob_move(rival, back)
        for rival in sorted(rivals(state, seat))
        for back, cards in zip(range(BACKS), by_back(state.hands, rival), strict=True)
        if cards
    ]


def with_piles(state: State, seat: Seat) -> list[Seat]:
    """Rivals with a card in the pile (6, Vizier)."""
    return [
        rival
        for rival in sorted(rivals(state, seat))
        if any(state.piles[rival * KINDS : (rival + 1) * KINDS])
    ]


def to_push(state: State, seat: Seat) -> list[Seat]:
    """Rivals that a guild can move back (5)."""
    return [rival for rival in sorted(rivals(state, seat)) if state.score[rival] > 0]


def to_bless(state: State, seat: Seat) -> list[int]:
    """Types of the seat's open sets that can carry a Prosperity token (5)."""
    return [type_ for type_ in PROSPERITY_TYPES if set_size(state, seat, type_)]


def legal_moves(state: State) -> Sequence[Move]:
    """The moves of the seat to move; empty when chance moves or the game is over."""
    stage, seat = state.stage, state.to_move
    if stage == st.TURN:
        return _turn(state)
    if stage < st.STARTER or stage == st.OVER:
        return []
    if stage in (st.LAY, st.CROSS_LAY):
        return _lay(state)
    if stage == st.EVENT:
        return [mv.USE[token] for token in range(TOKENS) if state.events[token]]
    if stage == st.CROSS:
        found: list[Move] = []
        _layable(state, found)
        found.append(mv.DONE)
        return found
    if stage == st.SURPLUS:
        return _surplus(state)
    if stage == st.COURTESAN:
        return [mv.LAY[type_] for type_ in courtesan_types(state, seat)]
    if stage == st.ADD:
        return _add(state)
    if stage == st.MERCHANT:
        return mv.BUY[: len(state.row)]
    if stage == st.PRIEST:
        return mv.NAME
    if stage == st.THIEF:
        return robbable(state, seat)
    if stage == st.VIZIER:
        return [mv.LOOK[rival] for rival in with_piles(state, seat)]
    if stage == st.RECOVER:
        pile = state.owner * KINDS
        return [mv.PICK[kind] for kind in range(KINDS) if state.piles[pile + kind]]
    if stage == st.GUILD:
        return [mv.PUSH[rival] for rival in to_push(state, seat)]
    if stage == st.CURSE:
        return [mv.CURSE[rival] for rival in sorted(rivals(state, seat))]
    if stage == st.PROSPERITY:
        return [mv.BLESS[type_] for type_ in to_bless(state, seat)]
    return mv.START[: state.seats]
