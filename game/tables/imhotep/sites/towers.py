"""The Obelisks, side B: three waiting stones make a tower, worth less the later it stands."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game import palette
from game.palette import BOARD
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.marks import coin, seat_mark
from game.table.sketch import Sketch
from game.table.writing import write
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.ids import InTower, Raised
from game.tables.imhotep.sites.board import CONTENT, paint_board, plaque
from game.tables.imhotep.sites.obelisks import plinth
from game.tables.imhotep.sites.site import Lying, Say, Site
from game.tables.imhotep.stones import FRONT, TOP, standing
from rules.game import text
from rules.imhotep.pieces import OBELISKS, TOWER_POINTS, TOWER_STONES, tower_points
from rules.imhotep.view import View

_SIDE: Final = 14
_WAITING: Final = 58
_SHELVES: Final = 2
_SPOTS: Final = len(TOWER_POINTS)
_WAIT_SPOTS: Final = TOWER_STONES - 1


class ObeliskB(Site):
    """Towers on two shelves, and below the stones that wait; `next` is by seat."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        super().__init__(frame, rect, view)
        w, h, u = self.plot.w, self.plot.h, frame.u
        spots = max(_SPOTS, len(view.towers) + 1)
        self._per_shelf = -(-spots // _SHELVES)
        self._step = (w - 2 * _SIDE) / self._per_shelf
        self._wait_top = h - 16 - _WAITING
        self._shelf_h = (self._wait_top - 34 - CONTENT) / _SHELVES
        self._w = int(min(44, self._step - 14, (self._shelf_h - 16) / (TOP + 3 * FRONT)) * u)
        self._wait_step = (w - 44) / view.seats
        self._wait_w = int(min(31, (self._wait_step - 14) / _WAIT_SPOTS - 3) * u)
        self.stones = {
            InTower(tower, index): Lying(seat, self._tower(tower, index), index, on_stone=index > 0)
            for tower, seat in enumerate(view.towers)
            for index in range(TOWER_STONES)
        }
        for seat, waiting in enumerate(view.obelisks):
            for index in range(waiting):
                self.stones[Raised(seat, index)] = Lying(seat, self._waiting(seat, index), 0)
        self.next = {seat: self._next(seat) for seat in range(view.seats)}
        high = self._shelf_h * _SHELVES
        self.shelves = self.plot.place(_SIDE, CONTENT, w - 2 * _SIDE, high)
        """Where the towers stand."""
        self.waiting = [self.plot.place(*self._wait_field(s)) for s in range(view.seats)]
        """Where stones wait, by seat."""

    def _next(self, seat: int) -> Rect:
        waiting = self.view.obelisks[seat]
        if waiting < _WAIT_SPOTS:
            return self._waiting(seat, waiting)
        return self._tower(len(self.view.towers), _WAIT_SPOTS)

    def _spot(self, tower: int) -> tuple[float, float]:
        """Middle and foot of a tower, in units."""
        shelf, column = divmod(tower, self._per_shelf)
        return (
            _SIDE + self._step * (column + 0.5),
            CONTENT + self._shelf_h * (shelf + 1) - 10,
        )

    def _tower(self, tower: int, index: int) -> Rect:
        middle, foot = self.plot.point(*self._spot(tower))
        return standing(middle, foot - round(index * FRONT * self._w), self._w)

    def _wait_field(self, seat: int) -> tuple[float, float, float, float]:
        x = self.plot.w / 2 + self._wait_step * (seat - self.view.seats / 2) + 4
        wide = min(self._wait_step - 8, 110)
        return x + (self._wait_step - 8 - wide) / 2, self._wait_top, wide, _WAITING

    def _waiting(self, seat: int, index: int) -> Rect:
        x, y, w, h = self._wait_field(seat)
        middle = x + w / 2 + (index - (_WAIT_SPOTS - 1) / 2) * (self._wait_w / self.frame.u + 3)
        point = self.plot.point(middle, y + h / 2)
        high = round((TOP + FRONT) * self._wait_w)
        return standing(point[0], point[1] + high // 2, self._wait_w)

    def paint(self, canvas: Canvas, say: Say) -> None:
        """Shelves with the points of the towers to come, and the places to wait."""
        key = (self.view.seats, self._per_shelf)
        paint_board(canvas, say, self.plot, OBELISKS, True, self._scenery(), key=key)
        ink, built = palette.LIMESTONE_VALUE, len(self.view.towers)
        for tower in range(built, max(_SPOTS, built + 1)):
            x, foot = self._spot(tower)
            box = self.plot.about(x, foot - 32, min(54, self._step - 8), 40)
            if tower == built:
                paint_cell(canvas, box, "next")
            ground = palette.LIMESTONE_NEXT if tower == built else BOARD["shelf"][1]
            write(canvas, str(tower_points(tower)), "number", 28, box, ink, ground)
        line = self.plot.place(_SIDE + 8, self._wait_top - 29, self.plot.w - 2 * _SIDE - 16, 27)
        words = say(text("Waiting, {n} make a tower", n=TOWER_STONES))
        quiet = BOARD["quiet"][0]
        write(canvas, words, "strong", 19, line, quiet, palette.LIMESTONE_RAMP[1], align="left")
        for seat in range(self.view.seats):
            for index in range(_WAIT_SPOTS):
                self._empty_wait(canvas, seat, index)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """The points of every tower."""
        u = self.frame.u
        for tower in range(len(self.view.towers)):
            foot = self._tower(tower, 0)
            at = foot.right + self.frame.px(4), foot.bottom - self.frame.px(3)
            radius = max(14.0, 9 / u)
            canvas.picture(coin(canvas.assets, u, radius), at)
            box = Rect(0, 0, self.frame.px(2 * radius - 4), self.frame.px(2 * radius - 4))
            box.center = at
            points = str(tower_points(tower))
            write(canvas, points, "number", 19, box, palette.LIMESTONE_TEXT, BOARD["coin"][0])

    def _empty_wait(self, canvas: Canvas, seat: int, index: int) -> None:
        stone = self._waiting(seat, index)
        cell = Rect(0, 0, stone.w, round(0.78 * stone.w))
        cell.center = stone.center
        paint_cell(canvas, cell, "empty")
        ink = BOARD["arrow"][0]
        canvas.picture(seat_mark(canvas.assets, seat, round(0.62 * stone.w), ink), cell.center)

    def _scenery(self) -> Callable[[Sketch], None]:
        w = self.plot.w - 2 * _SIDE
        high, edge = self._shelf_h * _SHELVES, BOARD["niche_edge"][0]
        spots = [self._spot(tower) for tower in range(self._per_shelf * _SHELVES)]
        fields = [self._wait_field(seat) for seat in range(self.view.seats)]

        def paint(sketch: Sketch) -> None:
            fill = sketch.down(BOARD["shelf"], CONTENT, high)
            sketch.rect(_SIDE, CONTENT, w, high, fill, radius=9, edge=edge, edge_width=2)
            for shelf in range(1, _SHELVES):
                y = CONTENT + self._shelf_h * shelf
                sketch.path(f"M{_SIDE} {y:g} h{w:g}", edge=edge, edge_width=1.4)
            for middle, foot in spots:
                plinth(sketch, middle, foot + 9, self._step / 2 - 2, 19)
            for field in fields:
                plaque(sketch, field, 0.78)

        return paint
