"""Where the pieces lie that can be taken up, and the places they can be put, in pixels."""

from pygame import Rect

from game.table.table import PieceId, ZoneId
from game.tables.sobek.choices import Only, OwnSet
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.spread import Spread


def pieces(spread: Spread) -> dict[PieceId, Rect]:
    """Everything that a person could take hold of, later ones over earlier ones."""
    found: dict[PieceId, Rect] = {
        InRow(place): spread.row.places[place] for place in range(len(spread.view.row))
    }
    if spread.laying is not None:
        for index, rect in enumerate(spread.laying.cards):
            found[Picked(index)] = rect
    return found | {name: rect for name, rect in spread.hand.cards.items()}  # noqa: C416


def visible(spread: Spread, piece: PieceId) -> Rect:
    """The part of a piece that no other covers, for rings and for the focus."""
    rect = pieces(spread)[piece]
    if not isinstance(piece, InHand):
        return rect
    cards = list(spread.hand.cards)
    place = cards.index(piece)
    if place + 1 < len(cards):
        rect = rect.copy()
        rect.w = min(rect.w, spread.hand.cards[cards[place + 1]].left - rect.left)
    return rect.clip(spread.layout.frame.whole)


def zones(spread: Spread) -> dict[ZoneId, Rect]:
    """Everything that something can be put on, later ones over earlier ones."""
    layout = spread.layout
    found: dict[ZoneId, Rect] = {
        Only.HAND: layout.mat,
        Pile.DISCARD: layout.piles,
        Only.OWN_JAR: spread.own.jar.rect,
    }
    laying = spread.laying
    found[Only.LAYING] = laying.rect if laying else spread.own_sets.rect
    for plan in spread.own_sets.sets.plans:
        if not plan.crosswise:
            found[OwnSet(plan.type)] = plan.rect.union(plan.chip)
    return found


def face(spread: Spread, zone: ZoneId) -> tuple[Rect, float]:
    """What is lit of a zone, and how round it is in units."""
    match zone:
        case Pile.DISCARD:
            return spread.piles.discard, 9
        case OwnSet(type=type_):
            plan = spread.own_sets.sets.plan(type_)
            if plan is not None:
                return plan.rect, 6
        case Only.HAND:
            return spread.layout.mat, 16
    return zones(spread)[zone], 14
