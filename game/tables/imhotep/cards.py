"""Market cards at every size, face and back."""

from typing import Final, Literal, TypeAlias

from pygame import Rect, Surface, transform

from game import palette
from game.assets import Assets, Picture
from game.palette import CARD
from game.table.frame import FLOOR, Frame
from game.table.shape import multiply, rounded, shadow
from game.table.skin import over_shadow
from game.tables.imhotep.card_words import (
    band_height,
    effect_label,
    lay_words,
    name_label,
)
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.sketch import Sketch
from rules.game import text
from rules.imhotep.names import CARD_NAMES
from rules.imhotep.pieces import CARD_WORDS, DECORATION_SITE, RED_SITE, STATUE, STATUE_POINTS

Face: TypeAlias = Literal["large", "middle", "small", "list"]
"""With its name and effect; with its name; with its class only; the picture alone."""

RATIO: Final = 1.4
"""Height by width of a whole card."""
STALL_RATIO: Final = 1.12
"""The flattest card the stall of the market shows."""

_PICTURES: Final = {
    "paved-path": "paved",
    "pyramid-decoration": "deco_pyramids",
    "temple-decoration": "deco_temple",
    "burial-decoration": "deco_burial",
    "obelisk-decoration": "deco_obelisks",
}
_PICTURE_SIZE: Final = (220, 250)
_CLASSES: Final = ("red", "green", "purple", "blue")
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
    assets: Assets, frame: Frame, say: Say, kind: int, size: tuple[int, int], face: Face
) -> Picture:
    """A card of so many pixels with its shadow. A name that does not fit is left out."""
    name = say(CARD_NAMES[kind]) if face in ("large", "middle") else ""
    effect = say(_EFFECTS[kind]) if face == "large" else ""
    key = ("card", kind, size, face, frame.letter(FLOOR), name, effect)
    return assets.cache.keep(key, lambda: _card(assets, frame, kind, size, face, name, effect))


def card_back(assets: Assets, size: tuple[int, int], turned: float = 0) -> Picture:
    """The back of a card with its shadow; turned by so many degrees about its middle."""

    def make() -> Picture:
        w, h = size
        face = assets.svg("pieces/back-market", w, h).copy()
        multiply(assets, face, "papyrus", w / 250, 0.55)
        whole = _over_shadow(assets, face)
        if not turned:
            return whole
        surface = transform.rotozoom(whole.surface, turned, 1)
        x = whole.dx + (whole.surface.get_width() - surface.get_width()) // 2
        y = whole.dy + (whole.surface.get_height() - surface.get_height()) // 2
        return Picture(surface.convert_alpha(), x, y)

    return assets.cache.keep(("card back", size, turned), make)


def _card(
    assets: Assets,
    frame: Frame,
    kind: int,
    size: tuple[int, int],
    face: Face,
    name: str,
    effect: str,
) -> Picture:
    w, h = size
    k = w / 250
    title = name_label(assets, frame, name, k, int((0.6 if effect else 0.38) * h))
    words = effect_label(assets, frame, effect, k)
    band = band_height(k, title, words)
    whole = _frame(assets, size, card_class(kind), band)
    window = Rect(round(14 * k), round(14 * k), w - 2 * round(14 * k), 0)
    window.h = h - 2 * window.y - (band + round(6 * k) if band else 0)
    _lay_picture(assets, whole, window, kind, k)
    if band:
        field = Rect(window.x, h - window.x - band, window.w, band)
        lay_words(assets, whole, field, title, words, k)
    if face != "list":
        badge = round(73.3 * k)
        at = round(44 * k - badge / 2)
        whole.blit(assets.svg("pieces/class-" + card_class(kind), badge, badge), (at, at))
    return _over_shadow(assets, whole.convert_alpha())


def _over_shadow(assets: Assets, face: Surface) -> Picture:
    w, h = face.get_size()
    k = w / 250
    under = shadow(assets, w, h, round(17 * k), 5 * k + 1.5, 5 * k + 2, 0.45)
    return over_shadow(face, under)


def _frame(assets: Assets, size: tuple[int, int], of_class: str, band: int) -> Surface:
    w, h = size
    k = w / 250
    tall = h / k
    line = CARD["line"][_CLASSES.index(of_class)]
    edge = max(2.2, 1 / k)
    sketch = Sketch(w, h, u=k)
    fill = sketch.down(palette.MARKET[of_class], 0, tall)
    sketch.rect(
        edge / 2,
        edge / 2,
        250 - edge,
        tall - edge,
        fill,
        radius=17,
        edge=CARD["edge"][0],
        edge_width=edge,
    )
    width = max(2.0, 0.8 / k)
    sketch.rect(7, 7, 236, tall - 14, None, radius=12, edge=line, edge_width=width, opacity=0.9)
    surface = sketch.raster(assets)
    if band:
        field = Sketch(w - 2 * round(14 * k), band, u=k)
        high = band / k
        field.rect(0, 0, field.w / k, high, field.down(CARD["band"], 0, high), radius=9)
        paper = field.raster(assets)
        multiply(assets, paper, "papyrus", max(0.25, k), 0.5)
        rim = Sketch(field.w, band, u=k)
        thin = max(1.6, 0.8 / k)
        rim.rect(
            thin / 2,
            thin / 2,
            field.w / k - thin,
            high - thin,
            None,
            radius=9,
            edge=CARD["edge"][0],
            edge_width=thin,
        )
        paper.blit(rim.raster(assets), (0, 0))
        surface.blit(paper, (round(14 * k), h - round(14 * k) - band))
    return surface


def _lay_picture(assets: Assets, whole: Surface, window: Rect, kind: int, k: float) -> None:
    """The picture fills its window; what does not fit is cut, more of it below than above."""
    wide, high = _PICTURE_SIZE
    scale = max(window.w / wide, window.h / high)
    w, h = max(window.w, round(wide * scale)), max(window.h, round(high * scale))
    word = CARD_WORDS[kind]
    full = assets.svg("pictures/" + _PICTURES.get(word, word), w, h)
    part = Rect((w - window.w) // 2, round((h - window.h) * 0.35), window.w, window.h)
    cut = full.subsurface(part).copy()
    multiply(assets, cut, "grain", max(0.25, k), 0.5)
    rounded(assets, cut, 10 * k)
    whole.blit(cut, window.topleft)
    rim = Sketch(window.w, window.h, u=k)
    line = max(2.2, 1 / k)
    rim.rect(
        line / 2,
        line / 2,
        window.w / k - line,
        window.h / k - line,
        None,
        radius=10,
        edge=CARD["edge"][0],
        edge_width=line,
        opacity=0.85,
    )
    whole.blit(rim.raster(assets), window.topleft)
