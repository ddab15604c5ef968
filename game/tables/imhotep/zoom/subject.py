"""What can be looked at closely."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from rules.game import Seat


@dataclass(frozen=True, slots=True)
class OfCard:
    """A kind of market card."""

    kind: int


@dataclass(frozen=True, slots=True)
class OfShip:
    """One of the four ships of the round."""

    ship: int


@dataclass(frozen=True, slots=True)
class OfSite:
    """One of the five building sites."""

    site: int


@dataclass(frozen=True, slots=True)
class OfSeat:
    """A seat with all it has."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfRound:
    """The card that set the ships of this round."""


class OfPile(Enum):
    """A pile of market cards."""

    DRAW = auto()
    DISCARD = auto()


Subject: TypeAlias = OfCard | OfShip | OfSite | OfSeat | OfRound | OfPile
