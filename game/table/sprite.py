"""Sprites: everything on a table that can move, as a map made from a view."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache, partial
from typing import ParamSpec, TypeAlias

from pygame import Rect

from game.assets import Picture

How = ParamSpec("How")

Drawable: TypeAlias = Picture | Callable[[], Picture]
"""A picture, or what makes it once it is to be seen; see `later`."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """One piece at its true place: a picture on a rectangle of the window, higher z over lower."""

    sprite: Hashable
    drawn: Drawable
    rect: Rect
    z: float = 0
    alpha: int = 255

    @property
    def picture(self) -> Picture:
        """How it looks. What is dear to draw is drawn when this is asked for the first time."""
        return self.drawn if isinstance(self.drawn, Picture) else self.drawn()


def later(make: Callable[How, Picture], *args: How.args, **words: How.kwargs) -> Drawable:
    """What `make` makes of these, in the time of the first frame that shows it."""
    return cache(partial(make, *args, **words))
