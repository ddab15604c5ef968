"""Faces of plain shapes and panels: drawn once per size, with texture, edge and shadow."""

import math
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pygame import SRCALPHA, Rect, Surface, transform

from game import palette
from game.assets import Assets, Picture
from game.palette import Colour, Ramp
from game.table.drawing import Drawing
from game.table.ground import Growing, Steps, grown
from game.table.shape import gradient, lay_edges, multiply, narrow, own_shadow, wide_face

_LARGE: Final = 20_000
"""Pixels round which an edge is worth four pictures."""

Material: TypeAlias = Literal["night", "row", "papyrus", "card", "limestone", "wood"]


@dataclass(frozen=True, slots=True)
class _Line:
    colour: Colour
    width: float
    inside: float
    opacity: float


@dataclass(frozen=True, slots=True)
class _Look:
    """What a panel is made of; sizes in units."""

    ramp: Ramp
    texture: str
    strength: float
    lines: tuple[_Line, ...]
    scale: float = 1


_LOOKS: dict[Material, _Look] = {
    "night": _Look(
        palette.NIGHT_RAMP,
        "grain",
        0.8,
        (_Line(palette.NIGHT_EDGE, 1.5, 0, 1), _Line(palette.GOLD, 1, 4.5, 0.28)),
    ),
    "row": _Look(palette.NIGHT_ROW, "grain", 0.8, (_Line(palette.NIGHT_LINE, 1.5, 0, 1),)),
    "papyrus": _Look(
        palette.PAPYRUS_RAMP,
        "papyrus",
        1,
        (_Line(palette.PAPYRUS_EDGE, 2, 0, 1), _Line(palette.PAPYRUS_INNER, 1, 5.5, 0.6)),
    ),
    "card": _Look(palette.PAPYRUS_CARD, "grain", 0.3, (_Line(palette.PAPYRUS_EDGE, 2, 0, 1),)),
    "limestone": _Look(
        palette.LIMESTONE_RAMP, "limestone", 1, (_Line(palette.LIMESTONE_EDGE, 2, 0, 1),)
    ),
    "wood": _Look(
        palette.WOOD_RAMP,
        "wood",
        1,
        (_Line(palette.WOOD_EDGE, 2, 0, 1), _Line(palette.WOOD_INNER, 1.2, 1.9, 0.55)),
        1.2,
    ),
}


def panel(
    assets: Assets, u: float, w: int, h: int, material: Material, radius: float = 14
) -> Picture:
    """A panel of w x h pixels with its shadow; radius in units of u pixels."""

    def begin() -> Growing:
        whole = own_shadow(w, h, round(radius * u), 12 * u, 8 * u, 0.42)
        return Growing(whole, _paint(assets, whole, u, (w, h), material, radius))

    return grown(assets, ("panel", u, w, h, material, radius), begin)


def _paint(
    assets: Assets,
    whole: Picture,
    u: float,
    size: tuple[int, int],
    material: Material,
    radius: float,
) -> Steps:
    """Paints the face of a panel over its shadow."""
    look, (w, h) = _LOOKS[material], size
    round_px = radius * u
    yield
    drawing = narrow(w, h, round_px + 8 * u)
    fill = drawing.ramp(look.ramp, (0, 0), (0, h))
    drawing.rect(0, 0, drawing.w, h, fill, radius=round_px)
    face = wide_face(assets, drawing, w)
    yield
    multiply(assets, face, look.texture, u, look.strength, look.scale)
    yield
    edges = narrow(w, h, round_px + 8 * u)
    for line in look.lines:
        width = max(1.0, line.width * u)
        inside = line.inside * u + width / 2
        edges.rect(
            inside,
            inside,
            edges.w - 2 * inside,
            h - 2 * inside,
            None,
            radius=max(2 * u, round_px - inside),
            edge=line.colour,
            edge_width=width,
            opacity=line.opacity,
        )
    lay_edges(assets, face, edges, math.ceil(round_px + 8 * u))
    if material == "limestone":
        face.blit(_lit_edge(assets, w, h, round_px, u), (0, 0))
    whole.surface.blit(face, (-whole.dx, -whole.dy))


def bar(assets: Assets, u: float, w: int, h: int) -> Picture:
    """The bar along the top of a screen: h pixels with its gold rule, and a shadow below."""

    def make() -> Picture:
        drop = round(8 * u)
        face = Surface((w, h + drop), SRCALPHA)
        face.blit(gradient(w, h, palette.NIGHT_BAR), (0, 0))
        multiply(assets, face, "grain", u, 0.5)
        rule, thin = max(2, round(3 * u)), max(1, round(u))
        drawing = Drawing(w, rule)
        light, dark = palette.FILLED_RAMP[1], palette.NIGHT_EDGE
        ramp = (palette.GOLD_DARK, light, dark, light, palette.GOLD_DARK)
        drawing.rect(0, 0, w, rule, drawing.ramp(ramp, (0, 0), (w, 0)))
        face.blit(assets.drawing(drawing.markup(), w, rule), (0, h - rule))
        line = Surface((w, thin), SRCALPHA)
        line.fill((*palette.GOLD, 90))
        face.blit(line, (0, h - rule - round(3 * u)))
        for row in range(drop):
            line.fill((*palette.SHADOW, round(110 * (1 - row / drop) ** 2)))
            face.blit(line, (0, h + row), (0, 0, w, 1))
        return Picture(face)

    return assets.cache.keep(("bar", u, w, h), make)


def stripe(assets: Assets, w: int, h: int, colour: Colour, radius: float) -> Picture:
    """The left end of a panel in another colour, w pixels wide."""

    def make() -> Picture:
        drawing = Drawing(w, h)
        drawing.rect(0, 0, w + 2 * radius, h, colour, radius=radius)
        return Picture(assets.drawing(drawing.markup(), w, h))

    return assets.cache.keep(("stripe", w, h, colour, radius), make)


def over_shadow(face: Surface, under: Picture) -> Picture:
    """One picture of a face and the shadow it throws."""
    whole = room_over(under, face.get_size())
    whole.surface.blit(face, (-whole.dx, -whole.dy))
    return whole


def room_over(under: Picture, size: tuple[int, int]) -> Picture:
    """A shadow on a new surface that has room for a face of so many pixels."""
    w, h = size
    left, top = min(0, under.dx), min(0, under.dy)
    right = max(w, under.dx + under.surface.get_width())
    bottom = max(h, under.dy + under.surface.get_height())
    whole = Surface((right - left, bottom - top), SRCALPHA)
    whole.blit(under.surface, (under.dx - left, under.dy - top))
    return Picture(whole, left, top)


def rect(
    assets: Assets, w: int, h: int, colour: Colour, radius: float = 0, width: float = 0
) -> Picture:
    """A rectangle with round corners, filled, or only its edge of so many pixels."""

    def make() -> Picture:
        drawing = narrow(w, h, radius + width)
        inside = width / 2
        drawing.rect(
            inside,
            inside,
            drawing.w - width,
            h - width,
            None if width else colour,
            radius=radius - inside,
            edge=colour if width else None,
            edge_width=width,
        )
        return Picture(wide_face(assets, drawing, w))

    return assets.cache.keep(("rect", w, h, colour, radius, width), make)


def edge(
    assets: Assets, w: int, h: int, colour: Colour, radius: float, width: float
) -> tuple[Picture, ...]:
    """The edge of a rectangle: if it is large, four pictures that leave out what is inside it."""
    cap = math.ceil(radius + width) + 1
    deep = math.ceil(width)
    if w * h < _LARGE or h < 2 * cap + 2:
        return (rect(assets, w, h, colour, radius, width),)

    def part(at: tuple[int, int], piece: Rect, size: tuple[int, int]) -> Picture:
        def make() -> Picture:
            low = rect(assets, w, 2 * cap + 1, colour, radius, width).surface
            return Picture(transform.scale(low.subsurface(piece), size), *at)

        return assets.cache.keep(("edge", w, h, colour, radius, width, at), make)

    left, right = Rect(0, cap, deep, 1), Rect(w - deep, cap, deep, 1)
    return (
        part((0, 0), Rect(0, 0, w, cap), (w, cap)),
        part((0, h - cap), Rect(0, cap + 1, w, cap), (w, cap)),
        part((0, cap), left, (deep, h - 2 * cap)),
        part((w - deep, cap), right, (deep, h - 2 * cap)),
    )


def circle(assets: Assets, radius: float, colour: Colour, width: float = 0) -> Picture:
    """A circle about the place it belongs to, filled, or only its edge of so many pixels."""

    def make() -> Picture:
        reach = math.ceil(radius)
        drawing = Drawing(2 * reach, 2 * reach)
        drawing.circle(
            reach,
            reach,
            radius - width / 2,
            None if width else colour,
            edge=colour if width else None,
            edge_width=width,
        )
        return Picture(assets.drawing(drawing.markup(), drawing.w, drawing.h), -reach, -reach)

    return assets.cache.keep(("circle", radius, colour, width), make)


def lines(
    assets: Assets,
    points: tuple[tuple[int, int], ...],
    colour: Colour,
    width: float,
    dash: tuple[float, ...] = (),
) -> Picture:
    """A line through points, none of them left of or above 0."""

    def make() -> Picture:
        reach = math.ceil(width / 2) + 1
        w = max(x for x, _ in points) + 2 * reach
        h = max(y for _, y in points) + 2 * reach
        drawing = Drawing(w, h)
        steps = " L".join(f"{x + reach} {y + reach}" for x, y in points)
        drawing.path("M" + steps, edge=colour, edge_width=width, dash=dash)
        return Picture(assets.drawing(drawing.markup(), w, h), -reach, -reach)

    return assets.cache.keep(("lines", points, colour, width, dash), make)


def _lit_edge(assets: Assets, w: int, h: int, radius: float, u: float) -> Surface:
    drawing = narrow(w, h, radius + 8 * u)
    inside = 2.5 * u + 0.5
    drawing.path(
        f"M{inside:g} {h - radius:g} V{radius:g} Q{inside:g} {inside:g} {radius:g} {inside:g} "
        f"H{drawing.w - radius:g}",
        edge=palette.LIMESTONE_LIGHT,
        edge_width=max(1.0, 2 * u),
        opacity=0.8,
    )
    return wide_face(assets, drawing, w)
