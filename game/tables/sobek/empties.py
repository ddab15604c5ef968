"""Dashed outlines of places where cards may lie."""

from typing import Final, Literal, TypeAlias

from game.assets import Assets, Picture
from game.palette import BAZAAR, Colour
from game.table.sketch import Sketch

Ground: TypeAlias = Literal["cloth", "planks", "water", "papyrus"]

_FILLS: Final[dict[Ground, tuple[Colour, float]]] = {
    "cloth": (BAZAAR["cloth"][2], 0.35),
    "planks": (BAZAAR["well"][0], 0.38),
    "water": (BAZAAR["place_number"][0], 0.35),
    "papyrus": (BAZAAR["track_space"][0], 0.45),
}
_DARK: Final = BAZAAR["plank_line"][0]
_PALE: Final = BAZAAR["cloth_dash"][0]


def empty_place(assets: Assets, u: float, size: tuple[int, int], ground: Ground) -> Picture:
    """The outline of a card of so many pixels, from its top left."""

    def make() -> Picture:
        sketch = Sketch(*size, u=u)
        w, h = size[0] / u, size[1] / u
        fill, strength = _FILLS[ground]
        radius = min(9.0, 0.08 * w)
        sketch.rect(1, 1, w - 2, h - 2, fill, radius=radius, opacity=strength)
        edge = _DARK if ground == "papyrus" else _PALE
        line = max(1.8, 1 / u)
        box = (line / 2, line / 2, w - line, h - line)
        sketch.dashes(box, radius, edge, line, dash=7, gap=5.5, opacity=0.65)
        return Picture(sketch.raster(assets))

    return assets.cache.keep(("empty place", u, size, ground), make)
