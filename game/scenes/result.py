"""The result: who won, and where every point came from."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Role
from game.match import Match
from game.scenes.backdrop import dimmed
from game.scenes.desk import Desk
from game.scenes.lines import Line, two_lines
from game.scenes.screen import Screen
from game.scenes.stack import Pop, Replace
from game.scenes.topbar import TopBar
from game.table.canvas import Canvas
from game.table.controls import Button
from game.table.seat import medal
from rules.game import ScoreLine, Text, Who, text

WIDEST: Final = 1240
NAMES: Final = 400
"""Units from the left of the sheet to its first column of points."""
COLUMN: Final = 230
EDGE: Final = 40
HEAD: Final = 176
SEATS: Final = 104
TOTAL: Final = 92
NOTE: Final = 62
RED: Final = palette.mix(palette.PAPYRUS_LOSS, palette.SHADOW, 0.3)


class ResultScreen(Screen):
    """The score sheet of a finished match on papyrus."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        say = self.say
        self._match = match
        self._sheet: Sequence[ScoreLine] = match.score_sheet()
        result = match.result
        assert result is not None
        self._scores, self._winners = result.scores, result.winners
        columns = COLUMN * len(self._scores)
        self._width = min(WIDEST, max(960, NAMES + columns + EDGE))
        self._page = Rect(0, 0, 0, 0)
        self._bar = TopBar(say(match.game.title), say("Title"), self.back, icon="temple-door")
        self._again = Button(
            say("Play again, same seats"),
            self._play_again,
            kind="primary",
            icon="sailboat",
            units=32,
        )
        self._set_up = Button(say("New set-up"), self._change_set_up, icon="cog", units=24)
        self.controls.offer([self._bar.button, self._set_up, self._again])
        self.controls.ring.focus(self._again)

    def lay_out(self) -> None:
        """The sheet in the middle, the ways on below it."""
        frame = self.frame
        self._bar.lay_out(frame)
        x = (frame.uw - self._width) / 2
        foot = frame.uh - 96
        self._page = frame.rect(x, 92, self._width, foot - 24 - 92)
        self._set_up.rect = frame.rect(x, foot, 320, 72)
        self._again.rect = frame.rect(x + 340, foot, self._width - 340, 72)

    def paint(self, canvas: Canvas) -> None:
        """The headline, a row for each source of points, and the sums."""
        canvas.image(dimmed(canvas.assets, canvas.frame), (0, 0))
        self._bar.paint(canvas)
        canvas.panel(self._page, "papyrus", radius=16)
        self._paint_headline(canvas)
        self._paint_columns(canvas)
        self._paint_rows(canvas)
        self._paint_note(canvas)
        super().paint(canvas)

    def _paint_headline(self, canvas: Canvas) -> None:
        frame, page = canvas.frame, self._page
        size = frame.px(92)
        left = page.left + frame.px(56)
        for place, seat in enumerate(self._winners):
            x = left + size // 2 + place * round(size * 0.6)
            medal(canvas, seat, (x, page.top + frame.px(92)), size)
        x = left + size + (len(self._winners) - 1) * round(size * 0.6) + frame.px(28)
        width = page.right - frame.px(48) - x
        names = self._match.names
        above = Line(self.say(self._headline(), names), "display", 52, RED)
        below = Line(self.say(self._margin(), names), "body", 24, palette.PAPYRUS_TEXT)
        two_lines(canvas, (x, page.top + frame.px(92)), above, below, palette.PAPYRUS, width)

    def _paint_columns(self, canvas: Canvas) -> None:
        """Medal and name over every seat's column, and a light ground under the winners'."""
        frame, page = canvas.frame, self._page
        top = page.top + frame.px(HEAD)
        for seat, name in enumerate(self._match.names):
            column = self._column(seat)
            if seat in self._winners:
                plate = Rect(column.left, top - frame.px(6), column.w, 0)
                plate.h = self._rows_top() + self._rows_height() + frame.px(TOTAL) - plate.top
                canvas.rect(plate, palette.LIMESTONE_NEXT, radius=12 * frame.u, alpha=190)
                canvas.rect(
                    plate, palette.GOLD_DARK, radius=12 * frame.u, width=max(1.0, 2 * frame.u)
                )
            medal(canvas, seat, (column.centerx, top + frame.px(30)), frame.px(48))
            canvas.words(
                name,
                "button",
                22,
                (column.centerx, top + frame.px(76)),
                palette.PAPYRUS_TEXT,
                palette.PAPYRUS,
                align="center",
                width=column.w - frame.px(12),
            )

    def _paint_rows(self, canvas: Canvas) -> None:
        frame, page = canvas.frame, self._page
        high = self._row_height()
        top = self._rows_top()
        left = page.left + frame.px(56)
        stripe = Rect(left - frame.px(12), 0, page.w - frame.px(88), high)
        for row, line in enumerate(self._sheet):
            middle = top + row * high + high // 2
            if row % 2:
                stripe.centery = middle
                canvas.fill(stripe, palette.LIMESTONE_NEXT, 60)
            self._paint_title(canvas, line.title, middle)
            best = max(line.points)
            for seat, points in enumerate(line.points):
                self._paint_points(canvas, seat, points, middle, points == best and best > 0)
        y = top + len(self._sheet) * high + frame.px(6)
        for shift in (0, 5):
            rule = Rect(left - frame.px(12), y + frame.px(shift), page.w - frame.px(88), 0)
            rule.h = max(1, frame.px(2))
            canvas.fill(rule, RED)
        middle = y + frame.px(TOTAL / 2 + 2)
        canvas.words(
            self.say("Total"), "display", 36, (left, middle), palette.PAPYRUS_TEXT, palette.PAPYRUS
        )
        for seat, total in enumerate(self._scores):
            won = seat in self._winners
            canvas.words(
                str(total),
                "number",
                46 if won else 38,
                (self._column(seat).centerx, middle),
                RED if won else palette.PAPYRUS_TEXT,
                palette.PAPYRUS,
                align="center",
            )

    def _paint_title(self, canvas: Canvas, title: Text, middle: int) -> None:
        left = self._page.left + canvas.frame.px(56)
        canvas.words(
            self.say(title, self._match.names),
            "button",
            22,
            (left, middle),
            palette.PAPYRUS_TEXT,
            palette.PAPYRUS_SECOND,
            width=self._column(0).left - left - canvas.frame.px(12),
        )

    def _paint_points(
        self, canvas: Canvas, seat: int, points: int, middle: int, best: bool
    ) -> None:
        frame = canvas.frame
        center = self._column(seat).centerx, middle
        ink = RED if points < 0 else palette.PAPYRUS_TEXT
        if best:
            radius = min(frame.px(24), round(self._row_height() * 0.46))
            canvas.circle(center, radius, palette.LIMESTONE_NEXT)
            canvas.circle(center, radius, palette.GOLD_DARK, width=max(1.0, 2 * frame.u))
        words = str(points).replace("-", "\u2212") if points else "\u2013"
        role: Role = "number" if best else "body"
        canvas.words(words, role, 24, center, ink, palette.PAPYRUS_SECOND, align="center")

    def _paint_note(self, canvas: Canvas) -> None:
        frame, page = canvas.frame, self._page
        names = self._match.names
        leaders = [s for s, points in enumerate(self._scores) if points == max(self._scores)]
        if len(leaders) == 1:
            return
        if len(self._winners) == 1:
            note = text(
                "Points are tied; the tie-break of the rules decides for {who}.",
                who=Who(self._winners[0]),
            )
        else:
            note = text("Points and tie-breaks are equal: the win is shared.")
        canvas.words(
            self.say(note, names),
            "body",
            20,
            (page.left + frame.px(56), page.bottom - frame.px(36)),
            palette.PAPYRUS_QUIET,
            palette.PAPYRUS_SECOND,
            width=page.w - frame.px(112),
        )

    def _headline(self) -> Text:
        winners = self._winners
        if len(winners) == 1:
            return text("{who} wins", who=Who(winners[0]))
        if len(winners) == 2:
            return text("{who} and {other} win", who=Who(winners[0]), other=Who(winners[1]))
        return text("The win is shared")

    def _margin(self) -> Text:
        rest = [
            (points, seat) for seat, points in enumerate(self._scores) if seat not in self._winners
        ]
        if not rest:
            return text("Nobody is behind.")
        points, second = max(rest, key=lambda found: (found[0], -found[1]))
        ahead = self._scores[self._winners[0]] - points
        return text(
            "{count} point ahead of {who}.",
            "{count} points ahead of {who}.",
            count=ahead,
            who=Who(second),
        )

    def _column(self, seat: int) -> Rect:
        frame, page = self.frame, self._page
        count = len(self._scores)
        wide = min(COLUMN, (self._width - NAMES - EDGE) / count)
        left = self._width - EDGE - (count - seat) * wide
        return Rect(page.left + frame.px(left), page.top, frame.px(wide - 16), page.h)

    def _rows_top(self) -> int:
        return self._page.top + self.frame.px(HEAD + SEATS)

    def _rows_height(self) -> int:
        return len(self._sheet) * self._row_height()

    def _row_height(self) -> int:
        room = self._page.bottom - self._rows_top() - self.frame.px(TOTAL + NOTE)
        return min(self.frame.px(64), room // max(1, len(self._sheet)))

    def _play_again(self) -> None:
        from game.scenes.opening import begin

        match = self._match
        options = match.setup.options
        self.wish(Replace(begin(self.desk, match.game, match.seats, options)))

    def _change_set_up(self) -> None:
        from game.scenes.setup import SetUp

        self.wish(Replace(SetUp(self.desk, self._match.game)))

    def back(self) -> None:
        """To the title."""
        self.wish(Pop())
