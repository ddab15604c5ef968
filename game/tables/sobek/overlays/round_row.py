"""The row of a seat on the sheet that ends a round: where its figures stand and what they are."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from game.table.frame import Frame
from game.table.notes import Note
from game.table.plot import Plot
from game.tables.sobek.chronicle import Tally
from game.tables.sobek.jars import JarPlan
from game.tables.sobek.seat_notes import CORRUPTION, set_name, set_worth
from rules.game import Seat, Who, text

HIGH: Final = 112
EARNED: Final = 598
JAR: Final = 688
"""Middles of columns, in units from the left of the row."""
SCORE: Final = 120
"""Width of the score, and how far it stands from the right:"""
_MARGIN: Final = 20
_SETS: Final = (222, 330)
"""Where the sets begin, and how wide all of them are at most."""
_SET: Final = 76
_VERDICT: Final = 776


class RoundRow:
    """Places in pixels; what is not told yet has its place already."""

    def __init__(self, frame: Frame, rect: Rect, seat: Seat, tally: Tally, curses: int) -> None:
        self.rect = rect
        self._seat = seat
        self._tally = tally
        plot = Plot(frame, rect)
        self.medal = plot.about(50, HIGH / 2, 62, 62)
        self.name = plot.place(92, 18, _SETS[0] - 100, 36)
        self.before = self.name.move(0, self.name.h)
        self.earned = plot.place(EARNED - 64, 30, 108, 52)
        self.jar = JarPlan(plot.about(JAR, HIGH / 2, 80, 96), seat, curses)
        self.score = plot.place(plot.w - _MARGIN - SCORE, 24, SCORE, 64)
        wide = plot.w - _VERDICT - _MARGIN - SCORE
        self.lost = plot.place(_VERDICT, 20, wide, 36)
        self.guilty = plot.place(_VERDICT, 60, wide, 36)
        self.safe = plot.place(_VERDICT, 38, wide, 36)
        """Lines of the verdict: points and words, or words alone."""
        self.sets = tally.sets.get(seat, ()) if seat in tally.earned else ()
        step = min(_SET, _SETS[1] / max(1, len(self.sets)))
        size = min(46, step - 4)
        middles = [_SETS[0] + step * (n + 0.5) for n in range(len(self.sets))]
        self.badges = [plot.about(x, 42, size, size) for x in middles]
        self.signs = [plot.about(x + size / 2, 62, 22, 22) for x in middles]
        self.points = [plot.about(x, 86, step - 2, 32) for x in middles]

    def notes(self) -> Iterator[Note]:
        """What the figures are, as far as they are told."""
        tally, seat = self._tally, self._seat
        yield Note(self.medal.union(self.name), text("{who}", who=Who(seat)))
        if seat in tally.earned:
            yield Note(self.earned, text("Points of all sets of this round"))
        for scored, badge, points in zip(self.sets, self.badges, self.points, strict=True):
            yield Note(badge.union(points), set_name(scored), (set_worth(scored),))
        yield Note(self.jar.rect, text("Jar of {who}", who=Who(seat)), (CORRUPTION,))
        if tally.sizes:
            corrupt = seat in tally.corrupt
            title = text("The fullest jar") if corrupt else text("Not the fullest jar")
            ties = text("Of jars of one size the one with the most scarabs counts.")
            lines = (CORRUPTION, ties) if tally.tied else (CORRUPTION,)
            yield Note(self.lost.union(self.guilty), title, lines)
        before = text("{n} before this round was counted", n=tally.before[seat])
        for place in (self.before, self.score):
            yield Note(place, text("Points on the track"), (before,))
