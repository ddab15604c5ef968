"""The viewer's place at the table: medal, points, and the own corruption jar."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.people import paint_ended_now, paint_medal
from game.table.plot import Plot
from game.table.sprite import Sprite
from game.table.writing import Say, fitting, write
from game.tables.sobek.jars import HEIGHT, JarPlan, pile_words
from rules.game import text
from rules.sobek.view import View

_HEIGHT: Final = 394.0
_JAR: Final = 116.0
_MOST_GROWTH: Final = 1.06


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnTold:
    """What the place says that is not in the view; points as they are counted now."""

    name: str
    note: str
    score: int
    ended_now: int | None = None
    """None where there is no room for it."""
    active: bool = False
    starts: bool = False


class OwnSeat:
    """Where everything of it lies, in pixels."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        self.frame = frame
        self.rect = rect
        self.view = view
        self.seat = view.viewer
        self.plot = plot = Plot(frame, rect)
        more = max(0.0, plot.h - _HEIGHT)
        down = 0.3 * more
        self.medal = plot.about(62, 60 + down / 2, 86, 86)
        self.name_line = plot.place(118, 20 + down / 2, plot.w - 132, 36)
        self.note_line = plot.place(118, 60 + down / 2, plot.w - 132, 28)
        self.score = plot.about(plot.w / 2, 128 + down, 150, 64)
        self.points_line = plot.about(plot.w / 2, 178 + down, 160, 28)
        self.ended_now = plot.place(plot.w - 86, 114 + down, 70, 30)
        self._groove = plot.place(18, 197 + down, plot.w - 36, 2)
        room = plot.h - 208 - down
        wide = min(_JAR * _MOST_GROWTH, (room - 24) / HEIGHT, _JAR + 0.2 * more)
        middle = 200 + down + room / 2
        jar = plot.about(12 + wide / 2, middle, wide, wide * HEIGHT)
        self.jar = JarPlan(jar, self.seat, view.curses[self.seat])
        left = wide + 24
        self.pile_note = plot.place(left, middle - 58, plot.w - left - 10, 60)
        self.look = plot.place(left, middle + 10, plot.w - left - 12, 46)
        """Where a button may stand that opens the jar."""

    def sprites(self, assets: Assets) -> list[Sprite]:
        """The jar and its tokens."""
        return self.jar.sprites(assets, pile_words(self.view, self.seat))

    def paint(self, canvas: Canvas, told: OwnTold, say: Say) -> None:
        """The place without its jar and its button."""
        frame, ground = self.frame, palette.WOOD_RAMP[0]
        canvas.panel(self.rect, "wood", radius=14)
        if told.active:
            edge = max(1.5, 3 * frame.u)
            canvas.rect(self.rect, palette.GOLD, radius=14 * frame.u, width=edge)
        paint_medal(canvas, self.seat, self.medal, starts=told.starts)
        ink = palette.WOOD_TEXT
        write(canvas, told.name, "button", 24, self.name_line, ink, ground, align="left")
        write(canvas, told.note, "body", 20, self.note_line, ink, ground, align="left")
        number = palette.WOOD_NUMBER
        write(canvas, str(told.score), "number", 60, self.score, number, ground)
        words = say(text("point", "points", count=told.score))
        write(canvas, words, "body", 20, self.points_line, ink, ground)
        if told.ended_now is not None:
            paint_ended_now(canvas, told.ended_now, self.ended_now, ink, ground)
        canvas.fill(self._groove, palette.WOOD_EDGE, 150)
        light = self._groove.move(0, self._groove.h)
        light.h = max(1, frame.px(1))
        canvas.fill(light, palette.WOOD_INNER, 110)
        self._paint_pile(canvas, say)

    def _paint_pile(self, canvas: Canvas, say: Say) -> None:
        view, seat = self.view, self.seat
        cards, curses = sum(view.pile_backs(seat)), view.curses[seat]
        words = say(text("{n} card", "{n} cards", count=cards, n=cards))
        if curses:
            more = text("+ curse", "+ {n} curses", count=curses, n=curses)
            words = f"{words}\n{say(more)}"
        canvas.words(
            words,
            "strong",
            fitting(self.frame, 20, self.pile_note.h, 2),
            self.pile_note,
            palette.WOOD_TEXT,
            palette.WOOD_RAMP[1],
            valign="bottom",
            lines=2,
        )
