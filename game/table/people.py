"""What a table shows of every seat alike: its medal, its numbers, its chips."""

from typing import Final

from pygame import Rect

from game import palette
from game.palette import Colour
from game.table.canvas import Canvas
from game.table.frame import SMALLEST_LETTER, Frame
from game.table.marks import medal
from game.table.words import Align
from game.table.writing import write, written
from rules.game import Seat

_CHIP_EDGE: Final = 1.6
_CHIP_HIGH: Final = 1.55
"""Height of a chip by that of its letters."""


def paint_medal(canvas: Canvas, seat: Seat, place: Rect, *, starts: bool) -> None:
    """The medal of a seat; a small sun on it marks who starts the round."""
    canvas.picture(medal(canvas.assets, seat, place.w // 2), place.center)
    if starts:
        paint_start(canvas, place)


def paint_start(canvas: Canvas, place: Rect) -> None:
    """The small sun of who starts the round, at the upper right of a round thing."""
    radius = round(place.w * 0.22)
    at = place.right - round(0.6 * radius), place.top + round(0.5 * radius)
    canvas.circle(at, radius, palette.LEGAL_EDGE)
    canvas.circle(at, radius - max(1, radius // 9), palette.GOLD)
    canvas.icon("sun", at, round(1.5 * radius), palette.LEGAL_EDGE)


def paint_ended_now(
    canvas: Canvas, points: int, place: Rect, ink: Colour, ground: Colour, align: Align = "right"
) -> None:
    """The points if the match ended now, after an hourglass, at the left or right of a place."""
    words = signed(points) if points < 0 else str(points)
    size = round(0.9 * written(canvas.frame, 22, place.h))
    gap = canvas.frame.px(7)
    room = place
    if align == "left":
        room = Rect(place.left + size + gap, place.top, place.w - size - gap, place.h)
    rect = write(canvas, words, "button", 22, room, ink, ground, align=align)
    middle = rect.left - gap - size // 2, place.centery
    canvas.icon("hourglass", middle, size, ink)


def signed(points: int) -> str:
    """A number with its sign; the minus is a true one."""
    if points > 0:
        return f"+{points}"
    return f"\N{MINUS SIGN}{-points}" if points < 0 else "0"


def chip_letter(frame: Frame, high: int | None) -> int:
    """Pixels of the letters of a chip that is no higher than so many pixels, if that is said."""
    px = frame.letter(18)
    return px if high is None else max(SMALLEST_LETTER, min(px, round(high / _CHIP_HIGH)))


def paint_chip(
    canvas: Canvas,
    words: str,
    left: int,
    middle: int,
    right: int,
    dots: int = -1,
    high: int | None = None,
) -> Rect:
    """A small dark pill with words, cut at `right`; with `dots` from 0 to 2 one of three shines.

    With `high` it is no higher than so many pixels, however large the player's letters are.
    """
    frame = canvas.frame
    px = chip_letter(frame, high)
    side = round(0.65 * px)
    tail = round(1.5 * px) if dots >= 0 else 0
    width = min(canvas.assets.width(words, "strong", px) + 2 * side + tail, right - left)
    rect = Rect(left, 0, width, round(_CHIP_HIGH * px))
    rect.centery = middle
    radius = rect.h / 2
    canvas.rect(rect, palette.NIGHT_WELL, radius=radius)
    edge = max(1.0, _CHIP_EDGE * frame.u)
    canvas.rect(rect, palette.GOLD_LIGHT, radius=radius, width=edge)
    inside = Rect(rect.left + side, rect.top, rect.w - 2 * side - tail, rect.h)
    ink = palette.NIGHT_TITLE
    units = px / (frame.u * frame.text_scale)
    canvas.words(words, "strong", units, inside, ink, palette.NIGHT_WELL)
    for dot in range(3 if dots >= 0 else 0):
        at = inside.right + round((0.5 + 0.45 * dot) * px), rect.centery
        colour = ink if dot == dots else palette.NIGHT_LINE
        canvas.circle(at, max(1.5, 0.14 * px), colour)
    return rect
