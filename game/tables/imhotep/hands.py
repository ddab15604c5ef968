"""Mouse and keys over the table: what is taken up, put down, pressed and pointed at."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect

from game import sound
from game.table.button import Button
from game.table.control import Control
from game.table.controls import Controls
from game.table.focus import Focusable, Spot
from game.table.gesture import STEPS, Dropped, Gesture, Outcome, Picked
from game.table.gesture import Held as Grip
from game.table.table import Ask, PieceId, Play, Refuse, TakeUp, ZoneId
from game.tables.imhotep.astray import astray
from game.tables.imhotep.choices import (
    Answer,
    Choices,
    MarketCard,
    Only,
    SledStone,
    Tool,
    refused,
)
from game.tables.imhotep.order import OrderStone, OrderTurn, UnloadingOrder
from game.tables.imhotep.overlays import Overlay
from game.tables.imhotep.reach import home, pieces, zones
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spots import in_reading_order, piece_spots, sight_spots, zone_spot
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.zoom.subject import Subject

Return = Callable[[PieceId, tuple[int, int]], None]
"""Lets a piece glide home from a point."""


class Hands:
    """Turns events into wishes, which are fetched with `wish`."""

    def __init__(self, say: Say, go_home: Return, look: Callable[[Subject], None]) -> None:
        self.gesture = Gesture()
        self.controls = Controls(alone=False)
        self.wishes: deque[Ask] = deque()
        self.dropped: tuple[PieceId, Rect] | None = None
        """The piece that was last put somewhere, and where it was let go."""
        self._say = say
        self._go_home = go_home
        self._look = look
        self._spread: Spread | None = None
        self._choices: Choices = {}
        self._tries: Sequence[PieceId] = ()
        self._overlay: Overlay | None = None
        self._half_made = False
        self._given: PieceId | None = None
        self._spots: Sequence[Focusable] = ()
        self._lent: Focusable | None = None

    @property
    def busy(self) -> bool:
        """Whether Esc has a use on the table."""
        taken = self.gesture.in_hand and self.gesture.piece != self._given
        return taken or self._half_made

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
        overlay: Overlay | None,
        half_made: bool,
    ) -> None:
        """What can be taken up now; `tries` are pieces that say why they cannot be."""
        self._spread, self._choices, self._tries = spread, choices, tries
        self._overlay, self._half_made = overlay, half_made
        gesture = self.gesture
        if isinstance(overlay, UnloadingOrder):
            gesture.pieces, gesture.zones = overlay.pieces(), overlay.zones()
            gesture.offer(overlay.choices())
            self._spots = overlay.spots(self.take)
        else:
            gesture.pieces, gesture.zones = pieces(spread), zones(spread)
            gesture.homes = {Only.QUARRY: spread.tray.quarry}
            gesture.offer(choices)
            reachable = [piece for piece in gesture.pieces if piece in choices or piece in tries]
            held = piece_spots(spread, reachable, self._say, self.take)
            seen = sight_spots(spread, reachable, self._say, self._look)
            self._spots = in_reading_order((*held, *seen))

    def show(self, actions: Sequence[Button], log: Control | None, bar: Sequence[Button]) -> None:
        """The buttons around the table, in reading order after what lies on it."""
        sheet = self._overlay.buttons if self._overlay else []
        after: list[Control] = [*actions, *([log] if log else []), *bar]
        self.controls.offer([*bar, *([log] if log else []), *actions, *sheet], self._spots)
        self.controls.ring.offer((*sheet, *self._spots, *after))
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
        """Takes a piece up by keys or through its action; or says why it cannot be."""
        if self.gesture.take(piece) is None:
            self._refuse(piece)
        else:
            _lift(piece)
        if self.gesture.in_hand and not self.controls.ring.shown:
            self.gesture.zone = None
        self._ring_zone()

    def give(self, piece: PieceId) -> None:
        """Puts a piece into the player's hand at once, as there is no other to take."""
        if self.gesture.held is Grip.NOT and self.gesture.take(piece) is not None:
            self._given = piece
            if not self.controls.ring.shown:
                self.gesture.zone = None
            self._ring_zone()

    def point_at(self, buttons: Sequence[Button]) -> None:
        """Keys go to the first of these buttons next, if keys are in use."""
        if buttons and self.controls.ring.shown:
            self._lent = None
            self.controls.ring.focus(buttons[0])

    def put_back(self) -> None:
        """Lets go of what is in hand."""
        self.gesture.cancel()
        self._given = None

    def _key(self, event: pygame.event.Event) -> None:
        given = self.gesture.in_hand and self.gesture.piece == self._given
        if self.gesture.in_hand:
            if event.key in (pygame.K_TAB, pygame.K_F6):
                self.gesture.cancel()
            elif not (given and event.key == pygame.K_ESCAPE):
                self.controls.ring.shown |= event.key in STEPS
                self._follow(self.gesture.handle(event))
                self._ring_zone()
                return
        if event.key == pygame.K_ESCAPE and self._half_made:
            self.put_back()
            self.wishes.append(TakeUp())
            return
        self.controls.handle(event)

    def _press(self, event: pygame.event.Event) -> None:
        if self.controls.handle(event):
            return
        sheet = self._overlay
        under_sheet = sheet is not None and sheet.plot.rect.collidepoint(event.pos)
        if under_sheet and not isinstance(sheet, UnloadingOrder):
            return
        if self._presses_again(event.pos):
            return
        was = self.gesture.held
        self._follow(self.gesture.handle(event))
        if was is Grip.NOT and self.gesture.held is Grip.NOT:
            self._try_at(event.pos)

    def _presses_again(self, point: tuple[int, int]) -> bool:
        """A press on the piece in hand: a card is then taken, a given piece may be dragged."""
        gesture, piece = self.gesture, self.gesture.piece
        if not gesture.in_hand or piece is None or not gesture.pieces[piece].collidepoint(point):
            return False
        if piece == self._given:
            self.put_back()
            return False
        ways = self._choices.get(piece, {})
        if not isinstance(piece, MarketCard | Tool) and piece is not Only.PAIR:
            return False
        for zone in ways:
            gesture.cancel()
            self._drop(piece, zone, gesture.pieces[piece].center)
        return True

    def _try_at(self, point: tuple[int, int]) -> None:
        for piece in reversed(self._tries):
            rect = self.gesture.pieces.get(piece)
            if rect is not None and rect.collidepoint(point):
                self._refuse(piece)
                return

    def _refuse(self, piece: PieceId) -> None:
        if self._spread is None:
            return
        move = refused(self._spread.view, piece)
        if move is not None:
            self.wishes.append(Refuse(move))

    def _follow(self, outcome: Outcome | None, *, dragged: bool = False) -> None:
        if isinstance(outcome, Picked):
            _lift(outcome.piece)
        if not isinstance(outcome, Dropped) or self._spread is None:
            return
        piece, zone = outcome.piece, outcome.zone
        if outcome.legal and zone is not None:
            self._drop(piece, zone, outcome.at)
            return
        if dragged:
            self._go_home(piece, outcome.at)
        refusal = astray(self._spread.view, piece, zone, at_home=outcome.at_home)
        if refusal is not None:
            self.wishes.append(refusal)

    def _drop(self, piece: PieceId, zone: ZoneId, at: tuple[int, int]) -> None:
        assert self._spread is not None
        if isinstance(piece, OrderStone):
            if isinstance(zone, OrderTurn) and isinstance(self._overlay, UnloadingOrder):
                self._overlay.move(piece.turn, zone.turn)
            return
        lying = home(self._spread, piece)
        if lying is not None:
            let_go = lying.copy()
            let_go.center = at
            self.dropped = piece, let_go
        self.wishes.append(Play(self._choices[piece][zone]))

    def _ring_zone(self) -> None:
        """While keys hold a piece the ring lies round the place it would be put."""
        ring, zone = self.controls.ring, self.gesture.zone
        if self.gesture.held is Grip.BY_KEYS:
            if zone is not None:
                self._lent = self._lent or ring.current
                ring.focus(self._zone_spot(zone))
        elif self._lent is not None:
            ring.focus(self._lent)
            self._lent = None

    def _zone_spot(self, zone: ZoneId) -> Focusable:
        if isinstance(self._overlay, UnloadingOrder):
            return Spot(rect=self.gesture.zones[zone], name="", then=_nothing)
        assert self._spread is not None
        return zone_spot(self._spread, zone, self._say)


def _nothing() -> None:
    """A place is not pressed: the piece in hand is put there."""


def _lift(piece: PieceId) -> None:
    """What is heard when a piece is taken up: stones, and the token of a ship."""
    if not isinstance(piece, MarketCard | Tool) and piece is not Only.PAIR:
        sound.play("stone-up")


def last_stone(choices: Mapping[PieceId, object]) -> SledStone | None:
    """The stone of the sled that is taken up first."""
    stones = [piece for piece in choices if isinstance(piece, SledStone)]
    return max(stones, key=lambda stone: stone.place, default=None)


def only_piece(choices: Mapping[PieceId, object]) -> PieceId | None:
    """The piece to take if there is but one, or only stones of the sled, which are alike."""
    pieces = [piece for piece in choices if not isinstance(piece, Answer)]
    stone = last_stone(choices)
    if stone is not None and all(isinstance(piece, SledStone) for piece in pieces):
        return stone
    return pieces[0] if len(pieces) == 1 and pieces[0] is not Only.QUARRY else None
