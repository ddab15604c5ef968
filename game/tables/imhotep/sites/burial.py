"""The Burial Chamber: rows of stones under the stars, scored at the end."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.palette import BOARD
from game.table.canvas import Canvas
from game.table.frame import FLOOR, Frame
from game.table.marks import coin, medal, paint_arrow
from game.table.sketch import Sketch
from game.table.writing import write
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.ids import Built
from game.tables.imhotep.sites.board import CONTENT, paint_board
from game.tables.imhotep.sites.outline import outlines
from game.tables.imhotep.sites.pyramids import ground_cell
from game.tables.imhotep.sites.site import Lying, Say, Site
from game.tables.imhotep.stones import Grid
from rules.game import text
from rules.imhotep.pieces import BURIAL, BURIAL_ROWS, GROUP_POINTS
from rules.imhotep.scoring import joined_stones
from rules.imhotep.view import View

_COLUMNS: Final = 8
"""More columns appear once they are needed."""
PANEL: Final = 104
SIDE: Final = 14
_PRINTED: Final = 5
"""Sizes of groups whose points the board lists; larger ones follow a rule."""


class Burial(Site):
    """What both sides have in common: the grid and its next cell."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        super().__init__(frame, rect, view)
        w, h, u = self.plot.w, self.plot.h, frame.u
        count = len(view.burial)
        self._columns = max(_COLUMNS, count // BURIAL_ROWS + 1)
        top, bottom = CONTENT + 36, h - 14 - PANEL - 8
        stone = int(min((w - 32) / self._columns, (bottom - top) / 2.7) * u)
        left = rect.centerx - round(self._columns * stone / 2)
        spare = self.plot.place(0, top, 1, bottom - top).h - round(2.7 * stone)
        self._grid = Grid(left, self.plot.point(0, top)[1] + spare // 2, stone)
        self.stones = {
            Built(BURIAL, index): Lying(seat, self._space(index), index % BURIAL_ROWS)
            for index, seat in enumerate(view.burial)
        }
        self.next = {0: self._space(count)}
        self.points = self.plot.place(SIDE, h - 14 - PANEL, w - 2 * SIDE, PANEL)
        """Where it says what the stones would bring."""

    def _space(self, index: int) -> Rect:
        return self._grid.stone(index // BURIAL_ROWS, index % BURIAL_ROWS)

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The dark, its stars, empty cells and the table of points."""
        side_b = self.view.sides[BURIAL]
        paint_board(
            canvas, say, self.plot, BURIAL, side_b, self._scenery(), key=self.view.seats, dark=True
        )
        for index in range(len(self.view.burial) + 1, BURIAL_ROWS * self._columns):
            paint_cell(canvas, ground_cell(self._space(index)), "tomb")
        self._points(canvas, say)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """The next cell."""
        rect = ground_cell(self.next[0])
        paint_cell(canvas, rect, "tomb next")
        words, ink = say(text("next")), BOARD["tomb_number"][0]
        inside = rect.inflate(-self.frame.px(8), 0)
        if canvas.assets.width(words, "button", self.frame.floor) <= inside.w:
            write(canvas, words, "button", FLOOR, inside, ink, BOARD["tomb_cell"][0])
        else:
            paint_arrow(canvas, rect.center, 15, ink)

    def _scenery(self) -> Callable[[Sketch], None]:
        w, h = self.plot.w, self.plot.h
        side_b = self.view.sides[BURIAL]

        def paint(sketch: Sketch) -> None:
            if side_b:
                sketch.rect(SIDE, CONTENT - 3, w - 2 * SIDE, 36, BOARD["tomb_panel"][0], radius=8)
            else:
                _stars(sketch, w)
            sketch.rect(
                SIDE,
                h - 14 - PANEL,
                w - 2 * SIDE,
                PANEL,
                BOARD["tomb_panel"][0],
                radius=8,
            )

        return paint

    @abstractmethod
    def _points(self, canvas: Canvas, say: Say) -> None:
        """What the stones would bring."""


class BurialA(Burial):
    """Side A: joined stones of a seat score together."""

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """The next cell, and a line round joined stones with the points of their group."""
        super().paint_over(canvas, say)
        joined = [group for group, _ in self.groups()]
        line = max(1.0, 3 * self.frame.u)
        for group in joined:
            for corners in outlines([self._face(index) for index in group]):
                canvas.lines(corners, BOARD["rim"][0], line + max(2.0, 3.6 * self.frame.u))
                canvas.lines(corners, palette.GOLD_LIGHT, line)
        for group in joined:
            self._group_coin(canvas, group)

    def groups(self) -> Iterator[tuple[Sequence[int], Rect]]:
        """Joined stones, and the place of the coin with their points."""
        for group in joined_stones(self.view.burial):
            if len(group) > 1:
                yield group, self._coin(group)

    def _face(self, index: int) -> Rect:
        """The top of a stone up to where the next row begins."""
        column, row = divmod(index, BURIAL_ROWS)
        upper, lower = self._grid.stone(column, row), self._grid.stone(column, row + 1)
        return Rect(upper.x, upper.y, upper.w, lower.y - upper.y)

    def _group_coin(self, canvas: Canvas, group: Sequence[int]) -> None:
        u, box = self.frame.u, self._coin(group)
        canvas.picture(coin(canvas.assets, u, _coin_radius(u)), box.center)
        points = str(GROUP_POINTS[len(group)])
        write(canvas, points, "number", 19, box, palette.LIMESTONE_TEXT, BOARD["coin"][0])

    def _coin(self, group: Sequence[int]) -> Rect:
        first, radius = self._face(group[0]), _coin_radius(self.frame.u)
        inside = self.frame.px(3)
        box = Rect(0, 0, self.frame.px(2 * radius - 4), self.frame.px(2 * radius - 4))
        box.center = first.x + inside, first.y + inside
        return box

    def _points(self, canvas: Canvas, say: Say) -> None:
        self._values(canvas, say)
        points = [0] * self.view.seats
        for group in joined_stones(self.view.burial):
            points[self.view.burial[group[0]]] += GROUP_POINTS[len(group)]
        step = (self.plot.w - 2 * SIDE) / max(self.view.seats, 4)
        y = self.plot.h - 14 - PANEL + 68
        radius = self.frame.px(18)
        for place, seat in enumerate(sorted(range(self.view.seats), key=lambda s: -points[s])):
            x = SIDE + step * place
            canvas.picture(medal(canvas.assets, seat, radius), self.plot.point(x + 28, y))
            write(
                canvas,
                str(points[seat]),
                "number",
                28,
                self.plot.place(x + 53, y - 20, step - 54, 40),
                BOARD["tomb_text"][0],
                BOARD["tomb_panel"][0],
                align="left",
            )

    def _values(self, canvas: Canvas, say: Say) -> None:
        y = self.plot.h - 14 - PANEL + 22
        ground = BOARD["tomb_panel"][0]
        quiet, number = BOARD["tomb_quiet"][0], BOARD["tomb_number"][0]
        words = say(text("Joined"))
        head = self.plot.place(SIDE + 14, y - 14, 80, 28)
        write(canvas, words, "body", 19, head, quiet, ground, align="left")
        right = self.plot.w - SIDE - 10
        more = GROUP_POINTS[_PRINTED + 1] - GROUP_POINTS[_PRINTED]
        tail = self.plot.place(right - 32, y - 14, 32, 28)
        write(canvas, f"+{more}", "number", 19, tail, number, ground, align="right")
        wide = [1.0 if GROUP_POINTS[size] < 10 else 1.2 for size in range(1, _PRINTED + 1)]
        step = (right - 34 - (SIDE + 96)) / sum(wide)
        for size in range(1, _PRINTED + 1):
            x = SIDE + 96 + step * sum(wide[: size - 1])
            one = self.plot.place(x - 2, y - 14, 17, 28)
            write(canvas, str(size), "strong", 19, one, quiet, ground)
            at = self.plot.point(x + 20, y)
            paint_arrow(canvas, at, 9, BOARD["tomb_arrow"][0], right=True)
            points = self.plot.place(x + 26, y - 14, step * wide[size - 1] - 27, 28)
            worth = str(GROUP_POINTS[size])
            write(canvas, worth, "number", 20, points, number, ground, align="left")


def _coin_radius(u: float) -> float:
    return max(14.0, 9 / u)


def _stars(sketch: Sketch, w: float) -> None:
    count = 24
    for i in range(count):
        x = 26 + (w - 52) * i / (count - 1)
        y = CONTENT + 16 + (i * 37 % 23) - 8
        sketch.star(x, y, 6.4, BOARD["stars"][0], 0.28 + (i * 29 % 11) / 20)
