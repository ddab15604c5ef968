"""Plays a move; whatever follows without a choice or a draw happens at once."""

from random import Random

from rules.game import Tell
from rules.sobek import events as ev
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.characters import (
    add_cards,
    buy,
    choose_set,
    cleanse,
    draw_card,
    drop_surplus,
    look,
    play_character,
    recover,
    rob,
    steal,
)
from rules.sobek.legal import surplus
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.pieces import (
    BACK,
    BACK_WORDS,
    COURTESAN_CARDS,
    KIND_WORDS,
    KINDS,
    KINDS_OF_BACK,
    TOKEN_WORDS,
)
from rules.sobek.rounds import (
    begin_round,
    deal_green,
    deal_to_row,
    end_turn,
    last_placed,
    next_crosswise,
    put_out,
)
from rules.sobek.sets import begin_set, finish_set
from rules.sobek.state import State, ask
from rules.sobek.tokens import bless, curse, push, use_token


def apply(state: State, move: Move, tell: Tell | None) -> None:
    """Plays a legal or possible move in place."""
    verb = VERB[move]
    if verb == mv.V_DEAL:
        _deal(state, FIRST[move], tell)
    elif verb == mv.V_TAKE:
        _take(state, FIRST[move], tell)
    elif verb == mv.V_PICK:
        _pick(state, FIRST[move], tell)
    elif verb == mv.V_DONE:
        _done(state, tell)
    elif verb == mv.V_LAY:
        if state.stage == st.COURTESAN:
            state.steps += 1
            choose_set(state, FIRST[move])
        else:
            begin_set(state, FIRST[move])
    elif verb == mv.V_PLAY:
        play_character(state, FIRST[move], tell)
    elif verb in (mv.V_USE, mv.V_PUSH, mv.V_CURSE, mv.V_BLESS):
        _event(state, move, tell)
    elif verb in (mv.V_BUY, mv.V_NAME, mv.V_LOOK, mv.V_ROB):
        _use_power(state, move, tell)
    else:
        _begin(state, move, tell)


def _take(state: State, place: int, tell: Tell | None) -> None:
    """A card of the row to the hand, those before it to the pile (4.1)."""
    seat = state.turn
    row = state.row
    kind = row[place]
    passed = row[:place]
    first = seat * KINDS
    for skipped in passed:
        state.piles[first + skipped] += 1
    state.hands[first + kind] += 1
    del row[: place + 1]
    if tell:
        tell(ev.CardTaken(seat, place, kind, tuple(passed), state.characters_up))
    end_turn(state, tell)


def _pick(state: State, kind: int, tell: Tell | None) -> None:
    if state.stage == st.RECOVER:
        recover(state, kind, tell)
        return
    state.picked.append(kind)
    state.steps += 1
    picked = len(state.picked)
    if state.stage == st.SURPLUS and picked == surplus(state, state.to_move):
        drop_surplus(state, tell)
    elif state.stage == st.ADD and picked == COURTESAN_CARDS:
        add_cards(state, tell)


def _done(state: State, tell: Tell | None) -> None:
    if state.stage == st.CROSS:
        if tell:
            tell(ev.SetsDone(state.to_move))
        next_crosswise(state, tell)
    elif state.stage == st.ADD:
        add_cards(state, tell)
    else:
        finish_set(state, tell)


def _event(state: State, move: Move, tell: Tell | None) -> None:
    verb, on = VERB[move], FIRST[move]
    if verb == mv.V_USE:
        use_token(state, on, tell)
    elif verb == mv.V_PUSH:
        push(state, on, tell)
    elif verb == mv.V_CURSE:
        curse(state, on, tell)
    else:
        bless(state, on, tell)


def _use_power(state: State, move: Move, tell: Tell | None) -> None:
    verb, on = VERB[move], FIRST[move]
    if verb == mv.V_BUY:
        buy(state, on, tell)
    elif verb == mv.V_NAME:
        cleanse(state, on, tell)
    elif verb == mv.V_LOOK:
        look(state, on, tell)
    else:
        rob(state, move, tell)


def _deal(state: State, kind: int, tell: Tell | None) -> None:
    stage = state.stage
    if stage == st.ROW_DEAL:
        deal_to_row(state, kind, tell)
    elif stage == st.GREEN_DEAL:
        deal_green(state, kind, tell)
    elif stage == st.DRAW:
        draw_card(state, kind, tell)
    else:
        steal(state, kind, tell)


def _begin(state: State, move: Move, tell: Tell | None) -> None:
    """Tokens put out, and who starts (2)."""
    verb, on = VERB[move], FIRST[move]
    if verb == mv.V_TOKEN:
        put_out(state, on, tell)
    elif verb == mv.V_START:
        if tell:
            tell(ev.StarterNamed(state.to_move, on))
        begin_round(state, on, tell)
    elif state.stage == st.LOT:
        if tell:
            tell(ev.StarterDrawn(on))
        begin_round(state, on, tell)
    else:
        ask(state, st.STARTER, on)
        if tell:
            tell(ev.ChooserDrawn(on))


def chance(state: State, rng: Random) -> Move:
    """Draws a card, a token or a seat, each possible one alike."""
    stage = state.stage
    if stage in (st.ROW_DEAL, st.DRAW):
        return mv.DEAL[_one_of(state.undealt, rng)]
    if stage == st.GREEN_DEAL:
        return mv.DEAL[_one_of(state.green, rng)]
    if stage == st.TOKEN_DRAW:
        tokens = [token for token, left in enumerate(state.bag) for _ in range(left)]
        return mv.TOKEN[_one_of(tokens, rng)]
    if stage == st.STEAL:
        hand = state.owner * KINDS
        kinds = KINDS_OF_BACK[state.back]
        cards = [kind for kind in kinds for _ in range(state.hands[hand + kind])]
        return mv.DEAL[_one_of(cards, rng)]
    return mv.LOT[_one_of(_drawable_seats(state), rng)]


def _one_of(things: list[int], rng: Random) -> int:
    return things[int(rng.random() * len(things))]


def _drawable_seats(state: State) -> list[int]:
    return list(range(state.seats)) if state.stage == st.LOT else last_placed(state)


def chance_fault(state: State, move: Move) -> str:
    """Why this draw is impossible; empty if it is possible."""
    stage, verb, drawn = state.stage, VERB[move], FIRST[move]
    if stage not in st.CHANCE_STAGES:
        return "Nothing is drawn or dealt now."
    if stage in (st.LOT, st.CHOOSER_LOT):
        if verb != mv.V_LOT:
            return "A lot is drawn now."
        return "" if drawn in _drawable_seats(state) else "This seat is not among the lots."
    if stage == st.TOKEN_DRAW:
        if verb != mv.V_TOKEN:
            return "An event token is put out now."
        return "" if state.bag[drawn] else f"No {TOKEN_WORDS[drawn]} is left in the bag."
    if verb != mv.V_DEAL:
        return "A card is dealt now."
    if stage == st.STEAL:
        if BACK[drawn] != state.back:
            return f"The stolen card has a {BACK_WORDS[state.back]} back."
        held = state.hands[state.owner * KINDS + drawn]
        return "" if held else f"No {KIND_WORDS[drawn]} is in the hand."
    cards = state.green if stage == st.GREEN_DEAL else state.undealt
    return "" if drawn in cards else f"No {KIND_WORDS[drawn]} is left to deal."
