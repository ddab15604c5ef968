"""The land under the table by dusk: far bank, the copper Nile with the quay, near bank."""

from functools import partial
from random import Random
from typing import Final

from pygame import Rect, Surface

from game.assets import Assets, Picture
from game.palette import BAZAAR, DUSK_RAMP, SHADOW
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.ground import Growing, Steps, grown
from game.table.shape import gradient, multiply, rounded, soft
from game.table.shore import Edge, Ground, lay_foam, lay_ground, lay_ripples, wave
from game.table.sketch import Sketch

_SHORE: Final = 10.0
"""The water begins so many units above the quay, and ends so many below it:"""
_BANK: Final = 4.0
_RIPPLES_APART: Final = 24
"""Units of the width for each ripple."""
_SEED: Final = 11
_GLINTS: Final = ((0.02, 0.55), (0.36, 0.42), (0.63, 0.62), (0.8, 0.48), (0.99, 0.55))
"""Where the last light lies on the water: shares of its width and depth."""
_LILIES: Final = ((0.008, 0.96, True), (0.62, 0.97, False), (0.76, 0.96, False))
"""Share of the water right of the quay, share of its depth, whether it blooms."""
_CROC: Final = (0.64, 196.0, 29.0)
_LAMP: Final = (200.0, 200.0, 159.0)
"""Size of the drawing of a lamp, and where its pole ends."""
_PLANKS: Final = 7


def ground(assets: Assets, frame: Frame, quay: Rect) -> Surface:
    """The whole window as it is below everything else, opaque; the quay in pixels."""
    place = (quay.x, quay.y, quay.w, quay.h)
    return grown(assets, ("dusk", frame, place), lambda: _begin(assets, frame, quay)).surface


def paint_lamps(canvas: Canvas, quay: Rect) -> None:
    """The two lamps at the corners of the quay, which stand before the stalls."""
    frame = canvas.frame
    w, h = frame.px(_LAMP[0]), frame.px(_LAMP[1])
    for x in (quay.left + frame.px(12), quay.right - frame.px(12)):
        foot = quay.top + frame.px(31)
        place = Rect(x - w // 2, foot - frame.px(_LAMP[2]), w, h)
        canvas.svg("pieces/lamp", place)


def _begin(assets: Assets, frame: Frame, quay: Rect) -> Growing:
    whole = Surface((frame.width, frame.height))
    return Growing(Picture(whole), _paint(assets, whole, frame, quay))


def _paint(assets: Assets, whole: Surface, frame: Frame, quay: Rect) -> Steps:
    u = frame.u
    shore = quay.top - frame.px(_SHORE)
    bank = quay.bottom + frame.px(_BANK)
    sky = Rect(0, 0, frame.width, shore + frame.px(20))
    yield from lay_ground(assets, whole, frame, sky, Ground(BAZAAR["sky"], "grain", 0.7), None)
    beach = Rect(0, shore - frame.px(34), frame.width, frame.px(64))
    land = Ground(BAZAAR["far_bank"], "earth", 0.7)
    yield from lay_ground(assets, whole, frame, beach, land, Edge(12, 4, 0.7))
    water = Rect(0, shore - frame.px(12), frame.width, bank - shore + frame.px(40))
    edge = Edge((shore - water.y) / u, 4, 1.1)
    river = Ground(DUSK_RAMP, "water", 0.8, partial(_light, assets, u))
    yield from lay_ground(assets, whole, frame, water, river, edge)
    foam = BAZAAR["ripple"][0]
    lay_foam(assets, whole, frame, water, edge, foam)
    yield
    lay_ripples(assets, whole, frame, water, Random(_SEED), _RIPPLES_APART, foam)
    yield
    _plants(assets, whole, frame, shore)
    yield
    _quay(assets, whole, frame, quay)
    yield
    _planks(assets, whole, frame, quay)
    yield
    yield from _near_bank(assets, whole, frame, bank, quay)


def _light(assets: Assets, u: float, water: Surface) -> None:
    """The last of the sun on the water."""
    w, h = water.get_size()
    wide, deep = round(0.11 * w), round(0.3 * h)
    light = soft(assets, wide, deep, deep // 2, 34 * u, BAZAAR["glint"][0], 0.5)
    for x, y in _GLINTS:
        at = round(x * w) - wide // 2 + light.dx, round(y * h) - deep // 2 + light.dy
        water.blit(light.surface, at)


def _plants(assets: Assets, whole: Surface, frame: Frame, shore: int) -> None:
    share, w, h = _CROC
    size = frame.px(w), frame.px(h)
    at = round(share * frame.width), shore - frame.px(9)
    whole.blit(assets.svg("pieces/croc", *size), at)
    size = frame.px(92), frame.px(96)
    reeds = assets.svg("pieces/reeds", *size)
    for x in (-34.0, 0.405 * frame.uw, 0.812 * frame.uw, frame.uw - 58):
        whole.blit(reeds, (frame.px(x), shore + frame.px(30) - size[1]))


def _quay(assets: Assets, whole: Surface, frame: Frame, quay: Rect) -> None:
    u = frame.u
    under = soft(assets, quay.w, quay.h, round(8 * u), 10 * u, SHADOW, 0.55)
    whole.blit(under.surface, (quay.x + under.dx, quay.y + under.dy + round(8 * u)))
    face = gradient(quay.w, quay.h, BAZAAR["plank"]).convert_alpha()
    multiply(assets, face, "wood", u, 1, 1.2)
    rounded(assets, face, 6 * u)
    whole.blit(face, quay)


def _planks(assets: Assets, whole: Surface, frame: Frame, quay: Rect) -> None:
    u = frame.u
    margin = frame.px(14)
    sketch = Sketch(
        quay.w + 2 * margin, quay.h + 2 * margin, u=u, left=-margin / u, top=-margin / u
    )
    w, h = quay.w / u, quay.h / u
    dark, pale = BAZAAR["plank_line"][0], BAZAAR["cloth_edge"][0]
    rng = Random(_SEED)
    for row in range(1, _PLANKS):
        y = row * h / _PLANKS
        sketch.path(f"M2 {y:g} H{w - 2:g}", edge=dark, edge_width=1.8, opacity=0.6)
        sketch.path(f"M2 {y + 2:g} H{w - 2:g}", edge=pale, edge_width=1, opacity=0.3)
    for row in range(_PLANKS):
        x, y = rng.uniform(0.1, 0.9) * w, row * h / _PLANKS
        sketch.path(f"M{x:g} {y:g} V{y + h / _PLANKS:g}", edge=dark, edge_width=1.6, opacity=0.5)
        for nail in (-7, 7):
            sketch.circle(x + nail, y + h / _PLANKS / 2, 1.8, dark, opacity=0.7)
    sketch.rect(0, 0, w, h, None, radius=6, edge=dark, edge_width=3)
    sketch.rect(2.4, 2.4, w - 4.8, h - 4.8, None, radius=5, edge=pale, edge_width=1.4, opacity=0.6)
    for x in (10, w - 10):
        post = sketch.ball((BAZAAR["pole"][1], BAZAAR["plank"][2]), x - 3, h - 12, 14)
        sketch.circle(x, h - 9, 10, post, edge=dark, edge_width=2.4)
    whole.blit(sketch.raster(assets), (quay.x - margin, quay.y - margin))


def _near_bank(assets: Assets, whole: Surface, frame: Frame, bank: int, quay: Rect) -> Steps:
    u = frame.u
    lift = frame.px(16)
    rect = Rect(0, bank - lift, frame.width, frame.height - bank + lift)
    if rect.h <= lift:
        return
    line = Edge(lift / u, 5, 2.2)
    earth = Ground(BAZAAR["near_bank"], "earth")
    yield from lay_ground(assets, whole, frame, rect, earth, line)
    edge = Sketch(rect.w, frame.px(40), u=u)
    along = f"M-9 {line.y:g} {wave(frame.uw, line)}"
    edge.path(along, edge=BAZAAR["glint"][0], edge_width=5, opacity=0.18)
    edge.path(along, edge=BAZAAR["far_bank"][0], edge_width=2.4, opacity=0.8)
    whole.blit(edge.raster(assets), rect)
    for share, depth, flower in _LILIES:
        size = frame.px(56), frame.px(46)
        name = "pieces/lily" if flower else "pieces/pad"
        at = (
            quay.right + round(share * (frame.width - quay.right)),
            bank - frame.px(40) + round((depth - 0.95) * 200 * u),
        )
        whole.blit(assets.svg(name, *size), at)
