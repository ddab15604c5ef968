"""The Pyramids, side B: three small ones; some spaces bring a gift."""

from collections.abc import Hashable, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.palette import BOARD
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.sketch import Sketch
from game.table.writing import write
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.ids import Built
from game.tables.imhotep.sites.board import CONTENT, niche, paint_board
from game.tables.imhotep.sites.pyramids import ground_cell
from game.tables.imhotep.sites.site import Lying, Say, Site
from game.tables.imhotep.stones import Grid, surface_below
from rules.game import text
from rules.imhotep.pieces import (
    BESIDE_POINT,
    GIFT_CARD,
    GIFT_LOAD,
    GIFT_STONES,
    PYRAMID_B,
    PYRAMID_B_GIFT,
    PYRAMID_B_SIZE,
    PYRAMIDS,
)
from rules.imhotep.view import View

BESIDE: Final = -1
"""Where a stone goes once all three are built."""
_GIFT_ICONS: Final = {GIFT_CARD: "card-draw", GIFT_STONES: "stone-pile", GIFT_LOAD: "sailboat"}
_BASE: Final = 4
_GAP: Final = 4.5
_FIELD_TOP: Final = CONTENT + 12
_FIRST: Final = 40
_LATER: Final = 36
_APART: Final = 6


def _place_of(index: int) -> tuple[int, float, float]:
    """Level, column and row of a space of a small pyramid."""
    return (0, index // 2, index % 2) if index < _BASE else (1, 0.5, 0.5)


class PyramidB(Site):
    """Stones of the three pyramids, then those beside them; `next` is by pyramid or BESIDE."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        super().__init__(frame, rect, view)
        w, h, u = self.plot.w, self.plot.h, frame.u
        self._field_w = (w - 22 - 2 * _GAP) / 3
        self._field_h = min(1.1 * self._field_w, h - _FIELD_TOP - 150)
        stone = int(min((self._field_w - 14) / 2, (self._field_h - 18) / 1.98) * u)
        self._grids = []
        self.fields = [self.plot.place(*self._field(p)) for p in range(len(PYRAMID_B))]
        """The three pyramids, from the left: zones for a stone whose owner chooses."""
        for field in self.fields:
            self._grids.append(
                Grid(field.centerx - stone, field.centery - round(0.97 * stone), stone)
            )
        self._counts = [view.heights.count(pyramid) for pyramid in range(len(PYRAMID_B))]
        left, top = self.plot.point(20, _FIELD_TOP + self._field_h + 64)
        self._beside = Grid(left, top, int(min(38, (w - 40) / 9) * u))
        self.stones = self._lying()
        self.next = {
            pyramid: self._space(pyramid, count)
            for pyramid, count in enumerate(self._counts)
            if count < PYRAMID_B_SIZE
        } or {BESIDE: self._space(BESIDE, view.heights.count(BESIDE))}

    def _field(self, pyramid: int) -> tuple[float, float, float, float]:
        return (
            11 + pyramid * (self._field_w + _GAP),
            _FIELD_TOP,
            self._field_w,
            self._field_h,
        )

    def _lying(self) -> dict[Hashable, Lying]:
        found: dict[Hashable, Lying] = {}
        seen = dict.fromkeys((BESIDE, *range(len(PYRAMID_B))), 0)
        for index, (seat, pyramid) in enumerate(
            zip(self.view.pyramids, self.view.heights, strict=True)
        ):
            space = seen[pyramid]
            seen[pyramid] += 1
            found[Built(PYRAMIDS, index)] = self._stone(seat, pyramid, space)
        return found

    def _stone(self, seat: int, pyramid: int, space: int) -> Lying:
        rect = self._space(pyramid, space)
        if pyramid == BESIDE:
            return Lying(seat, rect, space // self._per_row)
        level, _, row = _place_of(space)
        topped = self._counts[pyramid] == PYRAMID_B_SIZE
        return Lying(seat, rect, 10 * level + row, shaded=topped and level == 0)

    def _space(self, pyramid: int, index: int) -> Rect:
        if pyramid == BESIDE:
            return self._beside.stone(index % self._per_row, index // self._per_row)
        level, column, row = _place_of(index)
        return self._grids[pyramid].stone(column, row, level)

    @property
    def _per_row(self) -> int:
        return int(self.plot.place(0, 0, self.plot.w - 40, 1).w // self._beside.w)

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The three fields with their carved values, and what comes next in each."""
        fields = [self._field(pyramid) for pyramid in range(len(PYRAMID_B))]

        def scenery(sketch: Sketch) -> None:
            for field in fields:
                niche(sketch, *field)

        paint_board(canvas, say, self.plot, PYRAMIDS, True, scenery)
        for pyramid, count in enumerate(self._counts):
            for index in range(count + 1, _BASE):
                rect = ground_cell(self._space(pyramid, index))
                paint_cell(canvas, rect, "empty")
                self._worth(canvas, rect, pyramid, index, False)
            self._coming(canvas, say, pyramid)
        if BESIDE in self.next:
            self._besides(canvas, say)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """The next spaces."""
        for pyramid, space in self.next.items():
            if pyramid == BESIDE:
                rect = ground_cell(space)
                paint_cell(canvas, rect, "next")
                ink, pale = palette.LIMESTONE_VALUE, palette.LIMESTONE_NEXT
                write(canvas, str(BESIDE_POINT), "number", 22, rect, ink, pale)
                continue
            count = self._counts[pyramid]
            on_ground = count < _BASE
            rect = ground_cell(space) if on_ground else surface_below(space).inflate(-4, -4)
            paint_cell(canvas, rect, "next")
            self._worth(canvas, rect, pyramid, count, True)

    def _worth(
        self, canvas: Canvas, rect: Rect, pyramid: int, index: int, pale: bool, units: float = 26
    ) -> None:
        ink = palette.LIMESTONE_VALUE
        ground = palette.LIMESTONE_NEXT if pale else palette.LIMESTONE_CUT
        points, gift = str(PYRAMID_B[pyramid][index]), PYRAMID_B_GIFT[pyramid][index]
        if gift not in _GIFT_ICONS:
            write(canvas, points, "number", units, rect, ink, ground)
            return
        size = min(round(0.58 * rect.h), self.frame.px(26))
        word = points + "+"
        px = self.frame.letter(units)
        while px > self.frame.floor and self._wide(canvas, word, px) + size > rect.w - 6:
            px -= 1
        wide = self._wide(canvas, word, px)
        left = rect.centerx - (wide + size) // 2
        box = Rect(left, rect.y, wide + 2, rect.h)
        shown = px / self.frame.u / self.frame.text_scale
        write(canvas, word, "number", shown, box, ink, ground, align="left")
        canvas.icon(_GIFT_ICONS[gift], (left + wide + size // 2, rect.centery), size, ink)

    def _wide(self, canvas: Canvas, word: str, px: int) -> int:
        return canvas.assets.width(word, "number", px)

    def _coming(self, canvas: Canvas, say: Say, pyramid: int) -> None:
        count = self._counts[pyramid]
        quiet, ground = BOARD["quiet"][0], palette.LIMESTONE_RAMP[1]
        x, _, w, _ = self._field(pyramid)
        top = _FIELD_TOP + self._field_h
        built = count == PYRAMID_B_SIZE
        words = say(text("Built")) if built else say(text("Next"))
        write(canvas, words, "button", 20, self.plot.place(x, top + 6, w, 27), quiet, ground)
        y = top + 38
        for index in self._shown(count, self.plot.h - y - 12):
            height = _FIRST if index == count else _LATER
            rect = self.plot.about(x + w / 2, y + height / 2, min(78, w - 20), height)
            paint_cell(canvas, rect, "first" if index == count else "value")
            self._worth(canvas, rect, pyramid, index, index == count, 24)
            y += height + _APART

    def _shown(self, count: int, room: float) -> Sequence[int]:
        more = max(0, int((room - _FIRST) // (_LATER + _APART)))
        return range(count, min(count + 1 + more, PYRAMID_B_SIZE))

    def _besides(self, canvas: Canvas, say: Say) -> None:
        quiet, ground = BOARD["quiet"][0], palette.LIMESTONE_RAMP[1]
        words = say(text("Beside them: {n} each", n=BESIDE_POINT))
        row = self.plot.place(20, _FIELD_TOP + self._field_h + 38, self.plot.w - 40, 23)
        write(canvas, words, "strong", 18, row, quiet, ground, align="left")
