"""What the program takes of the processor while nothing happens."""

from contextlib import ExitStack
from statistics import median
from time import monotonic, sleep
from typing import Final

from game.bench import Asked, Figures, Report
from game.bench.processes import UNTOLD, processor_seconds, tells_all
from game.bench.program import FROZEN, NO_BARE_WINDOW, bare_window, two_lands
from game.bench.screen import SIZES, prepare
from rules.catalogue import GAMES

RUNS: Final = 5
SECONDS: Final = 4.0
CALM: Final = 5.0
"""Seconds after the last input from which on a program must be calm."""
DEALT: Final = 10.0
"""Seconds in which a table has shown all that happened before the first turn of a person."""


def measure(asked: Asked) -> Report:
    """The title and the own turn at every table, all at once, and a bare window beside them."""
    notes = prepare()
    if not tells_all():
        return Report({}, (*notes, UNTOLD.format(what="the processor time")))
    if FROZEN:
        return Report({}, (*notes, NO_BARE_WINDOW))
    size = SIZES[0]
    with ExitStack() as stack:
        bare = stack.enter_context(bare_window(size)).pid
        pids = {"title": stack.enter_context(two_lands(size)).pid}
        for name in GAMES:
            # No other seat is a person's, so it is this one's turn once the novice has moved.
            words = ("play", name, "--seats", "human,novice", "--seed", "1")
            pids[f"own turn, {name}"] = stack.enter_context(two_lands(size, *words)).pid
        sleep(DEALT + CALM)
        runs = [_shares([bare, *pids.values()], asked.seconds) for _ in range(asked.runs)]
    return Report(
        {name: _figures([(run[pid], run[bare]) for run in runs]) for name, pid in pids.items()},
        notes,
    )


def _shares(pids: list[int], seconds: float) -> dict[int, float]:
    """Percent of a core that each of these processes had for so long."""
    began, before = monotonic(), {pid: processor_seconds(pid) for pid in pids}
    sleep(seconds)
    after = {pid: processor_seconds(pid) for pid in pids}
    passed = monotonic() - began
    return {pid: 100 * (after[pid] - before[pid]) / passed for pid in pids}


def _figures(runs: list[tuple[float, float]]) -> Figures:
    return {
        "percent_of_a_core": round(median(own for own, _ in runs), 2),
        "bare_window_percent": round(median(bare for _, bare in runs), 2),
        "points_above_a_bare_window": round(median(own - bare for own, bare in runs), 2),
    }
