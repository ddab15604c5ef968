"""The choice of an event token after a set was laid."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.plot import Plot
from game.table.writing import Say, write, write_lines
from game.tables.sobek.counts import pile_size
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.sheet import PAD, Act
from game.tables.sobek.overlays.tiles import GAP, Option, Tile, Tiles
from game.tables.sobek.set_plan import set_kinds
from game.tables.sobek.tokens import ICONS, token
from rules.game import Text, text
from rules.sobek.moves import FIRST, Move
from rules.sobek.names import TOKEN_EFFECTS, TOKEN_NAMES
from rules.sobek.pieces import (
    CURSE,
    CURSE_CARDS,
    DECEIT,
    EMBALMING,
    FLOOD,
    GUILDS,
    PROSPERITY_TYPES,
    guild_forward,
)
from rules.sobek.view import View

_TILE: Final = 228
_WIDE_TILE: Final = 268
"""For letters that cannot be as small as those of the design."""
_HIGH: Final = 468
_RADIUS: Final = 60


class ChooseEvent(Tiles):
    """The tokens left, face up for the one who chooses."""

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
                name=TOKEN_NAMES[FIRST[move]],
                verb=text("Use {token}", token=TOKEN_NAMES[FIRST[move]]),
                icon=ICONS[FIRST[move]],
                tip=TOKEN_EFFECTS[FIRST[move]],
            )
            for move in moves
        ]
        count = max(3, len(options))
        tile = _TILE if layout.detail.sub_lines else _WIDE_TILE
        super().__init__(
            layout,
            view,
            say,
            text("Choose an event"),
            text("Only you see these. The others stay face down."),
            (2 * PAD + count * tile + (count - 1) * GAP, _HIGH),
            options,
        )
        self.finish(act, put_aside, text("Choose an event first"))

    def draw(self, canvas: Canvas, option: Option, tile: Tile) -> None:
        """The token, its name, and what it would do now."""
        kind, rect = FIRST[option.move], tile.drawn(canvas)
        plot = Plot(canvas.frame, rect)
        radius = min(canvas.frame.px(_RADIUS), round(0.24 * rect.h))
        x, y = rect.centerx, rect.top + canvas.frame.px(20) + radius
        canvas.picture(token(canvas.assets, kind, radius), (x - radius, y - radius))
        if self.view.events[kind] > 1:
            self._paint_count(canvas, (x + radius, y - radius // 2), self.view.events[kind])
        top = (y + radius - rect.top) / canvas.frame.u + 14
        name = plot.place(10, top, plot.w - 20, 34)
        ink, quiet = palette.PAPYRUS_TEXT, palette.PAPYRUS_QUIET
        write(canvas, self.say(option.name), "button", 24, name, ink, tile.ground)
        line = plot.place(10, top + 38, plot.w - 20, plot.h - top - 46)
        words = self.say(outcome(self.view, kind))
        write_lines(canvas, words, "body", 20, line, quiet, tile.ground, align="center")

    def _paint_count(self, canvas: Canvas, at: tuple[int, int], count: int) -> None:
        radius = canvas.frame.px(17)
        canvas.circle(at, radius, palette.NIGHT_DARK)
        ink = palette.NIGHT_TITLE
        place = Rect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
        write(canvas, str(count), "number", 20, place, ink, palette.NIGHT_DARK)


def outcome(view: View, token_: int) -> Text:
    """What a token would do for the viewer now."""
    seat = view.viewer
    if token_ < GUILDS:
        return text("Forward to {n}, push a rival back", n=guild_forward(view.score[seat], token_))
    if token_ == FLOOD:
        return text("Take another turn")
    if token_ == CURSE:
        return text("{n} cards more in the jar of a rival", n=CURSE_CARDS)
    if token_ == DECEIT:
        points = pile_size(view, seat)
        return text("{n} point for your jar", "{n} points for your jar", count=points, n=points)
    if token_ == EMBALMING:
        cards = sum(view.pile_backs(seat))
        if not cards:
            return text("Your jar has no cards: nothing happens")
        return text("{n} jar card to your hand", "{n} jar cards to your hand", count=cards, n=cards)
    if any(set_kinds(view, seat, type_) for type_ in PROSPERITY_TYPES):
        return text("One card more for your cattle, fish or wheat set")
    return text("No set of yours can carry it: nothing happens")
