"""How smooth the window is: the work of a frame, and the time from one frame to the next."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from statistics import median
from typing import Final

from game.bench import Asked, Figures, Report
from game.bench.journeys import Journey, crossfades, curtains, match_of_opponents, opening, resizes
from game.bench.screen import SIZES, Size, named, prepare
from game.bench.sitting import Turn, Watched, sit
from rules.catalogue import GAMES

RUNS: Final = 3
SECONDS: Final = 10.0
LATE: Final = 0.033
CHANGES: Final[dict[str, Journey]] = {
    "crossfade": crossfades,
    "curtain": curtains,
    "resize": resizes,
}
"""What fills the screen, as often as there are runs."""


def measure(asked: Asked) -> Report:
    """A match of opponents at every table in both sizes; what fills the screen in the larger one.

    Every sitting is in a process of its own. Work is by the clock, so that it holds what other
    programs took meanwhile; of that, `processor` is what this one took itself.
    """
    notes = prepare()
    cases: dict[str, Figures] = {}
    for size in SIZES:
        for name in GAMES:
            runs = [watch(match_of_opponents, name, size, asked.seconds) for _ in range(asked.runs)]
            cases[f"{name} {named(size)}"] = of_match(runs)
    size, name = SIZES[-1], list(GAMES)[-1]
    for game in GAMES:
        openings = [watch(opening, game, size, 1) for _ in range(asked.runs)]
        cases[f"opening {game} {named(size)}"] = of_change(*openings)
    for what, journey in CHANGES.items():
        cases[f"{what} {named(size)}"] = of_change(watch(journey, name, size, asked.runs))
    return Report(cases, notes)


def watch(journey: Journey, name: str, size: Size, much: float) -> Watched:
    """What came of a journey in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        return executor.submit(_sit, journey, name, size, much).result()


def _sit(journey: Journey, name: str, size: Size, much: float) -> Watched:
    return sit(size, journey(GAMES[name], size, much))


def of_match(runs: Sequence[Watched]) -> Figures:
    """Figures of what moved."""
    watched = [[turn for turn in run.turns if turn.lively] for run in runs]
    every = [turn for turns in watched for turn in turns]
    return {
        "frames": len(every),
        "work_p50_ms": _ms(median(_share([t.work for t in turns], 0.5) for turns in watched)),
        "work_p95_ms": _ms(median(_share([t.work for t in turns], 0.95) for turns in watched)),
        "work_max_ms": _ms(max(turn.work for turn in every)),
        "work_over_33_ms_percent": round(
            100 * sum(turn.work > LATE for turn in every) / len(every), 2
        ),
        "processor_p95_ms": _ms(
            median(_share([t.processor for t in turns], 0.95) for turns in watched)
        ),
        "processor_max_ms": _ms(max(turn.processor for turn in every)),
        "interval_p99_ms": _ms(median(_share(_intervals(run.turns), 0.99) for run in runs)),
    }


def of_change(*runs: Watched) -> Figures:
    """Figures of all turns in which one picture gave way to another."""
    turns = [turn for run in runs for turn in run.turns]
    work = [turn.work for turn in turns]
    return {
        "frames": len(work),
        "work_p50_ms": _ms(_share(work, 0.5)),
        "work_max_ms": _ms(max(work)),
        "processor_max_ms": _ms(max(turn.processor for turn in turns)),
        "inputs_lost": sum(run.lost for run in runs),
    }


def _intervals(turns: Sequence[Turn]) -> list[float]:
    """Seconds between turns that came at the pace of what moves."""
    return [after.began - before.began for before, after in pairwise(turns) if after.lively]


def _share(values: Sequence[float], share: float) -> float:
    """The smallest value that such a share of all does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)
