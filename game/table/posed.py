"""Pictures as clips and hands pose them: smaller, narrower or turned about their middle."""

from pygame import transform

from game.assets import Assets, Picture
from game.table.card_face import turned
from game.table.clip import Pose
from game.table.following import Sway
from game.table.lift import HOVERED, Lift

_SIZES = 24
_TURNS = 2
"""So few steps of size, and of degrees, are drawn that a clip is not drawn anew each frame."""


def posed(assets: Assets, picture: Picture, size: tuple[int, int], pose: Pose) -> Picture | None:
    """The picture of a sprite of so many pixels; None if it is too narrow to be seen."""
    wide, high = round(pose.wide * _SIZES) / _SIZES, round(pose.high * _SIZES) / _SIZES
    if wide <= 0 or high <= 0:
        return None
    scaled = _scaled(assets, picture, size, wide, high)
    return turned(assets, scaled, size, _TURNS * round(pose.turn / _TURNS))


def aloft(
    assets: Assets,
    picture: Picture,
    size: tuple[int, int],
    sway: Sway,
    before: Lift = HOVERED,
    turn: float = 0,
) -> Picture:
    """The picture of a piece that is dragged, of so many pixels once it is wholly taken up.

    Before that it was lifted and turned as told.
    """
    share = round(sway.share(before) * _SIZES) / _SIZES
    scaled = _scaled(assets, picture, size, share, share)
    return turned(assets, scaled, size, sway.turn(turn))


def _scaled(
    assets: Assets, picture: Picture, size: tuple[int, int], wide: float, high: float
) -> Picture:
    if (wide, high) == (1, 1):
        return picture

    def make() -> Picture:
        w, h = picture.surface.get_size()
        surface = transform.smoothscale(
            picture.surface, (max(1, round(w * wide)), max(1, round(h * high)))
        )
        x, y = size[0] / 2, size[1] / 2
        dx, dy = x - (x - picture.dx) * wide, y - (y - picture.dy) * high
        return Picture(surface, round(dx), round(dy))

    return assets.cache.keep(("posed", picture.surface, size, wide, high), make)
