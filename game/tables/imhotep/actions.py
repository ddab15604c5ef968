"""The buttons of the tray: the four actions, or what a half-made decision needs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from game.table.button import Button
from game.table.table import PieceId
from game.tables.imhotep.choices import Answer, Choices, Only, Ship, SledStone, Tool, made_by
from game.tables.imhotep.prompts import STILL_SHOWN, get_line, place_line, sail_line, tool_line
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.staged import CANCEL, CANCELS, STAGES
from game.tables.imhotep.tray import Tray
from rules.game import NOBODY, Text, Who, text
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import Move
from rules.imhotep.pieces import KINDS, TOOLS
from rules.imhotep.view import View

REGION: Final = "actions"
_VERBS: Final = (mv.V_GET, mv.V_PLACE, mv.V_SAIL, mv.V_PLAY)
_ICONS: Final = ("stone-pile", "stone-block", "sailboat", "grab")
_LABELS: Final = (
    text("Get stones"),
    text("Place a stone"),
    text("Sail a ship"),
    text("Use a tool"),
)
_FEWEST: Final = 2
"""A single button is not wider than half of the row."""
Start: TypeAlias = Callable[[int], None]
"""Begins an action of one kind (a verb of the moves)."""


class Actions:
    """Buttons in reading order; which ones depends on what may be done."""

    def __init__(
        self,
        say: Say,
        why_not: Callable[[Move], Text],
        start: Start,
        play: Callable[[Move], None],
        commit: Callable[[], None],
        take_up: Callable[[], None],
    ) -> None:
        self._say = say
        self._why_not = why_not
        self._play = play
        self._acts = [
            self._button(label, partial(start, verb), icon)
            for label, verb, icon in zip(_LABELS, _VERBS, _ICONS, strict=True)
        ]
        self._tick = self._button(STAGES[st.CHISEL_FIRST].tick, commit, "tick")
        self._tick.kind = "primary"
        self._cancel = self._button(CANCEL, take_up, "cross")
        self._cancel.tip = say(CANCELS)
        self.shown: tuple[Button, ...] = tuple(self._acts)
        self.answers: dict[Move, Button] = {}

    def _button(self, label: Text, then: Callable[[], None], icon: str) -> Button:
        return Button(self._say(label), then, icon=icon, region=REGION, units=24)

    def offer(self, view: View, choices: Choices, *, half_made: bool, kept: bool) -> None:
        """What may be done in this view."""
        self.answers = {}
        if view.stage == st.LEVER_ORDER and not kept:
            self.shown = ()
        elif half_made and view.stage in STAGES:
            stage = STAGES[view.stage]
            self._tick.label = self._tick.name = self._say(stage.tick)
            self._tick.reason = "" if kept else self._say(stage.first)
            self.shown = (self._tick, self._cancel)
        elif Answer(mv.PASS) in choices:
            self.shown = (self._answer(text("Pass"), mv.PASS, "fast-forward-button"),)
        elif view.stage == st.LOAD and Answer(mv.DECLINE) in choices:
            self.shown = (self._answer(text("Leave it"), mv.DECLINE, "cross"),)
        else:
            self.shown = tuple(self._acts)
            self._describe(view, choices)

    def _answer(self, label: Text, move: Move, icon: str) -> Button:
        button = self._button(label, lambda: self._play(move), icon)
        self.answers[move] = button
        return button

    def _describe(self, view: View, choices: Choices) -> None:
        own = tuple(kind for kind in TOOLS if view.cards[view.viewer * KINDS + kind])
        lines = (get_line(view), place_line(view), sail_line(view), tool_line(own))
        for button, verb, line in zip(self._acts, _VERBS, lines, strict=True):
            button.sub, button.tip = self._say(line), ""
            button.reason = self._reason(view, choices, verb, own)

    def _reason(self, view: View, choices: Choices, verb: int, own: Sequence[int]) -> str:
        if made_by(choices, verb):
            return ""
        if view.to_move == NOBODY:
            return self._say(text("The game is over."))
        if view.to_move == view.viewer and not choices:
            return self._say(STILL_SHOWN)
        if view.stage == st.ACTION and view.to_move == view.viewer:
            if verb == mv.V_PLAY and not own:
                return self._say(text("You have no tool card."))
            return self._say(self._why_not(_example(view, verb, own)))
        if view.to_move == view.viewer:
            return self._say(text("Make your choice first."))
        if view.to_move >= 0:
            return self._say(text("It is for {who} to act.", who=Who(view.to_move)))
        return self._say(text("Cards are being dealt."))

    def lay_out(self, tray: Tray, piece: PieceId | None, *, sub_lines: bool) -> None:
        """Gives every button its place; the one of the piece in hand is gold."""
        places = tray.actions(max(_FEWEST, len(self.shown)))
        for button, place in zip(self.shown, places, strict=False):
            button.rect = place
        chosen = _verb_of(piece)
        for button, verb in zip(self._acts, _VERBS, strict=True):
            button.kind = "primary" if verb == chosen else "second"
            if not sub_lines and button.sub:
                button.tip, button.sub = button.sub, ""


def _example(view: View, verb: int, own: Sequence[int]) -> Move:
    """A move of this kind; why it cannot be made is why none can."""
    if verb == mv.V_GET:
        return mv.GET[-1]
    if verb == mv.V_PLACE:
        return mv.PLACE[0]
    if verb == mv.V_PLAY:
        return mv.PLAY[own[0]]
    waiting = (ship for ship, dock in enumerate(view.docks) if dock == st.NOWHERE)
    free = (site for site in range(len(view.sides)) if site not in view.docks)
    return mv.sail_move(next(waiting, 0), next(free, 0))


def _verb_of(piece: PieceId | None) -> int | None:
    match piece:
        case SledStone():
            return mv.V_PLACE
        case Ship():
            return mv.V_SAIL
        case Tool():
            return mv.V_PLAY
        case Only.QUARRY:
            return mv.V_GET
    return None
