"""What can be looked at closely."""

from dataclasses import dataclass
from typing import TypeAlias

from rules.game import Seat


@dataclass(frozen=True, slots=True)
class OfCard:
    """A kind of card; HIDDEN for a character seen from behind."""

    kind: int
    copy: int = 0
    """Its number among equal cards."""


@dataclass(frozen=True, slots=True)
class OfToken:
    """An event token."""

    token: int


@dataclass(frozen=True, slots=True)
class OfSeat:
    """A seat with all it has."""

    seat: Seat


Subject: TypeAlias = OfCard | OfToken | OfSeat
