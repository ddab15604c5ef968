"""Words and numbers on boards, which never grow beyond the place that was made for them."""

from collections.abc import Callable
from typing import Final, TypeAlias

from pygame import Rect

from game.letters import Role
from game.palette import Colour
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.words import LEADING, Align, Valign, wrap
from rules.game import Text

Say: TypeAlias = Callable[[Text], str]
"""Turns a text into words of the player's language."""

_LINE: Final = 1.08
"""Height of a line as a part of the letters' height."""


def write(
    canvas: Canvas,
    text: str,
    role: Role,
    units: float,
    where: Rect,
    colour: Colour,
    ground: Colour,
    align: Align = "center",
    outline: tuple[float, Colour] | None = None,
) -> Rect:
    """One line inside a rectangle, larger with the player's text scale while it fits."""
    units = fitting(canvas.frame, units, where.h)
    return canvas.words(text, role, units, where, colour, ground, align=align, outline=outline)


def fitting(frame: Frame, units: float, high: int, lines: int = 1) -> float:
    """Units of letters of which so many lines are no higher than so many pixels."""
    leading = _LINE if lines == 1 else LEADING * lines
    return min(units, high / leading / (frame.u * frame.text_scale))


def written(frame: Frame, units: float, high: int) -> int:
    """Pixels of the letters of a line written in a rectangle of this height, if it is wide."""
    return frame.letter(fitting(frame, units, high))


def write_lines(
    canvas: Canvas,
    text: str,
    role: Role,
    units: float,
    where: Rect,
    colour: Colour,
    ground: Colour,
    align: Align = "left",
    valign: Valign = "top",
) -> Rect:
    """As many lines as a rectangle holds, with letters as large as that allows."""
    frame = canvas.frame
    px = frame.letter(units)
    while px > frame.floor:
        lines = wrap(canvas.assets, text, role, px, where.w)
        widest = max(canvas.assets.width(line, role, px) for line in lines)
        if len(lines) * round(LEADING * px) <= where.h and widest <= where.w:
            break
        px -= 1
    return canvas.words(
        text,
        role,
        px / (frame.u * frame.text_scale),
        where,
        colour,
        ground,
        align=align,
        valign=valign,
        lines=max(1, where.h // round(LEADING * px)),
    )
