"""The Obelisks, side A: a tower for every seat, ranked by height."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game import palette
from game.palette import BOARD, SEATS
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.marks import seat_mark
from game.table.sketch import Sketch
from game.table.writing import write
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.ids import Raised
from game.tables.imhotep.sites.board import (
    CONTENT,
    NAME_LEFT,
    NAME_RIGHT,
    cornice_dark,
    paint_board,
    plaque,
)
from game.tables.imhotep.sites.site import Lying, Say, Site
from game.tables.imhotep.stones import FRONT, TOP, standing, surface_below
from rules.game import Text, text
from rules.imhotep.names import SITE_NAMES
from rules.imhotep.pieces import HEIGHT_POINTS, OBELISKS
from rules.imhotep.scoring import ranked
from rules.imhotep.view import View

ORDINALS: Final[tuple[Text, ...]] = (text("1st"), text("2nd"), text("3rd"), text("4th"))
_SIDE: Final = 14
_POINTS: Final = 40
_LOW: Final = 5
"""Towers above so many stones need the room of the plaque, which moves into the cornice."""
_LABEL: Final = 28


class ObeliskA(Site):
    """Towers; `next` is by seat."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        super().__init__(frame, rect, view)
        w, h, u = self.plot.w, self.plot.h, frame.u
        self._foot = h - 14 - _POINTS - 18
        self._highest = max(view.obelisks)
        room = self._foot - CONTENT - 4 - _LABEL
        self._w = int(min(56, (w - 100) / 4, room / (TOP + FRONT * max(1, self._highest))) * u)
        self._step = min(98.0, (w - 44) / view.seats)
        self.stones = {
            Raised(seat, index): Lying(seat, self._space(seat, index), index, on_stone=index > 0)
            for seat in range(view.seats)
            for index in range(view.obelisks[seat])
        }
        self.next = {seat: self._space(seat, view.obelisks[seat]) for seat in range(view.seats)}
        low = self._highest <= _LOW
        self.prizes = self.plot.place(*self._plaque()) if low else None
        """What heights bring, where it does not stand in the cornice."""
        self.towers = [self._tower(seat) for seat in range(view.seats)]
        """Every tower from its top to its points, by seat."""

    def _middle(self, seat: int) -> float:
        return self.plot.w / 2 + self._step * (seat - (self.view.seats - 1) / 2)

    def _space(self, seat: int, index: int) -> Rect:
        middle, foot = self.plot.point(self._middle(seat), self._foot)
        return standing(middle, foot - round(index * FRONT * self._w), self._w)

    def _tower(self, seat: int) -> Rect:
        points = self.plot.place(*self._points_field(seat))
        return points.union(self._space(seat, max(0, self.view.obelisks[seat] - 1)))

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The evening, a plinth for every seat, and what heights bring."""
        low = self._highest <= _LOW
        above = not low and self._fits_cornice(canvas, say)
        paint_board(
            canvas,
            say,
            self.plot,
            OBELISKS,
            False,
            self._scenery(low),
            key=(self.view.seats, low),
            name_room=self._prize_room if above else 0,
        )
        if low:
            self._prizes(canvas, say)
        elif above:
            self._prizes_above(canvas)
        points = ranked(self.view.obelisks, HEIGHT_POINTS[self.view.seats])
        ink, ground = palette.LIMESTONE_TEXT, BOARD["plaque"][0]
        for seat in range(self.view.seats):
            x, y, w, h = self._points_field(seat)
            box = self.plot.place(x, y, w, h)
            write(canvas, str(points[seat]), "number", 25, box, ink, ground)
            if not self.view.obelisks[seat]:
                self._empty_plinth(canvas, seat)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """The rank of every tower."""
        ink, pale = palette.LIMESTONE_TEXT, BOARD["sun"][0]
        for seat, height in enumerate(self.view.obelisks):
            if height:
                rank = sum(other > height for other in self.view.obelisks)
                top = self._space(seat, height - 1)
                label = Rect(0, 0, self.frame.px(self._step - 4), self.frame.px(_LABEL - 2))
                label.midbottom = top.centerx, top.y - self.frame.px(2)
                words = say(ORDINALS[rank])
                write(canvas, words, "strong", 20, label, ink, pale, outline=(2, pale))

    @property
    def _prize_room(self) -> float:
        return 31 * self.view.seats + 6

    def _fits_cornice(self, canvas: Canvas, say: Say) -> bool:
        """Whether the prizes leave room for the name; the points below tell enough without."""
        name = canvas.assets.width(say(SITE_NAMES[OBELISKS]), "board", self.frame.floor)
        return name <= self.frame.px(self.plot.w - NAME_LEFT - NAME_RIGHT - self._prize_room)

    def _prizes_above(self, canvas: Canvas) -> None:
        prizes = HEIGHT_POINTS[self.view.seats]
        pale, edge = BOARD["name"][0], cornice_dark(OBELISKS)
        for place, points in enumerate(prizes):
            x = self.plot.w - NAME_RIGHT - 31 * (len(prizes) - place)
            box = self.plot.place(x, 22, 30, 30)
            write(canvas, str(points), "number", 20, box, pale, edge, outline=(1.5, edge))

    def _prizes(self, canvas: Canvas, say: Say) -> None:
        prizes = HEIGHT_POINTS[self.view.seats]
        ink, ground = palette.LIMESTONE_TEXT, BOARD["plaque"][0]
        x, y, w, _ = self._plaque()
        head = self.plot.place(x + 10, y + 5, w - 16, 26)
        write(canvas, say(text("By height")), "strong", 19, head, ink, ground, align="left")
        for place, points in enumerate(prizes):
            box = self.plot.place(x + 6 + 35 * place, y + 31, 34, 28)
            write(canvas, str(points), "number", 22, box, ink, ground)

    def _plaque(self) -> tuple[float, float, float, float]:
        return _SIDE + 12, CONTENT + 12, max(124, 35 * self.view.seats + 12), 64

    def _points_field(self, seat: int) -> tuple[float, float, float, float]:
        w = min(64, self._step - 8)
        return self._middle(seat) - w / 2, self.plot.h - 14 - _POINTS - 4, w, _POINTS

    def _empty_plinth(self, canvas: Canvas, seat: int) -> None:
        cell = surface_below(self._space(seat, 0)).inflate(-6, -6)
        paint_cell(canvas, cell, "empty", 190)
        size = round(0.7 * cell.h)
        mark = seat_mark(canvas.assets, seat, size, SEATS[seat].dark)
        canvas.picture(mark, cell.center, 200)

    def _scenery(self, low: bool) -> Callable[[Sketch], None]:
        w, h, foot = self.plot.w, self.plot.h, self._foot
        plinths = [self._middle(seat) for seat in range(self.view.seats)]
        fields = [self._points_field(seat) for seat in range(self.view.seats)]

        def paint(sketch: Sketch) -> None:
            evening(sketch, _SIDE, CONTENT, w - 2 * _SIDE, h - 14 - CONTENT, foot - 26)
            for middle in plinths:
                plinth(sketch, middle, foot + 8, self._step / 2 - 1, 22)
            for field in fields:
                plaque(sketch, field)
            if low:
                plaque(sketch, self._plaque(), 0.72)

        return paint


def evening(sketch: Sketch, x: float, y: float, w: float, h: float, floor: float) -> None:
    """A low sun over dunes, down to a floor that begins at a line."""
    edge = BOARD["niche_edge"][0]
    sketch.rect(x, y, w, h, sketch.down(BOARD["evening"], y, floor - y), radius=9)
    sun = BOARD["sun"][0]
    sketch.circle(x + 0.74 * w, y + 54, 46, sun, opacity=0.35)
    sketch.circle(x + 0.74 * w, y + 54, 34, sun, opacity=0.95)
    for tone, rise, lift in zip(BOARD["dunes"], (52, 34), (1, -1), strict=True):
        top = floor - rise
        sketch.path(
            f"M{x:g} {top:g} C{x + 0.2 * w:g} {top - 14 * lift:g} {x + 0.4 * w:g} "
            f"{top + 20 * lift:g} {x + 0.6 * w:g} {top + 8 * lift:g} S{x + 0.85 * w:g} "
            f"{top - 18 * lift:g} {x + w:g} {top - 4 * lift:g} V{floor + 2:g} H{x:g} Z",
            tone,
            opacity=0.75,
        )
    bottom = y + h
    sketch.path(
        f"M{x:g} {floor:g} H{x + w:g} V{bottom - 9:g} Q{x + w:g} {bottom:g} {x + w - 9:g} "
        f"{bottom:g} H{x + 9:g} Q{x:g} {bottom:g} {x:g} {bottom - 9:g} Z",
        sketch.down(BOARD["floor"], floor, bottom - floor),
    )
    sketch.rect(x, y, w, h, None, radius=9, edge=edge, edge_width=2)


def plinth(sketch: Sketch, middle: float, bottom: float, half: float, high: float) -> None:
    """A low block seen from the front and above, on which a tower stands."""
    top = half - 7
    sketch.polygon(
        (
            (middle - half, bottom),
            (middle - top, bottom - high),
            (middle + top, bottom - high),
            (middle + half, bottom),
        ),
        sketch.down(BOARD["plinth"], bottom - high, high),
        edge=BOARD["plinth_edge"][0],
        edge_width=1.4,
    )
