"""A rectangle of the window, measured in units from its own top left."""

from dataclasses import dataclass

from pygame import Rect

from game.table.frame import Frame


@dataclass(frozen=True, slots=True)
class Plot:
    """Part of a window; its rectangle is in pixels, everything asked of it in units."""

    frame: Frame
    rect: Rect

    @property
    def w(self) -> float:
        """Its width in units."""
        return self.rect.w / self.frame.u

    @property
    def h(self) -> float:
        """Its height in units."""
        return self.rect.h / self.frame.u

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point as pixels of the window."""
        u = self.frame.u
        return self.rect.x + round(x * u), self.rect.y + round(y * u)

    def place(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle as pixels of the window; neighbours stay neighbours."""
        left, top = self.point(x, y)
        right, bottom = self.point(x + w, y + h)
        return Rect(left, top, right - left, bottom - top)

    def piece(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle as pixels of the window, of the same size wherever it lies."""
        return Rect(self.point(x, y), (self.frame.px(w), self.frame.px(h)))

    def about(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle about a middle, as pixels of the window."""
        return self.place(x - w / 2, y - h / 2, w, h)
