"""Painting a part of the window anew from a display list."""

from collections.abc import Sequence

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, SRCALPHA, Rect, Surface

from game.palette import SHADOW, Colour
from game.table.changes import Item


def repaint(screen: Surface, part: Rect, items: Sequence[Item], rects: Sequence[Rect]) -> None:
    """Paints everything that touches a part of the screen, from what hides all below it up.

    `rects` are the pixels each item can touch. The screen's clip is left set.
    """
    touched = part.collidelistall(rects)
    first = 0
    for i in range(len(touched) - 1, -1, -1):
        if _hides(items[touched[i]]) and rects[touched[i]].contains(part):
            first = i
            break
    else:
        screen.set_clip(part)
        screen.fill(SHADOW)
    for index in touched[first:]:
        source, x, y, _, _, alpha, cut = items[index]
        screen.set_clip(part.clip(cut) if cut else part)
        if isinstance(source, tuple):
            _fill(screen, rects[index], source, alpha)
        elif alpha < 255:
            own = source.get_alpha()
            source.set_alpha(alpha)
            screen.blit(source, (x, y))
            source.set_alpha(own)
        else:
            screen.blit(source, (x, y))


def _hides(item: Item) -> bool:
    source = item[0]
    if item[5] < 255:
        return False
    return isinstance(source, tuple) or not (source.get_flags() & SRCALPHA)


def _fill(screen: Surface, rect: Rect, colour: Colour, alpha: int) -> None:
    if alpha == 255:
        screen.fill(colour, rect)
        return
    rest = 255 - alpha
    screen.fill((rest, rest, rest), rect, BLEND_RGB_MULT)
    red, green, blue = (value * alpha // 255 for value in colour)
    screen.fill((red, green, blue), rect, BLEND_RGB_ADD)
