"""What a match scene asks of the table of a game.

The table is shown one `View` after another. It knows no rules: the moves that may be made are
given to it, and what it is told of a refusal comes from the match. Animation is decoration on an
already true picture: every event comes with the view right after it, and a clip only delays
single sprites on their way there.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import pygame

from game.table.canvas import Canvas
from game.table.clip import Clip
from game.table.controls import Focusable
from game.table.frame import Frame

PieceId: TypeAlias = Hashable
ZoneId: TypeAlias = Hashable
Choices: TypeAlias = Mapping[PieceId, Mapping[ZoneId, Any]]
"""For every piece that can be taken up, the zones where it may be put and the move that makes."""


@dataclass(frozen=True, slots=True)
class Play:
    """The player makes this move."""

    move: Any


@dataclass(frozen=True, slots=True)
class Refuse:
    """The player tried what is not among the offered moves; the match knows why not."""

    move: Any


@dataclass(frozen=True, slots=True)
class TakeUp:
    """The player drops the stages of a half-made decision (Esc)."""


Ask: TypeAlias = Play | Refuse | TakeUp


class Table(Protocol):
    """The looks of one game at one match."""

    def resize(self, frame: Frame) -> None:
        """Lays everything out for a window; safe at any time, also in mid-clip."""

    def show(self, view: Any) -> None:
        """Cuts to this view."""

    def offer(self, moves: Sequence[Any]) -> None:
        """The moves the viewer may make now; empty when another is to move."""

    def clip(self, event: Any, view: Any) -> Clip | None:
        """Shows the view right after the event, with the motions that lead there."""

    def handle(self, event: pygame.event.Event) -> Ask | None:
        """Mouse and keys on the table."""

    def tick(self, seconds: float) -> bool:
        """Moves what moves; whether anything still does."""

    def paint(self, canvas: Canvas) -> None:
        """Puts the whole table on the canvas."""

    def focusables(self) -> Sequence[Focusable]:
        """Everything the focus ring can reach now, in reading order."""
