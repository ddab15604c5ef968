"""What thinking about a view finds out, and how long it may take."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """When thinking ends: whichever of the three comes first, but never without a move.

    `until` is a moment of `time.monotonic`, the same in every process of one computer;
    `stopped` is asked about a hundred times a second.
    """

    until: float = inf
    playouts: int | None = None
    stopped: Callable[[], bool] | None = None


@dataclass(frozen=True, slots=True)
class Worth:
    """How often a move was tried, and its mean value for every seat from 0 (worst) to 1 (best)."""

    move: Any
    visits: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Thoughts:
    """One worth for every legal move of the seat to move; a forced move needs no playouts.

    They are `exact` where the match was followed in every way to its end. `fault` says what went
    wrong with the game's knowledge, which was done without then.
    """

    seat: Seat
    playouts: int
    worths: tuple[Worth, ...]
    exact: bool = False
    fault: str = ""

    def ranked(self) -> tuple[Worth, ...]:
        """The worths, strongest move first: the most visited one, then the one of most value."""
        return tuple(sorted(self.worths, key=self._strength, reverse=True))

    @property
    def best(self) -> Any:
        """The strongest move."""
        return max(self.worths, key=self._strength).move

    def _strength(self, worth: Worth) -> tuple[int, float]:
        return worth.visits, worth.values[self.seat]


def merged(parts: Sequence[Thoughts]) -> Thoughts:
    """One whole of what several searches found out about the same view, exact ones above all."""
    exact = any(part.exact for part in parts)
    parts = [part for part in parts if part.exact == exact]
    found: dict[Any, list[Worth]] = {}
    for part in parts:
        for worth in part.worths:
            found.setdefault(worth.move, []).append(worth)
    worths = tuple(_together(move, worths) for move, worths in found.items())
    fault = next((part.fault for part in parts if part.fault), "")
    return Thoughts(parts[0].seat, sum(part.playouts for part in parts), worths, exact, fault)


def _together(move: Any, worths: Sequence[Worth]) -> Worth:
    visits = sum(worth.visits for worth in worths)
    if visits == 0:
        return worths[0]
    values = tuple(
        sum(worth.values[seat] * worth.visits for worth in worths) / visits
        for seat in range(len(worths[0].values))
    )
    return Worth(move, visits, values)
