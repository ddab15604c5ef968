"""Corruption jars: how many cards are in them, and the Curse tokens that lean on them.

A jar of width s is 1.24 s high.
"""

from typing import Final

from pygame import SRCALPHA, Rect, Surface

from game.assets import Assets, Picture
from game.palette import BAZAAR, SHADOW
from game.table.card_face import turned
from game.table.frame import SMALLEST_LETTER
from game.table.shape import soft_ellipse
from game.table.sprite import Sprite, later
from game.tables.sobek.ids import Jar, Leaning
from game.tables.sobek.tokens import token
from rules.game import Seat
from rules.sobek.pieces import CURSE, CURSE_CARDS
from rules.sobek.view import View

HEIGHT: Final = 1.24
"""Height of a jar by its width."""
HIDDEN_SIZE: Final = "?"
_NUMBER: Final = (0.79, 0.36)
"""Middle of the number from the top, and height of its letters; by the width of the jar."""
_LEANING: Final = ((0.86, 0.95), (0.13, 0.98))
"""Middles of Curse tokens from the top left."""
_TOKEN: Final = 0.19
"""Radius of a Curse token."""


def pile_words(view: View, seat: Seat) -> str:
    """What a jar shows: the size of the pile with its curses, or a question mark."""
    if seat != view.viewer and not view.open_piles:
        return HIDDEN_SIZE
    return str(sum(view.pile_backs(seat)) + CURSE_CARDS * view.curses[seat])


class JarPlan:
    """A jar at a place of the window, with so many Curse tokens."""

    def __init__(self, rect: Rect, seat: Seat, curses: int) -> None:
        """The jar stands in the middle of the rectangle, as large as fits."""
        w = min(rect.w, round(rect.h / HEIGHT))
        self.seat = seat
        self.rect = Rect(0, 0, w, round(HEIGHT * w))
        self.rect.center = rect.center
        self.tokens = tuple(self.leaning(index) for index in range(curses))
        """Where its Curse tokens lean."""

    def leaning(self, index: int) -> Rect:
        """The place of a Curse token, whether one leans there or not."""
        x, y = _LEANING[index % len(_LEANING)]
        radius = round(_TOKEN * self.rect.w)
        rect = Rect(0, 0, 2 * radius, 2 * radius)
        rect.center = self.rect.x + round(x * self.rect.w), self.rect.y + round(y * self.rect.w)
        return rect

    @property
    def mouth(self) -> tuple[int, int]:
        """The point where cards fall in."""
        return self.rect.centerx, self.rect.y + round(0.08 * self.rect.w)

    def sprites(self, assets: Assets, words: str) -> list[Sprite]:
        """The jar and its tokens."""
        face = later(jar, assets, self.rect.w, words)
        found = [Sprite(Jar(self.seat), face, self.rect)]
        for index, place in enumerate(self.tokens):
            disc = token(assets, CURSE, place.w // 2)
            found.append(Sprite(Leaning(self.seat, index), disc, place, 1 + index))
        return found


def jar(assets: Assets, w: int, words: str = "", tilt: float = 0) -> Picture:
    """A jar of w pixels with its shadow and words on its belly, from its top left.

    It is tilted clockwise by so many degrees.
    """
    whole = assets.cache.keep(("jar", w, words), lambda: _jar(assets, w, words))
    return turned(assets, whole, (w, round(HEIGHT * w)), tilt)


def _jar(assets: Assets, w: int, words: str) -> Picture:
    h = round(HEIGHT * w)
    wide, high = round(0.8 * w), round(0.2 * w)
    shade = soft_ellipse(assets, wide, high, 0.06 * w, SHADOW, 0.45)
    reach = 3 * max(1, round(0.06 * w))
    whole = Surface((w + 2 * reach, h + 2 * reach), SRCALPHA)
    whole.fill((*SHADOW, 0))
    x, y = reach + round(0.55 * w) - wide // 2, reach + round(1.1 * w) - high // 2
    whole.blit(shade.surface, (x + shade.dx, y + shade.dy))
    whole.blit(assets.svg("pieces/jar", w, h), (reach, reach))
    if words:
        down, size = _NUMBER
        px = max(SMALLEST_LETTER, round(size * w))
        ink, ground = BAZAAR["jar_number"][0], BAZAAR["jar_ground"][0]
        outline = max(1, round(0.14 * px))
        letters = assets.letters(words, "number", px, ink, (outline, ground))
        ascent = assets.lettering.ascent(words, "number", px) + outline
        y = reach + round(down * w + 0.35 * px) - ascent
        whole.blit(letters, (reach + (w - letters.get_width()) // 2, y))
    return Picture(whole, -reach, -reach)
