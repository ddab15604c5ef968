"""`bench [PART]`: measured figures of this program on this machine."""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.commands import UsageError
from game.commands.match_words import amount, count

if TYPE_CHECKING:
    from game.bench import Report

PARTS: Final = ("rules", "search", "frames", "startup", "idle", "memory")


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("bench", help="measure how fast and light the program is here")
    parser.add_argument("part", nargs="?", choices=PARTS, metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--runs", type=count, metavar="N", help="of each figure")
    parser.add_argument("--seconds", type=amount, metavar="S", help="of a run")
    parser.add_argument(
        "--program", type=Path, metavar="FILE", help="a frozen program, for startup"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Prints the figures of one part, or of all: medians of the runs, each beside its target."""
    if asked.program is not None and not asked.program.is_file():
        raise UsageError(f"There is no program {asked.program}.")
    from game.bench.machine import machine
    from game.bench.program import NoPictureError
    from game.bench.table import table
    from game.compiler import ensure

    ensure()
    parts: dict[str, Report] = {}
    for name in (asked.part,) if asked.part else PARTS:
        if sys.stderr.isatty():
            print(f"two-lands: measuring {name}", file=sys.stderr, flush=True)
        # A process of its own uses what has just been compiled, and has nothing else to do.
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
            try:
                parts[name] = executor.submit(_measure, name, asked).result()
            except NoPictureError as fault:
                raise UsageError(str(fault)) from fault
    print(
        json.dumps(_as_json(machine(), parts), indent=2) if asked.json else table(machine(), parts)
    )
    return 0


def _measure(name: str, asked: argparse.Namespace) -> "Report":
    from game.bench import Asked

    part: Any = import_module(f"game.bench.{name}")
    report: Report = part.measure(
        Asked(asked.runs or part.RUNS, asked.seconds or part.SECONDS, asked.program)
    )
    return report


def _as_json(machine: dict[str, str | int], parts: "dict[str, Report]") -> dict[str, Any]:
    notes = {name: report.notes for name, report in parts.items() if report.notes}
    return {
        "machine": machine,
        **({"notes": notes} if notes else {}),
        **{name: report.cases for name, report in parts.items()},
    }
