"""The stones of the Lever's sheet, as hands lift and move them."""

from pygame import Rect

from game.table.canvas import Canvas, Layer
from game.table.clip import HOME
from game.table.gesture import Gesture
from game.table.gesture import Held as Grip
from game.table.lift import DRAGGED, HOVERED, LYING, TAKEN, Lift
from game.table.marks import Ring, paint_ring, paint_tick
from game.table.table import PieceId
from game.table.timeline import Timeline
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.lifted import paint_stone_aloft
from game.tables.imhotep.order import OrderStone, UnloadingOrder
from game.tables.imhotep.stones import stone, surface_below
from rules.game import Seat

_RADIUS = 10


def paint_stones(
    canvas: Canvas,
    sheet: UnloadingOrder,
    gesture: Gesture,
    timeline: Timeline,
    returned: PieceId | None,
) -> None:
    """Over the sheet: every stone in its turn, the lights, and the stone that is dragged.

    `returned` is the stone that has just come home at once; one that glides home lies over all.
    """
    with canvas.layer(Layer.POPUP):
        gliding = []
        for number, aboard in enumerate(sheet.order):
            seat, lies = sheet.spread.view.places[aboard], sheet.stone(number)
            pose = timeline.pose(OrderStone(number))
            if _dragged(gesture) == OrderStone(number):
                paint_cell(canvas, surface_below(lies), "left")
            elif pose != HOME:
                gliding.append((seat, lies.move(round(pose.dx), round(pose.dy))))
            else:
                _paint_stone(canvas, seat, _lift(gesture, OrderStone(number)), lies)
        for zone in gesture.targets:
            kind: Ring = "target" if zone == gesture.zone else "legal"
            paint_ring(canvas, sheet.zones()[zone], kind, _RADIUS)
        _paint_line(canvas, sheet, gesture, returned)
        for seat, place in gliding:
            _paint_stone(canvas, seat, LYING, place)
        dragged = _dragged(gesture)
        if dragged is not None:
            place = DRAGGED.of(canvas.frame, sheet.stone(dragged.turn))
            place.center = gesture.middle
            seat = sheet.spread.view.places[sheet.order[dragged.turn]]
            paint_stone_aloft(canvas, seat, place, gesture.sway)


def _paint_stone(canvas: Canvas, seat: Seat, lift: Lift, lies: Rect) -> None:
    place = lift.of(canvas.frame, lies)
    canvas.picture(stone(canvas.assets, seat, place.w), place.topleft)


def _paint_line(
    canvas: Canvas, sheet: UnloadingOrder, gesture: Gesture, returned: PieceId | None
) -> None:
    """Round the stone that is taken up, lies under the pointer, or has just come home."""
    if gesture.held is Grip.DRAGGED:
        return
    if gesture.in_hand:
        _paint_round(canvas, sheet, gesture, gesture.piece, "picked")
        return
    if gesture.hovered != returned:
        _paint_round(canvas, sheet, gesture, gesture.hovered, "hover")
    _paint_round(canvas, sheet, gesture, returned, "refused")


def _paint_round(
    canvas: Canvas, sheet: UnloadingOrder, gesture: Gesture, piece: PieceId | None, kind: Ring
) -> None:
    if not isinstance(piece, OrderStone):
        return
    place = _lift(gesture, piece).of(canvas.frame, sheet.stone(piece.turn))
    paint_ring(canvas, place, kind, _RADIUS)
    if kind == "picked":
        paint_tick(canvas, place.topright)


def _dragged(gesture: Gesture) -> OrderStone | None:
    piece = gesture.piece if gesture.held is Grip.DRAGGED else None
    return piece if isinstance(piece, OrderStone) else None


def _lift(gesture: Gesture, piece: OrderStone) -> Lift:
    if gesture.in_hand:
        return TAKEN if gesture.piece == piece else LYING
    return HOVERED if gesture.hovered == piece else LYING
