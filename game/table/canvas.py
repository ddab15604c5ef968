"""The canvas: everything that is to be seen, listed anew for each painted frame.

Painting a scene only lists; `present` compares the list with the one before and repaints what
differs. So painting everything is cheap, and a screen where nothing changed costs no pixel.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from pygame import Rect, Surface

from game.assets import Assets, Picture
from game.letters import Role
from game.palette import WHITE, Colour
from game.table import skin
from game.table.changes import Item, changed, merged, visible
from game.table.frame import Frame
from game.table.repaint import repaint
from game.table.skin import Material
from game.table.words import Align, Style, Valign, set_words

Point: TypeAlias = tuple[int, int]


class Layer(IntEnum):
    """Within one scene, what lies over what, whenever it is painted."""

    SCENE = 0
    LIFTED = 1
    POPUP = 2
    FOCUS = 3
    TIP = 4
    TOAST = 5


class TextItem(NamedTuple):
    """Words on the canvas, for tests of the layout and for speech."""

    text: str
    """The whole text, even if it had to be cut."""
    rect: Rect
    """What the letters cover."""
    px: int
    colour: Colour
    ground: Colour
    clipped: bool
    """Not all of it can be read."""
    scene: int
    """0 for the lowest scene, 1 for the scene over it, and so on."""
    layer: Layer


class Canvas:
    """A display list for one window. All places and sizes are pixels, letters are units.

    A surface that was put on the canvas must never be drawn on again: what looks different is a
    new surface.
    """

    def __init__(self, assets: Assets, frame: Frame) -> None:
        self.assets = assets
        self.frame = frame
        self.texts: list[TextItem] = []
        """All words of the list, in the order they were painted."""
        self._layers: list[list[Item]] = [[] for _ in Layer]
        self._items: list[Item] = []
        self._scene = 0
        self._layer = Layer.SCENE
        self._cut: tuple[int, int, int, int] | None = None
        self._before: list[Item] = []
        self._lost = True
        assets.fit(frame.width, frame.height)

    # Listing

    def clear(self) -> None:
        """Starts the next list; call it before the lowest scene paints."""
        self._items = []
        for layer in self._layers:
            layer.clear()
        self.texts = []
        self._scene = 0

    def settle(self) -> None:
        """Ends one scene: what is painted from now on lies over all its layers."""
        for layer in self._layers:
            self._items += layer
            layer.clear()
        self._scene += 1

    @contextmanager
    def layer(self, layer: Layer) -> Iterator[None]:
        """Puts what is painted inside the block on another layer of this scene."""
        before, self._layer = self._layer, layer
        try:
            yield
        finally:
            self._layer = before

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[None]:
        """Cuts what is painted inside the block to a rectangle (and to the one around it)."""
        before = self._cut
        inside = rect.clip(Rect(before)) if before else rect
        self._cut = (inside.x, inside.y, inside.w, inside.h)
        try:
            yield
        finally:
            self._cut = before

    def image(self, surface: Surface, at: Point, alpha: int = 255) -> None:
        """A surface with its top left at a point; alpha 0 to 255 on top of its own."""
        if alpha > 0:
            w, h = surface.get_size()
            item = (surface, int(at[0]), int(at[1]), w, h, min(255, int(alpha)), self._cut)
            self._layers[self._layer].append(item)

    def picture(self, picture: Picture, at: Point, alpha: int = 255) -> None:
        """A picture that belongs to a point, together with what reaches beyond it."""
        self.image(picture.surface, (at[0] + picture.dx, at[1] + picture.dy), alpha)

    def svg(self, name: str, rect: Rect, tint: Colour = WHITE, alpha: int = 255) -> None:
        """A drawing of `art/` that fills a rectangle."""
        self.image(self.assets.svg(name, rect.w, rect.h, tint), rect.topleft, alpha)

    def icon(self, name: str, center: Point, size: int, colour: Colour, alpha: int = 255) -> None:
        """A square icon of `art/icons` in one colour, about a point."""
        place = Rect(0, 0, size, size)
        place.center = center
        self.svg("icons/" + name, place, colour, alpha)

    def fill(self, rect: Rect, colour: Colour, alpha: int = 255) -> None:
        """A plain rectangle with sharp corners; alpha makes it a veil over what lies below."""
        if alpha > 0:
            item = (colour, rect.x, rect.y, rect.w, rect.h, min(255, int(alpha)), self._cut)
            self._layers[self._layer].append(item)

    def rect(
        self, rect: Rect, colour: Colour, *, radius: float = 0, width: float = 0, alpha: int = 255
    ) -> None:
        """A rectangle with round corners; with a width only its edge, inside the rectangle."""
        if not width:
            self.picture(skin.rect(self.assets, *rect.size, colour, radius), rect.topleft, alpha)
            return
        for part in skin.edge(self.assets, *rect.size, colour, radius, width):
            self.picture(part, rect.topleft, alpha)

    def circle(
        self, center: Point, radius: float, colour: Colour, *, width: float = 0, alpha: int = 255
    ) -> None:
        """A circle about a point; with a width only its edge, inside the radius."""
        self.picture(skin.circle(self.assets, radius, colour, width), center, alpha)

    def line(
        self,
        start: Point,
        end: Point,
        colour: Colour,
        width: float,
        *,
        dash: Sequence[float] = (),
        alpha: int = 255,
    ) -> None:
        """A straight line, dashed in pixels if asked for."""
        self.lines((start, end), colour, width, dash=dash, alpha=alpha)

    def lines(
        self,
        points: Sequence[Point],
        colour: Colour,
        width: float,
        *,
        dash: Sequence[float] = (),
        alpha: int = 255,
    ) -> None:
        """A line through two or more points with round corners."""
        left, top = min(p[0] for p in points), min(p[1] for p in points)
        own = tuple((x - left, y - top) for x, y in points)
        face = skin.lines(self.assets, own, colour, width, tuple(dash))
        self.picture(face, (left, top), alpha)

    def panel(
        self,
        rect: Rect,
        material: Material,
        *,
        radius: float = 14,
        stripe: Colour | None = None,
        alpha: int = 255,
    ) -> None:
        """A panel with texture, edge and shadow; radius in units.

        With a `stripe` its left end, 20 units wide, has that colour, such as a seat's.
        """
        u = self.frame.u
        face = skin.panel(self.assets, u, rect.w, rect.h, material, radius)
        self.picture(face, rect.topleft, alpha)
        if stripe is not None:
            end = skin.stripe(self.assets, round(20 * u), rect.h, stripe, radius * u)
            self.picture(end, rect.topleft, alpha)

    def bar(self, height: float = 64) -> None:
        """The bar along the top of the window, so many units high, with its gold rule."""
        face = skin.bar(self.assets, self.frame.u, self.frame.width, self.frame.px(height))
        self.picture(face, (0, 0))

    def words(
        self,
        text: str,
        role: Role,
        units: float,
        where: Rect | Point,
        colour: Colour,
        ground: Colour,
        *,
        align: Align = "left",
        valign: Valign = "middle",
        width: int | None = None,
        lines: int | None = 1,
        outline: tuple[float, Colour] | None = None,
        spacing: float = 0,
        alpha: int = 255,
    ) -> Rect:
        """Words with letters of so many units; returns the pixels their letters cover.

        `where` is a point or a rectangle. At a point, `align` and `valign` say which part of the
        words lies there: by default their left end and the middle of their capitals. In a
        rectangle they say where the words go, and its width is the width they must fit.

        Words wider than `width` pixels shrink to 18 units, whatever the player's text scale, and
        are then cut with an ellipsis; with `lines` of more than one (None: as many as needed) they
        wrap first. `outline` is (units,
        colour), `spacing` units between letters, `ground` the colour below the words.
        """
        if not text:
            return Rect(where.topleft if isinstance(where, Rect) else where, (0, 0))
        if isinstance(where, Rect):
            width = where.w if width is None else min(width, where.w)
            x = {"left": where.left, "center": where.centerx, "right": where.right}[align]
            y = {"top": where.top, "bottom": where.bottom}.get(valign, where.centery)
        else:
            x, y = where
        style = Style(role, units, colour, align, valign, width, lines, outline, spacing)
        block = set_words(self.assets, self.frame, text, style)
        self.image(block.surface, (x + block.dx, y + block.dy), alpha)
        rect = Rect(x + block.left, y + block.top, block.width, block.height)
        if alpha > 0 and (self._cut is None or rect.colliderect(self._cut)):
            self.texts.append(
                TextItem(
                    text, rect, block.px, colour, ground, block.clipped, self._scene, self._layer
                )
            )
        return rect

    def cut_words_at(self, point: Point) -> TextItem | None:
        """Words that had to be cut and lie at a point, for a tooltip with the whole text."""
        for item in reversed(self.texts):
            if item.clipped and item.rect.collidepoint(point):
                return item
        return None

    def cut_words_in(self, rect: Rect) -> list[TextItem]:
        """All words that had to be cut and lie in a rectangle, in the order they were painted."""
        return [item for item in self.texts if item.clipped and rect.contains(item.rect)]

    # Showing

    def resize(self, frame: Frame) -> None:
        """The window has another size: all is painted again."""
        self.frame = frame
        self.assets.fit(frame.width, frame.height)
        self.forget()

    def forget(self) -> None:
        """What the window shows is lost: all is painted again at the next `present`."""
        self._lost = True

    def repeat(self, surface: Surface) -> None:
        """Paints what was presented last once more, on a surface of the same size."""
        items = self._before
        repaint(surface, surface.get_rect(), items, [visible(item) for item in items])
        surface.set_clip(None)

    def present(self, screen: Surface) -> list[Rect]:
        """Repaints what differs from the list presented before and returns those rectangles.

        An empty list means that there is nothing to flip.
        """
        self.settle()
        items = self._items
        whole = screen.get_rect()
        if self._lost:
            dirty = [whole]
        elif items == self._before:
            return []
        else:
            dirty = merged(changed(self._before, items), whole)
        rects = [visible(item) for item in items]
        for part in dirty:
            repaint(screen, part, items, rects)
        screen.set_clip(None)
        self._before, self._lost = items, False
        return dirty
