"""Setting letters: fonts by role, measured and drawn finer than pixels, never with a box."""

import io
import unicodedata
from collections.abc import Callable
from typing import Literal, TypeAlias

import pygame
from pygame import SRCALPHA, Surface
from pygame.font import Font

from game.palette import WHITE, Colour

Role: TypeAlias = Literal[
    "logo", "display", "panel", "board", "number", "button", "strong", "body", "small"
]
"""What words are for; it decides their font."""

FONTS: dict[Role, str] = {
    "logo": "Cinzel-Black",
    "display": "Cinzel-Black",
    "panel": "Cinzel-Bold",
    "board": "Cinzel-Bold",
    "number": "Atkinson-ExtraBold",
    "button": "Atkinson-Bold",
    "strong": "Atkinson-SemiBold",
    "body": "Atkinson-Regular",
    "small": "Atkinson-Regular",
}
_STAND_IN: Role = "button"
"""Atkinson knows more letters than Cinzel."""
_NO_CHARACTER = "\U0010fffe"
_MANY_FONTS = 200

Outline: TypeAlias = tuple[int, Colour]
"""Pixels and colour of a line round letters."""


class Letters:
    """Fonts, and lines of words set in them.

    The font engine moves every letter to a whole pixel, which spaces small letters badly. So words
    are set several times larger and reduced, with their baseline on a whole pixel.
    """

    def __init__(self, source: Callable[[str], bytes]) -> None:
        self._source = source
        self._fonts: dict[tuple[str, int], Font] = {}
        self._known: dict[tuple[str, str], bool] = {}

    def width(self, text: str, role: Role, px: int, spacing: int = 0) -> int:
        """Pixels from the start to the end of one line of words."""
        text, role = self.settable(text, role)
        fine = _fineness(px)
        wide = self.font(role, px * fine).size(text)[0]
        return -(-wide // fine) + spacing * len(text)

    def ascent(self, text: str, role: Role, px: int) -> int:
        """Pixels from the top of the surface of a line of words to its baseline."""
        fine = _fineness(px)
        _, role = self.settable(text, role)
        return -(-self.font(role, px * fine).get_ascent() // fine)

    def line(
        self,
        text: str,
        role: Role,
        px: int,
        colour: Colour,
        outline: Outline | None = None,
        spacing: int = 0,
    ) -> Surface:
        """One line of words as a new surface; an outline grows it on every side."""
        text, role = self.settable(text, role)
        fine = _fineness(px)
        font = self.font(role, px * fine)
        grow, edge = (outline[0] * fine, outline[1]) if outline else (0, colour)
        gap = spacing * fine
        pieces = list(text) if gap else [text]
        wide = sum(font.size(piece)[0] + gap for piece in pieces) + 2 * grow
        ascent = font.get_ascent()
        top = -ascent % fine
        high = top + font.get_height() + 2 * grow
        whole = Surface((wide + -wide % fine, high + -high % fine), SRCALPHA)
        whole.fill((*edge, 0))
        for stroke, ink in ((grow, edge), (0, colour))[0 if grow else 1 :]:
            font.outline = stroke
            x = grow - stroke
            for piece in pieces:
                whole.blit(font.render(piece, True, ink), (x, top + grow - stroke))
                x += font.size(piece)[0] + gap - 2 * stroke
        font.outline = 0
        if fine > 1:
            size = whole.get_width() // fine, whole.get_height() // fine
            whole = pygame.transform.smoothscale(whole, size)
        return whole.convert_alpha()

    def missing(self, text: str, role: Role) -> str:
        """The characters of a text for which the font of a role has no picture."""
        return "".join(c for c in text if not self._drawn(c, role))

    def loses(self, text: str, role: Role) -> bool:
        """Whether letters of a text are shown as question marks, as no font has them."""
        return bool(self.missing(text, role)) and bool(self.missing(text, _STAND_IN))

    def settable(self, text: str, role: Role) -> tuple[str, Role]:
        """The text and role as they can be set: a missing letter never shows as a box.

        A letter that no font has is a question mark; what only changes others is left out.
        """
        if text.isascii() and text.isprintable():
            return text, role
        text = text.replace("\u202f", "\u00a0")
        if not self.missing(text, role):
            return text, role
        lost = set(self.missing(text, _STAND_IN))
        return "".join(_instead(c) if c in lost else c for c in text) or "?", _STAND_IN

    def font(self, role: Role, px: int) -> Font:
        """The font of a role with letters of px pixels."""
        key = FONTS[role], px
        font = self._fonts.get(key)
        if font is None:
            if len(self._fonts) > _MANY_FONTS:
                self._fonts.clear()
            font = Font(io.BytesIO(self._source(f"fonts/{key[0]}.ttf")), px)
            self._fonts[key] = font
        return font

    def _drawn(self, character: str, role: Role) -> bool:
        key = FONTS[role], character
        if key not in self._known:
            # The font itself gives metrics for any character, so compare pictures.
            try:
                look = self._look(character, role)
            except pygame.error:
                # It has no width by itself, such as what joins two others.
                self._known[key] = False
            else:
                self._known[key] = look != self._look(_NO_CHARACTER, role)
        return self._known[key]

    def _look(self, character: str, role: Role) -> bytes:
        return pygame.image.tobytes(self.font(role, 16).render(character, True, WHITE), "RGBA")


def _instead(lost: str) -> str:
    """A question mark for a letter or a sign; nothing for accents and joiners."""
    return "" if unicodedata.category(lost) in ("Mn", "Me", "Cf") else "?"


def _fineness(px: int) -> int:
    """How many times larger letters are set before they are reduced."""
    return 4 if px <= 28 else 2 if px <= 64 else 1
