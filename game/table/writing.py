"""Words and numbers on boards, which never grow beyond the place that was made for them."""

from collections.abc import Callable
from typing import Final, TypeAlias

from pygame import Rect

from game.letters import Role
from game.palette import Colour
from game.table.canvas import Canvas
from game.table.words import Align
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
    frame = canvas.frame
    room = where.h / _LINE / (frame.u * frame.text_scale)
    return canvas.words(
        text, role, min(units, room), where, colour, ground, align=align, outline=outline
    )
