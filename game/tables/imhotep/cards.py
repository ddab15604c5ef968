"""Market cards at every size, face and back."""

from functools import partial
from typing import Final, Literal, TypeAlias

from pygame import Surface

from game import palette
from game.assets import Assets, Picture
from game.palette import CARD
from game.table.card_face import RATIO, UNITS, CardLook, card_picture, turned, with_shadow
from game.table.frame import FLOOR, Frame
from game.table.shape import multiply
from game.tables.imhotep.sites.site import Say
from rules.game import text
from rules.imhotep.names import CARD_NAMES
from rules.imhotep.pieces import CARD_WORDS, DECORATION_SITE, RED_SITE, STATUE, STATUE_POINTS

__all__ = ["RATIO", "STALL_RATIO", "Face", "card", "card_back", "card_class", "picture_of"]

Face: TypeAlias = Literal["large", "middle", "small", "list"]
"""With its name and effect; with its name; with its class only; the picture alone."""

STALL_RATIO: Final = 1.12
"""The flattest card the stall of the market shows."""

_PICTURES: Final = {
    "paved-path": "paved",
    "pyramid-decoration": "deco_pyramids",
    "temple-decoration": "deco_temple",
    "burial-decoration": "deco_burial",
    "obelisk-decoration": "deco_obelisks",
}
_CLASSES: Final = ("red", "green", "purple", "blue")
_STATUES: Final = ("statue", "statue-2", "statue-3")
_EFFECTS: Final = (
    text("Stone to Pyramids"),
    text("Stone to Chamber"),
    text("Stone to Obelisks"),
    text("1 point per 3 stones"),
    text("1 point per 3 stones"),
    text("1 point per 3 stones"),
    text("1 point per 3 stones"),
    text(" \u00b7 ".join(str(points) for points in STATUE_POINTS[1:6])),
    text("Place 2 stones"),
    text("Place 1, sail that ship"),
    text("Take 3, place 1"),
    text("Sail, set the order"),
)


def card_class(kind: int) -> str:
    """The class of a kind: red, green, purple or blue."""
    if kind in RED_SITE:
        return "red"
    if kind in DECORATION_SITE:
        return "green"
    return "purple" if kind == STATUE else "blue"


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

    `copy` tells apart equal cards that lie side by side: their pictures take turns.
    """
    name = say(CARD_NAMES[kind]) if face in ("large", "middle") else ""
    effect = say(_EFFECTS[kind]) if face == "large" else ""
    picture = picture_of(kind, copy)
    key = ("card", picture, size, face, frame.letter(FLOOR), name, effect)
    look = _look(kind, picture, name, effect)
    lay_signs = partial(_lay_signs, assets, kind, size, face)
    return card_picture(assets, frame, key, size, look, lay_signs)


def picture_of(kind: int, copy: int = 0) -> str:
    """The drawing on a card; statues, of which there are many, have three."""
    if kind == STATUE:
        return _STATUES[copy % len(_STATUES)]
    word = CARD_WORDS[kind]
    return _PICTURES.get(word, word)


def card_back(assets: Assets, size: tuple[int, int], turn: float = 0) -> Picture:
    """The back of a card with its shadow; turned to the left by so many degrees."""

    def make() -> Picture:
        w, h = size
        face = assets.svg("pieces/back-market", w, h).copy()
        multiply(assets, face, "papyrus", w / UNITS, 0.55)
        return with_shadow(assets, face)

    return turned(assets, assets.cache.keep(("card back", size), make), size, -turn)


def _lay_signs(
    assets: Assets, kind: int, size: tuple[int, int], face: Face, whole: Surface
) -> None:
    if face == "list":
        return
    k = size[0] / UNITS
    badge = round(73.3 * k)
    of_class = card_class(kind)
    at = round(44 * k - badge / 2)
    whole.blit(assets.svg("pieces/class-" + of_class, badge, badge), (at, at))


def _look(kind: int, picture: str, name: str, effect: str) -> CardLook:
    of_class = card_class(kind)
    return CardLook(
        picture=picture,
        frame=palette.MARKET[of_class],
        line=CARD["line"][_CLASSES.index(of_class)],
        name=name,
        effect=effect,
    )
