"""Opponents against each other: the same deals with the seats rotated."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import repeat
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from game.ai.levels import level_for
from game.ai.thinking import Foresight
from game.ai.thoughts import Budget
from game.made import Made, known_moves
from rules.game import CHANCE, NOBODY, AnyGame, Setup

CONFIDENCE = 1.96
"""Standard deviations on either side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """What an opponent may spend on a move: so many playouts, or so many seconds, or else
    its level's own time, scaled."""

    scale: float = 1.0
    seconds: float | None = None
    playouts: int | None = None

    def budget(self, level: str) -> Budget:
        """The budget of a move that begins now."""
        if self.playouts is not None:
            return Budget(playouts=self.playouts)
        seconds = level_for(level).seconds * self.scale if self.seconds is None else self.seconds
        return Budget(until=monotonic() + seconds)


@dataclass(frozen=True, slots=True)
class Contest:
    """So many matches between as many entrants, each a level's word, as there are seats."""

    game: AnyGame
    setup: Setup
    entrants: tuple[str, ...]
    matches: int
    seed: int | str
    allowance: Allowance


@dataclass(slots=True)
class Effort:
    """What the searches of an entrant spent: moves searched for, playouts and seconds."""

    choices: int = 0
    playouts: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: "Effort") -> None:
        """Takes another effort into this one."""
        self.choices += other.choices
        self.playouts += other.playouts
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)

    @property
    def seconds_a_choice(self) -> float:
        """Mean time; 0 when there was nothing to choose."""
        return self.seconds / self.choices if self.choices else 0.0

    @property
    def playouts_a_second(self) -> float:
        """While thinking; 0 when no time was measured."""
        return self.playouts / self.seconds if self.seconds else 0.0


@dataclass(slots=True)
class Mind:
    """What a seat foresaw when it last thought, and how many moves had been made then."""

    foresight: Foresight = field(default_factory=Foresight)
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """One finished match: points, share of the win and effort of every entrant."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    efforts: tuple[Effort, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant after all matches; `low` and `high` bound its share of wins with 95 %."""

    level: str
    share: float
    low: float
    high: float
    points: float
    effort: Effort


def play(contest: Contest, executor: Executor) -> Iterator[Played]:
    """Every match of the contest in order, each played whole by one of the executor's workers."""
    return executor.map(play_match, repeat(contest), range(contest.matches))


def play_match(contest: Contest, number: int) -> Played:
    """Match `number`, from 0: as many in a row as there are seats share one deal."""
    game, setup = contest.game, contest.setup
    deal, turn = divmod(number, setup.seats)
    seated = [(seat - turn) % setup.seats for seat in range(setup.seats)]
    seed = f"{contest.seed}:{deal}"
    efforts = tuple(Effort() for _ in seated)
    memories = [game.memory(setup, seat) for seat in range(setup.seats)]
    minds = [Mind() for _ in seated]
    line: list[Made] = []
    state = game.start(setup)
    draws = 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            draws += 1
            move = game.chance(state, Random(f"{seed}:{draws}"))
        else:
            seat = state.to_move
            entrant = seated[seat]
            view = game.view(state, memories[seat], seat)
            mind = minds[seat]
            mind.foresight.follow(known_moves(line[mind.asked :], seat))
            mind.asked = len(line)
            rng = Random(f"{seed}:{turn}:{len(line)}")
            move = _chosen(contest, contest.entrants[entrant], view, rng, efforts[entrant], mind)
        events: list[Any] = []
        mover = state.to_move
        game.apply(state, move, events.append)
        line.append(Made(mover, move, events))
        for seat, memory in enumerate(memories):
            for event in events:
                game.remember(memory, event.seen_by(seat))
    points = game.scores(state)
    winners = game.winners(state)
    seats = [seated.index(entrant) for entrant in range(setup.seats)]
    return Played(
        tuple(points[seat] for seat in seats),
        tuple((seat in winners) / len(winners) for seat in seats),
        efforts,
    )


def _chosen(
    contest: Contest, level: str, view: Any, rng: Random, effort: Effort, mind: Mind
) -> Any:
    began = monotonic()
    budget = contest.allowance.budget(level)
    thoughts = level_for(level).choose(contest.game, view, rng, budget, mind.foresight)
    if len(thoughts.worths) > 1:
        seconds = monotonic() - began
        effort.add(Effort(1, thoughts.playouts, seconds, seconds))
    return thoughts.best


def standings(contest: Contest, matches: Sequence[Played]) -> list[Standing]:
    """How the entrants did, in the order they were named."""
    found = []
    for entrant, level in enumerate(contest.entrants):
        effort = Effort()
        for match in matches:
            effort.add(match.efforts[entrant])
        share = sum(match.shares[entrant] for match in matches) / len(matches)
        points = sum(match.points[entrant] for match in matches) / len(matches)
        low, high = interval(share, len(matches))
        found.append(Standing(level, share, low, high, points, effort))
    return found


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in so many matches."""
    square = CONFIDENCE**2 / matches
    centre = share + square / 2
    reach = CONFIDENCE * sqrt(share * (1 - share) / matches + square / (4 * matches))
    low, high = (centre - reach) / (1 + square), (centre + reach) / (1 + square)
    return max(low, 0.0), min(high, 1.0)
