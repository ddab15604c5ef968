"""What is to be seen of each event: how pieces come to where they already are."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from pygame import Rect

from game.assets import Assets
from game.table.clip import Clip, Easing, Motion, SpriteId
from game.table.growing import between
from game.table.table import PieceId
from game.tables.imhotep.choices import MarketCard, Only, Ship, SledStone, Tool
from game.tables.imhotep.ids import Aboard, Built, Hull, InMarket, InTower, OnItsWay, OnSled, Prow
from game.tables.imhotep.levels import completes, level_of
from game.tables.imhotep.making import Making
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.sites.temple import Temple
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.stones import stone
from rules.game import HIDDEN, Seat
from rules.imhotep import events as ev
from rules.imhotep.pieces import EMPTY, MOST_PLACES, OBELISKS, RED_SITE, TEMPLE

SAIL: Final = 900
UNLOAD: Final = 320
SETTLE: Final = 80
GAP: Final = 120
DEAL: Final = 220
TAKE: Final = 280
DROP: Final = 140
APPEAR: Final = 300
_STONE_ARC: Final = 46
_CARD_ARC: Final = 24
_BOB: Final = 2
_STAGGER: Final = 90
_CARDS_APART: Final = 60
_TEMPLE: Final = 180


def clip_for(
    event: Any, before: Spread, after: Spread, assets: Assets, say: Say, dropped: Rect | None
) -> Clip | None:
    """The clip of an event between the spreads right before and right after it."""
    making = Making(before, after, assets, say, dropped)
    make = _MAKERS.get(type(event))
    if make is not None:
        make(making, event)
    return making.clip()


def put_by(event: Any, viewer: Seat, piece: PieceId) -> bool:
    """Whether the event is of this piece of the viewer's, put there by hand."""
    if getattr(event, "seat", None) != viewer:
        return False
    match event:
        case ev.StoneLoaded():
            return isinstance(piece, SledStone)
        case ev.ShipSailed():
            return isinstance(piece, Ship)
        case ev.CardTaken():
            return isinstance(piece, MarketCard)
        case ev.ToolPlayed():
            return isinstance(piece, Tool)
        case ev.StoneBuilt():
            return piece is Only.DELIVERED
    return False


def _taken(making: Making, event: ev.StonesTaken) -> None:
    now = making.after.view.sled[event.seat]
    quarry = making.after.quarry(event.seat)
    for n, place in enumerate(range(now - event.stones, now)):
        making.come(
            OnSled(event.seat, place),
            quarry,
            making.after.sled_stone(event.seat, place),
            UNLOAD,
            "in-out-quad",
            begin=n * _STAGGER,
            arc=_STONE_ARC,
        )
    making.hear("stones-got" if event.stones > 1 else "stone-on-wood", UNLOAD)


def _loaded(making: Making, event: ev.StoneLoaded) -> None:
    name, home = Aboard(event.ship, event.place), making.after.ships[event.ship].stone(event.place)
    if making.dropped is not None:
        making.come(name, making.dropped, home, DROP, "out-back")
        making.hear("stone-on-wood", DROP / 2)
        return
    sled = making.before.sled_stone(event.seat, making.before.view.sled[event.seat] - 1)
    making.come(name, sled, home, UNLOAD, "in-out-quad", arc=_STONE_ARC)
    making.hear("stone-on-wood", UNLOAD)
    making.rest = SETTLE


def _crew(making: Making, ship: int) -> Iterator[SpriteId]:
    """A ship with all that is on it."""
    yield Hull(ship)
    yield Prow(ship)
    for place in range(making.after.ships[ship].places):
        yield Aboard(ship, place)


def _sailed(making: Making, event: ev.ShipSailed) -> None:
    start, end = making.before.ships[event.ship].rect, making.after.ships[event.ship].rect
    easing: Easing = "in-out-sine"
    duration: float = SAIL
    bend = (between(end, start)[0] * 0.12, 26 * making.u)
    if making.dropped is not None:
        start, easing, duration, bend = making.dropped, "out-cubic", TAKE, (0.0, 0.0)
    for sprite in _crew(making, event.ship):
        making.motions.append(
            Motion(
                sprite=sprite,
                duration=duration,
                easing=easing,
                offset=between(end, start),
                bend=bend,
                bob=_BOB * making.u,
            )
        )
    making.hear("ship-leaves")
    making.hear("ship-docks", duration)
    making.rest = GAP


def _aboard(making: Making, ship: int, place: int, seat: Seat) -> Rect:
    """Where a delivered stone came from: a ship's place, or the quarry."""
    if ship == HIDDEN:
        return making.before.quarry(seat)
    return making.before.ships[ship].stone(place)


def _returned(making: Making, event: ev.StoneReturned) -> None:
    start = _aboard(making, event.ship, event.place, event.seat)
    picture = stone(making.assets, event.seat, start.w)
    quarry = making.after.quarry(event.seat)
    making.leave("sold", picture, start, quarry, UNLOAD, "in-out-quad", arc=_STONE_ARC)
    making.hear("stone-on-stone", UNLOAD)
    making.rest = GAP


def _built(making: Making, event: ev.StoneBuilt) -> None:
    site = making.after.sites[event.site]
    old = making.before.sites[event.site].stones
    fresh = [name for name in site.stones if name not in old]
    start = _aboard(making, event.ship, event.place, event.seat)
    at = start
    landed = UNLOAD if making.dropped is None else DROP / 2
    for name in fresh:
        at = site.stones[name].rect
        if making.dropped is not None:
            making.come(name, making.dropped, at, DROP, "out-back")
        else:
            making.come(name, start, at, UNLOAD, "in-out-quad", arc=_STONE_ARC)
        making.hear("stone-on-stone", landed, level_of(name, event, site))
    if completes(event, site):
        making.hear("group-done", landed)
    making.points(event.seat, event.points, at, UNLOAD)
    making.rest = SETTLE + GAP


def _tower(making: Making, event: ev.TowerBuilt) -> None:
    site, old = making.after.sites[OBELISKS], making.before.sites[OBELISKS]
    own = [lying.rect for lying in old.stones.values() if lying.seat == event.seat]
    top = making.after.seat(event.seat)
    for name, lying in site.stones.items():
        if isinstance(name, InTower) and name.tower == event.tower:
            start = own[min(name.index, len(own) - 1)] if own else lying.rect
            begin = _STAGGER * name.index
            making.come(name, start, lying.rect, TAKE, "in-out-cubic", begin=begin)
            making.hear("stone-on-stone", begin + TAKE, name.index)
            top = lying.rect
    making.hear("group-done", TAKE + 2 * _STAGGER)
    making.points(event.seat, event.points, top, TAKE + 2 * _STAGGER)


def _dealt(making: Making, event: ev.CardDealt | ev.CardHidden) -> None:
    old = making.before.market_cards()
    making.hear("card-dealt")
    pile = making.after.top_bar.draw_pile
    for name, home in making.after.market_cards().items():
        if name not in old:
            making.come(name, pile, home, DEAL, "out-cubic", arc=_CARD_ARC)


def _takes(making: Making, start: Rect, seat: Seat, kind: int, copy: int = 0) -> None:
    """A card goes face up to its owner, or if it is red to the discard pile."""
    red = kind in RED_SITE
    end = making.after.top_bar.discard_pile if red else making.after.own_cards(seat)
    picture = making.card(kind, start, copy)
    name: SpriteId = "discarded" if red else OnItsWay(seat, kind)
    making.leave(name, picture, start, end, TAKE, "in-out-cubic", arc=_CARD_ARC)
    making.hear("card-taken")
    making.rest = GAP


def _picked(making: Making, event: ev.CardTaken) -> None:
    left = making.after.market_cards()
    before = making.before.market_cards()
    name = next((name for name in before if name not in left), None)
    start = before[name] if name else making.before.market.rect
    slot = name.slot if isinstance(name, InMarket) else 0
    _takes(making, making.dropped or start, event.seat, event.kind, slot)


def _kept(making: Making, event: ev.CardKept) -> None:
    pair = making.before.market.pair
    _takes(making, pair or making.before.market.rect, event.seat, event.kind)


def _drawn(making: Making, event: ev.CardDrawn) -> None:
    pile = making.after.top_bar.draw_pile
    start = Rect(0, 0, round(84 * making.u), round(110 * making.u))
    start.midtop = pile.midbottom
    _takes(making, start, event.seat, event.kind)


def _used(making: Making, event: ev.ToolPlayed) -> None:
    own = making.before.card(event.seat, event.kind)
    picture = making.card(event.kind, own)
    end = making.after.top_bar.discard_pile
    start = making.dropped or own
    making.leave("used", picture, start, end, TAKE, "in-out-cubic", arc=_CARD_ARC)
    making.hear("card-dealt", TAKE)


def _column(making: Making, event: ev.ColumnScored) -> None:
    site = making.after.sites[TEMPLE]
    assert isinstance(site, Temple)
    last = len(making.after.view.temple) - 1
    name = Built(TEMPLE, last - (last - event.column) % site.width)
    making.motions.append(
        Motion(sprite=name, duration=_TEMPLE, easing="out-quad", arc=10 * making.u)
    )
    making.points(event.seat, event.points, site.stones[name].rect)


def _began(making: Making, event: ev.RoundBegan) -> None:
    making.hear("round-gong")
    for n, ship in enumerate(making.after.ships):
        for sprite in _crew(making, ship):
            making.motions.append(
                Motion(
                    sprite=sprite,
                    start=_CARDS_APART * n,
                    duration=APPEAR,
                    easing="out-cubic",
                    offset=(-60 * making.u, 0),
                    alpha=(0, 255),
                )
            )


def _cleared(making: Making, event: ev.MarketCleared) -> None:
    end = making.after.top_bar.discard_pile
    for n, sprite in enumerate(making.before.market.sprites(making.assets)):
        begin = _CARDS_APART * n
        place, picture = sprite.rect, sprite.drawn
        making.leave(("cleared", n), picture, place, end, TAKE, "in-out-cubic", begin=begin)
        making.hear("card-taken", begin)


def _sent_home(making: Making, event: ev.ShipCleared) -> None:
    plan, view = making.before.ships[event.ship], making.before.view
    for place in range(plan.places):
        seat = view.places[event.ship * MOST_PLACES + place]
        if seat != EMPTY:
            start, end = plan.stone(place), making.after.quarry(seat)
            picture = stone(making.assets, seat, start.w)
            making.leave(("home", place), picture, start, end, UNLOAD, "in-out-quad")
            making.hear("stone-on-stone", UNLOAD)


_MAKERS: Final[dict[type, Callable[[Making, Any], None]]] = {
    ev.StonesTaken: _taken,
    ev.StoneLoaded: _loaded,
    ev.ShipSailed: _sailed,
    ev.StoneReturned: _returned,
    ev.StoneBuilt: _built,
    ev.TowerBuilt: _tower,
    ev.CardDealt: _dealt,
    ev.CardHidden: _dealt,
    ev.CardTaken: _picked,
    ev.CardKept: _kept,
    ev.CardDrawn: _drawn,
    ev.ToolPlayed: _used,
    ev.ColumnScored: _column,
    ev.RoundBegan: _began,
    ev.MarketCleared: _cleared,
    ev.ShipCleared: _sent_home,
}
"""What makes the clip of an event; of others there is nothing to be seen."""
