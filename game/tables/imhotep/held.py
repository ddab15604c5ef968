"""The piece in hand: what it is, where it may go, what a drop would show, and how it looks."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pygame import Rect, transform

from game import palette
from game.assets import Picture
from game.table.canvas import Canvas, Layer
from game.table.marks import paint_ring, paint_tick
from game.table.sprite import Sprite
from game.table.table import PieceId, ZoneId
from game.tables.imhotep.cards import card
from game.tables.imhotep.choices import Dock, Only, Ship, ShipPlace, SledStone, Tool
from game.tables.imhotep.docks import Row
from game.tables.imhotep.reach import face, home
from game.tables.imhotep.ships import Light
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.sled import ghost, pile
from game.tables.imhotep.spread import Spread, in_order
from game.tables.imhotep.stones import stone
from rules.game import Seat

_LARGER: Final = 1.12
_TURN: Final = 5
RAISED: Final = 10
"""Units that a piece taken up without being dragged lies higher."""
HOVERED: Final = 8
"""And one under the pointer."""
_DOTS: Final = 15
_DOT: Final = 2.4
_SAG: Final = 0.1


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
    stones: int = 0
    """How many stones the quarry gives."""


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
        lies = _ringed(spread, piece)
        if lies is not None:
            paint_ring(canvas, lies, "target" if piece == held.hovered else "legal", 8)
    if held.piece is None:
        _paint_hovered(canvas, spread, held)
    if held.piece is None or held.dragged_to is not None:
        return
    lying = _ringed(spread, held.piece)
    if lying is not None:
        up = 0 if isinstance(held.piece, Ship) else canvas.frame.px(RAISED)
        place = lying.move(0, -up)
        paint_ring(canvas, place, "picked", 8)
        paint_tick(canvas, place.topright)


def _paint_hovered(canvas: Canvas, spread: Spread, held: Held) -> None:
    """A line round what may be taken up under the pointer, unless it is lit anyway."""
    if held.hovered is None or held.hovered in held.takable:
        return
    lying = _ringed(spread, held.hovered)
    if lying is not None:
        up = 0 if isinstance(held.hovered, Ship | Only) else canvas.frame.px(HOVERED)
        paint_ring(canvas, lying.move(0, -up), "hover", 8)


def _ringed(spread: Spread, piece: PieceId) -> Rect | None:
    """What a ring lies round of a piece: of a ship its deck."""
    return spread.deck(piece.ship) if isinstance(piece, Ship) else home(spread, piece)


def paint_hand(
    canvas: Canvas, spread: Spread, held: Held, taken: Mapping[Hashable, Sprite], say: Say
) -> None:
    """A dragged piece under the pointer, and where it came from."""
    if held.dragged_to is None or held.piece is None:
        return
    rect = home(spread, held.piece)
    if rect is None:
        return
    at = held.dragged_to
    if isinstance(held.piece, SledStone):
        canvas.picture(ghost(canvas.assets, canvas.frame.u, rect.w), rect.topleft)
    with canvas.layer(Layer.LIFTED):
        _track(canvas, rect.center, at)
        match held.piece:
            case SledStone():
                _paint_stone(canvas, spread.view.viewer, rect.w, at)
            case Only.DELIVERED:
                _paint_stone(canvas, spread.view.owner, rect.w, at)
            case Only.QUARRY:
                heap = pile(canvas.assets, spread.view.viewer, rect.w // 2, held.stones)
                canvas.picture(heap, (at[0] - rect.w // 2, at[1] - rect.h // 2))
            case Tool(kind=kind):
                shown = card(canvas.assets, canvas.frame, say, kind, rect.size, "small")
                canvas.picture(shown, (at[0] - rect.w // 2, at[1] - rect.h // 2))
            case _:
                for sprite in in_order(taken):
                    x = sprite.rect.x + at[0] - rect.centerx
                    y = sprite.rect.y + at[1] - rect.centery
                    canvas.picture(sprite.picture, (x, y), sprite.alpha)


def _paint_stone(canvas: Canvas, seat: Seat, w: int, at: tuple[int, int]) -> None:
    canvas.picture(_lifted(canvas, seat, round(_LARGER * w)), at)


def _lifted(canvas: Canvas, seat: Seat, w: int) -> Picture:
    """A stone held aloft, a little turned, about its middle."""

    def make() -> Picture:
        turned = transform.rotozoom(stone(canvas.assets, seat, w).surface, -_TURN, 1)
        surface = turned.convert_alpha()
        return Picture(surface, -(surface.get_width() // 2), -(surface.get_height() // 2))

    return canvas.assets.cache.keep(("lifted", seat, w), make)


def _track(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Dots from where a piece lay to where it is held, on a slack line."""
    step = max(8, canvas.frame.px(_DOTS))
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    count = int(length / step)
    for n in range(2, count - 1):
        share = n / count
        sag = 4 * share * (1 - share) * _SAG * abs(dx)
        at = round(start[0] + dx * share), round(start[1] + dy * share + sag)
        canvas.circle(at, max(1.5, _DOT * canvas.frame.u), palette.CREAM)
