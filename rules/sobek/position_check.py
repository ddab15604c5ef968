"""Whether a position written by hand can be played on from its stage."""

from rules.game import PositionError
from rules.sobek import state as st
from rules.sobek.counts import cards_with_back, set_size
from rules.sobek.legal import legal_moves, surplus
from rules.sobek.pieces import (
    AMULET,
    COURTESAN_CARDS,
    CURSE,
    EVENTS_OUT,
    KINDS,
    NO_TYPE,
    PROSPERITY,
    TOKEN_WORDS,
    TYPE,
)
from rules.sobek.state import State

_OWN_TURN = (
    st.TURN,
    st.LAY,
    st.COURTESAN,
    st.ADD,
    st.MERCHANT,
    st.PRIEST,
    st.THIEF,
    st.VIZIER,
    st.RECOVER,
    st.EVENT,
    st.GUILD,
    st.CURSE,
    st.PROSPERITY,
)
_LAYING = (st.LAY, st.ADD, st.CROSS_LAY)


def check_stage(state: State) -> None:
    """PositionError unless what is being decided can be decided."""
    stage = state.stage
    if stage in _OWN_TURN and state.to_move != state.turn:
        raise PositionError("to_move: it is the turn of another seat.")
    if stage in (st.RECOVER, st.STEAL) and state.owner == state.turn:
        raise PositionError("owner: another seat than the one whose turn it is is wanted.")
    if stage in (st.CROSS, st.CROSS_LAY) and (len(state.row) > 0 or state.to_deal > 0):
        raise PositionError("row: it and the deck are empty when crosswise sets are laid.")
    if len(set(state.queue)) != len(state.queue):
        raise PositionError("queue: each seat is asked once.")
    in_use = {st.GUILD: state.token, st.CURSE: CURSE, st.PROSPERITY: PROSPERITY}
    if stage in in_use and state.used[in_use[stage]] == 0:
        raise PositionError(f"used: the {TOKEN_WORDS[in_use[stage]]} in use is wanted.")
    _check_draws(state)
    _check_picked(state)
    if state.to_move >= 0 and not legal_moves(state):
        raise PositionError("stage: the seat to move would have nothing to choose.")


def _check_draws(state: State) -> None:
    stage = state.stage
    there = {
        st.GREEN_DEAL: len(state.green),
        st.TOKEN_DRAW: sum(state.bag),
        st.ROW_DEAL: state.to_deal,
        st.DRAW: state.to_deal,
    }
    if stage in (st.GREEN_DEAL, st.TOKEN_DRAW) and state.to_deal == 0:
        raise PositionError("to_deal: cards are wanted for the first delivery.")
    if stage == st.GREEN_DEAL and sum(state.bag) < EVENTS_OUT:
        raise PositionError(f"bag: {EVENTS_OUT} tokens are wanted, to be put out next.")
    if stage in there:
        if not 1 <= state.draws <= there[stage]:
            raise PositionError(f"draws: from 1 to {there[stage]} are possible.")
    elif state.draws:
        raise PositionError("draws: nothing is drawn at this stage.")
    if stage == st.STEAL and cards_with_back(state.hands, state.owner, state.back) == 0:
        raise PositionError("back: the hand of the owner has no such card.")
    if stage == st.SURPLUS and len(state.picked) >= surplus(state, state.to_move):
        raise PositionError("hands: the seat to move has no surplus left.")


def _check_picked(state: State) -> None:
    picked, stage = list(state.picked), state.stage
    if stage not in (*_LAYING, st.SURPLUS):
        if picked or state.laying != NO_TYPE:
            raise PositionError("picked: no cards are picked at this stage.")
        return
    if stage in _LAYING and state.laying == NO_TYPE:
        raise PositionError("laying: the type of the set is wanted.")
    if stage == st.ADD and set_size(state, state.to_move, state.laying) == 0:
        raise PositionError("laying: the seat to move has no such set.")
    if stage == st.ADD and len(picked) >= COURTESAN_CARDS:
        raise PositionError(f"picked: a Courtesan adds {COURTESAN_CARDS} cards at most.")
    if stage in _LAYING and any(TYPE[kind] not in (state.laying, TYPE[AMULET]) for kind in picked):
        raise PositionError("picked: only cards of the type and amulets fit.")
    held = state.hands[state.to_move * KINDS :][:KINDS]
    if picked != sorted(picked) or any(picked.count(kind) > held[kind] for kind in picked):
        raise PositionError("picked: cards of the hand in ascending order are wanted.")
