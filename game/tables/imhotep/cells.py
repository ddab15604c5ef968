"""Places for a stone that hold none: carved, next, legal, under the pointer."""

from typing import Final, Literal, TypeAlias

from pygame import Rect

from game import palette
from game.assets import Assets, Picture
from game.palette import BOARD
from game.table.canvas import Canvas
from game.table.sketch import Sketch

Look: TypeAlias = Literal[
    "empty", "next", "value", "first", "tomb", "tomb next", "slot", "left", "covered"
]


def cell(assets: Assets, u: float, w: int, h: int, look: Look) -> Picture:
    """A cell of w x h pixels."""

    def make() -> Picture:
        sketch = Sketch(w, h, u=u)
        _LOOKS[look](sketch, w / u, h / u)
        return Picture(sketch.raster(assets))

    return assets.cache.keep(("cell", u, w, h, look), make)


def paint_cell(canvas: Canvas, rect: Rect, look: Look, alpha: int = 255) -> None:
    """A cell that fills a rectangle."""
    canvas.picture(cell(canvas.assets, canvas.frame.u, rect.w, rect.h, look), rect.topleft, alpha)


def _empty(sketch: Sketch, w: float, h: float) -> None:
    fill = sketch.down(BOARD["cell"], 0, h)
    sketch.rect(1.5, 1.5, w - 3, h - 3, fill, radius=6, edge=BOARD["cell_edge"][0], edge_width=1.4)
    sketch.path(
        f"M4 {h - 2.2:g} H{w - 4:g}", edge=palette.LIMESTONE_LIGHT, edge_width=1.4, opacity=0.8
    )


def _next(sketch: Sketch, w: float, h: float) -> None:
    sketch.rect(2, 2, w - 4, h - 4, palette.LIMESTONE_NEXT, radius=7, opacity=0.93)
    sketch.dashes((2, 2, w - 4, h - 4), 7, BOARD["dash"][0], 2.2)


def _value(sketch: Sketch, w: float, h: float) -> None:
    sketch.rect(
        1,
        1,
        w - 2,
        h - 2,
        BOARD["value"][0],
        radius=8,
        edge=BOARD["value_edge"][0],
        edge_width=1.6,
    )


def _first(sketch: Sketch, w: float, h: float) -> None:
    sketch.rect(
        1.4,
        1.4,
        w - 2.8,
        h - 2.8,
        palette.LIMESTONE_NEXT,
        radius=9,
        edge=BOARD["next_edge"][0],
        edge_width=2.6,
    )


def _tomb(sketch: Sketch, w: float, h: float) -> None:
    fill = sketch.down(BOARD["tomb_cell"], 0, h)
    sketch.rect(1.5, 1.5, w - 3, h - 3, fill, radius=6, edge=BOARD["tomb_line"][0], edge_width=1.5)


def _tomb_next(sketch: Sketch, w: float, h: float) -> None:
    sketch.rect(1.5, 1.5, w - 3, h - 3, BOARD["tomb_cell"][0], radius=6, opacity=0.85)
    sketch.dashes((1.5, 1.5, w - 3, h - 3), 6, BOARD["tomb_number"][0], 2)


def _slot(sketch: Sketch, w: float, h: float) -> None:
    sketch.rect(
        1, 1, w - 2, h - 2, BOARD["cell"][0], radius=8, edge=BOARD["cell_edge"][0], edge_width=2
    )
    sketch.path(
        f"M3 {h - 10:g} V11 Q3 3 11 3 H{w - 10:g}",
        edge=BOARD["cell_edge"][0],
        edge_width=2,
        opacity=0.4,
    )


def _left(sketch: Sketch, w: float, h: float) -> None:
    """Where a card has lain that is dragged elsewhere."""
    _slot(sketch, w, h)
    sketch.dashes((1, 1, w - 2, h - 2), 8, BOARD["dash"][0], 2.2)


def _covered(sketch: Sketch, w: float, h: float) -> None:
    box = (3, 3, w - 6, h - 6)
    sketch.rect(*box, None, radius=6, edge=palette.LEGAL_EDGE, edge_width=4, opacity=0.55)
    sketch.dashes(box, 6, palette.LEGAL, 2.2)


_LOOKS: Final = {
    "empty": _empty,
    "next": _next,
    "value": _value,
    "first": _first,
    "tomb": _tomb,
    "tomb next": _tomb_next,
    "slot": _slot,
    "left": _left,
    "covered": _covered,
}
