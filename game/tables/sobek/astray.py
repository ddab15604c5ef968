"""What is said of a card that was dropped where it cannot stay."""

from collections.abc import Mapping
from typing import Final

from game.table.table import PieceId, Refuse, ZoneId
from game.tables.sobek.choices import Deed, Only, OwnSet, refused
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.picking import Picking, Task
from rules.game import Text, text
from rules.sobek.names import KIND_NAMES, TYPE_NAMES
from rules.sobek.pieces import AMULET, BACK, ORANGE, TYPE
from rules.sobek.view import View

_OWN: Final = {InHand: Only.HAND, Picked: Only.LAYING}
"""Where cards of the hand, and picked ones, lie anyway."""


def astray(
    view: View,
    task: Task | None,
    picking: Picking,
    zones: Mapping[ZoneId, Deed],
    piece: PieceId,
    zone: ZoneId | None,
) -> Refuse | None:
    """Why a card cannot stay on a zone, or beside all of them; None where it lies anyway.

    `zones` are those where it can go.
    """
    if zone is not None and zone is _OWN.get(type(piece)):
        return None
    match piece, zone:
        case InRow(), OwnSet() | Only.LAYING:
            return Refuse(None, text("A card of the row goes to your hand first."))
        case InHand(kind=kind), Pile.DISCARD if BACK[kind] != ORANGE:
            return Refuse(None, text("Only characters are played on the discard pile."))
        case InHand(kind=kind), OwnSet(type=type_) if TYPE[kind] not in (type_, TYPE[AMULET]):
            unlike = text(
                "{card} does not fit a set of {type}.",
                card=KIND_NAMES[kind],
                type=TYPE_NAMES[type_],
            )
            return Refuse(None, unlike)
        case InHand(), OwnSet() if picking.kinds and Only.LAYING in zones:
            return Refuse(None, text("Put this card where the set is being laid."))
        case InHand(), OwnSet() | Only.LAYING:
            refusal = refused(view, task, picking, piece)
            return refusal or Refuse(None, _where_to(piece, zones))
    return Refuse(None, _where_to(piece, zones))


def _where_to(piece: PieceId, zones: Mapping[ZoneId, Deed]) -> Text:
    if isinstance(piece, InRow):
        return text("A card of the row goes to your hand.")
    if isinstance(piece, Picked):
        return text("A card that was picked goes back to your hand.")
    if Only.OWN_JAR in zones:
        return text("This card goes in your jar.")
    if Pile.DISCARD not in zones:
        return text("This card goes to your sets.")
    if Only.LAYING not in zones:
        return text("A character is played on the discard pile.")
    return text("This card goes to your sets, or is played on the discard pile.")
