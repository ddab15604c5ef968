"""How fast the rules are: whole matches of random moves, on one core."""

from random import Random
from statistics import median
from time import process_time
from typing import Final

from game.ai.playout import play_out
from game.bench import Asked, Figures, Report, is_compiled
from rules.catalogue import GAMES
from rules.dice import Dice
from rules.game import AnyGame, Setup, setup_for

RUNS: Final = 5
SECONDS: Final = 1.0


def measure(asked: Asked) -> Report:
    """Every game with its fewest seats; moves are those of seats, chance comes on top."""
    return Report({name: _figures(game, asked.runs, asked.seconds) for name, game in GAMES.items()})


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
    dice, rng = Dice(seed), Random(seed)
    first = game.start(setup)
    moves = playouts = 0
    spent = 0.0
    began = process_time()
    while spent < seconds:
        state = first.copy()
        moves += game.playout(state, dice) if game.playout else play_out(game, state, rng)
        playouts += 1
        spent = process_time() - began
    return {"moves": moves, "playouts": playouts, "seconds": spent}
