"""What a second worker is worth: two trees merged at the root, against one tree.

    python tests/bench/two_workers.py [MATCHES [PLAYOUTS]]

Every worker has the same number of playouts for a move, as two cores give it in the same time;
so the figure does not depend on what else the machine does. A tree of twice the playouts shows
what could be had at most.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from random import Random
from typing import Any

from game.ai.arena import Allowance, Contest, play, standings
from game.ai.levels import YARDSTICKS, Level
from game.ai.thinking import think
from game.ai.thoughts import Budget, Thoughts, merged
from rules.catalogue import GAMES
from rules.game import AnyGame, setup_for

PAIRINGS = (("two", "plain"), ("double", "plain"), ("two", "double"))


def choose_by_two(game: AnyGame, view: Any, rng: Random, budget: Budget) -> Thoughts:
    """Two workers, whose findings are merged."""
    parts = [think(game, view, Random(rng.getrandbits(64)), budget) for _ in range(2)]
    return merged(parts)


def choose_by_double(game: AnyGame, view: Any, rng: Random, budget: Budget) -> Thoughts:
    """One worker with twice the playouts."""
    return think(game, view, rng, replace(budget, playouts=2 * (budget.playouts or 1)))


def enter() -> None:
    """Makes both known as yardsticks, in every process."""
    YARDSTICKS["two"] = Level(0.0, choose_by_two)
    YARDSTICKS["double"] = Level(0.0, choose_by_double)


def main() -> None:
    """Prints the share of wins of every pairing in every game."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    playouts = int(sys.argv[2]) if len(sys.argv) > 2 else 2_000
    enter()
    with ProcessPoolExecutor(2, get_context("spawn"), initializer=enter) as executor:
        for game in GAMES.values():
            for pairing in PAIRINGS:
                setup = setup_for(game, len(pairing), {})
                allowance = Allowance(playouts=playouts)
                contest = Contest(game, setup, pairing, matches, 1, allowance)
                first = standings(contest, list(play(contest, executor)))[0]
                print(
                    f"{game.name}: {pairing[0]} against {pairing[1]},"
                    f" {playouts} playouts a worker, {matches} matches:"
                    f" {first.share:.1%} ({first.low:.1%} to {first.high:.1%})",
                    flush=True,
                )


if __name__ == "__main__":
    main()
