"""The dots between a piece in hand and where it came from."""

from typing import Final

from game.palette import CREAM
from game.table.canvas import Canvas, Point

_STEP: Final = 15
_RADIUS: Final = 2.4
_SAG: Final = 0.1


def paint_trail(canvas: Canvas, start: Point, end: Point) -> None:
    """Dots on a slack line from where the piece lay to where it is held."""
    step = max(8, canvas.frame.px(_STEP))
    dx, dy = end[0] - start[0], end[1] - start[1]
    count = int((dx * dx + dy * dy) ** 0.5 / step)
    for n in range(2, count - 1):
        share = n / count
        sag = 4 * share * (1 - share) * _SAG * abs(dx)
        at = round(start[0] + dx * share), round(start[1] + dy * share + sag)
        canvas.circle(at, max(1.5, _RADIUS * canvas.frame.u), CREAM)
