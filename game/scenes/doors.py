"""The doors of the curtain: two leaves of cedar with friezes, and the seal that holds them."""

import math
from typing import Final

from pygame import BLEND_RGBA_MULT, SRCALPHA, Surface, transform

from game import palette
from game.assets import Assets, Picture
from game.palette import mix
from game.table import seat as seats
from game.table.canvas import Canvas
from game.table.drawing import Drawing
from game.table.frame import Frame
from game.table.ground import Growing, Steps, grown
from game.table.shape import gradient, lay_gradient, multiply, shadow
from game.table.skin import over_shadow

PLANK: Final = 191
STUD: Final = 13
STUDS: Final = 95.4
FRIEZE: Final = 112
FRIEZE_TOP: Final = 110
FRIEZE_FOOT: Final = 74
"""Units from the lower frieze to the foot of the window."""
SIGN: Final = 106
SIGNS: Final = (
    ("icons/scarab-beetle", palette.SEATS[3].on_night),
    ("pieces/mark-ankh", palette.CREAM),
    ("icons/lotus-flower", palette.GOLD_LIGHT),
)
"""What the friezes show, from the middle outwards."""
SEAL: Final = 380
SEAL_Y: Final = -197
"""Units from the middle of the window down to the middle of the seal."""
LAMP: Final = (440, 352)
LAMP_AT: Final = (690, -45)
"""Units from the middle of the window to the flames."""
KNOB_AT: Final = (400, -114)
DARK: Final = palette.LEGAL_EDGE
CLAY: Final = mix(palette.CARNELIAN, palette.SAND, 0.12)
"""The seal."""
CEDAR: Final = tuple(mix(colour, palette.WOOD_INNER, 0.08) for colour in palette.WOOD_RAMP)
GROUND: Final = CEDAR[1]
"""What words on the doors lie on."""


def leaves(assets: Assets, frame: Frame) -> tuple[Surface, Surface]:
    """The left and the right leaf, opaque; together as large as the window."""
    size = frame.width, frame.height

    one = grown(assets, ("door", "left", *size), lambda: _leaf(assets, frame)).surface

    def right() -> Picture:
        other = transform.flip(one, True, False)
        return Picture(other.subsurface((0, 0, frame.width // 2, frame.height)).copy())

    return one, assets.cache.keep(("door", "right", *size), right).surface


def paint_seal(canvas: Canvas, seat: int) -> None:
    """The rope from leaf to leaf, and the seal on it with a seat's medal."""
    frame = canvas.frame
    center = frame.width // 2, frame.height // 2 + frame.px(SEAL_Y)
    canvas.picture(_rope(canvas.assets, frame), (center[0], frame.height // 2))
    # Its shadow is a picture of its own, so that no turn has to make both.
    size = frame.px(SEAL)
    under = shadow(canvas.assets, size, size, size // 2, 14 * frame.u, 12 * frame.u, 0.5)
    canvas.picture(under, (center[0] - size // 2, center[1] - size // 2))
    canvas.picture(_seal(canvas.assets, frame), center)
    seats.medal(canvas, seat, center, frame.px(252))


def _leaf(assets: Assets, frame: Frame) -> Growing:
    """The left leaf; x runs from the middle of the window outwards."""
    leaf = Surface(((frame.width + 1) // 2, frame.height))
    return Growing(Picture(leaf), _paint(leaf, assets, frame))


def _paint(leaf: Surface, assets: Assets, frame: Frame) -> Steps:
    lay_gradient(leaf, CEDAR)
    yield
    multiply(assets, leaf, "wood", frame.u, 1, 1.6)
    _planks(leaf, frame)
    yield
    top, foot = frame.px(FRIEZE_TOP), frame.height - frame.px(FRIEZE_FOOT + FRIEZE)
    for y in (top, foot):
        _frieze(leaf, assets, frame, y)
        yield
    for y in (top - frame.px(30), top + frame.px(FRIEZE + 30)):
        _studs(leaf, assets, frame, y)
        yield
    _darken(leaf)
    yield
    _lamp(leaf, assets, frame)
    yield
    _edge(leaf, frame)


def _edge(leaf: Surface, frame: Frame) -> None:
    """Where the leaves meet."""
    w, h = leaf.get_size()
    leaf.fill(DARK, (w - max(1, frame.px(6)), 0, frame.px(6) + 1, h))


def _planks(leaf: Surface, frame: Frame) -> None:
    w, h = leaf.get_size()
    seam, light = max(1, frame.px(4)), max(1, frame.px(2))
    shade, shine = Surface((seam, h), SRCALPHA), Surface((light, h), SRCALPHA)
    shade.fill((*DARK, 210))
    shine.fill((*palette.WOOD_INNER, 46))
    for plank in range(1, int(frame.uw / 2 / PLANK) + 2):
        x = w - frame.px(plank * PLANK)
        leaf.blit(shade, (x, 0))
        leaf.blit(shine, (x + seam, 0))


def _frieze(leaf: Surface, assets: Assets, frame: Frame, y: int) -> None:
    """A band of lapis between two gold rules, with signs on it."""
    w = leaf.get_width()
    high, rule = frame.px(FRIEZE), frame.px(12)
    lapis = (mix(palette.LAPIS, palette.WHITE, 0.04), mix(palette.LAPIS, palette.SHADOW, 0.42))
    band = gradient(w, high - 2 * rule, lapis)
    multiply(assets, band, "grain", frame.u, 0.8)
    leaf.blit(band, (0, y + rule))
    leaf.blit(gradient(w, rule, (palette.CREAM, palette.GOLD, palette.GOLD_DARK)), (0, y))
    leaf.blit(
        gradient(w, rule, (palette.GOLD, palette.GOLD_DARK, mix(palette.GOLD_DARK, DARK, 0.5))),
        (0, y + high - rule),
    )
    line = max(1, frame.px(2))
    for edge in (y - line, y + rule, y + high - rule - line, y + high):
        leaf.fill(DARK, (0, edge, w, line))
    size, middle = frame.px(60), y + high // 2
    for place in range(int(frame.uw / 2 / SIGN) + 1):
        name, colour = SIGNS[place % len(SIGNS)]
        sign = assets.svg(name, size, size, colour)
        x = w - frame.px(58 + place * SIGN)
        leaf.blit(sign, (x - size // 2, middle - size // 2))


def _studs(leaf: Surface, assets: Assets, frame: Frame, y: int) -> None:
    radius = frame.px(STUD)
    stud = _disc(assets, frame, radius, ring=False)
    for place in range(int(frame.uw / 2 / STUDS) + 1):
        x = leaf.get_width() - frame.px(53 + place * STUDS)
        leaf.blit(stud.surface, (x + stud.dx, y + stud.dy))


def _darken(leaf: Surface) -> None:
    """The far ends of a leaf lie in the dark."""
    small = Surface((16, 18), SRCALPHA)
    for y in range(18):
        for x in range(16):
            side, high = (15 - x) / 15, abs(y - 8.5) / 8.5
            dark = 0.62 * side**2.2 + 0.3 * high**3
            small.set_at((x, y), (*palette.SHADOW, min(190, round(255 * dark))))
    leaf.blit(transform.smoothscale(small, leaf.get_size()), (0, 0))


def _lamp(leaf: Surface, assets: Assets, frame: Frame) -> None:
    """A burning lamp; its light ends nowhere sharply, which the drawing alone would do."""
    w, h = frame.px(LAMP[0]), frame.px(LAMP[1])
    lamp = assets.svg("pieces/lamp", w, h).copy()
    fade = Surface((1, 16), SRCALPHA)
    for y in range(16):
        fade.set_at((0, y), (*palette.WHITE, round(255 * min(1.0, max(0.0, 0.8 * min(y, 15 - y))))))
    lamp.blit(transform.smoothscale(fade, (w, h)), (0, 0), special_flags=BLEND_RGBA_MULT)
    middle = leaf.get_width() - frame.px(LAMP_AT[0]), leaf.get_height() // 2 + frame.px(LAMP_AT[1])
    leaf.blit(lamp, (middle[0] - w // 2, middle[1] - h // 2))


def _disc(assets: Assets, frame: Frame, radius: int, *, ring: bool) -> Picture:
    """A gold knob about the place it belongs to, with its shadow."""
    reach = radius + max(1, frame.px(3))
    drawing = Drawing(2 * reach, 2 * reach)
    fill = drawing.ball(
        (palette.CREAM, palette.GOLD, palette.GOLD_DARK), reach, 0.7 * reach, 1.15 * radius
    )
    line = max(1.0, 1.8 * frame.u)
    drawing.circle(reach, reach, radius, fill, edge=DARK, edge_width=line)
    if ring:
        drawing.circle(reach, reach, 0.62 * radius, None, edge=DARK, edge_width=line)
    face = assets.drawing(drawing.markup(), drawing.w, drawing.h)
    under = shadow(assets, 2 * radius, 2 * radius, radius, 4 * frame.u, 4 * frame.u, 0.5)
    inset = reach - radius
    whole = over_shadow(face, Picture(under.surface, under.dx + inset, under.dy + inset))
    return Picture(whole.surface, whole.dx - reach, whole.dy - reach)


def _rope(assets: Assets, frame: Frame) -> Picture:
    """Knobs and rope about the middle of the window."""

    def make() -> Picture:
        u = frame.u
        across, high = frame.px(KNOB_AT[0] + 60), frame.px(200)
        drawing = Drawing(2 * across, high)
        top = frame.px(KNOB_AT[1] - 60)
        y = frame.px(KNOB_AT[1]) - top
        for side in (-1, 1):
            start = across + side * frame.px(KNOB_AT[0] - 20)
            end = across + side * frame.px(96)
            sag = y + frame.px(92 if side < 0 else 54)
            way = f"M{start} {y + 12 * u:g} Q{(start + end) / 2:g} {sag:g} {end} {y + 40 * u:g}"
            strand, dark = mix(palette.SAND, palette.GOLD_DARK, 0.25), DARK
            drawing.path(
                way.replace(f" {y + 12 * u:g}", f" {y + 20 * u:g}", 1),
                edge=dark,
                edge_width=24 * u,
                opacity=0.35,
            )
            drawing.path(way, edge=dark, edge_width=20 * u)
            drawing.path(way, edge=strand, edge_width=16 * u)
            drawing.path(way, edge=palette.GOLD_DARK, edge_width=16 * u, dash=(2.5 * u, 8 * u))
        face = assets.drawing(drawing.markup(), drawing.w, drawing.h)
        knob = _disc(assets, frame, frame.px(38), ring=True)
        for side in (-1, 1):
            x = across + side * frame.px(KNOB_AT[0])
            face.blit(knob.surface, (x + knob.dx, y + knob.dy))
        return Picture(face, -across, top)

    return assets.cache.keep(("rope", frame.width, frame.height), make)


def _seal(assets: Assets, frame: Frame) -> Picture:
    """A disc of stamped clay, its edge uneven, about its middle."""

    def make() -> Picture:
        size = frame.px(SEAL)
        middle, radius = size / 2, size / 2 - 2 * frame.u
        drawing = Drawing(size, size)
        light, dark = mix(CLAY, palette.WHITE, 0.16), mix(CLAY, palette.SHADOW, 0.42)
        fill = drawing.ramp((light, CLAY, dark), (0.3 * size, 0), (0.7 * size, size))
        drawing.path(_uneven(middle, radius), fill, edge=DARK, edge_width=max(1.0, 2.4 * frame.u))
        for share, ink in ((0.8, dark), (0.785, light), (0.72, dark)):
            drawing.circle(
                middle,
                middle,
                share * radius,
                None,
                edge=ink,
                edge_width=1.6 * frame.u,
                opacity=0.8,
            )
        face = assets.drawing(drawing.markup(), size, size)
        return Picture(face, -(size // 2), -(size // 2))

    return assets.cache.keep(("seal", frame.width, frame.height), make)


def _uneven(middle: float, radius: float) -> str:
    """A circle with chips out of its edge."""
    steps = 52
    points: list[tuple[float, float]] = []
    for step in range(steps):
        chip = math.sin(2.4 * step) * math.cos(1.7 * step) + 0.5 * math.sin(5.9 * step)
        far = radius * (0.955 + 0.03 * chip)
        turn = 2 * math.pi * (step + 0.25 * math.sin(4.1 * step)) / steps
        points.append((middle + far * math.sin(turn), middle - far * math.cos(turn)))
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"
