"""Who made what: the page of credits."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from pygame import Rect

from game import palette
from game.letters import Role
from game.scenes.backdrop import dimmed
from game.scenes.desk import Desk
from game.scenes.screen import Screen
from game.scenes.topbar import TopBar
from game.table.canvas import Canvas
from game.table.controls import Scroller
from game.table.words import LEADING, wrap

UNITS: Final = 22
HEADING: Final = 28
INDENT: Final = 28
"""Units that the works of an author stand further right than the name."""
RULES: Final = ({"-"}, {"="})
"""What a line below a heading is made of."""


class Block(NamedTuple):
    """A paragraph, or one line that stands over others."""

    words: str
    role: Role
    units: int = UNITS
    indent: int = 0


class Row(NamedTuple):
    """One line of a block as it is to be seen; an empty one keeps paragraphs apart."""

    words: str
    block: Block
    high: int


class Credits(Screen):
    """art/CREDITS on papyrus."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._bar = TopBar(self.say("Credits"), self.say("Back"), self.back)
        self._scroller = Scroller(self.say("Credits"))
        self._page = Rect(0, 0, 0, 0)
        self._rows: list[Row] = []
        self.controls.offer([self._bar.button, self._scroller])
        self.controls.ring.focus(self._scroller)

    def lay_out(self) -> None:
        """The page stands in the middle, wide enough for a line of reading."""
        frame = self.frame
        self._bar.lay_out(frame)
        self._page = frame.rect((frame.uw - 1240) / 2, 104, 1240, frame.uh - 144)
        inside = self._page.inflate(-2 * frame.px(48), -2 * frame.px(36))
        self._rows = list(self._wrapped(inside.w - frame.px(24)))
        self._scroller.place(inside, sum(row.high for row in self._rows), frame.u)

    def paint(self, canvas: Canvas) -> None:
        """The page and the rows that are in sight."""
        canvas.image(dimmed(canvas.assets, canvas.frame), (0, 0))
        self._bar.paint(canvas)
        canvas.panel(self._page, "papyrus", radius=16)
        ink, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS_SECOND
        x, y = self._scroller.origin
        with self._scroller.view(canvas):
            for words, block, high in self._rows:
                aside = canvas.frame.px(block.indent)
                line = Rect(x + aside, y, self._scroller.inner.w - aside, high)
                if words and line.colliderect(self._scroller.rect):
                    role, units = block.role, block.units
                    canvas.words(words, role, units, line, ink, ground, valign="bottom")
                y += high
        super().paint(canvas)

    def _wrapped(self, width: int) -> Iterator[Row]:
        frame = self.frame
        gap = round(0.5 * LEADING * frame.letter(UNITS))
        for block in blocks(files("art").joinpath("CREDITS").read_text("utf-8")):
            if not block.words:
                yield Row("", block, gap)
                continue
            px = frame.letter(block.units)
            high = round((1.4 if block.units == HEADING else 1.0) * LEADING * px)
            room = width - frame.px(block.indent)
            for words in wrap(self.desk.assets, block.words, block.role, px, room):
                yield Row(words, block, high)


def blocks(written: str) -> Iterator[Block]:
    """The blocks of a text whose lines were broken by hand; empty ones lie between them.

    A line over dashes is a heading, one over lines that stand further right is a name.
    """
    lines = [*written.splitlines(), ""]
    told: list[Block] = []
    for line, below in pairwise(lines):
        if set(line) in RULES:
            continue
        if line and set(below) in RULES:
            told.append(Block(line, "panel", HEADING))
        elif line.startswith(" "):
            told.append(Block(line.strip(), "body", indent=INDENT))
        else:
            told.append(Block(line, "strong" if below.startswith(" ") else "body"))
    for _, alike in groupby(told, key=lambda block: (not block.words, *block[1:])):
        first, *rest = alike
        yield first._replace(
            words=" ".join((first.words, *(block.words for block in rest))).strip()
        )
