"""Why a move is not legal, in one sentence for the person who tried it."""

from typing import Final

from rules.game import Text, text
from rules.rows import count
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.counts import set_size
from rules.sobek.legal import real_cards_needed
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.names import KIND_NAMES, TYPE_NAMES
from rules.sobek.pieces import (
    AMULET,
    COURTESAN_CARDS,
    KINDS,
    KINDS_OF_TYPE,
    REACH,
    SET_MINIMUM,
    TYPE,
)
from rules.sobek.state import State

_STAGE_ASKS: Final = {
    st.STARTER: text("You are last: name the starting player."),
    st.TURN: text("Take a card of the row, play a character or lay a set."),
    st.LAY: text("Choose the cards of your set, then lay it."),
    st.COURTESAN: text("The Courtesan enlarges one of your sets: choose it."),
    st.ADD: text("The Courtesan adds 1 or 2 cards of your hand that fit the set."),
    st.MERCHANT: text("The Merchant takes a card of the row: choose it."),
    st.PRIEST: text("Name one of the six types."),
    st.THIEF: text("Choose a back in the hand of a rival."),
    st.VIZIER: text("Choose a rival who has cards in the jar."),
    st.RECOVER: text("Choose a card of the jar you look through."),
    st.SURPLUS: text("A Scribe: choose the cards beyond 6 for your jar."),
    st.EVENT: text("Choose one of the event tokens left."),
    st.GUILD: text("Choose a rival who is not on 0 to go back."),
    st.CURSE: text("Choose a rival for the Curse."),
    st.PROSPERITY: text("Put Prosperity on your cattle, fish or wheat set."),
    st.CROSS: text("Lay crosswise sets of at least 3 cards, or end the round."),
    st.CROSS_LAY: text("Choose the cards of your set, then lay it."),
}
"""What the seat to move has to do instead."""


def why_not(state: State, move: Move) -> Text:
    """The rule that forbids the move, or what would be legal; for illegal moves only."""
    stage, verb, on = state.stage, VERB[move], FIRST[move]
    if stage == st.OVER:
        return text("The game is over.")
    if stage in st.CHANCE_STAGES:
        return text("Cards are being dealt.")
    if stage == st.TURN:
        return _why_not_on_turn(state, verb, on)
    if stage == st.CROSS and verb == mv.V_LAY:
        return _why_no_set(state, on)
    if verb == mv.V_PICK and stage in (st.LAY, st.ADD, st.CROSS_LAY, st.SURPLUS):
        return _why_not_pick(state, on)
    if verb == mv.V_DONE and stage in (st.LAY, st.CROSS_LAY):
        return text("A set has at least {n} cards.", n=SET_MINIMUM)
    return _STAGE_ASKS[stage]


def _why_not_on_turn(state: State, verb: int, on: int) -> Text:
    if verb == mv.V_TAKE:
        cards = len(state.row)
        return text(
            "The row has only {n} card.", "The row has only {n} cards.", count=cards, n=cards
        )
    if verb == mv.V_BUY:
        return text("Only the first {n} cards of the row can be taken.", n=REACH)
    if verb == mv.V_PLAY:
        return text("You have no {card}.", card=KIND_NAMES[on])
    if verb == mv.V_LAY:
        return _why_no_set(state, on)
    return _STAGE_ASKS[st.TURN]


def _why_no_set(state: State, type_: int) -> Text:
    seat = state.to_move
    hand = state.hands[seat * KINDS : (seat + 1) * KINDS]
    real = sum(hand[kind] for kind in KINDS_OF_TYPE[type_])
    if real < real_cards_needed(state, seat, type_) and real + hand[AMULET] >= SET_MINIMUM:
        return text("A new set needs a card that is really {type}.", type=TYPE_NAMES[type_])
    cards = real + hand[AMULET]
    return text(
        "A set needs {most} cards; with amulets you have {n} for {type}.",
        most=SET_MINIMUM,
        n=cards,
        type=TYPE_NAMES[type_],
    )


def _why_not_pick(state: State, kind: int) -> Text:
    seat, picked = state.to_move, state.picked
    if state.hands[seat * KINDS + kind] <= count(picked, kind):
        return text("You have no other {card}.", card=KIND_NAMES[kind])
    if state.stage != st.SURPLUS and TYPE[kind] not in (state.laying, TYPE[AMULET]):
        return text(
            "{card} does not fit a set of {type}.",
            card=KIND_NAMES[kind],
            type=TYPE_NAMES[state.laying],
        )
    if state.stage == st.ADD and len(picked) == COURTESAN_CARDS:
        return text("The Courtesan adds {n} cards at most.", n=COURTESAN_CARDS)
    if len(picked) > 0 and kind < picked[-1]:
        return text("Choose the cards in the order of the hand.")
    if kind == AMULET and set_size(state, seat, state.laying) == 0:
        return text("Choose the cards in the order of the hand.")
    return text("Too few cards would be left to choose.")
