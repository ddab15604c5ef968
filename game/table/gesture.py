"""One machine for all ways to put a piece somewhere: drag, click and click, and keys."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeAlias, TypeVar

import pygame
from pygame import Rect

from game.table.following import Following, Sway

PieceId: TypeAlias = Hashable
ZoneId: TypeAlias = Hashable

TRAVEL = 4
"""Pixels between a click and a drag."""


@dataclass(frozen=True, slots=True)
class Picked:
    """A piece was taken up: its zones are to be lit."""

    piece: PieceId


@dataclass(frozen=True, slots=True)
class Dropped:
    """A piece was put on a zone; on `None` it was dropped where nothing is.

    `legal` says whether the zone is among the piece's choices. After an illegal drop the piece is
    on its way home: the table shows why.
    """

    piece: PieceId
    zone: ZoneId | None
    legal: bool
    at: tuple[int, int]
    """Where the middle of the piece was seen in the window."""
    at_home: bool = False
    """Whether it was let go over the place where it lies, as after a change of mind."""


@dataclass(frozen=True, slots=True)
class LetGo:
    """A piece was put back without a wish: Esc, or a click on itself."""

    piece: PieceId


Outcome: TypeAlias = Picked | Dropped | LetGo


class Held(Enum):
    """How a piece is held."""

    NOT = auto()
    PRESSED = auto()
    DRAGGED = auto()
    SELECTED = auto()
    BY_KEYS = auto()


class Gesture:
    """Watches mouse and keys over pieces and zones of one table.

    The table sets `pieces` and `zones` (rectangles in the window, later ones over earlier ones)
    whenever its layout changes, and `choices` whenever other moves may be made.
    """

    def __init__(self) -> None:
        self.pieces: Mapping[PieceId, Rect] = {}
        self.zones: Mapping[ZoneId, Rect] = {}
        self.homes: Mapping[PieceId, Rect] = {}
        """Where pieces lie that are taken up by more than themselves, such as their label."""
        self.choices: Mapping[PieceId, Mapping[ZoneId, Any]] = {}
        self.piece: PieceId | None = None
        """The piece in hand."""
        self.held = Held.NOT
        self.point = (0, 0)
        """The pointer, in pixels."""
        self.hovered: PieceId | None = None
        """The piece under the pointer that can be taken up."""
        self.zone: ZoneId | None = None
        """The zone under the pointer, or chosen by keys, while a piece is in hand."""
        self._pressed_at = (0, 0)
        self._grip = (0, 0)
        self._following = Following()

    @property
    def in_hand(self) -> bool:
        """Whether a piece is taken up: its zones are lit."""
        return self.held in (Held.DRAGGED, Held.SELECTED, Held.BY_KEYS)

    @property
    def targets(self) -> Sequence[ZoneId]:
        """The legal zones of the piece in hand, in reading order."""
        if not self.in_hand or self.piece is None:
            return ()
        legal = [zone for zone in self.choices.get(self.piece, {}) if zone in self.zones]
        return sorted(legal, key=lambda zone: (self.zones[zone].y, self.zones[zone].x))

    @property
    def refused(self) -> ZoneId | None:
        """The zone under the pointer if the piece in hand came from elsewhere and cannot stay."""
        zone, lies = self.zone, self.pieces.get(self.piece)
        if not self.in_hand or zone is None or zone in self.choices.get(self.piece, {}):
            return None
        return None if lies is not None and lies.collidepoint(self.point) else zone

    @property
    def middle(self) -> tuple[int, int]:
        """Where the middle of a dragged piece is to be drawn, on its way to the pointer."""
        return self._following.middle(self._goal)

    @property
    def sway(self) -> Sway:
        """How a dragged piece is to be drawn."""
        return self._following.sway

    @property
    def _goal(self) -> tuple[int, int]:
        """Where the middle of a dragged piece is drawn once it has come to the pointer."""
        return self.point[0] - self._grip[0], self.point[1] - self._grip[1]

    def tick(self, seconds: float, *, pace: float, reduced: bool = False) -> bool:
        """Lets time pass for a dragged piece, as `Following` says; whether it still moves."""
        moves = self._following.tick(seconds, self._goal, pace=pace, reduced=reduced)
        return moves and self.held is Held.DRAGGED

    def offer(self, choices: Mapping[PieceId, Mapping[ZoneId, Any]]) -> None:
        """Other moves may be made now; a piece that can no longer be held is let go."""
        self.choices = choices
        if self.piece is not None and self.piece not in choices:
            self._release()

    def handle(self, event: pygame.event.Event) -> Outcome | None:
        """Feeds one mouse or key event; what came of it, if anything."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._lift(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type == pygame.WINDOWFOCUSLOST and self.held in (Held.DRAGGED, Held.PRESSED):
            return self.cancel()
        return None

    def take(self, piece: PieceId) -> Picked | None:
        """Takes a piece up by keys; None if it has no choices."""
        if not self.choices.get(piece):
            return None
        self.piece, self.held = piece, Held.BY_KEYS
        self.zone = next(iter(self.targets), None)
        return Picked(piece)

    def cancel(self) -> LetGo | None:
        """Puts the piece in hand back."""
        piece, was = self.piece, self.in_hand
        self._release()
        return LetGo(piece) if piece is not None and was else None

    def _release(self) -> None:
        self.piece, self.held, self.zone = None, Held.NOT, None
        self.hovered = self._piece_at(self.point)

    def _piece_at(self, point: tuple[int, int]) -> PieceId | None:
        for piece in reversed(list(self.pieces)):
            if self.choices.get(piece) and self.pieces[piece].collidepoint(point):
                return piece
        return None

    def _zone_at(self, point: tuple[int, int]) -> ZoneId | None:
        legal = self.choices.get(self.piece, {})
        under = [zone for zone in self.zones if self.zones[zone].collidepoint(point)]
        for zone in reversed(under):
            if zone in legal:
                return zone
        return under[-1] if under else None

    def _move(self, point: tuple[int, int]) -> Picked | None:
        self.point = point
        self.hovered = self._piece_at(point)
        picked = None
        if self.held is Held.PRESSED:
            dx, dy = point[0] - self._pressed_at[0], point[1] - self._pressed_at[1]
            if dx * dx + dy * dy >= TRAVEL * TRAVEL:
                self.held = Held.DRAGGED
                lies = self._home(self.piece)
                self._following.begin(lies.center, lies.w)
                picked = Picked(self.piece)
        if self.in_hand:
            self.zone = self._zone_at(point)
        return picked

    def _press(self, point: tuple[int, int]) -> Outcome | None:
        self.point = point
        if self.held in (Held.SELECTED, Held.BY_KEYS):
            return self._click_second(point)
        piece = self._piece_at(point)
        if piece is None:
            return None
        self._hold(piece, point)
        return None

    def _click_second(self, point: tuple[int, int]) -> Outcome | None:
        held, zone = self.piece, self._zone_at(point)
        if zone is not None and zone in self.choices.get(held, {}):
            return self._drop(zone, point)
        piece = self._piece_at(point)
        if piece == held:
            return self.cancel()
        if piece is not None:
            self._hold(piece, point)
            return None
        return self._drop(zone, point) if zone is not None else self.cancel()

    def _hold(self, piece: PieceId, point: tuple[int, int]) -> None:
        center = self._home(piece).center
        self.piece, self.held, self.zone = piece, Held.PRESSED, None
        self._pressed_at = point
        self._grip = point[0] - center[0], point[1] - center[1]

    def _home(self, piece: PieceId) -> Rect:
        return self.homes.get(piece, self.pieces[piece])

    def _lift(self, point: tuple[int, int]) -> Outcome | None:
        self.point = point
        if self.held is Held.PRESSED:
            self.held = Held.SELECTED
            return Picked(self.piece)
        if self.held is Held.DRAGGED:
            return self._drop(self._zone_at(point), point)
        return None

    def _drop(self, zone: ZoneId | None, point: tuple[int, int]) -> Dropped:
        piece = self.piece
        legal = zone is not None and zone in self.choices.get(piece, {})
        dragged = self.held is Held.DRAGGED
        lies, let_go = self.pieces.get(piece), self._goal if dragged else point
        at_home = lies is not None and (lies.collidepoint(point) or lies.collidepoint(let_go))
        at = self.middle if dragged else point
        self._release()
        return Dropped(piece, zone, legal, at, at_home)

    def _key(self, key: int) -> Outcome | None:
        if not self.in_hand:
            return None
        if key == pygame.K_ESCAPE:
            return self.cancel()
        if self.held is Held.DRAGGED:
            return None
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.zone is None or self.zone not in self.targets:
                return None
            return self._drop(self.zone, self.zones[self.zone].center)
        if key in STEPS:
            self._walk(STEPS[key])
        return None

    def _walk(self, step: tuple[int, int]) -> None:
        targets = self.targets
        if not targets:
            return
        if self.zone not in targets:
            self.zone = targets[0]
            return
        here = self.zones[self.zone]
        found = nearest(here, {zone: self.zones[zone] for zone in targets}, step)
        if found is not None:
            self.zone = found


STEPS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
"""Direction of each arrow key."""


P = TypeVar("P", bound=Hashable)


def nearest(here: Rect, places: Mapping[P, Rect], step: tuple[int, int]) -> P | None:
    """The place that lies nearest to a rectangle in a direction; None if nothing lies there."""
    best: P | None = None
    least = float("inf")
    for place, rect in places.items():
        dx, dy = rect.centerx - here.centerx, rect.centery - here.centery
        along = dx * step[0] + dy * step[1]
        aside = abs(dx * step[1]) + abs(dy * step[0])
        if along > 0 and rect != here and along + 2 * aside < least:
            best, least = place, along + 2 * aside
    return best
