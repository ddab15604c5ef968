"""Ships: where their places are, and how they look behind and before their stones.

All measures are those of the drawings, at a scale of 1 drawing unit = `scale` pixels.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pygame import SRCALPHA, Rect, Surface

from game.assets import Assets, Picture
from game.palette import LAND, LEGAL, LEGAL_EDGE, WHITE, Colour
from game.table.frame import SMALLEST_LETTER
from game.table.shape import soft, soft_ellipse
from game.table.sketch import Sketch
from game.table.sprite import Sprite, later
from game.tables.imhotep.ids import Aboard, Hull, LitPlace, Prow
from game.tables.imhotep.stones import stone, stone_height, stone_rect
from rules.imhotep.pieces import EMPTY, MINIMUM, MOST_PLACES

Light: TypeAlias = Literal["legal", "target"]

_PITCH: Final = 60
_STONE: Final = 52
_PLACE: Final = (52, 34)
_PLACES_TOP: Final = 90
_SINKS: Final = 8
"""The foot of a stone lies so much below its place, behind the hull."""
HEIGHT: Final = 176
_MARGIN: Final = (10, 14)
"""The drawings reach so far left and right of the ship, and above it; 12 below."""
_DEEP: Final[Colour] = LAND["deep"][0]
REACH: Final = (60, 70)
"""What the pointer may hit of a place, at least."""


def ship_width(places: int) -> int:
    """Width of a ship, in units of the drawing."""
    return 66 + _PITCH * places + 104


@dataclass(frozen=True, slots=True)
class ShipPlan:
    """A ship at a place of the window: its top left in pixels and its scale."""

    places: int
    x: int
    y: int
    scale: float

    @property
    def rect(self) -> Rect:
        """The whole ship."""
        return Rect(self.x, self.y, self._px(ship_width(self.places)), self._px(HEIGHT))

    @property
    def drawn(self) -> Rect:
        """What its drawings cover."""
        left, top = _MARGIN
        w, h = ship_width(self.places) + 2 * left, HEIGHT + top + 12
        return Rect(self.x - self._px(left), self.y - self._px(top), self._px(w), self._px(h))

    @property
    def stone_width(self) -> int:
        """Pixels of a stone aboard."""
        return self._px(_STONE)

    def place(self, index: int) -> Rect:
        """An empty place as drawn; 0 is at the bow."""
        return self._box(self._left(index), _PLACES_TOP, *_PLACE)

    def reach(self, index: int) -> Rect:
        """What the pointer may hit of a place, stone and all."""
        rect = self.stone(index).union(self.place(index))
        return rect.inflate(self._px(REACH[0]) - rect.w, max(0, self._px(REACH[1]) - rect.h))

    def stone(self, index: int) -> Rect:
        """A stone in a place."""
        w = self.stone_width
        x = self.x + self._px(self._left(index))
        foot = self.y + self._px(_PLACES_TOP + _PLACE[1] + _SINKS)
        return stone_rect(x, foot - stone_height(w), w)

    def _left(self, index: int) -> float:
        return 70 + _PITCH * self.places - _STONE - _PITCH * index

    def _box(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(self.x + self._px(x), self.y + self._px(y), self._px(w), self._px(h))

    def _px(self, units: float) -> int:
        return round(units * self.scale)


def anchored(places: int, middle: int, keel: int, scale: float) -> ShipPlan:
    """A ship about a middle whose hull ends at a line, in pixels."""
    w, h = round(ship_width(places) * scale), round(HEIGHT * scale)
    return ShipPlan(places, middle - w // 2, keel - h, scale)


def ship_sprites(
    assets: Assets,
    ship: int,
    plan: ShipPlan,
    stones: Sequence[int],
    *,
    lit: Mapping[int, Light] | None = None,
    pulse: int = 255,
    sailed: bool = False,
    z: float = 0,
) -> list[Sprite]:
    """A ship with its stones (owners or EMPTY by place) at heights from z to z + 9.

    `lit` are the places where a stone may be put, `pulse` how strongly they shine, 0 to 255.
    Empty places carry their number in the order of unloading until the ship has sailed.
    """
    empty = tuple(place for place in range(plan.places) if stones[place] == EMPTY)
    aboard = plan.places - len(empty)
    behind = later(hull, assets, plan, () if sailed else empty)
    found = [Sprite(Hull(ship), behind, plan.rect, z)]
    for place, light in (lit or {}).items():
        face = lit_place(assets, plan.scale, place, light)
        found.append(Sprite(LitPlace(ship, place), face, plan.place(place), z + 1, pulse))
    for place in range(plan.places):
        if stones[place] != EMPTY:
            face = stone(assets, stones[place], plan.stone_width)
            # The one nearer to the bow covers the shadow of the one behind it.
            height = z + 2 + MOST_PLACES - place
            found.append(Sprite(Aboard(ship, place), face, plan.stone(place), height))
    front = later(prow, assets, plan, aboard)
    found.append(Sprite(Prow(ship), front, plan.rect, z + 9))
    return found


def hull(assets: Assets, plan: ShipPlan, empty: Sequence[int] = ()) -> Picture:
    """What lies behind the stones, with its shadow on the water and the numbers of empty places."""
    bare = _bare_hull(assets, plan)
    if not empty:
        return bare

    def make() -> Picture:
        whole = bare.surface.copy()
        for place in empty:
            box = plan.place(place).move(-plan.x - bare.dx, -plan.y - bare.dy)
            _number(assets, whole, box, place, plan.scale, LAND["place_number"][0])
        return Picture(whole, bare.dx, bare.dy)

    return assets.cache.keep(("hull", plan.places, plan.scale, tuple(empty)), make)


def _bare_hull(assets: Assets, plan: ShipPlan) -> Picture:
    def make() -> Picture:
        drawn = plan.drawn.move(-plan.x, -plan.y)
        k = plan.scale
        wide, high = round(0.94 * ship_width(plan.places) * k), round(34 * k)
        shade = soft_ellipse(assets, wide, high, 9 * k, _DEEP, 0.42)
        left, top = min(drawn.x, shade.dx), drawn.y
        below = round(149 * k) + shade.dy
        right = max(drawn.right, shade.dx + shade.surface.get_width())
        bottom = max(drawn.bottom, below + shade.surface.get_height())
        whole = Surface((right - left, bottom - top), SRCALPHA)
        whole.blit(shade.surface, (shade.dx - left, below - top))
        back = assets.svg(f"pieces/ship-{plan.places}-back", *drawn.size)
        whole.blit(back, (drawn.x - left, 0))
        return Picture(whole, left, top)

    return assets.cache.keep(("bare hull", plan.places, plan.scale), make)


def prow(assets: Assets, plan: ShipPlan, aboard: int) -> Picture:
    """What lies before the stones; the sign on it shows how many of those needed are aboard."""
    drawn = plan.drawn
    load = min(aboard, MINIMUM[plan.places])
    face = assets.svg(f"pieces/ship-{plan.places}-front-{load}", *drawn.size)
    return Picture(face, drawn.x - plan.x, drawn.y - plan.y)


def lit_place(assets: Assets, scale: float, place: int, light: Light) -> Picture:
    """A place that waits for a stone, glowing, with its number; `light` as for rings."""

    def make() -> Picture:
        k = scale
        w, h = round(_PLACE[0] * k), round(_PLACE[1] * k)
        colour = WHITE if light == "target" else LEGAL
        blur = (9 if light == "target" else 8) * k
        out = round(4 * k)
        glow = soft(assets, w + 2 * out, h + 2 * out, round(9 * k), blur, colour, 1)
        whole = glow.surface.copy()
        x, y = out - glow.dx, out - glow.dy
        margin = round(6 * k)
        sketch = Sketch(w + 2 * margin, h + 2 * margin, u=k, left=-margin / k, top=-margin / k)
        wide, high = w / k, h / k
        sketch.rect(0, 0, wide, high, LAND["lit_place"][0], radius=5)
        for edge, width in ((LEGAL_EDGE, 6), (colour, 3.6)):
            sketch.rect(0, 0, wide, high, None, radius=5, edge=edge, edge_width=width)
        whole.blit(sketch.raster(assets), (x - margin, y - margin))
        _number(assets, whole, Rect(x, y, w, h), place, k, LAND["lit_number"][0])
        return Picture(whole, -x, -y)

    return assets.cache.keep(("lit place", scale, place, light), make)


def _number(
    assets: Assets, whole: Surface, box: Rect, place: int, scale: float, ink: Colour
) -> None:
    px = max(SMALLEST_LETTER, round(20 * scale))
    words = str(place + 1)
    surface = assets.letters(words, "number", px, ink)
    y = box.centery + 0.35 * px - assets.lettering.ascent(words, "number", px)
    whole.blit(surface, (box.centerx - surface.get_width() / 2, round(y)))
