"""Luck that costs little: for playing thousands of matches to the end."""

from typing import Final

from rules.packed import i64

_PRIME: Final[i64] = 2**31 - 1
_FACTOR: Final[i64] = 742938285
"""Lehmer's generator with a factor that spreads well: each number is the last one times it."""


class Dice:
    """Draws the same numbers from the same seed, compiled or not."""

    __slots__ = ("_last",)

    def __init__(self, seed: int) -> None:
        self._last: i64 = seed % (_PRIME - 1) + 1

    def randrange(self, stop: i64) -> i64:
        """A number from 0 up to `stop`, which is not reached; each alike while it is small."""
        self._last = self._last * _FACTOR % _PRIME
        return self._last * stop >> 31
