"""What the program takes of the memory while a match of opponents is shown."""

import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from game.bench import Asked, Figures, Report
from game.bench.journeys import Turns, match_of_opponents
from game.bench.processes import UNTOLD, children, command, pss_mb, tells_all
from game.bench.screen import SIZES, Size, named, prepare
from game.bench.sitting import Sitting, sit
from rules.catalogue import GAMES

RUNS: Final = 1
SECONDS: Final = 20.0
OFTEN: Final = 0.5
"""Seconds from one look to the next."""


class Most(NamedTuple):
    """The most memory that the window and one of its workers held, in MB."""

    window: float
    worker: float


def measure(asked: Asked) -> Report:
    """The most of the window's process from the title to the match, and of one worker, apart."""
    notes = prepare()
    if not tells_all():
        return Report({}, (*notes, UNTOLD.format(what="the memory")))
    cases: dict[str, Figures] = {}
    for size in SIZES:
        for name in GAMES:
            runs = [_apart(size, name, asked.seconds) for _ in range(asked.runs)]
            cases[f"{name} {named(size)}"] = {
                "window_pss_mb": round(median(run.window for run in runs), 1),
                "worker_pss_mb": round(median(run.worker for run in runs), 1),
            }
    return Report(cases, notes)


def _apart(size: Size, name: str, seconds: float) -> Most:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        return executor.submit(_sit, size, name, seconds).result()


def _sit(size: Size, name: str, seconds: float) -> Most:
    most = Most(0.0, 0.0)

    def script(sitting: Sitting) -> Turns:
        nonlocal most
        looked = perf_counter()
        for turn in match_of_opponents(GAMES[name], size, seconds)(sitting):
            if perf_counter() - looked > OFTEN:
                looked = perf_counter()
                most = Most(*map(max, most, _now()))
            yield turn

    sit(size, script)
    return most


def _now() -> Most:
    """What this process holds, and the largest of those it has started."""
    workers = [0.0]
    own = command(os.getpid())
    for child in children(os.getpid()):
        with suppress(OSError):  # it has just ended
            # One that is being started is a likeness of this process for a moment.
            if command(child) != own:
                workers.append(pss_mb(child))
    return Most(pss_mb(os.getpid()), max(workers))
