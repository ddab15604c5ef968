"""Woven mats under cards, and the striped awning over a stall."""

from typing import Final

from pygame import Surface

from game import palette
from game.assets import Assets, Picture
from game.palette import BAZAAR, SEATS, luminance, mix
from game.table.ground import Growing, Steps, grown
from game.table.shape import gradient, multiply, rounded, soft
from game.table.sketch import Sketch
from game.table.skin import over_shadow
from rules.game import Seat

AWNING: Final = 28.0
"""Height of an awning in units, pole and all."""
_POLE: Final = 9.0
_STRIPE: Final = 27.0
_DARK_STRIPE: Final = BAZAAR["dark_stripe"]
_DIAMOND: Final = 8.0
_DIAMOND_STEP: Final = 29.0
_DIAMONDS_DOWN: Final = 23.0


def mat(assets: Assets, u: float, w: int, h: int, *, diamonds: bool = False) -> Picture:
    """A mat of w x h pixels with its hem; with a band of diamonds along its upper edge."""

    def begin() -> Growing:
        face = gradient(w, h, BAZAAR["cloth"]).convert_alpha()
        return Growing(Picture(face), weave(face))

    def weave(face: Surface) -> Steps:
        yield
        multiply(assets, face, "cloth", u)
        rounded(assets, face, 14 * u)
        yield
        _hem(u, w, h, diamonds).lay_sides(assets, face, (0, 0), round(26 * u), round(36 * u))

    return grown(assets, ("mat", u, w, h, diamonds), begin)


def awning(assets: Assets, u: float, w: int, seat: Seat) -> Picture:
    """The awning of a seat over a stall of w pixels, from the stall's top left."""

    def make() -> Picture:
        over = round(5 * u)
        wide, high = w + 2 * over, round(AWNING * u)
        sketch = Sketch(wide, high, u=u)
        across = wide / u
        count = max(3, 2 * round(across / _STRIPE / 2) + 1)
        step = (across - 4) / count
        deep, foot = AWNING - 11, AWNING - 2
        colours = SEATS[seat]
        # A pale seat has dark stripes beside its own.
        pale = _DARK_STRIPE if luminance(colours.base) > 0.5 else BAZAAR["stripe"]
        bright = (mix(colours.base, palette.SHADOW, 0.06), mix(colours.base, colours.front, 0.55))
        for number in range(count):
            x = 2 + number * step
            ramp = pale if number % 2 else bright
            sketch.path(
                f"M{x:g} 4 H{x + step:g} V{deep:g} Q{x + step:g} {foot:g} {x + step / 2:g} "
                f"{foot:g} Q{x:g} {foot:g} {x:g} {deep:g} Z",
                sketch.down(ramp, 4, foot),
                edge=BAZAAR["plank_line"][0],
                edge_width=1.5,
            )
        fill = sketch.across(BAZAAR["pole"], 0, across)
        edge = BAZAAR["plank_line"][0]
        sketch.rect(0.8, 0.8, across - 1.6, _POLE, fill, radius=4, edge=edge, edge_width=1.6)
        face = sketch.raster(assets)
        under = soft(assets, w, high - over, round(6 * u), 6 * u, palette.SHADOW, 0.4)
        whole = over_shadow(face, Picture(under.surface, under.dx + over, under.dy + round(8 * u)))
        return Picture(whole.surface, whole.dx - over, whole.dy - round(4 * u))

    return assets.cache.keep(("awning", u, w, seat), make)


def _hem(u: float, w: int, h: int, diamonds: bool) -> Sketch:
    sketch = Sketch(w, h, u=u)
    wide, high = w / u, h / u
    line = max(2.0, 1 / u)
    edge = BAZAAR["cloth_edge"][0]
    sketch.rect(
        line / 2,
        line / 2,
        wide - line,
        high - line,
        None,
        radius=14,
        edge=edge,
        edge_width=line,
        opacity=0.9,
    )
    dash = BAZAAR["cloth_dash"][0]
    sketch.dashes((9, 9, wide - 18, high - 18), 8, dash, 1.8, dash=8, gap=6, opacity=0.5)
    if diamonds:
        count = max(1, int((wide - 50) / _DIAMOND_STEP))
        first = (wide - (count - 1) * _DIAMOND_STEP) / 2
        colours = palette.GOLD, SEATS[3].base, palette.CARNELIAN
        for number in range(count):
            x, y, r = first + number * _DIAMOND_STEP, _DIAMONDS_DOWN, _DIAMOND
            points = ((x, y - r), (x + r, y), (x, y + r), (x - r, y))
            sketch.polygon(points, colours[number % 3], opacity=0.6)
    return sketch
