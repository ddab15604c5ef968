"""What the screens around a match must know of the looks of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.table.table import Setting, Table
from game.table.telling import Telling
from rules.game import Text

MakeTable: TypeAlias = Callable[[Setting], Table]


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
    icons: Mapping[str, str]
    """Icon of `art/icons` by the key of an option that stands alone."""
    progress: Callable[[Any], Text]
    """How far a match has come, from a view."""
    telling: Callable[[], Sequence[Telling]]
    """States of the table that pictures are made of."""
