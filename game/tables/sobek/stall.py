"""The stall of a rival on the far bank: seat, score, jar, the backs in hand, and the sets."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.people import paint_chip, paint_ended_now, paint_medal
from game.table.plot import Plot
from game.table.sprite import Sprite
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
_WIDE_LEFT, _NARROW_LEFT = 262.0, 206.0
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
    score: int
    ended_now: int | None = None
    """None where there is no room for it."""
    chip: str = ""
    dots: int = -1
    active: bool = False
    starts: bool = False


@dataclass(frozen=True, slots=True)
class _Measures:
    """How the left part is divided; in units from the top left of the stall."""

    left: float
    medal: float
    score: float
    """Width of the number."""
    upper: float
    """Middle of the medal and of what stands beside it."""
    lower: float
    """Middle of the jar."""
    jar: float


class Stall:
    """Where everything of a rival's stall lies, in pixels."""

    def __init__(self, frame: Frame, rect: Rect, view: View, seat: Seat) -> None:
        self.frame = frame
        self.rect = rect
        self.view = view
        self.seat = seat
        self.plot = plot = Plot(frame, rect)
        m = _measures(plot.w, plot.h)
        self.medal = plot.about(18 + m.medal / 2, m.upper, m.medal, m.medal)
        text_left = 18 + m.medal + 13
        self.name_line = plot.place(text_left, m.upper - 34, m.left - text_left - m.score, 34)
        self.note_line = plot.place(text_left, m.upper + 2, m.left - text_left - m.score, 28)
        self.score = plot.place(m.left - m.score, m.upper - 26, m.score, 48)
        self.ended_now = plot.place(m.left - 62, m.upper + 21, 62, 26)
        jar = plot.about(16 + m.jar / 2, m.lower, m.jar, m.jar * HEIGHT)
        self.jar = JarPlan(jar, seat, view.curses[seat])
        hand_left = 16 + m.jar + 16
        wide = m.left - hand_left
        self.hand_line = plot.place(hand_left, m.lower - 50, wide, 30)
        self.backs = plot.place(hand_left, m.lower - 16, wide, RATIO * _BACK)
        """Where the cards of the hand are shown from behind."""
        self.mat = plot.place(
            m.left + 10, _TOP + 3, plot.w - m.left - 10 - _MARGIN, plot.h - _TOP - 3 - _MARGIN
        )
        inside = self.mat.inflate(-frame.px(32), -frame.px(16))
        self.sets = Sets(frame, inside, view, seat)

    def card(self, index: int) -> Rect:
        """A card of the hand, from the left; one more than there are is a newcomer's place."""
        w, h = self.frame.px(_BACK), self.frame.px(RATIO * _BACK)
        count = max(sum(self.view.hand_backs(self.seat)), index + 1)
        room = self.backs.w - w
        step = min(0.76 * w, room / (count - 1)) if count > 1 else 0.0
        return Rect(self.backs.x + round(step * index), self.backs.y, w, h)

    def sprites(self, assets: Assets, say: Say, tilt: float = 0) -> list[Sprite]:
        """Hand, jar and sets; the jar tilted clockwise by so many degrees."""
        found = []
        index = 0
        for back, count in enumerate(self.view.hand_backs(self.seat)):
            for number in range(count):
                rect = self.card(index)
                name = RivalCard(self.seat, back, number)
                found.append(Sprite(name, card_back(assets, back, rect.size), rect, index))
                index += 1
        found += self.jar.sprites(assets, pile_words(self.view, self.seat), tilt)
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
        paint_medal(canvas, self.seat, self.medal, starts=told.starts)
        ink = palette.NIGHT_TEXT
        canvas.words(told.name, "button", 24, self.name_line, ink, ground)
        if told.chip:
            line = self.note_line
            paint_chip(canvas, told.chip, line.x, line.centery, line.right, told.dots)
        elif told.note:
            ink = palette.NIGHT_QUIET
            canvas.words(told.note, "body", 18, self.note_line, ink, ground)
        ink = palette.NIGHT_TITLE
        write(canvas, str(told.score), "number", 42, self.score, ink, ground, align="right")
        if told.ended_now is not None:
            ink = palette.NIGHT_QUIET
            paint_ended_now(canvas, told.ended_now, self.ended_now, ink, ground)
        held = sum(self.view.hand_backs(self.seat))
        words = say(text("Hand {n}", n=held))
        ink = palette.NIGHT_QUIET
        write(canvas, words, "body", 20, self.hand_line, ink, ground, align="left")

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """What the sets are worth."""
        paint_sums(canvas, self.sets)


def _measures(wide: float, high: float) -> _Measures:
    more = max(0.0, high - _LOW)
    upper, lower = 72 + 0.2 * more, 150 + 0.62 * more
    grow = 1 + min(0.3, more / _LOW)
    if wide < _NARROW:
        return _Measures(_NARROW_LEFT, 54 * grow, 56, upper, lower, 58 * grow)
    return _Measures(_WIDE_LEFT, 66 * grow, 72, upper, lower, 70 * grow)
