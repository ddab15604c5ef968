"""The table of Imhotep: shows views, plays their clips, and turns hands into wishes."""

from collections.abc import Sequence
from typing import Any, Final

import pygame
from pygame import Rect

from game.table.canvas import Canvas
from game.table.clip import Clip
from game.table.control import Control
from game.table.focus import Spot
from game.table.frame import Frame
from game.table.gesture import Held as Grip
from game.table.table import Ask, Commit, HalfMade, PieceId, Play, Setting, TakeUp, Way
from game.table.tooltip import Side
from game.tables.imhotep.actions import Actions
from game.tables.imhotep.astray import astray
from game.tables.imhotep.choices import (
    Choices,
    MarketCard,
    Only,
    ShipPlace,
    SledStone,
    choices,
    made_by,
    refused,
)
from game.tables.imhotep.chronicle import Chronicle
from game.tables.imhotep.clips import clip_for, put_by
from game.tables.imhotep.hands import Hands, last_stone, only_piece
from game.tables.imhotep.held import Held
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.note import Note
from game.tables.imhotep.notes import subject_at
from game.tables.imhotep.order import OrderStone, UnloadingOrder
from game.tables.imhotep.order_stones import paint_stones
from game.tables.imhotep.overlays import Overlay, overlay_for
from game.tables.imhotep.painting import Captions, Painter
from game.tables.imhotep.prompts import prompt
from game.tables.imhotep.reach import home, pieces
from game.tables.imhotep.shelf import Shelf, empty_shelf, restocked
from game.tables.imhotep.sight import Sight
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.tooltips import Notes
from game.tables.imhotep.topbar import TopBar
from game.tables.imhotep.way_home import way_home
from game.tables.imhotep.zoom.lens import Lens
from rules.game import Seat, Text, text
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.imagine import standing
from rules.imhotep.moves import Move
from rules.imhotep.view import View

_NOBODY_CHOOSES: Final = (st.RESOLVE, *st.CHANCE_STAGES, st.OVER)
_TITLE: Final = text("Imhotep")


class ImhotepTable:
    """One match of Imhotep as one seat sees it."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self.lens = Lens(self._say, setting.occupants)
        self.hands = Hands(self._say, self._go_home, self.lens.look)
        self.actions = Actions(
            self._say,
            setting.why_not,
            self._start,
            self._play,
            self._commit,
            lambda: self.hands.wishes.append(TakeUp()),
        )
        self.chronicle = Chronicle(setting, self._say)
        self._painter = Painter(self._say, setting.timeline)
        self._sight = Sight(setting.assets, self._say)
        self._notes = Notes(self._say, setting.plays)
        self._layout: Layout | None = None
        self._bar: TopBar | None = None
        self._view: View | None = None
        self._shelf: Shelf = ()
        self.spread: Spread | None = None
        self._moves: Sequence[Move] = ()
        self._half_made: HalfMade | None = None
        self._choices: Choices = {}
        self.overlay: Overlay | None = None
        self._ended_now: Sequence[int] = ()
        self._thinking: Seat | None = None

    def _say(self, words: Text) -> str:
        return self._setting.language.say(words, self._setting.names)

    def resize(self, frame: Frame) -> None:
        """Lays everything out for a window; safe at any time, also in mid-clip."""
        standing = self._setting.shows_standing()
        self._layout = Layout(frame, len(self._setting.names), standing=standing)
        self._bar = TopBar(self._layout, self._setting.assets, self._setting.commands)
        self.chronicle.log.rect = self._layout.log or Rect(0, 0, 0, 0)
        self._lay_out()

    def show(self, view: View) -> None:
        """Cuts to this view; what is in hand is put back, what moved last stays marked."""
        self.hands.put_back()
        self._see(view, None)

    def recall(self, events: Sequence[Any]) -> None:
        """What was told before, as the viewer saw it: replaces the log.

        The marks end unless just as much was told, so that only the viewer has changed.
        """
        self.chronicle.recall(events, self._view)

    def offer(self, moves: Sequence[Move], half_made: HalfMade | None = None) -> None:
        """The moves the viewer may make now; empty when another is to move, or all is chosen."""
        self._moves, self._half_made = moves, half_made
        self.hands.put_back()
        if moves:
            self.hands.dropped = None
        self._refresh()
        if half_made is not None and half_made.kept is not None:
            self.hands.point_at(self.actions.shown)
        if self.spread is not None and self.spread.view.stage != st.ACTION:
            piece = only_piece(self._choices)
            if piece is not None:
                self.hands.give(piece)

    def think(self, seat: Seat | None) -> None:
        """Marks the seat whose opponent is thinking."""
        self._thinking = seat

    def clip(self, event: Any, view: View) -> Clip | None:
        """Shows the view right after the event, with the motions that lead there."""
        before, dropped = self.spread, self.hands.dropped
        self.chronicle.tell(event)
        self._see(view, dropped[0] if dropped else None)
        if before is None or self.spread is None:
            return None
        self.hands.dropped = None
        let_go = dropped[1] if dropped and put_by(event, view.viewer, dropped[0]) else None
        clip = clip_for(event, before, self.spread, self._setting.assets, self._say, let_go)
        return self.chronicle.follow(event, before, self.spread, clip)

    @property
    def in_hand(self) -> bool:
        """Whether a piece is taken up, a decision half made or a zoom open, which Esc ends."""
        return self.lens.open or self.hands.busy

    def ways(self, move: Move) -> list[Way]:
        """From where to where hands make this move; a button is its own way."""
        answers = self.actions.answers | (self.overlay.answers if self.overlay else {})
        if move in answers:
            center = answers[move].rect.center
            return [(center, center)]
        gesture = self.hands.gesture
        return [
            (gesture.pieces[piece].center, gesture.zones[zone].center)
            for piece, zones in self._choices.items()
            for zone, made in zones.items()
            if made == move and piece in gesture.pieces and zone in gesture.zones
        ]

    def inspect(self) -> None:
        """Looks closely at what is in focus, or else at what lies under the pointer."""
        ring = self.hands.controls.ring
        if not ring.shown:
            self._look_at(self.hands.gesture.point)
        elif isinstance(ring.current, Spot) and ring.current.about is None:
            self._look_at(ring.current.rect.center)
        elif isinstance(ring.current, Spot):
            ring.current.act()

    def handle(self, event: pygame.event.Event) -> Ask | None:
        """Mouse and keys on the table, its focus ring and the commands."""
        if self.lens.open:
            self.lens.handle(event)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._look_at(event.pos)
            return None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_i:
            self.inspect()
            return None
        self.hands.handle(event)
        if self.spread is not None:
            busy, controls = self.hands.gesture.in_hand, self.hands.controls
            sheet, why = self.overlay, self._why()
            self._notes.follow(event, self.spread, controls, busy=busy, sheet=sheet, why=why)
        return self.hands.wishes.popleft() if self.hands.wishes else None

    def tick(self, seconds: float) -> bool:
        """Moves what moves of itself; whether anything still does. The scene ticks the timeline."""
        piece = self.hands.gesture.piece if self.hands.gesture.in_hand else None
        timeline, dot = self._setting.timeline, self._sight.dot
        reduced = timeline.reduced
        moves = self.hands.gesture.tick(seconds, pace=timeline.speed.value, reduced=reduced)
        moves |= self._sight.tick(seconds, piece, reduced=reduced) | self._notes.tick(seconds)
        moves |= self.hands.controls.tick(seconds) | self.hands.controls.moving
        return moves or (self._thinking is not None and dot != self._sight.dot)

    def paint(self, canvas: Canvas) -> None:
        """Puts the whole table on the canvas."""
        spread, bar = self.spread, self._bar
        if spread is None or bar is None:
            return
        if isinstance(self.overlay, UnloadingOrder):
            held = Held()
        else:
            kept = self._half_made.kept if self._half_made else None
            held = self._sight.held(spread, self._choices, self.hands.gesture, kept)
        self._painter.paint(canvas, spread, held, self._telling(spread, held))
        bar.paint(canvas, spread.view, _TITLE, self._say)
        self.actions.lay_out(spread.tray, held.piece, sub_lines=spread.layout.detail.sub_lines)
        self._show_buttons()
        for control in (*self.actions.shown, *self._setting.commands):
            control.paint(canvas)
        if spread.layout.log:
            self.chronicle.log.paint(canvas)
        self.chronicle.paint(canvas, spread, self.hands.gesture.point)
        if self.overlay:
            self.overlay.paint(canvas)
            if isinstance(self.overlay, UnloadingOrder):
                returned, gesture = self._sight.returned.piece, self.hands.gesture
                paint_stones(canvas, self.overlay, gesture, self._setting.timeline, returned)
        if self.lens.open:
            self.lens.paint(canvas, spread.view)
            return
        if isinstance(held.piece, SledStone) and isinstance(held.zone, ShipPlace):
            self._notes.paint_load(canvas, spread, held.zone.ship)
        self.hands.controls.paint_over(canvas)
        self._notes.paint(canvas)

    def _see(self, view: View, dropped: PieceId | None) -> None:
        """Another view; `dropped` is the piece whose move led to it, if the viewer made it."""
        taken = None
        if isinstance(dropped, MarketCard) and self.spread is not None:
            taken = self.spread.slot(dropped.index)
        before = self._shelf if self._same_market(view) else empty_shelf(view)
        self._shelf = restocked(before, view.market, taken)
        self._view = view
        self._ended_now = [
            sum(points) for points in zip(*(line.points for line in standing(view)), strict=True)
        ]
        self._lay_out()

    def _same_market(self, view: View) -> bool:
        return self._view is not None and len(self._shelf) == len(empty_shelf(view))

    def _lay_out(self) -> None:
        if self._layout is None or self._bar is None or self._view is None:
            return
        self.spread = Spread(self._layout, self._view, self._shelf, self._bar, self._say)
        self._refresh()

    def _refresh(self) -> None:
        """Offers again what may be done, for the view that is shown."""
        spread = self.spread
        if spread is None:
            return
        view = spread.view
        mine = view.to_move == view.viewer and view.stage not in _NOBODY_CHOOSES
        self._choices = choices(view, self._moves) if mine else {}
        self.overlay = self._sheet(spread) if mine else None
        kept = bool(self._half_made and self._half_made.kept is not None)
        self.actions.offer(view, self._choices, half_made=self._half_made is not None, kept=kept)
        tries = list(pieces(spread)) if mine and self._moves and view.stage == st.ACTION else []
        self.hands.offer(
            spread,
            self._choices,
            tries=[p for p in tries if p not in self._choices and refused(view, p) is not None],
            overlay=self.overlay,
            half_made=self._half_made is not None,
        )
        self._show_buttons()

    def _sheet(self, spread: Spread) -> Overlay | None:
        if spread.view.stage != st.LEVER_ORDER or not self._moves:
            return overlay_for(spread, self._say, self._moves, self._play)
        old = self.overlay
        order = old.order if isinstance(old, UnloadingOrder) else None
        take_up = self._take_up
        return UnloadingOrder(spread, self._say, order, self._commit_all, take_up)

    def _show_buttons(self) -> None:
        has_log = self._layout is not None and self._layout.log is not None
        log: Control | None = self.chronicle.log if has_log else None
        self.hands.show(self.actions.shown, log, self._setting.commands)

    def _telling(self, spread: Spread, held: Held) -> Captions:
        kept = bool(self._half_made and self._half_made.kept is not None)
        return Captions(
            names=self._setting.names,
            notes=self._setting.notes,
            portraits=self._setting.portraits,
            ended_now=self._ended_now,
            prompt=prompt(
                spread.view,
                moves=self._moves,
                kept=kept,
                piece=held.piece,
                by_keys=self.hands.by_keys,
            ),
            thinking=self._thinking,
            dots=self._sight.dot,
            last=self.chronicle.last.sprites,
        )

    def _why(self) -> Note | None:
        """Why the piece in hand cannot stay where the pointer is."""
        gesture, view = self.hands.gesture, self._view
        zone = gesture.refused
        # The river lies under all ships and docks: who is on the way over it asks nothing.
        if zone is None or zone is Only.RIVER or view is None:
            return None
        refusal = astray(view, gesture.piece, zone, at_home=False)
        if refusal is None:
            return None
        why = refusal.why or self._setting.why_not(refusal.move)
        # Beyond the ships lie the docks, which may be lit.
        side: Side = "below" if isinstance(zone, ShipPlace) else "above"
        return Note(gesture.zones[zone], why, side=side)

    def _start(self, verb: int) -> None:
        """An action begins: its piece is taken up, or its one move made."""
        ways = made_by(self._choices, verb)
        moves = {move for zones in ways.values() for move in zones.values()}
        if verb == mv.V_GET and len(moves) == 1:
            self._play(moves.pop())
        elif ways:
            self.hands.put_back()
            self.hands.take(last_stone(ways) or next(iter(ways)))

    def _play(self, move: Move) -> None:
        self.hands.wishes.append(Play(move))

    def _commit(self) -> None:
        self.hands.wishes.append(Commit())

    def _commit_all(self, moves: tuple[Move, ...]) -> None:
        self.hands.wishes.append(Commit(moves))

    def _take_up(self) -> None:
        self.hands.wishes.append(TakeUp())

    def _look_at(self, point: tuple[int, int]) -> None:
        spread, sheet = self.spread, self.overlay
        if spread is None or self.hands.gesture.held is Grip.DRAGGED:
            return
        if sheet is not None and sheet.plot.rect.collidepoint(point):
            note = sheet.note_at(point)
            about = note.about if note else None
        else:
            about = subject_at(spread, point)
        if about is not None:
            self._notes.away()
            self.lens.look(about)

    def _go_home(self, piece: PieceId, at: tuple[int, int]) -> None:
        """A piece that found no place glides back to where it lies."""
        lying = self._lying(piece)
        if self.spread is None or lying is None:
            return
        if not self._setting.timeline.travels:
            self._sight.returned.mark(piece)
            return
        clip = way_home(self._setting.assets, self.spread, self._say, piece, lying, at)
        self._setting.timeline.play(clip)

    def _lying(self, piece: PieceId) -> Rect | None:
        """Where a piece lies, on the table or on the sheet over it."""
        if isinstance(piece, OrderStone):
            return self.hands.gesture.pieces.get(piece)
        return home(self.spread, piece) if self.spread else None
