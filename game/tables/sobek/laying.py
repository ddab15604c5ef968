"""The set being laid: its cards, the place for more, and its points as it grows."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets, Picture, Role
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.plot import Plot
from game.table.shape import soft
from game.table.sketch import Sketch
from game.table.sprite import Sprite, later
from game.table.writing import Say, write, written
from game.tables.sobek.cards import RATIO, badge_of, card
from game.tables.sobek.empties import empty_place
from game.tables.sobek.ids import Picked
from game.tables.sobek.set_plan import Sum
from game.tables.sobek.sums import TIMES
from game.tables.sobek.tokens import token_back
from rules.game import text
from rules.sobek.view import View

_TOLD: Final = 424.0
"""Width in units of the right part, which tells what the set is worth."""
_SIDE: Final = 22.0
_TOP: Final = 15.0
_PITCH: Final = 1.14
_BUTTON: Final = (76.0, 63.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class LayingTold:
    """What is said of the set."""

    title: str
    type: int | None = None
    """Its badge; None for cards that are no set."""
    sum: Sum | None = None
    """What it would be worth, with all that lies there already."""
    crosswise: bool = False
    note: str = ""
    """A line below, such as about the event that follows."""
    event: bool = False
    """The note has an event token before it."""
    more: str = ""
    """What the empty place says."""
    active: bool = True
    """Something is being laid; the panel is lit."""


class Laying:
    """Where its cards lie, in pixels."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        self.frame = frame
        self.rect = rect
        self.view = view
        self._plot = plot = Plot(frame, rect)
        high = plot.h - 2 * _TOP
        wide = high / RATIO
        room = plot.w - _TOLD - 2 * _SIDE
        count = len(view.picked) + 1
        step = min(_PITCH * wide, (room - wide) / (count - 1)) if count > 1 else 0.0
        places = tuple(plot.place(_SIDE + step * n, _TOP, wide, high) for n in range(count))
        self.cards = places[:-1]
        """The picked cards, in their order."""
        self.more = places[-1]
        """Where the next card comes."""
        left = plot.w - _TOLD + 8
        edge = plot.w - 18 - _BUTTON[0] - 12
        self._badge = plot.about(left + 26, 43, 52, 52)
        self._title = plot.place(left + 60, 22, edge - left - 60, 42)
        self._sum = plot.place(left, 72, edge - left, 48)
        self._note = plot.place(left, 124, edge - left, 36)
        self.tick = plot.place(plot.w - 18 - _BUTTON[0], 16, *_BUTTON)
        self.cross = plot.place(plot.w - 18 - _BUTTON[0], plot.h - 16 - _BUTTON[1], *_BUTTON)

    def sprites(self, assets: Assets, say: Say) -> list[Sprite]:
        """The picked cards."""
        found = []
        for index, (kind, rect) in enumerate(zip(self.view.picked, self.cards, strict=True)):
            face = later(card, assets, self.frame, say, kind, rect.size, "small", self.copy(index))
            found.append(Sprite(Picked(index), face, rect, index))
        return found

    def copy(self, index: int) -> int:
        """The number that a picked card had among equal ones of the hand, the last first."""
        kind = self.view.picked[index]
        held = self.view.hand(self.view.viewer)[kind]
        return held - 1 - self.view.picked[:index].count(kind)

    def paint(self, canvas: Canvas, told: LayingTold, say: Say) -> None:
        """The panel below its cards and without its buttons."""
        frame, u = self.frame, self.frame.u
        if told.active:
            light = soft(canvas.assets, *self.rect.size, round(16 * u), 10 * u, palette.LEGAL, 0.45)
            canvas.picture(light, self.rect.topleft)
        canvas.panel(self.rect, "papyrus", radius=16)
        if told.active:
            edge = max(2.0, 5 * u)
            canvas.rect(self.rect, palette.LEGAL, radius=16 * u, width=edge)
        face = empty_place(canvas.assets, u, self.more.size, "papyrus")
        canvas.picture(face, self.more.topleft)
        if told.more:
            inside = self.more.inflate(-frame.px(10), -frame.px(10))
            self._paint_more(canvas, told.more, inside)
        ink, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS_RAMP[1]
        line = self._title
        if told.type is not None:
            canvas.svg(badge_of(told.type), self._badge)
        else:
            line = line.union(self._badge)
        write(canvas, told.title, "button", 24, line, ink, ground, align="left")
        if told.sum:
            self._paint_sum(canvas, told, told.sum, say)
        self._paint_note(canvas, told)

    def _paint_more(self, canvas: Canvas, words: str, inside: Rect) -> None:
        ink, ground = palette.PAPYRUS_FAINT, palette.PAPYRUS_RAMP[1]
        canvas.words(words, "strong", 20, inside, ink, ground, align="center", lines=3)

    def _paint_note(self, canvas: Canvas, told: LayingTold) -> None:
        if not told.note:
            return
        line = self._note.copy() if told.sum else self._sum.copy()
        if told.event:
            radius = self.frame.px(15)
            disc = token_back(canvas.assets, radius)
            canvas.picture(disc, (line.x + self.frame.px(10), line.centery - radius))
            line.x += self.frame.px(50)
            line.w -= self.frame.px(50)
        ink, ground = palette.PAPYRUS_QUIET, palette.PAPYRUS_RAMP[2]
        write(canvas, told.note, "body", 20, line, ink, ground, align="left")

    def _paint_sum(self, canvas: Canvas, told: LayingTold, found: Sum, say: Say) -> None:
        """Scarabs times cards and the points, as much of it as there is room for."""
        frame, line = self.frame, self._sum
        ink, quiet, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS_FAINT, palette.PAPYRUS_RAMP[1]
        x, gap = line.x, frame.px(8)
        size = line.h
        canvas.svg("pieces/scarab", Rect(x, line.y, size, size))
        x = self._say(canvas, str(found.scarabs), "number", 34, x + size + gap // 2, ink)
        if not told.crosswise:
            x = self._say(canvas, TIMES, "strong", 26, x + gap, quiet)
            cards = _cards(canvas.assets, frame.u, round(0.9 * size))
            canvas.picture(cards, (x + gap, line.centery - cards.surface.get_height() // 2))
            x += gap + cards.surface.get_width()
            x = self._say(canvas, str(found.cards), "number", 34, x + gap // 2, ink)
        x = self._say(canvas, "=", "strong", 26, x + gap, quiet)
        x = self._say(canvas, str(found.points), "number", 46, x + gap, palette.PAPYRUS_LOSS)
        rest = Rect(x + gap, line.y, line.right - x - gap, line.h)
        words = say(text("point", "points", count=found.points))
        px = written(frame, 22, line.h)
        if canvas.assets.width(words, "button", px) <= rest.w:
            write(canvas, words, "button", 22, rest, ink, ground, align="left")

    def _say(
        self, canvas: Canvas, words: str, role: Role, units: float, x: int, ink: palette.Colour
    ) -> int:
        line = Rect(x, self._sum.y, self._sum.right - x, self._sum.h)
        ground = palette.PAPYRUS_RAMP[1]
        return write(canvas, words, role, units, line, ink, ground, align="left").right


def _cards(assets: Assets, u: float, high: int) -> Picture:
    """Two small blank cards."""

    def make() -> Picture:
        k = high / 60
        sketch = Sketch(round(52 * k), high, u=k)
        edge = palette.PAPYRUS_TEXT
        for x, y in ((2, 2), (11, 8)):
            fill = palette.PAPYRUS_RAMP[0]
            sketch.rect(x, y, 38, 50, fill, radius=6, edge=edge, edge_width=max(2.6, 1.2 / k))
        return Picture(sketch.raster(assets))

    return assets.cache.keep(("blank cards", u, high), make)
