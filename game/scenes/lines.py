"""A heading with a line below it, spaced by their letters."""

from typing import Final, NamedTuple

from game.assets import Role
from game.palette import Colour
from game.table.canvas import Canvas, Point

LEADING: Final = 1.3


class Line(NamedTuple):
    """One line of words: letters of so many units."""

    words: str
    role: Role
    units: float
    ink: Colour


def two_lines(
    canvas: Canvas,
    at: Point,
    above: Line,
    below: Line,
    ground: Colour,
    width: int,
    high: int | None = None,
) -> None:
    """Both lines left aligned at a point, which is the middle of them together.

    Their letters grow with the player's text scale while both are no higher than `high` pixels.
    """
    if high is not None:
        whole = LEADING * (above.units + below.units)
        most = high / (whole * canvas.frame.u * canvas.frame.text_scale)
        above, below = (line._replace(units=line.units * min(1, most)) for line in (above, below))
    heights = [round(LEADING * canvas.frame.letter(line.units)) for line in (above, below)]
    y = at[1] - sum(heights) // 2
    for line, height in zip((above, below), heights, strict=True):
        where = at[0], y + height // 2
        canvas.words(line.words, line.role, line.units, where, line.ink, ground, width=width)
        y += height
