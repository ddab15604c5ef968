"""What a card of the row costs: one small jar for each card that is skipped."""

from typing import Final, Literal, TypeAlias

from pygame import Rect

from game.assets import Assets, Picture
from game.palette import BAZAAR, Ramp
from game.table.canvas import Canvas
from game.table.sketch import Sketch
from game.table.writing import Say, write, written
from game.tables.sobek.jars import HEIGHT, jar
from rules.game import text

Look: TypeAlias = Literal["free", "paid"]

_LETTERS: Final = 23
_SIDE: Final = 14
_JAR: Final = 20
_GAP: Final = 5
_LEAST: Final = 82


def paint_price(canvas: Canvas, say: Say, place: Rect, skipped: int) -> None:
    """The chip in the middle of a place, as wide as it needs to be."""
    if skipped:
        paint_chip(canvas, f"+{skipped}", place, "paid", jars=skipped)
    else:
        paint_chip(canvas, say(text("free")), place, "free")


def paint_chip(canvas: Canvas, words: str, place: Rect, look: Look, *, jars: int = 0) -> None:
    """Words on green or dark red, with so many small jars after them."""
    frame, assets = canvas.frame, canvas.assets
    px = written(frame, _LETTERS, place.h)
    letters = assets.width(words, "button", px)
    w = round(place.h * 0.56)
    row = jars * w + (frame.px(_GAP) if jars else 0)
    side = frame.px(_SIDE)
    chip = Rect(0, 0, max(frame.px(_LEAST), letters + row + 2 * side), place.h)
    chip.w = min(chip.w, place.w)
    chip.center = place.center
    ramp, edge = BAZAAR[look], BAZAAR[look + "_edge"][0]
    canvas.picture(_chip(assets, frame.u, chip.size, ramp, edge), chip.topleft)
    start = chip.x + (chip.w - letters - row) // 2
    line = Rect(start, chip.y, letters + 1, chip.h)
    write(canvas, words, "button", _LETTERS, line, BAZAAR["jar_number"][0], ramp[0], align="left")
    for number in range(jars):
        x = line.right + frame.px(_GAP) + number * w
        canvas.picture(jar(assets, w), (x, chip.centery - round(HEIGHT * w / 2)))


def _chip(
    assets: Assets, u: float, size: tuple[int, int], ramp: Ramp, edge: tuple[int, int, int]
) -> Picture:
    def make() -> Picture:
        sketch = Sketch(*size, u=u)
        w, h = size[0] / u, size[1] / u
        line = max(1.8, 1 / u)
        sketch.rect(
            line / 2,
            line / 2,
            w - line,
            h - line,
            sketch.down(ramp, 0, h),
            radius=h / 2,
            edge=edge,
            edge_width=line,
        )
        return Picture(sketch.raster(assets))

    return assets.cache.keep(("price", u, size, ramp), make)
