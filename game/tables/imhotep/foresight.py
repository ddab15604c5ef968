"""What would happen: forecasts at the docks, and pieces where a drop would put them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.assets import Assets
from game.table.sprite import Sprite
from game.table.table import PieceId, ZoneId
from game.tables.imhotep.choices import (
    Choices,
    Dock,
    Only,
    Pyramid,
    Ship,
    ShipPlace,
    SledPlace,
    SledStone,
)
from game.tables.imhotep.docks import Row, rows_of
from game.tables.imhotep.ships import ship_sprites
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import FLEET, Spread
from game.tables.imhotep.stones import stone
from rules.game import Seat
from rules.imhotep.forecast import sailing
from rules.imhotep.moves import FIRST, SECOND, V_PLACE, V_SAIL, VERB, Move
from rules.imhotep.pieces import MOST_PLACES, PYRAMIDS, SITES, SLED_PLACES, STONES_TAKEN

PREVIEW: Final = 158
"""Opacity of what a drop would bring: 62 %."""
_LYING: Final = 60
"""A previewed stone lies over those of its site."""

Load = tuple[int, int | None]
"""A ship, and the place where a stone is added to it."""


class Foresight:
    """Keeps the forecasts of one load, which take a few milliseconds to make."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._of: tuple[object, Load | None] = (None, None)
        self._rows: Mapping[int, Sequence[Row]] = {}

    def forecasts(self, spread: Spread, load: Load | None) -> Mapping[int, Sequence[Row]]:
        """By free dock, what the ship would bring there; nothing without a ship."""
        if load is None:
            return {}
        if self._of != (spread.view, load):
            view, (ship, place) = spread.view, load
            self._of = (view, load)
            self._rows = {
                site: rows_of(sailing(view, ship, site, place), site, view.viewer, self._say)
                for site in range(SITES)
                if site not in view.docks
            }
        return self._rows

    def kept(self, spread: Spread, kept: Move | None) -> Mapping[int, Sequence[Row]]:
        """What the ship brings whose sailing is kept for the tick."""
        if kept is None or VERB[kept] != V_SAIL:
            return {}
        site = SECOND[kept]
        return {site: self.forecasts(spread, (FIRST[kept], None))[site]}


def load_of(piece: PieceId | None, zone: ZoneId | None) -> Load | None:
    """The ship whose sailing is in question: one in hand, or one a stone is held over."""
    match piece, zone:
        case Ship(ship=ship), _:
            return ship, None
        case SledStone(), ShipPlace(ship=ship, place=place):
            return ship, place
    return None


def ghosts(
    assets: Assets, spread: Spread, piece: PieceId | None, zone: ZoneId | None
) -> tuple[Sprite, ...]:
    """Pieces as they would lie after a legal drop."""
    view = spread.view
    match piece, zone:
        case SledStone(), ShipPlace(ship=ship, place=place):
            return (_aboard(assets, spread, view.viewer, ship, place),)
        case Ship(ship=ship), Dock(site=site):
            return _docked(assets, spread, ship, site)
        case Only.DELIVERED, Pyramid(pyramid=pyramid):
            rect = spread.sites[PYRAMIDS].next[pyramid]
            return (_stone(assets, view.owner, rect, 0, _LYING),)
        case Only.QUARRY, Only.SLED:
            sled = view.sled[view.viewer]
            stones = min(STONES_TAKEN, SLED_PLACES - sled, view.quarry[view.viewer])
            return _on_sled(assets, spread, stones)
        case Only.QUARRY, SledPlace(place=place):
            return _on_sled(assets, spread, place + 1 - view.sled[view.viewer])
    return ()


def kept_ghosts(assets: Assets, spread: Spread, kept: Move | None) -> tuple[Sprite, ...]:
    """The stage kept for the tick, as if it were played."""
    if kept is None:
        return ()
    if VERB[kept] == V_PLACE:
        return ghosts(assets, spread, SledStone(0), ShipPlace(FIRST[kept], SECOND[kept]))
    if VERB[kept] == V_SAIL:
        return ghosts(assets, spread, Ship(FIRST[kept]), Dock(SECOND[kept]))
    return ()


def _stone(assets: Assets, seat: Seat, rect: Rect, number: int, z: float) -> Sprite:
    return Sprite(("ghost", number), stone(assets, seat, rect.w), rect, z, PREVIEW)


def _aboard(assets: Assets, spread: Spread, seat: Seat, ship: int, place: int) -> Sprite:
    rect = spread.ships[ship].stone(place)
    return _stone(assets, seat, rect, 0, FLEET + 2 + MOST_PLACES - place)


def _on_sled(assets: Assets, spread: Spread, stones: int) -> tuple[Sprite, ...]:
    view, plan = spread.view, spread.tray.plan
    first = view.sled[view.viewer]
    places = range(first, min(first + stones, SLED_PLACES))
    return tuple(_stone(assets, view.viewer, plan.stone(n), n, FLEET) for n in places)


def _docked(assets: Assets, spread: Spread, ship: int, site: int) -> tuple[Sprite, ...]:
    view = spread.view
    plan = spread.layout.docked(view.sizes[ship], site)
    stones = view.places[ship * MOST_PLACES :][:MOST_PLACES]
    return tuple(
        replace(sprite, sprite=("ghost", sprite.sprite), alpha=PREVIEW)
        for sprite in ship_sprites(assets, ship, plan, stones, z=FLEET)
    )


def legal(choices: Choices, piece: PieceId | None, zone: ZoneId | None) -> ZoneId | None:
    """The zone, if the piece may go there."""
    return zone if zone in choices.get(piece, {}) else None
