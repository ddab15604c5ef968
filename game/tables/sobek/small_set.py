"""A set for which there is no room: two small cards in the colours of its type, and its badge."""

from typing import Final

from pygame import Surface

from game.assets import Assets, Picture
from game.palette import CARD, CHARACTER, GOODS, mix
from game.table.card_face import with_shadow
from game.table.sketch import Sketch
from game.tables.sobek.cards import badge_of
from rules.sobek.pieces import TYPE_WORDS

_UNITS: Final = 50.0
_BEHIND: Final = 6.0
_BADGE: Final = 0.92


def small_set(
    assets: Assets, type_: int, size: tuple[int, int], *, crosswise: bool = False
) -> Picture:
    """A picture of so many pixels with its shadow; wider than high for a crosswise set."""

    def make() -> Picture:
        whole = _cards(assets, type_, size)
        badge = round(_BADGE * min(size))
        sign = assets.svg(badge_of(type_), badge, badge)
        whole.blit(sign, ((size[0] - badge) // 2, (size[1] - badge) // 2))
        return with_shadow(assets, whole)

    return assets.cache.keep(("small set", type_, size, crosswise), make)


def _cards(assets: Assets, type_: int, size: tuple[int, int]) -> Surface:
    k = min(size) / _UNITS
    sketch = Sketch(*size, u=k)
    w, h = size[0] / k - _BEHIND, size[1] / k - _BEHIND
    light, dark = GOODS[TYPE_WORDS[type_]]
    edge, line = CARD["edge"][0], max(2.0, 1 / k)
    fill = sketch.down((mix(light, dark, 0.2), dark), 0, h + _BEHIND)
    for place in (_BEHIND - line / 2, line / 2):
        sketch.rect(place, place, w, h, fill, radius=6, edge=edge, edge_width=line)
    inner = CHARACTER["goods_line"][0]
    sketch.rect(4.5, 4.5, w - 8, h - 8, None, radius=4, edge=inner, edge_width=line, opacity=0.8)
    return sketch.raster(assets)
