"""Mouse and keys over the table: what is taken up, put down, pressed and pointed at."""

from collections import deque
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from game.table.button import Button
from game.table.control import Control
from game.table.controls import Controls
from game.table.focus import Focusable, Spot
from game.table.gesture import Dropped, Gesture, Outcome, Picked
from game.table.gesture import Held as Grip
from game.table.table import Ask, PieceId, Refuse, ZoneId
from game.table.writing import Say
from game.tables.sobek.choices import Choices, Deed
from game.tables.sobek.overlays.sheet import Sheet
from game.tables.sobek.reach import pieces, zones
from game.tables.sobek.spots import piece_spots, sight_spots, zone_spot
from game.tables.sobek.spread import Spread

Return = Callable[[PieceId, tuple[int, int]], None]
"""Lets a piece glide home from a point."""


class Hands:
    """Turns events into deeds, and refusals and what is taken up into wishes."""

    def __init__(
        self,
        say: Say,
        go_home: Return,
        do: Callable[[Deed], None],
        refused: Callable[[PieceId], Refuse | None],
        astray: Callable[[PieceId, ZoneId | None], Refuse | None],
        only_place: Callable[[PieceId], ZoneId | None],
        escape: Callable[[], bool],
    ) -> None:
        """`refused` says why a piece cannot be taken up, `astray` why it cannot stay on a zone or
        beside all of them; `only_place` where it goes at one click; `escape` puts away what Esc is
        for, if there is anything."""
        self.gesture = Gesture()
        self.controls = Controls(alone=False)
        self.wishes: deque[Ask] = deque()
        self.dropped: tuple[PieceId, Rect] | None = None
        """The piece that was last dragged somewhere, and where it was let go."""
        self._say = say
        self._go_home = go_home
        self._do = do
        self._refused = refused
        self._astray = astray
        self._only_place = only_place
        self._escape = escape
        self._spread: Spread | None = None
        self._choices: Choices = {}
        self._tries: Sequence[PieceId] = ()
        self._sheet: Sheet | None = None
        self._spots: Sequence[Focusable] = ()
        self._seen: tuple[Sequence[Spot], Sequence[Spot]] = (), ()
        self._lent: Focusable | None = None

    @property
    def by_keys(self) -> bool:
        """Whether keys hold the piece in hand."""
        return self.gesture.held is Grip.BY_KEYS and self.controls.ring.shown

    def offer(
        self,
        spread: Spread,
        choices: Choices,
        *,
        tries: Sequence[PieceId],
        sheet: Sheet | None,
    ) -> None:
        """What can be taken up now; `tries` are pieces that say why they cannot be."""
        self._spread, self._choices = spread, choices
        self._tries, self._sheet = tries, sheet
        gesture = self.gesture
        gesture.pieces, gesture.zones = pieces(spread), zones(spread)
        gesture.offer(choices)
        reachable = [piece for piece in gesture.pieces if piece in choices or piece in tries]
        spots = () if sheet else piece_spots(spread, reachable, self._say, self.take)
        self._spots = tuple(spots)
        self._seen = ((), ()) if sheet else sight_spots(spread, self._say)

    def show(
        self, beside: Sequence[Button], rest: Sequence[Control], bar: Sequence[Button]
    ) -> None:
        """The buttons around the table, in reading order after what lies on it."""
        sheet = self._sheet.controls if self._sheet else []
        ring = self.controls.ring
        current = ring.current
        self.controls.offer([*bar, *rest, *beside, *sheet])
        ring.focus(current)
        before, after = self._seen
        ring.offer((*sheet, *before, *self._spots, *beside, *after, *rest, *bar))
        if ring.current is None and isinstance(current, Spot) and self._spots:
            ring.focus(_nearest(current, self._spots))
        if self.by_keys:
            self._ring_zone()

    def handle(self, event: pygame.event.Event) -> None:
        """Takes one event."""
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        else:
            self.controls.handle(event)
            dragged = self.gesture.held is Grip.DRAGGED
            self._follow(self.gesture.handle(event), dragged=dragged)

    def take(self, piece: PieceId) -> None:
        """Takes a piece up by keys, or puts it where it can only go; or says why not."""
        zone = self._only_place(piece)
        if zone is not None:
            self._drop(piece, zone, None)
        elif self.gesture.take(piece) is None:
            self._wish(self._refused(piece))
        self._ring_zone()

    def put_back(self) -> None:
        """Lets go of what is in hand."""
        self.gesture.cancel()

    def _key(self, event: pygame.event.Event) -> None:
        if self.gesture.in_hand:
            if event.key in (pygame.K_TAB, pygame.K_F6):
                self.gesture.cancel()
            else:
                self._follow(self.gesture.handle(event))
                self._ring_zone()
                return
        if event.key == pygame.K_ESCAPE and self._escape():
            return
        self.controls.handle(event)

    def _press(self, event: pygame.event.Event) -> None:
        if self.controls.handle(event):
            return
        if self._sheet is not None and self._sheet.plot.rect.collidepoint(event.pos):
            return
        was = self.gesture.held
        self._follow(self.gesture.handle(event))
        if was is Grip.NOT and self.gesture.held is Grip.NOT:
            self._try_at(event.pos)

    def _try_at(self, point: tuple[int, int]) -> None:
        under = [p for p, rect in self.gesture.pieces.items() if rect.collidepoint(point)]
        if under and under[-1] in self._tries:
            self._wish(self._refused(under[-1]))

    def _wish(self, refusal: Refuse | None) -> None:
        if refusal is not None:
            self.wishes.append(refusal)

    def _follow(self, outcome: Outcome | None, *, dragged: bool = False) -> None:
        if isinstance(outcome, Picked) and self.gesture.held is Grip.SELECTED:
            zone = self._only_place(outcome.piece)
            if zone is not None:
                self.gesture.cancel()
                self._drop(outcome.piece, zone, None)
            return
        if not isinstance(outcome, Dropped):
            return
        piece, zone = outcome.piece, outcome.zone
        if outcome.legal and zone is not None:
            self._drop(piece, zone, outcome.at if dragged else None)
            return
        if dragged:
            self._go_home(piece, outcome.at)
        if not outcome.at_home:
            self._wish(self._astray(piece, zone))

    def _drop(self, piece: PieceId, zone: ZoneId, at: tuple[int, int] | None) -> None:
        """Puts a piece on a zone; `at` is where its middle was let go, if it was dragged."""
        deed = self._choices[piece][zone]
        lying = self.gesture.pieces.get(piece)
        self.dropped = None
        if lying is not None and at is not None:
            let_go = lying.copy()
            let_go.center = at
            self.dropped = piece, let_go
        self._do(deed)

    def _ring_zone(self) -> None:
        """While keys hold a piece the ring lies round the place it would be put."""
        ring, zone = self.controls.ring, self.gesture.zone
        if self.gesture.held is Grip.BY_KEYS:
            if zone is not None and self._spread is not None:
                self._lent = self._lent or ring.current
                ring.focus(zone_spot(self._spread, zone, self._say))
        elif self._lent is not None:
            ring.focus(self._lent)
            self._lent = None


def _nearest(gone: Spot, spots: Sequence[Focusable]) -> Focusable:
    """The place that lies nearest to one that is no longer there, in its region if possible."""

    def far(spot: Focusable) -> tuple[bool, int]:
        dx, dy = spot.rect.centerx - gone.rect.centerx, spot.rect.centery - gone.rect.centery
        return spot.region != gone.region, dx * dx + dy * dy

    return min(spots, key=far)
