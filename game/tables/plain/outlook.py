"""The outlook: what the move in question would change, in numbers, for every seat."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.looks import Say
from game.table.seat import medal
from game.table.words import LEADING
from game.tables.plain.layout import FORECAST_ROWS, GAIN_LINES, LINE, PAD, SMALL, TITLE
from rules.game import Forecast, Seat, Text, Who, text

_ROWS: Final = (text("At once"), text("Each round"), text("At the end"))
_TITLE: Final = text("What it would bring")
_HINT: Final = text("Point at a move, or go to it with the keys, to see what it would change.")
_NOTHING: Final = text("It changes no points.")
_MEDAL: Final = 30
_GROUND: Final = palette.NIGHT_RAMP[1]


class Outlook:
    """A night panel with a column for each seat and a line for everything else one gets."""

    def __init__(self, say: Say, seats: int) -> None:
        self._say = say
        self._seats = seats

    def paint(self, canvas: Canvas, rect: Rect, coming: Forecast | None) -> None:
        """Fills a rectangle of the window; without a forecast it says how to get one."""
        canvas.panel(rect, "night")
        frame = canvas.frame
        inside = rect.inflate(-2 * frame.px(PAD), -2 * frame.px(PAD))
        head = Rect(inside.topleft, (inside.w, round(1.25 * LEADING * frame.letter(TITLE))))
        ink = palette.NIGHT_TITLE
        canvas.words(self._say(_TITLE), "panel", TITLE - 2, head, ink, _GROUND)
        below = Rect(inside.left, head.bottom, inside.w, inside.bottom - head.bottom)
        if coming is None:
            ink = palette.NIGHT_QUIET
            hint = self._say(_HINT)
            canvas.words(hint, "body", LINE, below, ink, _GROUND, valign="top", lines=None)
            return
        step = round(1.1 * LEADING * frame.letter(LINE))
        self._paint_medals(canvas, Rect(below.topleft, (below.w, step)))
        found = coming.at_once, coming.each_round, coming.at_end
        for number, (title, points) in enumerate(zip(_ROWS, found, strict=True), start=1):
            row = Rect(below.left, below.top + number * step, below.w, step)
            self._paint_row(canvas, row, self._say(title), points)
        below.top += (1 + FORECAST_ROWS) * step + frame.px(6)
        self._paint_gains(canvas, below, coming)

    def _paint_medals(self, canvas: Canvas, line: Rect) -> None:
        for seat in range(self._seats):
            at = self._figure_at(canvas, line, seat), line.centery
            medal(canvas, seat, at, min(canvas.frame.px(_MEDAL), line.h - 2))

    def _paint_row(self, canvas: Canvas, row: Rect, title: str, points: Sequence[int]) -> None:
        figure = self._figure(canvas, row)
        ink = palette.NIGHT_TEXT if any(points) else palette.NIGHT_QUIET
        wide = row.w - self._seats * figure
        canvas.words(title, "body", LINE, row.midleft, ink, _GROUND, width=wide)
        for seat, change in enumerate(points):
            at = self._figure_at(canvas, row, seat), row.centery
            number, colour = _signed(change), _colour(change)
            canvas.words(
                number, "number", LINE + 2, at, colour, _GROUND, align="center", width=figure
            )

    def _paint_gains(self, canvas: Canvas, below: Rect, coming: Forecast) -> None:
        """Gains seat by seat; those for which there is no room are counted."""
        step = round(LEADING * canvas.frame.letter(SMALL))
        lines = [self._gain(seat, gain) for seat, gain in coming.gains]
        if not lines and not any((*coming.at_once, *coming.each_round, *coming.at_end)):
            lines = [self._say(_NOTHING)]
        if len(lines) > GAIN_LINES:
            more = len(lines) - GAIN_LINES + 1
            rest = self._say(text("and {n} more", n=more))
            lines = [*lines[: GAIN_LINES - 1], rest]
        for number, words in enumerate(lines):
            line = Rect(below.left, below.top + number * step, below.w, step)
            canvas.words(words, "small", SMALL, line, palette.NIGHT_QUIET, _GROUND)

    def _gain(self, seat: Seat, gain: Text) -> str:
        return self._say(text("{who}: {gain}", who=Who(seat), gain=gain))

    def _figure(self, canvas: Canvas, line: Rect) -> int:
        """Width of a seat's column."""
        wide = max(canvas.frame.px(58), round(2.2 * canvas.frame.letter(LINE)))
        return min(wide, round(0.62 * line.w / self._seats))

    def _figure_at(self, canvas: Canvas, line: Rect, seat: Seat) -> int:
        figure = self._figure(canvas, line)
        return line.right - (self._seats - seat) * figure + figure // 2


def _signed(points: int) -> str:
    if not points:
        return "\N{EN DASH}"
    return f"{points:+}".replace("-", "\N{MINUS SIGN}")


def _colour(points: int) -> tuple[int, int, int]:
    if not points:
        return palette.NIGHT_QUIET
    return palette.NIGHT_TITLE if points > 0 else palette.NIGHT_LOSS
