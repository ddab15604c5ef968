"""A set in front of a seat: its cards, what it is worth, and where it lies."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pygame import Rect

from rules.game import Seat
from rules.sobek.pieces import AMULET, KINDS, KINDS_OF_TYPE, SCARABS, TYPES
from rules.sobek.view import View

_TOKEN: Final = 0.225


class Sum(NamedTuple):
    """What a set is worth; a crosswise one counts its scarabs alone."""

    scarabs: int
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class SetPlan:
    """A set at its place; all of its cards have the place of the badge if it is small."""

    seat: Seat
    type: int
    crosswise: bool
    kinds: tuple[int, ...]
    """From the hindmost card on."""
    sum: Sum
    blessed: int
    """Prosperity tokens on it."""
    small: bool = False
    beside: bool = False
    """The points of a small one stand beside its badge, not over its foot."""
    cards: tuple[Rect, ...] = ()
    chip: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """Where its points are shown."""

    @property
    def rect(self) -> Rect:
        """All its cards."""
        return self.cards[0].unionall(self.cards[1:])

    @property
    def front(self) -> Rect:
        """Its foremost card."""
        return self.cards[-1]

    def token(self, index: int) -> Rect:
        """Where a Prosperity token lies on it, whether one does or not."""
        w = self.front.w
        radius = max(4, round((0.3 if self.small else _TOKEN) * w))
        rect = Rect(0, 0, 2 * radius, 2 * radius)
        rect.center = self.front.right - radius, self.front.bottom - round(0.7 * radius)
        return rect.move(-round(1.4 * radius) * index, 0)


def set_sum(
    view: View, seat: Seat, type_: int, more: Sequence[int] = (), *, crosswise: bool = False
) -> Sum:
    """What a set of the seat is worth, with some more cards added to it."""
    kinds = (*set_kinds(view, seat, type_, crosswise=crosswise), *more)
    scarabs = sum(SCARABS[kind] for kind in kinds)
    if crosswise:
        return Sum(scarabs, len(kinds), scarabs)
    cards = len(kinds) + view.prosperity[seat * TYPES + type_]
    return Sum(scarabs, cards, scarabs * cards)


def set_kinds(view: View, seat: Seat, type_: int, *, crosswise: bool = False) -> tuple[int, ...]:
    """The cards of a set of the seat from the hindmost on; none if it has no such set."""
    cards, amulets = view.sets, view.set_amulets
    if crosswise:
        cards, amulets = view.cross, view.cross_amulets
    found = [kind for kind in KINDS_OF_TYPE[type_] for _ in range(cards[seat * KINDS + kind])]
    return (*found, *(AMULET,) * amulets[seat * TYPES + type_])


def plan_of(view: View, seat: Seat, type_: int, crosswise: bool) -> SetPlan:
    """The set of a type, with no place yet; without cards if the seat has none."""
    kinds = set_kinds(view, seat, type_, crosswise=crosswise)
    blessed = 0 if crosswise else view.prosperity[seat * TYPES + type_]
    return SetPlan(
        seat, type_, crosswise, kinds, set_sum(view, seat, type_, crosswise=crosswise), blessed
    )
