"""Looks into jars: the viewer's own, and one that the Vizier takes a card of."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.writing import Say, write
from game.tables.sobek.cards import RATIO, card
from game.tables.sobek.counts import pile_size
from game.tables.sobek.jars import HEIGHT
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.sheet import (
    BUTTON_HIGH,
    GROUND,
    HEAD,
    PAD,
    REGION,
    Act,
    Sheet,
)
from game.tables.sobek.overlays.tiles import GAP, Option, Tile, Tiles
from game.tables.sobek.tokens import token
from rules.game import Text, Who, text
from rules.sobek.moves import FIRST, Move
from rules.sobek.names import KIND_NAMES
from rules.sobek.pieces import CURSE, KINDS, SCARABS
from rules.sobek.view import View

_CARD: Final = 132
_SMALL: Final = 104
_MANY: Final = 9
_LEAST: Final = 4
_OWN_WIDE: Final = 756
_OWN_HIGH: Final = 300


class RecoverCard(Tiles):
    """The cards in the jar that the Vizier looks through, one tile for each kind."""

    def __init__(
        self,
        layout: Layout,
        view: View,
        say: Say,
        moves: Sequence[Move],
        act: Act,
        put_aside: Callable[[], None],
    ) -> None:
        options = [
            Option(
                move=move,
                name=KIND_NAMES[FIRST[move]],
                verb=text("Take {card}", card=KIND_NAMES[FIRST[move]]),
                icon="eye-of-horus",
            )
            for move in moves
        ]
        self._columns = max(_LEAST, min(_MANY, len(options)))
        self._lines = ceil(len(options) / self._columns)
        self._card = _CARD if self._lines == 1 else _SMALL
        high = self._card * RATIO + 20
        super().__init__(
            layout,
            view,
            say,
            text("Vizier"),
            text("Take one card from the jar of {who}.", who=Who(view.owner)),
            (
                2 * PAD + self._columns * (self._card + 20) + (self._columns - 1) * GAP,
                HEAD + self._lines * (high + GAP) + BUTTON_HIGH + PAD + GAP,
            ),
            options,
        )
        self.finish(act, put_aside, text("Choose a card first"))

    def places(self) -> list[Rect]:
        """Tiles in rows."""
        wide, high = self._card + 20, self._card * RATIO + 20
        found = []
        for n in range(len(self.options)):
            line, column = divmod(n, self._columns)
            x, y = PAD + (wide + GAP) * column, HEAD + (high + GAP) * line
            found.append(self.plot.place(x, y, wide, high))
        return found

    def draw(self, canvas: Canvas, option: Option, tile: Tile) -> None:
        """The card, and how many of its kind there are."""
        kind, frame = FIRST[option.move], canvas.frame
        size = frame.px(self._card), frame.px(self._card * RATIO)
        place = Rect((0, 0), size)
        place.center = tile.drawn(canvas).center
        named = self.layout.detail.card_names
        face = card(canvas.assets, frame, self.say, kind, size, "middle" if named else "small")
        canvas.picture(face, place.topleft)
        count = self.view.pile(self.view.owner)[kind]
        if count > 1:
            paint_count(canvas, place, count)


class OwnJar(Sheet):
    """The viewer's own jar, to be looked into at any time."""

    def __init__(self, layout: Layout, view: View, say: Say, close: Callable[[], None]) -> None:
        seat = view.viewer
        cards, curses = sum(view.pile(seat)), view.curses[seat]
        self.kinds = [kind for kind in range(KINDS) for _ in range(view.pile(seat)[kind])]
        super().__init__(
            layout, view, say, text("Your jar"), _size(view, cards, curses), (_OWN_WIDE, _OWN_HIGH)
        )
        shut = Button(say(text("Close")), close, region=REGION, units=24)
        shut.rect = self.plot.place(self.plot.w - PAD - 252, self.plot.h - PAD - 62, 252, 62)
        self.controls.append(shut)

    def _place(self, size: tuple[float, float]) -> Rect:
        """Beside the jar, over the viewer's own sets, so that the hand stays in sight."""
        frame = self.layout.frame
        rect = frame.rect(0, 0, *size)
        rect.bottomleft = self.layout.mat.left, self.layout.own_sets.bottom
        return rect

    def paint_body(self, canvas: Canvas) -> None:
        """The cards side by side, the curses after them, and the scarabs that break ties."""
        frame, view = canvas.frame, self.view
        curses = view.curses[view.viewer]
        room = self.plot.w - 2 * PAD - 252 - 30 - 96 * curses
        high = self.plot.h - HEAD - PAD
        wide = high / RATIO
        step = min(wide + 8, (room - wide) / max(1, len(self.kinds) - 1))
        for n, kind in enumerate(self.kinds):
            place = self.plot.place(PAD + step * n, HEAD, wide, high)
            copy = self.kinds[:n].count(kind)
            face = card(canvas.assets, frame, self.say, kind, place.size, "small", copy)
            canvas.picture(face, place.topleft)
        if not self.kinds and not curses:
            canvas.svg("pieces/jar", self.plot.place(PAD, HEAD, high / HEIGHT, high), alpha=150)
        for n in range(curses):
            at = self.plot.about(PAD + room + 60 + 96 * n, HEAD + high / 2, 84, 84)
            canvas.picture(token(canvas.assets, CURSE, at.w // 2), at.topleft)
        scarabs = sum(SCARABS[kind] for kind in self.kinds)
        sign = self.plot.place(self.plot.w - PAD - 252, HEAD, 36, 36)
        canvas.svg("pieces/scarab", sign)
        line = self.plot.place(self.plot.w - PAD - 208, HEAD, 208, 36)
        words = self.say(text("Scarabs in it: {n}", n=scarabs))
        write(canvas, words, "body", 20, line, palette.PAPYRUS_QUIET, GROUND, align="left")


def _size(view: View, cards: int, curses: int) -> Text:
    size = pile_size(view, view.viewer)
    if not size:
        return text("It is empty.")
    if not curses:
        return text("{n} card.", "{n} cards.", count=cards, n=cards)
    if curses == 1:
        words = "{n} card and a curse count as {m}.", "{n} cards and a curse count as {m}."
    else:
        words = "{n} card and {k} curses count as {m}.", "{n} cards and {k} curses count as {m}."
    return text(*words, count=cards, n=cards, k=curses, m=size)


def paint_count(canvas: Canvas, place: Rect, count: int) -> None:
    """How many there are of a card, on its upper right corner."""
    frame = canvas.frame
    radius = max(frame.px(17), round(0.72 * frame.letter(20)))
    at = place.right - radius // 2, place.top + radius // 2
    canvas.circle(at, radius, palette.NIGHT_DARK)
    box = Rect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
    write(canvas, str(count), "number", 20, box, palette.NIGHT_TITLE, palette.NIGHT_DARK)
