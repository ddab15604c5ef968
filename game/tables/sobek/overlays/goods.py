"""A priest's choice of a type, and the set that Prosperity goes to."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.writing import Say, write
from game.tables.sobek.cards import badge_of
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.sheet import BUTTON_HIGH, HEAD, PAD, Act
from game.tables.sobek.overlays.tiles import GAP, Option, Tile, Tiles
from game.tables.sobek.set_plan import set_sum
from rules.game import Text, text
from rules.sobek import state as st
from rules.sobek.moves import FIRST, Move
from rules.sobek.names import TYPE_NAMES
from rules.sobek.pieces import KINDS_OF_TYPE
from rules.sobek.view import View

_TILE: Final = 152
_HIGH: Final = 176
_LEAST: Final = 4


class ChooseGood(Tiles):
    """Goods side by side by their badges."""

    def __init__(
        self,
        layout: Layout,
        view: View,
        say: Say,
        moves: Sequence[Move],
        act: Act,
        put_aside: Callable[[], None],
    ) -> None:
        priest = view.stage == st.PRIEST
        verb = "Clear {good} from your jar" if priest else "Put it on the {good} set"
        options = [
            Option(
                move=move,
                name=TYPE_NAMES[FIRST[move]],
                verb=text(verb, good=TYPE_NAMES[FIRST[move]]),
                icon="feather" if priest else "cornucopia",
                tip=_tip(view, FIRST[move]),
            )
            for move in moves
        ]
        count = max(_LEAST, len(options))
        super().__init__(
            layout,
            view,
            say,
            text("Clear your jar") if priest else text("Prosperity"),
            text("All cards of one good leave your jar.")
            if priest
            else text("It counts as one card more. Which set?"),
            (
                2 * PAD + count * _TILE + (count - 1) * GAP,
                HEAD + _HIGH + BUTTON_HIGH + PAD + 2 * GAP,
            ),
            options,
        )
        self.finish(act, put_aside, text("Choose a good first"))

    def draw(self, canvas: Canvas, option: Option, tile: Tile) -> None:
        """Badge, name, and what would come of it."""
        type_, frame, rect = FIRST[option.move], canvas.frame, tile.drawn(canvas)
        size = frame.px(68)
        place = Rect(0, 0, size, size)
        place.midtop = rect.centerx, rect.top + frame.px(16)
        canvas.svg(badge_of(type_), place)
        name = Rect(rect.x, place.bottom + frame.px(6), rect.w, frame.px(34))
        name.inflate_ip(-frame.px(12), 0)
        words = self.say(option.name)
        write(canvas, words, "button", 22, name, palette.PAPYRUS_TEXT, tile.ground)
        line = name.move(0, name.h)
        words = self.say(self._outcome(type_))
        write(canvas, words, "body", 20, line, palette.PAPYRUS_QUIET, tile.ground)

    def _outcome(self, type_: int) -> Text:
        view, seat = self.view, self.view.viewer
        if view.stage == st.PRIEST:
            cards = sum(view.pile(seat)[kind] for kind in KINDS_OF_TYPE[type_])
            return text("{n} card", "{n} cards", count=cards, n=cards)
        now = set_sum(view, seat, type_)
        return text("{n} to {m} points", n=now.points, m=now.points + now.scarabs)


def _tip(view: View, type_: int) -> Text:
    """What is counted on a tile."""
    if view.stage == st.PRIEST:
        return text("All cards of {good} in your jar are discarded.", good=TYPE_NAMES[type_])
    now = set_sum(view, view.viewer, type_)
    words = "{n} scarabs times {m} cards: {p} points"
    return text(words, n=now.scarabs, m=now.cards, p=now.points)
