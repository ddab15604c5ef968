"""What the program can do in a second, measured: one module for each part of `bench`.

Figures are medians of several runs and carry their unit in their name. Rates are by the time
that this process had the processor, so that other programs falsify them little.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeAlias

Figures: TypeAlias = dict[str, float | int | bool]
"""Name of a figure, with its unit, to its value."""
Part: TypeAlias = Callable[[int, float], dict[str, Figures]]
"""Takes the number of runs and the seconds of each; gives the figures of every game or case."""


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether the function runs as machine code."""
    return not isinstance(function, FunctionType)
