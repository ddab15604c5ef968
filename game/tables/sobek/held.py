"""What is in hand or under the pointer, and what would come of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.assets import Picture
from game.table.canvas import Canvas, Layer
from game.table.card_face import lifted_shadow
from game.table.following import STEADY, Sway
from game.table.lift import DRAGGED, HOVERED, LYING, TAKEN, Lift
from game.table.marks import Ring, paint_ring, paint_tick, ring
from game.table.posed import aloft
from game.table.sprite import Sprite
from game.table.table import PieceId, ZoneId
from game.table.trail import paint_trail
from game.table.writing import Say
from game.tables.sobek.cards import Face, card, card_back, turned
from game.tables.sobek.choices import Only, OwnSet
from game.tables.sobek.empties import Ground, empty_place
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.prices import paint_price
from game.tables.sobek.reach import face, pieces
from game.tables.sobek.spread import Spread
from rules.game import HIDDEN
from rules.sobek import state as st
from rules.sobek.pieces import ORANGE, REACH

PREVIEW: Final = 158
"""Opacity of what a drop would bring: 62 %."""
_PRICE: Final = (150, 38)
_FANNED: Final = 26
"""Units that a card of the hand rises, more than others, as others cover it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """What hands hold, and what may be taken up."""

    piece: PieceId | None = None
    dragged_to: tuple[int, int] | None = None
    """The middle of the piece while it is dragged; None while it waits where it lies."""
    targets: Sequence[ZoneId] = ()
    zone: ZoneId | None = None
    """The target under the pointer or chosen by keys."""
    hovered: PieceId | None = None
    lit: Sequence[PieceId] = ()
    """Pieces that are lit before anything is in hand."""
    pulse: float = 1.0
    """Strength of the lights, 0 to 1."""
    sway: Sway = STEADY
    """How the piece is seen while it is dragged."""
    returned: PieceId | None = None
    """The piece that has just come home at once."""

    def lift(self, piece: PieceId) -> Lift:
        """How a piece that is not dragged is lifted."""
        if piece is None or piece not in (self.piece, self.hovered):
            return LYING
        return _higher(piece, TAKEN if piece == self.piece else HOVERED)


def _higher(piece: PieceId, lift: Lift) -> Lift:
    """A card of the hand rises above those that cover it."""
    return replace(lift, up=_FANNED) if isinstance(piece, InHand) else lift


def kind_of(spread: Spread, piece: PieceId) -> int:
    """The kind of a card, HIDDEN if only its back is seen."""
    match piece:
        case InRow(place=place):
            return spread.view.row[place]
        case Picked(index=index):
            return spread.view.picked[index]
        case InHand(kind=kind):
            return kind
    raise ValueError(f"{piece!r} is no card.")


def copy_of(spread: Spread, piece: PieceId) -> int:
    """The number of a card among the equal ones that lie with it."""
    match piece:
        case InRow(place=place):
            return spread.row.copy(place)
        case Picked(index=index) if spread.laying is not None:
            return spread.laying.copy(index)
        case InHand(copy=copy):
            return copy
    return 0


def face_of(
    canvas: Canvas, spread: Spread, say: Say, piece: PieceId, size: tuple[int, int]
) -> Picture:
    """A card as large as wanted, with its name unless it is picked."""
    kind = kind_of(spread, piece)
    if kind == HIDDEN:
        return card_back(canvas.assets, ORANGE, size)
    copy = copy_of(spread, piece)
    face: Face = "small" if isinstance(piece, Picked) else "middle"
    return card(canvas.assets, canvas.frame, say, kind, size, face, copy)


def paint_lights(canvas: Canvas, spread: Spread, held: Held) -> None:
    """Rings round the pieces and the zones that may be chosen, and round the piece in hand.

    Cards of the hand are turned and cover each other: their rings are painted with them.
    """
    if held.piece is None:
        for piece in held.lit:
            if not isinstance(piece, InHand):
                kind, alpha = ring_of(held, piece)
                place = held.lift(piece).of(canvas.frame, pieces(spread)[piece])
                paint_ring(canvas, place, kind, 8, alpha)
        _paint_hovered(canvas, spread, held)
        _paint_returned(canvas, spread, held)
        return
    for zone in held.targets:
        rect, radius = face(spread, zone)
        hot = zone == held.zone
        alpha = 255 if hot else round(255 * held.pulse)
        paint_ring(canvas, rect, "target" if hot else "legal", radius, alpha)
    if held.dragged_to is None and not isinstance(held.piece, InHand):
        lying = pieces(spread).get(held.piece)
        if lying is not None:
            place = held.lift(held.piece).of(canvas.frame, lying)
            paint_ring(canvas, place, "picked", 8)
            paint_tick(canvas, place.topright)


def _paint_hovered(canvas: Canvas, spread: Spread, held: Held) -> None:
    """A line round what may be taken up under the pointer, unless it is lit anyway."""
    piece = held.hovered
    if piece is None or piece in (*held.lit, held.returned) or isinstance(piece, InHand):
        return
    lying = pieces(spread).get(piece)
    if lying is not None:
        paint_ring(canvas, held.lift(piece).of(canvas.frame, lying), "hover", 8)


def _paint_returned(canvas: Canvas, spread: Spread, held: Held) -> None:
    """A red line round what has come home, unless it is a card of the hand."""
    lying = pieces(spread).get(held.returned)
    if lying is not None and not isinstance(held.returned, InHand):
        paint_ring(canvas, held.lift(held.returned).of(canvas.frame, lying), "refused", 8)


def ring_of(held: Held, piece: PieceId) -> tuple[Ring, int]:
    """The ring of a lit piece and its strength."""
    if piece == held.hovered:
        return "target", 255
    return "legal", round(255 * held.pulse)


def paint_card_ring(canvas: Canvas, spread: Spread, held: Held, card_: InHand, place: Rect) -> None:
    """The ring of a card of the hand that is lit or taken up and seen at a place, turned as it."""
    if held.piece == card_ and held.dragged_to is None:
        kind: Ring = "picked"
        alpha = 255
    elif held.returned == card_:
        kind, alpha = "refused", 255
    elif held.piece is None and card_ in held.lit:
        kind, alpha = ring_of(held, card_)
    elif held.piece is None and held.hovered == card_:
        kind, alpha = "hover", 255
    else:
        return
    picture = ring(canvas.assets, canvas.frame.u, *place.size, kind, 8)
    face = turned(canvas.assets, picture, place.size, spread.hand.turns[card_])
    canvas.picture(face, place.topleft, alpha)
    if kind == "picked":
        paint_tick(canvas, place.topright)


def ghosts(canvas: Canvas, spread: Spread, held: Held, say: Say) -> list[Sprite]:
    """The card in hand as it would lie after a legal drop."""
    if held.piece is None or held.zone is None or held.zone not in held.targets:
        return []
    place = landing(spread, held.zone)
    if place is None:
        return []
    picture = face_of(canvas, spread, say, held.piece, place.size)
    return [Sprite("ghost", picture, place, 0, PREVIEW)]


def landing(spread: Spread, zone: ZoneId) -> Rect | None:
    """Where a card would come to lie; None where it would not be seen as such."""
    match zone:
        case Only.LAYING:
            if spread.laying is not None:
                return spread.laying.more
            return spread.own_sets.sets.next
        case OwnSet(type=type_):
            front = spread.own_sets.sets.home(type_)
            return front.move(round(0.4 * front.w), 0)
        case Pile.DISCARD:
            return spread.piles.discard
    return None


def paint_price_of(canvas: Canvas, spread: Spread, held: Held, say: Say) -> None:
    """Over the own jar, what goes into it with the card of the row that is in hand."""
    piece = held.piece or held.hovered
    if not isinstance(piece, InRow) or spread.view.stage != st.TURN or not piece.place:
        return
    if piece.place < REACH:
        chip = canvas.frame.rect(0, 0, *_PRICE)
        chip.midbottom = spread.own.jar.rect.centerx, spread.own.jar.mouth[1]
        paint_price(canvas, say, chip, piece.place)


def paint_hand(canvas: Canvas, spread: Spread, held: Held, say: Say) -> None:
    """A dragged card under the pointer, the place it left, and the way between."""
    if held.dragged_to is None or held.piece is None:
        return
    lying = pieces(spread).get(held.piece)
    if lying is None:
        return
    ground: Ground = "planks" if isinstance(held.piece, InRow) else "cloth"
    if isinstance(held.piece, Picked):
        ground = "papyrus"
    gap = empty_place(canvas.assets, canvas.frame.u, lying.size, ground)
    canvas.picture(gap, lying.topleft)
    before = _higher(held.piece, HOVERED)
    turn = spread.hand.turns[held.piece] if isinstance(held.piece, InHand) else 0
    place = DRAGGED.of(canvas.frame, lying)
    place.center = held.dragged_to
    place.y -= canvas.frame.px(held.sway.up(before))
    with canvas.layer(Layer.LIFTED):
        paint_trail(canvas, lying.center, held.dragged_to)
        canvas.picture(lifted_shadow(canvas.assets, place.size), place.topleft)
        picture = face_of(canvas, spread, say, held.piece, place.size)
        picture = aloft(canvas.assets, picture, place.size, held.sway, before, turn)
        canvas.picture(picture, place.topleft)
