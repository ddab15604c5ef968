"""The legal moves as a list of buttons, which scrolls, and shows one kind of them if told."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.choice import Segmented
from game.table.control import Control
from game.table.frame import Frame
from game.table.looks import Say
from game.table.scroller import Scroller
from game.tables.plain.layout import LINE, PAD
from rules.game import text

_GAP: Final = 8
_FILTER: Final = 44
_MOST_VERBS: Final = 6
"""More kinds than this are no help to anybody."""
_ALL: Final = text("All")


class Offer(NamedTuple):
    """A move that may be made: in words, and its kind, the first word of its text form."""

    move: Any
    words: str
    verb: str


class MoveButton(Button):
    """One move. Out of sight it has no size, but still its place."""

    def __init__(self, offer: Offer, then: Callable[[Any], None]) -> None:
        super().__init__(offer.words, lambda: then(offer.move), region="moves", units=LINE)
        self.offer = offer

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas if it is in sight."""
        if self.rect:
            super().paint(canvas)


class MoveList:
    """A panel of buttons; calls `then` with the move of the one that is used.

    `changed` is called when other buttons are there to be reached.
    """

    def __init__(self, say: Say, then: Callable[[Any], None], changed: Callable[[], None]) -> None:
        self._say = say
        self._then = then
        self._changed = changed
        self._frame = Frame(1920, 1080)
        self._rect = Rect(0, 0, 0, 0)
        self._high = 0
        self._every: Sequence[MoveButton] = ()
        self._verb = ""
        self._filter: Segmented | None = None
        self._scroller = Scroller(say(text("Moves")), self._lay_out, region="moves")
        self.buttons: Sequence[MoveButton] = ()
        """Those of the chosen kind, in and out of sight."""

    @property
    def controls(self) -> list[Control]:
        """In reading order."""
        found: list[Control] = [self._filter] if self._filter else []
        found += self.buttons
        return [*found, self._scroller] if self._scroller.most else found

    @property
    def pointed(self) -> Any | None:
        """The move under the pointer."""
        return next((button.offer.move for button in self.buttons if button.hovered), None)

    def offer(self, offers: Sequence[Offer]) -> None:
        """Other moves may be made now."""
        self._every = [MoveButton(offer, self._then) for offer in offers]
        self._verb = ""
        self._scroller.offset = 0
        self.place(self._frame, self._rect, self._high)

    def place(self, frame: Frame, rect: Rect, button_height: int) -> None:
        """The panel fills a rectangle of the window."""
        self._frame, self._rect, self._high = frame, rect, button_height
        self._offer_verbs()
        self._choose()

    def reveal(self, move: Any) -> MoveButton | None:
        """The button of a move, in sight; None if the move is not offered."""
        if all(button.offer.move != move for button in self.buttons):
            self._verb = ""
            self._offer_verbs()
            self._choose()
        for button in self.buttons:
            if button.offer.move == move:
                self.show(button)
                return button
        return None

    def show(self, button: MoveButton) -> None:
        """Scrolls no further than needed to bring a button into sight."""
        number = self.buttons.index(button)
        first, count = self._first(), self._fitting(self._scroller.rect.h)
        if number < first:
            self._scroller.scroll_to(number * self._step)
        elif number >= first + count:
            self._scroller.scroll_to((number - count + 1) * self._step)

    def paint(self, canvas: Canvas) -> None:
        """The panel below its controls."""
        canvas.panel(self._rect, "night")
        if not self._every:
            ink, ground = palette.NIGHT_QUIET, palette.NIGHT_RAMP[1]
            words = self._say(text("There is nothing to choose now."))
            place = self._rect.inflate(-2 * self._frame.px(PAD), 0)
            canvas.words(words, "body", LINE, place, ink, ground, align="center", lines=None)

    @property
    def _inside(self) -> Rect:
        return self._rect.inflate(-2 * self._frame.px(PAD), -2 * self._frame.px(PAD))

    @property
    def _step(self) -> int:
        return self._high + self._frame.px(_GAP)

    def _fitting(self, high: int) -> int:
        """How many buttons fit below each other."""
        return max(1, (high + self._frame.px(_GAP)) // max(1, self._step))

    def _offer_verbs(self) -> None:
        verbs = list(dict.fromkeys(button.offer.verb for button in self._every))
        few = len(self._every) <= self._fitting(self._inside.h)
        if few or not 1 < len(verbs) <= _MOST_VERBS:
            self._filter, self._verb = None, ""
            return

        def choose(index: int) -> None:
            self._verb = ["", *verbs][index]
            self._scroller.offset = 0
            self._choose()
            self._changed()

        labels = [self._say(_ALL), *verbs]
        chosen = ["", *verbs].index(self._verb)
        name = self._say(text("Kind of move"))
        self._filter = Segmented(name, labels, chosen, choose, region="moves", units=18)

    def _choose(self) -> None:
        """Shows the moves of the chosen kind."""
        self.buttons = [b for b in self._every if self._verb in ("", b.offer.verb)]
        window = self._inside
        if self._filter:
            frame = self._frame
            high = max(frame.px(_FILTER), round(1.9 * frame.letter(18)))
            self._filter.rect = Rect(window.left, window.top, window.w, high)
            window.h -= high + frame.px(_GAP + 4)
            window.top += high + frame.px(_GAP + 4)
        # It scrolls by whole buttons, so that none is cut.
        beyond = max(0, len(self.buttons) - self._fitting(window.h))
        self._scroller.place(window, window.h + beyond * self._step, self._frame.u)
        self._lay_out()

    def _first(self) -> int:
        return round(self._scroller.offset / max(1, self._step))

    def _lay_out(self) -> None:
        window, step = self._scroller.rect, self._step
        wide = self._scroller.inner.w if self._scroller.most else window.w
        first, count = self._first(), self._fitting(window.h)
        for number, button in enumerate(self.buttons):
            button.rect = Rect(window.left, window.top + (number - first) * step, wide, self._high)
            if not first <= number < first + count:
                button.rect = Rect(button.rect.center, (0, 0))
                button.blur()
