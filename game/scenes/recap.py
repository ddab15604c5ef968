"""What has happened, on a sheet of papyrus beside the table; what is new since the last turn."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from game import palette
from game.match import Match
from game.palette import Colour
from game.scenes.desk import Desk
from game.scenes.screen import Screen
from game.scenes.stack import Change
from game.table import seat as seats
from game.table.canvas import Canvas
from game.table.controls import Button, Scroller
from game.table.words import LEADING, wrap
from game.tables import looks_of
from rules.game import Seat

WIDTH: Final = 620
TOP: Final = 84
EDGE: Final = 24
PAD: Final = 30
HEAD: Final = 92
"""Units from the top of the sheet to the window on its lines."""
MEDAL: Final = 28
GAP: Final = 12
LETTER: Final = 20
HEADING: Final = 24
RED: Final = palette.mix(palette.PAPYRUS_LOSS, palette.SHADOW, 0.3)


class _Row(NamedTuple):
    """A sentence, and where it lies on the whole sheet, in pixels from its top."""

    words: str
    seat: Seat | None
    heading: bool
    new: bool
    top: int
    high: int


class Recap(Screen):
    """Lies over a match, for the person at a seat; Esc or the key L puts it away."""

    overlay = True

    def __init__(self, desk: Desk, match: Match, viewer: Seat) -> None:
        super().__init__(desk)
        self._match = match
        self._since = match.last_decision_of(viewer)
        self._told = match.log(viewer)
        self._rows: list[_Row] = []
        self._sheet = Rect(0, 0, 0, 0)
        self._close = Button("", self.back, icon="cross", name=self.say("Close"), region="head")
        self._scroller = Scroller(self.say("What happened"), region="lines")
        self.controls.offer([self._close, self._scroller])
        self.controls.ring.focus(self._scroller)

    def lay_out(self) -> None:
        """A sheet at the right, over the full height; what is new can be read at once."""
        frame, scroller = self.frame, self._scroller
        x = frame.uw - EDGE - WIDTH
        self._sheet = frame.rect(x, TOP, WIDTH, frame.uh - TOP - EDGE)
        self._close.rect = frame.rect(x + WIDTH - PAD - 44, TOP + 22, 44, 44)
        window = frame.rect(x + PAD, TOP + HEAD, WIDTH - 2 * PAD + 14, frame.uh - 128 - HEAD)
        scroller.place(window, 0, frame.u)
        self._rows = list(self._laid_out(scroller.inner.w))
        scroller.place(window, sum(row.high for row in self._rows), frame.u)
        news = [row.top for row in self._rows if row.new]
        scroller.scroll_to(min(scroller.most, news[0]) if news else scroller.most)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """The key that opened it closes it, and so does a click beside it."""
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self._sheet.collidepoint(event.pos)
        if beside or (event.type == pygame.KEYDOWN and event.key == pygame.K_l):
            self.back()
            return self._take_wish()
        return super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """The sheet with those of its lines that can be read whole; the table stays in sight."""
        frame, sheet = canvas.frame, self._sheet
        canvas.panel(sheet, "papyrus", radius=16)
        news = any(row.new for row in self._rows)
        canvas.words(
            self.say("Since your last turn") if news else self.say("What happened"),
            "panel",
            30,
            (sheet.left + frame.px(PAD), sheet.top + frame.px(46)),
            palette.PAPYRUS_TEXT,
            palette.PAPYRUS,
            width=self._close.rect.left - sheet.left - frame.px(PAD + GAP),
        )
        x, y = self._scroller.origin
        with self._scroller.view(canvas):
            for row in self._rows:
                place = Rect(x, y + row.top, self._scroller.inner.w, row.high)
                if self._scroller.rect.contains(place):
                    self._paint_row(canvas, row, place)
        super().paint(canvas)

    def _laid_out(self, width: int) -> Iterator[_Row]:
        assets, frame = self.desk.assets, self.frame
        words = width - frame.px(MEDAL + 2 * GAP)
        line_for = looks_of(self._match.game).log_line
        top = 0
        for number, event in self._told:
            line = line_for(event, lambda text: self.desk.language.say(text, self._match.names))
            if line is None:
                continue
            heading = getattr(event, "heading", False)
            new = number > self._since > 0
            if heading:
                high = round(2 * frame.letter(HEADING))
            else:
                px = frame.letter(LETTER)
                lines = wrap(assets, line.text, "strong" if new else "body", px, words)
                high = round(LEADING * px * len(lines)) + frame.px(GAP)
            yield _Row(line.text, line.seat, heading, new, top, high)
            top += high

    def _paint_row(self, canvas: Canvas, row: _Row, place: Rect) -> None:
        frame = canvas.frame
        gap, size = frame.px(GAP), frame.px(MEDAL)
        ground: Colour = palette.PAPYRUS_SECOND
        if row.new:
            canvas.fill(place, palette.LIMESTONE_NEXT, 150)
        if row.heading:
            rule = Rect(place.left, place.bottom - frame.px(8), place.w, max(1, frame.px(2)))
            canvas.fill(rule, RED, 150)
            where = place.inflate(-2 * gap, 0)
            where.h -= frame.px(10)
            canvas.words(row.words, "panel", HEADING, where, RED, ground, valign="bottom")
            return
        half = round(LEADING * frame.letter(LETTER) / 2)
        if row.seat is not None:
            at = place.left + gap // 2 + size // 2, place.top + gap // 2 + half
            seats.medal(canvas, row.seat, at, size)
        left = place.left + size + 2 * gap
        canvas.words(
            row.words,
            "strong" if row.new else "body",
            LETTER,
            (left, place.top + gap // 2),
            palette.PAPYRUS_TEXT if row.new else palette.PAPYRUS_QUIET,
            ground,
            valign="top",
            width=place.right - left,
            lines=None,
        )
