"""Event tokens: round discs, face up, face down, and used by a seat.

A token belongs to the top left of the square it fills; radius in pixels.
"""

from typing import Final

from pygame import SRCALPHA, Rect, Surface

from game.assets import Assets, Picture
from game.palette import SHADOW
from game.table.marks import medal
from game.table.shape import soft_ellipse
from rules.game import Seat

_FACES: Final = (
    "snake",
    "reed",
    "ankh",
    "scorpion",
    "flood",
    "curse",
    "prosperity",
    "embalming",
    "deceit",
)
ICONS: Final = (
    "snake",
    "reed",
    "ankh",
    "scorpion",
    "big-wave",
    "evil-eyes",
    "cornucopia",
    "mummy-head",
    "duality-mask",
)
"""By token, the icon of its event."""
_MEDAL: Final = 0.44
"""Radius of the user's medal by that of the token."""
_ASIDE: Final = (0.76, 0.8)
"""How far the medal lies from the middle of the token, by its radius."""


def token(assets: Assets, kind: int, radius: int) -> Picture:
    """A token face up with its shadow."""
    return _disc(assets, _FACES[kind], radius)


def token_back(assets: Assets, radius: int) -> Picture:
    """A token face down with its shadow."""
    return _disc(assets, "back", radius)


def used_token(assets: Assets, kind: int, radius: int, seat: Seat) -> Picture:
    """A token that was used, with the medal of who used it."""

    def make() -> Picture:
        disc = _disc(assets, _FACES[kind], radius)
        sign = medal(assets, seat, round(_MEDAL * radius))
        x, y = round((1 + _ASIDE[0]) * radius), round((1 + _ASIDE[1]) * radius)
        place = Rect((x + sign.dx, y + sign.dy), sign.surface.get_size())
        whole = place.union(Rect((disc.dx, disc.dy), disc.surface.get_size()))
        surface = Surface(whole.size, SRCALPHA)
        surface.blit(disc.surface, (disc.dx - whole.x, disc.dy - whole.y))
        surface.blit(sign.surface, (place.x - whole.x, place.y - whole.y))
        return Picture(surface, whole.x, whole.y)

    return assets.cache.keep(("used token", kind, radius, seat), make)


def _disc(assets: Assets, name: str, radius: int) -> Picture:
    def make() -> Picture:
        wide, blur = round(1.92 * radius), 0.12 * radius
        shade = soft_ellipse(assets, wide, wide, blur, SHADOW, 0.53)
        reach = radius + 3 * max(1, round(blur))
        whole = Surface((2 * reach, 2 * reach), SRCALPHA)
        whole.fill((*SHADOW, 0))
        x, y = reach - wide // 2, reach - wide // 2 + round(0.14 * radius)
        whole.blit(shade.surface, (x + shade.dx, y + shade.dy))
        face = assets.svg(f"pieces/event-{name}", 2 * radius, 2 * radius)
        whole.blit(face, (reach - radius, reach - radius))
        return Picture(whole, radius - reach, radius - reach)

    return assets.cache.keep(("token", name, radius), make)
