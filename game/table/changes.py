"""Which parts of the window differ between two display lists."""

from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Sequence
from typing import TypeAlias

from pygame import Rect, Surface

from game.palette import Colour

Source: TypeAlias = Surface | Colour
Item: TypeAlias = tuple[Source, int, int, int, int, int, tuple[int, int, int, int] | None]
"""One thing on the canvas: surface or plain colour, x, y, w, h, alpha and what it is cut to.

A surface is compared by identity: a surface that was painted is never drawn on again.
"""

_MANY = 48
"""Rectangles from which on they are not compared one by one."""
_FIELDS = 6
"""So many columns and rows has the grid in which they are put together."""


def visible(item: Item) -> Rect:
    """The pixels an item can touch."""
    rect = Rect(item[1], item[2], item[3], item[4])
    return rect.clip(item[6]) if item[6] else rect


def changed(before: Sequence[Item], after: Sequence[Item]) -> list[Rect]:
    """The rectangles of items that came, went, or lie over or under others than before."""
    if before == after:
        return []
    first = 0
    shortest = min(len(before), len(after))
    while first < shortest and before[first] == after[first]:
        first += 1
    last = 0
    while last < shortest - first and before[-1 - last] == after[-1 - last]:
        last += 1
    old = before[first : len(before) - last]
    new = after[first : len(after) - last]

    places: defaultdict[Item, deque[int]] = defaultdict(deque)
    for place, item in enumerate(old):
        places[item].append(place)
    was: list[int] = []
    found: list[int] = []
    rects: list[Rect] = []
    for index, item in enumerate(new):
        if places.get(item):
            was.append(places[item].popleft())
            found.append(index)
        else:
            rects.append(visible(item))
    rects += [visible(item) for item, left in places.items() for _ in left]
    kept = _rising(was)
    rects += [visible(new[found[i]]) for i in range(len(was)) if i not in kept]
    return [rect for rect in rects if rect]


def merged(rects: Sequence[Rect], whole: Rect) -> list[Rect]:
    """Fewer rectangles that cover the same part of the whole, without needless painting."""
    rects = [part for rect in rects if (part := rect.clip(whole))]
    if len(rects) > _MANY:
        rects = _by_field(rects, whole)
    done: list[Rect] = []
    for rect in rects:
        growing = True
        while growing:
            growing = False
            for other in done:
                both = rect.union(other)
                if _area(both) <= 1.2 * (_area(rect) + _area(other) - _area(rect.clip(other))):
                    done.remove(other)
                    rect = both
                    growing = True
                    break
        done.append(rect)
    return done


def _by_field(rects: Sequence[Rect], whole: Rect) -> list[Rect]:
    """One rectangle for all whose middles lie in the same field of a coarse grid."""
    fields: dict[tuple[int, int], Rect] = {}
    for rect in rects:
        x, y = rect.centerx - whole.x, rect.centery - whole.y
        field = x * _FIELDS // whole.w, y * _FIELDS // whole.h
        fields[field] = rect.union(fields.get(field, rect))
    return list(fields.values())


def _area(rect: Rect) -> int:
    return rect.width * rect.height


def _rising(numbers: Sequence[int]) -> set[int]:
    """Indexes of a longest rising run: what can be seen as not having moved."""
    ends: list[int] = []
    indexes: list[int] = []
    previous: list[int] = []
    for index, number in enumerate(numbers):
        place = bisect_left(ends, number)
        previous.append(indexes[place - 1] if place else -1)
        if place == len(ends):
            ends.append(number)
            indexes.append(index)
        else:
            ends[place] = number
            indexes[place] = index
    kept: set[int] = set()
    index = indexes[-1] if indexes else -1
    while index >= 0:
        kept.add(index)
        index = previous[index]
    return kept
