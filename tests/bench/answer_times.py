"""How long opponents take for a move beyond their stated time, through the real worker.

    python tests/bench/answer_times.py [MATCHES]

For each game and level so many matches of two seats, both of that level, at full scale, with a
process for every core; a level's move is timed from the question to the answer as the frame loop
hears of it. Moves that are forced are not asked for. One match each takes about 15 minutes. The
target is 0.2 s over the stated time at the 99th percentile, and no growth: the last quarter of a
match must take no longer than the first.
"""

import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import monotonic, sleep
from typing import Final

from game.ai.levels import LEVELS
from game.ai.question import Question
from game.ai.worker import Worker
from game.compiler import ensure
from game.match import Match
from game.seats import Computer
from rules.catalogue import GAMES
from rules.game import NOBODY, AnyGame, setup_for

FRAME: Final = 1 / 60
"""Seconds between two looks for an answer."""


def answers(game: AnyGame, level: str, seed: int) -> Iterator[float]:
    """Seconds for each answer of one match."""
    match = Match.new(game, setup_for(game, 2, {}), [Computer(level), Computer(level)], seed)
    worker = Worker()
    worker.start()
    sleep(1.0)  # until its processes have started, as they do while a match is opened
    thought: dict[int, int] = {}
    rng = Random(seed)
    while match.to_move != NOBODY:
        seat, moves = match.to_move, match.legal_moves()
        move = rng.choice(moves)
        if len(moves) > 1:
            turn = match.turn
            since = match.known_moves(seat, thought[seat]) if seat in thought else None
            thought[seat] = turn
            began = monotonic()
            worker.ask(Question(game, match.view(seat), turn, level, f"{seed}:{turn}", since))
            while not (answer := worker.poll()):
                sleep(FRAME)
            yield monotonic() - began
            move = answer.move
        match.play(move, seat)
    worker.close()


def main() -> None:
    """Plays and prints a line for each game and level."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    ensure()
    print(
        f"{'game':<10}{'level':<11}{'moves':>6}{'stated':>8}{'median':>8}{'p99':>8}{'most':>8}",
        end="",
    )
    print(f"{'first quarter':>15}{'last':>8}")
    for game in GAMES.values():
        for word, level in LEVELS.items():
            runs = [list(answers(game, word, seed)) for seed in range(matches)]
            taken = sorted(seconds for run in runs for seconds in run)
            first = median(s for run in runs for s in run[: len(run) // 4])
            last = median(s for run in runs for s in run[-(len(run) // 4) :])
            p99 = taken[min(len(taken) - 1, len(taken) * 99 // 100)]
            figures = (level.seconds, median(taken), p99, taken[-1])
            print(f"{game.name:<10}{word:<11}{len(taken):>6}", end="")
            print("".join(f"{figure:>8.3f}" for figure in figures), end="")
            print(f"{first:>15.3f}{last:>8.3f}", flush=True)


if __name__ == "__main__":
    main()
