"""The painted view behind the title: morning over the pyramids, night over the temple."""

from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface, transform

from game.assets import Assets, Picture
from game.palette import NIGHT_DARK, SHADOW, WHITE, Colour, mix
from game.table.frame import Frame
from game.table.ground import Growing, Steps, grown
from game.table.shape import multiply

HORIZON = 585
STRIP = 12
"""Rows of the shade at the edges in each of its strips, before it is enlarged."""
BLURRED = 4
"""By how much the view behind panels is smaller while it is blurred."""
ROWS = 90
"""Rows of it that are enlarged at once."""
HILLS = 58 / 500
"""How much of the drawing of the land rises above the horizon."""
DUSK: Colour = (146, 116, 176)
DARK: Colour = (66, 74, 92)


@dataclass(frozen=True, slots=True)
class Thing:
    """A drawing in the landscape: its foot stands at x of 1920 and y from the horizon."""

    name: str
    x: float
    y: float
    w: float
    h: float
    tint: Colour = WHITE


FAR = (
    Thing("title/rays", 420, 372, 1270, 1270),
    Thing("title/sun", 420, -58, 400, 400),
    Thing("title/moon", 1532, -195, 400, 400),
    Thing("title/stars", 1440, -125, 960, 450),
    Thing("title/birds", 770, -196, 200, 84),
)
"""What stands in the sky; y is the lower edge."""

NEAR = (
    Thing("pieces/pyramid", 80, 12, 290, 184),
    Thing("pieces/pyramid", 664, 4, 300, 214),
    Thing("pieces/pyramid", 372, 24, 540, 396),
    Thing("title/ramp", 192, 70, 320, 198),
    Thing("pieces/palm", 745, 10, 92, 106),
    Thing("pieces/palm", 778, 12, 80, 92),
    Thing("pieces/obelisk", 822, 22, 76, 176),
    Thing("pieces/obelisk", 866, 12, 62, 142),
    Thing("title/village", 1244, 2, 380, 76),
    Thing("pieces/palm", 1076, 14, 104, 118, DUSK),
    Thing("pieces/palm", 1170, 12, 118, 134, DUSK),
    Thing("pieces/temple", 1612, 8, 440, 290, DUSK),
    Thing("pieces/palm", 1402, 18, 128, 146, DUSK),
    Thing("title/boat", 984, 62, 42, 44),
    Thing("title/boat", 936, 118, 62, 64),
    Thing("title/stall", 1306, 132, 228, 182),
    Thing("pieces/jar", 1408, 124, 36, 54),
    Thing("pieces/jar", 1440, 122, 28, 42),
    Thing("pieces/stone-alabaster", 710, 64, 44, 51),
    Thing("pieces/stone-carnelian", 756, 72, 44, 51),
    Thing("pieces/stone-basalt", 682, 94, 44, 51),
    Thing("pieces/stone-turquoise", 726, 102, 44, 51),
    Thing("pieces/stone-alabaster", 774, 108, 44, 51),
    Thing("pieces/palm", 56, 168, 300, 344),
    Thing("pieces/palm", 1866, 190, 330, 380, (84, 104, 128)),
)
"""What stands on the land, the farthest first."""


def landscape(assets: Assets, frame: Frame) -> Surface:
    """The whole window as one opaque picture, kept for the next time."""
    key = "landscape", frame.width, frame.height
    return assets.cache.keep(key, lambda: Picture(_painted(assets, frame))).surface


def dimmed(assets: Assets, frame: Frame) -> Surface:
    """The same view as through dark glass, for screens that lay panels over it."""
    key = "dimmed landscape", frame.width, frame.height

    def begin() -> Growing:
        whole = Surface((frame.width, frame.height))
        return Growing(Picture(whole), _dim(whole, landscape(assets, frame)))

    return grown(assets, key, begin).surface


def _painted(assets: Assets, frame: Frame) -> Surface:
    ground = Surface((frame.width, frame.height))
    horizon = HORIZON + 0.5 * frame.ey
    across = frame.uw / 1920
    sky = frame.rect(0, 0, frame.uw, horizon + 8)
    ground.blit(assets.backdrop("title_sky", sky.w, sky.h), sky)
    # The grain of the print hides the steps of a smooth sky.
    multiply(assets, ground, "grain", frame.u, 0.5)
    heaven = Rect(0, 0, frame.width, frame.px(horizon) + 1)
    for thing in FAR:
        _stand(ground, assets, frame, thing, across, horizon, heaven)
    high = (frame.uh - horizon) / (1 - HILLS)
    land = frame.rect(0, frame.uh - high, frame.uw, high)
    painted = assets.part("title/land", Rect((0, 0), land.size), land.size)
    multiply(assets, painted, "sand", frame.u, 0.8)
    ground.blit(painted, land)
    for thing in NEAR:
        _stand(ground, assets, frame, thing, across, horizon, frame.whole)
    _lamplight(ground, assets, frame, across, horizon)
    _vignette(ground, frame)
    return ground


def _dim(whole: Surface, picture: Surface) -> Steps:
    """Paints a picture blurred and veiled; both while it is small, as that takes less."""
    yield
    w, h = (-(-side // BLURRED) for side in picture.get_size())
    small = transform.box_blur(transform.smoothscale(picture, (w, h)), 2)
    veil = Surface(small.get_size())
    veil.fill(mix(NIGHT_DARK, SHADOW, 0.35))
    veil.set_alpha(190)
    small.blit(veil, (0, 0))
    yield
    # One more row than a strip has makes enlarging end where it begins in the next strip.
    ended = Surface((w + 1, h + 1))
    for x, y in ((1, 1), (1, 0), (0, 1), (0, 0)):
        ended.blit(small, (x, y))
    for top in range(0, h, ROWS):
        rows = min(ROWS, h - top)
        strip = ended.subsurface((0, top, w + 1, rows + 1))
        size = BLURRED * w, BLURRED * rows
        whole.blit(transform.smoothscale(strip, size), (0, BLURRED * top))
        yield


def _stand(
    ground: Surface,
    assets: Assets,
    frame: Frame,
    thing: Thing,
    across: float,
    horizon: float,
    seen: Rect,
) -> None:
    """Paints what can be seen of a thing: much of the sky's lies beyond the window or the land."""
    place = Rect(0, 0, frame.px(thing.w), frame.px(thing.h))
    place.midbottom = (frame.px(thing.x * across), frame.px(horizon + thing.y))
    part = place.clip(seen)
    if part:
        inside = part.move(-place.x, -place.y)
        ground.blit(assets.part(thing.name, inside, place.size, thing.tint), part)


def _lamplight(
    ground: Surface, assets: Assets, frame: Frame, across: float, horizon: float
) -> None:
    """The temple's gate stands open on a lit court."""
    gate = frame.rect(0, 0, 62, 118)
    gate.midbottom = (frame.px(1612 * across), frame.px(horizon + 4))
    ground.fill((238, 168, 74), gate)
    glow = frame.rect(0, 0, 420, 340)
    glow.center = gate.center
    ground.blit(assets.svg("title/glow", glow.w, glow.h), glow)


def _vignette(ground: Surface, frame: Frame) -> None:
    small = Surface((32, 18), SRCALPHA)
    for y in range(18):
        for x in range(32):
            side = abs(x - 15.5) / 15.5
            low = max(0.0, (y - 9) / 8.5)
            dark = 0.34 * side**3 + 0.5 * low**1.6 + 0.16 * max(0.0, (3 - y) / 3)
            small.set_at((x, y), (*SHADOW, min(200, round(255 * dark))))
    # In strips, since the memory of a whole window takes longer to get than to fill.
    wide = transform.smoothscale(small, (frame.width, 18 * STRIP))
    for row in range(18):
        top, bottom = (frame.height * edge // 18 for edge in (row, row + 1))
        strip = wide.subsurface((0, row * STRIP, frame.width, STRIP))
        ground.blit(transform.smoothscale(strip, (frame.width, bottom - top)), (0, top))
