"""The page: the view on papyrus, in titled sections set in columns."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.scroller import Scroller
from game.table.seat import medal
from game.table.words import LEADING, wrap
from game.tables.plain.layout import LINE, PAD

_HEADING: Final = 24
_AFTER_ROW: Final = 5
_AFTER_BLOCK: Final = 16
_BETWEEN: Final = 32
"""Units from one column to the next."""
_LETTERS: Final = 17
"""A column is at least so many letters of a line wide, each as wide as it is high."""
_MEDAL: Final = 28
_RED: Final = palette.mix(palette.PAPYRUS_LOSS, palette.SHADOW, 0.3)
_GROUND: Final = palette.PAPYRUS_SECOND


class Row(NamedTuple):
    """A line of a section; with figures, one for each seat at its right."""

    words: str
    figures: tuple[str, ...] = ()


class Block(NamedTuple):
    """A titled section."""

    title: str
    rows: tuple[Row, ...]


class RowId(NamedTuple):
    """A line of the page by what it says, so that one that changes is another line."""

    title: str
    row: Row


class _Lying(NamedTuple):
    """A title (its row None) or a row and its words line by line, placed on the whole page."""

    block: Block
    row: Row | None
    lines: Sequence[str]
    rect: Rect


class Page:
    """Shows blocks, and marks the lines of them that changed last."""

    def __init__(self, name: str, assets: Assets) -> None:
        self.scroller = Scroller(name, region="page")
        self.marked: set[RowId] = set()
        self._assets = assets
        self.blocks: Sequence[Block] = ()
        """What it shows, in order."""
        self._rect = Rect(0, 0, 0, 0)
        self._frame = Frame(1920, 1080)
        self._lying: Sequence[_Lying] = ()

    def place(self, frame: Frame, rect: Rect) -> None:
        """The page fills a rectangle of the window."""
        self._frame, self._rect = frame, rect
        self._lay_out()

    def show(self, blocks: Sequence[Block]) -> frozenset[RowId]:
        """Other blocks from now on; gives the lines that were not there before."""
        before = self._ids()
        self.blocks = blocks
        self._lay_out()
        ids = self._ids()
        self.marked &= ids
        return ids - before

    def paint(self, canvas: Canvas, strength: Callable[[Hashable], int]) -> None:
        """The page without the bar of its scroller; `strength` of a mark by its line, to 255."""
        canvas.panel(self._rect, "papyrus")
        x, y = self.scroller.origin
        with self.scroller.view(canvas):
            for lying in self._lying:
                place = lying.rect.move(x, y)
                if not place.colliderect(self.scroller.rect):
                    continue
                if lying.row is None:
                    self._paint_title(canvas, lying.block, place)
                else:
                    name = RowId(lying.block.title, lying.row)
                    alpha = strength(name) if name in self.marked else 0
                    self._paint_row(canvas, lying, place, alpha)

    def _ids(self) -> frozenset[RowId]:
        return frozenset(RowId(block.title, row) for block in self.blocks for row in block.rows)

    def _lay_out(self) -> None:
        frame = self._frame
        window = self._rect.inflate(-2 * frame.px(PAD), -2 * frame.px(PAD))
        self.scroller.place(window, 0, frame.u)
        self._lying = tuple(self._columns(self.scroller.inner.w))
        high = max((lying.rect.bottom for lying in self._lying), default=0)
        self.scroller.place(window, high, frame.u)

    def _columns(self, width: int) -> Iterator[_Lying]:
        """All titles and lines, as many columns as there is room for, of about the same height."""
        frame = self._frame
        count = max(1, min(2, width // (_LETTERS * frame.letter(LINE))))
        between = frame.px(_BETWEEN)
        wide = (width - between * (count - 1)) // count
        parts = [list(self._parts(block, wide)) for block in self.blocks]
        column, y = 0, 0
        target = sum(lying.rect.h for block in parts for lying in block) // count
        for block in parts:
            whole = sum(lying.rect.h for lying in block)
            if y and column + 1 < count and y + whole // 2 > target:
                column, y = column + 1, 0
            for number, lying in enumerate(block):
                if number > 1 and whole > target < y and column + 1 < count:
                    column, y = column + 1, 0
                yield lying._replace(rect=lying.rect.move(column * (wide + between), y))
                y += lying.rect.h

    def _parts(self, block: Block, width: int) -> Iterator[_Lying]:
        """The title and the rows, with the space below them, not yet in their places."""
        frame = self._frame
        px = frame.letter(LINE)
        gap, last = frame.px(_AFTER_ROW), frame.px(_AFTER_BLOCK)
        head = round(1.7 * frame.letter(_HEADING)) + gap + (0 if block.rows else last)
        yield _Lying(block, None, (), Rect(0, 0, width, head))
        for number, row in enumerate(block.rows, start=1):
            lines = wrap(self._assets, row.words, "body", px, self._room(row, width))
            high = len(lines) * self._line + gap + (last if number == len(block.rows) else 0)
            yield _Lying(block, row, lines, Rect(0, 0, width, high))

    def _room(self, row: Row, width: int) -> int:
        return width - 2 * self._frame.px(8) - len(row.figures) * self._figure

    @property
    def _line(self) -> int:
        """From one line to the next."""
        return round(LEADING * self._frame.letter(LINE))

    @property
    def _figure(self) -> int:
        """Width of a column of figures."""
        return max(self._frame.px(52), round(2.4 * self._frame.letter(LINE)))

    def _paint_title(self, canvas: Canvas, block: Block, place: Rect) -> None:
        frame = self._frame
        if not self._whole(place):
            return
        rule = Rect(place.left, 0, place.w, max(1, frame.px(2)))
        rule.bottom = place.bottom - frame.px(_AFTER_ROW)
        canvas.fill(rule, _RED, 150)
        figures = block.rows[0].figures if block.rows else ()
        middle = place.top + (rule.top - place.top) // 2
        for seat in range(len(figures)):
            at = self._figure_at(place, seat, len(figures)), middle
            medal(canvas, seat, at, min(frame.px(_MEDAL), rule.top - place.top - frame.px(4)))
        canvas.words(
            block.title,
            "panel",
            _HEADING,
            (place.left, middle),
            _RED,
            _GROUND,
            width=place.w - len(figures) * self._figure,
        )

    def _paint_row(self, canvas: Canvas, lying: _Lying, place: Rect, mark: int) -> None:
        """A row, its mark behind it that strong; lines that the window cuts are left out."""
        frame, line = self._frame, self._line
        ground = palette.LIMESTONE_NEXT if mark else _GROUND
        if mark:
            plate = Rect(place.left, place.top - frame.px(2), place.w, 0)
            plate.h = len(lying.lines) * line + frame.px(4)
            canvas.rect(plate, palette.LIMESTONE_NEXT, radius=6 * frame.u, alpha=mark)
            plate.w = max(2, frame.px(4))
            canvas.fill(plate, palette.GOLD_DARK, mark)
        row, ink = lying.row, palette.PAPYRUS_TEXT
        assert row is not None
        for number, words in enumerate(lying.lines):
            where = Rect(place.left + frame.px(8), place.top + number * line, 0, line)
            where.w = self._room(row, place.w)
            if not self._whole(where):
                continue
            canvas.words(words, "body", LINE, where, ink, ground)
            if number == 0:
                for seat, figure in enumerate(row.figures):
                    where.w = self._figure
                    where.centerx = self._figure_at(place, seat, len(row.figures))
                    canvas.words(figure, "strong", LINE, where, ink, ground, align="center")

    def _whole(self, line: Rect) -> bool:
        """Whether all of a line is in sight."""
        window = self.scroller.rect
        return window.top <= line.top and line.bottom <= window.bottom

    def _figure_at(self, place: Rect, seat: int, count: int) -> int:
        return place.right - (count - seat) * self._figure + self._figure // 2
