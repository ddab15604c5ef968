"""Pictures as a clip poses them: smaller, narrower or turned about their middle."""

from pygame import transform

from game.assets import Assets, Picture
from game.table.card_face import turned
from game.table.clip import Pose

_SIZES = 24
_TURNS = 2
"""So few steps of size, and of degrees, are drawn that a clip is not drawn anew each frame."""


def posed(assets: Assets, picture: Picture, size: tuple[int, int], pose: Pose) -> Picture | None:
    """The picture of a sprite of so many pixels; None if it is too narrow to be seen."""
    wide, high = round(pose.wide * _SIZES) / _SIZES, round(pose.high * _SIZES) / _SIZES
    if wide <= 0 or high <= 0:
        return None
    scaled = picture
    if (wide, high) != (1, 1):
        scaled = assets.cache.keep(
            ("posed", picture.surface, size, wide, high),
            lambda: _scaled(picture, size, wide, high),
        )
    return turned(assets, scaled, size, _TURNS * round(pose.turn / _TURNS))


def _scaled(picture: Picture, size: tuple[int, int], wide: float, high: float) -> Picture:
    w, h = picture.surface.get_size()
    surface = transform.smoothscale(
        picture.surface, (max(1, round(w * wide)), max(1, round(h * high)))
    )
    x, y = size[0] / 2, size[1] / 2
    return Picture(surface, round(x - (x - picture.dx) * wide), round(y - (y - picture.dy) * high))
