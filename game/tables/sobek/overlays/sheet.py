"""A papyrus sheet over the table with a question and its answers."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas, Layer, Point
from game.table.control import Control
from game.table.notes import Note, topmost
from game.table.people import paint_medal
from game.table.plot import Plot
from game.table.writing import Say, write
from game.tables.sobek.layout import Layout
from rules.game import Text, Who, text
from rules.sobek.moves import Move
from rules.sobek.view import View

REGION: Final = "choice"
GROUND: Final = palette.PAPYRUS_RAMP[0]
PAD: Final = 24
HEAD: Final = 92
"""Where the answers begin, in units from the top of the sheet."""
BUTTON_HIGH: Final = 62
_LOOK_WIDE: Final = 226

Act: TypeAlias = Callable[[Move], None]
"""Makes a move that was chosen."""


class Sheet(ABC):
    """Title, line and answers; put aside while the player looks at the table."""

    def __init__(
        self,
        layout: Layout,
        view: View,
        say: Say,
        title: Text,
        line: Text,
        size: tuple[float, float],
    ) -> None:
        """The size is in units; the sheet is never larger than its room."""
        self.layout = layout
        self.view = view
        self.say = say
        self.controls: list[Control] = []
        """In reading order."""
        self.answers: dict[Move, tuple[Control, Control]] = {}
        """By move, the control that chooses it and the one that makes it: often the same."""
        self._title, self._line = say(title), say(line)
        self._aside = 0.0
        self.plot = Plot(layout.frame, self._place(size))

    def _place(self, size: tuple[float, float]) -> Rect:
        """Over the far bank and the river, so that the hand stays in sight."""
        frame = self.layout.frame
        room = self.layout.track.unionall([self.layout.mat, self.layout.quay])
        rect = frame.rect(0, 0, *size)
        rect.midtop = room.centerx, self.layout.track.bottom + frame.px(16)
        return rect.clamp(frame.whole)

    def paint(self, canvas: Canvas) -> None:
        """The sheet over everything of the table."""
        with canvas.layer(Layer.POPUP):
            canvas.panel(self.plot.rect, "papyrus", radius=18)
            self._paint_head(canvas)
            self.paint_body(canvas)
            for control in self.controls:
                control.paint(canvas)

    @abstractmethod
    def paint_body(self, canvas: Canvas) -> None:
        """What lies under the answers."""

    def notes(self) -> Iterator[Note]:
        """What is explained beside the controls; later ones lie over earlier ones."""
        yield Note(self._medal, text("{who}", who=Who(self.view.viewer)))

    def note_at(self, point: Point) -> Note | None:
        """What is explained of a point of the sheet; None if nothing is."""
        return topmost(self.notes(), point)

    @property
    def _medal(self) -> Rect:
        return self.plot.about(PAD + 22, 44, 48, 48)

    def look_button(self, put_aside: Callable[[], None]) -> Button:
        """The button that lays the sheet aside."""
        made = Button(self.say(text("Look at the table")), put_aside, region=REGION, units=20)
        return self._keep(made)

    def _keep(self, made: Button) -> Button:
        self.controls.append(made)
        return made

    def foot(self, first: Button, look: Button) -> None:
        """Lays the buttons along the foot of the sheet: the main one takes what is left."""
        top = self.plot.h - PAD - BUTTON_HIGH
        wide = min(_LOOK_WIDE, (self.plot.w - 2 * PAD - 14) / 2)
        room = self.plot.w - 2 * PAD - 14 - wide
        first.rect = self.plot.place(PAD, top, room, BUTTON_HIGH)
        look.rect = self.plot.place(PAD + room + 14, top, wide, BUTTON_HIGH)

    def head(self, look: Button) -> None:
        """Lays the button that puts the sheet aside beside the title."""
        self._aside = _LOOK_WIDE + 14
        look.rect = self.plot.place(self.plot.w - PAD - _LOOK_WIDE, 22, _LOOK_WIDE, 52)

    def _paint_head(self, canvas: Canvas) -> None:
        plot = self.plot
        paint_medal(canvas, self.view.viewer, self._medal, starts=False)
        room = plot.w - 82 - PAD - self._aside
        ink, quiet = palette.PAPYRUS_TEXT, palette.PAPYRUS_QUIET
        title, line = plot.place(82, 14, room, 36), plot.place(82, 50, room, 30)
        write(canvas, self._title, "panel", 26, title, ink, GROUND, align="left")
        write(canvas, self._line, "body", 20, line, quiet, GROUND, align="left")
