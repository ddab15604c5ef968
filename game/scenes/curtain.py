"""The curtain between people who may not see the same: doors over the whole window."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import pygame

from game import palette, sound
from game.assets import Role
from game.match import Match
from game.scenes.desk import Desk
from game.scenes.doors import DARK, GROUND, leaves, paint_seal
from game.scenes.menu import MatchMenu
from game.scenes.reel import SPEEDS
from game.scenes.screen import Screen
from game.scenes.stack import OUT_OF_SIGHT, Change, Pop, Push, Quit, Repaint
from game.table.canvas import Canvas
from game.table.clip import EASINGS
from game.table.controls import Button
from rules.game import Seat, Text, Who, text

State: TypeAlias = Literal["closing", "shut", "opening"]

CLOSE: Final = 0.42
OPEN: Final = 0.52
FADE: Final = 0.15
"""Seconds, the last when motion is reduced."""
BUTTON: Final = (560, 90)
SMALL: Final = (270, 54)


class Curtain(Screen):
    """Closes over a match, and opens to the person at a seat on a press made since it closed.

    `then` is called when it begins to open: what it uncovers must be shown by then. While it is
    shut nothing below it is painted.
    """

    def __init__(
        self,
        desk: Desk,
        match: Match,
        seat: Seat,
        then: Callable[[], None],
        *,
        shut: bool = False,
    ) -> None:
        super().__init__(desk)
        self._match = match
        self._seat = seat
        self._then = then
        self.up = True
        """Whether it still lies over the match."""
        self._state: State = "closing"
        self._left = self._time(CLOSE)
        self.overlay = True
        who = Who(seat)
        self._open = Button(
            self._words(text("I am {who}, open the doors", who=who)),
            self._begin_to_open,
            kind="primary",
            icon="temple-door",
            units=30,
        )
        self._menu = Button(self.say("Menu"), self.back, icon="hamburger-menu", units=22)
        self._quit = Button(self.say("Quit"), lambda: self.wish(Quit()), icon="exit-door", units=22)
        self.controls.offer([self._open, self._menu, self._quit])
        if not shut:
            sound.play("curtain-closes")
        if shut or self._pace == 0:
            self.shut()

    @property
    def moving(self) -> bool:
        """Whether every frame differs from the one before."""
        return self._state != "shut" or super().moving

    def shut(self) -> None:
        """Covers everything at once, however far it was; only a new press opens it."""
        self._state, self._left, self.overlay = "shut", 0.0, False
        self.controls.ring.focus(self._open, shown=True)

    def lay_out(self) -> None:
        """The buttons stand under the words in the middle."""
        frame = self.frame
        middle, y = frame.uw / 2, frame.uh / 2 + 158
        self._open.rect = frame.rect(middle - BUTTON[0] / 2, y, *BUTTON)
        y += BUTTON[1] + 20
        self._menu.rect = frame.rect(middle - 10 - SMALL[0], y, *SMALL)
        self._quit.rect = frame.rect(middle + 10, y, *SMALL)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Takes nothing until it is shut."""
        if self._state != "shut" or event.type in OUT_OF_SIGHT:
            return None
        if event.type == pygame.KEYDOWN and self.controls.ring.current is self._open:
            self.controls.ring.shown = True
        return super().handle(event)

    def tick(self, seconds: float) -> Change | None:
        """Moves the doors."""
        if self._state == "shut":
            return super().tick(seconds)
        self._left -= seconds / self._pace if self._pace else self._left
        if self._left > 0:
            return None
        if self._state == "closing":
            self.shut()
            return Repaint()
        return Pop()

    def back(self) -> None:
        """Esc opens the menu: the table stays covered."""
        self.wish(Push(MatchMenu(self.desk, self._match)))

    def leave(self) -> None:
        """It lies over the match no longer."""
        self.up = False

    def paint(self, canvas: Canvas) -> None:
        """The two leaves where they are now, and when shut the seal, the words and the buttons."""
        left, right = leaves(canvas.assets, canvas.frame)
        open_ = self._share_open()
        if self.desk.settings.now.reduced_motion:
            away, alpha = 0, round(255 * (1 - open_))
        else:
            away, alpha = round(left.get_width() * open_), 255
        canvas.image(left, (-away, 0), alpha)
        canvas.image(right, (left.get_width() + away, 0), alpha)
        if self._state == "shut":
            paint_seal(canvas, self._seat)
            self._paint_words(canvas)
            super().paint(canvas)

    def _paint_words(self, canvas: Canvas) -> None:
        frame = canvas.frame
        title = self._words(text("Pass the screen to {who}", who=Who(self._seat)))
        line = self.say("The table stays covered until you are ready.")
        note = self.say("Space or Enter opens the doors.")
        if self._match.saved:
            note = self.say("Space or Enter opens the doors. The match is saved.")
        middle, foot = frame.height // 2, frame.height - frame.px(38)
        self._write(canvas, title, "display", 62, middle + frame.px(44))
        self._write(canvas, line, "strong", 26, middle + frame.px(112))
        self._write(canvas, note, "body", 20, foot)

    def _write(self, canvas: Canvas, words: str, role: Role, units: float, y: int) -> None:
        # What is large anyway grows less, so that all of it finds room over the buttons.
        most = 1.2 if role == "display" else 1.5
        canvas.words(
            words,
            role,
            units * min(1.0, most / canvas.frame.text_scale),
            (canvas.frame.width // 2, y),
            palette.NIGHT_TITLE if role == "display" else palette.CREAM,
            GROUND,
            align="center",
            width=canvas.frame.width - canvas.frame.px(160),
            outline=(5 if role == "display" else 3, DARK),
        )

    @property
    def _pace(self) -> float:
        """How long everything takes, as a share of its normal time; 0 for not at all."""
        return SPEEDS[self.desk.settings.now.speed].value

    def _begin_to_open(self) -> None:
        sound.play("curtain-opens")
        self._then()
        self._state, self._left, self.overlay = "opening", self._time(OPEN), True
        self.controls.blur()
        self.wish(Repaint() if self._pace else Pop())

    def _time(self, normal: float) -> float:
        return FADE if self.desk.settings.now.reduced_motion else normal

    def _share_open(self) -> float:
        """How far the doors stand open, 0 to 1."""
        if self._state == "shut":
            return 0.0
        whole = self._time(CLOSE if self._state == "closing" else OPEN)
        share = EASINGS["in-out-cubic"](min(1.0, max(0.0, self._left / whole)))
        return share if self._state == "closing" else 1 - share

    def _words(self, words: Text) -> str:
        return self.desk.language.say(words, self._match.names)
