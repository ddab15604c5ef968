"""A table of Imhotep off screen, with hands to play at it."""

from collections import deque
from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Rect

from game.assets import Assets
from game.language import Language
from game.table.button import Button
from game.table.canvas import Canvas, TextItem
from game.table.focus import FocusRing
from game.table.frame import Frame
from game.table.gesture import Gesture
from game.table.table import Ask, PieceId, Setting
from game.table.timeline import Timeline
from game.tables.imhotep.reach import home
from game.tables.imhotep.table import ImhotepTable
from rules.imhotep import GAME
from rules.imhotep.moves import Move
from rules.imhotep.state import State
from rules.imhotep.view import Memory, View
from tests.game.shared import shared

NAMES = ("Nadia", "Senbi", "Merit", "Khui")
NOTES = ("", "pharaoh", "overseer", "novice")
PORTRAITS = ("", "portraits/pharaoh", "portraits/overseer", "portraits/novice")


def assets() -> Assets:
    """One for all tests: pictures are kept."""
    return shared(Assets)


class Sitting:
    """A table that shows a true state to the seat to move, and a window of any size for it."""

    def __init__(
        self,
        seats: int,
        size: tuple[int, int] = (1280, 720),
        text_scale: float = 1.0,
        names: Sequence[str] = NAMES,
    ) -> None:
        self.state: State | None = None
        self.timeline = Timeline()
        commands = [
            Button("", _nothing, icon="hamburger-menu", name="Menu"),
            Button("Normal", _nothing, icon="fast-forward-button", units=20),
        ]
        self.table = ImhotepTable(
            Setting(
                assets=assets(),
                language=Language(),
                timeline=self.timeline,
                names=names[:seats],
                notes=NOTES[:seats],
                portraits=PORTRAITS[:seats],
                why_not=lambda move: GAME.why_not(self.state, move),
                commands=commands,
            )
        )
        self.frame = Frame(*size, text_scale)
        self.canvas = Canvas(assets(), self.frame)
        self.table.resize(self.frame)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Gives the window another size."""
        self.frame = Frame(*size, text_scale)
        self.canvas.resize(self.frame)
        self.table.resize(self.frame)

    def show(self, state: State, memories: Sequence[Any], viewer: int | None = None) -> None:
        """Shows a position and offers its moves if the viewer is to move."""
        self.state = state
        seat = state.to_move if viewer is None else viewer
        self.table.show(GAME.view(state, memories[seat], seat))
        self.table.offer(GAME.legal_moves(state) if seat == state.to_move else ())

    def view(self, state: State) -> View:
        """What the seat to move sees, cards of a face-down pair apart."""
        return GAME.view(state, Memory(), state.to_move)

    def apply(self, state: State, move: Move, memories: Sequence[Any]) -> None:
        """Plays a move in place; every seat remembers what it saw."""

        def tell(event: Any) -> None:
            for seat, memory in enumerate(memories):
                GAME.remember(memory, event.seen_by(seat))

        GAME.apply(state, move, tell)

    @property
    def gesture(self) -> Gesture:
        return self.table.hands.gesture

    @property
    def ring(self) -> FocusRing:
        return self.table.hands.controls.ring

    @property
    def wishes(self) -> deque[Ask]:
        return self.table.hands.wishes

    @property
    def actions(self) -> Sequence[Button]:
        return self.table.actions.shown

    @property
    def sheet_buttons(self) -> Sequence[Button]:
        return self.table.overlay.buttons if self.table.overlay else ()

    def home(self, piece: PieceId) -> Rect:
        rect = home(self.table.spread, piece)
        assert rect is not None
        return rect

    def paint(self) -> list[TextItem]:
        """Paints the table and gives all its words."""
        self.canvas.clear()
        self.table.paint(self.canvas)
        return self.canvas.texts

    def post(self, kind: int, **values: Any) -> Ask | None:
        """One event for the table."""
        return self.table.handle(pygame.event.Event(kind, values))

    def move(self, point: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0))

    def click(self, point: tuple[int, int]) -> Ask | None:
        self.move(point)
        down = self.post(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        return down or self.post(pygame.MOUSEBUTTONUP, pos=point, button=1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> Ask | None:
        """So slowly that the piece stays under the pointer."""
        self.move(start)
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for share in (0.2, 0.6, 1.0):
            x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.move((x, y))
            self.table.tick(1.0)
        return self.post(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def key(self, key: int, mod: int = 0) -> Ask | None:
        down = self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        return down or self.post(pygame.KEYUP, key=key, mod=mod)


def _nothing() -> None:
    """Commands of the scene do nothing here."""
