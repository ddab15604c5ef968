"""Where the pieces lie that can be taken up, and the places they can be put, in pixels."""

from collections.abc import Hashable

from pygame import Rect

from game.table.table import PieceId, ZoneId
from game.tables.imhotep.choices import (
    Dock,
    MarketCard,
    Only,
    Pyramid,
    Ship,
    ShipPlace,
    SledPlace,
    SledStone,
    Tool,
)
from game.tables.imhotep.ids import Aboard, FaceDown, Hull, InMarket, OnSled, Prow
from game.tables.imhotep.sites.pyramids import ground_cell
from game.tables.imhotep.spread import Spread
from rules.imhotep import state as st
from rules.imhotep.pieces import MOST_PLACES, PYRAMIDS, SITES, SLED_PLACES, TOOLS
from rules.imhotep.state import NOWHERE


def pieces(spread: Spread) -> dict[PieceId, Rect]:
    """Everything that a person could take hold of, later ones over earlier ones."""
    view, tray = spread.view, spread.tray
    found: dict[PieceId, Rect] = {
        Ship(ship): plan.rect for ship, plan in spread.ships.items() if view.docks[ship] == NOWHERE
    }
    for place in range(view.sled[view.viewer]):
        found[SledStone(place)] = tray.plan.stone(place)
    if view.quarry[view.viewer]:
        found[Only.QUARRY] = tray.quarry.union(tray.quarry_label)
    for pile in tray.piles:
        if pile.kind in TOOLS:
            found[Tool(pile.kind)] = pile.rect
    found.update(_market(spread))
    if view.stage == st.BUILD:
        found[Only.DELIVERED] = delivered(spread)
    return found


def _market(spread: Spread) -> dict[PieceId, Rect]:
    cards = spread.market_cards()
    found: dict[PieceId, Rect] = {}
    for index in range(len(spread.view.market)):
        slot = spread.slot(index)
        if slot is not None:
            found[MarketCard(index)] = cards[InMarket(slot)]
    if spread.view.pair and spread.market.pair is not None:
        found[Only.PAIR] = spread.market.pair
    return found


def home(spread: Spread, piece: PieceId) -> Rect | None:
    """Where a piece lies when nobody holds it; None if it is not on the table."""
    if piece is Only.QUARRY:
        return spread.tray.quarry
    return pieces(spread).get(piece)


def sprites_of(spread: Spread, piece: PieceId | None) -> frozenset[Hashable]:
    """The names of the sprites a piece is made of; a card of the tray is none."""
    view = spread.view
    match piece:
        case SledStone(place=place):
            return frozenset({OnSled(view.viewer, place)})
        case Ship(ship=ship):
            aboard = {Aboard(ship, place) for place in range(view.sizes[ship])}
            return frozenset({Hull(ship), Prow(ship), *aboard})
        case MarketCard(index=index):
            slot = spread.slot(index)
            return frozenset() if slot is None else frozenset({InMarket(slot)})
        case Only.PAIR:
            return frozenset(FaceDown(n) for n in range(len(view.pair)))
        case Only.DELIVERED if view.source != NOWHERE:
            return frozenset({Aboard(*divmod(view.source, MOST_PLACES))})
    return frozenset()


def delivered(spread: Spread) -> Rect:
    """Where the stone lies whose owner chooses a pyramid."""
    view = spread.view
    if view.source == NOWHERE:
        return spread.quarry(view.owner)
    ship, place = divmod(view.source, MOST_PLACES)
    return spread.ships[ship].stone(place)


def zones(spread: Spread) -> dict[ZoneId, Rect]:
    """Everything that something can be put on, later ones over earlier ones."""
    view, tray, layout = spread.view, spread.tray, spread.layout
    found: dict[ZoneId, Rect] = {Only.RIVER: layout.harbour, Only.SLED: tray.sled}
    for site in range(SITES):
        found[Dock(site)] = layout.sites[site].union(layout.docks[site])
    for ship, plan in spread.ships.items():
        for place in range(plan.places):
            found[ShipPlace(ship, place)] = plan.reach(place)
    for place in range(view.sled[view.viewer], SLED_PLACES):
        found[SledPlace(place)] = tray.plan.stone(place)
    found[Only.OWN_CARDS] = tray.cards
    if view.sides[PYRAMIDS]:
        for name, rect in spread.sites[PYRAMIDS].next.items():
            if isinstance(name, int):
                found[Pyramid(name)] = rect
    return found


def face(spread: Spread, zone: ZoneId) -> tuple[Rect, float]:
    """What is lit of a zone, and how round it is in units."""
    match zone:
        case ShipPlace(ship=ship, place=place):
            return spread.ships[ship].place(place), 5
        case SledPlace(place=place):
            return spread.tray.plan.place(place), 5
        case Pyramid(pyramid=pyramid):
            return ground_cell(spread.sites[PYRAMIDS].next[pyramid]), 7
        case Dock(site=site):
            return spread.layout.landing(site), 10
        case Only.RIVER:
            return spread.layout.harbour, 24
        case Only.SLED:
            return spread.tray.sled, 12
        case Only.OWN_CARDS:
            return spread.tray.cards, 12
    return zones(spread)[zone], 8
