"""The buttons beside the hand: the three actions, or what a choice that interrupts needs."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from game.table.button import Button
from game.table.faces import Kind
from game.table.plot import Plot
from game.table.table import PieceId
from game.table.writing import Say
from game.tables.sobek.choices import Answer, Choices
from game.tables.sobek.ids import InHand, InRow
from game.tables.sobek.layout import Layout
from game.tables.sobek.picking import Picking, Sort, Task, all_picked, missing
from game.tables.sobek.prompts import lay_line, play_line, take_line
from rules.game import NOBODY, Text, Who, text
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import Move
from rules.sobek.pieces import BACK, ORANGE
from rules.sobek.view import View

REGION: Final = "actions"
TAKE, PLAY, LAY = range(3)
"""The actions of a turn, from the top."""
_ICONS: Final = ("card-pickup", "egyptian-profile", "card-play")
_LABELS: Final = (text("Take a card"), text("Play a character"), text("Lay a set"))
_TICKS: Final = {
    Sort.SET: text("Lay the set"),
    Sort.CROSSWISE: text("Lay the set"),
    Sort.ADD: text("Add the cards"),
    Sort.SURPLUS: text("Into the jar"),
}
_HIGH: Final = 78
_LOW: Final = 62
_GAP: Final = 14
_FOOT: Final = 22
_TITLE: Final = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Calls:
    """What the buttons bring about."""

    begin: Callable[[int], None]
    """Begins one of the actions."""
    lay: Callable[[], None]
    """Lays what is picked, or says what is missing."""
    clear: Callable[[], None]
    """Puts what is picked back in the hand."""
    play: Callable[[Move], None]
    commit: Callable[[], None]
    """Makes a decision count whose last stage is kept."""
    take_up: Callable[[], None]
    """Drops the stages made so far."""
    look: Callable[[], None]
    """Brings a sheet back that was put aside."""


class Actions:
    """Buttons in reading order; which ones depends on what may be done."""

    def __init__(self, say: Say, calls: Calls) -> None:
        self._say = say
        self._acts = [
            self._button(label, partial(calls.begin, act), icon)
            for act, (label, icon) in enumerate(zip(_LABELS, _ICONS, strict=True))
        ]
        self._lay = self._button(_TICKS[Sort.SET], calls.lay, "tick", primary=True)
        self._count = self._button(text("Make it count"), calls.commit, "tick", primary=True)
        self._back = self._button(text("Take it back"), calls.take_up, "anticlockwise-rotation")
        done = partial(calls.play, mv.DONE)
        self._done = self._button(text("No more sets"), done, "fast-forward-button")
        self._look = self._button(text("Back to the choice"), calls.look, "open-book", primary=True)
        self.tick = self._icon(text("Lay the set"), calls.lay, "tick", primary=True)
        self.cross = self._icon(text("Put the cards back"), calls.clear, "cross")
        self.shown: tuple[Button, ...] = tuple(self._acts)
        """Those beside the hand; `beside` are the two at the cards that are picked."""
        self.beside: tuple[Button, ...] = ()

    def _button(
        self, label: Text, then: Callable[[], None], icon: str, *, primary: bool = False
    ) -> Button:
        kind: Kind = "primary" if primary else "second"
        made = Button(self._say(label), then, icon=icon, region=REGION, units=24)
        made.kind = kind
        return made

    def _icon(
        self, name: Text, then: Callable[[], None], icon: str, *, primary: bool = False
    ) -> Button:
        made = Button("", then, icon=icon, name=self._say(name), region=REGION)
        made.kind = "primary" if primary else "second"
        return made

    def offer(
        self,
        view: View,
        choices: Choices,
        task: Task | None,
        picking: Picking,
        *,
        half_made: bool,
        kept: bool,
        aside: bool,
        sheet: bool,
    ) -> None:
        """What may be done; `sheet` while an overlay asks, `aside` while it is put aside."""
        back = (self._back,) if half_made else ()
        done = (self._done,) if Answer(mv.DONE) in choices else ()
        self.beside = ()
        if kept:
            self.shown = (self._count, *back)
        elif aside:
            self.shown = (self._look, *back)
        elif task is not None and view.stage != st.TURN:
            self._name_tick(view, task, picking)
            self.shown = (self._lay, *done, *back)
            self.beside = (self.tick, self.cross)
        elif done:
            self.shown = done
        elif half_made:
            self.shown = back
        else:
            self.shown = tuple(self._acts)
            self._describe(view, choices, task, picking, sheet=sheet)
            if task is not None and picking.kinds:
                self._name_tick(view, task, picking)
                self.beside = (self.tick, self.cross)

    def _name_tick(self, view: View, task: Task, picking: Picking) -> None:
        wanted = missing(view, task, picking)
        label = self._say(_TICKS[task.sort])
        self._lay.label = self._lay.name = self.tick.name = label
        self._lay.reason = self.tick.reason = self._say(wanted) if wanted else ""
        empty = not all_picked(task, picking)
        self.cross.reason = self._say(text("No card is chosen yet.")) if empty else ""

    def _describe(
        self, view: View, choices: Choices, task: Task | None, picking: Picking, *, sheet: bool
    ) -> None:
        lines = (take_line(view), play_line(view), lay_line(view, picking))
        for act, (button, line) in enumerate(zip(self._acts, lines, strict=True)):
            button.sub = self._say(line)
            reason = self._reason(view, choices, task, act, sheet=sheet)
            button.reason = self._say(reason) if reason else ""

    def _reason(
        self, view: View, choices: Choices, task: Task | None, act: int, *, sheet: bool
    ) -> Text | None:
        if view.to_move == NOBODY:
            return text("The game is over.")
        if sheet:
            return text("Make your choice first.")
        if view.to_move == view.viewer:
            return _why_not(view, choices, task, act)
        if view.to_move >= 0:
            return text("It is for {who} to act.", who=Who(view.to_move))
        return text("Cards are being dealt.")

    def lay_out(self, layout: Layout, *, tick: Rect, cross: Rect, piece: PieceId | None) -> Rect:
        """Gives every button its place; returns where the prompt is written."""
        plot = Plot(layout.frame, layout.actions)
        high = _HIGH if layout.detail.sub_lines else _LOW
        count = len(self._acts)
        first = plot.h - _FOOT - count * high - (count - 1) * _GAP
        for n, button in enumerate(self.shown):
            button.rect = plot.place(0, first + n * (high + _GAP), plot.w, high)
            if not layout.detail.sub_lines:
                button.sub = ""
        self.tick.rect, self.cross.rect = tick, cross
        chosen = LAY if self.tick in self.beside else _act_of(piece)
        for act, button in enumerate(self._acts):
            button.kind = "primary" if act == chosen else "second"
        return plot.place(0, 0, plot.w, first - _GAP)

    @property
    def answers(self) -> dict[Move, Button]:
        """The buttons that make a move themselves."""
        return {mv.DONE: self._done} if self._done in self.shown else {}


def _why_not(view: View, choices: Choices, task: Task | None, act: int) -> Text | None:
    if not choices:
        return text("What happened is still being shown.")
    if act == PLAY and not any(_is_character(piece) for piece in choices):
        return text("You have no character to play now.")
    if act == LAY and task is None:
        return text("No good in your hand has 3 cards, amulets counted.")
    return None


def _is_character(piece: PieceId) -> bool:
    return isinstance(piece, InHand) and BACK[piece.kind] == ORANGE


def _act_of(piece: PieceId | None) -> int | None:
    """The action that a piece in hand is for, where that is plain."""
    if isinstance(piece, InRow):
        return TAKE
    if _is_character(piece):
        return PLAY
    return LAY if isinstance(piece, InHand) else None
