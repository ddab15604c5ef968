"""How many cards a view holds for a seat."""

from rules.game import Seat
from rules.sobek.pieces import CURSE_CARDS
from rules.sobek.view import View


def pile_size(view: View, seat: Seat) -> int:
    """Cards in the seat's jar, a curse counting as two."""
    return sum(view.pile_backs(seat)) + CURSE_CARDS * view.curses[seat]


def hand_size(view: View, seat: Seat) -> int:
    """Cards in the hand of the seat."""
    return sum(view.hand_backs(seat))
