"""How fast the rules are: whole matches of random moves, on one core."""

from random import Random
from statistics import median
from time import perf_counter

from game.ai.playout import play_out
from game.bench import Figures, is_compiled
from rules.catalogue import GAMES
from rules.game import AnyGame, Setup, setup_for


def measure(runs: int, seconds: float) -> dict[str, Figures]:
    """Every game with its fewest seats; moves are those of seats, chance comes on top."""
    return {name: _figures(game, runs, seconds) for name, game in GAMES.items()}


def _figures(game: AnyGame, runs: int, seconds: float) -> Figures:
    setup = setup_for(game, game.seats[0], {})
    _run(game, setup, 0, seconds / 4)
    taken = [_run(game, setup, seed, seconds) for seed in range(runs)]
    return {
        "moves_per_second": round(median(run["moves"] / run["seconds"] for run in taken)),
        "playouts_per_second": round(median(run["playouts"] / run["seconds"] for run in taken)),
        "moves_per_playout": round(median(run["moves"] / run["playouts"] for run in taken), 1),
        "seats": setup.seats,
        "compiled": is_compiled(game.apply),
    }


def _run(game: AnyGame, setup: Setup, seed: int, seconds: float) -> dict[str, float]:
    rng = Random(seed)
    first = game.start(setup)
    moves = playouts = 0
    spent = 0.0
    began = perf_counter()
    while spent < seconds:
        moves += play_out(game, first.copy(), rng)
        playouts += 1
        spent = perf_counter() - began
    return {"moves": moves, "playouts": playouts, "seconds": spent}
