"""All that is told of one thing: pictures at the left, words and a table of figures beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.game import Seat, Text


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table: what it is, and a word or number for each seat of the head."""

    label: Text
    figures: Sequence[str]
    note: str = ""
    """A few words more about it."""
    sum: bool = False
    """It adds up the lines above it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """What a zoom shows."""

    title: Text
    under: Text
    sign: str = ""
    """Icon of `art/icons` before the line under the title."""
    says: Sequence[Text] = ()
    """Sentences, each a paragraph."""
    cards: Sequence[tuple[int, int]] = ()
    """Kinds of cards to be shown, and how many of each."""
    picture: str = ""
    """A drawing of `art/`, where no cards tell more."""
    ship: int | None = None
    """The ship to be shown."""
    fleet: bool = False
    """Whether the card of the round is to be shown."""
    seat: Seat | None = None
    """Whose medal is to be shown, before a portrait if there is one, over cards if there are."""
    portrait: str = ""
    heads: Sequence[Seat] = ()
    """The seats of the table's columns."""
    lines: Sequence[Line] = ()
