"""One seat on the set-up screen: who plays there."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game import palette
from game.language import Language
from game.palette import SEATS
from game.scenes.lines import Line, two_lines
from game.scenes.plan import LEVEL_LINES, LEVEL_WORDS, LONGEST_NAME, Plan
from game.seats import LEVELS
from game.table.canvas import Canvas
from game.table.controls import Button, Control, Entry, Segmented
from game.table.frame import Frame
from game.table.portrait import portrait
from game.table.seat import medal
from game.table.writing import fitting
from rules.game import text

HEIGHT: Final = 160
WIDTH: Final = 818


class SeatRow:
    """The controls of one seat of a plan; calls `changed` when others must follow."""

    def __init__(
        self, plan: Plan, place: int, language: Language, changed: Callable[[], None]
    ) -> None:
        self._plan = plan
        self._place = place
        self._language = language
        self._changed = changed
        self._rect = Rect(0, 0, 0, 0)
        self._lines = (0, 0)
        seat, say = plan.seats[place], language.say
        region = f"seat {place}"
        self._name = Entry(
            say("Name"),
            seat.name,
            self._rename,
            limit=LONGEST_NAME,
            aside=say(SEATS[place].name.capitalize()),
            lost=say(text("Letters that no font here has are shown as question marks.")),
            region=region,
        )
        self._kind = Segmented(
            say("Who plays"),
            [say("Human"), say("Computer")],
            0 if seat.human else 1,
            self._choose_kind,
            region=region,
        )
        self._level = Segmented(
            say("Level"),
            [say(LEVEL_WORDS[level]) for level in LEVELS],
            LEVELS.index(seat.level),
            self._choose_level,
            units=20,
            tips=[say(LEVEL_LINES[level][0]) for level in LEVELS],
            region=region,
        )
        self._remove = Button(
            "", self._take_away, icon="cross", name=say("Remove this seat"), region=region
        )

    @property
    def controls(self) -> list[Control]:
        """What can be used now, in reading order."""
        if self._plan.seats[self._place].human:
            return [self._name, self._kind, self._remove]
        return [self._kind, self._remove, self._level]

    def lay_out(self, frame: Frame, x: float, y: float) -> None:
        """The row with its top left at x, y in units."""
        self._rect = frame.rect(x, y, WIDTH, HEIGHT)
        human = self._plan.seats[self._place].human
        top, high = (y + 53, 54) if human else (y + 10, 46)
        self._name.rect = frame.rect(x + 142, top, 268, high)
        self._kind.rect = frame.rect(x + 424, top, 268, high)
        self._remove.rect = frame.rect(x + 720, top, 66, high)
        self._level.rect = frame.rect(x + 142, y + 62, 550, 42)
        self._lines = frame.px(x + 148), frame.px(y + 131)
        least = self._plan.game.seats[0]
        self._remove.reason = (
            self._language.say(text("The game needs {n} seats.", n=least))
            if len(self._plan.seats) <= least
            else ""
        )
        fault = self._plan.name_fault(self._place)
        self._name.fault = self._language.say(fault) if fault else ""

    def paint(self, canvas: Canvas) -> None:
        """Everything but the controls."""
        frame, rect = canvas.frame, self._rect
        seat = self._plan.seats[self._place]
        radius = 12 * frame.u
        canvas.rect(rect, palette.NIGHT_RAMP[0], radius=radius)
        strip = Rect(rect.left, rect.top, frame.px(22), rect.h)
        with canvas.clip(strip):
            canvas.rect(rect, SEATS[self._place].base, radius=radius)
        canvas.rect(rect, palette.NIGHT_LINE, radius=radius, width=max(1.0, 1.5 * frame.u))
        middle = rect.left + frame.px(80), rect.centery
        medal(canvas, self._place, middle, frame.px(92))
        if not seat.human:
            self._paint_rival(canvas)

    def _paint_rival(self, canvas: Canvas) -> None:
        """The name that an opponent gets, and its level as dots."""
        frame = canvas.frame
        place = self._name.rect
        name = self._plan.names()[self._place]
        ink, ground = palette.NIGHT_TEXT, palette.NIGHT_RAMP[0]
        units, inside = fitting(frame, 24, place.h), place.inflate(-frame.px(8), 0)
        words = canvas.words(name, "button", units, inside, ink, ground, width=place.w // 2)
        canvas.words(
            self._name.aside,
            "small",
            18,
            Rect(words.right, place.top, place.right - words.right - frame.px(18), place.h),
            palette.NIGHT_QUIET,
            ground,
            align="right",
        )
        word = self._plan.seats[self._place].level
        plays, beats = [
            Line(self._language.say(line), "body", 18, palette.NIGHT_QUIET)
            for line in LEVEL_LINES[word]
        ]
        two_lines(canvas, self._lines, plays, beats, ground, frame.px(544), frame.px(50))
        level = LEVELS.index(word)
        middle = self._remove.rect.centerx
        size, step = frame.px(7), frame.px(19)
        face = portrait(canvas.assets, f"portraits/{word}", frame.px(70))
        canvas.picture(face, (middle, self._level.rect.top + frame.px(38)))
        for dot in range(len(LEVELS)):
            x = middle + round((dot - (len(LEVELS) - 1) / 2) * step)
            at = x, self._rect.bottom - frame.px(13)
            if dot <= level:
                canvas.circle(at, size, palette.GOLD)
            else:
                canvas.circle(at, size, palette.NIGHT_LINE, width=max(1.0, 1.6 * frame.u))

    def _rename(self, name: str) -> None:
        self._plan.seats[self._place].name = name
        self._changed()

    def _choose_kind(self, index: int) -> None:
        self._plan.make_human(self._place, index == 0)
        self._name.text = self._plan.seats[self._place].name
        self._changed()

    def _choose_level(self, index: int) -> None:
        self._plan.seats[self._place].level = LEVELS[index]

    def _take_away(self) -> None:
        self._plan.remove_seat(self._place)
        self._changed()


def paint_free_seat(canvas: Canvas, rect: Rect, place: int, words: str) -> None:
    """A seat that nobody has taken."""
    frame = canvas.frame
    line = max(1.0, 1.5 * frame.u)
    canvas.rect(rect, palette.NIGHT_LINE, radius=12 * frame.u, width=line, alpha=110)
    middle = rect.left + frame.px(80), rect.centery
    medal(canvas, place, middle, frame.px(92), alpha=70)
    at = rect.left + frame.px(146), rect.centery
    canvas.words(words, "body", 22, at, palette.NIGHT_QUIET, palette.NIGHT)
