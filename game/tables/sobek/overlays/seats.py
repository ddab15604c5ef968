"""Sheets where a seat is chosen: whom to push, to curse, to look at, or to let start."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.people import paint_medal
from game.table.writing import Say
from game.tables.sobek.jars import HIDDEN_SIZE, pile_words
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.sheet import HEAD, PAD, REGION, Act, Sheet
from game.tables.sobek.tokens import ICONS
from rules.game import Seat, Text, Who, text
from rules.sobek import state as st
from rules.sobek.moves import FIRST, Move
from rules.sobek.names import SYMBOL_NAMES
from rules.sobek.pieces import CURSE, CURSE_CARDS, guild_back
from rules.sobek.view import View

_WIDE: Final = 362
_HIGH: Final = 100
_GAP: Final = 14
_LEAST: Final = 2
_MEDAL: Final = 64


class SeatButton(Button):
    """A seat with its medal where other buttons have their icon, and an icon at the right."""

    def __init__(self, seat: Seat, label: str, sub: str, sign: str, then: Callable[[], None]):
        super().__init__(label, then, sub=sub, region=REGION, units=26, icon=sign)
        self._seat = seat

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas."""
        super().paint(canvas)
        rect = self.drawn(canvas)
        sign = round(0.46 * rect.h)
        at = rect.right - canvas.frame.px(18) - sign // 2, rect.centery
        canvas.icon(self.icon, at, sign, palette.NIGHT_TITLE)
        size = min(canvas.frame.px(_MEDAL), round(0.66 * rect.h))
        place = rect.copy()
        place.size = size, size
        place.midleft = rect.left + canvas.frame.px(18), rect.centery
        paint_medal(canvas, self._seat, place, starts=False)


class ChooseSeat(Sheet):
    """Seats side by side; to press one is to choose it."""

    def __init__(
        self,
        layout: Layout,
        view: View,
        say: Say,
        moves: Sequence[Move],
        act: Act,
        put_aside: Callable[[], None],
    ) -> None:
        title, line, icon = _question(view)
        count = max(_LEAST, len(moves))
        wide = 2 * PAD + count * _WIDE + (count - 1) * _GAP
        super().__init__(layout, view, say, title, line, (wide, HEAD + _HIGH + PAD))
        room = (self.plot.w - 2 * PAD - (count - 1) * _GAP) / count
        for n, move in enumerate(moves):
            seat = FIRST[move]
            sub = say(_consequence(view, seat))
            button = SeatButton(
                seat, say(text("{who}", who=Who(seat))), sub, icon, partial(act, move)
            )
            button.rect = self.plot.place(PAD + (room + _GAP) * n, HEAD, room, _HIGH)
            self.controls.append(button)
            self.answers[move] = button, button
        self.head(self.look_button(put_aside))

    def paint_body(self, canvas: Canvas) -> None:
        """Nothing: the answers say all."""


def _question(view: View) -> tuple[Text, Text, str]:
    """Title, line and icon of what is asked."""
    if view.stage == st.GUILD:
        return (
            text("Guild of the {symbol}", symbol=SYMBOL_NAMES[view.token]),
            text("You go on to {n}. Whom do you push back?", n=view.score[view.viewer]),
            ICONS[view.token],
        )
    if view.stage == st.CURSE:
        line = text("It counts as {n} cards. Whose jar gets it?", n=CURSE_CARDS)
        return text("Curse"), line, ICONS[CURSE]
    if view.stage == st.VIZIER:
        return text("Vizier"), text("Whose jar do you look through?"), "eye-of-horus"
    return (
        text("You have the fewest points"),
        text("Who starts round {n}?", n=view.round + 1),
        "sun",
    )


def _consequence(view: View, seat: Seat) -> Text:
    if view.stage == st.GUILD:
        now = view.score[seat]
        return text("from {n} to {m}", n=now, m=guild_back(now, view.token))
    if view.stage == st.STARTER:
        return text("{n} points", n=view.score[seat])
    size = pile_words(view, seat)
    if size == HIDDEN_SIZE:
        return text("jar closed, {n} points", n=view.score[seat])
    return text("{n} in the jar", n=int(size))
