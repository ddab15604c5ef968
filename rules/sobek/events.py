"""What can happen, as frozen values in the past tense.

Cards are kinds. `back` and `among` are what everybody sees of hidden cards: the back of the card,
and how many green, tan and orange ones there were to take it from. A card HIDDEN without a `back`
beside it is a character. Places in the row count from 0.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.game import HIDDEN, Seat
from rules.sobek.pieces import BACK, ORANGE

Backs = tuple[int, ...]
"""Green, tan and orange cards."""


@dataclass(frozen=True, slots=True)
class Public:
    """An event that everybody sees whole."""

    def seen_by(self, viewer: Seat) -> "Public":
        """Itself."""
        return self


def _from_behind(kind: int) -> int:
    return HIDDEN if kind == HIDDEN or BACK[kind] == ORANGE else kind


@dataclass(frozen=True, slots=True)
class StarterDrawn(Public):
    """The lot for the first starting player fell."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChooserDrawn(Public):
    """Several are last; the lot says which of them names the next starting player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StarterNamed(Public):
    """The last player named the next starting player."""

    seat: Seat
    starter: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """All cards and tokens were shuffled for a new round."""

    heading: ClassVar[bool] = True

    round: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class StartCardDealt:
    """A green card came to a hand."""

    seat: Seat
    kind: int

    def seen_by(self, viewer: Seat) -> "StartCardDealt":
        """Its face only for the owner."""
        return self if viewer == self.seat else StartCardDealt(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class TokenHidden:
    """An event token was put out face down; nobody saw it."""

    token: int

    def seen_by(self, viewer: Seat) -> "TokenHidden":
        """Without its face."""
        return TokenHidden(HIDDEN)


@dataclass(frozen=True, slots=True)
class CardDelivered:
    """A card was laid in the row; characters face down unless `face_up`."""

    kind: int
    face_up: bool

    def seen_by(self, viewer: Seat) -> "CardDelivered":
        """Without the face of a face-down character."""
        return self if self.face_up else CardDelivered(_from_behind(self.kind), False)


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card of the row went to a hand, the skipped ones before it to the taker's pile."""

    seat: Seat
    place: int
    kind: int
    skipped: tuple[int, ...]
    face_up: bool

    def seen_by(self, viewer: Seat) -> "CardTaken":
        """Face-down characters only for the taker."""
        if viewer == self.seat or self.face_up:
            return self
        skipped = tuple(_from_behind(kind) for kind in self.skipped)
        return replace(self, kind=_from_behind(self.kind), skipped=skipped)


@dataclass(frozen=True, slots=True)
class CardBought:
    """The Merchant brought a card of the row to the hand; nothing was skipped."""

    seat: Seat
    place: int
    kind: int
    face_up: bool

    def seen_by(self, viewer: Seat) -> "CardBought":
        """A face-down character only for the buyer."""
        if viewer == self.seat or self.face_up:
            return self
        return replace(self, kind=_from_behind(self.kind))


@dataclass(frozen=True, slots=True)
class CharacterPlayed(Public):
    """A character was discarded for its power."""

    seat: Seat
    kind: int
    among: Backs


@dataclass(frozen=True, slots=True)
class NothingHappened(Public):
    """A character or an event token had no effect."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NothingFitted(Public):
    """The Courtesan found no card in the hand for the seat's sets, which are of these types."""

    seat: Seat
    types: tuple[int, ...]
    among: Backs


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The Queen brought a card of the deck to the hand."""

    seat: Seat
    kind: int
    back: int

    def seen_by(self, viewer: Seat) -> "CardDrawn":
        """Its face only for the owner."""
        return self if viewer == self.seat else replace(self, kind=HIDDEN)


@dataclass(frozen=True, slots=True)
class PileCleansed(Public):
    """A priest named a type; all such cards of the seat's pile were discarded, face up.

    `among` is what is left.
    """

    seat: Seat
    type: int
    kinds: tuple[int, ...]
    among: Backs


@dataclass(frozen=True, slots=True)
class SurplusDropped:
    """The Scribe's victim put cards from the hand on its own pile; `backs` of them."""

    seat: Seat
    kinds: tuple[int, ...]
    backs: Backs
    among: Backs

    def seen_by(self, viewer: Seat) -> "SurplusDropped":
        """Faces only for the victim."""
        if viewer == self.seat:
            return self
        return replace(self, kinds=(HIDDEN,) * len(self.kinds))


@dataclass(frozen=True, slots=True)
class PileSeen:
    """The Vizier looked through the pile of another."""

    seat: Seat
    owner: Seat
    kinds: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> "PileSeen":
        """Faces only for who looks, and the owner, who may look at any time."""
        if viewer in (self.seat, self.owner):
            return self
        return replace(self, kinds=(HIDDEN,) * len(self.kinds))


@dataclass(frozen=True, slots=True)
class CardRecovered:
    """The Vizier took a card of another's pile to the hand."""

    seat: Seat
    owner: Seat
    kind: int
    back: int
    among: Backs

    def seen_by(self, viewer: Seat) -> "CardRecovered":
        """Its face only for the two."""
        return self if viewer in (self.seat, self.owner) else replace(self, kind=HIDDEN)


@dataclass(frozen=True, slots=True)
class BackChosen(Public):
    """The Thief reached for a card with this back in the hand of another."""

    seat: Seat
    owner: Seat
    back: int


@dataclass(frozen=True, slots=True)
class CardStolen:
    """The Thief took a card from another's hand, chosen by its back."""

    seat: Seat
    owner: Seat
    kind: int
    back: int
    among: Backs

    def seen_by(self, viewer: Seat) -> "CardStolen":
        """Its face only for the two."""
        return self if viewer in (self.seat, self.owner) else replace(self, kind=HIDDEN)


@dataclass(frozen=True, slots=True)
class SetLaid(Public):
    """Cards of the hand became an open set, or enlarged the one there."""

    seat: Seat
    type: int
    kinds: tuple[int, ...]
    enlarged: bool
    among: Backs


@dataclass(frozen=True, slots=True)
class CardsAdded(Public):
    """The Courtesan brought cards of the hand to an open set."""

    seat: Seat
    type: int
    kinds: tuple[int, ...]
    among: Backs


@dataclass(frozen=True, slots=True)
class CrossSetLaid(Public):
    """At the end of the round cards of the hand became a crosswise set."""

    seat: Seat
    type: int
    kinds: tuple[int, ...]
    among: Backs


@dataclass(frozen=True, slots=True)
class SetsDone(Public):
    """The seat laid no more crosswise sets."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TokensSeen:
    """A player looked at the event tokens left."""

    seat: Seat
    tokens: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> "TokensSeen":
        """Faces only for who looks."""
        if viewer == self.seat:
            return self
        return replace(self, tokens=(HIDDEN,) * len(self.tokens))


@dataclass(frozen=True, slots=True)
class TokenUsed(Public):
    """An event token was chosen and shown."""

    seat: Seat
    token: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(Public):
    """A guild or the Deceit moved the marker of the seat by so many points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class CurseLaid(Public):
    """A Curse was put in the pile of the victim."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class ProsperityLaid(Public):
    """A Prosperity token was put on the seat's open set of the type."""

    seat: Seat
    type: int


@dataclass(frozen=True, slots=True)
class PileEmbalmed(Public):
    """All cards of the seat's pile came to its hand."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class HandDropped(Public):
    """At the end of the round the rest of the hand went to the pile."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class SetsScored(Public):
    """Points of all open and of all crosswise sets of the seat."""

    seat: Seat
    open: int
    crosswise: int


@dataclass(frozen=True, slots=True)
class PilesCompared(Public):
    """Sizes of the piles with their curses, by seat, and who is most corrupt.

    `scarabs` are shown only where sizes tied for the largest, else HIDDEN.
    """

    sizes: tuple[int, ...]
    scarabs: tuple[int, ...]
    corrupt: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Penalised(Public):
    """The most corrupt seat went back by so many points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Public):
    """All cards and tokens were taken back; another round follows."""

    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
    """Final points by seat, who won, and all piles, turned up."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    piles: tuple[tuple[int, ...], ...]
