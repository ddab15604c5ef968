"""A game in short on the set-up screen: three pictures of its own pieces, and what they mean."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.language import Language
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.looks import Fact
from game.table.plot import Plot
from game.table.words import LEADING, wrap
from game.table.writing import fitting, write, write_lines
from rules.game import text

HIGHEST: Final = 404
HEAD: Final = 82
FOOT: Final = 24
SIDE: Final = 24
GAP: Final = 10
INSET: Final = 10
TITLE, MEANING = 24, 19
LINES: Final = 2
ABOVE, BELOW = 6, 8
LEAST_PICTURE: Final = 132


class FactsPanel:
    """Facts side by side on papyrus; not there where they have no room."""

    def __init__(self, facts: Sequence[Fact], language: Language) -> None:
        self._facts = facts
        self._say = language.say
        self._rect = Rect(0, 0, 0, 0)
        self._cards: list[Rect] = []
        self._words = 0.0
        """Units from the top of the words to the foot of a card."""
        self.foot = 0.0
        """Units from the top of the window to its lower edge."""

    def lay_out(self, frame: Frame, x: float, y: float, w: float, h: float) -> bool:
        """The panel with its top left at x, y in units, at most h high; whether it is there."""
        high = min(h, HIGHEST + 0.3 * frame.ey)
        self._rect, self._cards = Rect(0, 0, 0, 0), []
        letters, floor = (frame.letter(TITLE), frame.letter(MEANING)), (frame.floor, frame.floor)
        room = high - HEAD - FOOT - INSET - LEAST_PICTURE
        self._words = min(_words(frame, *letters), room)
        if not self._facts or room < _words(frame, *floor):
            return False
        self._rect, self.foot = frame.rect(x, y, w, high), y + high
        count = len(self._facts)
        wide = (w - 2 * SIDE - GAP * (count - 1)) / count
        for place in range(count):
            left = x + SIDE + place * (wide + GAP)
            self._cards.append(frame.rect(left, y + HEAD, wide, high - HEAD - FOOT))
        return True

    def paint(self, canvas: Canvas) -> None:
        """The panel, and a card for every fact."""
        if not self._cards:
            return
        frame = canvas.frame
        canvas.panel(self._rect, "papyrus", radius=16)
        at = self._rect.left + frame.px(30), self._rect.top + frame.px(42)
        units = fitting(frame, 32, frame.px(62))
        ink, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS_SECOND
        canvas.words(self._say(text("In short")), "panel", units, at, ink, ground)
        for card, fact in zip(self._cards, self._facts, strict=True):
            self._paint_card(canvas, card, fact)

    def _paint_card(self, canvas: Canvas, card: Rect, fact: Fact) -> None:
        frame, say = canvas.frame, self._say
        canvas.rect(card, palette.PAPYRUS_RAMP[0], radius=12 * frame.u)
        canvas.rect(card, palette.PAPYRUS_EDGE, radius=12 * frame.u, width=max(1.0, 2 * frame.u))
        plot, words = Plot(frame, card), self._words
        inside = plot.w - 2 * INSET
        fact.paint(canvas, plot.place(INSET, INSET, inside, plot.h - INSET - words), say)
        room = (words - ABOVE - BELOW) / (1 + LINES)
        title = plot.place(INSET, plot.h - words + ABOVE, inside, room)
        ink, quiet, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS_QUIET, palette.PAPYRUS_RAMP[0]
        write(canvas, say(fact.title), "button", TITLE, title, ink, ground)
        below = plot.place(INSET, plot.h - words + ABOVE + room, inside, LINES * room + 2)
        meaning = say(fact.meaning)
        below = _balanced(canvas, meaning, below)
        write_lines(canvas, meaning, "body", MEANING, below, quiet, ground, align="center")


def _balanced(canvas: Canvas, words: str, room: Rect) -> Rect:
    """The narrowest middle part of a place where words have lines enough, so that none is short."""
    px = canvas.frame.letter(MEANING)
    for part in (0.5, 0.6, 0.7, 0.8, 0.9):
        narrow = room.inflate(-round((1 - part) * room.w), 0)
        lines = wrap(canvas.assets, words, "body", px, narrow.w)
        widest = max(canvas.assets.width(line, "body", px) for line in lines)
        if len(lines) <= LINES and widest <= narrow.w:
            return narrow
    return room


def _words(frame: Frame, title: int, meaning: int) -> float:
    """Units that words of a fact take with letters of so many pixels."""
    return ABOVE + LEADING * (title + LINES * meaning) / frame.u + BELOW
