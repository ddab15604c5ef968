"""Cards in front of a seat: one pile for each kind, side by side or as a fan."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.frame import Frame
from rules.imhotep.pieces import KINDS, TOOLS
from rules.imhotep.view import View

FACE: Final = (84, 110)
"""A card of the viewer's, in units; and one in a list:"""
LIST_FACE: Final = (38, 49)
_FAN: Final = 0.5
"""Cards of a fan cover half of the one before, if there is room."""
_LEAST_STEP: Final = 24
_ROWS: Final = 2
_COPY: Final = 3
"""Each further copy of a kind lies so many units up and to the right."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one kind: the rectangle of the front one, and how many there are."""

    kind: int
    rect: Rect
    count: int


def kinds_of(view: View, seat: int) -> tuple[int, ...]:
    """How many cards of each kind lie in front of a seat."""
    return view.cards[seat * KINDS : (seat + 1) * KINDS]


def fan(frame: Frame, area: Rect, counts: Sequence[int]) -> tuple[Pile, ...]:
    """Large cards that cover each other; small ones in two rows when there are too many.

    Tools come last, in front of the others.
    """
    kinds = _shown(counts)
    w, h = frame.px(FACE[0]), frame.px(FACE[1])
    step = _step(area.w - w, len(kinds), round(_FAN * w))
    if step < frame.px(_LEAST_STEP) and len(kinds) > 1:
        return _rows(frame, area, counts, kinds)
    left = area.right - w - step * (len(kinds) - 1)
    top = area.bottom - h
    return tuple(
        Pile(kind, Rect(left + step * n, top, w, h), counts[kind]) for n, kind in enumerate(kinds)
    )


def row(
    frame: Frame, area: Rect, counts: Sequence[int], face: tuple[float, float] = LIST_FACE
) -> tuple[Pile, ...]:
    """Small cards side by side, closer together when there are many."""
    kinds = _shown(counts)
    w, h = frame.px(face[0]), frame.px(face[1])
    step = _step(area.w - w, len(kinds), w + frame.px(8))
    top = area.centery - h // 2
    return tuple(
        Pile(kind, Rect(area.left + step * n, top, w, h), counts[kind])
        for n, kind in enumerate(kinds)
    )


def _rows(
    frame: Frame, area: Rect, counts: Sequence[int], kinds: Sequence[int]
) -> tuple[Pile, ...]:
    columns = -(-len(kinds) // _ROWS)
    h = (area.h - frame.px(8)) // _ROWS
    w = min(round(h * LIST_FACE[0] / LIST_FACE[1]), area.w // columns)
    h = round(w * LIST_FACE[1] / LIST_FACE[0])
    step = _step(area.w - w, columns, w + frame.px(6))
    left = area.right - w - step * (columns - 1)
    top = area.bottom - _ROWS * h - frame.px(8)
    piles = []
    for n, kind in enumerate(kinds):
        line, column = divmod(n, columns)
        rect = Rect(left + step * column, top + line * (h + frame.px(8)), w, h)
        piles.append(Pile(kind, rect, counts[kind]))
    return tuple(piles)


def _shown(counts: Sequence[int]) -> list[int]:
    held = [kind for kind, count in enumerate(counts) if count]
    return sorted(held, key=lambda kind: (kind in TOOLS, kind))


def _step(room: int, count: int, wanted: int) -> int:
    return min(wanted, room // (count - 1)) if count > 1 else 0


def copies(frame: Frame, pile: Pile) -> tuple[Rect, ...]:
    """Where the cards of a pile lie, the hindmost first; no more than three are drawn."""
    lift = frame.px(_COPY)
    return tuple(pile.rect.move(lift * n, -lift * n) for n in reversed(range(min(pile.count, 3))))
