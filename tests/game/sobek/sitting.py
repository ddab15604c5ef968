"""A table of Sobek off screen, with hands to play at it."""

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
from game.table.table import Ask, Commit, HalfMade, Play, Setting
from game.table.timeline import Timeline
from game.tables.sobek.reach import visible
from game.tables.sobek.table import SobekTable
from rules.game import Text, setup_for
from rules.sobek import GAME
from rules.sobek.moves import Move
from rules.sobek.state import State
from rules.sobek.view import View
from tests.game.shared import shared
from tests.game.unpainted import Unpainted

NAMES = ("Nadia", "Senbi", "Merit", "Khui")
NOTES = ("", "pharaoh", "overseer", "novice")
PORTRAITS = ("", "portraits/pharaoh", "portraits/overseer", "portraits/novice")


def assets(*, painted: bool = False) -> Assets:
    """One for all tests: what was made is kept."""
    return shared(Assets if painted else Unpainted)


class Sitting:
    """A match at its table, shown to the seat to move; what the table wishes is done."""

    def __init__(
        self,
        seats: int,
        size: tuple[int, int] = (1280, 720),
        text_scale: float = 1.0,
        names: Sequence[str] = NAMES,
        *,
        painted: bool = False,
    ) -> None:
        """`painted` with pictures as they are, for tests that look at pixels."""
        self.state: State = GAME.start(setup_for(GAME, seats, {}))
        self.memories: Sequence[Any] = ()
        self.timeline = Timeline()
        self.names = names[:seats]
        commands = [
            Button("", _nothing, icon="hamburger-menu", name="Menu"),
            Button("Normal", _nothing, icon="fast-forward-button", units=20),
        ]
        self.table = SobekTable(
            Setting(
                assets=assets(painted=painted),
                language=Language(),
                timeline=self.timeline,
                names=self.names,
                notes=NOTES[:seats],
                portraits=PORTRAITS[:seats],
                why_not=lambda move: GAME.why_not(self.state, move),
                commands=commands,
            )
        )
        self.frame = Frame(*size, text_scale)
        self.canvas = Canvas(assets(painted=painted), self.frame)
        self.table.resize(self.frame)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Gives the window another size."""
        self.frame = Frame(*size, text_scale)
        self.canvas.resize(self.frame)
        self.table.resize(self.frame)

    def show(
        self,
        state: State,
        memories: Sequence[Any],
        viewer: int | None = None,
        half_made: HalfMade | None = None,
    ) -> View:
        """Shows a position and offers its moves if the viewer is to move."""
        self.state, self.memories = state, memories
        seat = state.to_move if viewer is None else viewer
        view = GAME.view(state, memories[seat], seat)
        self.table.show(view)
        if seat == state.to_move:
            self.table.offer(GAME.legal_moves(state), half_made)
        else:
            self.table.offer(())
        return view

    def say(self, words: Text) -> str:
        """A text in the words of this table."""
        return Language().say(words, self.names)

    @property
    def gesture(self) -> Gesture:
        return self.table.hands.gesture

    @property
    def ring(self) -> FocusRing:
        return self.table.hands.controls.ring

    def home(self, piece: Any) -> Rect:
        """What can be seen of a piece."""
        return visible(self.table.spread, piece)

    def paint(self) -> list[TextItem]:
        """Paints the table and gives all its words."""
        self.canvas.clear()
        self.table.paint(self.canvas)
        return self.canvas.texts

    def words(self) -> list[str]:
        return [item.text for item in self.paint()]

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


def seated(**fields: Any) -> Sitting:
    """A table at a made-up position of two seats, seen by the one to move."""
    seats = fields.setdefault("seats", 2)
    state = GAME.position_from_json({"row": ["fish", "wheat 1", "ebony 2", "ivory"], **fields})
    memories = [GAME.memory(setup_for(GAME, seats, {}), seat) for seat in range(seats)]
    sitting = Sitting(seats)
    sitting.show(state, memories)
    sitting.paint()
    return sitting


def moves_of(ask: Ask | None) -> tuple[Move, ...]:
    """The stages that an ask makes."""
    match ask:
        case Play(move=move):
            return (move,)
        case Commit(moves=moves):
            return moves
    return ()


def _nothing() -> None:
    """Commands of the scene do nothing here."""
