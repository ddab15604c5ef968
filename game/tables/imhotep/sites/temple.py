"""The Temple: stones in courses before a gate; those seen from above count each round."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game import palette
from game.palette import BOARD
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.marks import medal, paint_arrow
from game.table.sketch import Sketch
from game.table.writing import write
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.ids import Built
from game.tables.imhotep.sites.board import CONTENT, paint_board, plaque
from game.tables.imhotep.sites.site import Lying, Say, Site
from game.tables.imhotep.stones import Grid, stone_height, surface_below
from rules.game import text
from rules.imhotep.pieces import (
    CARD_COLUMN,
    COLUMN_POINT,
    COLUMN_STONES,
    TEMPLE,
    TEMPLE_WIDTH,
    TWO_POINT_COLUMN,
)
from rules.imhotep.scoring import visible_stones
from rules.imhotep.view import View

_PLAQUE: Final = 60
_LEDGE: Final = 42
_SIDE: Final = 13.5
_GATE: Final = 400 / 264
"""Width by height of the gate's drawing."""
_FADED: Final = 200
"""The gate is paler than the stones before it."""


class Temple(Site):
    """Both sides of the Temple; they differ in what a visible stone brings."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        super().__init__(frame, rect, view)
        w, h, u = self.plot.w, self.plot.h, frame.u
        self.width = TEMPLE_WIDTH[view.seats]
        self._ledge = h - 14 - _PLAQUE - 8 - _LEDGE
        levels = max(1, -(-(len(view.temple) + 1) // self.width))
        room = self._ledge + _LEDGE - 11 - CONTENT - 8
        stone = int(min((w - 50) / 5, 60, room / (0.76 + 0.42 * levels)) * u)
        foot = self.plot.point(0, self._ledge + _LEDGE - 11)[1]
        left = rect.centerx - round(self.width * stone / 2)
        self._grid = Grid(left, foot - stone_height(stone), stone)
        count = len(view.temple)
        self.stones = {
            Built(TEMPLE, index): Lying(
                seat,
                self._space(index),
                10 * (index // self.width),
                shaded=index + self.width < count,
                on_stone=index >= self.width,
            )
            for index, seat in enumerate(view.temple)
        }
        self.next = {0: self._space(count)}
        self.columns = [self._column(column) for column in range(self.width)]
        """Every column from the top of its place to its line in the plaque, from the left."""

    def _space(self, index: int) -> Rect:
        level, column = divmod(index, self.width)
        return self._grid.stone(column, 0, level)

    def _column(self, column: int) -> Rect:
        stone = self._grid.stone(column, 0)
        top, bottom = self.plot.point(0, CONTENT)[1], self.plot.point(0, self.plot.h - 14)[1]
        return Rect(stone.x, top, stone.w, bottom - top)

    def _gate(self) -> Rect:
        high = self._ledge - CONTENT - 6
        wide = min(self.plot.w - 40, high * _GATE)
        return self.plot.place(
            (self.plot.w - wide) / 2, self._ledge - wide / _GATE, wide, wide / _GATE
        )

    def _plaque(self) -> tuple[float, float, float, float]:
        return _SIDE, self.plot.h - 14 - _PLAQUE, self.plot.w - 2 * _SIDE, _PLAQUE

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The gate, the ledge and the plaque."""
        paint_board(canvas, say, self.plot, TEMPLE, self.view.sides[TEMPLE], self._scenery())
        canvas.svg("pieces/temple", self._gate(), alpha=_FADED)
        if len(self.view.temple) < self.width:
            for index in range(len(self.view.temple), self.width):
                rect = surface_below(self._space(index)).inflate(-4, -4)
                paint_cell(canvas, rect, "next" if index == len(self.view.temple) else "empty")
        if self.view.sides[TEMPLE]:
            self._gifts(canvas, say)
        else:
            self._owners(canvas, say)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """A sign over the column where the next stone goes."""
        count = len(self.view.temple)
        if count >= self.width:
            face = surface_below(self._space(count))
            paint_cell(canvas, face, "covered")
            above = face.centerx, face.y - self.frame.px(10)
            paint_arrow(canvas, above, 15, palette.LEGAL, edge=palette.LEGAL_EDGE)

    def _owners(self, canvas: Canvas, say: Say) -> None:
        x, y, w, _ = self._plaque()
        ink, ground = palette.LIMESTONE_TEXT, BOARD["plaque"][0]
        words = say(
            text(
                "End of round: {n} point each",
                "End of round: {n} points each",
                count=COLUMN_POINT,
                n=COLUMN_POINT,
            )
        )
        write(canvas, words, "strong", 19, self.plot.place(x + 6, y + 3, w - 12, 25), ink, ground)
        line = self.plot.point(0, y + 43)[1]
        radius = self.frame.px(13)
        seen = visible_stones(self.view.temple, self.view.seats)
        for column, rect in enumerate(self.columns):
            at = rect.centerx, line
            if column < len(seen):
                canvas.picture(medal(canvas.assets, seen[column], radius), at)
            else:
                thin = max(1.0, 1.6 * self.frame.u)
                canvas.circle(at, radius - 2, BOARD["plaque_edge"][0], width=thin)

    def _gifts(self, canvas: Canvas, say: Say) -> None:
        _, y, _, h = self._plaque()
        ink, ground = palette.LIMESTONE_VALUE, BOARD["plaque"][0]
        quiet = BOARD["quiet"][0]
        size = self.frame.px(25)
        for column, rect in enumerate(self.columns):
            top, bottom = self.plot.point(0, y)[1], self.plot.point(0, y + h)[1]
            field = Rect(rect.x, top, rect.w, bottom - top)
            if column == TWO_POINT_COLUMN:
                words = str(2 * COLUMN_POINT)
                write(canvas, words, "number", 32, field, ink, ground)
            elif column == CARD_COLUMN:
                canvas.icon("card-draw", field.center, self.frame.px(38), ink)
            else:
                half = field.h // 2 - self.frame.px(3)
                upper = Rect(field.x, field.y + self.frame.px(3), field.w, half)
                lower = upper.move(0, half)
                both = say(text("{n} or", n=COLUMN_POINT))
                write(canvas, both, "number", 20, upper, ink, ground)
                left = Rect(lower.x, lower.y, lower.w // 2 - size // 4, lower.h)
                write(canvas, str(COLUMN_STONES), "number", 22, left, quiet, ground, align="right")
                canvas.icon("stone-pile", (lower.centerx + size // 3, lower.centery), size, ink)

    def _scenery(self) -> Callable[[Sketch], None]:
        plot, ledge = self.plot, self._ledge
        side_b, width, rects = self.view.sides[TEMPLE], self.width, self.columns

        def paint(sketch: Sketch) -> None:
            edge = BOARD["niche_edge"][0]
            x, w = _SIDE, plot.w - 2 * _SIDE
            bottom = ledge + _LEDGE
            sketch.rect(
                x,
                CONTENT,
                w,
                bottom - CONTENT,
                sketch.down(BOARD["temple_sky"], CONTENT, bottom - CONTENT),
                radius=9,
                edge=edge,
                edge_width=2,
            )
            sketch.rect(
                x,
                ledge,
                w,
                _LEDGE,
                sketch.down(BOARD["ledge"], ledge, _LEDGE),
                radius=8,
                edge=edge,
                edge_width=2,
            )
            plaque(sketch, self._plaque())
            if side_b:
                _, y, _, h = self._plaque()
                for column in range(1, width):
                    line = (rects[column].x - plot.rect.x) / plot.frame.u
                    sketch.path(
                        f"M{line:g} {y + 8:g} V{y + h - 8:g}",
                        edge=BOARD["plaque_edge"][0],
                        edge_width=1.6,
                    )

        return paint
