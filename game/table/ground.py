"""What fills the window below everything else: painted in steps, for it takes long."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Surface

from game.assets import Assets

Steps: TypeAlias = Iterator[None]
"""Paints on, and stops wherever the window may show something else in between."""


@dataclass(slots=True)
class Growing:
    """A picture, and what is still to be painted on it."""

    surface: Surface
    steps: Steps
    done: bool = False

    def paint(self) -> None:
        """The next step, or none if it was the last."""
        try:
            next(self.steps)
        except StopIteration:
            self.done = True


def grown(assets: Assets, key: Hashable, begin: Callable[[], Growing]) -> Surface:
    """The whole picture; OutOfTimeError between two steps if there is no time left."""
    cache = assets.cache
    growing = cache.keep(key, begin)
    while not growing.done:
        cache.work(growing.paint)
    return growing.surface
