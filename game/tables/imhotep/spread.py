"""Everything on the table at its true place, for one view and one window."""

from collections.abc import Hashable, Mapping
from typing import Final

from pygame import Rect

from game.assets import Assets
from game.table.sprite import Sprite
from game.tables.imhotep.ids import FaceDown, InMarket, OnSled
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.rivals import Rival
from game.tables.imhotep.shelf import NO_CARD, Shelf
from game.tables.imhotep.ships import Light, ShipPlan, ship_sprites
from game.tables.imhotep.sites.layout import lay_out
from game.tables.imhotep.sites.market import Market
from game.tables.imhotep.sites.site import Say, Site
from game.tables.imhotep.stones import stone
from game.tables.imhotep.topbar import TopBar
from game.tables.imhotep.tray import Tray
from rules.game import Seat
from rules.imhotep.pieces import MARKET, MOST_PLACES, SHIPS
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View

FLEET: Final = 200
"""Ships and what they carry lie over the boards."""


class Spread:
    """Sites, ships, tray and rivals' rows of one view; cheap to make, drawn only when painted."""

    def __init__(self, layout: Layout, view: View, shelf: Shelf, top_bar: TopBar, say: Say) -> None:
        self.layout = layout
        self.view = view
        self.shelf = shelf
        self.top_bar = top_bar
        boards = dict(enumerate(layout.sites))
        self.sites: dict[int, Site] = lay_out(layout.frame, boards, view, shelf, say)
        self.ships: dict[int, ShipPlan] = {
            ship: layout.ship(view, ship) for ship in range(SHIPS) if view.sizes[ship]
        }
        self.tray = Tray(layout, view)
        others = [(view.viewer + n) % view.seats for n in range(1, view.seats)]
        self.rivals = {
            seat: Rival(layout, rect, view, seat)
            for seat, rect in zip(others, layout.rivals, strict=True)
        }

    def sled_stone(self, seat: Seat, place: int) -> Rect:
        """A stone on the sled of any seat."""
        if seat == self.view.viewer:
            return self.tray.plan.stone(place)
        return self.rivals[seat].sled_stone(place)

    def deck(self, ship: int) -> Rect:
        """The places of a ship together, with the stones on them."""
        plan = self.ships[ship]
        last = plan.places - 1
        rect = plan.place(0).union(plan.place(last))
        if self.view.loads[ship]:
            rect.unionall_ip([plan.stone(0), plan.stone(last)])
        return rect

    def quarry(self, seat: Seat) -> Rect:
        """Where a seat's stones at the quarry are shown."""
        return self.tray.quarry if seat == self.view.viewer else self.rivals[seat].quarry

    def own_cards(self, seat: Seat) -> Rect:
        """Where a seat's cards lie."""
        return self.tray.cards if seat == self.view.viewer else self.rivals[seat].cards

    def score(self, seat: Seat) -> Rect:
        """Where a seat's points are shown."""
        return self.tray.score if seat == self.view.viewer else self.rivals[seat].score

    def seat(self, seat: Seat) -> Rect:
        """The tray or row of a seat."""
        return self.layout.tray if seat == self.view.viewer else self.rivals[seat].rect

    def card(self, seat: Seat, kind: int) -> Rect:
        """A kind of card in front of a seat, or where it would lie."""
        piles = self.tray.piles if seat == self.view.viewer else self.rivals[seat].piles
        found = (pile.rect for pile in piles if pile.kind == kind)
        return next(found, self.own_cards(seat))

    @property
    def market(self) -> Market:
        """The Market, which has cards and no stones."""
        site = self.sites[MARKET]
        assert isinstance(site, Market)
        return site

    def slot(self, index: int) -> int | None:
        """The slot of the stall where the market's card of this index lies."""
        lying = list(self.shelf)
        found = None
        for kind in self.view.market[: index + 1]:
            found = lying.index(kind) if kind in lying else None
            if found is not None:
                lying[found] = NO_CARD
        return found

    def market_cards(self) -> dict[Hashable, Rect]:
        """Every card of the market by its sprite's name, the face-down ones last."""
        slots = self.market.slots
        open_cards = [slot for slot, kind in enumerate(self.shelf) if kind != NO_CARD]
        found: dict[Hashable, Rect] = {InMarket(slot): slots[slot] for slot in open_cards}
        for index in range(len(self.view.pair)):
            found[FaceDown(index)] = self.market.face_down(index)
        return found

    def sprites(
        self, assets: Assets, lit: Mapping[int, Mapping[int, Light]] | None = None, pulse: int = 255
    ) -> dict[Hashable, Sprite]:
        """Everything that can move, by its name; with the lit places of the ships."""
        found = [sprite for site in self.sites.values() for sprite in site.sprites(assets)]
        view = self.view
        for ship, plan in self.ships.items():
            stones = view.places[ship * MOST_PLACES :][:MOST_PLACES]
            found += ship_sprites(
                assets,
                ship,
                plan,
                stones,
                lit=(lit or {}).get(ship),
                pulse=pulse,
                sailed=view.docks[ship] != NOWHERE,
                z=FLEET,
            )
        for seat in range(view.seats):
            for place in range(view.sled[seat]):
                rect = self.sled_stone(seat, place)
                name = OnSled(seat, place)
                found.append(Sprite(name, stone(assets, seat, rect.w), rect, FLEET))
        return {sprite.sprite: sprite for sprite in found}


def in_order(sprites: Mapping[Hashable, Sprite]) -> list[Sprite]:
    """As they are to be painted: lower ones first, otherwise as in the map."""
    return sorted(sprites.values(), key=lambda sprite: sprite.z)
