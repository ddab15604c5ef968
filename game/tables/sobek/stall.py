"""The stall of a rival on the far bank: seat, score, jar, the backs in hand, and the sets."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.people import paint_chip, paint_ended_now
from game.table.plot import Plot
from game.table.portrait import BESIDE, paint_seat
from game.table.sprite import Sprite
from game.table.words import Align
from game.table.writing import Say, write
from game.tables.sobek.cards import RATIO, card_back
from game.tables.sobek.cloth import awning, mat
from game.tables.sobek.ids import RivalCard
from game.tables.sobek.jars import HEIGHT, JarPlan, pile_words
from game.tables.sobek.sets import Sets
from game.tables.sobek.sums import paint_empty, paint_sums
from rules.game import Seat, text
from rules.sobek.view import View

_NARROW: Final = 600.0
"""Stalls of less units keep their left part small;"""
_WIDE_LEFT, _NARROW_LEFT = 262.0, 210.0
_LOW: Final = 206.0
"""height in units of the lowest stall."""
_TOP: Final = 28.0
_MARGIN: Final = 12.0
_BACK: Final = 33.0


@dataclass(frozen=True, slots=True, kw_only=True)
class StallTold:
    """What a stall says that is not in the view; points as they are counted now."""

    name: str
    note: str
    portrait: str
    """Drawing of who plays; empty for people."""
    score: int
    ended_now: int | None = None
    """None where there is no room for it."""
    chip: str = ""
    dots: int = -1
    active: bool = False
    starts: bool = False


class _Measures(NamedTuple):
    """How the left part is divided; in units from the top left of the stall."""

    left: float
    medal: float
    upper: float
    """Middle of the medal and of what stands beside it."""
    lower: float
    """Middle of the jar."""
    jar: float
    backs: float
    """Size of the backs by that of the largest stall."""


class Stall:
    """Where everything of a rival's stall lies, in pixels."""

    def __init__(self, frame: Frame, rect: Rect, view: View, seat: Seat) -> None:
        self.frame = frame
        self.rect = rect
        self.view = view
        self.seat = seat
        self.plot = plot = Plot(frame, rect)
        m = _measures(plot.w, plot.h)
        wide = (1 + BESIDE) * m.medal
        self.medal = plot.about(16 + wide / 2, m.upper, wide, m.medal)
        beside = 16 + wide + 10
        if plot.w < _NARROW:
            self.name_line = plot.place(beside, m.upper - 30, m.left - beside, 30)
            self.score = plot.place(beside, m.upper, m.left - beside - 58, 32)
            self.ended_now = plot.place(m.left - 56, m.upper + 4, 56, 28)
            self.note_line = plot.place(18, m.upper + 32, m.left - 18, 26)
        else:
            self.name_line = plot.place(beside, m.upper - 32, m.left - beside - 78, 32)
            self.score = plot.place(m.left - 76, m.upper - 36, 76, 44)
            self.note_line = plot.place(beside, m.upper + 9, m.left - beside, 27)
        jar = plot.about(16 + m.jar / 2, m.lower, m.jar, m.jar * HEIGHT)
        self.jar = JarPlan(jar, seat, view.curses[seat])
        hand_left = 16 + m.jar + 18
        wide = m.left - hand_left
        backs = RATIO * _BACK * m.backs
        self.hand_line = plot.place(hand_left, m.lower + 34 - backs - 30, wide, 28)
        if plot.w >= _NARROW:
            self.hand_line.w -= frame.px(64)
            self.ended_now = self.hand_line.move(self.hand_line.w, 0)
            self.ended_now.w = frame.px(64)
        self.backs = plot.place(hand_left, m.lower + 36 - backs, wide, backs)
        """Where the cards of the hand are shown from behind."""
        self.mat = plot.place(
            m.left + 10, _TOP + 3, plot.w - m.left - 10 - _MARGIN, plot.h - _TOP - 3 - _MARGIN
        )
        inside = self.mat.inflate(-frame.px(32), -frame.px(16))
        self.sets = Sets(frame, inside, view, seat)

    def card(self, index: int) -> Rect:
        """A card of the hand, from the left; one more than there are is a newcomer's place."""
        h = self.backs.h
        w = round(h / RATIO)
        count = max(sum(self.view.hand_backs(self.seat)), index + 1)
        room = self.backs.w - w
        step = min(0.76 * w, room / (count - 1)) if count > 1 else 0.0
        return Rect(self.backs.x + round(step * index), self.backs.y, w, h)

    def sprites(self, assets: Assets, say: Say) -> list[Sprite]:
        """Hand, jar and sets."""
        found = []
        index = 0
        for back, count in enumerate(self.view.hand_backs(self.seat)):
            for number in range(count):
                rect = self.card(index)
                name = RivalCard(self.seat, back, number)
                found.append(Sprite(name, card_back(assets, back, rect.size), rect, index))
                index += 1
        found += self.jar.sprites(assets, pile_words(self.view, self.seat))
        return found + self.sets.sprites(assets, say)

    def paint(self, canvas: Canvas, told: StallTold, say: Say) -> None:
        """The stall below its cards and its jar."""
        frame, assets = self.frame, canvas.assets
        ground = palette.NIGHT_RAMP[0]
        canvas.panel(self.rect, "night", radius=10)
        if told.active:
            edge = max(1.5, 3 * frame.u)
            canvas.rect(self.rect, palette.GOLD, radius=10 * frame.u, width=edge)
        canvas.picture(mat(assets, frame.u, *self.mat.size), self.mat.topleft)
        paint_empty(canvas, self.sets, "cloth")
        canvas.picture(awning(assets, frame.u, self.rect.w, self.seat), self.rect.topleft)
        paint_seat(canvas, self.seat, told.portrait, self.medal, starts=told.starts)
        line = self.name_line
        write(canvas, told.name, "button", 24, line, palette.NIGHT_TEXT, ground, align="left")
        line, ink = self.note_line, palette.NIGHT_QUIET
        if told.chip:
            paint_chip(canvas, told.chip, line.x, line.centery, line.right, told.dots, high=line.h)
        elif told.note:
            write(canvas, told.note, "body", 18, line, ink, ground, align="left")
        points, number = str(told.score), palette.NIGHT_TITLE
        align: Align = "left" if self.plot.w < _NARROW else "right"
        write(canvas, points, "number", 42, self.score, number, ground, align=align)
        if told.ended_now is not None:
            paint_ended_now(canvas, told.ended_now, self.ended_now, ink, ground)
        held = sum(self.view.hand_backs(self.seat))
        words = say(text("Hand {n}", n=held))
        if assets.width(words, "body", frame.floor) > self.hand_line.w:
            words = str(held)
        write(canvas, words, "body", 20, self.hand_line, ink, ground, align="left")

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """What the sets are worth."""
        paint_sums(canvas, self.sets)


def _measures(wide: float, high: float) -> _Measures:
    more = max(0.0, high - _LOW)
    grow = 1 + min(0.3, more / _LOW)
    if wide < _NARROW:
        medal, left = 50 * grow, _NARROW_LEFT
        upper, lower, jar, backs = 63 + 0.2 * more, 157 + 0.66 * more, 54 * grow, 0.82 * grow
    else:
        medal = 66 * grow
        left = _WIDE_LEFT + BESIDE * medal
        upper, lower, jar, backs = 72 + 0.2 * more, 152 + 0.62 * more, 70 * grow, grow
    return _Measures(left, medal, upper, lower, jar, backs)
