"""What can happen, as frozen values in the past tense.

Ships, places, columns and rows count from 0; `place` 0 is at the bow.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.game import HIDDEN, Seat


@dataclass(frozen=True, slots=True)
class Public:
    """An event that everybody sees whole."""

    def seen_by(self, viewer: Seat) -> "Public":
        """Itself."""
        return self


@dataclass(frozen=True, slots=True)
class StartDrawn(Public):
    """The lot for the start player fell; sleds were loaded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """A round card was revealed: its four ships, by capacity."""

    heading: ClassVar = True
    round: int
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardDealt(Public):
    """A card was laid face up in the market."""

    kind: int


@dataclass(frozen=True, slots=True)
class CardHidden:
    """A card was laid face down in the market; nobody saw it."""

    kind: int

    def seen_by(self, viewer: Seat) -> "CardHidden":
        """Without its face."""
        return CardHidden(HIDDEN)


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """The discard pile became the draw pile.

    `face_down` are the cards of the pair laid before: all others were seen by then, so everybody
    can work them out.
    """

    cards: int
    face_down: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StonesTaken(Public):
    """Stones came from the seat's quarry to its sled."""

    seat: Seat
    stones: int


@dataclass(frozen=True, slots=True)
class StoneLoaded(Public):
    """A stone went from the sled to a ship."""

    seat: Seat
    ship: int
    place: int
    size: int


@dataclass(frozen=True, slots=True)
class ToolPlayed(Public):
    """A blue card was played and discarded."""

    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class OrderSet(Public):
    """The Lever's player fixed the unloading: owners, first to last."""

    seat: Seat
    owners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ShipSailed(Public):
    """A ship sailed to a site."""

    seat: Seat
    ship: int
    site: int
    size: int
    stones: int


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """The seat had nothing it could do."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoneReturned(Public):
    """A stone delivered to the market went back to its quarry."""

    seat: Seat
    ship: int
    place: int


@dataclass(frozen=True, slots=True)
class StoneBuilt(Public):
    """A stone reached its space at a site and scored what it scores at once.

    `space` counts the stones there before it (of this pyramid on side B); `pyramid` is HIDDEN
    where there is but one building. It came from `place` of `ship`, both HIDDEN if it came from
    the quarry.
    """

    seat: Seat
    site: int
    space: int
    points: int
    pyramid: int
    ship: int
    place: int


@dataclass(frozen=True, slots=True)
class TowerBuilt(Public):
    """Three waiting stones became a tower."""

    seat: Seat
    tower: int
    points: int


@dataclass(frozen=True, slots=True)
class CardTaken(Public):
    """A face-up card went from the market to a player."""

    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class PairTaken:
    """A player looked at the two face-down cards."""

    seat: Seat
    kinds: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> "PairTaken":
        """Faces only for the one who looks."""
        if viewer == self.seat:
            return self
        return replace(self, kinds=(HIDDEN,) * len(self.kinds))


@dataclass(frozen=True, slots=True)
class CardKept(Public):
    """One card of the pair was kept, the other discarded face up; HIDDEN if there was none."""

    seat: Seat
    kind: int
    discarded: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Public):
    """The top card of the draw pile came to a player, face up."""

    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class NoCardLeft(Public):
    """A card was due, but none was left to give."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedDiscarded(Public):
    """A red card had no stone to place and was discarded without effect."""

    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class GiftDeclined(Public):
    """A gift of a pyramid was not taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ColumnScored(Public):
    """A visible temple stone scored."""

    seat: Seat
    column: int
    points: int


@dataclass(frozen=True, slots=True)
class ShipCleared(Public):
    """All passed: the stones of an unsailed ship went back to their quarries."""

    ship: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Public):
    """All ships have sailed, or all have passed; the temple is assessed next."""

    round: int


@dataclass(frozen=True, slots=True)
class MarketCleared(Public):
    """The cards left in the market were discarded, the face-down ones turned up."""

    face_up: tuple[int, ...]
    face_down: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
    """Final points by seat, and who won."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
