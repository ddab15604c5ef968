"""The seats: who sits there, the points, and whose turn it is."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.palette import SEATS, Colour
from game.table.canvas import Canvas
from game.table.control import Control
from game.table.looks import Say
from game.table.portrait import BESIDE, paint_seat
from game.table.skin import Material
from game.table.words import LEADING
from game.tables.plain.layout import NAME, NOTE, NUMBER
from rules.game import Seat, text

_MEDAL: Final = 58


@dataclass(slots=True)
class Told:
    """What a panel says besides name and note."""

    points: int = 0
    shown: int = 0
    """The points as a clip counts them."""
    ended_now: int | None = None
    """Points if the match ended now, None where they are not wanted."""
    own: bool = False
    """Whether the viewer sits there."""
    status: str = ""
    """Said in the place of the note, such as that it thinks."""
    dots: int = -1
    """Which of three dots shines while it thinks, else -1."""


@dataclass(frozen=True, slots=True)
class _Look:
    """A panel's material and inks."""

    material: Material
    ground: Colour
    ink: Colour
    quiet: Colour
    number: Colour


_OWN: Final = _Look(
    "wood", palette.WOOD_RAMP[0], palette.WOOD_TEXT, palette.WOOD_TEXT, palette.WOOD_NUMBER
)
_OTHER: Final = _Look(
    "night",
    palette.NIGHT_RAMP[0],
    palette.NIGHT_TEXT,
    palette.NIGHT_QUIET,
    palette.NIGHT_TITLE,
)


class SeatPanel(Control):
    """One seat; its tooltip says what its numbers mean."""

    radius = 14

    def __init__(
        self, seat: Seat, name: str, note: str, plays: str, portrait: str, say: Say
    ) -> None:
        """`note` says who plays there, `plays` how an opponent plays; both may be empty."""
        super().__init__(name, region="seats")
        self.seat = seat
        self.told = Told()
        self._note = note
        self._plays = plays
        self._portrait = portrait
        self._say = say

    @property
    def score(self) -> Rect:
        """Where its points stand."""
        side = round(0.9 * self.rect.h)
        return Rect(self.rect.right - side - self.rect.h // 6, self.rect.top, side, self.rect.h)

    @property
    def explains(self) -> tuple[str, tuple[str, ...]]:
        """How it plays, and its numbers in words."""
        points, ended_now = self.told.points, self.told.ended_now
        one, many = "{count} point on the track", "{count} points on the track"
        lines = [self._say(text(one, many, count=points))]
        if ended_now is not None:
            one = "{count} point if the match ended now"
            many = "{count} points if the match ended now"
            lines.append(self._say(text(one, many, count=ended_now)))
        return self.name, (*([self._plays] if self._plays else []), *lines)

    def paint(self, canvas: Canvas) -> None:
        """Wood for the viewer, night for the others, a gold edge for the seat to move."""
        frame, rect, told = canvas.frame, self.rect, self.told
        look = _OWN if told.own else _OTHER
        canvas.panel(rect, look.material, radius=self.radius, stripe=SEATS[self.seat].base)
        if told.status:
            edge = max(1.5, 3 * frame.u)
            canvas.rect(rect, palette.GOLD, radius=self.radius * frame.u, width=edge)
        size = min(frame.px(_MEDAL), rect.h - frame.px(20))
        place = Rect(rect.left + frame.px(32), 0, round((1 + BESIDE) * size), size)
        place.centery = rect.centery
        paint_seat(canvas, self.seat, self._portrait, place, starts=False)
        lines = round(LEADING * frame.letter(NAME)), round(LEADING * frame.letter(NOTE))
        top = rect.centery - sum(lines) // 2
        upper, lower = top + lines[0] // 2, top + lines[0] + lines[1] // 2
        self._paint_points(canvas, look, upper, lower)
        left = place.right + frame.px(12)
        wide = self.score.left - left - frame.px(8)
        ink, ground = look.ink, look.ground
        canvas.words(self.name, "button", NAME, (left, upper), ink, ground, width=wide)
        self._paint_status(canvas, look, Rect(left, lower, wide, 0))

    def _paint_points(self, canvas: Canvas, look: _Look, upper: int, lower: int) -> None:
        frame, told, score = canvas.frame, self.told, self.score
        both = told.ended_now is not None
        at = score.right, upper - frame.px(2) if both else score.centery
        points = _digits(told.shown)
        number, ground = look.number, look.ground
        canvas.words(points, "number", NUMBER, at, number, ground, align="right", width=score.w)
        if told.ended_now is None:
            return
        size = frame.letter(NOTE)
        words = canvas.words(
            _digits(told.ended_now),
            "button",
            NOTE,
            (score.right, lower + frame.px(4)),
            look.quiet,
            ground,
            align="right",
            width=score.w - size,
        )
        at = words.left - size // 2 - frame.px(6), words.centery
        canvas.icon("hourglass", at, size, look.quiet)

    def _paint_status(self, canvas: Canvas, look: _Look, line: Rect) -> None:
        frame, told = canvas.frame, self.told
        px = frame.letter(NOTE)
        thinks = told.dots >= 0
        words = canvas.words(
            told.status or self._note,
            "strong" if told.status else "body",
            NOTE,
            line.topleft,
            look.number if told.status else look.quiet,
            look.ground,
            width=line.w - (round(1.6 * px) if thinks else 0),
        )
        for dot in range(3 if thinks else 0):
            at = words.right + round((0.6 + 0.45 * dot) * px), line.top
            shines = dot == told.dots
            canvas.circle(at, max(1.5, 0.14 * px), look.number if shines else palette.NIGHT_LINE)


def _digits(points: int) -> str:
    """A number; the minus is a true one."""
    return str(points).replace("-", "\N{MINUS SIGN}")
