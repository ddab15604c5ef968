"""Counts that a view holds for a seat, and what its sets are worth."""

from rules.game import Seat
from rules.sobek.pieces import CURSE_CARDS, END, FIRST, KINDS, TYPES, VALUED
from rules.sobek.view import View


def set_cards(view: View, seat: Seat, type_: int) -> int:
    """Cards of the seat's open set of the type, without prosperity tokens; 0 if it has none."""
    first = seat * KINDS
    cards = view.sets[first + FIRST[type_] : first + END[type_]]
    return sum(cards) + view.set_amulets[seat * TYPES + type_]


def set_scarabs(view: View, seat: Seat, type_: int) -> int:
    """Scarabs on the cards of the seat's open set of the type."""
    kind, worth = VALUED[type_]
    return view.sets[seat * KINDS + kind] * worth


def pile_size(view: View, seat: Seat) -> int:
    """Cards in the seat's pile, a curse counting as two."""
    return sum(view.pile_backs(seat)) + CURSE_CARDS * view.curses[seat]


def hand_size(view: View, seat: Seat) -> int:
    """Cards in the hand of the seat."""
    return sum(view.hand_backs(seat))
