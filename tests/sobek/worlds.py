"""Every world that a seat may take for the true one, found by trying everything.

Written without a look at how knowledge is kept: all deals of the cards that lie hidden at first
are played on by the very rules, with all draws and all choices that nobody else sees; a world
stays as long as the seat is shown the same events as in truth. A weight counts the ways in which
a world can have come about, cards that look alike being different ones.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any, TypeAlias

from rules.game import CHANCE, Seat
from rules.sobek import GAME
from rules.sobek import events as ev
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.counts import kinds_in
from rules.sobek.pieces import BACK, BACKS, GREEN, KINDS, ORANGE
from rules.sobek.state import State

Cards: TypeAlias = tuple[Any, ...]


def lying(state: State) -> Cards:
    """Where all cards are, apart from the order of those that nobody has seen."""
    return (
        tuple(state.hands),
        tuple(state.piles),
        tuple(state.row),
        tuple(sorted(state.undealt)),
        tuple(sorted(state.green)),
    )


@dataclass
class World:
    """A state that may be the true one, and in how many ways it can have come about."""

    state: State
    ways: Fraction


class Worlds:
    """All worlds of one seat, from a position of which it knows nothing but what is open."""

    def __init__(self, truth: State, viewer: Seat) -> None:
        self.truth = truth
        self.viewer = viewer
        self.sure = True
        """Whether each card shown so far was as often at its place in all worlds."""
        self.worlds = _merged(_deals(truth, viewer))

    def play(self, move: int) -> list[Any]:
        """Plays the true move in every world where it can be; the events as the seat saw them."""
        shown = _shown(self.truth, move, self.viewer)[1]
        self._note(shown)
        found: list[World] = []
        for world in self.worlds:
            if world.state.stage != self.truth.stage:
                continue
            for other, share in self._moves(world.state, move):
                after, seen = _shown(world.state, other, self.viewer)
                if seen == shown:
                    found.append(World(after, world.ways * share))
        self.worlds = _merged(found)
        GAME.apply(self.truth, move, None)
        return shown

    def shares(self) -> dict[Cards, float]:
        """How likely every lie of the cards is."""
        found: dict[Cards, Fraction] = {}
        for world in self.worlds:
            where = lying(world.state)
            found[where] = found.get(where, Fraction(0)) + world.ways
        total = sum(found.values())
        return {where: float(ways / total) for where, ways in found.items()}

    @property
    def committed(self) -> bool:
        """Whether no other seat is amid a choice that it could still take back."""
        deciding = self.truth.to_move not in (CHANCE, self.viewer)
        return not (deciding and (self.truth.stage in st.ANNOUNCED or self.truth.picked))

    def _moves(self, state: State, move: int) -> Iterator[tuple[int, Fraction]]:
        """What may have been done instead, as far as the seat can tell before the events."""
        stage, viewer = self.truth.stage, self.viewer
        if state.to_move == CHANCE:
            pool = state.undealt
            if stage == st.STEAL:
                pool = [k for k in kinds_in(state.hands, state.owner) if BACK[k] == state.back]
            for kind, count in Counter(pool).items():
                yield mv.DEAL[kind], Fraction(count, len(pool))
        elif stage == st.SURPLUS and state.to_move != viewer:
            for other in GAME.legal_moves(state):
                kind = mv.FIRST[other]
                held, picked = state.hands[state.to_move * KINDS + kind], state.picked.count(kind)
                yield other, Fraction(held - picked, picked + 1)
        elif stage == st.RECOVER and viewer not in (state.to_move, state.owner):
            for other in GAME.legal_moves(state):
                yield other, Fraction(state.piles[state.owner * KINDS + mv.FIRST[other]])
        elif move in GAME.legal_moves(state):
            yield move, Fraction(1)

    def _note(self, shown: list[Any]) -> None:
        for event in shown:
            kinds: tuple[int, ...] = ()
            if isinstance(event, ev.CharacterPlayed):
                kinds = (event.kind,)
            elif isinstance(event, ev.SetLaid | ev.CardsAdded):
                kinds = event.kinds
            for kind in set(kinds):
                at = event.seat * KINDS + kind
                if len({world.state.hands[at] for world in self.worlds}) > 1:
                    self.sure = False


def _shown(state: State, move: int, viewer: Seat) -> tuple[State, list[Any]]:
    after, told = state.copy(), []
    GAME.apply(after, move, told.append)
    return after, [event.seen_by(viewer) for event in told]


def _merged(worlds: list[World]) -> list[World]:
    found: dict[Any, World] = {}
    for world in worlds:
        key = (lying(world.state), world.state.stage, tuple(world.state.picked))
        if key in found:
            found[key].ways += world.ways
        else:
            found[key] = world
    return list(found.values())


def _deals(truth: State, viewer: Seat) -> list[World]:
    """Every deal of the hidden cards to the places where cards with their backs lie."""
    worlds = [World(truth.copy(), Fraction(1))]
    for back in range(BACKS):
        places = _places(truth, viewer, back)
        left_over = truth.green if back == GREEN else truth.undealt
        pool = Counter(kind for kind in left_over if BACK[kind] == back)
        for place in places:
            pool.update(place.kinds(truth, back))
        deals = list(_dealt([len(place.kinds(truth, back)) for place in places], pool))
        worlds = [
            World(_with(world.state, back, places, dealt), world.ways * ways)
            for world in worlds
            for dealt, ways in deals
        ]
    return worlds


ROW = -1


@dataclass(frozen=True)
class Place:
    """The hand or the pile of another seat, or, for the seat ROW, one card of the row."""

    seat: Seat
    at: int
    """0 for the hand and 1 for the pile, or the place in the row."""

    def lie(self, state: State) -> list[int]:
        return state.piles if self.at else state.hands

    def kinds(self, state: State, back: int) -> list[int]:
        if self.seat == ROW:
            return [state.row[self.at]]
        return [kind for kind in kinds_in(self.lie(state), self.seat) if BACK[kind] == back]

    def put(self, state: State, back: int, kinds: tuple[int, ...]) -> None:
        if self.seat == ROW:
            (state.row[self.at],) = kinds
            return
        for kind in range(KINDS):
            if BACK[kind] == back:
                self.lie(state)[self.seat * KINDS + kind] = kinds.count(kind)


def _places(truth: State, viewer: Seat, back: int) -> list[Place]:
    others = [seat for seat in range(truth.seats) if seat != viewer]
    found = [Place(seat, at) for seat in others for at in (0, 1)]
    if back == ORANGE:
        found += [Place(ROW, at) for at, kind in enumerate(truth.row) if BACK[kind] == ORANGE]
    return [place for place in found if place.kinds(truth, back)]


def _dealt(
    sizes: list[int], pool: Counter[int]
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Cards for places of these sizes and the rest, with the number of such deals."""
    if not sizes:
        yield (tuple(pool.elements()),), 1
        return
    for some, ways in _chosen(sizes[0], sorted(pool.items())):
        for others, more in _dealt(sizes[1:], pool - Counter(some)):
            yield (some, *others), ways * more


def _chosen(count: int, items: list[tuple[int, int]]) -> Iterator[tuple[tuple[int, ...], int]]:
    if not items:
        if not count:
            yield (), 1
        return
    (kind, there), *rest = items
    for taken in range(min(count, there) + 1):
        for others, ways in _chosen(count - taken, rest):
            yield (kind,) * taken + others, ways * comb(there, taken)


def _with(
    state: State, back: int, places: list[Place], dealt: tuple[tuple[int, ...], ...]
) -> State:
    new = state.copy()
    for place, kinds in zip(places, dealt, strict=False):
        place.put(new, back, kinds)
    rest = list(dealt[-1])
    if back == GREEN:
        new.green = rest
    else:
        new.undealt = sorted([kind for kind in new.undealt if BACK[kind] != back] + rest)
    return new
