"""What belongs to a seat: stone, medal and mark, in its colours."""

import math

from pygame import SRCALPHA, Surface, draw, transform

from game.assets import Assets, Picture
from game.palette import SEATS, SHADOW, Colour
from game.table.canvas import Canvas, Point
from game.table.skin import over_shadow

TOP, FRONT = 0.76, 0.42
"""Depth of a stone's top and height of its front, as parts of its width."""


def stone(assets: Assets, seat: int, width: int) -> Picture:
    """A stone of so many pixels with its shadow; it is `stone_height` high."""

    def make() -> Picture:
        # The drawing has a margin of 2 on each side of a stone of 100 by 118.
        k = width / 100
        w, h = round(104 * k), round(122 * k)
        face = assets.svg(f"pieces/stone-{SEATS[seat].name}", w, h)
        inset = round(2 * k)
        shade = _stone_shadow(width)
        whole = over_shadow(face, Picture(shade.surface, shade.dx + inset, shade.dy + inset))
        return Picture(whole.surface, whole.dx - inset, whole.dy - inset)

    return assets.cache.keep(("stone", seat, width), make)


def stone_height(width: float) -> float:
    """How high the picture of a stone is: its top and its front."""
    return (TOP + FRONT) * width


def medal(canvas: Canvas, seat: int, center: Point, size: int, alpha: int = 255) -> None:
    """The round medal of a seat with its gold rim, so many pixels wide, about a point."""
    # The drawing leaves a margin of 3 in 100 round the rim.
    whole = round(size / 0.94)
    name = f"pieces/medal-{SEATS[seat].name}"
    surface = canvas.assets.svg(name, whole, whole)
    canvas.image(surface, (center[0] - whole // 2, center[1] - whole // 2), alpha)


def mark(canvas: Canvas, seat: int, center: Point, size: int, colour: Colour) -> None:
    """The bare mark of a seat in any colour, about a point."""
    surface = canvas.assets.svg(f"pieces/mark-{SEATS[seat].mark}", size, size, colour)
    canvas.image(surface, (center[0] - size // 2, center[1] - size // 2))


def _stone_shadow(width: int) -> Picture:
    blur = max(1, round(0.07 * width))
    reach = 3 * blur
    across, down = round(1.16 * width), round(0.32 * width)
    surface = Surface((across + 2 * reach, down + 2 * reach), SRCALPHA)
    surface.fill((*SHADOW, 0))
    draw.ellipse(surface, (*SHADOW, 128), (reach, reach, across, down))
    for _ in range(3):
        surface = transform.box_blur(surface, blur)
    x = 0.56 * width - across / 2 - reach
    y = 1.12 * width - down / 2 - reach
    return Picture(surface, math.floor(x), math.floor(y))
