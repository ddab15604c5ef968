"""Wavy edges of land and water, and the ripples between them."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Rect, Surface

from game.assets import Assets
from game.palette import WHITE, Colour, Ramp
from game.table.frame import Frame
from game.table.ground import Steps
from game.table.shape import lay_gradient, multiply
from game.table.sketch import Sketch

_SHAPES = 9
"""So many ripples are repeated all over the water."""
_WAVES = 44
"""Units from the top of land or water in which its edge lies."""


class Edge(NamedTuple):
    """A wavy edge of land or water, in units of its surface."""

    y: float
    rise: float
    phase: float = 0


def wave(width: float, edge: Edge) -> str:
    """Path commands along an edge from the left of the window to the right."""
    steps = math.ceil(width / 40)
    points = ((i * width / steps, i * width / steps / 98 + edge.phase) for i in range(steps + 1))
    return " ".join(
        f"L{x:.1f} {edge.y - edge.rise * (math.sin(t) + 0.4 * math.sin(2.3 * t)):.1f}"
        for x, t in points
    )


@dataclass(frozen=True, slots=True)
class Ground:
    """What land or water is painted with."""

    colours: Ramp
    texture: str
    strength: float = 1
    light: Callable[[Surface], None] | None = None
    """Paints on it before the texture."""


def lay_ground(
    assets: Assets, whole: Surface, frame: Frame, rect: Rect, ground: Ground, edge: Edge | None
) -> Steps:
    """Paints land or water from its edge down; what lay above that stays."""
    part = whole.subsurface(rect.clip(whole.get_rect()))
    above = _above(assets, part, frame, edge) if edge else None
    lay_gradient(part, ground.colours)
    yield
    if ground.light:
        ground.light(part)
        yield
    multiply(assets, part, ground.texture, frame.u, ground.strength)
    if above:
        part.blit(above, (0, 0))
    yield


def _above(assets: Assets, part: Surface, frame: Frame, edge: Edge) -> Surface:
    """What lies above an edge, as a surface of its own."""
    w, h = part.get_width(), min(part.get_height(), frame.px(_WAVES))
    kept = Sketch(w, h, u=frame.u)
    kept.path(f"M0 -9 V{edge.y:g} {wave(frame.uw, edge)} V-9 Z", WHITE)
    above = part.subsurface((0, 0, w, h)).convert_alpha()
    above.blit(kept.raster(assets), (0, 0), special_flags=BLEND_RGBA_MULT)
    return above


def lay_foam(
    assets: Assets, whole: Surface, frame: Frame, water: Rect, edge: Edge, foam: Colour
) -> None:
    """Two lines along a shore; the edge in units from the top of the water."""
    lines = Sketch(water.w, frame.px(60), u=frame.u)
    for down, width, opacity in ((0, 2.4, 0.75), (10, 1.4, 0.4)):
        lower = edge._replace(y=edge.y + down)
        along = f"M-9 {lower.y:g} {wave(frame.uw, lower)}"
        lines.path(along, edge=foam, edge_width=width, opacity=opacity)
    whole.blit(lines.raster(assets), water)


def lay_ripples(
    assets: Assets,
    whole: Surface,
    frame: Frame,
    water: Rect,
    rng: Random,
    apart: float,
    ink: Colour,
) -> None:
    """Small zigzags all over the water, one for so many units of its width."""
    shapes = [_ripple(assets, rng, frame.u, ink) for _ in range(_SHAPES)]
    for number in range(round(frame.uw / apart)):
        shape = shapes[number % _SHAPES]
        shape.set_alpha(round(255 * rng.uniform(0.14, 0.4)))
        x = rng.uniform(0, water.w - shape.get_width())
        y = water.y + rng.uniform(26, water.h / frame.u - 46) * frame.u
        whole.blit(shape, (round(x), round(y)))


def _ripple(assets: Assets, rng: Random, u: float, ink: Colour) -> Surface:
    step, teeth = rng.uniform(9, 14), rng.randrange(3, 7)
    sketch = Sketch(round((step * teeth + 4) * u), round(10 * u), u=u)
    zigzag = "".join(f" l{step:.1f} {5 if i % 2 else -5}" for i in range(teeth))
    sketch.path(f"M2 7{zigzag}", edge=ink, edge_width=1.6)
    return sketch.raster(assets)
