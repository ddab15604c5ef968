"""The table of Sobek: shows views, plays their clips, and turns hands into wishes."""

from collections.abc import Sequence
from typing import Any, Final

import pygame
from pygame import Rect

from game import sound
from game.table.button import Button
from game.table.canvas import Canvas, Point
from game.table.clip import Clip, Motion
from game.table.control import Control
from game.table.focus import Spot
from game.table.frame import Frame
from game.table.gesture import Held as Grip
from game.table.match_bar import MatchBar
from game.table.notes import Note, Notes
from game.table.table import Ask, Commit, HalfMade, PieceId, Play, Setting, TakeUp, Way
from game.tables.sobek.actions import LAY, PLAY, TAKE, Actions, Calls
from game.tables.sobek.choices import Add, Deed, Only, TakeOut, means
from game.tables.sobek.decision import Decision
from game.tables.sobek.hands import Hands
from game.tables.sobek.held import Held
from game.tables.sobek.history import History
from game.tables.sobek.ids import InHand, InRow, Pile
from game.tables.sobek.layout import Layout
from game.tables.sobek.lens import Lens
from game.tables.sobek.overlays.choose import asks
from game.tables.sobek.overlays.lying import Sheets
from game.tables.sobek.painting import Captions, Painter
from game.tables.sobek.prompts import prompt
from game.tables.sobek.reach import pieces, visible
from game.tables.sobek.seat_notes import seat_note
from game.tables.sobek.sight import Sight
from game.tables.sobek.spread import Spread
from game.tables.sobek.standing import ended_now
from game.tables.sobek.subject import OfSeat
from game.tables.sobek.tooltips import note_at
from game.tables.sobek.topbar import paint_bar
from rules.game import Seat, Text, text
from rules.sobek.moves import Move
from rules.sobek.view import View

_RETURN: Final = 220


class SobekTable:
    """One match of Sobek as one seat sees it."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self.decision = Decision()
        decision = self.decision
        self.hands = Hands(
            self._say,
            self._go_home,
            self._do,
            decision.refusal,
            decision.astray,
            decision.only_place,
            self._escape,
        )
        self.actions = Actions(
            self._say,
            Calls(
                begin=self._begin,
                lay=self._lay,
                clear=self._clear,
                play=self._play,
                commit=lambda: self._wish(Commit()),
                take_up=lambda: self._wish(TakeUp()),
                look=lambda: self.sheets.come_back(),
            ),
        )
        self.sheets = Sheets(setting, self._say, self._answer, self._round_read, self._refresh)
        words = self._say(text("Look in"))
        self.look_in = Button(words, self.sheets.look_in, region="seat", units=20)
        self.history = History(setting, self._say)
        self._painter = Painter(self._say, setting.timeline)
        self._sight = Sight(self._say)
        self._notes = Notes(self._say)
        self.lens = Lens(self._say, setting.occupants)
        self._layout: Layout | None = None
        self._bar: MatchBar | None = None
        self._view: View | None = None
        self.spread: Spread | None = None
        self._ended_now: Sequence[int] = ()
        self._thinking: Seat | None = None

    def _say(self, words: Text) -> str:
        return self._setting.language.say(words, self._setting.names)

    def resize(self, frame: Frame) -> None:
        """Lays everything out for a window; safe at any time, also in mid-clip."""
        setting = self._setting
        standing = setting.shows_standing()
        self._layout = layout = Layout(frame, len(setting.names), standing=standing)
        self._bar = MatchBar(frame, layout.top_bar, setting.assets, setting.commands)
        self.history.log.rect = layout.log or Rect(0, 0, 0, 0)
        self._refresh()

    def show(self, view: View) -> None:
        """Cuts to this view; what is in hand is put back, what moved last stays marked."""
        self.hands.put_back()
        self._see(view)

    def recall(self, events: Sequence[Any]) -> None:
        """What was told before, as the viewer saw it: replaces the log."""
        self.decision.put_back()
        self.history.recall(events)
        self._refresh()

    def offer(self, moves: Sequence[Move], half_made: HalfMade | None = None) -> None:
        """The moves the viewer may make now; empty when another is to move, or all is chosen."""
        self.decision.offer(moves, half_made)
        if moves:
            self.hands.dropped = None
        self._refresh()

    def think(self, seat: Seat | None) -> None:
        """Marks the seat whose opponent is thinking."""
        self._thinking = seat

    def clip(self, event: Any, view: View) -> Clip | None:
        """Shows the view right after the event, with the motions that lead there."""
        before, dropped = self.spread, self.hands.dropped
        self.history.tell(event, view)
        self._see(view)
        if before is None or self.spread is None:
            return None
        self.hands.dropped = None
        return self.history.clip(event, before, self.spread, dropped[1] if dropped else None)

    @property
    def in_hand(self) -> bool:
        """Whether something is taken up, picked or open, which Esc puts away."""
        decision = self.decision
        held = self.hands.gesture.in_hand or decision.picked or decision.half_made is not None
        return held or self.sheets.escapes or self.lens.open

    def ways(self, move: Move) -> list[Way]:
        """From where to where hands make this move, or pick its card; a button is its own way."""
        sheet = self.sheets.sheet
        if sheet is not None and move in sheet.answers:
            start, end = sheet.answers[move]
            return [(start.rect.center, end.rect.center)]
        if move in self.actions.answers:
            center = self.actions.answers[move].rect.center
            return [(center, center)]
        gesture, spread = self.hands.gesture, self.spread
        return [
            (visible(spread, piece).center, gesture.zones[zone].center)
            for piece, zones in self.decision.choices.items()
            for zone, deed in zones.items()
            if spread and piece in gesture.pieces and zone in gesture.zones and means(deed, move)
        ]

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
            find, find_of, why = self._note_at, self._note_of, self._why()
            self._notes.follow(event, find, controls, busy=busy, find_of=find_of, why=why)
        return self.hands.wishes.popleft() if self.hands.wishes else None

    def inspect(self) -> None:
        """Looks closely at what is in focus, or else at what lies under the pointer."""
        ring = self.hands.controls.ring
        current = ring.current if ring.shown else None
        self._look_at(current if isinstance(current, Spot) else self.hands.gesture.point)

    def _look_at(self, where: Spot | Point) -> None:
        note = self._note_of(where) if isinstance(where, Spot) else self._note_at(where)
        if self.hands.gesture.held is Grip.DRAGGED or self.sheets.sheet is not None:
            return
        if note is not None and note.about is not None:
            self._notes.away()
            self.lens.look(note.about)

    def _note_at(self, point: Point) -> Note | None:
        sheet = self.sheets.sheet
        if sheet is not None and sheet.plot.rect.collidepoint(point):
            return sheet.note_at(point)
        if self.spread is None:
            return None
        why = self.decision.why(tuple(self.spread.hand.cards))
        bar = self._bar.told if self._bar else Rect(0, 0, 0, 0)
        return note_at(self.spread, why, self._setting.plays, bar, point)

    def _why(self) -> Note | None:
        """Why the card in hand cannot stay where the pointer is."""
        gesture = self.hands.gesture
        zone = gesture.refused
        refusal = self.decision.astray(gesture.piece, zone) if zone is not None else None
        if zone is None or refusal is None:
            return None
        return Note(gesture.zones[zone], refusal.why or self._setting.why_not(refusal.move))

    def _note_of(self, spot: Spot) -> Note | None:
        if isinstance(spot.about, OfSeat) and self.spread is not None:
            return seat_note(self.spread, spot.about.seat, self._setting.plays)
        return self._note_at(spot.rect.center)

    def tick(self, seconds: float) -> bool:
        """Moves what moves of itself; whether anything still does. The scene ticks the timeline."""
        gesture, timeline = self.hands.gesture, self._setting.timeline
        moves = self._sight.tick(seconds, gesture, self.decision, timeline)
        moves |= self._notes.tick(seconds)
        moves |= self.hands.controls.tick(seconds) | self.hands.controls.moving
        return moves or self._thinking is not None

    def paint(self, canvas: Canvas) -> None:
        """Puts the whole table on the canvas."""
        spread, bar, view = self.spread, self._bar, self._view
        if spread is None or bar is None or view is None:
            return
        sheet = self.sheets.sheet
        under = sheet is not None
        held = self._sight.held(self.hands.gesture, self.decision, under_sheet=under)
        self._painter.paint(canvas, spread, held, self._captions(spread, held, view))
        paint_bar(canvas, bar, spread.view, self.history.deliveries(view), self._say)
        buttons = (*self.actions.shown, *self.actions.beside, self.look_in)
        for control in (*buttons, *self._setting.commands):
            control.paint(canvas)
        if spread.layout.log:
            self.history.log.paint(canvas)
        if sheet:
            sheet.paint(canvas)
        if self.lens.open:
            self.lens.paint(canvas, spread.view)
            return
        self.hands.controls.paint_over(canvas)
        self._notes.paint(canvas)

    def _see(self, view: View) -> None:
        if view != self._view:
            self._view, self._ended_now = view, ended_now(view)
            self._notes.away()
            if self.history.tally is None:
                self.sheets.clear()
        self.decision.see(view)
        self._refresh()

    def _refresh(self) -> None:
        """Lays out the view with what is picked, and offers what may be done."""
        layout, view, decision = self._layout, self._view, self.decision
        if layout is None or view is None:
            return
        seen, known = decision.seen(view), self.history.known
        self.spread = spread = Spread(layout, seen, known, wide_sets=not decision.at_table)
        self.look_in.rect = spread.own.look
        self.sheets.lay_out(layout, view, decision.moves, self.history.tally)
        asking = asks(view, decision.moves) or self.history.tally is not None
        self.actions.offer(
            view,
            decision.choices,
            decision.task,
            decision.picking,
            half_made=decision.half_made is not None,
            kept=decision.kept,
            aside=asking and self.sheets.aside,
            sheet=asking,
        )
        tries = () if asking or not decision.moves else tuple(pieces(spread))
        self.hands.offer(
            spread,
            decision.choices,
            tries=[p for p in tries if p not in decision.choices and decision.refusal(p)],
            sheet=self.sheets.sheet,
        )
        self._lay_out_buttons(spread)

    def _lay_out_buttons(self, spread: Spread) -> None:
        laying, layout = spread.laying, spread.layout
        nowhere = Rect(0, 0, 0, 0)
        piece = self.hands.gesture.piece if self.hands.gesture.in_hand else None
        self._prompt_place = self.actions.lay_out(
            layout,
            tick=laying.tick if laying else nowhere,
            cross=laying.cross if laying else nowhere,
            piece=piece,
        )
        rest: list[Control] = [self.look_in, *self.actions.shown]
        if layout.log is not None:
            rest.append(self.history.log)
        self.hands.show(self.actions.beside, rest, self._setting.commands)

    def _captions(self, spread: Spread, held: Held, view: View) -> Captions:
        decision, setting = self.decision, self._setting
        self._lay_out_buttons(spread)
        shut_out = decision.why(tuple(spread.hand.cards))
        tally = self.history.tally
        # What sets are worth has been counted into the score already.
        counting = tally is not None and not tally.over
        return Captions(
            names=setting.names,
            notes=setting.notes,
            portraits=setting.portraits,
            ended_now=() if counting or not spread.layout.detail.ended_now else self._ended_now,
            prompt=prompt(
                spread.view,
                moves=decision.moves,
                task=decision.task,
                picking=decision.picking,
                piece=held.piece,
                by_keys=self.hands.by_keys,
                tally=tally,
            ),
            prompt_place=self._prompt_place,
            laying=self._sight.laying(view, decision, held),
            thinking=self._thinking,
            dots=self._sight.dot,
            last=self.history.last.sprites,
            veiled=frozenset(shut_out),
        )

    def _wish(self, ask: Ask) -> None:
        self.hands.wishes.append(ask)

    def _do(self, deed: Deed) -> None:
        """What a drop brings about."""
        if isinstance(deed, Add | TakeOut):
            sound.play("card-dealt")
            self.decision.pick(deed)
            self._refresh()
        else:
            self._wish(deed)

    def _play(self, move: Move) -> None:
        self._wish(Play(move))

    def _answer(self, move: Move) -> None:
        """A sheet's answer: one that may end several stages makes them all count."""
        for zones in self.decision.choices.values():
            for deed in zones.values():
                if isinstance(deed, Play | Commit) and means(deed, move):
                    self._wish(deed)
                    return

    def _lay(self) -> None:
        wish = self.decision.lay()
        if wish is not None:
            self._wish(wish)

    def _clear(self) -> None:
        self.decision.put_back()
        self._refresh()

    def _escape(self) -> bool:
        """Puts away what is open, then what is picked, then the stages made so far."""
        if self.sheets.escapes:
            self.sheets.escape()
        elif self.decision.picked:
            self._clear()
        elif self.decision.half_made is not None:
            self._wish(TakeUp())
        else:
            return False
        return True

    def _begin(self, act: int) -> None:
        """An action begins: its first piece is taken up."""
        if act == LAY and self.decision.picked:
            self._lay()
            return
        wanted = {TAKE: Only.HAND, PLAY: Pile.DISCARD, LAY: Only.LAYING}[act]
        sort = InRow if act == TAKE else InHand
        for piece, zones in self.decision.choices.items():
            if wanted in zones and isinstance(piece, sort):
                self.hands.put_back()
                self.hands.take(piece)
                return

    def _round_read(self) -> None:
        """The end of a round was read: whatever still runs of it ends."""
        self.history.round_read()
        self._setting.timeline.finish()
        self._refresh()

    def _go_home(self, piece: PieceId, at: tuple[int, int]) -> None:
        """A card that found no place glides back to where it lies."""
        lying = pieces(self.spread).get(piece) if self.spread else None
        if not self._setting.timeline.travels:
            self._sight.returned.mark(piece)
        elif lying is not None:
            offset = at[0] - lying.centerx, at[1] - lying.centery
            motion = Motion(sprite=piece, duration=_RETURN, offset=offset)
            self._setting.timeline.play(Clip((motion,)))
