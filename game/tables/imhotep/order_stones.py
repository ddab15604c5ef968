"""The stones of the Lever's sheet, as hands lift and move them."""

from pygame import Rect

from game.table.canvas import Canvas, Layer
from game.table.gesture import Gesture
from game.table.gesture import Held as Grip
from game.table.lift import DRAGGED, HOVERED, LYING, TAKEN, Lift
from game.table.marks import Ring, paint_ring, paint_tick
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.lifted import paint_stone_aloft
from game.tables.imhotep.order import OrderStone, UnloadingOrder
from game.tables.imhotep.stones import stone, surface_below
from rules.game import Seat

_RADIUS = 10


def paint_stones(canvas: Canvas, sheet: UnloadingOrder, gesture: Gesture, *, turn: float) -> None:
    """Over the sheet: every stone in its turn, the lights, and the stone that is dragged.

    That one is turned so many degrees.
    """
    with canvas.layer(Layer.POPUP):
        for number, aboard in enumerate(sheet.order):
            seat, lies = sheet.spread.view.places[aboard], sheet.stone(number)
            if _dragged(gesture) == OrderStone(number):
                paint_cell(canvas, surface_below(lies), "left")
            else:
                _paint_stone(canvas, seat, _lift(gesture, OrderStone(number)), lies)
        for zone in gesture.targets:
            kind: Ring = "target" if zone == gesture.zone else "legal"
            paint_ring(canvas, sheet.zones()[zone], kind, _RADIUS)
        _paint_line(canvas, sheet, gesture)
        dragged = _dragged(gesture)
        if dragged is not None:
            place = DRAGGED.of(canvas.frame, sheet.stone(dragged.turn))
            place.center = gesture.middle
            seat = sheet.spread.view.places[sheet.order[dragged.turn]]
            paint_stone_aloft(canvas, seat, place, turn)


def _paint_stone(canvas: Canvas, seat: Seat, lift: Lift, lies: Rect) -> None:
    place = lift.of(canvas.frame, lies)
    canvas.picture(stone(canvas.assets, seat, place.w), place.topleft)


def _paint_line(canvas: Canvas, sheet: UnloadingOrder, gesture: Gesture) -> None:
    """Round the stone that is taken up, or lies under the pointer."""
    piece = gesture.piece if gesture.in_hand else gesture.hovered
    if not isinstance(piece, OrderStone) or gesture.held is Grip.DRAGGED:
        return
    place = _lift(gesture, piece).of(canvas.frame, sheet.stone(piece.turn))
    paint_ring(canvas, place, "picked" if gesture.in_hand else "hover", _RADIUS)
    if gesture.in_hand:
        paint_tick(canvas, place.topright)


def _dragged(gesture: Gesture) -> OrderStone | None:
    piece = gesture.piece if gesture.held is Grip.DRAGGED else None
    return piece if isinstance(piece, OrderStone) else None


def _lift(gesture: Gesture, piece: OrderStone) -> Lift:
    if gesture.in_hand:
        return TAKEN if gesture.piece == piece else LYING
    return HOVERED if gesture.hovered == piece else LYING
