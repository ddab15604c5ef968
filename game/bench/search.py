"""How fast opponents search: from the first decision of a match, on one core."""

import gc
from math import inf
from random import Random
from statistics import median
from time import monotonic, process_time
from typing import Any, Final

from game.ai.search import Search
from game.ai.thinking import think
from game.ai.thoughts import Budget
from game.bench import Asked, Figures, Report, is_compiled
from rules.catalogue import GAMES
from rules.game import CHANCE, AnyGame, setup_for

RUNS: Final = 5
SECONDS: Final = 1.0


def measure(asked: Asked) -> Report:
    """Every game with its fewest seats; moves are those of seats, in tree and playout."""
    gc.disable()  # as it is where opponents think
    return Report({name: _figures(game, asked.runs, asked.seconds) for name, game in GAMES.items()})


def _figures(game: AnyGame, runs: int, seconds: float) -> Figures:
    seats = game.seats[0]
    seen = first_decision(game, seats)
    _run(game, seen, 0, seconds / 4)
    taken = [_run(game, seen, seed, seconds) for seed in range(runs)]
    iterations = [run["iterations"] / run["seconds"] for run in taken]
    return {
        "iterations_per_second": round(median(iterations)),
        "moves_per_iteration": round(median(run["moves"] / run["iterations"] for run in taken), 1),
        "moves_per_second": round(median(run["moves"] / run["seconds"] for run in taken)),
        "seats": seats,
        "compiled": is_compiled(think) and is_compiled(game.apply),
    }


def first_decision(game: AnyGame, seats: int) -> Any:
    """The view of the first seat that has something to decide, after a fixed deal."""
    setup = setup_for(game, seats, {})
    state = game.start(setup)
    memories = [game.memory(setup, seat) for seat in range(seats)]
    told: list[Any] = []
    rng = Random(1)
    while state.to_move == CHANCE:
        game.apply(state, game.chance(state, rng), told.append)
    seat = state.to_move
    for event in told:
        game.remember(memories[seat], event.seen_by(seat))
    return game.view(state, memories[seat], seat)


def _run(game: AnyGame, seen: Any, seed: int, seconds: float) -> dict[str, float]:
    search = Search(game, seen, Random(seed))
    search.measure(inf)
    began = process_time()
    iterations = search.run(Budget(until=monotonic() + seconds))
    return {
        "moves": search.moves,
        "iterations": iterations,
        "seconds": process_time() - began,
    }
