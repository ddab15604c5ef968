"""Very many random matches: python -m tests.soak --matches 100000 --jobs 2

Every match keeps what tests/every_game asks of a match; the first that does not is printed with
its seed, and ends the run with status 1.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import monotonic

from rules.catalogue import GAMES
from tests.every_game.matches import played, setups

PORTION = 200
"""So many matches a process plays before it reports."""


def portion(name: str, seeds: range) -> tuple[int, str]:
    """Plays a match for each seed: how many moves were made, and the first fault."""
    game = GAMES[name]
    every = setups(game)
    moves = 0
    for seed in seeds:
        try:
            moves += len(played(game, every[seed % len(every)], seed).moves)
        except Exception as fault:
            return moves, f"{name}, seed {seed}: {type(fault).__name__}: {fault}"
    return moves, ""


def portions(names: Sequence[str], matches: int, first: int) -> Iterator[tuple[str, range]]:
    """Matches of all games by turns, with seeds one after another."""
    for start in range(first, first + matches, PORTION):
        seeds = range(start, min(start + PORTION, first + matches))
        yield names[(start - first) // PORTION % len(names)], seeds


def main() -> int:
    """Runs what the words ask for; 1 if a match broke a promise."""
    words = argparse.ArgumentParser(description="Plays very many random matches and checks them.")
    words.add_argument("--game", choices=sorted(GAMES), help="all by turns if left out")
    words.add_argument("--matches", type=int, default=100_000, metavar="N")
    words.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work")
    words.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the first match")
    asked = words.parse_args()
    names = [asked.game] if asked.game else sorted(GAMES)
    began, moves, done = monotonic(), 0, 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        waiting = {
            pool.submit(portion, name, seeds): len(seeds)
            for name, seeds in portions(names, asked.matches, asked.seed)
        }
        for future in as_completed(waiting):
            made, fault = future.result()
            moves += made
            done += waiting[future]
            if fault:
                pool.shutdown(cancel_futures=True)
                print(f"\n{fault}")
                return 1
            seconds = monotonic() - began
            print(f"\r{done} of {asked.matches} matches, {seconds:.0f} s", end="", flush=True)
    print(f"\n{done} matches and {moves} moves in {monotonic() - began:.0f} s: no fault.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
