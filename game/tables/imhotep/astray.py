"""What is said of a piece that was dropped where it cannot stay."""

from game.table.table import PieceId, Refuse, ZoneId
from game.tables.imhotep.choices import Only, Ship, SledPlace, SledStone, Tool, attempt
from game.tables.imhotep.order import OrderStone
from rules.game import Text, text
from rules.imhotep.view import View


def astray(view: View, piece: PieceId, zone: ZoneId | None, *, at_home: bool) -> Refuse | None:
    """Why a piece cannot stay on a zone, or beside all of them; None if it was only put back."""
    move = attempt(view, piece, zone) if zone is not None else None
    if move is not None:
        return Refuse(move)
    if at_home or _lies_there(piece, zone):
        return None
    return Refuse(None, _where_to(piece))


def _lies_there(piece: PieceId, zone: ZoneId | None) -> bool:
    """Whether a zone is where the piece came from."""
    if isinstance(piece, SledStone):
        return zone is Only.SLED or isinstance(zone, SledPlace)
    return isinstance(piece, Tool) and zone is Only.OWN_CARDS


def _where_to(piece: PieceId) -> Text:
    match piece:
        case SledStone():
            return text("A stone goes on an empty place of a ship.")
        case Ship():
            return text("A ship sails to a dock that is free.")
        case Tool():
            return text("A tool is used on the river.")
        case Only.QUARRY:
            return text("Stones of your quarry go on your sled.")
        case Only.DELIVERED:
            return text("This stone goes on a pyramid that glows.")
        case OrderStone():
            return text("Put the stone on the turn that it shall have.")
    return text("A card of the Market goes with your own cards.")
