"""Names of the sprites on the table; a piece that stays where it is keeps its name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Built:
    """A stone of the Pyramids, the Temple or the Burial Chamber, counted from 0 in its site."""

    site: int
    index: int


@dataclass(frozen=True, slots=True)
class Raised:
    """A stone of a seat at the Obelisks, from the ground up; on side B one that waits."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class InTower:
    """A stone of a tower of side B, from the ground up."""

    tower: int
    index: int


@dataclass(frozen=True, slots=True)
class InMarket:
    """A face-up card, by its slot in the stall."""

    slot: int


@dataclass(frozen=True, slots=True)
class FaceDown:
    """A card of the face-down pair."""

    index: int


@dataclass(frozen=True, slots=True)
class Hull:
    """A ship behind its stones."""

    ship: int


@dataclass(frozen=True, slots=True)
class Aboard:
    """A stone on a ship, by its place from the bow."""

    ship: int
    place: int


@dataclass(frozen=True, slots=True)
class LitPlace:
    """The light of a place on a ship where a stone may be put."""

    ship: int
    place: int


@dataclass(frozen=True, slots=True)
class Prow:
    """A ship before its stones."""

    ship: int


@dataclass(frozen=True, slots=True)
class OnSled:
    """A stone on the sled of a seat."""

    seat: int
    place: int
