"""`bench [PART]`: measured figures of this program on this machine."""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from game.commands.match_words import amount, count

if TYPE_CHECKING:
    from game.bench import Figures, Part

PARTS: Final = ("rules", "search")
RUNS: Final = 5
SECONDS: Final = 1.0


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("bench", help="measure how fast the program is here")
    parser.add_argument("part", nargs="?", choices=PARTS, metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--runs", type=count, default=RUNS, metavar="N", help="of each figure")
    parser.add_argument("--seconds", type=amount, default=SECONDS, metavar="S", help="of a run")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Prints the figures of one part, or of all: medians of the runs."""
    from game.bench.machine import machine
    from game.compiler import ensure

    ensure()
    found: dict[str, dict[str, Any]] = {"machine": machine()}
    # A process of its own uses what has just been compiled, and has nothing else to do.
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        for name in (asked.part,) if asked.part else PARTS:
            part: Part = import_module(f"game.bench.{name}").measure
            found[name] = executor.submit(part, asked.runs, asked.seconds).result()
    print(json.dumps(found, indent=2) if asked.json else _as_text(found))
    return 0


def _as_text(found: dict[str, dict[str, Any]]) -> str:
    lines = [", ".join(f"{what} {value}" for what, value in found.pop("machine").items())]
    for part, cases in found.items():
        for case, figures in cases.items():
            lines += ["", f"{part}, {case}"]
            lines += _rows(figures)
    return "\n".join(lines)


def _rows(figures: "Figures") -> list[str]:
    return [
        f"  {name.replace('_', ' '):<22} {_written(value):>12}" for name, value in figures.items()
    ]


def _written(value: float | int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}"
