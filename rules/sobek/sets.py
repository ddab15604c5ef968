"""Sets: cards picked one by one, then laid together (4.3, 9.1)."""

from rules.game import Tell
from rules.packed import i64, vec
from rules.sobek import events as ev
from rules.sobek import state as st
from rules.sobek.counts import by_back, hand_size, set_size
from rules.sobek.pieces import AMULET, KINDS, NO_TYPE, SET_MINIMUM, TYPES
from rules.sobek.rounds import next_crosswise
from rules.sobek.state import State, ask
from rules.sobek.tokens import look_at_tokens


def begin_set(state: State, type_: i64) -> None:
    """The cards of a set of the type are picked next."""
    state.laying = type_
    state.picked = vec[i64]()
    state.steps += 1
    state.stage = st.CROSS_LAY if state.stage == st.CROSS else st.LAY


def finish_set(state: State, tell: Tell | None) -> None:
    """The picked cards leave the hand and lie in front of the seat."""
    if state.stage == st.CROSS_LAY:
        _finish_crosswise(state, tell)
        return
    seat, type_, picked = state.turn, state.laying, state.picked
    enlarged = set_size(state, seat, type_) > 0
    among = by_back(state.hands, seat) if tell else ()
    lay_picked(state, state.sets, state.set_amulets)
    if tell:
        tell(ev.SetLaid(seat, type_, tuple(picked), enlarged, among))
    look_at_tokens(state, tell)


def lay_picked(state: State, cards: vec[i64], amulets: vec[i64]) -> None:
    """Moves the picked cards from the hand of the seat to move to its set among these."""
    seat = state.to_move
    first = seat * KINDS
    for kind in state.picked:
        state.hands[first + kind] -= 1
        if kind == AMULET:
            amulets[seat * TYPES + state.laying] += 1
        else:
            cards[first + kind] += 1
    state.laying = NO_TYPE
    state.picked = vec[i64]()
    state.steps = 0


def _finish_crosswise(state: State, tell: Tell | None) -> None:
    seat, type_, picked = state.to_move, state.laying, state.picked
    among = by_back(state.hands, seat) if tell else ()
    lay_picked(state, state.cross, state.cross_amulets)
    if tell:
        tell(ev.CrossSetLaid(seat, type_, tuple(picked), among))
    if hand_size(state, seat) >= SET_MINIMUM:
        ask(state, st.CROSS, seat)
    else:
        next_crosswise(state, tell)
