"""Pieces and places by name, for the focus ring and for speech."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.table.focus import Spot
from game.table.table import PieceId, ZoneId
from game.table.writing import Say
from game.tables.sobek.choices import Only, OwnSet
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.reach import face, visible
from game.tables.sobek.spread import Spread
from game.tables.sobek.subject import OfSeat
from rules.game import HIDDEN, Text, Who, text
from rules.sobek.names import KIND_NAMES, TYPE_NAMES

FAR_BANK: Final = "far bank"
RIVER: Final = "river"
NEAR_BANK: Final = "near bank"
_ONLY: Final = {
    Only.HAND: text("Your hand"),
    Only.LAYING: text("The set being laid"),
    Only.OWN_JAR: text("Your jar"),
    Only.TICK: text("Lay the set"),
}


def name_of(spread: Spread, thing: PieceId | ZoneId) -> Text:
    """What a piece or place is called."""
    match thing:
        case InRow(place=place):
            kind = spread.view.row[place]
            card = text("A character") if kind == HIDDEN else KIND_NAMES[kind]
            return text("{card}, card {n} of the row", card=card, n=place + 1)
        case InHand(kind=kind):
            return text("{card}, in your hand", card=KIND_NAMES[kind])
        case Picked(index=index):
            return text("{card}, chosen", card=KIND_NAMES[spread.view.picked[index]])
        case OwnSet(type=type_):
            return text("Your set of {good}", good=TYPE_NAMES[type_])
        case Pile.DISCARD:
            return text("The discard pile")
        case Only():
            return _ONLY[thing]
    raise ValueError(f"{thing!r} is nothing on the table.")


def piece_spots(
    spread: Spread, pieces: Sequence[PieceId], say: Say, take: Callable[[PieceId], None]
) -> Iterator[Spot]:
    """The pieces in reading order."""
    for piece in pieces:
        yield Spot(
            rect=visible(spread, piece),
            name=say(name_of(spread, piece)),
            then=partial(take, piece),
            region=RIVER if isinstance(piece, InRow) else NEAR_BANK,
            radius=8,
        )


def sight_spots(spread: Spread, say: Say) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """What cannot be taken up but is explained: before the pieces in reading order, and after."""
    before = [_sight(spread.layout.track, text("Points"), FAR_BANK, say)]
    for seat, stall in spread.stalls.items():
        name = text("{who}", who=Who(seat))
        before.append(_sight(stall.rect, name, FAR_BANK, say, OfSeat(seat)))
    piles = spread.piles
    before.append(_sight(piles.deck, text("Deck"), RIVER, say))
    before.append(_sight(piles.discard, text("Discard pile"), RIVER, say))
    tokens = [*spread.events.left[:1], *spread.events.used]
    before += [_sight(token, text("Event"), RIVER, say) for token in tokens]
    own = spread.view.viewer
    after = _sight(spread.own.rect, text("{who}", who=Who(own)), NEAR_BANK, say, OfSeat(own))
    return tuple(before), (after,)


def _sight(rect: Rect, name: Text, region: str, say: Say, about: OfSeat | None = None) -> Spot:
    return Spot(rect=rect, name=say(name), then=lambda: None, region=region, radius=10, about=about)


def zone_spot(spread: Spread, zone: ZoneId, say: Say) -> Spot:
    """A place where the piece in hand may go, for the ring to lie round."""
    rect, radius = face(spread, zone)
    return Spot(rect=rect, name=say(name_of(spread, zone)), then=lambda: None, radius=radius)
