"""Hidden cards, dealt out again and again: every deal that agrees with what is known alike."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from rules.hidden import NOTHING, Barred, Case, Group, Hidden
from rules.packed import append, i64, vec

Luck: TypeAlias = Callable[[], float]
"""Gives numbers from 0 to less than 1."""


class Deal:
    """What is known of hidden cards, made ready for `out`."""

    __slots__ = ("_cases", "_weight")

    def __init__(self, known: Hidden, kinds: int) -> None:
        cases = known.cases or (NOTHING,)
        self._cases = [_Case(known, case, kinds) for case in cases]
        self._weight = sum([case.weight for case in cases])

    def out(self, rng: Random) -> "Dealt":
        """One deal."""
        cases = self._cases
        case = cases[0]
        if len(cases) > 1:
            at = rng.randrange(self._weight)
            for case in cases:
                at -= case.weight
                if at < 0:
                    break
        return case.deal(rng.random)


class Dealt:
    """One deal: `held` are cards by place * kinds + kind; the others are left over, by back."""

    __slots__ = ("_cards", "_first", "_left", "held")

    def __init__(self, held: vec[i64], cards: vec[i64], first: vec[i64], left: vec[i64]) -> None:
        self.held = held
        self._cards = cards  # of each back those left over, then those taken
        self._first = first  # by back, where its cards begin
        self._left = left

    def copy(self) -> "Dealt":
        """An independent copy."""
        return Dealt(self.held[:], self._cards[:], self._first, self._left[:])

    def take(self, back: i64, at: float) -> i64:
        """Takes the card of the back that lies at this part of those left over."""
        left = self._left[back]
        index = self._first[back] + i64(at * float(left))
        return self._take_out(back, index)

    def _take_out(self, back: i64, index: i64) -> i64:
        cards = self._cards
        card = cards[index]
        self._left[back] -= 1
        last = self._first[back] + self._left[back]
        cards[index] = cards[last]
        cards[last] = card
        return card

    def take_kind(self, back: i64, kind: i64) -> None:
        """Takes a card of this kind."""
        index = self._first[back]
        while self._cards[index] != kind:
            index += 1
        self._take_out(back, index)

    def rest(self, back: i64) -> vec[i64]:
        """The cards of the back that are left over."""
        first = self._first[back]
        return self._cards[first : first + self._left[back]]


class _Case:
    """One case: what is the same in all its deals, and what is to be dealt."""

    __slots__ = ("barred", "groups", "loose", "sure", "weight")

    def __init__(self, known: Hidden, case: Case, kinds: int) -> None:
        self.weight = case.weight
        back_of = {kind: back for back, pool in enumerate(known.unseen) for kind in pool}
        self.sure = _all_left(known)
        held = self.sure.held
        gone: Counter[tuple[int, int]] = Counter()  # cards that are not loose, by place and back
        for place, kind in case.cards:
            held[place * kinds + kind] += 1
            gone[place, back_of[kind]] += 1
        for kind in case.named():
            self.sure.take_kind(back_of[kind], kind)
        for group in case.groups:
            for place, count in group.spread:
                gone[place, back_of[group.kinds[0]]] += count
        for bar in case.barred:
            gone[bar.place, bar.back] += bar.cards
        self.groups = [_Group(group, kinds) for group in case.groups]
        backs = sorted({bar.back for bar in case.barred})
        self.barred = [_Strangers(back, case.barred, kinds) for back in backs]
        self.loose = vec[i64]()  # place * kinds, back and number of cards, again and again
        for place, back, count in known.loose:
            for number in (place * kinds, back, count - gone[place, back]):
                self.loose = append(self.loose, number)

    def deal(self, luck: Luck) -> Dealt:
        dealt = self.sure.copy()
        for group in self.groups:
            group.deal(dealt.held, luck)
        for strangers in self.barred:
            strangers.deal(dealt, luck)
        held, loose = dealt.held, self.loose
        at: i64 = 0
        while at < len(loose):
            for _ in range(loose[at + 2]):
                held[loose[at] + dealt.take(loose[at + 1], luck())] += 1
            at += 3
        return dealt


def _all_left(known: Hidden) -> Dealt:
    """What is certain in every case, and all that was not seen left over."""
    cards = vec[i64]()
    first = vec[i64]()
    left = vec[i64]()
    for pool in known.unseen:
        first = append(first, len(cards))
        left = append(left, len(pool))
        for kind in pool:
            cards = append(cards, kind)
    return Dealt(vec[i64](known.certain), cards, first, left)


class _Group:
    """Cards of which each lies in one of several places."""

    __slots__ = ("kinds", "places")

    def __init__(self, group: Group, kinds: int) -> None:
        self.kinds = vec[i64](group.kinds)
        spread = [place * kinds for place, count in group.spread for _ in range(count)]
        self.places = vec[i64](spread)  # place * kinds of each card, in some order

    def deal(self, held: vec[i64], luck: Luck) -> None:
        kinds = self.kinds[:]
        for done in range(len(kinds)):
            kind = _drawn(kinds, done, luck)
            held[self.places[done] + kind] += 1


class _Strangers:
    """Cards of one back that are known not to be of some kinds."""

    __slots__ = ("back", "bars", "places")

    def __init__(self, back: int, barred: Sequence[Barred], kinds: int) -> None:
        self.back: i64 = back
        found = [bar for bar in barred if bar.back == back for _ in range(bar.cards)]
        self.bars = vec[i64]([bar.bars for bar in found])  # those of one place follow each other
        self.places = vec[i64]([bar.place * kinds for bar in found])

    def deal(self, dealt: Dealt, luck: Luck) -> None:
        """Takes cards for them, every possible way alike."""
        rest = dealt.rest(self.back)
        drawn = self._draw(rest, luck)
        while len(drawn) == 0:
            drawn = self._draw(rest, luck)
        for stranger in range(len(drawn)):
            kind = rest[drawn[stranger]]
            dealt.held[self.places[stranger] + kind] += 1
            dealt.take_kind(self.back, kind)

    def _draw(self, rest: vec[i64], luck: Luck) -> vec[i64]:
        """The index of a card for each of them; nothing if a card was drawn twice."""
        drawn = vec[i64]()
        taken = vec[i64]([0] * len(rest))
        fit = vec[i64]()
        done: i64 = 0  # of those that share the bars of this one
        for stranger in range(len(self.bars)):
            done += 1
            if stranger == 0 or not self._alike(stranger):
                done = 0
                fit = vec[i64]()
                for index in range(len(rest)):
                    if self.bars[stranger] >> rest[index] & 1 == 0:
                        fit = append(fit, index)
            index = _drawn(fit, done, luck)
            if taken[index] > 0:
                return vec[i64]()
            taken[index] = 1
            drawn = append(drawn, index)
        return drawn

    def _alike(self, stranger: i64) -> bool:
        """Whether the same is known of the one before."""
        before = stranger - 1
        return (
            self.bars[stranger] == self.bars[before]
            and self.places[stranger] == self.places[before]
        )


def _drawn(row: vec[i64], done: i64, luck: Luck) -> i64:
    """Draws any number of the row but the first `done`, which were drawn before; puts it next."""
    at = done + i64(luck() * float(len(row) - done))
    number = row[at]
    row[at] = row[done]
    row[done] = number
    return number
