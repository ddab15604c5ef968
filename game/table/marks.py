"""Signs laid over the table: medals, rings of legal places, the mark of the last move."""

from typing import Final, Literal, TypeAlias

from pygame import BLEND_RGBA_SUB, SRCALPHA, Rect, Surface

from game import palette
from game.assets import Assets, Picture
from game.palette import BOARD, SEATS, Colour
from game.table import faces
from game.table.canvas import Canvas
from game.table.shape import soft
from game.table.sketch import Sketch

Ring: TypeAlias = Literal["hover", "legal", "target", "picked", "last", "refused"]
"""Under the pointer; may be chosen; that under the pointer; taken up; part of the last move; come
home from where it could not stay."""

_MEDAL: Final = 0.466
"""Radius of a medal as a part of its drawing."""
_TICK: Final = 28
_GLOW: Final = {"legal": 7.0, "target": 9.0, "picked": 7.0}
_LINES: Final = {"target": palette.WHITE, "refused": palette.BAD}


def medal(assets: Assets, seat: int, radius: int) -> Picture:
    """The medal of a seat about the place it belongs to; radius in pixels, edge included."""
    size = round(radius / _MEDAL)
    return Picture(
        assets.svg("pieces/medal-" + SEATS[seat].name, size, size), -(size // 2), -(size // 2)
    )


def seat_mark(assets: Assets, seat: int, size: int, colour: Colour) -> Picture:
    """The mark of a seat in one colour, about the place it belongs to."""
    name = "pieces/mark-" + SEATS[seat].mark
    return Picture(assets.svg(name, size, size, colour), -(size // 2), -(size // 2))


def ring(assets: Assets, u: float, w: int, h: int, kind: Ring, radius: float = 8) -> Picture:
    """A ring round a rectangle of w x h pixels, with its glow; radius in units.

    It lies outside the rectangle, whose top left is its place. A pulse is its alpha.
    """

    def make() -> Picture:
        out = round(12 * u)
        sketch = Sketch(w + 2 * out, h + 2 * out, u=u, left=-out / u, top=-out / u)
        _ring_lines(sketch, w / u, h / u, kind, radius)
        lines = sketch.raster(assets)
        if kind not in _GLOW:
            return Picture(lines, -out, -out)
        colour = palette.WHITE if kind == "target" else palette.LEGAL
        grow = round(4 * u)
        wide, high = w + 2 * grow, h + 2 * grow
        glow = soft(assets, wide, high, round((radius + 4) * u), _GLOW[kind] * u, colour, 1)
        glow = Picture(glow.surface, glow.dx - grow, glow.dy - grow)
        left, top = min(glow.dx, -out), min(glow.dy, -out)
        wide = max(w + out, glow.dx + glow.surface.get_width()) - left
        high = max(h + out, glow.dy + glow.surface.get_height()) - top
        whole = Surface((wide, high), SRCALPHA)
        whole.fill((*colour, 0))
        whole.blit(glow.surface, (glow.dx - left, glow.dy - top))
        hole = Sketch(w, h, u=u)
        hole.rect(0, 0, w / u, h / u, palette.SHADOW, radius=radius)
        _cut(whole, hole.raster(assets), (-left, -top))
        whole.blit(lines, (-out - left, -out - top))
        return Picture(whole, left, top)

    return assets.cache.keep(("ring", u, w, h, kind, radius), make)


def paint_ring(canvas: Canvas, rect: Rect, kind: Ring, radius: float = 8, alpha: int = 255) -> None:
    """A ring round a rectangle."""
    face = ring(canvas.assets, canvas.frame.u, rect.w, rect.h, kind, radius)
    canvas.picture(face, rect.topleft, alpha)


def paint_tick(canvas: Canvas, at: tuple[int, int]) -> None:
    """The badge of what was taken up or chosen, about a corner of it."""
    size = canvas.frame.px(_TICK)
    disc = faces.disc(canvas.assets, canvas.frame.u, size, palette.GOOD_RAMP, palette.WHITE)
    canvas.picture(disc, at)
    canvas.icon("tick", at, round(0.66 * size), palette.WHITE)


def paint_arrow(
    canvas: Canvas,
    at: tuple[int, int],
    size: float,
    colour: Colour,
    *,
    edge: Colour | None = None,
    right: bool = False,
) -> None:
    """A small arrow that points down, or right, about a point; size in units."""
    assets = canvas.assets
    px = max(6, round(size * canvas.frame.u))

    def make() -> Picture:
        sketch = Sketch(px, px, u=px / 16)
        shape = "M3.5 2 V14 L14 8 Z" if right else "M2 3.5 H14 L8 14 Z"
        sketch.path(shape, colour, edge=edge or colour, edge_width=1.8 if edge else 0)
        return Picture(sketch.raster(assets), -(px // 2), -(px // 2))

    canvas.picture(assets.cache.keep(("arrow", px, colour, edge, right), make), at)


def coin(assets: Assets, u: float, radius: float) -> Picture:
    """A pale coin with a dark edge, for a number, about the place it belongs to."""
    px = max(1, round(radius * u))

    def make() -> Picture:
        sketch = Sketch(2 * px, 2 * px, u=px / 16)
        sketch.circle(16, 16, 14.8, BOARD["coin"][0], edge=BOARD["rim"][0], edge_width=2.2)
        return Picture(sketch.raster(assets), -px, -px)

    return assets.cache.keep(("coin", px), make)


def _ring_lines(sketch: Sketch, w: float, h: float, kind: Ring, radius: float) -> None:
    if kind == "last":
        box = (-4, -4, w + 8, h + 8)
        sketch.rect(
            *box, None, radius=radius + 4, edge=palette.FOCUS_EDGE, edge_width=5.5, opacity=0.5
        )
        sketch.dashes(box, radius + 4, palette.WHITE, 3, dash=3, gap=5.5)
        return
    box = (-1, -1, w + 2, h + 2)
    if kind == "hover":
        radius += 1
        for colour, line, strength in ((palette.LEGAL_EDGE, 5.4, 0.5), (palette.WHITE, 3.0, 1.0)):
            sketch.rect(*box, None, radius=radius, edge=colour, edge_width=line, opacity=strength)
        return
    inner = _LINES.get(kind, palette.LEGAL)
    width = 4.0 if kind == "picked" else 3.4
    for colour, line in ((palette.LEGAL_EDGE, 6.4), (inner, width)):
        sketch.rect(*box, None, radius=radius + 1, edge=colour, edge_width=line)


def _cut(surface: Surface, hole: Surface, at: tuple[int, int]) -> None:
    """Takes a black shape out of a surface, in place."""
    surface.blit(hole, at, special_flags=BLEND_RGBA_SUB)
