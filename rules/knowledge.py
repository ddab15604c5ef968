"""A player's knowledge of hidden cards, built up from what the player sees happen."""

from collections.abc import Iterator, Sequence
from math import comb, gcd, perm
from typing import TypeAlias

from rules.hidden import Barred, Group, Place

Backs: TypeAlias = Sequence[int]
"""How many cards of each back."""


class Story:
    """One way in which things can stand, and the number of ways it can have come about."""

    __slots__ = ("barred", "certain", "groups", "ways")

    def __init__(self, cards: int) -> None:
        self.ways = 1
        self.certain = [0] * cards  # by place * kinds + kind
        self.groups: list[Group] = []
        self.barred: list[Barred] = []

    def copy(self) -> "Story":
        """An independent copy."""
        new = Story.__new__(Story)
        new.ways = self.ways
        new.certain = self.certain[:]
        new.groups = self.groups[:]
        new.barred = self.barred[:]
        return new


class Knowledge:
    """Everything certain, grouped or barred in so many places; forgets nothing until told to."""

    __slots__ = ("backs", "kinds", "kinds_of", "places", "stories")

    def __init__(self, backs: Sequence[int], places: int) -> None:
        self.backs = tuple(backs)  # by kind
        self.kinds = len(self.backs)
        self.kinds_of = tuple(
            tuple(kind for kind, other in enumerate(self.backs) if other == back)
            for back in range(max(self.backs) + 1)
        )
        self.places = places
        self.stories = [Story(places * self.kinds)]

    def copy(self) -> "Knowledge":
        """An independent copy."""
        new = Knowledge.__new__(Knowledge)
        new.backs = self.backs
        new.kinds = self.kinds
        new.kinds_of = self.kinds_of
        new.places = self.places
        new.stories = [story.copy() for story in self.stories]
        return new

    def forget(self) -> None:
        """All cards are shuffled: nothing is known."""
        self.stories = [Story(self.places * self.kinds)]

    def came(self, place: Place, kind: int) -> None:
        """A card came to the place for this player to see."""
        for story in self.stories:
            story.certain[place * self.kinds + kind] += 1

    def shown(self, place: Place, kinds: Sequence[int], among: Backs) -> None:
        """These cards left the place, chosen by its owner from so many, and were seen."""
        left = list(among)
        for kind in sorted(set(kinds)):
            count = kinds.count(kind)
            back = self.backs[kind]
            found: list[Story] = []
            for story in self.stories:
                found += self._without(story, place, kind, count, left[back])
            self._settle(found)
            left[back] -= count

    def drawn(self, place: Place, kind: int, among: Backs) -> None:
        """This card left the place, drawn blindly from those of its back, and was seen."""
        at = place * self.kinds + kind
        found: list[Story] = []
        for story in self.stories:
            if story.certain[at]:
                new = story.copy()
                new.ways *= new.certain[at]
                new.certain[at] -= 1
                found.append(new)
            found += self._not_certain(story, place, kind, among[self.backs[kind]])
        self._settle(found)

    def seen(self, place: Place, kinds: Sequence[int]) -> None:
        """The whole place was looked through: it holds these cards."""
        among = [0] * len(self.kinds_of)
        for kind in kinds:
            among[self.backs[kind]] += 1
        self.shown(place, kinds, among)
        for kind in kinds:
            self.came(place, kind)

    def passed(self, source: Place, target: Place, backs: Backs, among: Backs) -> None:
        """Cards went from place to place unseen: so many of each back from among so many."""
        for back, count in enumerate(backs):
            if count:
                found: list[Story] = []
                for story in self.stories:
                    found += self._passing(story, source, target, back, count, among[back])
                self._settle(found)

    def poured(self, source: Place, target: Place) -> None:
        """All cards went from place to place."""
        for back in range(len(self.kinds_of)):
            self._settle([self._pour(story, source, target, back) for story in self.stories])

    def lacks(self, place: Place, kinds: Sequence[int], among: Backs) -> None:
        """None of these kinds is among the place's cards, which are so many."""
        found: list[Story] = []
        for story in self.stories:
            if not any(story.certain[place * self.kinds + kind] for kind in kinds):
                found += self._bar(story, place, kinds, among)
        self._settle(found)

    def strangers(self, story: Story, place: Place, back: int, size: int) -> int:
        """How many of the place's cards of the back, which are so many, can be of any kind."""
        first = place * self.kinds
        known = sum(story.certain[first + kind] for kind in self.kinds_of[back])
        for group in story.groups:
            if self.backs[group.kinds[0]] == back:
                known += group.at(place)
        for bar in story.barred:
            if bar.place == place and bar.back == back:
                known += bar.cards
        return size - known

    def _without(self, story: Story, place: Place, kind: int, count: int, size: int) -> list[Story]:
        """The stories once so many cards of the kind left; certain ones first, as all are alike."""
        at = place * self.kinds + kind
        certain = min(story.certain[at], count)
        new = story.copy()
        new.certain[at] -= certain
        new.ways *= perm(count, certain)
        found = [new]
        for gone in range(certain, count):
            found = [
                after
                for before in found
                for after in self._not_certain(before, place, kind, size - gone)
            ]
        return found

    def _not_certain(self, story: Story, place: Place, kind: int, size: int) -> Iterator[Story]:
        """The stories once a card of the kind left that was not certain to be there."""
        for index, group in enumerate(story.groups):
            alike = group.kinds.count(kind)
            if alike and group.at(place):
                new = story.copy()
                new.ways *= alike
                kinds = list(group.kinds)
                kinds.remove(kind)
                new.groups[index : index + 1] = []
                self._add_group(new, kinds, _moved(group.spread, place, -1))
                yield new
        for index, bar in enumerate(story.barred):
            if bar[:2] == (place, self.backs[kind]) and not bar.bars >> kind & 1:
                new = story.copy()
                new.ways *= bar.cards
                new.barred[index : index + 1] = []
                self._add_bar(new, bar._replace(cards=bar.cards - 1))
                yield new
        strangers = self.strangers(story, place, self.backs[kind], size)
        if strangers > 0:
            new = story.copy()
            new.ways *= strangers
            yield new

    def _pour(self, story: Story, source: Place, target: Place, back: int) -> Story:
        """All cards of the back from place to place."""
        new = story.copy()
        for kind in self.kinds_of[back]:
            new.certain[target * self.kinds + kind] += new.certain[source * self.kinds + kind]
            new.certain[source * self.kinds + kind] = 0
        new.groups = []
        for group in story.groups:
            moved = group.at(source)
            if moved and self.backs[group.kinds[0]] == back:
                # Parts that were apart come together: nobody asks any longer which was which.
                new.ways *= comb(moved + group.at(target), moved)
                spread = _moved(_moved(group.spread, source, -moved), target, moved)
                self._add_group(new, group.kinds, spread)
            else:
                new.groups.append(group)
        new.barred = []
        for bar in story.barred:
            here = bar[:2] == (source, back)
            self._add_bar(new, bar._replace(place=target) if here else bar)
        return new

    def _passing(
        self, story: Story, source: Place, target: Place, back: int, count: int, size: int
    ) -> Iterator[Story]:
        """The stories once so many of the cards of the back passed unseen."""
        if count == size:
            yield self._pour(story, source, target, back)
            return
        new = story.copy()
        first = source * self.kinds
        kinds = [kind for kind in self.kinds_of[back] for _ in range(new.certain[first + kind])]
        for kind in kinds:
            new.certain[first + kind] = 0
        groups = [
            group for group in new.groups if self.backs[group.kinds[0]] == back and group.at(source)
        ]
        for group in groups:
            new.groups.remove(group)
        if kinds:
            groups.append(Group(tuple(kinds), ((source, len(kinds)),)))
        bars = [bar for bar in new.barred if bar[:2] == (source, back)]
        for bar in bars:
            new.barred.remove(bar)
        free = self.strangers(story, source, back, size)
        limits = [*(group.at(source) for group in groups), *(bar.cards for bar in bars), free]
        for parts in _shares(count, limits):
            after = new.copy()
            for group, part in zip(groups, parts, strict=False):
                after.ways *= comb(group.at(target) + part, part)
                spread = _moved(_moved(group.spread, source, -part), target, part)
                self._add_group(after, group.kinds, spread)
            for bar, part in zip(bars, parts[len(groups) :], strict=False):
                after.ways *= comb(bar.cards, part)
                self._add_bar(after, bar._replace(cards=bar.cards - part))
                self._add_bar(after, bar._replace(place=target, cards=part))
            after.ways *= comb(free, parts[-1])
            yield after

    def _bar(self, story: Story, place: Place, kinds: Sequence[int], among: Backs) -> list[Story]:
        """The stories in which none of the kinds lies in the place."""
        bars = sum(1 << kind for kind in set(kinds))
        new = story.copy()
        new.barred = []
        for bar in story.barred:
            here = bar.place == place
            self._add_bar(
                new, bar._replace(bars=bar.bars | self._of(bars, bar.back)) if here else bar
            )
        for back, size in enumerate(among):
            free = self.strangers(story, place, back, size)
            if free and self._of(bars, back):
                self._add_bar(new, Barred(place, back, self._of(bars, back), free))
        found = [new]
        for group in story.groups:
            out = [kind for kind in group.kinds if bars >> kind & 1]
            if out and group.at(place):
                found = [
                    after for before in found for after in self._part(before, group, out, place)
                ]
        return found

    def _of(self, bars: int, back: int) -> int:
        return bars & sum(1 << kind for kind in self.kinds_of[back])

    def _part(self, story: Story, group: Group, out: list[int], place: Place) -> Iterator[Story]:
        """The stories in which none of these cards of the group lies in the place."""
        rest = list(group.kinds)
        for kind in out:
            rest.remove(kind)
        limits = [0 if other == place else count for other, count in group.spread]
        for parts in _shares(len(out), limits):
            new = story.copy()
            new.groups.remove(group)
            spread = zip(group.spread, parts, strict=True)
            self._add_group(new, out, [(other, part) for (other, _), part in spread])
            spread = zip(group.spread, parts, strict=True)
            self._add_group(new, rest, [(other, count - part) for (other, count), part in spread])
            yield new

    def _add_group(
        self, story: Story, kinds: Sequence[int], spread: Sequence[tuple[Place, int]]
    ) -> None:
        """Adds a group; one that leaves nothing open becomes certain."""
        group = Group(tuple(kinds), tuple((place, count) for place, count in spread if count))
        if len(group.spread) > 1 and len(set(kinds)) > 1:
            story.groups.append(group)
            return
        story.ways *= group.splits()
        cards = iter(group.kinds)
        for place, count in group.spread:
            for _ in range(count):
                story.certain[place * self.kinds + next(cards)] += 1

    def _add_bar(self, story: Story, bar: Barred) -> None:
        """Adds barred strangers to those of the same place and bars."""
        for index, other in enumerate(story.barred):
            if other[:3] == bar[:3]:
                story.barred[index] = other._replace(cards=other.cards + bar.cards)
                return
        if bar.cards:
            story.barred.append(bar)

    def _settle(self, stories: list[Story]) -> None:
        """Joins stories that are alike; ways matter only in proportion."""
        for story in stories:
            if story.groups or story.barred:
                story.groups.sort()
                story.barred.sort()
        if len(stories) > 1:
            stories = _joined(stories)
        if len(stories) == 1:
            stories[0].ways = 1
        self.stories = stories


def _joined(stories: list[Story]) -> list[Story]:
    alike: dict[tuple[object, ...], Story] = {}
    for story in stories:
        key = (tuple(story.certain), tuple(story.groups), tuple(story.barred))
        if key in alike:
            alike[key].ways += story.ways
        else:
            alike[key] = story
    divisor = gcd(*(story.ways for story in alike.values()))
    for story in alike.values():
        story.ways //= divisor
    return [alike[key] for key in sorted(alike)]


def _moved(
    spread: Sequence[tuple[Place, int]], place: Place, count: int
) -> tuple[tuple[Place, int], ...]:
    """The spread with so many more in the place."""
    counts = dict(spread)
    counts[place] = counts.get(place, 0) + count
    return tuple(sorted((other, left) for other, left in counts.items() if left))


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
