"""Pictures, textures, fonts and letters at their final pixel size, cached by size."""

import io
import math
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from importlib.resources import files
from time import perf_counter
from typing import NamedTuple, Protocol, TypeVar, cast

import pygame
from pygame import Rect, Surface

from game.letters import Letters, Outline, Role
from game.palette import WHITE, Colour

_ROOT = re.compile(rb"<svg ([^>]*)")
_VIEW = re.compile(rb'viewBox="([^"]*)"')
_SIZE = re.compile(rb'(?:width|height)="[^"]*" ?')

LARGE_PART = 1 << 19
"""Bytes from which on a part of another picture is large."""
TILE = 512
"""Width and height of a texture in its file and in units."""


class Picture(NamedTuple):
    """A surface and where its top left lies from the place it belongs to, such as for a shadow."""

    surface: Surface
    dx: int = 0
    dy: int = 0


class Kept(Protocol):
    """Anything that holds one surface."""

    @property
    def surface(self) -> Surface:
        """The surface whose bytes count."""
        ...


K = TypeVar("K", bound=Kept)
R = TypeVar("R")

__all__ = ["TILE", "Assets", "Cache", "Kept", "OutOfTimeError", "Outline", "Picture", "Role"]


class OutOfTimeError(Exception):
    """What is to be painted takes longer to make than this frame has time; ask again."""


class Cache:
    """Keeps what was made while its bytes fit, dropping what was not asked for the longest."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self.made = 0
        """Bytes of all that was ever made."""
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._until = math.inf
        self._worked = False
        self._depth = 0

    def allow(self, seconds: float | None) -> None:
        """Lets so much time pass until OutOfTimeError is raised instead of making more.

        Something is always made first, however long it takes. None: there is no hurry.
        """
        self._until = math.inf if seconds is None else perf_counter() + seconds
        self._worked = False

    def work(self, step: Callable[[], R]) -> R:
        """Does one step of what is made in several; raises OutOfTimeError between two of them."""
        if not self._depth:
            if self._worked and perf_counter() > self._until:
                raise OutOfTimeError
            self._worked = True
        self._depth += 1
        try:
            return step()
        finally:
            self._depth -= 1

    def keep(self, key: Hashable, make: Callable[[], K], *, shared: bool = False) -> K:
        """What was made for this key before, else what `make` returns now.

        What is made only to become part of something else is not kept if it is large, for it
        would lie there twice; `shared` keeps it for all that it becomes part of. Raises
        OutOfTimeError if there is no time left.
        """
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return cast(K, found)
        made = self.work(make)
        self.made += _bytes(made)
        if self._depth and not shared and _bytes(made) > LARGE_PART:
            return made
        self._kept[key] = made
        self.used += _bytes(made)
        while self.used > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.used -= _bytes(dropped)
        return made

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept


def _bytes(kept: Kept) -> int:
    surface = kept.surface
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Assets:
    """Everything that is drawn, ready to blit. Needs a display mode.

    Surfaces that come from here are shared: paint them, never on them.
    """

    def __init__(self, limit: int = 64 << 20) -> None:
        self.cache = Cache(limit)
        self.lettering = Letters(self._source)
        self._sources: dict[str, bytes] = {}

    def fit(self, width: int, height: int) -> None:
        """Sets the bound of the cache for a window: five times its pixels, at least 32 MB."""
        self.cache.limit = max(32 << 20, 5 * 4 * width * height)

    def svg(self, name: str, w: int, h: int, tint: Colour = WHITE) -> Surface:
        """A drawing of `art/` such as "pieces/stone-basalt"; white parts take the tint."""
        w, h = max(1, w), max(1, h)
        return self.cache.keep(
            (name, w, h, tint), lambda: Picture(self.part(name, Rect(0, 0, w, h), (w, h), tint))
        ).surface

    def part(self, name: str, part: Rect, size: tuple[int, int], tint: Colour = WHITE) -> Surface:
        """What lies in a rectangle of a drawing of that size, as a new surface, not cached."""
        source = self._source(name + ".svg")
        if part.size != size:
            source = _cropped(source, part, size)
        return _raster(source, part.w, part.h, tint)

    def drawing(self, source: str, w: int, h: int) -> Surface:
        """SVG markup as a new surface of its own, not cached; for makers of pictures."""
        return _raster(source.encode(), max(1, w), max(1, h), WHITE)

    def texture(self, name: str, size: int = TILE) -> Surface:
        """A grey tile of `art/textures` to multiply with, opaque, size x size pixels."""

        def make() -> Picture:
            if size != TILE:
                whole = self.texture(name)
                return Picture(pygame.transform.smoothscale(whole, (size, size)))
            found = pygame.image.load(io.BytesIO(self._source(f"textures/{name}.png")))
            return Picture(found.convert())

        return self.cache.keep(("texture", name, size), make, shared=True).surface

    def backdrop(self, name: str, w: int, h: int) -> Surface:
        """A painted picture of `art/textures`, stretched to w x h pixels, opaque."""

        def make() -> Picture:
            found = pygame.image.load(io.BytesIO(self._source(f"textures/{name}.png"))).convert()
            return Picture(pygame.transform.smoothscale(found, (w, h)))

        return self.cache.keep(("backdrop", name, w, h), make).surface

    def letters(
        self,
        text: str,
        role: Role,
        px: int,
        colour: Colour,
        outline: Outline | None = None,
        spacing: int = 0,
    ) -> Surface:
        """One line of words as a surface; an outline is (pixels, colour) and grows it all round."""
        key = (text, role, px, colour, outline, spacing)
        line = self.lettering.line
        return self.cache.keep(key, lambda: Picture(line(*key))).surface

    def width(self, text: str, role: Role, px: int, spacing: int = 0) -> int:
        """Pixels from the start to the end of one line of words."""
        return self.lettering.width(text, role, px, spacing)

    def _source(self, path: str) -> bytes:
        if path not in self._sources:
            self._sources[path] = files("art").joinpath(path).read_bytes()
        return self._sources[path]


def _cropped(source: bytes, part: Rect, size: tuple[int, int]) -> bytes:
    """A drawing that shows only what lies in the rectangle when it is drawn in that size."""

    def view(found: re.Match[bytes]) -> bytes:
        x, y, w, h = map(float, found[1].split())
        across, down = w / size[0], h / size[1]
        left, top = x + part.x * across, y + part.y * down
        return f'viewBox="{left:g} {top:g} {part.w * across:g} {part.h * down:g}"'.encode()

    return _VIEW.sub(view, source, count=1)


def _raster(source: bytes, w: int, h: int, tint: Colour) -> Surface:
    # The loader keeps proportions unless the drawing itself says otherwise.
    size = f'<svg width="{w}" height="{h}" preserveAspectRatio="none" '.encode()
    sized = _ROOT.sub(lambda root: size + _SIZE.sub(b"", root[1]), source, count=1)
    surface = pygame.image.load_sized_svg(io.BytesIO(sized), (w, h)).convert_alpha()
    if tint != WHITE:
        surface.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
