"""The deck with its neutral back, and below it the discard pile, face up."""

from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.plot import Plot
from game.table.sprite import Sprite, later
from game.table.writing import Say, write, written
from game.tables.sobek.cards import RATIO, card, deck_back
from game.tables.sobek.empties import empty_place
from game.tables.sobek.ids import Pile
from rules.game import Text, text
from rules.sobek.pieces import CHARACTERS
from rules.sobek.view import View

_CHIP: Final = 30.0
_GAP: Final = 14.0
_LAYER: Final = 2.5
_LAYERS: Final = (1, 10, 24, 40)
"""From so many cards on the deck is one layer thicker."""


class Piles:
    """Where deck and discard pile lie, in pixels."""

    def __init__(self, frame: Frame, rect: Rect, view: View, top: int | None = None) -> None:
        """`top` is the kind that was discarded last, if that is known."""
        self.frame = frame
        self.view = view
        self._plot = plot = Plot(frame, rect)
        known = [kind for kind in CHARACTERS if view.discard[kind]]
        others = [kind for kind, count in enumerate(view.discard) if count]
        self._top = top if top is not None else next(iter(known or others), None)
        high = (plot.h - _GAP - _CHIP) / 2
        wide = min(high / RATIO, plot.w - 24)
        high = RATIO * wide
        lower = plot.h - _CHIP / 2 - high
        self.deck = plot.place((plot.w - wide) / 2, 6, wide, high)
        self.discard = plot.place((plot.w - wide) / 2, lower, wide, high)
        self._deck_chip = plot.about(plot.w / 2, 6 + high, plot.w, _CHIP)
        self._discard_chip = plot.about(plot.w / 2, lower + high, plot.w, _CHIP)

    @property
    def _layers(self) -> int:
        """How many backs of the deck are drawn."""
        return sum(self.view.to_deal >= least for least in _LAYERS)

    def sprites(self, assets: Assets, say: Say) -> list[Sprite]:
        """The top of the deck and of the discard pile, if there are any cards."""
        found = []
        if self.view.to_deal:
            lift = self.frame.px(_LAYER) * (self._layers - 1)
            found.append(
                Sprite(Pile.DECK, deck_back(assets, self.deck.size), self.deck.move(lift, -lift), 1)
            )
        if self._top is not None:
            face = later(card, assets, self.frame, say, self._top, self.discard.size, "small")
            found.append(Sprite(Pile.DISCARD, face, self.discard, 1))
        return found

    def paint(self, canvas: Canvas, say: Say) -> None:
        """Empty places, and what lies under the top of the deck."""
        layer = self.frame.px(_LAYER)
        for number in range(self._layers - 1):
            place = self.deck.move(layer * number, -layer * number)
            canvas.picture(deck_back(canvas.assets, place.size), place.topleft)
        empty = empty_place(canvas.assets, self.frame.u, self.deck.size, "water")
        if not self.view.to_deal:
            canvas.picture(empty, self.deck.topleft)
        if self._top is None:
            canvas.picture(empty, self.discard.topleft)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """How many cards there are."""
        deck, discarded = self.view.to_deal, sum(self.view.discard)
        self._chip(canvas, say, text("Deck {n}", n=deck), deck, self._deck_chip)
        self._chip(canvas, say, text("Discard {n}", n=discarded), discarded, self._discard_chip)

    def _chip(self, canvas: Canvas, say: Say, words: Text, count: int, room: Rect) -> None:
        frame = self.frame
        said = say(words)
        px = written(frame, 20, room.h)
        wide = canvas.assets.width(said, "button", px) + px
        if wide > room.w:
            said = str(count)
            wide = canvas.assets.width(said, "button", px) + px
        chip = Rect(0, 0, min(wide, room.w), room.h)
        chip.center = room.center
        ground = palette.NIGHT_DARK
        canvas.rect(chip, ground, radius=chip.h / 2)
        line = max(1.0, 1.5 * frame.u)
        canvas.rect(chip, palette.NIGHT_EDGE, radius=chip.h / 2, width=line)
        inside = chip.inflate(-frame.px(8), 0)
        write(canvas, said, "button", 20, inside, palette.NIGHT_TEXT, ground)
