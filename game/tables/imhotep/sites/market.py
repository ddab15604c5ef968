"""The Market: a stall with open cards and, on side B, a pair that lies face down."""

from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.sprite import Sprite, later
from game.table.writing import write
from game.tables.imhotep.cards import RATIO, STALL_RATIO, card, card_back
from game.tables.imhotep.cells import paint_cell
from game.tables.imhotep.ids import FaceDown, InMarket
from game.tables.imhotep.shelf import NO_CARD, Shelf
from game.tables.imhotep.sites.board import paint_board
from game.tables.imhotep.sites.site import Say, Site
from rules.game import text
from rules.imhotep.pieces import MARKET, PAIR_CARDS
from rules.imhotep.view import View

_TOP: Final = 84
_SIDE: Final = 14
_GAP: Final = 12
TURNS: Final = (5.0, -5.0)
"""Degrees by which the cards of the face-down pair are turned to the left."""


class Market(Site):
    """Cards of the stall by their slots."""

    def __init__(self, frame: Frame, rect: Rect, view: View, shelf: Shelf, say: Say) -> None:
        super().__init__(frame, rect, view)
        self._shelf = shelf
        self._say = say
        w, h = self.plot.w, self.plot.h
        high = (h - _TOP - 9 - 8) / 2
        wide = min((w - 2 * _SIDE - _GAP) / 2, high / STALL_RATIO)
        high = min(high, RATIO * wide)
        left = (w - 2 * wide - _GAP) / 2
        top = _TOP + (h - 9 - _TOP - 2 * high - 8) / 2
        slots = [
            self.plot.piece(left + x * (wide + _GAP), top + y * (high + 8), wide, high)
            for y in range(2)
            for x in range(2)
        ]
        self.slots = slots[: len(shelf)]
        """Where open cards lie, by slot."""
        self.pair = slots[len(shelf)] if len(shelf) < len(slots) else None
        """Where the pair lies face down, on side B."""

    def sprites(self, assets: Assets) -> list[Sprite]:
        """The cards."""
        found = []
        for slot, kind in enumerate(self._shelf):
            if kind != NO_CARD:
                rect = self.slots[slot]
                face = later(card, assets, self.frame, self._say, kind, rect.size, "middle", slot)
                found.append(Sprite(InMarket(slot), face, rect))
        for index in range(len(self.view.pair)):
            rect = self.face_down(index)
            face = card_back(assets, rect.size, TURNS[index % 2])
            found.append(Sprite(FaceDown(index), face, rect, index))
        return found

    def face_down(self, index: int) -> Rect:
        """Where a card of the pair lies."""
        slot = self.pair or self.slots[-1]
        high = round(0.68 * slot.h)
        wide = min(round(high / RATIO), round(0.6 * slot.w))
        rect = Rect(0, 0, wide, round(wide * RATIO))
        aside = round(0.1 * slot.w)
        rect.midtop = (
            slot.centerx + (aside if index % 2 else -aside),
            slot.y + self.frame.px(11 if index % 2 else 13),
        )
        return rect

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The stall and its slots."""
        paint_board(canvas, say, self.plot, MARKET, self.view.sides[MARKET])
        for slot, kind in zip(self.slots, self._shelf, strict=True):
            if kind == NO_CARD:
                paint_cell(canvas, slot, "slot")
        if self.pair:
            paint_cell(canvas, self.pair, "slot")

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """What the pair brings."""
        if not self.pair or not self.view.pair:
            return
        frame = self.frame
        chip = Rect(0, 0, self.pair.w - frame.px(20), frame.px(30))
        chip.midbottom = self.pair.centerx, self.pair.bottom - frame.px(5)
        night = palette.NIGHT_DARK
        canvas.rect(chip, night, radius=chip.h / 2)
        canvas.rect(chip, palette.GOLD_LIGHT, radius=chip.h / 2, width=max(1.0, 1.4 * frame.u))
        inside = chip.inflate(-frame.px(12), 0)
        words = say(text("keep 1 of {n}", n=PAIR_CARDS))
        if canvas.assets.width(words, "strong", frame.floor) > inside.w:
            words = say(text("1 of {n}", n=PAIR_CARDS))
        write(canvas, words, "strong", 19, inside, palette.NIGHT_TEXT, night)
