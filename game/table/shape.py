"""What SVG cannot do: soft shadows, glows, textures, and wide faces from narrow ones."""

import math

from pygame import BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface, draw, transform

from game.assets import TILE, Assets, Picture
from game.palette import SHADOW, WHITE, Colour, Ramp
from game.table.drawing import Drawing

_SOFT = 4
"""A blur of so many pixels is as good as any wider one in a picture that is smaller by as much."""


def soft(
    assets: Assets, w: int, h: int, radius: int, blur: float, colour: Colour, strength: float
) -> Picture:
    """A rounded rectangle of w x h pixels with a blurred edge, `strength` 0 to 1 opaque.

    It reaches beyond its place on every side, as its dx and dy say.
    """
    box = max(1, round(blur))
    reach = 3 * box + 1

    def make() -> Picture:
        small = _blurred(w, h, radius, box, colour, strength)
        return Picture(stretch(small, w + 2 * reach, h + 2 * reach), -reach, -reach)

    return assets.cache.keep(("soft", w, h, radius, box, colour, strength), make)


def _blurred(w: int, h: int, radius: int, box: int, colour: Colour, strength: float) -> Surface:
    """A small one, whose middle is to be stretched: blurring is dear, stretching is not."""
    reach = 3 * box + 1
    cap = radius + reach
    small_w, small_h = min(w, 2 * cap + 1), min(h, 2 * cap + 1)
    size = small_w + 2 * reach, small_h + 2 * reach
    # What is so soft loses nothing when it is blurred in a smaller size and enlarged.
    k = max(1, box // _SOFT)
    surface = Surface((-(-size[0] // k), -(-size[1] // k)), SRCALPHA)
    surface.fill((*colour, 0))
    opaque = (*colour, round(255 * strength))
    place = surface.get_rect().inflate(-2 * round(reach / k), -2 * round(reach / k))
    draw.rect(surface, opaque, place, border_radius=round(radius / k))
    for _ in range(3):
        surface = transform.box_blur(surface, round(box / k))
    return transform.smoothscale(surface, size) if k > 1 else surface


def over_own_shadow(
    face: Surface, radius: int, blur: float, down: float, strength: float
) -> Picture:
    """A face with round corners and its shadow as one picture, made with no more memory."""
    whole = own_shadow(*face.get_size(), radius, blur, down, strength)
    whole.surface.blit(face, (-whole.dx, -whole.dy))
    return whole


def own_shadow(w: int, h: int, radius: int, blur: float, down: float, strength: float) -> Picture:
    """The shadow of a face of w x h pixels on a new surface, which has room for the face."""
    box, low = max(1, round(blur)), round(down)
    reach = 3 * box + 1
    small = _blurred(w, h, radius, box, SHADOW, strength)
    top = min(0, low - reach)
    whole = Surface((w + 2 * reach, max(h, h + low + reach) - top), SRCALPHA)
    _stretch_onto(whole, small, Rect(0, low - reach - top, w + 2 * reach, h + 2 * reach))
    return Picture(whole, -reach, top)


def _stretch_onto(clear: Surface, surface: Surface, place: Rect) -> None:
    """Fills a rectangle of a clear surface as `stretch` would, but without its copies."""
    spans = [_spans(old, new) for old, new in zip(surface.get_size(), place.size, strict=True)]
    for x, wide, to_x, to_wide in spans[0]:
        for y, high, to_y, to_high in spans[1]:
            at = Rect(place.x + to_x, place.y + to_y, to_wide, to_high)
            if (wide, high) == (to_wide, to_high):
                clear.blit(surface, at, (x, y, wide, high))
            elif (wide, high) == (1, 1):
                clear.fill(surface.get_at((x, y)), at)
            else:
                piece = surface.subsurface((x, y, wide, high))
                clear.blit(transform.scale(piece, at.size), at)


def _spans(old: int, new: int) -> list[tuple[int, int, int, int]]:
    """Start and length of what is stretched along one side, and of what comes of it."""
    if new <= old:
        return [(0, old, 0, old)]
    cap, more = old // 2, new - old
    rest = old - cap - 1
    return [(0, cap, 0, cap), (cap, 1, cap, more + 1), (cap + 1, rest, cap + more + 1, rest)]


def shadow(
    assets: Assets, w: int, h: int, radius: int, blur: float, down: float, strength: float
) -> Picture:
    """The soft shadow of a rounded rectangle that lies at its place."""
    surface, dx, dy = soft(assets, w, h, radius, blur, SHADOW, strength)
    return Picture(surface, dx, dy + round(down))


def soft_ellipse(
    assets: Assets, w: int, h: int, blur: float, colour: Colour, strength: float
) -> Picture:
    """An ellipse of w x h pixels with a blurred edge, `strength` 0 to 1 opaque.

    It reaches beyond its place on every side, as its dx and dy say.
    """
    reach = 3 * max(1, round(blur))

    def make() -> Picture:
        # What is so soft loses nothing when it is drawn small and enlarged, which is cheap.
        k = max(1, int(blur / 3))
        size = w + 2 * reach, h + 2 * reach
        small = Surface((-(-size[0] // k), -(-size[1] // k)), SRCALPHA)
        small.fill((*colour, 0))
        place = Rect(round(reach / k), round(reach / k), round(w / k), round(h / k))
        draw.ellipse(small, (*colour, round(255 * strength)), place)
        small = transform.gaussian_blur(small, max(1, round(blur / k)))
        whole = transform.smoothscale(small, size) if k > 1 else small
        return Picture(whole, -reach, -reach)

    key = ("soft ellipse", w, h, round(blur), colour, strength)
    return assets.cache.keep(key, make)


def stretch(surface: Surface, w: int, h: int) -> Surface:
    """A new surface of w x h whose middle row and column are repeated; never smaller."""
    return _taller(_wider(surface, w), h)


def _wider(surface: Surface, w: int) -> Surface:
    old, h = surface.get_size()
    if w <= old:
        return surface
    cap = old // 2
    wide = Surface((w, h), SRCALPHA)
    wide.blit(surface, (0, 0), (0, 0, cap, h))
    middle = transform.scale(surface.subsurface((cap, 0, 1, h)), (w - old + 1, h))
    wide.blit(middle, (cap, 0))
    wide.blit(surface, (cap + w - old + 1, 0), (cap + 1, 0, old - cap - 1, h))
    return wide


def _taller(surface: Surface, h: int) -> Surface:
    w, old = surface.get_size()
    if h <= old:
        return surface
    cap = old // 2
    tall = Surface((w, h), SRCALPHA)
    tall.blit(surface, (0, 0), (0, 0, w, cap))
    middle = transform.scale(surface.subsurface((0, cap, w, 1)), (w, h - old + 1))
    tall.blit(middle, (0, cap))
    tall.blit(surface, (0, cap + h - old + 1), (0, cap + 1, w, old - cap - 1))
    return tall


def multiply(
    assets: Assets, surface: Surface, texture: str, u: float, strength: float = 1, scale: float = 1
) -> None:
    """Lays a texture over a surface in place, keeping its alpha; strength 0 to 1."""
    tile = assets.texture(texture, max(16, round(TILE * u * scale)))
    size = tile.get_width()
    if strength < 1:
        pale = Surface(tile.get_size())
        pale.fill(WHITE)
        tile.set_alpha(round(255 * strength))
        pale.blit(tile, (0, 0))
        tile.set_alpha(255)
        tile = pale
    for y in range(0, surface.get_height(), size):
        for x in range(0, surface.get_width(), size):
            surface.blit(tile, (x, y), special_flags=BLEND_RGB_MULT)


def gradient(w: int, h: int, colours: Ramp) -> Surface:
    """A new opaque surface that runs from the first colour at the top to the last."""
    whole = Surface((w, h))
    lay_gradient(whole, colours)
    return whole


def lay_gradient(surface: Surface, colours: Ramp) -> None:
    """Fills a surface from the first colour at the top to the last."""
    w, h = surface.get_size()
    last, lowest = len(colours) - 1, max(1, h - 1)
    # Written out, for a large window has thousands of rows.
    for y in range(h):
        place = y / lowest * last
        index = min(int(place), max(0, last - 1))
        share = place - index
        (r, g, b), (r2, g2, b2) = colours[index], colours[min(index + 1, last)]
        tone = round(r + (r2 - r) * share), round(g + (g2 - g) * share), round(b + (b2 - b) * share)
        surface.fill(tone, (0, y, w, 1))


def rounded(assets: Assets, surface: Surface, radius: float) -> None:
    """Cuts the corners of a surface round, in place."""
    w, h = surface.get_size()
    cap = math.ceil(radius) + 1
    drawing = Drawing(min(w, 2 * cap + 1), min(h, 2 * cap + 1))
    drawing.rect(0, 0, drawing.w, drawing.h, WHITE, radius=radius)
    mask = assets.drawing(drawing.markup(), drawing.w, drawing.h)
    for x, wide, to_x, to_wide in _spans(drawing.w, w):
        for y, high, to_y, to_high in _spans(drawing.h, h):
            if (wide, high) == (to_wide, to_high):
                part = x, y, wide, high
                surface.blit(mask, (to_x, to_y), part, special_flags=BLEND_RGBA_MULT)


def narrow(w: int, h: int, cap: float) -> Drawing:
    """A drawing no wider than its two ends need; `wide_face` repeats its middle."""
    return Drawing(min(w, 2 * math.ceil(cap) + 3), h)


def wide_face(assets: Assets, drawing: Drawing, w: int) -> Surface:
    """A drawing whose middle column is repeated until it is w wide; as large as drawn if wider."""
    return _wider(assets.drawing(drawing.markup(), drawing.w, drawing.h), w)


def lay_edges(assets: Assets, face: Surface, drawing: Drawing, deep: int) -> None:
    """Lays a narrow drawing over a face as wide as it will be, in place.

    Its middle column must be empty but for so many pixels at both ends.
    """
    w, h = face.get_size()
    narrow_face = assets.drawing(drawing.markup(), drawing.w, drawing.h)
    deep = min(deep, h // 2)
    for x, wide, to_x, to_wide in _spans(drawing.w, w):
        if wide == to_wide:
            face.blit(narrow_face, (to_x, 0), (x, 0, wide, h))
            continue
        for y in (0, h - deep):
            piece = narrow_face.subsurface((x, y, wide, deep))
            face.blit(transform.scale(piece, (to_wide, deep)), (to_x, y))
