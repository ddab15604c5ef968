"""Large pictures, such as the ground of a table: painted in steps, for that takes long."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Surface

from game.assets import Assets, Picture

Steps: TypeAlias = Iterator[None]
"""Paints on, and stops wherever the window may show something else in between."""


@dataclass(slots=True)
class Growing:
    """A picture, and what is still to be painted on it."""

    picture: Picture
    steps: Steps
    done: bool = False

    @property
    def surface(self) -> Surface:
        """What is painted on."""
        return self.picture.surface

    def paint(self) -> None:
        """The next step, or none if it was the last."""
        try:
            next(self.steps)
        except StopIteration:
            self.done = True


def grown(assets: Assets, key: Hashable, begin: Callable[[], Growing]) -> Picture:
    """The whole picture; OutOfTimeError between two steps if there is no time left."""
    cache = assets.cache
    growing = cache.keep(key, begin)
    while not growing.done:
        cache.work(growing.paint)
    return growing.picture
