"""The papyrus sheet of a zoom: pictures at the left, words and a table of figures beside them."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.letters import Role
from game.table.canvas import Canvas, Layer
from game.table.frame import Frame
from game.table.marks import medal
from game.table.words import Align, wrap
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.zoom.account import Account, Line
from game.tables.imhotep.zoom.pictures import Pictures, pictures_of
from rules.game import text
from rules.imhotep.view import View

_PAD: Final = 36
_GAP: Final = 34
_READING: Final = 620
"""Width of the words, in units; wider with larger letters."""
_FIGURE: Final = 76
_MARGIN: Final = 30
_SHRINK: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Shares of the size of letters, tried until the sheet fits its window."""
_TITLE: Final = 36
_BODY: Final = 23
_SMALL: Final = 19
_VEIL: Final = 118
_GROUND: Final = palette.PAPYRUS_RAMP[1]


class Sheet:
    """Laid out once for one account and window; painted as often as need be."""

    def __init__(
        self, assets: Assets, frame: Frame, say: Say, view: View, account: Account
    ) -> None:
        self._assets = assets
        self._frame = frame
        self._say = say
        self._view = view
        self._account = account
        self._pictures: Pictures = pictures_of(account, view)
        for shrink in _SHRINK:
            self._shrink = shrink
            self._measure()
            if self.rect.h <= frame.height - 2 * frame.px(_MARGIN):
                break

    def _letter(self, units: float) -> int:
        return self._frame.letter(units * self._shrink)

    def _measure(self) -> None:
        frame, account = self._frame, self._account
        larger = self._letter(_BODY) / (_BODY * frame.u)
        beside = 2 * _PAD + _GAP + self._pictures.w
        most = frame.uw - 2 * _MARGIN - beside
        self._wide = frame.px(min(_READING * max(1.0, larger), most))
        self._paragraphs = [self._wrapped(self._say(words)) for words in account.says]
        high = max(self._words_height(), frame.px(self._pictures.h))
        high += 2 * frame.px(_PAD) + self._foot
        self.rect = Rect(0, 0, frame.px(beside) + self._wide, high)
        self.rect.center = frame.whole.center

    def _wrapped(self, words: str) -> Sequence[str]:
        return wrap(self._assets, words, "body", self._letter(_BODY), self._wide)

    @property
    def _foot(self) -> int:
        return round(1.9 * self._letter(_SMALL))

    @property
    def _step(self) -> int:
        return round(1.35 * self._letter(_BODY))

    @property
    def _row(self) -> int:
        return round(1.75 * self._letter(_BODY))

    @property
    def _head(self) -> int:
        return round(2.7 * self._letter(_TITLE))

    def _words_height(self) -> int:
        lines = sum(len(paragraph) for paragraph in self._paragraphs)
        gaps = round(0.5 * self._step) * len(self._paragraphs)
        rows = len(self._account.lines) + bool(self._account.heads)
        table = self._row * rows if self._account.lines else 0
        return self._head + self._step * lines + gaps + table

    def paint(self, canvas: Canvas) -> None:
        """The sheet over a veil, over everything of the table."""
        frame, rect = self._frame, self.rect
        with canvas.layer(Layer.POPUP):
            canvas.fill(frame.whole, palette.SHADOW, _VEIL)
            canvas.panel(rect, "papyrus", radius=18)
            left = rect.left + frame.px(_PAD)
            place = Rect(left, rect.top + frame.px(_PAD), frame.px(self._pictures.w), 0)
            place.h = rect.h - 2 * frame.px(_PAD) - self._foot
            self._pictures.paint(canvas, self._say, self._view, place)
            words = Rect(place.right + frame.px(_GAP), place.top, self._wide, place.h)
            self._paint_words(canvas, words)
            hint = self._say(text("Esc or a click closes this."))
            foot = words.centerx, rect.bottom - frame.px(_PAD) // 2 - self._foot // 2
            self._line(canvas, hint, "body", _SMALL, foot, palette.PAPYRUS_QUIET, centred=True)

    def _paint_words(self, canvas: Canvas, place: Rect) -> None:
        account, say = self._account, self._say
        ink, quiet = palette.PAPYRUS_TEXT, palette.PAPYRUS_QUIET
        title = place.left, place.top + round(0.6 * self._letter(_TITLE))
        self._line(canvas, say(account.title), "panel", _TITLE, title, ink, width=place.w)
        left, middle = place.left, title[1] + round(1.05 * self._letter(_TITLE))
        if account.sign:
            size = round(1.1 * self._letter(_BODY))
            canvas.icon(account.sign, (left + size // 2, middle), size, quiet)
            left += size + canvas.frame.px(10)
        wide = place.right - left
        self._line(canvas, say(account.under), "strong", _BODY, (left, middle), quiet, width=wide)
        y = place.top + self._head
        for paragraph in self._paragraphs:
            for line in paragraph:
                at = place.left, y + self._step // 2
                self._line(canvas, line, "body", _BODY, at, ink)
                y += self._step
            y += round(0.5 * self._step)
        if account.lines:
            self._paint_table(canvas, Rect(place.left, y, place.w, 0))

    def _columns(self, place: Rect) -> Iterator[int]:
        """Middles of the columns of figures."""
        wide = self._wide_figure(place)
        count = len(self._account.lines[0].figures)
        for n in range(count):
            yield place.right - wide * (count - n) + wide // 2

    def _wide_figure(self, place: Rect) -> int:
        return min(self._frame.px(_FIGURE) + self._letter(_BODY), place.w // 6)

    def _paint_table(self, canvas: Canvas, place: Rect) -> None:
        frame = self._frame
        columns = list(self._columns(place))
        radius = min(frame.px(18), round(0.44 * self._row))
        y = place.top
        if self._account.heads:
            for seat, x in zip(self._account.heads, columns, strict=True):
                canvas.picture(medal(canvas.assets, seat, radius), (x, y + self._row // 2))
            y += self._row
        room = columns[0] - self._wide_figure(place) // 2 - place.left - frame.px(8)
        for line in self._account.lines:
            rule = Rect(place.left, y, place.w, max(1, frame.px(2 if line.sum else 1)))
            canvas.fill(rule, palette.PAPYRUS_EDGE, 255 if line.sum else 120)
            self._paint_line(canvas, line, Rect(place.left, y, room, self._row), columns)
            y += self._row

    def _paint_line(self, canvas: Canvas, line: Line, label: Rect, columns: Sequence[int]) -> None:
        ink = palette.PAPYRUS_TEXT
        role: Role = "button" if line.sum else "body"
        at = label.left, label.centery
        words = self._say(line.label)
        end = self._line(canvas, words, role, _BODY, at, ink, width=label.w).right
        if line.note:
            at = end + self._frame.px(10), label.centery
            room = label.right - at[0]
            self._line(canvas, line.note, "body", _SMALL, at, palette.PAPYRUS_QUIET, width=room)
        for x, figure in zip(columns, line.figures, strict=True):
            loss = figure.startswith("\N{MINUS SIGN}")
            colour = palette.PAPYRUS_LOSS if loss else ink
            self._line(canvas, figure, "number", _BODY, (x, label.centery), colour, centred=True)

    def _line(
        self,
        canvas: Canvas,
        words: str,
        role: Role,
        units: float,
        at: tuple[int, int],
        ink: palette.Colour,
        *,
        width: int | None = None,
        centred: bool = False,
    ) -> Rect:
        align: Align = "center" if centred else "left"
        size = units * self._shrink
        return canvas.words(words, role, size, at, ink, _GROUND, align=align, width=width)
