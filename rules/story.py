"""One way in which hidden cards can lie, and what follows from it as cards come, go and pass."""

from collections.abc import Iterator, Sequence
from math import comb, perm
from typing import TypeAlias

from rules.hidden import Barred, Group, Place

Backs: TypeAlias = Sequence[int]
"""How many cards of each back."""
Spread: TypeAlias = Sequence[tuple[Place, int]]


class Deck:
    """Which back every kind of card has."""

    __slots__ = ("backs", "kinds", "kinds_of")

    def __init__(self, backs: Sequence[int]) -> None:
        self.backs = tuple(backs)  # by kind
        self.kinds = len(self.backs)
        self.kinds_of = tuple(
            tuple(kind for kind in range(self.kinds) if backs[kind] == back)
            for back in range(max(backs) + 1)
        )

    def of(self, bars: int, back: int) -> int:
        """Those bars that concern the back."""
        return bars & sum(1 << kind for kind in self.kinds_of[back])


class Story:
    """Certain cards, groups and bars, and the number of ways in which this can have come about.

    Its methods leave it as it is; they give the stories that follow from it.
    """

    __slots__ = ("barred", "certain", "deck", "groups", "ways")

    def __init__(self, deck: Deck, places: int) -> None:
        self.deck = deck
        self.ways = 1
        self.certain = [0] * (places * deck.kinds)  # by place * kinds + kind
        self.groups: list[Group] = []
        self.barred: list[Barred] = []

    def copy(self) -> "Story":
        """An independent copy."""
        new = Story.__new__(Story)
        new.deck = self.deck
        new.ways = self.ways
        new.certain = self.certain[:]
        new.groups = self.groups[:]
        new.barred = self.barred[:]
        return new

    def strangers(self, place: Place, back: int, size: int) -> int:
        """How many of the place's cards of the back, which are so many, can be of any kind."""
        first = place * self.deck.kinds
        known = sum(self.certain[first + kind] for kind in self.deck.kinds_of[back])
        known += sum(group.at(place) for group in self._groups_at(place, back))
        known += sum(bar.cards for bar in self._bars_at(place, back))
        return size - known

    def _groups_at(self, place: Place, back: int) -> list[Group]:
        return [
            group
            for group in self.groups
            if self.deck.backs[group.kinds[0]] == back and group.at(place)
        ]

    def _bars_at(self, place: Place, back: int) -> list[Barred]:
        return [bar for bar in self.barred if (bar.place, bar.back) == (place, back)]

    def shown(self, place: Place, kind: int, count: int, size: int) -> list["Story"]:
        """So many cards of the kind left, of so many with their back; certain ones first.

        As cards of a kind are alike, it tells nothing that a certain one was shown.
        """
        at = place * self.deck.kinds + kind
        certain = min(self.certain[at], count)
        new = self.copy()
        new.certain[at] -= certain
        new.ways *= perm(count, certain)
        found = [new]
        for gone in range(certain, count):
            found = [
                after for before in found for after in before._not_certain(place, kind, size - gone)
            ]
        return found

    def drawn(self, place: Place, kind: int, size: int) -> Iterator["Story"]:
        """A card of the kind was drawn blindly from so many with its back."""
        at = place * self.deck.kinds + kind
        if self.certain[at]:
            new = self.copy()
            new.ways *= new.certain[at]
            new.certain[at] -= 1
            yield new
        yield from self._not_certain(place, kind, size)

    def _not_certain(self, place: Place, kind: int, size: int) -> Iterator["Story"]:
        """A card of the kind left that was not certain to be there."""
        back = self.deck.backs[kind]
        for group in self._groups_at(place, back):
            alike = group.kinds.count(kind)
            if alike:
                new = self.copy()
                new.ways *= alike
                new.groups.remove(group)
                kinds = list(group.kinds)
                kinds.remove(kind)
                new._add_group(kinds, _moved(group.spread, place, -1))
                yield new
        for bar in self._bars_at(place, back):
            if not bar.bars >> kind & 1:
                new = self.copy()
                new.ways *= bar.cards
                new.barred.remove(bar)
                new._add_bar(bar, -1)
                yield new
        strangers = self.strangers(place, back, size)
        if strangers > 0:
            new = self.copy()
            new.ways *= strangers
            yield new

    def poured(self, source: Place, target: Place, back: int) -> "Story":
        """All cards of the back went from place to place."""
        new = self.copy()
        kinds = self.deck.kinds
        for kind in self.deck.kinds_of[back]:
            new.certain[target * kinds + kind] += new.certain[source * kinds + kind]
            new.certain[source * kinds + kind] = 0
        for group in self._groups_at(source, back):
            here, there = group.at(source), group.at(target)
            new.ways *= comb(here + there, here)  # nobody asks any longer which part was which
            new.groups.remove(group)
            spread = _moved(_moved(group.spread, source, -here), target, here)
            new._add_group(group.kinds, spread)
        for bar in self._bars_at(source, back):
            new.barred.remove(bar)
            new._add_bar(bar._replace(place=target))
        return new

    def passed(
        self, source: Place, target: Place, back: int, count: int, size: int
    ) -> Iterator["Story"]:
        """So many cards of the back, of so many, went from place to place unseen."""
        if count == size:
            yield self.poured(source, target, back)
            return
        new = self.copy()
        first = source * self.deck.kinds
        kinds: list[int] = []
        for kind in self.deck.kinds_of[back]:
            kinds += [kind] * new.certain[first + kind]
            new.certain[first + kind] = 0
        groups, bars = self._groups_at(source, back), self._bars_at(source, back)
        new.groups = [group for group in new.groups if group not in groups]
        new.barred = [bar for bar in new.barred if bar not in bars]
        if kinds:
            groups.append(Group(tuple(kinds), ((source, len(kinds)),)))
        free = self.strangers(source, back, size)
        limits = [*(group.at(source) for group in groups), *(bar.cards for bar in bars), free]
        for parts in _shares(count, limits):
            after = new.copy()
            for group, part in zip(groups, parts, strict=False):
                after.ways *= comb(group.at(target) + part, part)
                spread = _moved(_moved(group.spread, source, -part), target, part)
                after._add_group(group.kinds, spread)
            for bar, part in zip(bars, parts[len(groups) :], strict=False):
                after.ways *= comb(bar.cards, part)
                after._add_bar(bar, -part)
                after._add_bar(bar._replace(place=target, cards=part))
            after.ways *= comb(free, parts[-1])
            yield after

    def lacking(self, place: Place, kinds: Sequence[int], among: Backs) -> list["Story"]:
        """None of these kinds is among the place's cards, which are so many."""
        first = place * self.deck.kinds
        if any(self.certain[first + kind] for kind in kinds):
            return []
        bars = sum(1 << kind for kind in set(kinds))
        new = self.copy()
        for back, size in enumerate(among):
            here = self.deck.of(bars, back)
            free = self.strangers(place, back, size)
            old = self._bars_at(place, back)
            new.barred = [bar for bar in new.barred if bar not in old]
            for bar in old:
                new._add_bar(bar._replace(bars=bar.bars | here))
            if here:
                new._add_bar(Barred(place, back, here, free))
        found = [new]
        for group in self.groups:
            out = [kind for kind in group.kinds if bars >> kind & 1]
            if out and group.at(place):
                found = [after for before in found for after in before._parted(group, out, place)]
        return found

    def _parted(self, group: Group, out: list[int], place: Place) -> Iterator["Story"]:
        """None of these cards of the group lies in the place."""
        rest = list(group.kinds)
        for kind in out:
            rest.remove(kind)
        limits = [0 if other == place else count for other, count in group.spread]
        for parts in _shares(len(out), limits):
            new = self.copy()
            new.groups.remove(group)
            both = list(zip(group.spread, parts, strict=True))
            new._add_group(out, [(other, part) for (other, _), part in both])
            new._add_group(rest, [(other, count - part) for (other, count), part in both])
            yield new

    def _add_group(self, kinds: Sequence[int], spread: Spread) -> None:
        """Adds a group; one that leaves nothing open becomes certain."""
        group = Group(tuple(kinds), tuple((place, count) for place, count in spread if count))
        if len(group.spread) > 1 and len(set(kinds)) > 1:
            self.groups.append(group)
            return
        self.ways *= group.splits()
        cards = iter(group.kinds)
        for place, count in group.spread:
            for _ in range(count):
                self.certain[place * self.deck.kinds + next(cards)] += 1

    def _add_bar(self, bar: Barred, more: int = 0) -> None:
        """Adds barred strangers, and so many more, to those of the same place and bars."""
        cards = bar.cards + more
        for index, other in enumerate(self.barred):
            if other[:3] == bar[:3]:
                self.barred[index] = other._replace(cards=other.cards + cards)
                return
        if cards:
            self.barred.append(bar._replace(cards=cards))


def _moved(spread: Spread, place: Place, count: int) -> Spread:
    """The spread with so many more in the place."""
    counts = dict(spread)
    counts[place] = counts.get(place, 0) + count
    return sorted((other, left) for other, left in counts.items() if left)


def _shares(count: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take so many things in all, from each source at most its limit."""
    if not limits:
        if not count:
            yield ()
        return
    rest = sum(limits[1:])
    for part in range(max(count - rest, 0), min(limits[0], count) + 1):
        for others in _shares(count - part, limits[1:]):
            yield (part, *others)
