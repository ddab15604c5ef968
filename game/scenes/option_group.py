"""Options of a game that the set-up screen shows side by side, each with a picture."""

from typing import Final

from pygame import Rect

from game import palette
from game.language import Language
from game.scenes.plan import Plan
from game.table.canvas import Canvas
from game.table.controls import Control, Segmented
from game.table.frame import Frame
from game.table.looks import Group
from game.table.writing import fitting, write_lines
from rules.game import Choice, Option, text

GROUP_HEIGHT: Final = 466
MOST_LINES: Final = 3
NAME: Final = 48
"""Units of height for the name of an option, on two lines where it is long."""
EXPLAINED: Final = 72
"""Units of room for what a choice means, between the name of its option and the choices."""


class GroupPanel:
    """Options that are chosen side by side, and the same choice made for all of them."""

    def __init__(self, plan: Plan, group: Group, language: Language) -> None:
        self._plan = plan
        self._group = group
        self._say = language.say
        self._rect = Rect(0, 0, 0, 0)
        self._cards: list[Rect] = []
        self._explained = True
        by_key = {option.key: option for option in plan.game.options}
        self._options = [by_key[key] for key in group.pictures]
        self._values = list(group.all_of)
        self._all = Segmented(
            self._say(group.title),
            [*(self._say(words) for words in group.all_of.values()), self._say(group.mixed)],
            self._mixture(),
            self._choose_for_all,
            ground="papyrus",
            region="options",
        )
        self._each = [self._choice(option) for option in self._options]

    @property
    def controls(self) -> list[Control]:
        """In reading order."""
        return [self._all, *self._each]

    def lay_out(self, frame: Frame, x: float, y: float, w: float, h: float) -> None:
        """The panel with its top left at x, y in units, at least GROUP_HEIGHT high."""
        self._rect = frame.rect(x, y, w, h)
        self._all.rect = frame.rect(x + w - 432, y + 18, 408, 48)
        count = len(self._options)
        gap = 8
        wide = (w - 48 - gap * (count - 1)) / count
        self._cards = []
        for place, control in enumerate(self._each):
            left = x + 24 + place * (wide + gap)
            self._cards.append(frame.rect(left, y + 82, wide, h - 108))
            control.rect = frame.rect(left + 14, y + h - 92, wide - 28, 52)
        # Large letters leave no room: then the tooltip explains.
        room = frame.px(EXPLAINED + h - GROUP_HEIGHT)
        self._explained = MOST_LINES * 1.3 * frame.letter(18) <= room
        for control, option in zip(self._each, self._options, strict=True):
            control.tip = "" if self._explained else self._meanings(option)

    def paint(self, canvas: Canvas) -> None:
        """Everything but the controls."""
        frame = canvas.frame
        canvas.panel(self._rect, "papyrus", radius=16)
        at = self._rect.left + frame.px(30), self._rect.top + frame.px(42)
        canvas.words(
            self._say(self._group.title),
            "panel",
            fitting(frame, 32, frame.px(62)),
            at,
            palette.PAPYRUS_TEXT,
            palette.PAPYRUS_SECOND,
        )
        for card, option in zip(self._cards, self._options, strict=True):
            self._paint_card(canvas, card, option)

    def _paint_card(self, canvas: Canvas, card: Rect, option: Option) -> None:
        frame = canvas.frame
        canvas.rect(card, palette.PAPYRUS_RAMP[0], radius=12 * frame.u)
        canvas.rect(card, palette.PAPYRUS_EDGE, radius=12 * frame.u, width=max(1.0, 2 * frame.u))
        inset = frame.px(10)
        picture = Rect(card.left + inset, card.top + inset, card.w - 2 * inset, frame.px(150))
        # The drawing is 220 by 250: its upper part fills the frame.
        with canvas.clip(picture):
            whole = Rect(picture.topleft, (picture.w, round(picture.w * 250 / 220)))
            whole.centery = picture.centery
            canvas.svg(self._group.pictures[option.key], whole)
        canvas.rect(picture, palette.PAPYRUS_EDGE, radius=0, width=max(1.0, 2 * frame.u))
        pad = frame.px(4)
        name = Rect(card.left + pad, picture.bottom + frame.px(4), card.w - 2 * pad, frame.px(NAME))
        ink, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS_RAMP[0]
        title = self._say(option.title)
        write_lines(canvas, title, "button", 22, name, ink, ground, align="center", valign="middle")
        meaning = self._chosen(option).explains
        if self._explained and meaning is not None:
            below = Rect(name.left, name.bottom, name.w, card.bottom - frame.px(72) - name.bottom)
            below.inflate_ip(-frame.px(8), 0)
            canvas.words(
                self._say(meaning),
                "small",
                18,
                below,
                palette.PAPYRUS_QUIET,
                ground,
                align="center",
                valign="top",
                lines=MOST_LINES,
            )

    def _chosen(self, option: Option) -> Choice:
        value = self._plan.options[option.key]
        return next(choice for choice in option.choices if choice.value == value)

    def _meanings(self, option: Option) -> str:
        """What every choice means, for a tooltip."""
        return "\n".join(
            self._say(text("{choice}: {meaning}", choice=choice.title, meaning=choice.explains))
            for choice in option.choices
            if choice.explains is not None
        )

    def _choice(self, option: Option) -> Segmented:
        values = [choice.value for choice in option.choices]

        def choose(index: int) -> None:
            self._plan.options[option.key] = values[index]
            self._all.chosen = self._mixture()

        return Segmented(
            self._say(option.title),
            [self._say(choice.title) for choice in option.choices],
            values.index(self._plan.options[option.key]),
            choose,
            ground="papyrus",
            region="options",
        )

    def _mixture(self) -> int:
        chosen = {self._plan.options[option.key] for option in self._options}
        if len(chosen) == 1:
            value = chosen.pop()
            if value in self._values:
                return self._values.index(value)
        return len(self._values)

    def _choose_for_all(self, index: int) -> None:
        for place, (option, control) in enumerate(zip(self._options, self._each, strict=True)):
            alternating = self._values[place % len(self._values)]
            value = self._values[index] if index < len(self._values) else alternating
            self._plan.options[option.key] = value
            control.chosen = [choice.value for choice in option.choices].index(value)
