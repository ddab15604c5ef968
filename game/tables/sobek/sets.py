"""Sets in front of a seat: fans of cards with their points, or badges where room is short."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.assets import Assets, Picture
from game.table.frame import Frame
from game.table.sprite import Sprite, later
from game.table.writing import Say
from game.tables.sobek.cards import RATIO, card, turned
from game.tables.sobek.ids import Blessing, InSet, SmallSet
from game.tables.sobek.set_plan import SetPlan, plan_of
from game.tables.sobek.small_set import small_set
from game.tables.sobek.tokens import token
from rules.game import Seat
from rules.sobek.pieces import (
    PROSPERITY,
    TYPES,
)
from rules.sobek.view import View

CHIP: Final = 30.0
"""Height of the chip with the points, in units."""
_CHIP_GAP: Final = 6.0
_LARGEST: Final = 112.0
_GAP: Final = 16.0
_SCALES: Final = (1.0, 0.84, 0.7)
"""Width of a card by the largest one."""
_STEP: Final = 0.475
"""Each card of a fan lies so much of its width farther than the one before; at least:"""
_LEAST_STEP: Final = 0.24
_MINI: Final = (32.0, 42.0)
"""Size of a set that is only a badge;"""
_BESIDE: Final = (94.0, 48.0)
"""the room it takes with its points beside it, and with its points over its foot:"""
_BELOW: Final = (50.0, 48.0)
_LEAST_BESIDE: Final = 0.9
_LOWER: Final = 0.84
"""A badge over its points is so much smaller."""
_LARGEST_CELL: Final = 1.9
_WIDEST_CELL: Final = 2.2
"""Room an empty place of a type has at most, by its width."""


class Sets:
    """All sets of a seat laid out in an area, in pixels."""

    def __init__(self, frame: Frame, area: Rect, view: View, seat: Seat) -> None:
        self.frame = frame
        self.area = area
        self.seat = seat
        found = [
            plan_of(view, seat, type_, crosswise)
            for crosswise in (False, True)
            for type_ in range(TYPES)
        ]
        plans = [plan for plan in found if plan.kinds]
        self._card = self._largest()
        self.empty: tuple[Rect, ...] = ()
        """Empty places that are drawn, the next set's first."""
        self.wanted: tuple[int, ...] = ()
        """The types that empty places are marked with, if there is one for each that is left."""
        self.plans: tuple[SetPlan, ...] = self._fans(plans) or self._badges(plans)
        """Sets by type, crosswise ones last."""
        if not plans:
            self._wait()

    @property
    def next(self) -> Rect:
        """Where another set would lie; the end of the area if there is no room."""
        if self.empty:
            return self.empty[0]
        w = min(self._card, self.area.w)
        rect = Rect(0, 0, w, min(round(RATIO * w), self.area.h))
        rect.midright = self.area.midright
        return rect

    def plan(self, type_: int, crosswise: bool = False) -> SetPlan | None:
        """The set of a type, if there is one."""
        for plan in self.plans:
            if (plan.type, plan.crosswise) == (type_, crosswise):
                return plan
        return None

    def home(self, type_: int, crosswise: bool = False) -> Rect:
        """The front card of the set of a type, or where that set would lie."""
        plan = self.plan(type_, crosswise)
        return plan.front if plan else self.next

    def sprites(self, assets: Assets, say: Say) -> list[Sprite]:
        """Cards and badges, and the tokens on them."""
        found = []
        for z, plan in enumerate(self.plans):
            base = 40 * z
            if plan.small:
                name = SmallSet(plan.seat, plan.type, plan.crosswise)
                face = small_set(assets, plan.type, plan.front.size, crosswise=plan.crosswise)
                found.append(Sprite(name, face, plan.front, base))
            else:
                for index, (kind, rect) in enumerate(zip(plan.kinds, plan.cards, strict=True)):
                    size, copy = _upright(rect, plan), plan.kinds[:index].count(kind)
                    make = partial(card, assets, self.frame, say, kind, size, "small", copy)
                    if plan.crosswise:
                        make = partial(_lying, assets, make, size)
                    name_ = InSet(plan.seat, plan.type, plan.crosswise, index)
                    found.append(Sprite(name_, later(make), rect, base + index))
            for index in range(plan.blessed):
                place = plan.token(index)
                disc = token(assets, PROSPERITY, place.w // 2)
                blessing = Blessing(plan.seat, plan.type, index)
                found.append(Sprite(blessing, disc, place, base + 38 + index))
        return found

    def _largest(self) -> int:
        """Width of the largest card there is height for."""
        frame = self.frame
        high = self.area.h - frame.px(CHIP + _CHIP_GAP)
        return max(1, min(int(high / RATIO), frame.px(_LARGEST)))

    def _fans(self, plans: Sequence[SetPlan]) -> tuple[SetPlan, ...]:
        """All sets as fans at the largest size that has room; none if it would be too small."""
        gap = self.frame.px(_GAP)
        covered = sum(len(plan.kinds) - 1 for plan in plans)
        for scale in _SCALES:
            w = round(self._card * scale)
            least = round(_LEAST_STEP * w)
            room = self.area.w - gap * (len(plans) - 1)
            room -= sum(_fan_width(plan, w, 0) for plan in plans)
            if room >= least * covered:
                spare = room - w - gap
                rest = spare if spare >= least * covered else room
                step = min(round(_STEP * w), rest // covered) if covered else 0
                return self._laid(plans, w, step)
        return ()

    def _laid(self, plans: Sequence[SetPlan], w: int, step: int) -> tuple[SetPlan, ...]:
        frame = self.frame
        h = round(RATIO * w)
        gap, between = frame.px(_CHIP_GAP), frame.px(_GAP)
        whole = h + gap + frame.px(CHIP)
        top = self.area.y + (self.area.h - whole) // 2
        line = top + h + gap
        x = self.area.x
        found = []
        for plan in plans:
            wide, high = (h, w) if plan.crosswise else (w, h)
            first = Rect(x, top + (h - high) // 2, wide, high)
            cards = tuple(first.move(step * n, 0) for n in range(len(plan.kinds)))
            fan = _fan_width(plan, w, step)
            chip = Rect(x, line, fan + between - frame.px(4), frame.px(CHIP))
            found.append(replace(plan, cards=cards, chip=chip))
            x += fan + between
        self._leave(x, Rect(x, top, w, h), plans)
        return tuple(found)

    def _leave(self, left: int, first: Rect, plans: Sequence[SetPlan]) -> None:
        """Empty places in the rest of the area, by type if there is one for every type left."""
        between = self.frame.px(_GAP)
        room = self.area.right - left
        laid = {plan.type for plan in plans if not plan.crosswise}
        types = tuple(type_ for type_ in range(TYPES) if type_ not in laid)
        fit = max(0, (room + between) // (first.w + between))
        count = min(max(1, len(types)), fit)
        if types and len(types) <= fit:
            self.wanted = types
            cell = min(room // len(types), round(_WIDEST_CELL * first.w))
            first = first.move((cell - first.w) // 2, 0)
        else:
            cell = first.w + between
        self.empty = tuple(first.move(cell * n, 0) for n in range(count))

    def _wait(self) -> None:
        """A place for every type while there is no set at all, on as many lines as it takes."""
        frame, area = self.frame, self.area
        cell = 1.25 * 100, RATIO * 100 + 24
        size, rows = _grid(area, TYPES, cell, frame.u)
        w = min(frame.px(100 * size), self._card)
        columns = int(-(-TYPES // rows))
        places = []
        for number in range(TYPES):
            row, column = divmod(number, columns)
            rect = Rect(0, 0, w, round(RATIO * w))
            rect.centerx = area.x + round((column + 0.5) * area.w / columns)
            rect.centery = area.y + round((row + 0.5) * area.h / rows)
            places.append(rect)
        self.empty, self.wanted = tuple(places), tuple(range(TYPES))

    def _badges(self, plans: Sequence[SetPlan]) -> tuple[SetPlan, ...]:
        """All sets as badges with their points beside them, or over them where room is short."""
        if not plans:
            return ()
        frame, area = self.frame, self.area
        size, rows = _grid(area, len(plans), _BESIDE, frame.u)
        beside = size >= _LEAST_BESIDE
        if not beside:
            size, rows = _grid(area, len(plans), _BELOW, frame.u)
        columns = -(-len(plans) // rows)
        wide = min(area.w // columns, frame.px(2.2 * _BESIDE[0] * size))
        high = min(area.h // rows, frame.px(1.2 * _BESIDE[1] * size))
        top = area.y + (area.h - rows * high) // 2
        part = size if beside else _LOWER * size
        w, h = frame.px(_MINI[0] * part), frame.px(_MINI[1] * part)
        found = []
        for number, plan in enumerate(plans):
            row, column = divmod(number, columns)
            cell = Rect(area.x + column * wide, top + row * high, wide, high)
            mini = Rect(0, 0, h, w) if plan.crosswise else Rect(0, 0, w, h)
            if beside:
                mini.center = cell.x + h // 2, cell.centery
                left = cell.x + h + frame.px(5)
                chip = Rect(left, 0, cell.right - left, frame.px(34 * size))
                chip.centery = cell.centery
            else:
                chip = Rect(0, 0, cell.w, frame.px(24 * size))
                chip.midbottom = cell.midbottom
                mini.center = cell.centerx, cell.y + h // 2
            cards = (mini,) * len(plan.kinds)
            found.append(replace(plan, small=True, cards=cards, chip=chip, beside=beside))
        return tuple(found)


def _grid(area: Rect, count: int, cell: tuple[float, float], u: float) -> tuple[float, int]:
    """How large so many cells can be, compared with one of this size, and on how many rows."""
    best = 0.0, 1
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        size = min(area.w / columns / u / cell[0], area.h / rows / u / cell[1], _LARGEST_CELL)
        if size > best[0] + 0.01:
            best = size, rows
    return best


def lying(assets: Assets, face: Picture, size: tuple[int, int]) -> Picture:
    """A card turned on its left side, from the top left of the place it then fills."""
    w, h = size
    found = turned(assets, face, size, -90)
    return Picture(found.surface, found.dx + (h - w) // 2, found.dy + (w - h) // 2)


def _lying(assets: Assets, upright: Callable[[], Picture], size: tuple[int, int]) -> Picture:
    return lying(assets, upright(), size)


def _upright(rect: Rect, plan: SetPlan) -> tuple[int, int]:
    return (rect.h, rect.w) if plan.crosswise else rect.size


def _fan_width(plan: SetPlan, w: int, step: int) -> int:
    """How wide a fan is of cards of w pixels."""
    return (round(RATIO * w) if plan.crosswise else w) + step * (len(plan.kinds) - 1)
