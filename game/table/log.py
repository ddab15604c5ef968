"""The log: what happened, one sentence each, newest last."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game import palette
from game.table import seat as seats
from game.table.canvas import Canvas
from game.table.control import Control
from game.table.words import LEADING, Style, set_words

_PAD, _HEAD, _MEDAL, _GAP = 20, 62, 24, 10
_LETTER = 18
_GLASS = 30
_EMPTY = 84
_NOTCH = 3


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence, and the seat it speaks of, if any."""

    text: str
    seat: int | None = None


class Log(Control):
    """A papyrus sheet with the sentences of a match; scrolls by wheel and keys.

    With `then` a magnifier stands in its head: a click on the log, or Enter, calls it.
    """

    holds_others = True

    def __init__(
        self,
        title: str,
        then: Callable[[], None] | None = None,
        *,
        tip: str = "",
        region: str = "",
    ) -> None:
        super().__init__(title, tip=tip if then else "", region=region)
        self.then = then
        self._lines: list[LogLine] = []
        self._back = 0

    def add(self, text: str, seat: int | None = None) -> None:
        """Appends a sentence and shows it."""
        self._lines.append(LogLine(text, seat))
        self._back = 0

    def replace(self, lines: list[LogLine]) -> None:
        """Shows other sentences from now on, such as after a take-back."""
        self._lines = list(lines)
        self._back = 0

    def act(self) -> None:
        """Calls `then`, if there is such a thing."""
        if self.then is not None:
            self.then()

    def key(self, event: pygame.event.Event) -> bool:
        """Up, down, Page Up, Page Down, Home and End, unless at that end already."""
        if event.type != pygame.KEYDOWN:
            return False
        step = {
            pygame.K_UP: 1,
            pygame.K_DOWN: -1,
            pygame.K_PAGEUP: 6,
            pygame.K_PAGEDOWN: -6,
            pygame.K_HOME: len(self._lines),
            pygame.K_END: -len(self._lines),
        }.get(event.key)
        return step is not None and self._scroll(step)

    def handle(self, event: pygame.event.Event) -> bool:
        """The wheel over it."""
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(pygame.mouse.get_pos()):
            self._scroll(event.y * _NOTCH)
            return True
        return super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Puts the sheet with as many of the newest sentences as fit on the canvas."""
        frame = canvas.frame
        canvas.panel(self.rect, "papyrus")
        inside = self.rect.inflate(-2 * frame.px(_PAD), 0)
        head = max(frame.px(_HEAD), round(1.9 * frame.letter(26)))
        middle = self.rect.top + round(head * 0.52)
        size = frame.px(_GLASS) if self.then else 0
        canvas.words(
            self.name,
            "panel",
            26,
            (inside.left, middle),
            palette.PAPYRUS_TEXT,
            palette.PAPYRUS,
            width=inside.w - size,
        )
        if size:
            ink = palette.PAPYRUS_LOSS if self.hovered else palette.PAPYRUS_FAINT
            canvas.icon("magnifying-glass", (inside.right - size // 2, middle), size, ink)
        line = inside.copy()
        line.top, line.h = self.rect.top + head - frame.px(12), max(1, frame.px(2))
        canvas.fill(line, palette.PAPYRUS_INNER, 150)
        inside.top = self.rect.top + head
        inside.h = self.rect.bottom - frame.px(14) - inside.top
        if not self._lines:
            size = min(frame.px(_EMPTY), inside.h)
            canvas.icon("tied-scroll", inside.center, size, palette.PAPYRUS_FAINT, 90)
        with canvas.clip(inside.inflate(frame.px(20), 0)):
            self._paint_lines(canvas, inside)

    def _paint_lines(self, canvas: Canvas, inside: pygame.Rect) -> None:
        frame = canvas.frame
        text_left = inside.left + frame.px(_MEDAL + _GAP)
        shown = self._lines[: len(self._lines) - self._back]
        heights: list[int] = []
        room = inside.h
        for index in range(len(shown) - 1, -1, -1):
            block = self._block_height(canvas, shown[index], index, inside.right - text_left)
            if block > room and heights:
                break
            room -= block
            heights.insert(0, block)
        y = inside.top
        for index in range(len(shown) - len(heights), len(shown)):
            height = heights[index - len(shown) + len(heights)]
            self._paint_line(canvas, index, pygame.Rect(inside.left, y, inside.w, height))
            y += height

    def _paint_line(self, canvas: Canvas, index: int, row: pygame.Rect) -> None:
        frame = canvas.frame
        line, newest = self._lines[index], index == len(self._lines) - 1
        gap = frame.px(_GAP)
        middle = row.top + gap // 2 + round(LEADING * frame.letter(_LETTER) / 2)
        ground = palette.PAPYRUS_SECOND
        if newest:
            plate = row.inflate(round(1.7 * gap), -gap // 3)
            canvas.rect(plate, palette.LIMESTONE_NEXT, radius=8 * frame.u)
            edge = max(1.0, 1.6 * frame.u)
            canvas.rect(plate, palette.PAPYRUS_INNER, radius=8 * frame.u, width=edge)
            ground = palette.LIMESTONE_NEXT
        size = frame.px(_MEDAL)
        if line.seat is not None:
            seats.medal(canvas, line.seat, (row.left + size // 2, middle), size)
        left = row.left + size + gap
        canvas.words(
            line.text,
            "button" if newest else "body",
            _LETTER,
            (left, row.top + gap // 2),
            palette.PAPYRUS_TEXT,
            ground,
            valign="top",
            width=row.right - left,
            lines=None,
        )

    def _block_height(self, canvas: Canvas, line: LogLine, index: int, width: int) -> int:
        newest = index == len(self._lines) - 1
        style = Style(
            "button" if newest else "body",
            _LETTER,
            palette.PAPYRUS_TEXT,
            valign="top",
            width=width,
            lines=None,
        )
        block = set_words(canvas.assets, canvas.frame, line.text, style)
        letter = canvas.frame.letter(_LETTER)
        return block.height - letter + round(LEADING * letter) + canvas.frame.px(_GAP)

    def _scroll(self, step: int) -> bool:
        back = min(max(0, self._back + step), max(0, len(self._lines) - 1))
        moved = back != self._back
        self._back = back
        return moved
