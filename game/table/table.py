"""What a match scene asks of the table of a game.

The table is shown one `View` after another. It knows no rules: the moves that may be made are
given to it, and what it is told of a refusal comes from the match. Animation is decoration on an
already true picture: every event comes with the view right after it, and a clip only delays
single sprites on their way there.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import pygame

from game.assets import Assets
from game.language import Language
from game.table.canvas import Canvas
from game.table.clip import Clip
from game.table.controls import Button
from game.table.frame import Frame
from game.table.timeline import Timeline
from rules.game import Seat, Text

PieceId: TypeAlias = Hashable
ZoneId: TypeAlias = Hashable
Choices: TypeAlias = Mapping[PieceId, Mapping[ZoneId, Any]]
"""For every piece that can be taken up, the zones where it may be put and the move that makes."""


Way: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""Where a piece is taken up and where it is put, in pixels; a button has both in one place."""


@dataclass(frozen=True, slots=True)
class Play:
    """The player makes this move."""

    move: Any


@dataclass(frozen=True, slots=True)
class Refuse:
    """The player tried what is not among the offered moves; the match knows why not."""

    move: Any
    """None where what was tried is no move at all; then `why` is given."""
    why: Text | None = None
    """The reason, where it lies in what the player is about to do and the match cannot know."""


@dataclass(frozen=True, slots=True)
class TakeUp:
    """The player drops the stages of a half-made decision (Esc)."""


@dataclass(frozen=True, slots=True)
class Commit:
    """The player makes these last stages of a decision, and means it as a whole (tick)."""

    moves: tuple[Any, ...] = ()


Ask: TypeAlias = Play | Refuse | TakeUp | Commit


@dataclass(frozen=True, slots=True)
class HalfMade:
    """A decision of several stages of which some were made; Esc drops them."""

    kept: Any = None
    """The stage that completes it, chosen but not played yet, for the tick to make all of them
    count; None while more stages are wanted."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who plays at a seat; of people nothing of it may be known."""

    note: str = ""
    """In words, such as the level of an opponent."""
    plays: str = ""
    """How an opponent plays, in a sentence."""
    portrait: str = ""
    """Drawing of `art/`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What a table is made from: who sits there, and what the scene lends it."""

    assets: Assets
    language: Language
    timeline: Timeline
    """Plays the clips; the scene ticks it, the table asks it where its sprites are."""
    names: Sequence[str]
    """By seat."""
    notes: Sequence[str]
    """By seat, who plays there in words, such as the level of an opponent; may be empty."""
    portraits: Sequence[str]
    """By seat, the drawing of `art/` that shows who plays there; empty for people."""
    plays: Sequence[str] = ()
    """By seat, how an opponent plays, in a sentence; may be empty."""
    why_not: Callable[[Any], Text]
    """Why a move is not among those offered now."""
    commands: Sequence[Button] = ()
    """Buttons of the scene for the top bar, the menu first; the table lays them out, paints them
    and feeds them."""
    shows_standing: Callable[[], bool] = lambda: True
    """Whether the points if the match ended now are wanted; asked at every `resize`."""
    read_log: Callable[[], None] | None = None
    """Opens all that was told, for a log that shows only the latest."""

    @property
    def occupants(self) -> Sequence[Occupant]:
        """By seat, who plays there."""
        plays = self.plays or [""] * len(self.names)
        return [Occupant(*each) for each in zip(self.notes, plays, self.portraits, strict=True)]


class Table(Protocol):
    """The looks of one game at one match; made with its `Setting`."""

    def resize(self, frame: Frame) -> None:
        """Lays everything out for a window; safe at any time, also in mid-clip."""

    def show(self, view: Any) -> None:
        """Cuts to this view."""

    def recall(self, events: Sequence[Any]) -> None:
        """What was told before, as the viewer saw it: replaces the log.

        What marks the last move stays if nothing else has happened, but another seat looks now.
        """

    def offer(self, moves: Sequence[Any], half_made: HalfMade | None = None) -> None:
        """The moves the viewer may make now; empty when another is to move, or all is chosen."""

    def think(self, seat: Seat | None) -> None:
        """Marks the seat whose opponent is thinking."""

    def clip(self, event: Any, view: Any) -> Clip | None:
        """Shows the view right after the event, with the motions that lead there.

        Ask for the next event when this clip has ended: a clip starts from what is to be seen.
        """

    @property
    def in_hand(self) -> bool:
        """Whether a piece is taken up or something is open, which Esc puts away: it is then not
        for the scene, which opens its menu."""

    def ways(self, move: Any) -> Sequence[Way]:
        """All ways in which hands can make an offered move now, after the table was painted."""

    def handle(self, event: pygame.event.Event) -> Ask | None:
        """Mouse and keys on the table, its focus ring and the commands."""

    def tick(self, seconds: float) -> bool:
        """Moves what moves of itself; whether anything still does. The scene ticks the timeline."""

    def paint(self, canvas: Canvas) -> None:
        """Puts the whole table on the canvas."""
