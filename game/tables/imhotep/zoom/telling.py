"""From a thing on the table to its account."""

from collections.abc import Sequence

from game.table.table import Occupant
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.zoom.account import Account
from game.tables.imhotep.zoom.of_cards import of_card, of_discard_pile, of_draw_pile
from game.tables.imhotep.zoom.of_seats import of_seat
from game.tables.imhotep.zoom.of_ships import of_round, of_ship
from game.tables.imhotep.zoom.of_sites import of_site
from game.tables.imhotep.zoom.subject import (
    OfCard,
    OfPile,
    OfRound,
    OfSeat,
    OfShip,
    OfSite,
    Subject,
)
from rules.imhotep.view import View


def account(view: View, subject: Subject, occupants: Sequence[Occupant], say: Say) -> Account:
    """All that is told of a thing in this view; `occupants` play at its seats."""
    match subject:
        case OfCard(kind=kind):
            return of_card(view, kind)
        case OfShip(ship=ship):
            return of_ship(view, ship, say)
        case OfSite(site=site):
            return of_site(view, site)
        case OfSeat(seat=seat):
            return of_seat(view, seat, occupants[seat])
        case OfRound():
            return of_round(view)
        case OfPile.DRAW:
            return of_draw_pile(view)
        case OfPile.DISCARD:
            return of_discard_pile(view)
