"""A short explanation of one place on the table."""

from typing import NamedTuple

from pygame import Rect

from game.table.tooltip import Side
from game.tables.imhotep.zoom.subject import Subject
from rules.game import Text


class Note(NamedTuple):
    """A tooltip: the place it is about, its title and lines, and what can be looked at there."""

    of: Rect
    title: Text
    lines: tuple[Text, ...] = ()
    about: Subject | None = None
    side: Side = "above"
