"""Goods and characters at every size, their backs, and the neutral back of the deck."""

from functools import partial
from typing import Final, Literal, TypeAlias

from pygame import BLEND_RGB_MULT, Surface

from game.assets import Assets, Picture
from game.palette import CHARACTER, GOODS, mix
from game.table.card_face import RATIO, UNITS, CardLook, card_picture, turned, with_shadow
from game.table.frame import FLOOR, Frame
from game.table.shape import multiply
from game.table.sketch import Sketch
from game.table.writing import Say
from rules.game import text
from rules.sobek.pieces import (
    BACK,
    BACK_WORDS,
    CATTLE_SCRIBE,
    COURTESAN,
    EBONY_PRIEST,
    FIRST,
    FISH_SCRIBE,
    GREEN,
    MARBLE_PRIEST,
    MERCHANT,
    QUEEN,
    SCARABS,
    THIEF,
    TYPE,
    TYPE_WORDS,
    VIZIER,
)

__all__ = [
    "POWERS",
    "RATIO",
    "Face",
    "badge_of",
    "card",
    "card_back",
    "deck_back",
    "picture_of",
    "turned",
    "veiled",
]

Face: TypeAlias = Literal["large", "middle", "small", "list"]
"""With its name and effect; with its name; with its signs only; the picture alone."""

_AMULET: Final = "amulet"
POWERS: Final = {
    QUEEN: "card-draw",
    EBONY_PRIEST: "feather",
    MARBLE_PRIEST: "feather",
    CATTLE_SCRIBE: "scroll-quill",
    FISH_SCRIBE: "scroll-quill",
    VIZIER: "eye-of-horus",
    THIEF: "snatch",
    MERCHANT: "scales",
    COURTESAN: "lotus",
}
"""The icon of what a character does."""
_PICTURES: Final = {
    QUEEN: "queen",
    EBONY_PRIEST: "priest_e",
    MARBLE_PRIEST: "priest_m",
    CATTLE_SCRIBE: "scribe_c",
    FISH_SCRIBE: "scribe_f",
    VIZIER: "vizier",
    THIEF: "thief",
    MERCHANT: "merchant",
    COURTESAN: "courtesan",
}
_NAMES: Final = {
    QUEEN: text("Queen"),
    EBONY_PRIEST: text("High Priestess"),
    MARBLE_PRIEST: text("High Priest"),
    CATTLE_SCRIBE: text("Scribe"),
    FISH_SCRIBE: text("Scribe"),
    VIZIER: text("Vizier"),
    THIEF: text("Thief"),
    MERCHANT: text("Merchant"),
    COURTESAN: text("Courtesan"),
}
_EFFECTS: Final = {
    QUEEN: text("Draw 3 cards"),
    EBONY_PRIEST: text("Clear one good from your jar"),
    MARBLE_PRIEST: text("Clear one good from your jar"),
    CATTLE_SCRIBE: text("Rivals cut hands to 6"),
    FISH_SCRIBE: text("Rivals cut hands to 6"),
    VIZIER: text("Take a card from a rival jar"),
    THIEF: text("Steal a card from a hand"),
    MERCHANT: text("Take any card in the row"),
    COURTESAN: text("Add 1 or 2 cards to a set"),
}
_GOODS_NAMES: Final = (
    text("Ivory"),
    text("Ebony"),
    text("Marble"),
    text("Cattle"),
    text("Fish"),
    text("Wheat"),
    text("Amulet"),
)
_BADGE: Final = (44.0, 76.0)
"""Middle from the left and the top, and the size of the drawing; in units of the card."""
_SCARAB: Final = (108.0, 52.0, 57.0)
"""Middle of the first one from the top, step, and the size of the drawing."""
_POWER: Final = (206.0, 33.0, 43.0)
"""Middle from the left, radius of the disc, size of the icon."""
_VEIL: Final = 0.56
"""What light is left to a card that may not be chosen."""
_TEXTURES: Final = {"green": "papyrus", "tan": "cloth", "orange": "cloth"}


def badge_of(type_: int) -> str:
    """The drawing of the badge of a type, or of amulets for the type after the last."""
    return f"pieces/badge-{_word(type_)}"


def card(
    assets: Assets,
    frame: Frame,
    say: Say,
    kind: int,
    size: tuple[int, int],
    face: Face,
    copy: int = 0,
) -> Picture:
    """A card of so many pixels with its shadow. A name that does not fit is left out.

    `copy` is its number among the equal cards that lie with it: their pictures take turns.
    """
    name = say(_NAMES.get(kind, _GOODS_NAMES[TYPE[kind]])) if face in ("large", "middle") else ""
    effect = say(_EFFECTS[kind]) if face == "large" and kind in _EFFECTS else ""
    picture = picture_of(kind, copy)
    key = ("sobek card", kind, picture, size, face, frame.letter(FLOOR), name, effect)
    look = _look(kind, picture, name, effect)
    lay_signs = partial(_lay_signs, assets, kind, size, face)
    return card_picture(assets, frame, key, size, look, lay_signs)


def picture_of(kind: int, copy: int = 0) -> str:
    """The drawing on a card: goods have two, which take turns among kinds and equal cards."""
    if kind in _PICTURES:
        return _PICTURES[kind]
    word = _word(TYPE[kind])
    turn = 0 if word == _AMULET else (kind - FIRST[TYPE[kind]] + copy) % 2
    return f"{word}-2" if turn else word


def card_back(assets: Assets, back: int, size: tuple[int, int]) -> Picture:
    """The green, tan or orange back of a card with its shadow."""
    word = BACK_WORDS[back]
    return _back(assets, word, _TEXTURES[word], size)


def deck_back(assets: Assets, size: tuple[int, int]) -> Picture:
    """The back of the deck, which tells nothing of the card on its top."""
    return _back(assets, "deck", "cloth", size)


def veiled(assets: Assets, picture: Picture) -> Picture:
    """A card, or another picture, that may not be chosen now: darker."""

    def make() -> Picture:
        surface = picture.surface.copy()
        surface.fill((round(255 * _VEIL),) * 3, special_flags=BLEND_RGB_MULT)
        return Picture(surface, picture.dx, picture.dy)

    return assets.cache.keep(("veiled", picture.surface), make)


def _word(type_: int) -> str:
    return TYPE_WORDS[type_] if type_ < len(TYPE_WORDS) else _AMULET


def _back(assets: Assets, word: str, texture: str, size: tuple[int, int]) -> Picture:
    def make() -> Picture:
        face = assets.svg(f"pieces/back-{word}", *size).copy()
        multiply(assets, face, texture, size[0] / UNITS, 0.9, 0.6)
        return with_shadow(assets, face)

    return assets.cache.keep(("sobek back", word, size), make)


def _look(kind: int, picture: str, name: str, effect: str) -> CardLook:
    if kind in POWERS:
        return CardLook(
            picture=picture,
            frame=CHARACTER["frame"],
            line=CHARACTER["line"][0],
            name=name,
            effect=effect,
            role="panel",
            band=CHARACTER["band"],
        )
    light, dark = GOODS[_word(TYPE[kind])]
    return CardLook(
        picture=picture,
        frame=(mix(dark, light, 0.25), dark),
        line=CHARACTER["green_line" if BACK[kind] == GREEN else "goods_line"][0],
        name=name,
        role="panel",
    )


def _lay_signs(
    assets: Assets, kind: int, size: tuple[int, int], face: Face, whole: Surface
) -> None:
    """Badge and scarabs along the left edge, the power of a character in the right corner."""
    if face == "list":
        return
    k = size[0] / UNITS
    middle, wide = _BADGE
    _lay(whole, assets.svg(badge_of(TYPE[kind]), *_square(wide * k)), middle * k, middle * k)
    first, step, wide = _SCARAB
    for number in range(SCARABS[kind]):
        sign = assets.svg("pieces/scarab", *_square(wide * k))
        _lay(whole, sign, middle * k, (first + step * number) * k)
    if kind in POWERS:
        x, radius, icon = _POWER
        reach = radius + 2
        disc = Sketch(*_square(2 * reach * k), u=k)
        edge = max(3.0, 1 / k)
        colours = CHARACTER["power_disc"][0], CHARACTER["line"][0]
        disc.circle(reach, reach, radius - edge / 2, colours[0], edge=colours[1], edge_width=edge)
        _lay(whole, disc.raster(assets), x * k, middle * k)
        sign = assets.svg(f"icons/{POWERS[kind]}", *_square(icon * k), CHARACTER["power"][0])
        _lay(whole, sign, x * k, middle * k)


def _square(size: float) -> tuple[int, int]:
    return round(size), round(size)


def _lay(whole: Surface, sign: Surface, x: float, y: float) -> None:
    whole.blit(sign, (round(x - sign.get_width() / 2), round(y - sign.get_height() / 2)))
