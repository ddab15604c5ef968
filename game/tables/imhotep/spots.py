"""Pieces and places by name, for the focus ring and for speech."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from game.table.focus import Spot
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
from game.tables.imhotep.notes import sights
from game.tables.imhotep.reach import face, home
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.zoom.subject import OfPile, OfSeat, OfShip, OfSite, Subject
from rules.game import Text, Who, text
from rules.imhotep.names import CARD_NAMES, PYRAMID_NAMES, SITE_NAMES, TO_SITE

FAR_BANK: Final = "far bank"
RIVER: Final = "river"
NEAR_BANK: Final = "near bank"
BAR: Final = "bar"
_BANKS: Final = (FAR_BANK, RIVER, NEAR_BANK, BAR)
"""In reading order, the bar along the top last."""
_ONLY: Final = {
    Only.QUARRY: text("Your stones at the quarry"),
    Only.SLED: text("Your sled"),
    Only.DELIVERED: text("The stone that has arrived"),
    Only.PAIR: text("Two hidden cards"),
    Only.OWN_CARDS: text("Your cards"),
    Only.RIVER: text("The river"),
}


def name_of(spread: Spread, thing: PieceId | ZoneId) -> Text:
    """What a piece or place is called."""
    view = spread.view
    match thing:
        case SledStone(place=place):
            return text("Stone {n} on your sled", n=place + 1)
        case SledPlace(place=place):
            return text("Place {n} of your sled", n=place + 1)
        case Ship(ship=ship):
            size, load = view.sizes[ship], view.loads[ship]
            words = "Ship {m}: {size} places, {n} stone"
            many = "Ship {m}: {size} places, {n} stones"
            return text(words, many, count=load, m=ship + 1, size=size, n=load)
        case ShipPlace(ship=ship, place=place):
            return text("Place {n} of ship {m}", n=place + 1, m=ship + 1)
        case Dock(site=site):
            return text("The dock of {site}", site=TO_SITE[site])
        case Tool(kind=kind):
            return CARD_NAMES[kind]
        case MarketCard(index=index):
            card = CARD_NAMES[view.market[index]]
            return text("{card}, card {n} of the market", card=card, n=index + 1)
        case Pyramid(pyramid=pyramid):
            return PYRAMID_NAMES[pyramid]
        case Only():
            return _ONLY[thing]
    raise ValueError(f"{thing!r} is nothing on the table.")


def region_of(piece: PieceId) -> str:
    """The part of the table a piece belongs to."""
    if isinstance(piece, MarketCard) or piece is Only.PAIR:
        return FAR_BANK
    return RIVER if isinstance(piece, Ship) else NEAR_BANK


def in_reading_order(spots: Iterable[Spot]) -> tuple[Spot, ...]:
    """Far bank, river, near bank, and the bar along the top."""
    return tuple(sorted(spots, key=lambda spot: _BANKS.index(spot.region)))


def piece_spots(
    spread: Spread, pieces: Sequence[PieceId], say: Say, take: Callable[[PieceId], None]
) -> Iterator[Spot]:
    """The pieces that can be taken up; of stones that are all alike only the last."""
    stones = [piece for piece in pieces if isinstance(piece, SledStone)]
    for piece in pieces:
        if isinstance(piece, SledStone) and piece != stones[-1]:
            continue
        rect = home(spread, piece)
        if rect is not None:
            yield Spot(
                rect=rect,
                name=say(name_of(spread, piece)),
                then=_taking(take, piece),
                region=region_of(piece),
                radius=8,
            )


def _taking(take: Callable[[PieceId], None], piece: PieceId) -> Callable[[], None]:
    return lambda: take(piece)


def sight_spots(
    spread: Spread, pieces: Sequence[PieceId], say: Say, look: Callable[[Subject], None]
) -> Iterator[Spot]:
    """What can be looked at and is not among the pieces."""
    for about, rect in sights(spread):
        region = NEAR_BANK
        if isinstance(about, OfSite):
            region = FAR_BANK
        elif isinstance(about, OfShip):
            region = RIVER
            if Ship(about.ship) in pieces:
                continue
        elif about == OfSeat(spread.view.viewer):
            rect = spread.tray.medal.union(spread.tray.score)
        elif isinstance(about, OfPile):
            region = BAR
        yield Spot(
            rect=rect,
            name=say(_name_of_sight(spread, about)),
            then=_looking(look, about),
            region=region,
            radius=12,
            about=about,
        )
    bar = spread.top_bar
    for told, name in ((bar.rounds, text("Rounds")), (bar.fleet, text("Ships of this round"))):
        yield Spot(rect=told, name=say(name), then=lambda: None, region=BAR)


def _name_of_sight(spread: Spread, about: Subject) -> Text:
    match about:
        case OfSite(site=site):
            return SITE_NAMES[site]
        case OfShip(ship=ship):
            return name_of(spread, Ship(ship))
        case OfSeat(seat=seat):
            return text("{who}", who=Who(seat))
        case OfPile():
            return text("Draw pile") if about is OfPile.DRAW else text("Discard pile")
    raise ValueError(f"{about!r} is not always to be seen.")


def _looking(look: Callable[[Subject], None], about: Subject) -> Callable[[], None]:
    return lambda: look(about)


def zone_spot(spread: Spread, zone: ZoneId, say: Say) -> Spot:
    """A place where the piece in hand may go, for the ring to lie round."""
    rect, radius = face(spread, zone)
    return Spot(rect=rect, name=say(name_of(spread, zone)), then=lambda: None, radius=radius)
