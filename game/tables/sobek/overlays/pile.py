"""Looks into jars: the viewer's own, and one that the Vizier takes a card of."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final

from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.notes import Note
from game.table.writing import Say, write
from game.tables.sobek.card_notes import card_lines
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
from game.tables.sobek.subject import OfCard, OfToken
from game.tables.sobek.tokens import token
from rules.game import Text, Who, text
from rules.sobek.moves import FIRST, Move
from rules.sobek.names import KIND_NAMES, TOKEN_NAMES
from rules.sobek.pieces import CURSE, CURSE_CARDS, KINDS, SCARABS
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
                tip=_power(view, FIRST[move]),
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

    def notes(self) -> Iterator[Note]:
        """Cards, curses, and the scarabs."""
        yield from super().notes()
        for kind, place in zip(self.kinds, self._cards(), strict=True):
            yield Note(place, KIND_NAMES[kind], card_lines(kind), OfCard(kind))
        for place in self._curses():
            counts = text("Each curse counts as {n} cards.", n=CURSE_CARDS)
            yield Note(place, TOKEN_NAMES[CURSE], (counts,), OfToken(CURSE))
        line = text("Of jars of one size the one with the most scarabs is the most corrupt.")
        yield Note(self._sign.union(self._told), self._scarabs(), (line,))

    def _cards(self) -> list[Rect]:
        """Places of the cards, from the left."""
        room, high = self._room, self.plot.h - HEAD - PAD
        wide = high / RATIO
        step = min(wide + 8, (room - wide) / max(1, len(self.kinds) - 1))
        return [self.plot.place(PAD + step * n, HEAD, wide, high) for n in range(len(self.kinds))]

    def _curses(self) -> list[Rect]:
        middle = HEAD + (self.plot.h - HEAD - PAD) / 2
        count = self.view.curses[self.view.viewer]
        return [
            self.plot.about(PAD + self._room + 60 + 96 * n, middle, 84, 84) for n in range(count)
        ]

    @property
    def _room(self) -> float:
        return self.plot.w - 2 * PAD - 252 - 30 - 96 * self.view.curses[self.view.viewer]

    @property
    def _sign(self) -> Rect:
        return self.plot.place(self.plot.w - PAD - 252, HEAD, 36, 36)

    @property
    def _told(self) -> Rect:
        return self.plot.place(self.plot.w - PAD - 208, HEAD, 208, 36)

    def _scarabs(self) -> Text:
        return text("Scarabs in it: {n}", n=sum(SCARABS[kind] for kind in self.kinds))

    def paint_body(self, canvas: Canvas) -> None:
        """The cards side by side, the curses after them, and the scarabs that break ties."""
        frame, curses = canvas.frame, self._curses()
        for n, (kind, place) in enumerate(zip(self.kinds, self._cards(), strict=True)):
            copy = self.kinds[:n].count(kind)
            face = card(canvas.assets, frame, self.say, kind, place.size, "small", copy)
            canvas.picture(face, place.topleft)
        if not self.kinds and not curses:
            high = self.plot.h - HEAD - PAD
            canvas.svg("pieces/jar", self.plot.place(PAD, HEAD, high / HEIGHT, high), alpha=150)
        for at in curses:
            canvas.picture(token(canvas.assets, CURSE, at.w // 2), at.topleft)
        canvas.svg("pieces/scarab", self._sign)
        words = self.say(self._scarabs())
        write(canvas, words, "body", 20, self._told, palette.PAPYRUS_QUIET, GROUND, align="left")


def _power(view: View, kind: int) -> Text:
    """What a card is good for, and how many of its kind there are."""
    count = view.pile(view.owner)[kind]
    many = text("{n} such card in the jar", "{n} such cards in the jar", count=count, n=count)
    return text("{power}\n{cards}", power=card_lines(kind)[0], cards=many)


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
