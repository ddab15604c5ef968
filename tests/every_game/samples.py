"""Positions out of random matches, chosen so that seldom decisions are among them as well."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from rules.catalogue import GAMES
from rules.game import CHANCE, NOBODY, AnyGame, Setup
from tests.every_game.matches import next_move, setups

MATCHES = 200
KEPT = 3
"""So many positions are kept for each number of seats, last verb, and verbs to choose from."""
SHARE = 0.25
"""A part of the positions is passed over, so that they come from many matches."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position, what each seat remembers there, and the move that was made next."""

    game: AnyGame
    setup: Setup
    state: Any
    memories: tuple[Any, ...]
    move: Any
    seed: int

    def seats(self) -> range:
        return range(self.setup.seats)

    def seen(self, seat: int) -> Any:
        """The seat's view."""
        return self.game.view(self.state, self.memories[seat], seat)

    def position(self) -> dict[str, Any]:
        """The true position as JSON."""
        return self.game.position_to_json(self.state)

    def __str__(self) -> str:
        return f"{self.game.name}, seed {self.seed}: {self.position()}"


@cache
def samples(name: str) -> tuple[Sample, ...]:
    """Positions of one game; not to be changed, only their copies."""
    game = GAMES[name]
    every = setups(game)
    kept: Counter[Any] = Counter()
    found: list[Sample] = []
    for seed in range(MATCHES):
        setup = Random(seed).choice(every)
        spread = Random(f"spread {seed}")
        verb = ""
        for state, memories, move in remembered(game, setup, seed):
            kind = (setup.seats, verb, *_decision(game, state, move))
            if kept[kind] < KEPT and spread.random() < SHARE:
                kept[kind] += 1
                copies = tuple(pickle.loads(pickle.dumps(known)) for known in memories)
                found.append(Sample(game, setup, state.copy(), copies, move, seed))
            verb = _verb(game, move) if move is not None else ""
    return tuple(found)


def remembered(game: AnyGame, setup: Setup, seed: int) -> Iterator[tuple[Any, list[Any], Any]]:
    """A random match with the memories that every seat folds from the events it sees."""
    memories = [game.memory(setup, seat) for seat in range(setup.seats)]
    rng = Random(seed)
    state = game.start(setup)
    while state.to_move != NOBODY:
        move = next_move(game, state, rng)
        yield state, memories, move
        told: list[Any] = []
        game.apply(state, move, told.append)
        for event in told:
            for seat, known in enumerate(memories):
                game.remember(known, event.seen_by(seat))
    yield state, memories, None


def _decision(game: AnyGame, state: Any, move: Any) -> list[str]:
    """Verbs to choose from, or that of the draw."""
    if state.to_move == NOBODY:
        return []
    moves = [move] if state.to_move == CHANCE else game.legal_moves(state)
    return sorted({_verb(game, each) for each in moves})


def _verb(game: AnyGame, move: Any) -> str:
    return game.move_to_text(move).split()[0]


@cache
def all_moves(name: str) -> tuple[Any, ...]:
    """Every move that was legal or drawn somewhere in the sampled positions."""
    moves: dict[Any, None] = {}
    for sample in samples(name):
        moves.update(dict.fromkeys(sample.game.legal_moves(sample.state)))
        if sample.move is not None:
            moves[sample.move] = None
    return tuple(moves)
