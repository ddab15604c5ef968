"""Faces of cards: frame, picture, paper band with name and effect, and the shadow they throw.

A card is drawn on 250 units of width; it may be lower than a whole card, and then its picture is
cut.
"""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface, Vector2, transform

from game.assets import Assets, Picture
from game.letters import Role
from game.palette import CARD, Colour, Ramp
from game.table.card_words import band_height, effect_label, lay_words, name_label
from game.table.frame import Frame
from game.table.ground import Growing, Steps, grown
from game.table.lift import SHADOW
from game.table.shape import multiply, rounded, shadow, stretch
from game.table.sketch import Sketch
from game.table.skin import over_shadow, room_over

RATIO: Final = 1.4
"""Height by width of a whole card."""
UNITS: Final = 250
"""Width of a card in units of its own."""
_PICTURE_SIZE: Final = (220, 250)
_CORNER: Final = 24
"""What is round of a corner reaches so far from the edge."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """What a face is made of; words that do not fit are left out."""

    picture: str
    """A drawing of `art/pictures`."""
    frame: Ramp
    line: Colour
    name: str = ""
    effect: str = ""
    role: Role = "strong"
    """How the name is set."""
    band: Ramp = CARD["band"]


def card_picture(
    assets: Assets,
    frame: Frame,
    key: Hashable,
    size: tuple[int, int],
    look: CardLook,
    lay_signs: Callable[[Surface], None],
) -> Picture:
    """A card of so many pixels with its shadow, kept under a key; signs are laid on its face."""

    def begin() -> Growing:
        whole = room_over(_shadow(assets, size), size)
        return Growing(whole, _paint(assets, frame, whole, size, look, lay_signs))

    return grown(assets, key, begin)


def _paint(
    assets: Assets,
    frame: Frame,
    card: Picture,
    size: tuple[int, int],
    look: CardLook,
    lay_signs: Callable[[Surface], None],
) -> Steps:
    w, h = size
    k = w / UNITS
    room = int((0.6 if look.effect else 0.38) * h)
    title = name_label(assets, frame, look.name, k, room, look.role)
    words = effect_label(assets, frame, look.effect, k)
    band = band_height(k, title, words)
    whole = _frame(assets, size, look, band)
    yield
    margin = round(14 * k)
    window = Rect(margin, margin, w - 2 * margin, 0)
    window.h = h - 2 * margin - (band + round(6 * k) if band else 0)
    _lay_picture(assets, whole, window, look.picture, k)
    yield
    if band:
        field = Rect(margin, h - margin - band, window.w, band)
        lay_words(assets, whole, field, title, words, k)
    lay_signs(whole)
    card.surface.blit(whole, (-card.dx, -card.dy))


def with_shadow(assets: Assets, face: Surface) -> Picture:
    """A finished face over the shadow it throws."""
    return over_shadow(face, _shadow(assets, face.get_size()))


def _shadow(assets: Assets, size: tuple[int, int]) -> Picture:
    k = size[0] / UNITS
    return shadow(assets, *size, round(17 * k), 5 * k + 1.5, 5 * k + 2, 0.45)


def lifted_shadow(assets: Assets, size: tuple[int, int]) -> Picture:
    """The shadow of a card of so many pixels that is held over the table."""
    k = size[0] / UNITS
    blur, down = SHADOW * (5 * k + 1.5), SHADOW * (5 * k + 2)
    return shadow(assets, *size, round(17 * k), blur, down, 0.45)


def turned(assets: Assets, card: Picture, size: tuple[int, int], degrees: float) -> Picture:
    """A card of so many pixels turned clockwise about its middle; it belongs where it did."""
    if not degrees:
        return card

    def make() -> Picture:
        surface = transform.rotozoom(card.surface, -degrees, 1).convert_alpha()
        # The shadow reaches lower than the card, so the middle of both moves about the card's own.
        w, h = card.surface.get_size()
        arm = Vector2(card.dx + (w - size[0]) / 2, card.dy + (h - size[1]) / 2).rotate(degrees)
        x = size[0] / 2 + arm.x - surface.get_width() / 2
        y = size[1] / 2 + arm.y - surface.get_height() / 2
        return Picture(surface, round(x), round(y))

    return assets.cache.keep(("turned", card.surface, size, degrees), make)


def _frame(assets: Assets, size: tuple[int, int], look: CardLook, band: int) -> Surface:
    w, h = size
    k = w / UNITS
    tall = h / k
    edge = max(2.2, 1 / k)
    # Between its corners every column is the same: a few are drawn, and one of them repeated.
    narrow = min(w, 2 * math.ceil(_CORNER * k) + 1)
    sketch = Sketch(narrow, h, u=k)
    wide = narrow / k
    fill = sketch.down(look.frame, 0, tall)
    sketch.rect(
        edge / 2,
        edge / 2,
        wide - edge,
        tall - edge,
        fill,
        radius=17,
        edge=CARD["edge"][0],
        edge_width=edge,
    )
    width = max(2.0, 0.8 / k)
    sketch.rect(
        7, 7, wide - 14, tall - 14, None, radius=12, edge=look.line, edge_width=width, opacity=0.9
    )
    surface = stretch(sketch.raster(assets), w, h)
    if band:
        margin = round(14 * k)
        surface.blit(
            _paper(assets, w - 2 * margin, band, look.band, k), (margin, h - margin - band)
        )
    return surface


def _paper(assets: Assets, w: int, h: int, ramp: Ramp, k: float) -> Surface:
    field = Sketch(w, h, u=k)
    high = h / k
    field.rect(0, 0, w / k, high, field.down(ramp, 0, high), radius=9)
    paper = field.raster(assets)
    multiply(assets, paper, "papyrus", max(0.25, k), 0.5)
    paper.blit(_rim(assets, w, h, k, 9, max(1.6, 0.8 / k)), (0, 0))
    return paper


def _rim(
    assets: Assets, w: int, h: int, k: float, radius: float, line: float, opacity: float = 1
) -> Surface:
    corner = 2 * math.ceil((radius + line) * k) + 1
    small = min(w, corner), min(h, corner)
    rim = Sketch(*small, u=k)
    rim.rect(
        line / 2,
        line / 2,
        small[0] / k - line,
        small[1] / k - line,
        None,
        radius=radius,
        edge=CARD["edge"][0],
        edge_width=line,
        opacity=opacity,
    )
    return stretch(rim.raster(assets), w, h)


def _lay_picture(assets: Assets, whole: Surface, window: Rect, name: str, k: float) -> None:
    """The picture fills its window; what does not fit is cut, more of it below than above."""
    wide, high = _PICTURE_SIZE
    scale = max(window.w / wide, window.h / high)
    w, h = max(window.w, round(wide * scale)), max(window.h, round(high * scale))
    full = assets.svg("pictures/" + name, w, h)
    part = Rect((w - window.w) // 2, round((h - window.h) * 0.35), window.w, window.h)
    cut = full.subsurface(part).copy()
    multiply(assets, cut, "grain", max(0.25, k), 0.5)
    rounded(assets, cut, 10 * k)
    whole.blit(cut, window.topleft)
    whole.blit(_rim(assets, window.w, window.h, k, 10, max(2.2, 1 / k), 0.85), window.topleft)
