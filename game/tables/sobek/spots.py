"""Pieces and places by name, for the focus ring and for speech."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from game.table.focus import Spot
from game.table.table import PieceId, ZoneId
from game.table.writing import Say
from game.tables.sobek.choices import Only, OwnSet
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.reach import face, visible
from game.tables.sobek.spread import Spread
from rules.game import HIDDEN, Text, text
from rules.sobek.names import KIND_NAMES, TYPE_NAMES

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


def zone_spot(spread: Spread, zone: ZoneId, say: Say) -> Spot:
    """A place where the piece in hand may go, for the ring to lie round."""
    rect, radius = face(spread, zone)
    return Spot(rect=rect, name=say(name_of(spread, zone)), then=lambda: None, radius=radius)
