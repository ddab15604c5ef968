"""The sled with its five places, and the pile of stones at the quarry."""

from dataclasses import dataclass
from typing import Final

from pygame import SRCALPHA, Rect, Surface

from game.assets import Assets, Picture
from game.palette import LAND, SHADOW
from game.table.canvas import Canvas
from game.table.shape import soft_ellipse
from game.table.sketch import Sketch
from game.table.sprite import Sprite
from game.tables.imhotep.ids import OnSled
from game.tables.imhotep.stones import (
    FRONT,
    TOP,
    stone,
    stone_height,
    stone_rect,
    surface_below,
)
from rules.imhotep.pieces import SLED_PLACES

_PITCH: Final = 58
_STONE: Final = 50
_FIRST: Final = 22
_FOOT: Final = 51
_ROPE: Final = 56
"""The rope reaches so far left of the sled."""
WIDTH: Final = SLED_PLACES * _PITCH + 34
HEIGHT: Final = 78
ABOVE: Final = 8
"""Stones reach so far above the sled."""


@dataclass(frozen=True, slots=True)
class SledPlan:
    """A sled at a place of the window: its top left in pixels and its scale.

    The sled is WIDTH x HEIGHT units of its scale; its rope lies left of it.
    """

    x: int
    y: int
    scale: float

    @property
    def rect(self) -> Rect:
        """The sled without its rope."""
        return Rect(self.x, self.y, self._px(WIDTH), self._px(HEIGHT))

    @property
    def stone_width(self) -> int:
        """Pixels of a stone on it."""
        return self._px(_STONE)

    def place(self, index: int) -> Rect:
        """An empty place as drawn, from the left."""
        return Rect(
            self.x + self._px(_FIRST + _PITCH * index),
            self.y + self._px(15),
            self.stone_width,
            self._px(30),
        )

    def stone(self, index: int) -> Rect:
        """A stone in a place."""
        w = self.stone_width
        foot = self.y + self._px(_FOOT)
        return stone_rect(self.place(index).x, foot - stone_height(w), w)

    def _px(self, units: float) -> int:
        return round(units * self.scale)


def paint_sled(canvas: Canvas, plan: SledPlan) -> None:
    """The empty sled with its rope and shadow."""
    canvas.picture(_sled(canvas.assets, plan.scale), (plan.x, plan.y))


def sled_sprites(
    assets: Assets, plan: SledPlan, seat: int, stones: int, z: float = 0
) -> list[Sprite]:
    """The stones on the sled of a seat."""
    face = stone(assets, seat, plan.stone_width)
    return [Sprite(OnSled(seat, place), face, plan.stone(place), z) for place in range(stones)]


def ghost(assets: Assets, u: float, w: int) -> Picture:
    """The dashed outline a lifted stone of w pixels leaves behind, from the stone's top left."""

    def make() -> Picture:
        place = surface_below(stone_rect(0, 0, w)).inflate(-w // 8, -w // 8)
        k = max(u, w / 60)
        sketch = Sketch(place.w, place.h, u=k)
        wide, high = place.w / k, place.h / k
        box = (1.5, 1.5, wide - 3, high - 3)
        sketch.dashes(box, 6, LAND["ghost"][0], 2, dash=6, opacity=0.9)
        return Picture(sketch.raster(assets), place.x, place.y)

    return assets.cache.keep(("ghost", u, w), make)


def pile_rect(x: int, y: int, w: int) -> Rect:
    """What a pile of stones of w pixels covers: two side by side and one upon them."""
    return Rect(x, y, 2 * w, round((TOP + FRONT) * w + 0.5 * w))


def pile(assets: Assets, seat: int, w: int, stones: int) -> Picture:
    """A pile that stands for so many stones of a seat: up to three are seen."""
    places = ((0.0, 0.5), (1.0, 0.5), (0.5, 0.0))[: min(stones, 3)]

    def make() -> Picture:
        whole = Surface((2 * w + w // 3, pile_rect(0, 0, w).h + w // 4), SRCALPHA)
        if not stones:
            sketch = Sketch(2 * w, w, u=w / 30)
            sketch.rect(
                2, 2, 56, 26, None, radius=5, edge=LAND["ghost"][0], edge_width=1.6, opacity=0.35
            )
            whole.blit(sketch.raster(assets), (0, round(0.6 * w)))
        for x, y in places:
            face = stone(assets, seat, w)
            whole.blit(face.surface, (round(x * w) + face.dx, round(y * w) + face.dy))
        return Picture(whole)

    return assets.cache.keep(("pile", seat, w, len(places)), make)


def _sled(assets: Assets, scale: float) -> Picture:
    def make() -> Picture:
        k = scale
        w, h = round((_ROPE + WIDTH + 10) * k), round(92 * k)
        wide, high = round(1.04 * WIDTH * k), round(20 * k)
        under = soft_ellipse(assets, wide, high, 7 * k, SHADOW, 0.5)
        left = round((_ROPE + WIDTH / 2) * k) - wide // 2 + under.dx
        top = round(66 * k) + under.dy
        size = under.surface.get_size()
        whole = Surface((max(w, left + size[0]), max(h, top + size[1])), SRCALPHA)
        whole.blit(under.surface, (left, top))
        whole.blit(assets.svg("pieces/sled", w, h), (0, 0))
        return Picture(whole, -round(_ROPE * k), 0)

    return assets.cache.keep(("sled", scale), make)
