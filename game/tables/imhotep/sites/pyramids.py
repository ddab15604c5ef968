"""The Pyramids, side A: one pyramid of three levels, filled in a fixed order."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from game import palette
from game.palette import BOARD
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.marks import paint_arrow
from game.table.sketch import Sketch
from game.table.writing import write
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.ids import Built
from game.tables.imhotep.sites.board import CONTENT, niche, paint_board
from game.tables.imhotep.sites.site import Lying, Say, Site
from game.tables.imhotep.stones import Grid, surface_below
from rules.game import text
from rules.imhotep.pieces import BESIDE_POINT, PYRAMID_A, PYRAMIDS
from rules.imhotep.view import View

_COLUMN: Final = 82
"""Units at the right for the next values, or for the stones beside the pyramid."""
_GROUND: Final = 0.16
"""A cell of the ground lies so much of a stone's width below the top of its stone."""


def _order() -> Iterator[tuple[int, int, int]]:
    for level in range(3):
        side = 3 - level
        for column in range(side):
            for row in range(side):
                yield level, column, row


SPACES: Final = tuple(_order())
"""Level, column and row of the spaces, in the order they are filled."""


def ground_cell(stone: Rect) -> Rect:
    """The cell of the ground that belongs to a stone."""
    gap = max(1, round(0.03 * stone.w))
    cell = Rect(stone.x, stone.y, stone.w, round(0.76 * stone.w))
    return cell.move(0, round(_GROUND * stone.w)).inflate(-2 * gap, -2 * gap)


class PyramidA(Site):
    """Stones of the pyramid, then those beside it."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        super().__init__(frame, rect, view)
        w, h, u = self.plot.w, self.plot.h, frame.u
        stone = int(min((w - 114) / 3, (h - 126) / 2.7) * u)
        field = self._field()
        field_px = self.plot.place(*field)
        self._grid = Grid(
            field_px.centerx - round(1.5 * stone), field_px.centery - round(1.36 * stone), stone
        )
        beside_w = int(36 * u)
        column = self.plot.place(w - _COLUMN + 3, CONTENT + 52, _COLUMN - 13, h)
        self._beside = Grid(column.centerx - beside_w, column.y, beside_w)
        built = view.pyramids
        level = SPACES[len(built) - 1][0] if 0 < len(built) <= len(SPACES) else 2
        self.stones = {
            Built(PYRAMIDS, index): Lying(
                seat, self._space(index), self._z(index), self._level(index) < min(level, 2)
            )
            for index, seat in enumerate(built)
        }
        self.next = {0: self._space(len(built))}

    def _field(self) -> tuple[float, float, float, float]:
        return 13, CONTENT + 11, self.plot.w - 13 - _COLUMN, self.plot.h - CONTENT - 44

    def _space(self, index: int) -> Rect:
        if index < len(SPACES):
            level, column, row = SPACES[index]
            return self._grid.stone(column + level / 2, row + level / 2, level)
        row, column = divmod(index - len(SPACES), 2)
        return self._beside.stone(column, row)

    def _level(self, index: int) -> int:
        return SPACES[index][0] if index < len(SPACES) else 2

    def _z(self, index: int) -> float:
        if index < len(SPACES):
            level, _, row = SPACES[index]
            return 10 * level + row
        return 40 + (index - len(SPACES)) // 2

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The field, carved values, and the column of what comes next."""
        field = self._field()

        def scenery(sketch: Sketch) -> None:
            niche(sketch, *field)

        paint_board(canvas, say, self.plot, PYRAMIDS, False, scenery)
        built = len(self.view.pyramids)
        for index in range(built + 1, 9):
            self._carve(canvas, index)
        if built < len(SPACES):
            self._coming(canvas, say, built)
        else:
            self._besides(canvas, say)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """The next space."""
        self._mark_next(canvas)

    def _carve(self, canvas: Canvas, index: int) -> None:
        rect = ground_cell(self._space(index))
        paint_cell(canvas, rect, "empty")
        write(
            canvas,
            str(PYRAMID_A[index]),
            "number",
            28,
            rect,
            palette.LIMESTONE_VALUE,
            palette.LIMESTONE_CUT,
        )

    def _mark_next(self, canvas: Canvas) -> None:
        built = len(self.view.pyramids)
        space = self._space(built)
        on_ground = built < 9 or built >= len(SPACES)
        rect = ground_cell(space) if on_ground else surface_below(space).inflate(-4, -4)
        paint_cell(canvas, rect, "next")
        value = PYRAMID_A[built] if built < len(SPACES) else BESIDE_POINT
        write(
            canvas,
            str(value),
            "number",
            28,
            rect,
            palette.LIMESTONE_VALUE,
            palette.LIMESTONE_NEXT,
        )

    def _coming(self, canvas: Canvas, say: Say, built: int) -> None:
        x = self.plot.w - _COLUMN / 2 - 4
        head = self.plot.about(x, CONTENT + 18, _COLUMN - 6, 28)
        quiet, ground = BOARD["quiet"][0], palette.LIMESTONE_RAMP[1]
        write(canvas, say(text("Next")), "button", 20, head, quiet, ground)
        y = CONTENT + 35
        room = self.plot.h - y - 46 - 40
        values = PYRAMID_A[built : built + 1 + int(room // 49)]
        for place, value in enumerate(values):
            first = place == 0
            rect = (
                self.plot.place(x - 28.5, y, 57, 43)
                if first
                else self.plot.place(x - 25.5, y + 51 + 49 * (place - 1), 51, 39)
            )
            paint_cell(canvas, rect, "first" if first else "value")
            fill = palette.LIMESTONE_NEXT if first else BOARD["value"][0]
            write(canvas, str(value), "number", 24, rect, palette.LIMESTONE_VALUE, fill)
            if place:
                self._arrow(canvas, x, y + 47 + 49 * (place - 1))
        tail = self.plot.about(x, self.plot.h - 19, _COLUMN - 8, 28)
        words = say(text("then {n}", n=BESIDE_POINT))
        write(canvas, words, "strong", 19, tail, quiet, ground)

    def _arrow(self, canvas: Canvas, x: float, y: float) -> None:
        paint_arrow(canvas, self.plot.point(x, y), 8, BOARD["arrow"][0])

    def _besides(self, canvas: Canvas, say: Say) -> None:
        x = self.plot.w - _COLUMN / 2 - 4
        quiet, ground = BOARD["quiet"][0], palette.LIMESTONE_RAMP[1]
        head = self.plot.about(x, CONTENT + 12, _COLUMN - 4, 23)
        write(canvas, say(text("Beside")), "button", 20, head, quiet, ground)
        words = say(text("{n} each", n=BESIDE_POINT))
        under = self.plot.about(x, CONTENT + 38, _COLUMN - 4, 24)
        write(canvas, words, "strong", 18, under, quiet, ground)
