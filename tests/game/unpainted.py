"""Letters as they are, and pictures of the right size with nothing on them."""

from pygame import SRCALPHA, Surface

from game.assets import Assets, Picture
from game.palette import WHITE, Colour


class Unpainted(Assets):
    """For tests that look at words, places and what is asked for: painting takes most time."""

    def svg(self, name: str, w: int, h: int, tint: Colour = WHITE) -> Surface:
        return self.cache.keep((name, w, h, tint), lambda: Picture(self.drawing("", w, h))).surface

    def fit(self, width: int, height: int) -> None:
        """Tables of several sizes share it, so no window sets its bound."""

    def drawing(self, source: str, w: int, h: int) -> Surface:
        return Surface((max(1, w), max(1, h)), SRCALPHA)
