"""Characters played for their power (6)."""

from rules.game import CHANCE, Tell
from rules.packed import append, i64, pop, remove, vec
from rules.sobek import events as ev
from rules.sobek import state as st
from rules.sobek.counts import by_back, kinds_in, pile_cards, set_size
from rules.sobek.legal import courtesan_types, rivals, robbable, surplus, with_piles
from rules.sobek.moves import FIRST, SECOND, Move
from rules.sobek.pieces import (
    BACK,
    BACKS,
    CATTLE_SCRIBE,
    COURTESAN,
    EBONY_PRIEST,
    FISH_SCRIBE,
    KINDS,
    MARBLE_PRIEST,
    MERCHANT,
    QUEEN,
    QUEEN_CARDS,
    THIEF,
    TYPES,
)
from rules.sobek.pieces import END as TYPE_END
from rules.sobek.pieces import FIRST as TYPE_FIRST
from rules.sobek.rounds import end_turn
from rules.sobek.sets import lay_picked
from rules.sobek.state import State, ask


def play_character(state: State, kind: i64, tell: Tell | None) -> None:
    """The character is discarded and its power used, as far as there is no choice to make.

    The Courtesan comes to the table with her cards, once they are picked.
    """
    seat = state.turn
    if kind == COURTESAN:
        types = courtesan_types(state, seat)
        if len(types) > 0:
            state.steps += 1
            _begin_courtesan(state, types)
            return
    _discard(state, kind, tell)
    if kind == QUEEN:
        state.draws = min(QUEEN_CARDS, state.to_deal)
        if state.draws > 0:
            ask(state, st.DRAW, CHANCE)
        else:
            _no_effect(state, tell)
    elif kind in (EBONY_PRIEST, MARBLE_PRIEST):
        state.stage = st.PRIEST
    elif kind in (CATTLE_SCRIBE, FISH_SCRIBE):
        state.queue = vec[i64]()
        for rival in rivals(state, seat):
            if surplus(state, rival) > 0:
                state.queue = append(state.queue, rival)
        if len(state.queue) == 0 and tell:
            tell(ev.NothingHappened(seat))
        next_victim(state, tell)
    elif kind == MERCHANT:
        state.stage = st.MERCHANT
    elif kind == COURTESAN:
        _nothing_fitted(state, tell)
    elif kind == THIEF:
        _begin_theft(state, tell)
    else:
        _begin_look(state, tell)


def _discard(state: State, kind: i64, tell: Tell | None) -> None:
    among = by_back(state.hands, state.turn) if tell else ()
    state.hands[state.turn * KINDS + kind] -= 1
    state.discard[kind] += 1
    if tell:
        tell(ev.CharacterPlayed(state.turn, kind, among))


def _no_effect(state: State, tell: Tell | None) -> None:
    if tell:
        tell(ev.NothingHappened(state.turn))
    end_turn(state, tell)


def _nothing_fitted(state: State, tell: Tell | None) -> None:
    seat = state.turn
    types = tuple([type_ for type_ in range(TYPES) if set_size(state, seat, type_) > 0])
    if tell and types:
        tell(ev.NothingFitted(seat, types, by_back(state.hands, seat)))
    elif tell:
        tell(ev.NothingHappened(seat))
    end_turn(state, tell)


def draw_card(state: State, kind: i64, tell: Tell | None) -> None:
    """The Queen's next card from the deck."""
    state.undealt = remove(state.undealt, kind)
    state.to_deal -= 1
    state.hands[state.turn * KINDS + kind] += 1
    if tell:
        tell(ev.CardDrawn(state.turn, kind, BACK[kind]))
    state.draws -= 1
    if state.draws == 0:
        end_turn(state, tell)


def cleanse(state: State, type_: i64, tell: Tell | None) -> None:
    """A priest: all cards of the type, characters too, leave the seat's pile."""
    seat = state.turn
    first = seat * KINDS
    gone: list[int] = []
    for kind in range(TYPE_FIRST[type_], TYPE_END[type_]):
        cards = state.piles[first + kind]
        state.piles[first + kind] = 0
        state.discard[kind] += cards
        if tell:
            gone += [kind] * cards
    if tell:
        tell(ev.PileCleansed(seat, type_, tuple(gone), by_back(state.piles, seat)))
    end_turn(state, tell)


def next_victim(state: State, tell: Tell | None) -> None:
    """A Scribe: the next rival with too many cards chooses; after the last the turn ends."""
    state.picked = vec[i64]()
    state.steps = 0
    if len(state.queue) > 0:
        state.queue, victim = pop(state.queue, 0)
        ask(state, st.SURPLUS, victim)
    else:
        end_turn(state, tell)


def drop_surplus(state: State, tell: Tell | None) -> None:
    """All picked cards of the victim go from its hand to its pile, together."""
    seat = state.to_move
    first = seat * KINDS
    picked = state.picked
    among = by_back(state.hands, seat) if tell else ()
    for kind in picked:
        state.hands[first + kind] -= 1
        state.piles[first + kind] += 1
    state.picked = vec[i64]()
    if tell:
        backs = vec[i64]([0] * BACKS)
        for kind in picked:
            backs[BACK[kind]] += 1
        tell(ev.SurplusDropped(seat, tuple(picked), tuple(backs), among))
    next_victim(state, tell)


def buy(state: State, place: i64, tell: Tell | None) -> None:
    """The Merchant: any card of the row, nothing skipped."""
    state.row, kind = pop(state.row, place)
    state.hands[state.turn * KINDS + kind] += 1
    if tell:
        tell(ev.CardBought(state.turn, place, kind, state.characters_up))
    end_turn(state, tell)


def _begin_courtesan(state: State, types: vec[i64]) -> None:
    if len(types) > 1:
        state.stage = st.COURTESAN
    else:
        choose_set(state, types[0])


def choose_set(state: State, type_: i64) -> None:
    """The Courtesan's cards will go to the set of this type."""
    state.laying = type_
    state.picked = vec[i64]()
    state.stage = st.ADD


def add_cards(state: State, tell: Tell | None) -> None:
    """The Courtesan is discarded and the picked cards join the set; no event follows."""
    seat, type_ = state.turn, state.laying
    picked = state.picked
    _discard(state, COURTESAN, tell)
    among = by_back(state.hands, seat) if tell else ()
    lay_picked(state, state.sets, state.set_amulets)
    if tell:
        tell(ev.CardsAdded(seat, type_, tuple(picked), among))
    end_turn(state, tell)


def _begin_theft(state: State, tell: Tell | None) -> None:
    ways = robbable(state, state.turn)
    if len(ways) > 1:
        state.stage = st.THIEF
    elif len(ways) > 0:
        rob(state, ways[0], tell)
    else:
        _no_effect(state, tell)


def rob(state: State, move: Move, tell: Tell | None) -> None:
    """The Thief: the victim and the back are chosen, the card is a matter of luck."""
    state.owner, state.back = FIRST[move], SECOND[move]
    if tell:
        tell(ev.BackChosen(state.turn, state.owner, state.back))
    ask(state, st.STEAL, CHANCE)


def steal(state: State, kind: i64, tell: Tell | None) -> None:
    """The stolen card changes hands."""
    seat, victim = state.turn, state.owner
    among = by_back(state.hands, victim) if tell else ()
    state.hands[victim * KINDS + kind] -= 1
    state.hands[seat * KINDS + kind] += 1
    if tell:
        tell(ev.CardStolen(seat, victim, kind, state.back, among))
    end_turn(state, tell)


def _begin_look(state: State, tell: Tell | None) -> None:
    owners = with_piles(state, state.turn)
    if len(owners) > 1:
        state.stage = st.VIZIER
    elif len(owners) > 0:
        look(state, owners[0], tell)
    else:
        _no_effect(state, tell)


def look(state: State, owner: i64, tell: Tell | None) -> None:
    """The Vizier sees the whole pile; a single card is taken without asking."""
    state.owner = owner
    seen = kinds_in(state.piles, owner)
    if tell:
        tell(ev.PileSeen(state.turn, owner, seen))
    if pile_cards(state, owner) > 1:
        state.stage = st.RECOVER
    else:
        recover(state, seen[0], tell)


def recover(state: State, kind: i64, tell: Tell | None) -> None:
    """The Vizier's card goes from the pile to the hand."""
    seat, owner = state.turn, state.owner
    among = by_back(state.piles, owner) if tell else ()
    state.piles[owner * KINDS + kind] -= 1
    state.hands[seat * KINDS + kind] += 1
    if tell:
        tell(ev.CardRecovered(seat, owner, kind, BACK[kind], among))
    end_turn(state, tell)
