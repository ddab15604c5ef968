"""The plain table: a view as a page of words, its moves as buttons, seats, outlook and log."""

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from game import palette
from game.assets import Assets, Picture
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.clip import Clip, Count, Cue, Float, Motion, points_heard
from game.table.control import Control
from game.table.controls import Controls
from game.table.frame import Frame
from game.table.log import Log, LogLine
from game.table.looks import Say
from game.table.match_bar import MatchBar
from game.table.shape import gradient, multiply
from game.table.table import Ask, Commit, HalfMade, Play, Setting, TakeUp, Way
from game.tables.plain.layout import LINE, PAD, TITLE, Layout
from game.tables.plain.moves import MoveButton, MoveList, Offer
from game.tables.plain.outlook import Outlook
from game.tables.plain.page import Block, Page, Row, RowId
from game.tables.plain.prompts import prompt
from game.tables.plain.seats import SeatPanel
from game.tables.plain.wording import first_named, move_words, sections_of
from rules.game import AnyGame, Forecast, ScoreLine, Seat, Text, text

_DOT: Final = 0.4
"""Seconds that each of the three dots of a thinking opponent shines."""
_APPEAR: Final = 260
_REST: Final = 320
"""Milliseconds for a line that changed, and to read what happened."""
_ENDED_NOW: Final = text("If it ended now")


class PlainTable:
    """One match of any game as one seat sees it."""

    def __init__(self, game: AnyGame, setting: Setting) -> None:
        self._game = game
        self._setting = setting
        seats = range(len(setting.names))
        plays = setting.plays or [""] * len(setting.names)
        who = list(zip(setting.names, setting.notes, plays, setting.portraits, strict=True))
        self.seats = [SeatPanel(seat, *who[seat], self._say) for seat in seats]
        self.page = Page(self._say("What you see"), setting.assets)
        self.moves = MoveList(self._say, self._play, self._offer_controls)
        self.tick_button = Button(
            self._say("Make it count"), self._commit, kind="primary", icon="tick", region="decision"
        )
        self.drop_button = Button(
            self._say("Take it back"), self._take_up, icon="cross", region="decision"
        )
        self.controls = Controls()
        self._log = Log(
            self._say("Log"),
            setting.read_log,
            tip=self._say("A click shows all that happened."),
            region="log",
        )
        self._outlook = Outlook(self._say, len(setting.names))
        self._wishes: deque[Ask] = deque()
        self._frame = Frame(1920, 1080)
        self._layout: Layout | None = None
        self._bar: MatchBar | None = None
        self._view: Any = None
        self._moves: Sequence[Any] = ()
        self._half_made: HalfMade | None = None
        self._coming: dict[Any, Forecast] = {}
        self._thinking: Seat | None = None
        self._age = 0.0
        self._told = 0
        self._named: Seat | None = None

    def _say(self, words: Text | str) -> str:
        return self._setting.language.say(words, self._setting.names)

    def resize(self, frame: Frame) -> None:
        """Lays everything out for a window; safe at any time, also in mid-clip."""
        self._frame = frame
        if self._view is not None:
            self._tell_seats()
            self.page.show(tuple(self._blocks()))
        self._lay_out()

    def show(self, view: Any) -> None:
        """Cuts to this view; lines that changed last stay marked."""
        self._see(view)

    def recall(self, events: Sequence[Any]) -> None:
        """What was told before, as the viewer saw it: replaces the log.

        The marks end unless just as much was told, so that only the viewer has changed.
        """
        if len(events) != self._told:
            self.page.marked.clear()
        self._told = len(events)
        self._log.replace([log_line(self._game, event, self._say) for event in events])

    def offer(self, moves: Sequence[Any], half_made: HalfMade | None = None) -> None:
        """The moves the viewer may make now; empty when another is to move, or all is chosen."""
        self._moves, self._half_made = moves, half_made
        self.moves.offer(tuple(self._offers()))
        kept = half_made is not None and half_made.kept is not None
        self.tick_button.reason = "" if kept else self._say("There is more to choose first.")
        self._lay_out()
        if self.controls.ring.current is None or kept:
            first: Sequence[Control] = [self.tick_button] if kept else self.moves.buttons[:1]
            for control in first:
                self.controls.ring.focus(control)

    def think(self, seat: Seat | None) -> None:
        """Marks the seat whose opponent is thinking."""
        self._thinking = seat

    def clip(self, event: Any, view: Any) -> Clip | None:
        """Shows the view right after the event; lines that changed appear, points count."""
        sentence = self._game.sentence(event)
        self._told += 1
        self._log.add(self._say(sentence), first_named(sentence))
        named = first_named(sentence)
        if named is not None and named != self._named:
            self.page.marked.clear()
            self._named = named
        if self._view is None:
            self._see(view)
            return None
        before = [panel.told.points for panel in self.seats]
        changed = self._see(view)
        self.page.marked |= changed
        return self._clip(changed, before)

    @property
    def in_hand(self) -> bool:
        """Nothing is ever taken up here."""
        return False

    def ways(self, move: Any) -> Sequence[Way]:
        """The button of a move, which comes into sight."""
        button = self.moves.reveal(move)
        return [(button.rect.center, button.rect.center)] if button else []

    def handle(self, event: pygame.event.Event) -> Ask | None:
        """Mouse and keys on the table, its focus ring and the commands."""
        used = self.controls.handle(event)
        self._follow_focus()
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if escape and not used and self._half_made is not None:
            self._take_up()
        return self._wishes.popleft() if self._wishes else None

    def tick(self, seconds: float) -> bool:
        """Moves what moves of itself; whether anything still does. The scene ticks the timeline."""
        self._age += seconds
        moves = self.controls.tick(seconds) | self.controls.moving
        return moves or self._thinking is not None

    def paint(self, canvas: Canvas) -> None:
        """Puts the whole table on the canvas."""
        layout = self._layout
        if layout is None or self._bar is None or self._view is None:
            return
        timeline = self._setting.timeline
        canvas.image(_ground(canvas.assets, canvas.frame), (0, 0))
        self._bar.title(canvas, self._say(self._game.title))
        self._tell_status()
        self.page.paint(canvas, lambda row: timeline.pose(row).alpha)
        self._paint_prompt(canvas, layout)
        self.moves.paint(canvas)
        self._outlook.paint(canvas, layout.outlook, self._in_question())
        self.controls.paint(canvas)
        timeline.paint_floats(canvas, palette.NIGHT_WELL)

    def _see(self, view: Any) -> frozenset[RowId]:
        """Another view; gives the lines of the page that were not there before."""
        self._view = view
        self._coming.clear()
        self._tell_seats()
        return self.page.show(tuple(self._blocks()))

    def _lay_out(self) -> None:
        frame, deciding = self._frame, self._half_made is not None
        layout = Layout(frame, len(self.seats), deciding=deciding)
        self._layout = layout
        self._bar = MatchBar(frame, layout.bar, self._setting.assets, self._setting.commands)
        for panel, rect in zip(self.seats, layout.seats, strict=True):
            panel.rect = rect
        self.page.place(frame, layout.page)
        self.moves.place(frame, layout.moves, layout.button_height)
        for button, rect in zip(self._decision, layout.decision, strict=True):
            button.rect = rect
        self._log.rect = layout.log or Rect(0, 0, 0, 0)
        self._offer_controls()

    @property
    def _decision(self) -> Sequence[Button]:
        return (self.tick_button, self.drop_button) if self._half_made is not None else ()

    def _offer_controls(self) -> None:
        found: list[Control] = [*self._setting.commands, *self.seats, self.page.scroller]
        found += [*self._decision, *self.moves.controls]
        if self._log.rect:
            found.append(self._log)
        self.controls.offer(found)
        self._follow_focus()

    def _follow_focus(self) -> None:
        """A move that keys have reached comes into sight."""
        ring = self.controls.ring
        if ring.shown and isinstance(ring.current, MoveButton):
            self.moves.show(ring.current)

    def _offers(self) -> Iterator[Offer]:
        for move in self._moves:
            words = self._say(move_words(self._game, self._view, move))
            yield Offer(move, words, self._game.move_to_text(move).split()[0])

    def _tell_seats(self) -> None:
        """Points of the track, and what they would be, from the view alone."""
        # Every seat sees the track, so any state that agrees with the view has its points.
        points = self._game.scores(self._game.imagine(self._view, Random(0)))
        ended_now = [0] * len(self.seats)
        for line in self._game.standing(self._view):
            ended_now = [sum(pair) for pair in zip(ended_now, line.points, strict=True)]
        wanted = self._setting.shows_standing()
        for panel in self.seats:
            panel.told.points = points[panel.seat]
            panel.told.ended_now = ended_now[panel.seat] if wanted else None
            panel.told.own = panel.seat == self._view.viewer

    def _tell_status(self) -> None:
        """What changes from one picture to the next."""
        for panel in self.seats:
            thinks = panel.seat == self._thinking
            turn = panel.seat == self._view.to_move
            panel.told.dots = int(self._age / _DOT) % 3 if thinks else -1
            panel.told.status = self._say("thinking") if thinks else self._say("to move")
            if not thinks and not turn:
                panel.told.status = ""
            number = "points", panel.seat
            panel.told.shown = self._setting.timeline.number(number, panel.told.points)

    def _blocks(self) -> Iterator[Block]:
        for section in sections_of(self._game, self._view):
            rows = tuple(Row(self._say(line)) for line in section.lines)
            yield Block(self._say(section.title), rows)
        if self._setting.shows_standing():
            lines = self._game.standing(self._view)
            yield Block(self._say(_ENDED_NOW), tuple(map(self._sheet_row, lines)))

    def _sheet_row(self, line: ScoreLine) -> Row:
        figures = (str(points).replace("-", "\N{MINUS SIGN}") for points in line.points)
        return Row(self._say(line.title), tuple(figures))

    def _clip(self, changed: frozenset[RowId], before: Sequence[int]) -> Clip:
        motions = [Motion(sprite=row, duration=_APPEAR, alpha=(0, 255)) for row in changed]
        floats, counts = [], []
        cues: tuple[Cue, ...] = ()
        for panel, was in zip(self.seats, before, strict=True):
            now = panel.told.points
            if now != was:
                counts.append(Count(number=("points", panel.seat), was=was, now=now))
                words = f"{now - was:+}".replace("-", "\N{MINUS SIGN}")
                at = panel.score.left, panel.score.centery
                floats.append(Float(text=words, at=at, colour=palette.GOLD_LIGHT))
                cues = points_heard(now - was)
        return Clip(tuple(motions), tuple(floats), tuple(counts), rest=_REST, cues=cues)

    def _in_question(self) -> Forecast | None:
        """What the move under the pointer would bring, or that in focus, or that kept for the
        tick."""
        current = self.controls.ring.current
        move = self.moves.pointed
        if move is None and self.controls.ring.shown and isinstance(current, MoveButton):
            move = current.offer.move
        if move is None and self._half_made is not None:
            move = self._half_made.kept
        if move is None:
            return None
        if move not in self._coming:
            self._coming[move] = self._game.forecast(self._view, move)
        return self._coming[move]

    def _paint_prompt(self, canvas: Canvas, layout: Layout) -> None:
        frame, rect = canvas.frame, layout.prompt
        canvas.panel(rect, "wood")
        kept = self._half_made.kept if self._half_made else None
        chosen = None if kept is None else move_words(self._game, self._view, kept)
        wanted = prompt(
            self._view,
            moves=len(self._moves),
            half_made=self._half_made,
            chosen=chosen,
            thinking=self._thinking,
        )
        inside = rect.inflate(-2 * frame.px(PAD), -2 * frame.px(PAD))
        title = Rect(inside.left, inside.top, inside.w, layout.line(TITLE))
        ink, ground = palette.WOOD_NUMBER, palette.WOOD_RAMP[0]
        canvas.words(self._say(wanted.title), "panel", TITLE, title, ink, ground)
        below = Rect(inside.left, title.bottom, inside.w, 2 * layout.line(LINE))
        words = self._say(wanted.line)
        ink = palette.WOOD_TEXT
        canvas.words(words, "body", LINE, below, ink, ground, valign="top", lines=2)

    def _play(self, move: Any) -> None:
        self._wishes.append(Play(move))

    def _commit(self) -> None:
        self._wishes.append(Commit())

    def _take_up(self) -> None:
        self._wishes.append(TakeUp())


def log_line(game: AnyGame, event: Any, say: Say) -> LogLine:
    """An event in words, with the seat they speak of first."""
    sentence = game.sentence(event)
    return LogLine(say(sentence), first_named(sentence))


def _ground(assets: Assets, frame: Frame) -> Surface:
    """The earth of the near bank under everything, opaque."""

    def make() -> Picture:
        face = gradient(frame.width, frame.height, palette.EARTH_RAMP)
        multiply(assets, face, "earth", frame.u)
        return Picture(face.convert())

    return assets.cache.keep(("plain ground", frame.width, frame.height), make).surface
