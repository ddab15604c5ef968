"""The viewer's place at the table: seat, sled, quarry, cards, prompt and actions."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.lift import LYING, Lift
from game.table.people import paint_ended_now, paint_medal
from game.table.plot import Plot
from game.table.table import PieceId
from game.table.writing import fitting, write
from game.tables.imhotep.cards import Face, card
from game.tables.imhotep.choices import Only, Tool
from game.tables.imhotep.hand import Pile, arrived, copies, fan, kinds_of
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.no_cards import paint_empty_place, paint_outline
from game.tables.imhotep.prompts import Prompt
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.sled import SledPlan, paint_sled, pile, pile_rect
from rules.game import text
from rules.imhotep.pieces import SLED_PLACES
from rules.imhotep.view import View

_WIDTH: Final = 986
"""Width in units the measures below are made for; more of it goes between the parts."""
_HEIGHT: Final = 292
_SLED_SCALE: Final = 1.04
_HEAP: Final = 31
"""Width of a stone of the heap at the quarry."""
_ACTION_HIGH: Final = 68
_SMALL: Final = 80
_AROUND: Final = 7
"""The outline of the heap lies so far from it."""
_DIGIT: Final = 31
"""Width of a digit of the score."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What the tray says that is not in the view; points as they are counted now."""

    name: str
    note: str
    score: int
    ended_now: int | None
    """None where there is no room for it."""
    prompt: Prompt
    lifted: PieceId = None
    """The tool or the heap that is under the pointer or taken up."""
    lift: Lift = LYING
    """And how it is lifted."""
    away: int = 0
    """How many of these cards or stones are dragged elsewhere."""
    coming: Collection[int] = ()
    """Kinds of cards that are on their way to the tray."""


def own_face(frame: Frame, high: int) -> Face:
    """How a card of the viewer's is shown that lies so many pixels high."""
    return "list" if high < frame.px(_SMALL) else "small"


class Tray:
    """Where everything on the tray lies, in pixels."""

    def __init__(self, layout: Layout, view: View) -> None:
        self.frame = layout.frame
        self.view = view
        self.seat = view.viewer
        self.plot = plot = Plot(layout.frame, layout.tray)
        more = max(0.0, plot.w - _WIDTH)
        down = max(0.0, plot.h - _HEIGHT) / 2
        self.medal = plot.about(68, 74 + down, 96, 96)
        self.name = plot.place(130, 20 + down, 160, 36)
        self.score = plot.place(130, 60 + down, 84, 60)
        digits = len(str(view.score[self.seat]))
        self.ended_now = plot.place(130 + _DIGIT * digits + 24, 74 + down, 96, 36)
        x, y = 352 + 0.4 * more, 40 + down
        self.plan = SledPlan(*plot.point(x, y), _SLED_SCALE * layout.frame.u)
        self.sled = plot.place(x, y - 10, 342, 92)
        self.sled_label = plot.place(x + 50, 126 + down, 240, 28)
        quarry = 748 + 0.55 * more
        heap = plot.point(quarry - _HEAP, 56 + down)
        self.quarry = pile_rect(*heap, round(_HEAP * layout.frame.u))
        self.quarry_label = plot.about(quarry, 140 + down, 116, 28)
        cards = 808 + 0.6 * more
        self.cards = plot.place(cards, 16 + down / 2, plot.w - cards - 14, 132 + down)
        self.groove = plot.place(12, plot.h - 133, plot.w - 24, 2)
        self.prompt = plot.place(22, plot.h - 124, plot.w - 44, 36)
        self.piles: tuple[Pile, ...] = fan(layout.frame, self.cards, kinds_of(view, self.seat))

    def actions(self, count: int) -> tuple[Rect, ...]:
        """Places for so many buttons side by side."""
        room = self.plot.w - 40
        width = (room - 12 * (count - 1)) / count
        top = self.plot.h - 15 - _ACTION_HIGH
        return tuple(
            self.plot.place(20 + (width + 12) * n, top, width, _ACTION_HIGH) for n in range(count)
        )

    def paint(self, canvas: Canvas, told: Told, say: Say) -> None:
        """The tray below the stones on its sled and above its actions."""
        frame, ground = self.frame, palette.WOOD_RAMP[0]
        canvas.panel(self.plot.rect, "wood", radius=18)
        starts = self.view.starter == self.seat and self.view.round > 0
        paint_medal(canvas, self.seat, self.medal, starts=starts)
        self._paint_name(canvas, told)
        number = palette.WOOD_NUMBER
        write(canvas, str(told.score), "number", 54, self.score, number, ground, align="left")
        if told.ended_now is not None:
            ink = palette.WOOD_TEXT
            place = self.ended_now
            paint_ended_now(canvas, told.ended_now, place, ink, ground, align="left")
        paint_sled(canvas, self.plan)
        stones, rest = self.view.sled[self.seat], self.view.quarry[self.seat]
        sled = say(text("Sled {n} of {all}", n=stones, all=SLED_PLACES))
        self._label(canvas, sled, self.sled_label)
        heap, here = self.quarry, rest
        if told.lifted is Only.QUARRY:
            heap, here = told.lift.of(frame, heap), rest - told.away
            if told.away:
                grow = 2 * frame.px(_AROUND)
                paint_outline(canvas, heap.inflate(grow, grow))
        face = pile(canvas.assets, self.seat, heap.w // 2, here)
        canvas.picture(face, heap.topleft)
        self._label(canvas, say(text("Quarry {n}", n=rest)), self.quarry_label)
        if not self.piles:
            paint_empty_place(canvas, say, self.cards)
        for cards in arrived(self.piles, told.coming):
            lifted = told.lifted == Tool(cards.kind)
            if lifted and told.away:
                cards = replace(cards, count=cards.count - told.away)
                if not cards.count:
                    paint_outline(canvas, cards.rect)
            self._paint_pile(canvas, cards, say, told.lift if lifted else LYING)
        canvas.fill(self.groove, palette.WOOD_EDGE, 150)
        light = self.groove.move(0, self.groove.h)
        light.h = max(1, frame.px(1))
        canvas.fill(light, palette.WOOD_INNER, 110)
        self._paint_prompt(canvas, told.prompt, say)

    def _paint_name(self, canvas: Canvas, told: Told) -> None:
        ground = palette.WOOD_RAMP[0]
        px = self.frame.letter(20)
        note = canvas.assets.width(told.note, "body", px) + self.frame.px(10) if told.note else 0
        room = self.name.w - note
        if room < self.frame.px(70):
            room, note = self.name.w, 0
        ink = palette.WOOD_TEXT
        units = fitting(self.frame, 26, self.name.h)
        name = canvas.words(told.name, "button", units, self.name, ink, ground, width=room)
        if note:
            at = name.right + self.frame.px(10), self.name.centery
            canvas.words(told.note, "body", 20, at, ink, ground)

    def _paint_pile(self, canvas: Canvas, pile: Pile, say: Say, lift: Lift = LYING) -> None:
        for lies in copies(self.frame, pile):
            place = lift.of(self.frame, lies)
            face = own_face(self.frame, lies.h)
            picture = card(canvas.assets, self.frame, say, pile.kind, place.size, face)
            canvas.picture(picture, place.topleft)

    def _label(self, canvas: Canvas, words: str, place: Rect) -> None:
        write(canvas, words, "body", 20, place, palette.WOOD_TEXT, palette.WOOD_RAMP[0])

    def _paint_prompt(self, canvas: Canvas, prompt: Prompt, say: Say) -> None:
        ground = palette.WOOD_RAMP[1]
        ink = palette.WOOD_NUMBER
        units = fitting(self.frame, 24, self.prompt.h)
        title = canvas.words(say(prompt.title), "panel", units, self.prompt, ink, ground)
        left = title.right + self.frame.px(20)
        line = Rect(left, self.prompt.top, self.prompt.right - left, self.prompt.h)
        write(canvas, say(prompt.line), "body", 20, line, palette.WOOD_TEXT, ground, align="left")
