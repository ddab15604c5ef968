"""What the screens around a match must know of the looks of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from game.cues import AmbienceName
from game.table.log import LogLine
from game.table.table import Setting, Table
from game.table.telling import Telling
from rules.game import Setup, Text

if TYPE_CHECKING:
    from pygame import Rect

    from game.table.canvas import Canvas

MakeTable: TypeAlias = Callable[[Setting], Table]
Say: TypeAlias = Callable[[Text], str]
"""Turns a sentence into words, with the names of a match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Options of a game that the set-up screen shows side by side, each with a picture.

    All of them have the same choices, and each choice can be made for all at once.
    """

    title: Text
    pictures: Mapping[str, str]
    """Drawing of `art/` by the key of the option, in the order they are shown."""
    all_of: Mapping[str, Text]
    """Words for making one choice everywhere, by its value."""
    mixed: Text
    """Words for a mixture."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What one must know of a game before the first move, with its own pieces for a picture."""

    title: Text
    meaning: Text
    paint: "Callable[[Canvas, Rect, Say], None]"
    """Fills a rectangle in pixels."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """What stands beside a line of the score sheet: an icon of `art/icons`, and when or for what
    it pays."""

    icon: str
    note: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Looks:
    """One game on the title and on the set-up screen, and how its table is made."""

    make_table: MakeTable
    promise: Text
    """What one does in it, in a sentence."""
    length: Text
    """For how many, and how long."""
    emblem: str
    """Drawing of `art/` that stands for the game."""
    piece: str
    """Icon of `art/icons` on the button that begins a match."""
    groups: tuple[Group, ...]
    facts: tuple[Fact, ...] = ()
    """The game in short, for the set-up screen where it shows no groups."""
    icons: Mapping[str, str]
    """Icon of `art/icons` by the key of an option that stands alone."""
    score_rows: Callable[[Setup], Mapping[str, ScoreRow]]
    """What stands beside the lines of a score sheet, by the message id of their titles."""
    progress: Callable[[Any], Text]
    """How far a match has come, from a view."""
    log_line: Callable[[Any, Say], LogLine | None]
    """An event in words; None for those that others say as well."""
    ambience: AmbienceName | None = None
    """What is heard at its table all the time."""
    telling: Callable[[], Sequence[Telling]]
    """States of the table that pictures are made of."""
