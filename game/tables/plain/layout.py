"""Where everything lies on the plain table, in pixels, for any window and size of letters."""

from typing import Final

from pygame import Rect

from game.table.frame import Frame
from game.table.words import LEADING

EDGE: Final = 24
GAP: Final = 14
BAR: Final = 64
TOP: Final = 80
PAD: Final = 18
BUTTON: Final = 52
SMALLEST: Final = (1280, 720)
LARGE_LETTERS: Final = 1.3
"""In smaller windows, and with letters larger than this, the log is left to its own sheet."""
WIDE: Final = 420
"""Units beyond 1920 from which on the log is a column over the full height."""
LOG: Final = 400

NAME, NOTE, NUMBER = 24, 18, 38
TITLE, LINE, SMALL = 26, 20, 18
"""Heights of letters, in units."""
FORECAST_ROWS: Final = 3
GAIN_LINES: Final = 3


class Layout:
    """The regions of the table; with `deciding` there is room for the buttons of a decision."""

    def __init__(self, frame: Frame, seats: int, *, deciding: bool = False) -> None:
        self.frame = frame
        small = frame.width < SMALLEST[0] or frame.height < SMALLEST[1]
        roomy = not small and frame.text_scale <= LARGE_LETTERS
        self.bar = Rect(0, 0, frame.width, frame.px(BAR))
        self.log: Rect | None = None
        edge, gap, foot = frame.px(EDGE), frame.px(GAP), frame.height - frame.px(EDGE)
        right = frame.width - edge
        top = frame.px(TOP)
        if roomy and frame.ex >= WIDE:
            self.log = Rect(right - frame.px(LOG), top, frame.px(LOG), foot - top)
            right = self.log.left - gap
        self.seats = _row(Rect(edge, top, right - edge, self._seat_height()), seats, gap)
        top = self.seats[0].bottom + gap
        body = Rect(edge, top, right - edge, foot - top)
        shares = (0.44, 0.32, 0.24) if self.log is None else (0.58, 0.42)
        columns = _columns(body, shares, gap)
        self.page, middle = columns[0], columns[1]
        self.prompt = Rect(middle.left, middle.top, middle.w, self._prompt_height(deciding))
        rest = Rect(middle.left, self.prompt.bottom + gap, middle.w, 0)
        rest.h = middle.bottom - rest.top
        if roomy:
            self.log = self.log or columns[2]
            high = self._outlook_height()
            self.outlook = Rect(rest.left, rest.bottom - high, rest.w, high)
            rest.h -= high + gap
        else:
            self.outlook = columns[2]
        self.moves = rest
        self.decision = self._decision() if deciding else ()

    def line(self, units: float) -> int:
        """Pixels from one line to the next, of letters of so many units."""
        return round(LEADING * self.frame.letter(units))

    @property
    def button_height(self) -> int:
        """Of the buttons of moves and decisions."""
        return max(self.frame.px(BUTTON), round(2.1 * self.frame.letter(LINE)))

    def _seat_height(self) -> int:
        return max(self.frame.px(92), self.line(NAME) + self.line(NOTE) + self.frame.px(26))

    def _prompt_height(self, deciding: bool) -> int:
        high = self.frame.px(2 * PAD) + self.line(TITLE) + 2 * self.line(LINE)
        return high + (self.button_height + self.frame.px(GAP) if deciding else 0)

    def _outlook_height(self) -> int:
        rows = round(1.1 * (1 + FORECAST_ROWS) * self.line(LINE))
        head = round(1.25 * self.line(TITLE))
        return self.frame.px(2 * PAD + 6) + head + rows + GAIN_LINES * self.line(SMALL)

    def _decision(self) -> tuple[Rect, Rect]:
        """The tick and what drops the stages, at the foot of the prompt."""
        inside = self.prompt.inflate(-2 * self.frame.px(PAD), -2 * self.frame.px(PAD))
        high, gap = self.button_height, self.frame.px(GAP)
        wide = (inside.w - gap) // 2
        top = inside.bottom - high
        return Rect(inside.left, top, wide, high), Rect(inside.right - wide, top, wide, high)


def _row(whole: Rect, count: int, gap: int) -> tuple[Rect, ...]:
    """So many parts of the same width side by side."""
    return _columns(whole, (1 / count,) * count, gap)


def _columns(whole: Rect, shares: tuple[float, ...], gap: int) -> tuple[Rect, ...]:
    room = whole.w - gap * (len(shares) - 1)
    found: list[Rect] = []
    left, share = float(whole.left), 0.0
    for place, part in enumerate(shares):
        start = round(left + room * share) + gap * place
        share += part
        end = round(left + room * share) + gap * place
        found.append(Rect(start, whole.top, end - start, whole.h))
    return tuple(found)
