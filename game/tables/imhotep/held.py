"""The piece in hand: what it is, where it may go, what a drop would show, and how it looks."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.table.canvas import Canvas, Layer
from game.table.following import STEADY, Sway
from game.table.lift import DRAGGED, HOVERED, LYING, TAKEN, Lift
from game.table.marks import Ring, paint_ring, paint_tick
from game.table.sprite import Sprite
from game.table.table import PieceId, ZoneId
from game.table.trail import paint_trail
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.choices import Dock, MarketCard, Only, Ship, ShipPlace, SledStone
from game.tables.imhotep.docks import Row
from game.tables.imhotep.lifted import paint_aloft
from game.tables.imhotep.reach import face, home
from game.tables.imhotep.ships import Light
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.sled import ghost
from game.tables.imhotep.spread import Spread, in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """What is in hand, or under the pointer."""

    piece: PieceId | None = None
    dragged_to: tuple[int, int] | None = None
    """The middle of the piece while it is dragged; None while it waits where it lies."""
    targets: Sequence[ZoneId] = ()
    zone: ZoneId | None = None
    """The target under the pointer or chosen by keys."""
    hovered: PieceId | None = None
    takable: Sequence[PieceId] = ()
    """Pieces of which one has to be taken up now, while none is."""
    pulse: float = 1.0
    """Strength of the lights, 0 to 1."""
    forecasts: Mapping[int, Sequence[Row]] = field(default_factory=dict)
    """By site, what the ship in question would bring there."""
    ghosts: Sequence[Sprite] = ()
    """What a drop, or the stage kept for the tick, would bring."""
    sway: Sway = STEADY
    """How the piece is seen while it is dragged."""
    returned: PieceId | None = None
    """The piece that has just come home at once."""

    def lift(self, piece: PieceId) -> Lift:
        """How a piece that is not dragged is lifted; ships stay on the water."""
        if piece is None or piece not in (self.piece, self.hovered) or isinstance(piece, Ship):
            return LYING
        if piece != self.piece:
            return HOVERED
        return TAKEN if self.dragged_to is None else LYING


def lit_ships(held: Held) -> dict[int, dict[int, Light]]:
    """The places of ships where the piece may go, by ship."""
    lit: dict[int, dict[int, Light]] = {}
    for zone in held.targets:
        if isinstance(zone, ShipPlace):
            light: Light = "target" if zone == held.zone else "legal"
            lit.setdefault(zone.ship, {})[zone.place] = light
    return lit


def paint_targets(canvas: Canvas, spread: Spread, held: Held) -> None:
    """Rings round the zones that are not lit by themselves, and round the piece."""
    alpha = round(255 * held.pulse)
    for zone in held.targets:
        if isinstance(zone, ShipPlace) or (isinstance(zone, Dock) and held.forecasts):
            continue
        rect, radius = face(spread, zone)
        hot = zone == held.zone
        paint_ring(canvas, rect, "target" if hot else "legal", radius, 255 if hot else alpha)
    for piece in held.takable:
        _paint_round(canvas, spread, held, piece, "target" if piece == held.hovered else "legal")
    if held.piece is None:
        if held.hovered not in held.takable:
            _paint_round(canvas, spread, held, held.hovered, "hover")
        _paint_round(canvas, spread, held, held.returned, "refused")
    elif held.dragged_to is None:
        place = _paint_round(canvas, spread, held, held.piece, "picked")
        if place is not None:
            paint_tick(canvas, place.topright)


def _paint_round(
    canvas: Canvas, spread: Spread, held: Held, piece: PieceId, kind: Ring
) -> Rect | None:
    """A ring round a piece where it is seen, which is given back; of a ship round its deck."""
    lies = spread.deck(piece.ship) if isinstance(piece, Ship) else home(spread, piece)
    if lies is None:
        return None
    place = held.lift(piece).of(canvas.frame, lies)
    paint_ring(canvas, place, kind, 8)
    return place


def paint_hand(
    canvas: Canvas, spread: Spread, held: Held, taken: Mapping[Hashable, Sprite], say: Say
) -> None:
    """A dragged piece under the pointer, and where it came from."""
    if held.dragged_to is None or held.piece is None:
        return
    rect = home(spread, held.piece)
    if rect is None:
        return
    _paint_origin(canvas, rect, held.piece)
    with canvas.layer(Layer.LIFTED):
        paint_trail(canvas, rect.center, held.dragged_to)
        by = held.dragged_to[0] - rect.centerx, held.dragged_to[1] - rect.centery
        if isinstance(held.piece, Ship):
            for sprite in in_order(taken):
                canvas.picture(sprite.picture, sprite.rect.move(by).topleft, sprite.alpha)
            return
        parts = [(sprite.sprite, sprite.rect) for sprite in in_order(taken)]
        for name, lies in parts or [(held.piece, rect)]:
            place = DRAGGED.of(canvas.frame, lies.move(by))
            paint_aloft(canvas, spread, say, name, place, held.sway)


def _paint_origin(canvas: Canvas, lies: Rect, piece: PieceId) -> None:
    """The dashed outline of what has lain in a place; the tray paints those of its cards."""
    if isinstance(piece, SledStone) or piece is Only.DELIVERED:
        canvas.picture(ghost(canvas.assets, canvas.frame.u, lies.w), lies.topleft)
    elif isinstance(piece, MarketCard) or piece is Only.PAIR:
        paint_cell(canvas, lies, "left")
