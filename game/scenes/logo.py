"""The name of the program in gold under a winged sun."""

from pygame import BLEND_RGBA_MULT, SRCALPHA, Surface

from game.assets import Assets, Picture
from game.palette import SHADOW, WHITE, Colour
from game.table.frame import Frame
from game.table.shape import gradient, soft

NAME = "Two Lands"
GOLD: tuple[Colour, ...] = ((255, 240, 190), (250, 216, 128), (226, 164, 62), (190, 128, 40))
EDGE: Colour = (74, 34, 12)
LETTERS = 128
SPACING = 10
RIM = 7


def logo(assets: Assets, frame: Frame) -> Surface:
    """The whole sign on a clear ground; its letters do not grow with the player's text."""
    return assets.cache.keep(("logo", frame.u), lambda: Picture(_made(assets, frame))).surface


def _made(assets: Assets, frame: Frame) -> Surface:
    px, rim, spacing = frame.px(LETTERS), max(2, frame.px(RIM)), frame.px(SPACING)
    words = NAME.upper()
    dark = assets.letters(words, "logo", px, EDGE, (rim, EDGE), spacing)
    bright = assets.letters(words, "logo", px, WHITE, None, spacing).copy()
    shine = gradient(bright.get_width(), bright.get_height(), GOLD).convert_alpha()
    bright.blit(shine, (0, 0), special_flags=BLEND_RGBA_MULT)
    w, h = dark.get_size()
    wings_w, wings_h = frame.px(386), frame.px(81)
    rise = frame.px(44)
    sign = Surface((w, h + rise), SRCALPHA)
    glow = soft(assets, w * 3 // 5, h // 4, h // 8, frame.px(34), SHADOW, 0.4)
    sign.blit(glow.surface, (w // 5 + glow.dx, rise + h * 3 // 8 + glow.dy))
    sign.blit(assets.svg("title/wings", wings_w, wings_h), ((w - wings_w) // 2, 0))
    sign.blit(dark, (0, rise))
    sign.blit(bright, (rim, rise + rim))
    return sign.convert_alpha()
