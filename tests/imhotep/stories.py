"""Random matches of Imhotep, told with all that the figures of the rule sheet speak of."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from rules.game import NOBODY, Setup
from rules.imhotep import GAME
from rules.imhotep import events as ev
from rules.imhotep.state import ACTION
from tests.every_game.matches import next_move, setups

WITH_POSITIONS = 4
"""Of one in so many matches all positions are kept: they are large."""


@dataclass
class Round:
    """One round: what was told in it, and how many turns it took."""

    number: int
    told: list[Any] = field(default_factory=list)
    turns: int = 0
    passes: int = 0
    first: int = 0
    """The seat that had the first turn."""

    def events(self, *kinds: type) -> list[Any]:
        return [event for event in self.told if isinstance(event, kinds)]


@dataclass
class Story:
    """A match by rounds, its end, and perhaps every position with the moves on offer there."""

    setup: Setup
    seed: int
    rounds: list[Round] = field(default_factory=list)
    positions: list[tuple[dict[str, Any], list[str]]] = field(default_factory=list)
    end: dict[str, Any] = field(default_factory=dict)
    points: tuple[int, ...] = ()

    def events(self, *kinds: type) -> list[Any]:
        return [event for each in self.rounds for event in each.events(*kinds)]

    def has_b(self, site: str) -> bool:
        return self.setup.options[site] == "B"

    def __str__(self) -> str:
        return f"seed {self.seed}, {self.setup.seats} seats, {dict(self.setup.options)}"


@cache
def stories() -> tuple[Story, ...]:
    """One match for every number of seats and every combination of options."""
    return tuple(story(setup, seed) for seed, setup in enumerate(setups(GAME)))


def story(setup: Setup, seed: int) -> Story:
    """A random match, told."""
    found = Story(setup, seed)
    state = GAME.start(setup)
    rng = Random(seed)
    while state.to_move != NOBODY:
        move = next_move(GAME, state, rng)
        words = GAME.move_to_text(move)
        stage, seat, number = state.stage, state.to_move, state.round
        if seed % WITH_POSITIONS == 0:
            offered = [GAME.move_to_text(each) for each in GAME.legal_moves(state)]
            found.positions.append((GAME.position_to_json(state), offered))
        told: list[Any] = []
        GAME.apply(state, move, told.append)
        if isinstance(told[0] if told else None, ev.RoundBegan):
            found.rounds.append(Round(number + 1))
        if found.rounds:
            this = found.rounds[-1]
            this.told += told
            if stage == ACTION:
                this.first = this.first if this.turns else seat
                this.turns += 1
                this.passes += words == "pass"
    found.end = GAME.position_to_json(state)
    found.points = tuple(GAME.scores(state))
    return found
