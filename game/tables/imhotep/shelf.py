"""Which slot of the market each open card lies in: a view only lists them in order."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.imhotep.pieces import MARKET, MARKET_CARDS
from rules.imhotep.view import View

NO_CARD: Final = -1
Shelf: TypeAlias = tuple[int, ...]
"""By slot from the top left, the kind that lies there, or NO_CARD."""


def empty_shelf(view: View) -> Shelf:
    """The slots for open cards of the side in use, all empty."""
    return (NO_CARD,) * MARKET_CARDS[view.sides[MARKET]]


def restocked(before: Shelf, market: Sequence[int], taken: int | None = None) -> Shelf:
    """The slots once the market holds these kinds: what stays keeps its slot.

    `taken` is the slot a card was taken from, for when several of its kind lie there.
    """
    slots = list(before)
    gone = Counter(kind for kind in before if kind != NO_CARD) - Counter(market)
    first = () if taken is None else (taken,)
    for slot in (*first, *range(len(slots))):
        if gone[slots[slot]] > 0:
            gone[slots[slot]] -= 1
            slots[slot] = NO_CARD
    come = Counter(market) - Counter(kind for kind in slots if kind != NO_CARD)
    for kind in market:
        if come[kind] > 0:
            come[kind] -= 1
            slots[slots.index(NO_CARD)] = kind
    return tuple(slots)
