"""What the program can do, measured: one module for each part of `bench`.

Each has `measure`, and `RUNS` and `SECONDS` for where none are asked for. Figures are medians of
several runs unless their name says otherwise, and carry their unit in their name. Rates are by
the time that this process had the processor, so that other programs falsify them little.
"""

from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple, TypeAlias

Figures: TypeAlias = dict[str, float | int | bool]
"""Name of a figure, with its unit, to its value."""


class Asked(NamedTuple):
    """What is wanted of a part."""

    runs: int
    seconds: float
    """Of a run."""
    program: Path | None = None
    """A frozen program."""


class Report(NamedTuple):
    """The figures of every game or case, and in sentences what was measured otherwise or not."""

    cases: dict[str, Figures]
    notes: tuple[str, ...] = ()


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether the function runs as machine code."""
    return not isinstance(function, FunctionType)
