"""Portraits of opponents in round windows, alone or behind the medal of their seat."""

from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets, Picture
from game.table.canvas import Canvas
from game.table.people import paint_medal, paint_start
from game.table.shape import rounded
from game.table.sketch import Sketch
from rules.game import Seat

BESIDE: Final = 0.45
"""How far a portrait stands out on the right of the medal's place, by the height of both."""
_MEDAL: Final = 0.72
"""A medal before a portrait, by what it is alone."""
_RIM: Final = 0.035


def portrait(assets: Assets, name: str, size: int) -> Picture:
    """A drawing of `art/` in a round window of so many pixels, about its middle."""

    def make() -> Picture:
        surface = assets.svg(name, size, size).copy()
        rounded(assets, surface, size / 2)
        line = max(1.5, _RIM * size)
        rim = Sketch(size, size)
        middle = size / 2
        rim.circle(
            middle, middle, middle - line / 2, None, edge=palette.HANDLE_RIM, edge_width=line
        )
        inner = middle - 1.5 * line
        rim.circle(middle, middle, inner, None, edge=palette.LIMESTONE, edge_width=line)
        surface.blit(rim.raster(assets), (0, 0))
        return Picture(surface, -(size // 2), -(size // 2))

    return assets.cache.keep(("portrait", name, size), make)


def paint_seat(canvas: Canvas, seat: Seat, name: str, place: Rect, *, starts: bool) -> None:
    """The medal of a seat, before the portrait of who plays there if there is one.

    The place is wider than high, for both of them.
    """
    if not name:
        medal = Rect(0, 0, place.h, place.h)
        medal.center = place.center
        paint_medal(canvas, seat, medal, starts=starts)
        return
    window = Rect(place.right - place.h, place.top, place.h, place.h)
    canvas.picture(portrait(canvas.assets, name, place.h), window.center)
    size = round(_MEDAL * place.h)
    medal = Rect(place.left, place.bottom - size, size, size)
    paint_medal(canvas, seat, medal, starts=False)
    if starts:
        paint_start(canvas, window)
