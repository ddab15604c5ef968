"""The Thief's choice: a back in the hand of a rival."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.notes import Note
from game.table.people import paint_medal
from game.table.writing import Say, write
from game.tables.sobek.cards import RATIO, card_back
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.sheet import BUTTON_HIGH, HEAD, PAD, Act
from game.tables.sobek.overlays.tiles import GAP, Option, Tile, Tiles
from rules.game import Text, Who, text
from rules.sobek.moves import FIRST, SECOND, Move
from rules.sobek.pieces import BACKS
from rules.sobek.view import View

_ROW: Final = 132
_NAME: Final = 300
_TILE: Final = 112
_TIP: Final = text("So many cards of the hand have this back.")
_BACKS: Final = (text("green"), text("tan"), text("orange"))
_VERBS: Final = (
    text("Steal a green card from {who}"),
    text("Steal a tan card from {who}"),
    text("Steal a character from {who}"),
)


class StealCard(Tiles):
    """A row for each rival with the backs in its hand."""

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
            Option(move=move, name=_name(move), verb=_verb(move), icon="snatch", tip=_TIP)
            for move in moves
        ]
        self._rivals = list(dict.fromkeys(FIRST[move] for move in moves))
        rows = len(self._rivals)
        super().__init__(
            layout,
            view,
            say,
            text("Thief"),
            text("Choose a back. The card is drawn by lot."),
            (
                2 * PAD + _NAME + BACKS * _TILE + BACKS * GAP,
                HEAD + rows * _ROW + (rows - 1) * GAP + BUTTON_HIGH + PAD + 2 * GAP,
            ),
            options,
        )
        self.finish(act, put_aside, text("Choose a card first"))

    def places(self) -> list[Rect]:
        """A place for every back of every rival."""
        found = []
        for option in self.options:
            seat, back = FIRST[option.move], int(SECOND[option.move])
            x = PAD + _NAME + (_TILE + GAP) * back + GAP
            found.append(self.plot.place(x, self._top(seat), _TILE, _ROW))
        return found

    def _top(self, seat: int) -> float:
        return HEAD + self._rivals.index(seat) * (_ROW + GAP)

    def paint_body(self, canvas: Canvas) -> None:
        """Who holds the cards."""
        for seat in self._rivals:
            top = self._top(seat)
            row = self.plot.place(PAD, top, self.plot.w - 2 * PAD, _ROW)
            canvas.rect(row, palette.PAPYRUS_THIRD, radius=12 * canvas.frame.u, alpha=90)
            paint_medal(canvas, seat, self._medal_of(seat), starts=False)
            name = self.plot.place(PAD + 8, top + 82, _NAME - 16, 34)
            words = self.say(text("{who}", who=Who(seat)))
            write(canvas, words, "button", 22, name, palette.PAPYRUS_TEXT, palette.PAPYRUS_SECOND)

    def notes(self) -> Iterator[Note]:
        """Whose hands they are."""
        yield from super().notes()
        for seat in self._rivals:
            cards = sum(self.view.hand_backs(seat))
            held = text("{n} card in hand", "{n} cards in hand", count=cards, n=cards)
            yield Note(self._medal_of(seat), text("{who}", who=Who(seat)), (held,))

    def _medal_of(self, seat: int) -> Rect:
        return self.plot.about(PAD + _NAME / 2, self._top(seat) + 46, 56, 56)

    def draw(self, canvas: Canvas, option: Option, tile: Tile) -> None:
        """The back, and how many of them there are."""
        seat, back = FIRST[option.move], SECOND[option.move]
        frame = canvas.frame
        high = tile.rect.h - 2 * frame.px(12)
        size = round(high / RATIO), high
        place = Rect((0, 0), size)
        place.center = tile.drawn(canvas).center
        canvas.picture(card_back(canvas.assets, back, size), place.topleft)
        radius = max(frame.px(17), round(0.72 * frame.letter(20)))
        at = place.right, place.top + frame.px(4)
        canvas.circle(at, radius, palette.NIGHT_DARK)
        count = Rect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
        number = str(self.view.hand_backs(seat)[back])
        write(canvas, number, "number", 20, count, palette.NIGHT_TITLE, palette.NIGHT_DARK)


def _name(move: Move) -> Text:
    return text("{who}: {back} cards", who=Who(FIRST[move]), back=_BACKS[SECOND[move]])


def _verb(move: Move) -> Text:
    verb = _VERBS[SECOND[move]]
    return text(verb.one, who=Who(FIRST[move]))
