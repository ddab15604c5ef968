"""What all five building sites can tell and show.

A site is laid out for one view and one rectangle; make another for another view. It is cheap:
nothing is drawn before it is painted.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from typing import NamedTuple

from pygame import Rect

from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.plot import Plot
from game.table.sprite import Sprite
from game.table.writing import Say
from game.tables.imhotep.stones import stone
from rules.game import Seat
from rules.imhotep.view import View

__all__ = ["Lying", "Say", "Site"]


class Lying(NamedTuple):
    """A stone that lies at a site."""

    seat: Seat
    rect: Rect
    z: float
    """Higher ones cover lower ones."""
    shaded: bool = False
    on_stone: bool = False
    """It stands on another stone of its own size, and throws no shadow on the ground."""

    def sprite(self, assets: Assets, name: Hashable) -> Sprite:
        """The stone as a sprite of this name."""
        face = stone(assets, self.seat, self.rect.w, shaded=self.shaded, shadow=not self.on_stone)
        return Sprite(name, face, self.rect, self.z)


class Site(ABC):
    """A building site and the stones on it, as one view knows them."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        """`rect` is the whole board in pixels, cornice and all."""
        self.frame = frame
        self.rect = rect
        self.view = view
        self.plot = Plot(frame, rect)
        self.stones: Mapping[Hashable, Lying] = {}
        """Every stone at the site by its sprite's name."""
        self.next: Mapping[int, Rect] = {}
        """Where the next stone will lie, by pyramid (side B of the Pyramids), by seat (Obelisks),
        or under 0."""

    def sprites(self, assets: Assets) -> list[Sprite]:
        """The stones, and the cards of the market."""
        return [lying.sprite(assets, name) for name, lying in self.stones.items()]

    @abstractmethod
    def paint(self, canvas: Canvas, say: Say) -> None:
        """All that lies below the stones."""

    @abstractmethod
    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """All that lies over the stones."""
