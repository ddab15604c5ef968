"""The event tokens of the round: those left lie face down, used ones below with their users."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.plot import Plot
from game.table.sprite import Sprite
from game.table.writing import Say, write, written
from game.tables.sobek.ids import TokenLeft, TokenUsed
from game.tables.sobek.tokens import token_back, used_token
from rules.game import Seat, text
from rules.sobek.pieces import EVENTS_OUT
from rules.sobek.view import View

_TITLE: Final = 44.0
_SIDE: Final = 14.0
_GAP: Final = 8.0
_LEFT: Final = 43.0
"""Largest radius of a token that is left, and of a used one:"""
_USED: Final = 30.0


class EventsPanel:
    """Where the tokens lie, in pixels; `used` says which token was used by whom, in order."""

    def __init__(
        self, frame: Frame, rect: Rect, view: View, used: Sequence[tuple[int, Seat]]
    ) -> None:
        self.frame = frame
        self.view = view
        self.rect = rect
        self._used = used
        self._plot = plot = Plot(frame, rect)
        room = plot.h - _TITLE - 12
        part = 0.42 if view.events_left else 1.0
        self._groove = plot.h - 12 - (part * room if used else 0)
        upper = self._groove - _TITLE - (8 if used else 0)
        self.left = _rows(plot, view.events_left, _TITLE + upper / 2, upper, _LEFT)
        """Tokens that are left."""
        lower = plot.h - 10 - self._groove
        self.used = _rows(plot, len(used), self._groove + lower / 2, lower - 8, _USED)
        """Tokens that were used."""

    def sprites(self, assets: Assets) -> list[Sprite]:
        """All tokens."""
        found = []
        for index, place in enumerate(self.left):
            found.append(Sprite(TokenLeft(index), token_back(assets, place.w // 2), place, index))
        for index, (place, (kind, seat)) in enumerate(zip(self.used, self._used, strict=True)):
            disc = used_token(assets, kind, place.w // 2, seat)
            found.append(Sprite(TokenUsed(index), disc, place, index))
        return found

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The panel with its title."""
        frame, plot = self.frame, self._plot
        ground = palette.NIGHT_RAMP[0]
        canvas.panel(self.rect, "night", radius=14)
        line = plot.place(18, 8, plot.w - 36, 36)
        title = say(text("Events"))
        left, out = self.view.events_left, EVENTS_OUT
        count = say(text("{n} of {all} left", n=left, all=out))
        used = canvas.assets.width(title, "panel", written(frame, 24, line.h)) + frame.px(14)
        if used + canvas.assets.width(count, "body", written(frame, 20, line.h)) > line.w:
            count = str(left)
        right = write(canvas, count, "body", 20, line, palette.NIGHT_QUIET, ground, align="right")
        line.w = right.left - frame.px(14) - line.x
        write(canvas, title, "panel", 24, line, palette.NIGHT_TITLE, ground, align="left")
        if self._used and self.left:
            groove = plot.place(16, self._groove, plot.w - 32, 2)
            canvas.fill(groove, palette.NIGHT_LINE)


def _rows(plot: Plot, count: int, middle: float, room: float, most: float) -> tuple[Rect, ...]:
    """So many discs on one line, or on two if they can be larger then."""
    if not count:
        return ()
    wide = plot.w - 2 * _SIDE
    sizes = []
    for rows in (1, 2):
        columns = -(-count // rows)
        across = (wide - _GAP * (columns - 1)) / columns
        sizes.append((min(2 * most, across, (room - _GAP * (rows - 1)) / rows), rows, columns))
    size, rows, columns = max(sizes, key=lambda found: (found[0], -found[1]))
    step = size + min(24.0, (wide - columns * size) / max(1, columns - 1), 0.3 * size)
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        among = min(columns, count - row * columns)
        x = plot.w / 2 + (column - (among - 1) / 2) * step
        y = middle + (row - (rows - 1) / 2) * (size + _GAP)
        radius = plot.frame.px(size / 2)
        rect = Rect(0, 0, 2 * radius, 2 * radius)
        rect.center = plot.point(x, y)
        found.append(rect)
    return tuple(found)
