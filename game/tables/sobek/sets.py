"""Sets in front of a seat: fans of cards with their points, or badges where room is short."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.assets import Assets, Picture
from game.table.frame import Frame
from game.table.sprite import Sprite
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
_STEPS: Final = ((1.0, 0.475), (1.0, 0.36), (1.0, 0.25), (0.84, 0.25), (0.7, 0.24))
"""Width of a card by the largest one, and how far each next one lies by its own width."""
_CELL: Final = (96.0, 50.0)
"""Least width and most height of a set that is only a badge."""


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
        self.plans: tuple[SetPlan, ...] = self._fans(plans) or self._badges(plans)
        """Sets by type, crosswise ones last."""

    @property
    def next(self) -> Rect:
        """Where another set would lie; the end of the area if there is no room."""
        if self.empty:
            return self.empty[0]
        last = self.plans[-1].rect if self.plans else self.area
        w = min(self._card, self.area.w)
        rect = Rect(0, 0, w, min(round(RATIO * w), self.area.h))
        rect.midright = self.area.right, last.centery
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
                    face = card(assets, self.frame, say, kind, _upright(rect, plan), "small")
                    if plan.crosswise:
                        face = lying(assets, face, _upright(rect, plan))
                    name_ = InSet(plan.seat, plan.type, plan.crosswise, index)
                    found.append(Sprite(name_, face, rect, base + index))
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
        for scale, share in _STEPS:
            w = round(self._card * scale)
            step = max(1, round(share * w))
            wide = sum(_fan_width(plan, w, step) for plan in plans) + gap * (len(plans) - 1)
            if wide <= self.area.w:
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
        most = max(1, TYPES - len(plans))
        fit = (self.area.right - x + between) // (w + between)
        self.empty = tuple(Rect(x + n * (w + between), top, w, h) for n in range(min(most, fit)))
        return tuple(found)

    def _badges(self, plans: Sequence[SetPlan]) -> tuple[SetPlan, ...]:
        if not plans:
            return ()
        frame, area = self.frame, self.area
        least, high = frame.px(_CELL[0]), frame.px(_CELL[1])
        rows = max(1, area.h // high)
        for fewer in range(1, rows):
            if -(-len(plans) // fewer) * least <= area.w:
                rows = fewer
                break
        columns = -(-len(plans) // rows)
        wide = min(area.w // columns, round(1.5 * least))
        top = area.y + (area.h - rows * high) // 2
        w = frame.px(32)
        h = frame.px(42)
        found = []
        for number, plan in enumerate(plans):
            row, column = divmod(number, columns)
            cell = Rect(area.x + column * wide, top + row * high, wide, high)
            mini = Rect(0, 0, h, w) if plan.crosswise else Rect(0, 0, w, h)
            mini.center = cell.x + h // 2, cell.centery
            left = cell.x + h + frame.px(4)
            chip = Rect(left, cell.y, cell.right - left - frame.px(4), cell.h)
            cards = (mini,) * len(plan.kinds)
            found.append(replace(plan, small=True, cards=cards, chip=chip))
        return tuple(found)


def lying(assets: Assets, face: Picture, size: tuple[int, int]) -> Picture:
    """A card turned on its left side, from the top left of the place it then fills."""
    w, h = size
    found = turned(assets, face, size, -90)
    return Picture(found.surface, found.dx + (h - w) // 2, found.dy + (w - h) // 2)


def _upright(rect: Rect, plan: SetPlan) -> tuple[int, int]:
    return (rect.h, rect.w) if plan.crosswise else rect.size


def _fan_width(plan: SetPlan, w: int, step: int) -> int:
    """How wide a fan is of cards of w pixels."""
    return (round(RATIO * w) if plan.crosswise else w) + step * (len(plan.kinds) - 1)
