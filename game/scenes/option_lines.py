"""Options one below the other on the set-up screen, those that are off or on as switches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.language import Language
from game.scenes.lines import LEADING, Line, two_lines
from game.scenes.plan import Plan
from game.settings import SettingsFile
from game.table.canvas import Canvas
from game.table.controls import Control, Segmented, Switch
from game.table.frame import Frame
from game.table.writing import fitting
from rules.game import Option, Text, text

HEAD: Final = 82
"""Units from the top of the panel to its first line."""
STEP: Final = 112
"""Units from one line to the next where there is room."""
OFF_ON: Final = ["off", "on"]
"""Values of an option that a switch can show; other choices need their words."""
FOOT: Final = 14
LEAST_GAP: Final = 3
TITLE, MEANING = 24, 20


@dataclass(frozen=True, slots=True)
class OptionLine:
    """One option: what it is, what that means, and the control that chooses."""

    title: Text
    explains: Text
    icon: str
    control: Control


def switch_line(
    title: Text,
    explains: Text,
    icon: str,
    on: bool,
    then: Callable[[bool], None],
    language: Language,
) -> OptionLine:
    """An option that is on or off."""
    switch = Switch(language.say(title), on, then, region="options")
    return OptionLine(title, explains, icon, switch)


def option_line(plan: Plan, option: Option, icon: str, language: Language) -> OptionLine:
    """An option of the game."""
    values = [choice.value for choice in option.choices]
    chosen = values.index(plan.options[option.key])

    def choose(index: int) -> None:
        plan.options[option.key] = values[index]

    if values == OFF_ON:
        return switch_line(
            option.title,
            option.explains,
            icon,
            chosen == 1,
            lambda on: choose(int(on)),
            language,
        )
    labels = [language.say(choice.title) for choice in option.choices]
    several = Segmented(language.say(option.title), labels, chosen, choose, region="options")
    return OptionLine(option.title, option.explains, icon, several)


@dataclass(frozen=True, slots=True)
class HouseLines:
    """What can be chosen for every game."""

    alone: OptionLine
    together: OptionLine
    always: OptionLine

    def lines(self, persons: int) -> tuple[OptionLine, ...]:
        """Those that mean something where so many people play."""
        return *{0: (), 1: (self.alone,)}.get(persons, (self.together,)), self.always


def house_lines(plan: Plan, settings: SettingsFile, language: Language) -> HouseLines:
    """The choices of the house, for a plan."""

    def let_take_back(on: bool) -> None:
        plan.free_take_back = on

    def draw_curtain(on: bool) -> None:
        plan.curtain = on

    return HouseLines(
        alone=switch_line(
            text("Free take-back"),
            text("Take back anything; the match is counted apart"),
            "anticlockwise-rotation",
            plan.free_take_back,
            let_take_back,
            language,
        ),
        together=switch_line(
            text("Pass the screen"),
            text("Cover the table where only one of you may look"),
            "temple-door",
            plan.curtain,
            draw_curtain,
            language,
        ),
        always=switch_line(
            text("Score forecast"),
            text("Show what each player would have if it ended now"),
            "hourglass",
            settings.now.standing,
            lambda on: settings.change(standing=on),
            language,
        ),
    )


class OptionLines:
    """A panel of lines; which they are may change with the seats."""

    def __init__(self, language: Language) -> None:
        self.lines: Sequence[OptionLine] = ()
        self._say = language.say
        self._rect = Rect(0, 0, 0, 0)
        self._step: float = STEP
        self._explained = True

    @property
    def controls(self) -> list[Control]:
        """In reading order."""
        return [line.control for line in self.lines]

    def least(self, frame: Frame) -> float:
        """Units of height in which every line still explains itself."""
        return HEAD + FOOT + len(self.lines) * (_two(frame) / frame.u + LEAST_GAP)

    def lay_out(self, frame: Frame, x: float, y: float, w: float, h: float) -> None:
        """The panel with its top left at x, y in units."""
        self._rect = frame.rect(x, y, w, h)
        wanted = STEP * max(1.0, 0.72 * frame.text_scale)
        self._step = min(wanted, (h - HEAD - FOOT) / len(self.lines))
        # Where two lines of letters have no room the tooltip explains.
        self._explained = _two(frame) <= frame.px(self._step)
        for place, line in enumerate(self.lines):
            control = line.control
            wide, high = (68, 38) if isinstance(control, Switch) else (364, 48)
            middle = y + HEAD + (place + 0.5) * self._step
            control.rect = frame.rect(x + w - 32 - wide, middle - high / 2, wide, high)
            control.tip = "" if self._explained else self._say(line.explains)

    def paint(self, canvas: Canvas) -> None:
        """Everything but the controls."""
        frame, rect = canvas.frame, self._rect
        canvas.panel(rect, "night", radius=16)
        at = rect.left + frame.px(30), rect.top + frame.px(46)
        canvas.words(
            self._say("Options"),
            "panel",
            fitting(frame, 32, frame.px(64)),
            at,
            palette.NIGHT_TITLE,
            palette.NIGHT_LIGHT,
        )
        for place, line in enumerate(self.lines):
            if place:
                y = line.control.rect.centery - frame.px(self._step / 2)
                thin = max(1, frame.px(1.5))
                rule = Rect(rect.left + frame.px(30), y, rect.w - frame.px(60), thin)
                canvas.fill(rule, palette.NIGHT_LINE, 170)
            self._paint_line(canvas, line)

    def _paint_line(self, canvas: Canvas, line: OptionLine) -> None:
        frame, middle = canvas.frame, line.control.rect.centery
        radius = frame.px(min(25, 0.42 * self._step))
        center = self._rect.left + frame.px(30) + radius, middle
        canvas.circle(center, radius, palette.NIGHT_WELL)
        canvas.circle(center, radius, palette.GOLD_DARK, width=max(1.0, 2 * frame.u))
        canvas.icon(line.icon, center, round(radius * 1.15), palette.NIGHT_TITLE)
        x = center[0] + radius + frame.px(18)
        width = line.control.rect.left - frame.px(20) - x
        ink, ground = palette.NIGHT_TEXT, palette.NIGHT_LIGHT
        words = self._say(line.title)
        if self._explained:
            title = Line(words, "button", TITLE, ink)
            meaning = Line(self._say(line.explains), "body", MEANING, palette.NIGHT_QUIET)
            two_lines(canvas, (x, middle), title, meaning, ground, width)
        else:
            canvas.words(words, "button", TITLE, (x, middle), ink, ground, width=width)


def _two(frame: Frame) -> float:
    """Pixels that a title and its meaning are high."""
    return LEADING * (frame.letter(TITLE) + frame.letter(MEANING))
