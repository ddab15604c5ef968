"""Choices that interrupt: two hidden cards, the gifts of pyramid and temple, the Lever's order."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas, Layer
from game.table.notes import topmost
from game.table.people import paint_medal
from game.table.plot import Plot
from game.table.writing import write
from game.tables.imhotep.cards import RATIO, card
from game.tables.imhotep.note import Note
from game.tables.imhotep.notes import card_note
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import Text, Who, text
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import FIRST, Move
from rules.imhotep.names import CARD_NAMES
from rules.imhotep.pieces import (
    COLUMN_POINT,
    COLUMN_STONES,
    SLED_PLACES,
    STONES_TAKEN,
    TEMPLE,
)

REGION: Final = "choice"
_GROUND: Final = palette.PAPYRUS_RAMP[0]
_PAD: Final = 24

Play = Callable[[Move], None]


class Overlay(ABC):
    """A papyrus sheet over the table with a question and its answers."""

    size: tuple[float, float]
    """Width and height in units."""

    def __init__(self, spread: Spread, say: Say, title: Text, line: Text) -> None:
        self.spread = spread
        self.say = say
        self.buttons: list[Button] = []
        self.answers: dict[Move, Button] = {}
        self._title = say(title)
        self._line = say(line)
        self.plot = Plot(spread.layout.frame, self.place())

    def place(self) -> Rect:
        """Where the sheet lies, in pixels; by default over the rivals, off what is one's own."""
        layout = self.spread.layout
        frame = layout.frame
        right = layout.rivals[0].right
        if layout.log is not None and layout.log.top == layout.rivals[0].top:
            right = layout.log.right
        rect = frame.rect(0, 0, *self.size)
        rect.midbottom = (layout.rivals[0].left + right) // 2, frame.height - frame.px(20)
        return rect

    def notes(self) -> Iterator[Note]:
        """What is explained beside the buttons; later ones lie over earlier ones."""
        yield Note(self._medal, text("{who}", who=Who(self.spread.view.viewer)))

    def note_at(self, point: tuple[int, int]) -> Note | None:
        """What is explained of a point of the sheet; None if nothing is."""
        return topmost(self.notes(), point)

    @property
    def _medal(self) -> Rect:
        return self.plot.about(_PAD + 22, 44, 48, 48)

    def paint(self, canvas: Canvas) -> None:
        """The sheet over everything of the table."""
        with canvas.layer(Layer.POPUP):
            canvas.panel(self.plot.rect, "papyrus", radius=18)
            self._paint_head(canvas)
            self.paint_body(canvas)
            for button in self.buttons:
                button.paint(canvas)

    @abstractmethod
    def paint_body(self, canvas: Canvas) -> None:
        """What lies between the question and its answers."""

    def _paint_head(self, canvas: Canvas) -> None:
        plot = self.plot
        paint_medal(canvas, self.spread.view.viewer, self._medal, starts=False)
        room = plot.w - 82 - _PAD
        ink, quiet = palette.PAPYRUS_TEXT, palette.PAPYRUS_QUIET
        title, line = plot.place(82, 14, room, 36), plot.place(82, 50, room, 28)
        write(canvas, self._title, "panel", 26, title, ink, _GROUND, align="left")
        write(canvas, self._line, "body", 20, line, quiet, _GROUND, align="left")

    def button(
        self, label: Text, move: Move, play: Play, *, icon: str = "", sub: Text | None = None
    ) -> Button:
        """An answer that makes a move."""
        made = Button(
            self.say(label),
            lambda: play(move),
            icon=icon,
            sub=self.say(sub) if sub else "",
            region=REGION,
            units=30 if sub else 24,
        )
        made.kind = "second" if self.buttons else "primary"
        self.buttons.append(made)
        self.answers[move] = made
        return made


class KeepOne(Overlay):
    """Which of the two face-down cards to keep."""

    size = (620, 498)

    def __init__(self, spread: Spread, say: Say, moves: Sequence[Move], play: Play) -> None:
        super().__init__(
            spread,
            say,
            text("Two hidden cards"),
            text("Keep one. The other is discarded face up."),
        )
        self._kinds = [FIRST[move] for move in moves]
        for kind, move in zip(self._kinds, moves, strict=True):
            long = text("Keep {card}", card=CARD_NAMES[kind])
            roomy = spread.layout.detail.sub_lines
            self.button(long if roomy else text("Keep"), move, play).name = say(long)
        for button, face in zip(self.buttons, self._faces(), strict=True):
            button.rect = self.plot.frame.rect(0, 0, 276, 58)
            button.rect.midtop = face.centerx, face.bottom + self.plot.frame.px(18)

    def notes(self) -> Iterator[Note]:
        """Both cards."""
        yield from super().notes()
        for kind, face in zip(self._kinds, self._faces(), strict=True):
            yield card_note(face, kind)

    def _faces(self) -> list[Rect]:
        wide = 216.0
        count = len(self._kinds)
        step = 292
        left = self.plot.w / 2 - step * (count - 1) / 2 - wide / 2
        return [self.plot.place(left + step * n, 96, wide, wide * RATIO) for n in range(count)]

    def paint_body(self, canvas: Canvas) -> None:
        """Both cards, large; the one whose answer is under the pointer has a line round it."""
        frame = canvas.frame
        for kind, face, button in zip(self._kinds, self._faces(), self.buttons, strict=True):
            picture = card(canvas.assets, frame, self.say, kind, face.size, "large")
            canvas.picture(picture, face.topleft)
            if button.hovered or button.focused:
                grow = 2 * frame.px(6)
                ring = face.inflate(grow, grow)
                width = max(1.5, 3 * frame.u)
                canvas.rect(ring, palette.GOLD_DARK, radius=16 * frame.u, width=width)


class TwoAnswers(Overlay):
    """A short question beside the site it is about."""

    size = (602, 216)

    def __init__(self, spread: Spread, say: Say, title: Text, line: Text, site: int) -> None:
        self._site = site
        super().__init__(spread, say, title, line)

    def place(self) -> Rect:
        """On the water before the site."""
        layout = self.spread.layout
        frame = layout.frame
        rect = frame.rect(0, 0, *self.size)
        rect.midtop = layout.sites[self._site].centerx, layout.docks[self._site].top + frame.px(16)
        return rect.clamp(frame.whole.inflate(-frame.px(48), 0))

    def paint_body(self, canvas: Canvas) -> None:
        """Nothing: the answers say all."""

    def lay_out(self) -> None:
        """The answers side by side."""
        count = len(self.buttons)
        wide = (self.plot.w - 2 * _PAD - 14 * (count - 1)) / count
        for n, button in enumerate(self.buttons):
            button.rect = self.plot.place(_PAD + (wide + 14) * n, 92, wide, 100)


def column_choice(spread: Spread, say: Say, play: Play) -> Overlay:
    """A point or stones for a visible stone of the temple."""
    view = spread.view
    seat, column = view.viewer, view.column
    sheet = TwoAnswers(
        spread,
        say,
        text("Temple, column {n}", n=column),
        text("Your stone is visible. What do you take?"),
        TEMPLE,
    )
    points = view.score[seat] + COLUMN_POINT
    sheet.button(
        text("{n} point", "{n} points", count=COLUMN_POINT, n=COLUMN_POINT),
        mv.POINT,
        play,
        icon="sun",
        sub=text("then {n} in all", n=points),
    )
    _stones_button(sheet, play, COLUMN_STONES)
    sheet.lay_out()
    return sheet


def gift_choice(spread: Spread, say: Say, play: Play) -> Overlay:
    """The stones of the middle pyramid, or not."""
    sheet = TwoAnswers(
        spread,
        say,
        text("Gift of the pyramid"),
        text("Take stones from your quarry, or leave them."),
        1,
    )
    _stones_button(sheet, play, STONES_TAKEN)
    sheet.button(text("Leave them"), mv.DECLINE, play, icon="cross")
    sheet.lay_out()
    return sheet


def _stones_button(sheet: Overlay, play: Play, most: int) -> None:
    view = sheet.spread.view
    seat = view.viewer
    sled = view.sled[seat]
    stones = min(most, SLED_PLACES - sled, view.quarry[seat])
    sheet.button(
        text("{n} stone", "{n} stones", count=stones, n=stones),
        mv.STONES,
        play,
        icon="stone-pile",
        sub=text("sled {n} to {m}", n=sled, m=sled + stones),
    )


def overlay_for(spread: Spread, say: Say, moves: Sequence[Move], play: Play) -> Overlay | None:
    """The sheet for what is to be chosen now; None where the table itself is enough."""
    if not moves:
        return None
    stage = spread.view.stage
    if stage == st.KEEP:
        return KeepOne(spread, say, moves, play)
    if stage == st.COLUMN:
        return column_choice(spread, say, play)
    if stage == st.TAKE:
        return gift_choice(spread, say, play)
    return None
