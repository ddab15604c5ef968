"""A tiny deck in three places: what can happen to its cards, and every way in which they can lie.

Every card of a world is a card of its own, so that a world counts once for each way in which it
can have come about.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import TypeAlias

from rules.hidden import Case, Group, Hidden, known_cards
from rules.knowledge import Knowledge

BACKS = (0, 0, 0, 1, 1)  # by kind
COPIES = (3, 2, 2, 2, 1)
KINDS = len(BACKS)
PLACES = 3
OPEN = -1
POOL = -2

Card: TypeAlias = tuple[int, int]
"""Kind and number of the copy."""
World: TypeAlias = dict[Card, int]
"""The place of every card, OPEN or POOL."""
Lie: TypeAlias = tuple[tuple[int, ...], ...]
"""Kinds in each place."""


def lie_of(world: World) -> Lie:
    return tuple(
        tuple(sorted(kind for (kind, _), where in world.items() if where == place))
        for place in range(PLACES)
    )


def there(world: World, place: int, back: int | None = None) -> list[Card]:
    return [card for card, at in world.items() if at == place and back in (None, BACKS[card[0]])]


class Table:
    """A true world, all worlds that agree with what was seen, and the knowledge of them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.known = Knowledge(BACKS, PLACES)
        cards = [(kind, copy) for kind in range(KINDS) for copy in range(COPIES[kind])]
        hidden = rng.sample(cards, 5)
        where = {card: rng.choice((POOL, 0, 1, 2)) for card in hidden}
        self.truth: World = {card: where.get(card, OPEN) for card in cards}
        self.worlds = list(self.deals())

    def deals(self) -> Iterator[tuple[World, Fraction]]:
        """Each deal of the hidden cards that puts as many of each back in each place."""
        hidden = [card for card, place in self.truth.items() if place != OPEN]
        places = [self.truth[card] for card in hidden]
        seen = set()
        for dealt in permutations(places):
            if dealt in seen:
                continue
            seen.add(dealt)
            world = {**self.truth, **dict(zip(hidden, dealt, strict=True))}
            if all(
                len(there(world, place, back)) == len(there(self.truth, place, back))
                for place in range(PLACES)
                for back in (0, 1)
            ):
                yield world, Fraction(1)

    def sizes(self, place: int) -> list[int]:
        return [len(there(self.truth, place, back)) for back in (0, 1)]

    def follow(self, event: "Event") -> None:
        """The event happens in truth and, in every way there is, in all worlds."""
        event.tell(self)
        found: dict[tuple[tuple[Card, int], ...], Fraction] = {}
        for world, ways in self.worlds:
            for after, share in event.ways(world):
                key = tuple(sorted(after.items()))
                found[key] = found.get(key, Fraction(0)) + ways * share
        self.truth = event.truth(self.truth)
        self.worlds = [(dict(key), ways) for key, ways in found.items()]

    def shares(self) -> dict[Lie, Fraction]:
        return shares((lie_of(world), ways) for world, ways in self.worlds)

    def hidden(self) -> Hidden:
        """What is known, written as a view does it."""
        stories = self.known.stories
        sure = [min(counts) for counts in zip(*(s.certain for s in stories), strict=True)]
        cases = []
        for story in stories:
            extra = [(at, n - sure[at]) for at, n in enumerate(story.certain)]
            cards = [(at // KINDS, at % KINDS) for at, n in extra for _ in range(n)]
            cases.append(Case(story.ways, tuple(cards), tuple(story.groups), tuple(story.barred)))
        unseen = Counter(kind for (kind, _), place in self.truth.items() if place != OPEN)
        for at, count in enumerate(sure):
            unseen[at % KINDS] -= count
        loose = []
        for place in range(PLACES):
            for back, size in enumerate(self.sizes(place)):
                free = size - sum(sure[place * KINDS + k] for k in range(KINDS) if BACKS[k] == back)
                loose.append((place, back, free))
        pools = [sorted(k for k in unseen.elements() if BACKS[k] == back) for back in (0, 1)]
        return known_cards(sure, loose, pools, cases)


class Event:
    """Something that happens to cards."""

    def tell(self, table: Table) -> None:
        """Folds it into the knowledge."""

    def truth(self, world: World) -> World:
        """What it made of the true world."""
        return world

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        """What it may have made of a world, if it can have happened there."""
        yield world, Fraction(1)


class Came(Event):
    """An open card goes to a place."""

    def __init__(self, table: Table) -> None:
        self.card = table.rng.choice(there(table.truth, OPEN))
        self.place = table.rng.randrange(PLACES)

    def tell(self, table: Table) -> None:
        table.known.came(self.place, self.card[0])

    def truth(self, world: World) -> World:
        return {**world, self.card: self.place}

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        """Copies that lie open are alike, whichever they are."""
        card = next(card for card in there(world, OPEN) if card[0] == self.card[0])
        yield {**world, card: self.place}, Fraction(1)


class Passed(Event):
    """Cards of one back go from place to place unseen."""

    def __init__(self, table: Table) -> None:
        rng = table.rng
        self.source, self.target = rng.sample(range(PLACES), 2)
        self.back = int(rng.random() < 0.2)
        cards = there(table.truth, self.source, self.back)
        self.count = rng.randint(0, len(cards))
        self.cards = rng.sample(cards, self.count)

    def tell(self, table: Table) -> None:
        backs = [self.count * (self.back == back) for back in (0, 1)]
        table.known.passed(self.source, self.target, backs, table.sizes(self.source))

    def truth(self, world: World) -> World:
        return {**world, **dict.fromkeys(self.cards, self.target)}

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        for cards in combinations(there(world, self.source, self.back), self.count):
            yield {**world, **dict.fromkeys(cards, self.target)}, Fraction(1)


class Poured(Event):
    """All cards go from place to place."""

    def __init__(self, table: Table) -> None:
        self.source, self.target = table.rng.sample(range(PLACES), 2)

    def tell(self, table: Table) -> None:
        table.known.poured(self.source, self.target)

    def truth(self, world: World) -> World:
        return {c: self.target if at == self.source else at for c, at in world.items()}

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        yield self.truth(world), Fraction(1)


class Drawn(Event):
    """A card is drawn blindly from those of its back, and shown."""

    def __init__(self, table: Table) -> None:
        self.place = table.rng.choice([p for p in range(PLACES) if there(table.truth, p)])
        self.card = table.rng.choice(there(table.truth, self.place))

    def tell(self, table: Table) -> None:
        table.known.drawn(self.place, self.card[0], table.sizes(self.place))

    def truth(self, world: World) -> World:
        return {**world, self.card: OPEN}

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        for card in there(world, self.place):
            if card[0] == self.card[0]:
                yield {**world, card: OPEN}, Fraction(1)


class Shown(Event):
    """The owner shows cards of one kind and lays them out.

    Certain cards are shown first and tell nothing; of others any that are alike may be shown.
    """

    def __init__(self, table: Table) -> None:
        self.place = table.rng.choice([p for p in range(PLACES) if there(table.truth, p)])
        kinds = [card[0] for card in there(table.truth, self.place)]
        self.kind = table.rng.choice(kinds)
        self.count = table.rng.randint(1, kinds.count(self.kind))
        at = self.place * KINDS + self.kind
        certain = {min(story.certain[at], self.count) for story in table.known.stories}
        self.certain = max(certain)
        self.unclear = len(certain) > 1

    def tell(self, table: Table) -> None:
        table.known.shown(self.place, [self.kind] * self.count, table.sizes(self.place))

    def _copies(self, world: World) -> list[Card]:
        return [card for card in there(world, self.place) if card[0] == self.kind]

    def truth(self, world: World) -> World:
        return {**world, **dict.fromkeys(self._copies(world)[: self.count], OPEN)}

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        copies = self._copies(world)
        ways = comb(len(copies) - self.certain, self.count - self.certain)
        if len(copies) >= self.count:
            for gone in combinations(copies, self.count):
                share = Fraction(ways, comb(len(copies), self.count))
                yield {**world, **dict.fromkeys(gone, OPEN)}, share


class Seen(Event):
    """A whole place is looked through."""

    def __init__(self, table: Table) -> None:
        self.place = table.rng.randrange(PLACES)
        self.kinds = lie_of(table.truth)[self.place]

    def tell(self, table: Table) -> None:
        table.known.seen(self.place, self.kinds)

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        if lie_of(world)[self.place] == self.kinds:
            yield world, Fraction(1)


class Lacks(Event):
    """It turns out that a place holds none of some kinds."""

    def __init__(self, table: Table) -> None:
        self.place = table.rng.randrange(PLACES)
        held = set(lie_of(table.truth)[self.place])
        absent = [kind for kind in range(KINDS) if kind not in held]
        self.kinds = table.rng.sample(absent, min(2, len(absent)))
        self.sizes = table.sizes(self.place)

    def tell(self, table: Table) -> None:
        table.known.lacks(self.place, self.kinds, self.sizes)

    def ways(self, world: World) -> Iterator[tuple[World, Fraction]]:
        if set(self.kinds).isdisjoint(lie_of(world)[self.place]):
            yield world, Fraction(1)


def shares(weighed: Iterator[tuple[Lie, Fraction]]) -> dict[Lie, Fraction]:
    found: dict[Lie, Fraction] = {}
    for lie, ways in weighed:
        found[lie] = found.get(lie, Fraction(0)) + ways
    total = sum(found.values())
    return {lie: ways / total for lie, ways in found.items()}


def told_by(hidden: Hidden) -> dict[Lie, Fraction]:
    """The share of every lie as the listing says: by weight of its case, all deals alike."""
    found: dict[Lie, Fraction] = {}
    cases = hidden.cases or (Case(1, (), (), ()),)
    total = sum(case.weight for case in cases)
    for case in cases:
        inside = shares((lie, Fraction(1)) for lie in case_deals(hidden, case))
        for lie, share in inside.items():
            found[lie] = found.get(lie, Fraction(0)) + share * case.weight / total
    return found


def case_deals(hidden: Hidden, case: Case) -> Iterator[Lie]:
    """Every deal of the case, cards that are alike being different ones."""
    held = [(at // KINDS, at % KINDS) for at, n in enumerate(hidden.certain) for _ in range(n)]
    held += case.cards
    pool = Counter(kind for kinds in hidden.unseen for kind in kinds)
    pool -= Counter(case.named())
    for grouped in groups_split(case.groups):
        lying = held + grouped
        open_slots: list[tuple[int, int, int]] = []
        for place, back, count in hidden.loose:
            taken = [k for p, k in case.cards + tuple(grouped) if p == place and BACKS[k] == back]
            barred = [bar for bar in case.barred if (bar.place, bar.back) == (place, back)]
            slots = [bar.bars for bar in barred for _ in range(bar.cards)]
            slots += [0] * (count - len(taken) - len(slots))
            open_slots += [(place, back, bars) for bars in slots]
        for filled in slots_filled(open_slots, list(pool.elements())):
            both = lying + filled
            yield tuple(
                tuple(sorted(kind for place, kind in both if place == at)) for at in range(PLACES)
            )


def groups_split(groups: Sequence[Group]) -> Iterator[list[tuple[int, int]]]:
    if not groups:
        yield []
        return
    group, *others = groups
    places = [place for place, count in group.spread for _ in range(count)]
    for order in set(permutations(range(len(places)))):
        if any(
            order[i] > order[i + 1] for i in range(len(order) - 1) if places[i] == places[i + 1]
        ):
            continue
        placed = [(places[i], group.kinds[order[i]]) for i in range(len(places))]
        for rest in groups_split(others):
            yield placed + rest


def slots_filled(
    slots: Sequence[tuple[int, int, int]], pool: list[int]
) -> Iterator[list[tuple[int, int]]]:
    if not slots:
        yield []
        return
    (place, back, bars), *others = slots
    for at, kind in enumerate(pool):
        if BACKS[kind] == back and not bars >> kind & 1:
            for rest in slots_filled(others, pool[:at] + pool[at + 1 :]):
                yield [(place, kind), *rest]
