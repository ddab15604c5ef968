"""Names of the sprites on the table; a piece that stays where it is keeps its name."""

from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True, slots=True)
class InRow:
    """A card of the market row, by its place from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class InHand:
    """A card in the viewer's hand, by its kind and its number among those of its kind."""

    kind: int
    copy: int


@dataclass(frozen=True, slots=True)
class RivalCard:
    """A card in the hand of a rival, seen from behind; counted from 0 among those of its back."""

    seat: int
    back: int
    index: int


@dataclass(frozen=True, slots=True)
class Picked:
    """A card of the set being laid, in the order of `View.picked`."""

    index: int


@dataclass(frozen=True, slots=True)
class InSet:
    """A card of a set in front of a seat, from the hindmost on."""

    seat: int
    type: int
    crosswise: bool
    index: int


@dataclass(frozen=True, slots=True)
class SmallSet:
    """A whole set that has only room for its badge and its number."""

    seat: int
    type: int
    crosswise: bool


@dataclass(frozen=True, slots=True)
class Blessing:
    """A Prosperity token on a set."""

    seat: int
    type: int
    index: int


@dataclass(frozen=True, slots=True)
class Jar:
    """The corruption jar of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leaning:
    """A Curse token that leans on the jar of a seat."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class TokenLeft:
    """An event token that lies face down, by its place."""

    index: int


@dataclass(frozen=True, slots=True)
class TokenUsed:
    """An event token that was used, in the order of use in this round."""

    index: int


@dataclass(frozen=True, slots=True)
class Marker:
    """The marker of a seat on the score track."""

    seat: int


class Pile(Enum):
    """What lies beside the row."""

    DECK = auto()
    DISCARD = auto()
