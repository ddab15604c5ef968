"""How soon the title is there, from the start of a fresh process to its first picture."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from statistics import median
from typing import Final, TypeAlias

from game.bench import Asked, Figures, Report
from game.bench.program import (
    FROZEN,
    NO_BARE_WINDOW,
    THIS,
    Shown,
    bare_window,
    frozen_program,
    two_lands,
)
from game.bench.screen import SIZES, named, prepare

RUNS: Final = 7
SECONDS: Final = 1.0
BARE: Final = "bare"
NOT_FROZEN: Final = "No frozen program was found or named by --program."

Start: TypeAlias = Callable[[], AbstractContextManager[Shown]]


def measure(asked: Asked) -> Report:
    """From source, and frozen if there is such a program, each beside a bare window of pygame.

    They start in turn, and each ratio is of two that followed each other.
    """
    notes = prepare()
    commands: dict[str, Sequence[str]] = {} if FROZEN else {"source": THIS}
    program = frozen_program(asked.program)
    if program is None:
        notes += (NOT_FROZEN,)
    else:
        commands["frozen"] = (str(program),)
    if FROZEN:
        notes += (NO_BARE_WINDOW,)
    cases = {}
    for size in SIZES:
        starts: dict[str, Start] = {
            name: partial(two_lands, size, command=words) for name, words in commands.items()
        }
        if not FROZEN:
            starts[BARE] = partial(bare_window, size)
        found = _seconds(asked.runs, starts)
        for name in commands:
            cases[f"{name} {named(size)}"] = _figures(found[name], found.get(BARE))
    return Report(cases, notes)


def _seconds(runs: int, starts: dict[str, Start]) -> dict[str, list[float]]:
    """Seconds of every run; one before them fills the caches of the system and is not counted."""
    found: dict[str, list[float]] = {name: [] for name in starts}
    for run in range(runs + 1):
        for name, start in starts.items():
            with start() as shown:
                if run:
                    found[name].append(shown.seconds)
    return found


def _figures(ours: list[float], bare: list[float] | None) -> Figures:
    figures: Figures = {"first_picture_seconds": round(median(ours), 3)}
    if bare is not None:
        ratios = [own / other for own, other in zip(ours, bare, strict=True)]
        figures["bare_window_seconds"] = round(median(bare), 3)
        figures["times_a_bare_window"] = round(median(ratios), 2)
    return figures
