"""Wavy edges of land and water, and the ripples between them."""

import math
from random import Random
from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Rect, Surface

from game.assets import Assets
from game.palette import WHITE, Colour
from game.table.frame import Frame
from game.table.sketch import Sketch


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


def cut_along(assets: Assets, face: Surface, frame: Frame, edge: Edge) -> None:
    """Takes away what lies above an edge, in place."""
    strip = Rect(0, 0, face.get_width(), frame.px(44))
    below = Sketch(strip.w, strip.h, u=frame.u)
    below.path(f"M0 50 V{edge.y:g} {wave(frame.uw, edge)} V50 Z", WHITE)
    face.blit(below.raster(assets), (0, 0), special_flags=BLEND_RGBA_MULT)


def ripple(sketch: Sketch, rng: Random, width: float, high: float, colour: Colour) -> None:
    """A small zigzag somewhere on the water."""
    x, y = rng.uniform(0, width), rng.uniform(26, high - 46)
    step, teeth = rng.uniform(9, 14), rng.randrange(3, 7)
    zigzag = "".join(f" l{step:.1f} {5 if i % 2 else -5}" for i in range(teeth))
    sketch.path(
        f"M{x:.1f} {y:.1f}{zigzag}",
        edge=colour,
        edge_width=1.6,
        opacity=rng.uniform(0.14, 0.4),
    )
