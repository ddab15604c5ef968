"""Plays a move; whatever follows without a choice or a draw happens at once."""

from random import Random

from rules.dice import Dice
from rules.game import CHANCE, NOBODY, Tell
from rules.packed import append, i64, vec
from rules.rows import count, kind_at, total
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
from rules.sobek.counts import cards_with_back
from rules.sobek.legal import MOST_MOVES, legal, surplus
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.pieces import (
    BACK,
    BACK_WORDS,
    COURTESAN_CARDS,
    KIND_WORDS,
    KINDS,
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


def _take(state: State, place: i64, tell: Tell | None) -> None:
    """A card of the row to the hand, those before it to the pile (4.1)."""
    seat = state.turn
    row = state.row
    kind = row[place]
    first = seat * KINDS
    for skipped in range(place):
        state.piles[first + row[skipped]] += 1
    state.hands[first + kind] += 1
    state.row = row[place + 1 :]
    if tell:
        tell(ev.CardTaken(seat, place, kind, tuple(row[:place]), state.characters_up))
    end_turn(state, tell)


def _pick(state: State, kind: i64, tell: Tell | None) -> None:
    if state.stage == st.RECOVER:
        recover(state, kind, tell)
        return
    state.picked = append(state.picked, kind)
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


def _deal(state: State, kind: i64, tell: Tell | None) -> None:
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
    return _drawn(state, int(rng.random() * float(_draws(state))))


def _draws(state: State) -> i64:
    """How many different pieces can be drawn, each alike."""
    stage = state.stage
    if stage in (st.ROW_DEAL, st.DRAW):
        return len(state.undealt)
    if stage == st.GREEN_DEAL:
        return len(state.green)
    if stage == st.TOKEN_DRAW:
        return total(state.bag)
    if stage == st.STEAL:
        return cards_with_back(state.hands, state.owner, state.back)
    return len(_drawable_seats(state))


def _drawn(state: State, index: i64) -> Move:
    """The draw of this one of them."""
    stage = state.stage
    if stage in (st.ROW_DEAL, st.DRAW):
        return mv.DEAL[state.undealt[index]]
    if stage == st.GREEN_DEAL:
        return mv.DEAL[state.green[index]]
    if stage == st.TOKEN_DRAW:
        return mv.TOKEN[kind_at(state.bag, index)]
    if stage == st.STEAL:
        return mv.DEAL[_stolen(state, index)]
    return mv.LOT[_drawable_seats(state)[index]]


def _stolen(state: State, index: i64) -> i64:
    """The kind of this card of those with the back in the hand of the owner."""
    hand = state.owner * KINDS
    kind: i64 = 0
    while BACK[kind] != state.back or index >= state.hands[hand + kind]:
        if BACK[kind] == state.back:
            index -= state.hands[hand + kind]
        kind += 1
    return kind


def _drawable_seats(state: State) -> vec[i64]:
    return vec[i64](range(state.seats)) if state.stage == st.LOT else last_placed(state)


def drawn(state: State, dice: Dice) -> Move:
    """A card, a token or a seat, each possible one alike, drawn by one throw of the dice."""
    return _drawn(state, dice.randrange(_draws(state)))


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
        return "" if state.bag[drawn] > 0 else f"No {TOKEN_WORDS[drawn]} is left in the bag."
    if verb != mv.V_DEAL:
        return "A card is dealt now."
    if stage == st.STEAL:
        if BACK[drawn] != state.back:
            return f"The stolen card has a {BACK_WORDS[state.back]} back."
        held = state.hands[state.owner * KINDS + drawn]
        return "" if held > 0 else f"No {KIND_WORDS[drawn]} is in the hand."
    cards = state.green if stage == st.GREEN_DEAL else state.undealt
    return "" if count(cards, drawn) > 0 else f"No {KIND_WORDS[drawn]} is left to deal."
