"""The window in units: all layout is written for 1920 x 1080 and reflowed, never stretched."""

from dataclasses import dataclass

from pygame import Rect

SMALLEST_LETTER = 12
"""No letter is lower than this many pixels."""
FLOOR = 18
"""No letter is meant to be lower than this many units."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window of width x height pixels and how units become pixels in it."""

    width: int
    height: int
    text_scale: float = 1.0

    @property
    def u(self) -> float:
        """Pixels of one unit: 1 at 1920 x 1080."""
        return min(self.width / 1920, self.height / 1080)

    @property
    def uw(self) -> float:
        """The window's width in units, at least 1920."""
        return self.width / self.u

    @property
    def uh(self) -> float:
        """The window's height in units, at least 1080."""
        return self.height / self.u

    @property
    def ex(self) -> float:
        """Units that the window is wider than 1920."""
        return self.uw - 1920

    @property
    def ey(self) -> float:
        """Units that the window is higher than 1080."""
        return self.uh - 1080

    @property
    def whole(self) -> Rect:
        """The whole window in pixels."""
        return Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """A length in units as whole pixels."""
        return round(units * self.u)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in units as pixels; neighbours in units stay neighbours in pixels."""
        left, top = self.px(x), self.px(y)
        return Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    def letter(self, units: float) -> int:
        """Height in pixels of letters of so many units, by the player's text scale."""
        return max(SMALLEST_LETTER, round(units * self.u * self.text_scale))

    @property
    def floor(self) -> int:
        """Height in pixels to which letters may shrink to fit, also when the player scaled them."""
        return max(SMALLEST_LETTER, round(FLOOR * self.u * min(1.0, self.text_scale)))
