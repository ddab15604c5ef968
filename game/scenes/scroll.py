"""A sheet of papyrus between two rods, as results are written on."""

from typing import Final

from pygame import Rect

from game import palette
from game.assets import Picture
from game.palette import mix
from game.table.canvas import Canvas
from game.table.drawing import Drawing
from game.table.shape import shadow
from game.table.skin import over_shadow

ROD: Final = 24
"""Units from the top of a rod to its foot."""
BEYOND: Final = 18
"""Units that a rod reaches beyond the sheet on each side."""
CAP: Final = 17


def paint_scroll(canvas: Canvas, sheet: Rect) -> None:
    """The sheet, and a rod along its upper and lower edge."""
    canvas.panel(sheet, "papyrus", radius=4)
    rod = _rod(canvas, sheet.w)
    for y in (sheet.top, sheet.bottom):
        canvas.picture(rod, (sheet.left, y))


def _rod(canvas: Canvas, width: int) -> Picture:
    assets, frame = canvas.assets, canvas.frame

    def make() -> Picture:
        beyond, high, cap = frame.px(BEYOND), frame.px(ROD), frame.px(CAP)
        line = max(1.0, 1.8 * frame.u)
        tall = 2 * cap + 4
        drawing = Drawing(width + 2 * beyond + 2 * cap, tall)
        middle = tall / 2
        wood = (palette.PAPYRUS_RAMP[0], palette.PAPYRUS_SECOND, palette.PAPYRUS_INNER)
        top = middle - high / 2
        fill = drawing.ramp(wood, (0, top), (0, top + high))
        drawing.rect(
            cap, top, drawing.w - 2 * cap, high, fill, edge=palette.PAPYRUS_EDGE, edge_width=line
        )
        knob = (palette.PAPYRUS_RAMP[0], palette.PAPYRUS_THIRD, palette.PAPYRUS_INNER)
        for x in (cap + line, drawing.w - cap - line):
            ball = drawing.ball(knob, x - 0.3 * cap, middle - 0.4 * cap, 1.6 * cap)
            drawing.circle(x, middle, cap - line, ball, edge=palette.PAPYRUS_EDGE, edge_width=line)
            dark = mix(palette.PAPYRUS_EDGE, palette.SHADOW, 0.2)
            drawing.circle(x, middle, 0.5 * cap, None, edge=dark, edge_width=line)
        face = assets.drawing(drawing.markup(), drawing.w, tall)
        under = shadow(assets, drawing.w - 2 * cap, high, high // 2, 6 * frame.u, 6 * frame.u, 0.4)
        inset = Picture(under.surface, under.dx + cap, under.dy + round(top))
        whole = over_shadow(face, inset)
        return Picture(whole.surface, whole.dx - beyond - cap, whole.dy - tall // 2)

    return assets.cache.keep(("rod", frame.u, width), make)
