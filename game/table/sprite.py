"""Sprites: everything on a table that can move, as a map made from a view."""

from collections.abc import Hashable
from dataclasses import dataclass

from pygame import Rect

from game.assets import Picture


@dataclass(frozen=True, slots=True)
class Sprite:
    """One piece at its true place: a picture on a rectangle of the window, higher z over lower."""

    sprite: Hashable
    picture: Picture
    rect: Rect
    z: float = 0
    alpha: int = 255
