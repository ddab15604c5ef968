"""Stones as the table shows them: a cube seen from the front and above.

A stone of width w has a top 0.76 w deep and a front 0.42 w high. Its rectangle covers both.
"""

from dataclasses import dataclass
from typing import Final

from pygame import BLEND_RGB_MULT, SRCALPHA, Rect, Surface

from game.assets import Assets, Picture
from game.palette import SEATS, SHADOW
from game.table.shape import soft_ellipse

TOP: Final = 0.76
FRONT: Final = 0.42
_SHADED: Final = 0.8
"""What light is left to a stone under an upper level."""
_MARGIN: Final = 0.02
"""The drawing reaches so much of its width beyond the stone on every side."""


def stone_height(w: int) -> int:
    """Pixels from the top to the foot of a stone of w pixels."""
    return round((TOP + FRONT) * w)


def stone_rect(x: int, y: int, w: int) -> Rect:
    """A stone with its top left at a point."""
    return Rect(x, y, w, stone_height(w))


def standing(middle: int, foot: int, w: int) -> Rect:
    """A stone about a middle whose front ends at a line."""
    return stone_rect(middle - w // 2, foot - stone_height(w), w)


def top_face(stone: Rect) -> Rect:
    """The part of a stone that is seen from above."""
    return Rect(stone.x, stone.y, stone.w, round(TOP * stone.w))


def surface_below(stone: Rect) -> Rect:
    """Where a stone lies on what carries it."""
    return top_face(stone).move(0, round(FRONT * stone.w))


@dataclass(frozen=True, slots=True)
class Grid:
    """Stones side by side; x, y and w are pixels of the first one of the lowest level."""

    x: int
    y: int
    w: int

    def stone(self, column: float, row: float, level: int = 0) -> Rect:
        """A stone by column and row, so many levels above the lowest."""
        x = self.x + round(column * self.w)
        y = self.y + round(row * TOP * self.w) - round(level * FRONT * self.w)
        return stone_rect(x, y, self.w)


def stone(
    assets: Assets, seat: int, w: int, *, shaded: bool = False, shadow: bool = True
) -> Picture:
    """A stone of w pixels, with its soft shadow on the ground; shaded below an upper level."""

    def make() -> Picture:
        margin = max(1, round(_MARGIN * w))
        face = assets.svg(
            "pieces/stone-" + SEATS[seat].name, w + 2 * margin, stone_height(w) + 2 * margin
        )
        if shaded:
            face = face.copy()
            face.fill((round(255 * _SHADED),) * 3, special_flags=BLEND_RGB_MULT)
        if not shadow:
            return Picture(face, -margin, -margin)
        under = stone_shadow(assets, w)
        left, top = min(under.dx, -margin), min(under.dy, -margin)
        right = max(under.dx + under.surface.get_width(), w + margin)
        bottom = max(under.dy + under.surface.get_height(), stone_height(w) + margin)
        whole = Surface((right - left, bottom - top), SRCALPHA)
        whole.blit(under.surface, (under.dx - left, under.dy - top))
        whole.blit(face, (-margin - left, -margin - top))
        return Picture(whole, left, top)

    return assets.cache.keep(("stone", seat, w, shaded, shadow), make)


def stone_shadow(assets: Assets, w: int, aloft: float = 1) -> Picture:
    """The shadow of a stone of w pixels, from the stone's top left.

    Of one that is held aloft it is so many times softer, and lies lower and farther right.
    """
    wide, high = 2 * 0.58 * w, 2 * 0.16 * w
    under = soft_ellipse(assets, round(wide), round(high), 0.07 * w * aloft, SHADOW, 0.5)
    x, y = (0.52 + 0.04 * aloft) * w - wide / 2, (0.98 + 0.14 * aloft) * w - high / 2
    return Picture(under.surface, under.dx + round(x), under.dy + round(y))
