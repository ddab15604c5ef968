"""How many cards lie in hands, piles and sets."""

from rules.packed import i64, vec
from rules.sobek.pieces import BACK, BACKS, END, FIRST, KINDS, TYPES
from rules.sobek.state import State


def hand_size(state: State, seat: i64) -> i64:
    """Cards in the hand of the seat."""
    return cards_of(state.hands, seat)


def pile_cards(state: State, seat: i64) -> i64:
    """Cards in the corruption pile of the seat, without curses."""
    return cards_of(state.piles, seat)


def cards_of(cards: vec[i64], seat: i64) -> i64:
    """How many of these cards are the seat's."""
    found: i64 = 0
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        found += cards[at]
    return found


def cards_with_back(cards: vec[i64], seat: i64, back: i64) -> i64:
    """How many of these cards are the seat's and have this back."""
    first = seat * KINDS
    found: i64 = 0
    for kind in range(KINDS):
        if BACK[kind] == back:
            found += cards[first + kind]
    return found


def by_back(cards: vec[i64], seat: i64) -> tuple[int, ...]:
    """How many green, tan and orange cards of these are the seat's."""
    return tuple([cards_with_back(cards, seat, back) for back in range(BACKS)])


def kinds_in(cards: vec[i64], seat: i64) -> tuple[int, ...]:
    """The cards of these that are the seat's, kinds ascending."""
    first = seat * KINDS
    return tuple([kind for kind in range(KINDS) for _ in range(cards[first + kind])])


def set_size(state: State, seat: i64, type_: i64) -> i64:
    """Cards in the seat's open set of the type, without prosperity tokens; 0 if it has none."""
    sets = state.sets
    first = seat * KINDS
    found = state.set_amulets[seat * TYPES + type_]
    for at in range(first + FIRST[type_], first + END[type_]):
        found += sets[at]
    return found
