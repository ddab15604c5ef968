"""The body of a board: limestone or the dark of the tomb, under a painted cornice."""

import math
from collections.abc import Callable, Hashable
from typing import Final

from pygame import SRCALPHA, Surface

from game import palette
from game.assets import Assets, Picture
from game.palette import BOARD, SHADOW, WHITE, Colour, mix
from game.table.canvas import Canvas
from game.table.ground import Growing, Steps, grown
from game.table.plot import Plot
from game.table.shape import gradient, lay_edges, multiply, narrow, over_own_shadow, rounded, shadow
from game.table.sketch import Sketch
from game.table.skin import panel
from game.table.writing import write
from game.tables.imhotep.sites.site import Say
from rules.imhotep.names import SITE_NAMES
from rules.imhotep.pieces import MARKET, SITE_WORDS

CORNICE: Final = 62
"""Units from the top of a board to where its face begins."""
CONTENT: Final = 74
"""Where content begins."""
NAME_LEFT: Final = 54
NAME_RIGHT: Final = 50
"""The name keeps clear of the icon at its left and the side's coin at its right."""
RADIUS: Final = 10
_ICONS: Final = ("shop", "great-pyramid", "egyptian-temple", "sarcophagus", "obelisk")
_OVER: Final = 8
"""The cornice reaches so far beyond the board on three sides, at most."""

Scenery = Callable[[Sketch], None]


def paint_board(
    canvas: Canvas,
    say: Say,
    plot: Plot,
    site: int,
    side_b: bool,
    scenery: Scenery | None = None,
    *,
    key: Hashable = None,
    dark: bool = False,
    name_room: float = 0,
) -> None:
    """A board with its name, its side, and scenery drawn in units of the board.

    Boards that differ in scenery differ in `key`. `name_room` units are kept free left of the
    side's coin.
    """
    body = _body(canvas.assets, plot, site, (side_b, key), scenery, dark)
    canvas.picture(body, plot.rect.topleft)
    ink, edge = BOARD["name"][0], cornice_dark(site)
    name = plot.place(NAME_LEFT, 18, plot.w - NAME_LEFT - NAME_RIGHT - name_room, 36)
    write(canvas, say(SITE_NAMES[site]), "board", 23, name, ink, edge, "left", (1.5, edge))
    coin = plot.about(plot.w - 28, 36, 26, 26)
    letter = "B" if side_b else "A"
    write(canvas, letter, "number", 20, coin, palette.LIMESTONE_TEXT, BOARD["coin"][0])


def cornice_dark(site: int) -> Colour:
    """The darkest tone of a site's cornice, for outlines of words on it."""
    return mix(palette.SITES[SITE_WORDS[site]], SHADOW, 0.62)


def _body(
    assets: Assets, plot: Plot, site: int, key: Hashable, scenery: Scenery | None, dark: bool
) -> Picture:
    u, (w, h) = plot.frame.u, plot.rect.size
    down = round((CORNICE - 12) * u)

    def begin() -> Growing:
        if dark:
            face = _tomb(assets, u, w, h - down)
        else:
            face = panel(assets, u, w, h - down, "limestone", RADIUS)
        over = round(_OVER * u)
        left, top = min(face.dx, -over), min(face.dy + down, -over)
        right = max(w + over, face.dx + face.surface.get_width())
        bottom = max(h, face.dy + down + face.surface.get_height())
        whole = Picture(Surface((right - left, bottom - top), SRCALPHA), left, top)
        whole.surface.blit(face.surface, (face.dx - left, face.dy + down - top))
        return Growing(whole, _paint(assets, plot, site, whole, scenery))

    return grown(assets, ("board", site, key, u, w, h), begin)


def _paint(assets: Assets, plot: Plot, site: int, body: Picture, scenery: Scenery | None) -> Steps:
    """Paints scenery and cornice on the bare face of a board."""
    u, (w, h) = plot.frame.u, plot.rect.size
    whole, (x, y) = body.surface, (-body.dx, -body.dy)
    yield
    if scenery:
        painted = Sketch(w, h, u=u)
        scenery(painted)
        grained = painted.raster(assets)
        multiply(assets, grained, "grain", u, 0.6)
        whole.blit(grained, (x, y))
        yield
    under = shadow(assets, w, round(10 * u), round(4 * u), 5 * u, 0, 0.4)
    whole.blit(under.surface, (x + under.dx, y + under.dy + round((CORNICE - 8) * u)))
    over = round(_OVER * u)
    high = min(h, round((CORNICE + 30) * u))
    head = Sketch(w + 2 * over, high, u=u, left=-over / u, top=-over / u)
    if site == MARKET:
        _awning(head, plot.w)
    _cornice(head, plot.w, palette.SITES[SITE_WORDS[site]])
    crown = head.raster(assets)
    multiply(assets, crown, "grain", u, 0.6)
    whole.blit(crown, (x - over, y - over))
    _icon(assets, whole, u, site, (x, y))


def _tomb(assets: Assets, u: float, w: int, h: int) -> Picture:
    face = gradient(w, h, BOARD["tomb"]).convert_alpha()
    multiply(assets, face, "limestone", u)
    rounded(assets, face, RADIUS * u)
    edge = narrow(w, h, (RADIUS + 2) * u)
    line = BOARD["tomb_edge"][0]
    edge.rect(u, u, edge.w - 2 * u, h - 2 * u, None, radius=9 * u, edge=line, edge_width=2 * u)
    lay_edges(assets, face, edge, math.ceil((RADIUS + 2) * u))
    return over_own_shadow(face, round(RADIUS * u), 12 * u, 8 * u, 0.42)


def _cornice(sketch: Sketch, w: float, base: Colour) -> None:
    rim = BOARD["rim"][0]
    tones = (mix(base, WHITE, 0.16), base, mix(base, SHADOW, 0.14), mix(base, SHADOW, 0.38))
    sketch.path(
        f"M-5.5 1 Q0.5 24 1 57 H{w - 1:g} Q{w - 0.5:g} 24 {w + 5.5:g} 1 Z",
        sketch.down(tones, 2, 54),
        edge=rim,
        edge_width=2,
    )
    leaves = BOARD["leaves"]
    steps = round((w - 7.4) / 13.4)
    for i in range(steps + 1):
        sketch.rect(
            i * (w - 7.4) / steps, 2, 7.4, 10.5, leaves[i % len(leaves)], radius=2.6, opacity=0.92
        )
    for x, y, wide, fill in (
        (-6, -3, w + 12, sketch.across(BOARD["roll"], -6, w + 12)),
        (-1.5, 56, w + 3, sketch.down(BOARD["lower_roll"], 56, 6)),
    ):
        sketch.rect(x, y, wide, 6, fill, radius=2.6, edge=rim, edge_width=1.2)
    sketch.circle(w - 28, 36, 14, BOARD["coin"][0], edge=rim, edge_width=2)


def _icon(assets: Assets, whole: Surface, u: float, site: int, origin: tuple[int, int]) -> None:
    size = round(29 * u)
    x, y = origin[0] + round(15.5 * u), origin[1] + round(21 * u)
    name = "icons/" + _ICONS[site]
    down = max(1, round(1.2 * u))
    whole.blit(assets.svg(name, size, size, cornice_dark(site)), (x + down, y + down))
    whole.blit(assets.svg(name, size, size, BOARD["name"][0]), (x, y))


def _awning(sketch: Sketch, w: float) -> None:
    """Striped cloth that hangs from the cornice of the market."""
    pale, red = BOARD["awning"]
    edge = BOARD["awning_edge"][0]
    count = 2 * round((w + 6) / 61.6)
    step = (w + 6) / count
    for i in range(count):
        x = -3 + i * step
        sketch.path(
            f"M{x:g} 60 h{step:g} v14 q{-step / 2:g} 14 {-step:g} 0 Z",
            red if i % 2 else pale,
            edge=edge,
            edge_width=1,
        )


def niche(sketch: Sketch, x: float, y: float, w: float, h: float) -> None:
    """A shallow field of darker stone."""
    sketch.rect(
        x,
        y,
        w,
        h,
        sketch.down(BOARD["niche"], y, h),
        radius=9,
        edge=BOARD["niche_edge"][0],
        edge_width=2,
    )
    sketch.path(
        f"M{x + 3:g} {y + 8:g} q0 -5.5 5.5 -5.5 H{x + w - 8:g}",
        edge=BOARD["cell_edge"][0],
        edge_width=1.6,
        opacity=0.45,
    )


def plaque(sketch: Sketch, rect: tuple[float, float, float, float], opacity: float = 0.94) -> None:
    """A pale field for words and numbers."""
    sketch.rect(
        *rect,
        BOARD["plaque"][0],
        radius=8,
        edge=BOARD["plaque_edge"][0],
        edge_width=1.4,
        opacity=opacity,
    )
