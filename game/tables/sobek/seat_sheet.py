"""A seat looked at closely: who plays there, its numbers, its jar and its sets."""

from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.plot import Plot
from game.table.portrait import BESIDE, paint_seat
from game.table.table import Occupant
from game.table.writing import Say, write, write_lines
from game.tables.sobek.cloth import mat
from game.tables.sobek.jars import HEIGHT, JarPlan, pile_words
from game.tables.sobek.seat_notes import seat_lines
from game.tables.sobek.sets import Sets
from game.tables.sobek.sums import paint_empty, paint_sums
from rules.game import Seat, Who, text
from rules.sobek.view import View

SIZE: Final = (1080, 664)
_PAD: Final = 36
_HEAD: Final = 176
_JAR: Final = 116
_SETS: Final = 206
_FOOT: Final = 60
_GROUND: Final = palette.PAPYRUS_RAMP[1]


def paint_seat_sheet(
    canvas: Canvas, say: Say, view: View, seat: Seat, occupant: Occupant, rect: Rect
) -> None:
    """Fills a sheet of papyrus of SIZE; its foot stays free."""
    plot = Plot(canvas.frame, rect)
    wide = _HEAD * (1 + BESIDE)
    starts = view.starter == seat and view.round > 0
    head = plot.place(_PAD, _PAD, wide, _HEAD)
    paint_seat(canvas, seat, occupant.portrait, head, starts=starts)
    sets = plot.place(_PAD, plot.h - _FOOT - _SETS, plot.w - 2 * _PAD, _SETS)
    left = _PAD + (wide - _JAR) / 2
    _paint_jar(canvas, view, seat, plot.place(left, 2 * _PAD + _HEAD, _JAR, HEIGHT * _JAR))
    _paint_sets(canvas, say, view, seat, sets)
    left = 2 * _PAD + wide
    words = Plot(canvas.frame, plot.place(left, _PAD, plot.w - left - _PAD, 0))
    words.rect.h = sets.top - canvas.frame.px(16) - words.rect.top
    ink, quiet = palette.PAPYRUS_TEXT, palette.PAPYRUS_QUIET
    name, note = words.place(0, 0, words.w, 46), words.place(0, 46, words.w, 34)
    write(canvas, say(text("{who}", who=Who(seat))), "panel", 34, name, ink, _GROUND, align="left")
    who = occupant.note or (say(text("you")) if seat == view.viewer else "")
    write(canvas, who, "strong", 23, note, quiet, _GROUND, align="left")
    lines = "\n".join(say(line) for line in seat_lines(view, seat, occupant.plays))
    rest = words.place(0, 92, words.w, words.h - 92)
    write_lines(canvas, lines, "body", 23, rest, ink, _GROUND)


def _paint_jar(canvas: Canvas, view: View, seat: Seat, place: Rect) -> None:
    plan = JarPlan(place, seat, view.curses[seat])
    for sprite in plan.sprites(canvas.assets, pile_words(view, seat)):
        canvas.picture(sprite.picture, sprite.rect.topleft)


def _paint_sets(canvas: Canvas, say: Say, view: View, seat: Seat, place: Rect) -> None:
    """On a mat, as they lie on the table, but larger."""
    frame = canvas.frame
    canvas.picture(mat(canvas.assets, frame.u, *place.size), place.topleft)
    sets = Sets(frame, place.inflate(-frame.px(36), -frame.px(30)), view, seat)
    paint_empty(canvas, sets, "cloth")
    for sprite in sorted(sets.sprites(canvas.assets, say), key=lambda sprite: sprite.z):
        canvas.picture(sprite.picture, sprite.rect.topleft)
    paint_sums(canvas, sets)
