"""The result: who won, and where every point came from."""

from typing import Final

import pygame
from pygame import Rect

from game import palette
from game.match import Match
from game.scenes.backdrop import dimmed
from game.scenes.desk import Desk
from game.scenes.lines import Line, two_lines
from game.scenes.score_table import RED, ScoreTable
from game.scenes.screen import Screen
from game.scenes.scroll import paint_scroll
from game.scenes.stack import Change, Pop, Repaint, Replace
from game.scenes.topbar import TopBar
from game.table.canvas import Canvas, Point
from game.table.controls import Button, Controls
from game.table.focus import Spot
from game.table.notes import Note, Notes, topmost
from game.table.seat import medal
from rules.game import Text, Who, text

EDGE: Final = 48
"""Units between the edge of the scroll and the table on it."""
WIDEST: Final = 1360
NARROWEST: Final = 1060
TOP: Final = 100
HEAD: Final = 182
FOOT: Final = 30


class ResultScreen(Screen):
    """The score sheet of a finished match on papyrus."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        say = self.say
        self._match = match
        self._table = ScoreTable(match, desk.language)
        self._width = min(WIDEST, max(NARROWEST, self._table.width() + 2 * EDGE))
        self._page = Rect(0, 0, 0, 0)
        self.controls = Controls(alone=False)
        self._notes = Notes(lambda words: say(words, match.names))
        self._bar = TopBar(say(match.game.title), say("Title"), self.back, icon="temple-door")
        self._again = Button(
            say("Play again, same seats"),
            self._play_again,
            kind="primary",
            icon="sailboat",
            units=32,
        )
        self._set_up = Button(say("New set-up"), self._change_set_up, icon="cog", units=24)
        self.controls.ring.focus(self._again)

    def lay_out(self) -> None:
        """The scroll in the middle, the ways on below it."""
        frame = self.frame
        self._bar.lay_out(frame)
        x = (frame.uw - self._width) / 2
        foot = frame.uh - 94
        high = foot - 38 - TOP
        self._page = frame.rect(x, TOP, self._width, high)
        table = frame.rect(x + EDGE, TOP + HEAD, self._width - 2 * EDGE, high - HEAD - FOOT)
        self._table.lay_out(frame, table)
        self._set_up.rect = frame.rect(x, foot, 320, 72)
        self._again.rect = frame.rect(x + 340, foot, self._width - 340, 72)
        rows = [
            Spot(
                rect=row, name=self.say(line.title, self._match.names), then=lambda: None, radius=4
            )
            for line, row in self._table.rows()
        ]
        self.controls.offer([self._bar.button, self._set_up, self._again], rows)

    def paint(self, canvas: Canvas) -> None:
        """The headline, and the table of points."""
        canvas.image(dimmed(canvas.assets, canvas.frame), (0, 0))
        self._bar.paint(canvas)
        paint_scroll(canvas, self._page)
        self._paint_headline(canvas)
        self._table.paint(canvas)
        super().paint(canvas)
        self._notes.paint(canvas)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Like every screen; figures say what they are."""
        change = super().handle(event)
        self._notes.follow(event, self._note_at, self.controls, busy=False, find_of=self._note_of)
        return change

    def tick(self, seconds: float) -> Change | None:
        """Lets tooltips come."""
        came = self._notes.tick(seconds)
        return super().tick(seconds) or (Repaint() if came else None)

    @property
    def moving(self) -> bool:
        """Whether a tooltip is coming."""
        return super().moving or self._notes.moving

    def _note_at(self, point: Point) -> Note | None:
        return topmost(self._table.notes(), point)

    def _note_of(self, spot: Spot) -> Note | None:
        return next((note for note in self._table.notes() if note.of == spot.rect), None)

    def back(self) -> None:
        """To the title."""
        self.wish(Pop())

    def _paint_headline(self, canvas: Canvas) -> None:
        """The winners' medals in laurels, who won, and by how much or why."""
        frame, page = canvas.frame, self._page
        size, step = frame.px(80), frame.px(112)
        y = page.top + frame.px(98)
        x = page.left + frame.px(EDGE + 62)
        for place, seat in enumerate(self._table.winners):
            at = x + place * step, y
            canvas.icon("laurels", at, frame.px(136), palette.GOLD_DARK)
            medal(canvas, seat, (at[0], at[1] - frame.px(2)), size)
        x += (len(self._table.winners) - 1) * step + frame.px(88)
        names = self._match.names
        above = Line(self.say(self._headline(), names), "display", 52, RED)
        below = Line(self.say(self._margin(), names), "body", 24, palette.PAPYRUS_TEXT)
        width = page.right - frame.px(EDGE) - x
        two_lines(canvas, (x, y), above, below, palette.PAPYRUS, width)

    def _headline(self) -> Text:
        winners = self._table.winners
        if len(winners) == 1:
            return text("{who} wins", who=Who(winners[0]))
        if len(winners) == 2:
            return text("{who} and {other} win", who=Who(winners[0]), other=Who(winners[1]))
        return text("The win is shared")

    def _margin(self) -> Text:
        """How far the winners are ahead, or that only a tie-break tells."""
        scores, winners = self._table.scores, self._table.winners
        rest = [(points, seat) for seat, points in enumerate(scores) if seat not in winners]
        if len(winners) > 1:
            return text("Their points and tie-breaks are equal.")
        points, second = max(rest, key=lambda found: (found[0], -found[1]))
        ahead = scores[winners[0]] - points
        if not ahead:
            return text(
                "Points are equal to those of {who}; the tie-break decides.", who=Who(second)
            )
        return text(
            "{count} point ahead of {who}.",
            "{count} points ahead of {who}.",
            count=ahead,
            who=Who(second),
        )

    def _play_again(self) -> None:
        from game.scenes.opening import begin

        match, head = self._match, self._match.record()
        again = begin(
            self.desk,
            match.game,
            match.seats,
            match.setup.options,
            free_take_back=head.free_take_back,
            curtain=head.curtain,
        )
        self.wish(Replace(again))

    def _change_set_up(self) -> None:
        from game.scenes.setup import SetUp

        self.wish(Replace(SetUp(self.desk, self._match.game)))
