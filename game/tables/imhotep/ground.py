"""The land under the table: far bank with palms and reeds, the Nile with piers, near bank."""

from collections.abc import Sequence
from random import Random
from typing import Final

from pygame import Rect, Surface

from game.assets import Assets, Picture
from game.palette import EARTH_RAMP, LAND, RIVER_RAMP, SHADOW
from game.table.frame import Frame
from game.table.ground import Growing, Steps, grown
from game.table.shape import soft
from game.table.shore import Edge, Ground, lay_foam, lay_ground, lay_ripples, wave
from game.table.sketch import Sketch

_SHORE: Final = 13
"""The water begins so many units below the boards."""
_PIER: Final = (98, 44)
_POSTS: Final = 20
_RIPPLES_APART: Final = 30
"""Units of the width for each ripple."""
_SEED: Final = 4
_LILIES: Final = (
    (0.022, 0.62, True),
    (0.047, 0.78, False),
    (0.452, 0.74, False),
    (0.672, 0.56, False),
    (0.868, 0.42, False),
    (0.905, 0.62, True),
    (0.942, 0.74, False),
)
"""Share of the width, share of the depth, whether it blooms."""


def ground(assets: Assets, frame: Frame, boards: Sequence[Rect], bank: int) -> Surface:
    """The whole window as it is below everything else, opaque.

    The water lies between the boards and the line of the near bank; both are in pixels.
    """
    places = tuple((board.x, board.bottom, board.w) for board in boards)
    key = ("ground", frame, places, bank)
    return grown(assets, key, lambda: _begin(assets, frame, boards, bank)).surface


def pier(frame: Frame, board: Rect) -> Rect:
    """The pier before a board, from the board to the end of its planks."""
    rect = Rect(0, 0, frame.px(_PIER[0]), frame.px(_PIER[1]))
    rect.midtop = board.midbottom
    return rect


def _begin(assets: Assets, frame: Frame, boards: Sequence[Rect], bank: int) -> Growing:
    whole = Surface((frame.width, frame.height))
    return Growing(Picture(whole), _paint(assets, whole, frame, boards, bank))


def _paint(
    assets: Assets, whole: Surface, frame: Frame, boards: Sequence[Rect], bank: int
) -> Steps:
    foot = max(board.bottom for board in boards)
    shore = foot + frame.px(_SHORE)
    sand = Rect(0, 0, frame.width, shore + frame.px(20))
    yield from lay_ground(assets, whole, frame, sand, Ground(LAND["sand"], "sand"), None)
    _pebbles(assets, whole, frame, shore)
    yield
    _wet_sand(assets, whole, frame, shore)
    yield
    water = Rect(0, shore - frame.px(12), frame.width, bank - shore + frame.px(40))
    edge = Edge((shore - water.y) / frame.u, 5)
    river = Ground(RIVER_RAMP, "water", 0.8)
    yield from lay_ground(assets, whole, frame, water, river, edge)
    lay_foam(assets, whole, frame, water, edge, LAND["foam"][0])
    yield
    rng = Random(_SEED + 1)
    lay_ripples(assets, whole, frame, water, rng, _RIPPLES_APART, LAND["ripple"][0])
    yield
    _lilies(assets, whole, frame, water)
    yield
    _plants(assets, whole, frame, boards, shore)
    yield
    for board in boards:
        _pier(assets, whole, frame, pier(frame, board))
        yield
    yield from _bank(assets, whole, frame, bank)


def _pebbles(assets: Assets, whole: Surface, frame: Frame, shore: int) -> None:
    rng = Random(_SEED)
    sizes = []
    for w in (4, 6, 9):
        sketch = Sketch(frame.px(w) + 1, frame.px(4) + 1, u=frame.u)
        sketch.rect(0, 0, w, 3.2, LAND["shore"][0], radius=1.6, opacity=0.4)
        sizes.append(sketch.raster(assets))
    for number in range(round(frame.uw / 40)):
        at = rng.uniform(0, frame.width), rng.uniform(frame.px(66), shore - frame.px(30))
        whole.blit(sizes[number % len(sizes)], at)


def _wet_sand(assets: Assets, whole: Surface, frame: Frame, shore: int) -> None:
    high = frame.px(46)
    sketch = Sketch(frame.width, high, u=frame.u)
    for step in range(5):
        y = 4 + step * 7
        sketch.path(
            f"M0 {high / frame.u:g} V{y} {wave(frame.uw, Edge(y, 4))} V{high / frame.u:g} Z",
            LAND["shore"][0],
            opacity=0.16,
        )
    whole.blit(sketch.raster(assets), (0, shore - frame.px(32)))


def _lilies(assets: Assets, whole: Surface, frame: Frame, water: Rect) -> None:
    for share, depth, flower in _LILIES:
        size = frame.px(60), frame.px(50)
        name = "pieces/lily" if flower else "pieces/pad"
        at = round(share * frame.width), water.y + round(depth * water.h)
        whole.blit(assets.svg(name, *size), at)


def _plants(
    assets: Assets, whole: Surface, frame: Frame, boards: Sequence[Rect], shore: int
) -> None:
    w, h = frame.px(140), frame.px(160)
    palm = assets.svg("pieces/palm", w, h)
    foot = shore - frame.px(6) - h
    whole.blit(palm, (frame.px(-52), foot))
    whole.blit(palm, (frame.width - frame.px(84), foot - frame.px(14)))
    size = frame.px(72)
    reeds = assets.svg("pieces/reeds", size, size)
    edges = [board.x for board in boards] + [board.right for board in boards]
    for number, x in enumerate(sorted(edges)):
        aside = frame.px(-44 if number % 2 else -30)
        whole.blit(reeds, (x + aside, shore + frame.px(26) - size))


def _pier(assets: Assets, whole: Surface, frame: Frame, rect: Rect) -> None:
    u = frame.u
    edge = LAND["plank_line"][0]
    w, h = _PIER
    under = soft(assets, rect.w, rect.h, round(4 * u), 7 * u, SHADOW, 0.4)
    whole.blit(under.surface, (rect.x + under.dx, rect.y + under.dy + round(8 * u)))
    margin = round(8 * u)
    sketch = Sketch(
        rect.w + 2 * margin,
        rect.h + round(_POSTS * u) + margin,
        u=u,
        left=-margin / u,
    )
    for x in (6, w - 6):
        sketch.rect(x - 5, h - 6, 10, _POSTS + 4, edge, radius=4, edge=edge, edge_width=1.6)
    fill = sketch.down(LAND["plank"], 0, h)
    sketch.rect(0, -4, w, h + 4, fill, edge=edge, edge_width=2.4)
    for row in range(1, 5):
        y = row * h / 4.8
        sketch.path(f"M3 {y:g} H{w - 3}", edge=edge, edge_width=1.6, opacity=0.75)
    for x in (6, w - 6):
        sketch.circle(
            x,
            h - 6,
            6.4,
            sketch.ball(LAND["post"], x - 2, h - 8, 9),
            edge=edge,
            edge_width=1.8,
        )
    whole.blit(sketch.raster(assets), (rect.x - margin, rect.y))


def _bank(assets: Assets, whole: Surface, frame: Frame, bank: int) -> Steps:
    u = frame.u
    lift = frame.px(16)
    rect = Rect(0, bank - lift, frame.width, frame.height - bank + lift)
    if rect.h <= lift:
        return
    line = Edge(lift / u, 6, 2.2)
    yield from lay_ground(assets, whole, frame, rect, Ground(EARTH_RAMP, "earth"), line)
    edge = Sketch(rect.w, frame.px(40), u=u)
    along = f"M-9 {line.y:g} {wave(frame.uw, line)}"
    edge.path(along, edge=LAND["foam"][0], edge_width=5, opacity=0.22)
    edge.path(along, edge=LAND["bank_edge"][0], edge_width=2.4, opacity=0.9)
    whole.blit(edge.raster(assets), rect)
