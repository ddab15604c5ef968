"""The Burial Chamber, side B: each row is ranked by itself."""

from collections.abc import Sequence

from game.palette import BOARD
from game.table.canvas import Canvas
from game.table.marks import medal, paint_arrow
from game.table.writing import write
from game.tables.imhotep.sites.board import CONTENT
from game.tables.imhotep.sites.burial import PANEL, SIDE, Burial
from game.tables.imhotep.sites.site import Say
from rules.game import text
from rules.imhotep.pieces import BURIAL_ROWS, ROW_POINTS
from rules.imhotep.scoring import burial_row_points


class BurialB(Burial):
    """Rows with the points of each, and their sums."""

    def _points(self, canvas: Canvas, say: Say) -> None:
        rows = burial_row_points(self.view.burial, self.view.seats)
        self._prizes(canvas, say)
        top = self.plot.h - 14 - PANEL + 3
        high = (PANEL - 6) / BURIAL_ROWS
        for row, points in enumerate(rows):
            self._row(canvas, say, row, points, top + high * (row + 0.5))
        self._totals(canvas, [sum(row[seat] for row in rows) for seat in range(self.view.seats)])

    def _prizes(self, canvas: Canvas, say: Say) -> None:
        y = CONTENT + 15
        ground = BOARD["tomb_panel"][0]
        quiet, number = BOARD["tomb_quiet"][0], BOARD["tomb_number"][0]
        prizes = [points for points in ROW_POINTS if points]
        left = self.plot.w - SIDE - 16 - 46 * len(prizes) + 14
        words = say(text("Most stones in each row"))
        head = self.plot.place(SIDE + 14, y - 14, left - SIDE - 20, 28)
        write(canvas, words, "body", 19, head, quiet, ground, align="left")
        for place, points in enumerate(prizes):
            x = left + 46 * place
            box = self.plot.place(x - 4, y - 14, 28, 28)
            write(canvas, str(points), "number", 21, box, number, ground)
            if place + 1 < len(prizes):
                arrow = self.plot.point(x + 33, y)
                paint_arrow(canvas, arrow, 9, BOARD["tomb_arrow"][0], right=True)

    def _row(self, canvas: Canvas, say: Say, row: int, points: Sequence[int], y: float) -> None:
        ground = BOARD["tomb_panel"][0]
        words = say(text("Row {n}", n=row + 1))
        head = self.plot.place(SIDE + 12, y - 14, 66, 28)
        write(canvas, words, "body", 19, head, BOARD["tomb_quiet"][0], ground, align="left")
        radius = self.frame.px(14)
        step = min(68, (self._divide - 100) / self.view.seats)
        paid = [seat for seat in range(self.view.seats) if points[seat]]
        for place, seat in enumerate(sorted(paid, key=lambda s: -points[s])):
            x = 96 + step * place
            canvas.picture(medal(canvas.assets, seat, radius), self.plot.point(x + 16, y))
            box = self.plot.place(x + 34, y - 14, step - 35, 28)
            ink = BOARD["tomb_text"][0]
            write(canvas, str(points[seat]), "number", 22, box, ink, ground, align="left")

    @property
    def _divide(self) -> float:
        return self.plot.w - 112

    def _totals(self, canvas: Canvas, totals: Sequence[int]) -> None:
        top = self.plot.h - 14 - PANEL
        line = self.plot.place(self._divide, top + 12, 2, PANEL - 24)
        canvas.rect(line, BOARD["tomb_line"][0])
        ground, number = BOARD["tomb_panel"][0], BOARD["tomb_number"][0]
        rows = -(-len(totals) // 2)
        high = PANEL / rows
        radius = self.frame.px(11)
        for seat, points in enumerate(totals):
            x = self._divide + 26 + 46 * (seat % 2)
            y = top + high * (seat // 2 + 0.5)
            box = self.plot.about(x, y - 12, 40, 26)
            write(canvas, str(points), "number", 21, box, number, ground)
            canvas.picture(medal(canvas.assets, seat, radius), self.plot.point(x, y + 13))
