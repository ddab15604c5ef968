"""Cards in places that are not open: how what is known of them is written.

Cards have kinds, a kind has a back, and backs are always seen; so how many cards of each back a
place holds is known to all. Of the cards of a place some are certain: their kinds were seen. Some
belong to a group: cards seen before, of which some were passed on unseen, so that each of them
lies in one of several places. The others are strangers: any of the cards not seen so far, unless
it is known what they are not.

A card that is shown may have come from several such sources. Then there are several cases of how
things can stand, weighed by the ways in which they can have come about. Every deal, every blind
draw and every choice made unseen is as likely as any other.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import factorial, gcd, perm
from typing import NamedTuple, TypeAlias

Place: TypeAlias = int


class Group(NamedTuple):
    """Cards of these kinds, ascending; so many lie in each of these places."""

    kinds: tuple[int, ...]
    spread: tuple[tuple[Place, int], ...]

    def at(self, place: Place) -> int:
        """How many of them lie in the place."""
        return dict(self.spread).get(place, 0)

    def splits(self) -> int:
        """In how many ways they can lie so."""
        ways = factorial(len(self.kinds))
        for _, count in self.spread:
            ways //= factorial(count)
        return ways


class Barred(NamedTuple):
    """Strangers that are known not to be of some kinds; `bars` has a bit for each of those."""

    place: Place
    back: int
    bars: int
    cards: int


class Case(NamedTuple):
    """One way in which things can stand, beyond what is certain in every case.

    `cards` are certain in this one: place and kind of each.
    """

    weight: int
    cards: tuple[tuple[Place, int], ...]
    groups: tuple[Group, ...]
    barred: tuple[Barred, ...]

    def named(self) -> Iterator[int]:
        """The kinds of its certain cards and its groups."""
        for _, kind in self.cards:
            yield kind
        for group in self.groups:
            yield from group.kinds


NOTHING = Case(1, (), (), ())
"""Nothing beyond what is certain."""


class Hidden(NamedTuple):
    """All that is known of hidden cards."""

    certain: tuple[int, ...]
    """Cards certain in every case, by place * kinds + kind."""
    loose: tuple[tuple[Place, int, int], ...]
    """Place, back and number of all other cards."""
    unseen: tuple[tuple[int, ...], ...]
    """By back, the kinds of all cards that are neither open nor certain, ascending."""
    cases: tuple[Case, ...]
    """None if nothing more is known."""


def known_cards(
    certain: Sequence[int],
    loose: Sequence[tuple[Place, int, int]],
    unseen: Sequence[Sequence[int]],
    cases: Sequence[Case],
) -> Hidden:
    """What is known, with cases weighed by their ways alone.

    Weights become those of all deals of the unseen cards that a case allows; impossible cases
    and bars against cards that were seen are left out.
    """
    pools = tuple(tuple(kinds) for kinds in unseen)
    mask = sum(1 << kind for kinds in pools for kind in set(kinds))
    found = [
        case._replace(barred=tuple(bar for bar in case.barred if bar.bars & mask)) for case in cases
    ]
    if len(found) > 1:
        found = [case._replace(weight=case.weight * _deals(case, pools)) for case in found]
        divisor = gcd(*(case.weight for case in found))
        found = [case._replace(weight=case.weight // divisor) for case in found if case.weight]
    if len(found) == 1:
        found = [found[0]._replace(weight=1)]
    if found == [NOTHING]:
        found = []
    return Hidden(tuple(certain), tuple(loose), pools, tuple(found))


def _deals(case: Case, unseen: Sequence[Sequence[int]]) -> int:
    """How many deals of the unseen cards agree, up to a factor that all cases have in common."""
    pool = Counter(kind for kinds in unseen for kind in kinds)
    named = Counter(case.named())
    deals = 1
    for group in case.groups:
        deals *= group.splits()
    for kind, count in named.items():
        deals *= perm(pool[kind], count)
    pool -= named
    for back, kinds in enumerate(unseen):
        counts = {kind: pool[kind] for kind in set(kinds)}
        barred = [bar for bar in case.barred if bar.back == back]
        free = sum(counts.values()) - sum(bar.cards for bar in barred)
        deals *= _fillings(counts, barred) * factorial(max(free, 0))
    return deals


def _fillings(counts: dict[int, int], barred: Sequence[Barred]) -> int:
    """In how many ways the barred strangers can be cards of these."""
    open_to: Counter[tuple[bool, ...]] = Counter()
    for kind, count in counts.items():
        open_to[tuple(not bar.bars >> kind & 1 for bar in barred)] += count
    sorts = tuple(open_to)

    @cache
    def ways(index: int, missing: int, left: tuple[int, ...]) -> int:
        if not missing:
            index += 1
            if index >= len(barred):
                return 1
            missing = barred[index].cards
        total = 0
        for at, sort in enumerate(sorts):
            if left[at] and sort[index]:
                fewer = (*left[:at], left[at] - 1, *left[at + 1 :])
                total += left[at] * ways(index, missing - 1, fewer)
        return total

    return ways(-1, 0, tuple(open_to.values()))
