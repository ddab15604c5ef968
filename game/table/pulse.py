"""The pulse of lights round what may be chosen: twice a slow wave, then steady."""

import math
from collections.abc import Hashable
from typing import Final

_PULSE: Final = 1.6
_PULSES: Final = 2
_FAINTEST: Final = 0.7
_STEPS: Final = 12
"""A pulse has so few strengths that not every frame is painted anew."""
_DOT: Final = 0.4
"""Seconds that each of the three dots of a thinking opponent shines."""


class Pulse:
    """Begins anew whenever it is for something else."""

    def __init__(self) -> None:
        self._of: Hashable = None
        self._age = 0.0

    def tick(self, seconds: float, of: Hashable) -> bool:
        """Lets time pass; whether it still changes. It is for nothing if `of` is false."""
        if of != self._of:
            self._of, self._age = of, 0.0
        self._age += seconds
        return bool(of) and self._age < _PULSE * _PULSES

    @property
    def strength(self) -> float:
        """How strongly the lights shine, 0 to 1."""
        if not self._of or self._age >= _PULSE * _PULSES:
            return 1.0
        wave = (1 - math.cos(2 * math.pi * self._age / _PULSE)) / 2
        return 1.0 - (1 - _FAINTEST) * round(wave * _STEPS) / _STEPS

    @property
    def dot(self) -> int:
        """Which of three dots shines."""
        return int(self._age / _DOT) % 3
