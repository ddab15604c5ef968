"""What fills the window below everything else: painted in steps, for it takes long."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from pygame import Surface

from game.assets import Assets


@dataclass(slots=True)
class Growing:
    """A picture, and what is still to be painted on it."""

    surface: Surface
    steps: list[Callable[[], None]]


def grown(assets: Assets, key: Hashable, begin: Callable[[], Growing]) -> Surface:
    """The whole picture; OutOfTimeError between two steps if there is no time left."""
    cache = assets.cache
    growing = cache.keep(key, begin)
    while growing.steps:
        cache.work(growing.steps[0])
        growing.steps.pop(0)
    return growing.surface
