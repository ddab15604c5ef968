"""Where the cards of a seat will lie while it has none: the stall they come from, in words."""

from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets, Picture
from game.table.canvas import Canvas
from game.table.frame import FLOOR
from game.table.sketch import Sketch
from game.table.writing import write, written
from game.tables.imhotep.hand import FACE
from game.tables.imhotep.sites.site import Say
from rules.game import text

_ICON: Final = 44
_NO_CARDS: Final = text("no cards")


def paint_empty_place(canvas: Canvas, say: Say, cards: Rect) -> None:
    """The dashed outline of a card at the right end of a place on wood."""
    frame = canvas.frame
    place = Rect(0, 0, frame.px(1.3 * FACE[0]), frame.px(FACE[1]))
    place.bottomright = cards.bottomright
    paint_outline(canvas, place)
    ink = palette.WOOD_TEXT
    at = place.centerx, place.top + round(0.36 * place.h)
    canvas.icon("shop", at, frame.px(_ICON), ink, 170)
    line = Rect(place.left, place.top + round(0.62 * place.h), place.w, round(0.28 * place.h))
    line.inflate_ip(-frame.px(10), 0)
    write(canvas, say(_NO_CARDS), "body", FLOOR, line, ink, palette.WOOD_RAMP[1])


def paint_empty_well(canvas: Canvas, say: Say, well: Rect) -> None:
    """The sign of the stall and the words, in the middle of a hollow by night."""
    words, ink = say(_NO_CARDS), palette.NIGHT_QUIET
    size = min(canvas.frame.px(0.75 * _ICON), well.h - 4)
    gap = canvas.frame.px(10)
    px = written(canvas.frame, FLOOR, well.h)
    wide = min(canvas.assets.width(words, "body", px), well.w - 3 * gap - size)
    left = well.centerx - (size + gap + wide) // 2
    canvas.icon("shop", (left + size // 2, well.centery), size, ink, 170)
    line = Rect(left + size + gap, well.top, well.right - left - size - 2 * gap, well.h)
    write(canvas, words, "body", FLOOR, line, ink, palette.NIGHT_DARK, align="left")


def paint_outline(canvas: Canvas, place: Rect) -> None:
    """The dashed outline of what has lain on wood."""
    canvas.picture(_outline(canvas.assets, canvas.frame.u, place.size), place.topleft)


def _outline(assets: Assets, u: float, size: tuple[int, int]) -> Picture:
    def make() -> Picture:
        sketch = Sketch(*size, u=u)
        w, h = size[0] / u, size[1] / u
        sketch.rect(1, 1, w - 2, h - 2, palette.WOOD_EDGE, radius=8, opacity=0.3)
        line = max(1.8, 1 / u)
        box = (line / 2, line / 2, w - line, h - line)
        sketch.dashes(box, 8, palette.WOOD_INNER, line, dash=7, gap=5.5, opacity=0.7)
        return Picture(sketch.raster(assets))

    return assets.cache.keep(("no cards", u, size), make)
