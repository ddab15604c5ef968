"""How a round ended: what sets earned, what the jars hold, and who lost for it."""

from collections.abc import Callable, Iterator
from typing import Final

from pygame import Rect

from game import palette
from game.palette import Colour
from game.table.button import Button
from game.table.canvas import Canvas, Layer
from game.table.notes import Note
from game.table.people import paint_medal, signed
from game.table.table import Setting
from game.table.writing import Say, write, write_lines
from game.tables.sobek.cards import badge_of
from game.tables.sobek.chronicle import Tally
from game.tables.sobek.jars import HIDDEN_SIZE, jar
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.round_row import EARNED, HIGH, JAR, SCORE, RoundRow
from game.tables.sobek.overlays.sheet import PAD, REGION, Sheet
from game.tables.sobek.round_clips import OpenedJar
from rules.game import HIDDEN, Seat, Who, text
from rules.sobek import state as st
from rules.sobek.view import View

_WIDE: Final = 1150
_HEAD: Final = 78
_ROW_GAP: Final = 10
_FOOT: Final = 82


class RoundSheet(Sheet):
    """A row for every seat; what is not told yet is not shown."""

    def __init__(
        self,
        layout: Layout,
        view: View,
        say: Say,
        tally: Tally,
        setting: Setting,
        close: Callable[[], None],
        put_aside: Callable[[], None],
    ) -> None:
        title = text("End of round {n}", n=tally.round)
        high = _HEAD + view.seats * (HIGH + _ROW_GAP) + _FOOT
        super().__init__(layout, view, say, title, text(""), (_WIDE, high))
        self._tally = tally
        self._names = setting.names
        self._timeline = setting.timeline
        step, wide = HIGH + _ROW_GAP, self.plot.w - 2 * PAD
        places = [self.plot.place(PAD, _HEAD + n * step, wide, HIGH) for n in range(view.seats)]
        self._rows = [
            RoundRow(layout.frame, place, seat, tally, view.curses[seat])
            for seat, place in enumerate(places)
        ]
        following = text("Close") if view.stage == st.OVER else text("Next round")
        self.close = Button(say(following), close, kind="primary", region=REGION, units=24)
        self.close.reason = "" if tally.over else say(text("The round is still being counted."))
        self.controls.append(self.close)
        look = self.look_button(put_aside)
        top = self.plot.h - 70
        self.close.rect = self.plot.place(self.plot.w - PAD - 240, top, 240, 54)
        look.rect = self.plot.place(self.plot.w - PAD - 240 - 14 - 226, top, 226, 54)

    def paint(self, canvas: Canvas) -> None:
        """The sheet over everything of the table."""
        with canvas.layer(Layer.POPUP):
            canvas.panel(self.plot.rect, "night", radius=18)
            self.paint_body(canvas)
            for control in self.controls:
                control.paint(canvas)

    def paint_body(self, canvas: Canvas) -> None:
        """Title, heads of the columns, and the rows."""
        plot, ground = self.plot, palette.NIGHT_RAMP[0]
        title = plot.place(PAD + 6, 18, 480, 44)
        ink = palette.NIGHT_TITLE
        write(canvas, self._title, "panel", 32, title, ink, ground, align="left")
        heads = (
            (text("sets"), PAD + EARNED - 60, 100),
            (text("jar"), PAD + JAR - 50, 100),
            (text("score"), _WIDE - PAD - 24 - SCORE, SCORE),
        )
        for words, x, wide in heads:
            place = plot.place(x, 30, wide, 30)
            write(canvas, self.say(words), "body", 20, place, palette.NIGHT_QUIET, ground)
        for seat in range(self.view.seats):
            self._paint_row(canvas, seat)
        self._paint_foot(canvas)

    def notes(self) -> Iterator[Note]:
        """What the figures of every row are."""
        for row in self._rows:
            yield from row.notes()

    def _paint_foot(self, canvas: Canvas) -> None:
        view = self.view
        if view.stage != st.STARTER or view.to_move < 0:
            return
        line = self.plot.place(PAD + 6, self.plot.h - 70, self.plot.w - 2 * PAD - 500, 54)
        if view.to_move == view.viewer:
            words = self.say(text("You have the fewest points and choose who starts."))
        else:
            who = Who(view.to_move)
            words = self.say(text("{who} has the fewest points and chooses who starts.", who=who))
        ink, ground = palette.NIGHT_TEXT, palette.NIGHT_RAMP[1]
        write_lines(canvas, words, "body", 20, line, ink, ground, valign="middle")

    def _paint_row(self, canvas: Canvas, seat: Seat) -> None:
        tally, row = self._tally, self._rows[seat]
        guilty = seat in tally.corrupt and not self._counting(seat)
        canvas.panel(row.rect, "row", radius=12)
        ground: Colour = palette.NIGHT_ROW[0]
        if guilty:
            u = canvas.frame.u
            ground = palette.BAD_RAMP[1]
            canvas.rect(row.rect, ground, radius=12 * u)
            canvas.rect(row.rect, palette.BAD, radius=12 * u, width=max(1.5, 2.4 * u))
        paint_medal(canvas, seat, row.medal, starts=False)
        ink, quiet = palette.NIGHT_TEXT, palette.NIGHT_QUIET if not guilty else palette.NIGHT_TEXT
        write(canvas, self._names[seat], "button", 24, row.name, ink, ground, align="left")
        words = self.say(text("from {n}", n=tally.before[seat]))
        write(canvas, words, "body", 20, row.before, quiet, ground, align="left")
        self._paint_sets(canvas, row, ground)
        if seat in tally.earned:
            points = self._timeline.number(("earned", seat), tally.earned[seat])
            ink = palette.GOOD if not guilty else palette.GOOD_EDGE
            write(canvas, signed(points), "number", 34, row.earned, ink, ground)
        self._paint_jar(canvas, row, seat)
        self._paint_verdict(canvas, row, seat, ground)
        score = self._timeline.number(("score", seat), self.view.score[seat])
        ink = palette.NIGHT_TITLE
        write(canvas, str(score), "number", 48, row.score, ink, ground, align="right")

    def _paint_sets(self, canvas: Canvas, row: RoundRow, ground: Colour) -> None:
        for n, scored in enumerate(row.sets):
            canvas.svg(badge_of(scored.type), row.badges[n])
            if scored.crosswise:
                canvas.svg("pieces/scarab", row.signs[n])
            words = signed(scored.sum.points)
            write(canvas, words, "strong", 20, row.points[n], palette.NIGHT_TEXT, ground)

    def _paint_jar(self, canvas: Canvas, row: RoundRow, seat: Seat) -> None:
        tally = self._tally
        words = HIDDEN_SIZE
        if tally.sizes:
            words = str(self._timeline.number(("size", seat), tally.sizes[seat]))
        tilt = 2 * round(self._timeline.pose(OpenedJar(seat)).turn / 2)
        place = row.jar.rect
        canvas.picture(jar(canvas.assets, place.w, words, tilt), place.topleft)

    def _counting(self, seat: Seat) -> bool:
        """Whether the cards of a jar are still being counted."""
        return self._timeline.pose(OpenedJar(seat)).turn != 0

    def _paint_verdict(self, canvas: Canvas, row: RoundRow, seat: Seat, ground: Colour) -> None:
        tally = self._tally
        if not tally.sizes or self._counting(seat):
            return
        if seat in tally.lost:
            points = self._timeline.number(("lost", seat), tally.lost[seat])
            ink = palette.NIGHT_LOSS
            write(canvas, signed(-points), "number", 32, row.lost, ink, ground)
        if seat in tally.corrupt:
            words, ink = text("most corrupt"), palette.NIGHT_TEXT
        else:
            words, ink = text("safe"), palette.GOOD
        place = row.guilty if seat in tally.lost else row.safe
        write(canvas, self.say(words), "body", 20, place, ink, ground)
        if tally.scarabs[seat] != HIDDEN and seat not in tally.lost:
            count = tally.scarabs[seat]
            words = text("{n} scarab in it", "{n} scarabs in it", count=count, n=count)
            quiet = palette.NIGHT_QUIET
            place = Rect(place.x, place.bottom, place.w, row.rect.bottom - place.bottom - 4)
            write(canvas, self.say(words), "body", 18, place, quiet, ground)
