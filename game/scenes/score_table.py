"""The table of a result: a row for each source of points, a column for each seat, and the sums."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Role
from game.language import Language
from game.match import Match
from game.scenes.viewers import portrait_of
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.looks import ScoreRow
from game.table.notes import Note
from game.table.portrait import BESIDE, paint_seat
from game.tables import looks_of
from rules.game import ScoreLine, Seat, Text, Who, text

NAMES: Final = 470
"""Units from the left of the table to its first column."""
COLUMN: Final = 230
MEDALS: Final = 56
"""Units from the top of the table to the names."""
HIGHEST: Final = 62
"""Units of a row where there is room enough."""
MANY: Final = 8
"""From more lines than these, those that brought nobody anything are left out."""
RED: Final = palette.mix(palette.PAPYRUS_LOSS, palette.SHADOW, 0.3)
PLACES: Final = (text("1st"), text("2nd"), text("3rd"), text("4th"))


class ScoreTable:
    """Where every point of a finished match came from."""

    def __init__(self, match: Match, language: Language) -> None:
        result = match.result
        assert result is not None
        self.scores, self.winners = result.scores, result.winners
        self._seats, self._names = match.seats, match.names
        self._say = language.say
        self._lines = _told(match.score_sheet())
        tied = len(set(self.scores)) < len(self.scores)
        self._ties: Sequence[ScoreLine] = match.tie_breaks() if tied else ()
        self._looks = looks_of(match.game).score_rows(match.setup)
        self._rect = Rect(0, 0, 0, 0)
        self._frame = Frame(1920, 1080)

    @property
    def places(self) -> list[int]:
        """By seat how many are ahead of it, by points and what breaks ties; winners have none."""
        ranks = list(zip(self.scores, *(line.points for line in self._ties), strict=True))
        return [sum(other > rank for other in ranks) for rank in ranks]

    def width(self) -> int:
        """Units it wants to be wide."""
        return NAMES + COLUMN * len(self.scores)

    def lay_out(self, frame: Frame, rect: Rect) -> None:
        """The table fills a rectangle of the window."""
        self._frame, self._rect = frame, rect

    def paint(self, canvas: Canvas) -> None:
        """Heads of the columns, the rows, the sums, and what broke ties."""
        self._paint_heads(canvas)
        for number, (line, row) in enumerate(self.rows()):
            tie = number >= len(self._lines)
            if number % 2 and not tie:
                canvas.fill(row, palette.LIMESTONE_NEXT, 60)
            self._paint_row(canvas, line, row, decides=tie)
        self._paint_total(canvas)

    def rows(self) -> Iterator[tuple[ScoreLine, Rect]]:
        """Every line and its place: sources of points, then what broke ties."""
        left, wide, high = self._rect.left, self._rect.w, self._row_height
        y = self._rect.top + self._head
        for line in self._lines:
            yield line, Rect(left, y, wide, high)
            y += high
        y, high = self._total.bottom, self._high(22, 46)
        for line in self._ties:
            yield line, Rect(left, y, wide, high)
            y += high

    @property
    def _total(self) -> Rect:
        y = self._rect.top + self._head + len(self._lines) * self._row_height
        return Rect(self._rect.left, y, self._rect.w, self._high(46, 92))

    def notes(self) -> Iterator[Note]:
        """What every figure is; later ones lie over earlier ones."""
        seats = range(len(self.scores))
        for line, row in self.rows():
            figures = [self._figure(line, seat) for seat in seats]
            yield Note(row, line.title, (*self._about(line), *figures))
            for seat in seats:
                cell = self._column(seat).clip(row)
                yield Note(cell, line.title, (*self._about(line), figures[seat]))
        for seat, place in enumerate(self.places):
            head, ahead = self._column(seat), text("{place} place", place=PLACES[place])
            head.h = self._head
            yield Note(head, text("{who}", who=Who(seat)), (ahead,))
            total = self._column(seat).clip(self._total)
            yield Note(total, text("Total"), (_points(seat, self.scores[seat]),))

    def _figure(self, line: ScoreLine, seat: Seat) -> Text:
        if line in self._ties:
            return text("{who}: {n}", who=Who(seat), n=abs(line.points[seat]))
        return _points(seat, line.points[seat])

    def _about(self, line: ScoreLine) -> tuple[Text, ...]:
        """What stands beside a line: when or for what it pays, or that it decides."""
        if line in self._ties:
            return (text("breaks the tie"),)
        note = self._looks.get(line.title.one, ScoreRow("info")).note
        return (note,) if note else ()

    def _paint_heads(self, canvas: Canvas) -> None:
        """Medal, name and place over every column, and a light ground under the winners'."""
        frame, top = self._frame, self._rect.top
        for seat, (name, place) in enumerate(zip(self._names, self.places, strict=True)):
            column = self._column(seat)
            if seat in self.winners:
                plate = Rect(column.left, top - frame.px(8), column.w, 0)
                rows = len(self._lines) * self._row_height
                plate.h = self._head + rows + self._high(46, 92) + top - plate.top
                radius, line = 12 * frame.u, max(1.0, 2 * frame.u)
                canvas.rect(plate, palette.LIMESTONE_NEXT, radius=radius, alpha=190)
                canvas.rect(plate, palette.GOLD_DARK, radius=radius, width=line)
            portrait = portrait_of(self._seats[seat])
            heads = Rect(0, top, frame.px(52 * (1 + BESIDE)), frame.px(52))
            heads.centerx = column.centerx
            paint_seat(canvas, seat, portrait, heads, starts=False)
            ink, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS
            where = Rect(column.left, top + frame.px(MEDALS), column.w, self._high(22, 32))
            where.inflate_ip(-frame.px(12), 0)
            canvas.words(name, "button", 22, where, ink, ground, align="center")
            where.top, where.h = where.bottom, self._high(18, 26)
            rank = self._say(PLACES[place])
            canvas.words(rank, "small", 18, where, palette.PAPYRUS_QUIET, ground, align="center")

    def _paint_row(
        self, canvas: Canvas, line: ScoreLine, row: Rect, *, decides: bool = False
    ) -> None:
        frame = self._frame
        looks = self._looks.get(line.title.one, ScoreRow("info"))
        size = min(frame.px(34), round(0.7 * row.h))
        x = row.left + frame.px(36)
        canvas.icon(looks.icon, (x, row.centery), size, palette.PAPYRUS_FAINT)
        x += frame.px(34)
        right = self._column(0).left - frame.px(14)
        title = self._say(line.title, self._names)
        note, ground = "".join(map(self._say, self._about(line))), palette.PAPYRUS_SECOND
        gap = frame.px(14)
        # A title is worth more than its note.
        named, noted = (canvas.assets.width(each, "button", frame.floor) for each in (title, note))
        room = right - x - gap - named
        if note and noted <= room:
            edge = canvas.words(
                note,
                "small",
                self._fit(18, row),
                (right, row.centery),
                palette.PAPYRUS_QUIET,
                ground,
                align="right",
                width=min(room, (right - x) // 2),
            ).left
            right = edge - gap
        canvas.words(
            title,
            "body" if decides else "button",
            self._fit(22, row),
            (x, row.centery),
            palette.PAPYRUS_TEXT,
            ground,
            width=right - x,
        )
        best = max(line.points)
        for seat, points in enumerate(line.points):
            ringed = points == best and best > 0 and not decides
            self._paint_points(canvas, seat, points, row, ringed=ringed)

    def _paint_points(
        self, canvas: Canvas, seat: Seat, points: int, row: Rect, *, ringed: bool
    ) -> None:
        frame = self._frame
        center = self._column(seat).centerx, row.centery
        words = str(points).replace("-", "\u2212") if points else "\u2013"
        ink = RED if points < 0 else palette.PAPYRUS_TEXT
        role: Role = "number" if ringed else "body"
        units, ground = self._fit(24, row), palette.PAPYRUS_SECOND
        if ringed:
            high = min(frame.px(48), round(row.h * 0.92))
            wide = canvas.assets.width(words, role, frame.letter(units)) + high // 2
            ring = Rect(0, 0, max(high, wide), high)
            ring.center = center
            line = max(1.0, 2 * frame.u)
            canvas.rect(ring, palette.LIMESTONE_NEXT, radius=high / 2)
            canvas.rect(ring, palette.GOLD_DARK, radius=high / 2, width=line)
        canvas.words(words, role, units, center, ink, ground, align="center")

    def _paint_total(self, canvas: Canvas) -> None:
        frame = self._frame
        y = self._total.top + frame.px(6)
        for shift in (0, 5):
            thin = max(1, frame.px(2))
            canvas.fill(Rect(self._rect.left, y + frame.px(shift), self._rect.w, thin), RED)
        middle = y + self._total.h // 2
        ink, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS
        where = self._rect.left + frame.px(20), middle
        canvas.words(self._say("Total"), "display", 36, where, ink, ground)
        for seat, total in enumerate(self.scores):
            won = seat in self.winners
            canvas.words(
                str(total),
                "number",
                46 if won else 38,
                (self._column(seat).centerx, middle),
                RED if won else ink,
                ground,
                align="center",
            )

    def _column(self, seat: Seat) -> Rect:
        frame, rect, count = self._frame, self._rect, len(self.scores)
        wide = min(frame.px(COLUMN), (rect.w - frame.px(NAMES)) // count)
        left = rect.right - (count - seat) * wide
        return Rect(left, rect.top, wide - frame.px(16), rect.h)

    @property
    def _row_height(self) -> int:
        taken = self._head + self._high(46, 92) + self._high(22, 46) * len(self._ties)
        room = self._rect.h - taken
        return min(self._frame.px(HIGHEST), room // max(1, len(self._lines)))

    @property
    def _head(self) -> int:
        """Pixels of the medals, names and places over the rows."""
        return self._frame.px(MEDALS + 14) + self._high(22, 32) + self._high(18, 26)

    def _fit(self, units: float, row: Rect) -> float:
        """Units of letters that are no higher than a row."""
        return min(units, row.h / (1.2 * self._frame.u * self._frame.text_scale))

    def _high(self, letters: float, least: float) -> int:
        """Pixels of a line with letters of so many units, at least so many units."""
        return max(self._frame.px(least), round(1.35 * self._frame.letter(letters)))


def _points(seat: Seat, points: int) -> Text:
    told = text("{n} point", "{n} points", count=abs(points), n=points)
    return text("{who}: {points}", who=Who(seat), points=told)


def _told(sheet: Sequence[ScoreLine]) -> Sequence[ScoreLine]:
    """The lines of a sheet that have something to tell."""
    if len(sheet) <= MANY:
        return sheet
    return [line for line in sheet if any(line.points)]
