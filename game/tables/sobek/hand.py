"""The viewer's hand: a fan on its mat that shows badge and scarabs of every card."""

from typing import Final, NamedTuple

from pygame import Rect

from game import palette
from game.assets import Assets, Picture
from game.palette import BAZAAR
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.plot import Plot
from game.table.sprite import Sprite, later
from game.table.writing import Say, write, written
from game.tables.sobek.cards import RATIO, card, turned
from game.tables.sobek.cloth import mat
from game.tables.sobek.ids import InHand
from rules.game import text
from rules.sobek.view import View

_CARD: Final = 154.0
_LARGEST: Final = 176.0
_SMALLER: Final = 0.9
_STEP: Final = 184.0
_ABOVE: Final = 12.0
_SIDE: Final = 18.0
_TOLD: Final = 0.318
"""Badge and scarabs lie in so much of a card's width: the next card never covers them."""
_TURN: Final = 2.0
"""Degrees from one card to the next, as long as the outermost one is turned by no more than:"""
_MOST_TURN: Final = 6.0
_SINKS: Final = 4.5
"""Units that a card lies lower, by the square of its place from the middle; but at most:"""
_LOWEST: Final = 18.0
_CHIP: Final = 34.0
_BASKET: Final = 220 / 120
"""Width of the basket by its height."""


class Fanned(NamedTuple):
    """A card of a fan: its place before it was turned clockwise by so many degrees."""

    x: float
    y: float
    turn: float


def fan(count: int, wide: float, card: float) -> list[Fanned]:
    """So many cards about the middle of a width, each over the one left of it, in units."""
    step = min(_STEP, (wide - 2 * _SIDE - card) / (count - 1)) if count > 1 else 0.0
    end = (count - 1) / 2
    turn = min(_TURN, _MOST_TURN / end) if end else 0.0
    sinks = min(_SINKS, _LOWEST / end**2) if end else 0.0
    left = (wide - card - step * (count - 1)) / 2
    return [
        Fanned(left + step * n, sinks * (n - end) ** 2, round(turn * (n - end)))
        for n in range(count)
    ]


def card_width(count: int, wide: float, high: float) -> float:
    """Width in units of the cards of a fan on a mat: all of what they tell stays free.

    There are few widths: a card more in hand seldom means that all faces are made anew.
    """
    width = min(_LARGEST, max(_CARD, (high - _ABOVE - _LOWEST) / RATIO))
    most = (wide - 2 * _SIDE) / (1 + _TOLD * max(0, count - 1))
    if width > most:
        width = _CARD
        while width > most:
            width *= _SMALLER
    return width


class Hand:
    """Where the cards lie that are in the viewer's hand and not picked for a set."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        self.frame = frame
        self.mat = rect
        self.view = view
        self._plot = plot = Plot(frame, rect)
        held = list(view.hand(view.viewer))
        for kind in view.picked:
            held[kind] -= 1
        names = [InHand(kind, copy) for kind, count in enumerate(held) for copy in range(count)]
        wide = card_width(len(names), plot.w, plot.h)
        places = fan(len(names), plot.w, wide)
        size = wide, RATIO * wide
        top = _ABOVE + max(0.0, plot.h - 2 * _ABOVE - _LOWEST - size[1]) / 2
        self.cards: dict[InHand, Rect] = {
            name: plot.place(at.x, top + at.y, *size)
            for name, at in zip(names, places, strict=True)
        }
        """Every card before it is turned, from left to right: later ones over earlier ones."""
        self.turns: dict[InHand, float] = {
            name: at.turn for name, at in zip(names, places, strict=True)
        }
        """Degrees clockwise."""
        self.chip = plot.place(18, -_CHIP / 2, 132, _CHIP)

    @property
    def newcomer(self) -> Rect:
        """Where a card comes to that is not in the hand yet and not known: its right end."""
        if self.cards:
            return list(self.cards.values())[-1]
        wide = card_width(1, self._plot.w, self._plot.h)
        return self._plot.place((self._plot.w - wide) / 2, _ABOVE, wide, RATIO * wide)

    def sprites(self, assets: Assets, say: Say) -> list[Sprite]:
        """The cards, turned."""
        found = []
        for z, (name, rect) in enumerate(self.cards.items()):
            found.append(Sprite(name, later(self._card, assets, say, name), rect, z))
        return found

    def _card(self, assets: Assets, say: Say, name: InHand) -> Picture:
        size = self.cards[name].size
        face = card(assets, self.frame, say, name.kind, size, "middle", name.copy)
        return turned(assets, face, size, self.turns[name])

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The mat."""
        frame = self.frame
        below = frame.px(24)
        face = mat(canvas.assets, frame.u, self.mat.w, self.mat.h + below, diamonds=True)
        canvas.picture(face, self.mat.topleft)
        if not self.cards:
            self._paint_empty(canvas, say)

    def _paint_empty(self, canvas: Canvas, say: Say) -> None:
        """An empty basket, and the words."""
        plot = self._plot
        high = min(0.5 * plot.h, 124.0)
        middle = plot.h / 2 - 12
        basket = plot.about(plot.w / 2, middle - 14, high * _BASKET, high)
        canvas.svg("pieces/basket", basket, alpha=225)
        line = plot.about(plot.w / 2, middle + high / 2 + 8, plot.w - 80, 34)
        words, ink = say(text("No cards in hand")), palette.NIGHT_TEXT
        write(canvas, words, "body", 20, line, ink, BAZAAR["cloth"][0])

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """How many cards there are, over a light round the mat."""
        frame = self.frame
        held = sum(self.view.hand(self.view.viewer))
        words = say(text("Hand {n}", n=held))
        ground = palette.NIGHT_DARK
        chip = self.chip.copy()
        px = written(frame, 22, chip.h)
        chip.w = max(chip.w, canvas.assets.width(words, "button", px) + chip.h)
        canvas.rect(chip, ground, radius=chip.h / 2)
        line = max(1.0, 1.5 * frame.u)
        canvas.rect(chip, palette.NIGHT_EDGE, radius=chip.h / 2, width=line)
        write(canvas, words, "button", 22, chip, palette.NIGHT_TEXT, ground)
