"""The match scene: a table, who plays at it, and what is still to be shown."""

from collections.abc import Sequence
from typing import Any, Final

import pygame

from game.ai.question import Answer, Question
from game.match import Draft, IllegalMoveError, Match, Seen
from game.scenes.commands import Commands
from game.scenes.desk import Desk
from game.scenes.menu import Leave, MatchMenu
from game.scenes.plan import LEVEL_WORDS
from game.scenes.reel import SPEEDS, Reel
from game.scenes.stack import Change, Pop, Push, Repaint, Replace
from game.seats import Computer, Human
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.table import Ask, Commit, HalfMade, Play, Refuse, Setting, Table, TakeUp
from game.table.timeline import Timeline
from game.table.toast import Toast
from game.tables import LOOKS
from rules.game import NOBODY, Seat, Text

AFTERGLOW: Final = 1.2
"""Seconds between the last clip of a match and its result."""


class MatchScene:
    """One sitting on the screen. The viewer is the person to move, or the last who was."""

    overlay: Final = False

    def __init__(self, desk: Desk, match: Match) -> None:
        self._desk = desk
        self._match = match
        self._commands = Commands(desk, self._open_menu)
        self._timeline = Timeline()
        self._toast = Toast()
        self._wish: Change | None = None
        self._draft: Draft | None = None
        self._offered = False
        self._settled = False
        self._marked: int | None = None
        self._asked: int | None = None
        self._answer: Answer | None = None
        self._table_moves = False
        self._over_for = 0.0
        self._people = [seat for seat, who in enumerate(match.seats) if isinstance(who, Human)]
        self._viewer: Seat = self._first_viewer()
        setting = Setting(
            assets=desk.assets,
            language=desk.language,
            timeline=self._timeline,
            names=match.names,
            notes=self._notes(),
            why_not=self._why_not,
            commands=self._commands.buttons,
        )
        self._table = LOOKS[match.game.name].make_table(setting)
        self._reel = Reel(self._table, self._timeline)
        self._begun = False
        self._obey_settings()

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self._match

    @property
    def table(self) -> Table:
        """The table it is played at."""
        return self._table

    @property
    def moving(self) -> bool:
        """Whether every frame differs from the one before."""
        return self._reel.running or self._table_moves or self._toast.moving

    def resize(self, frame: Frame) -> None:
        """Lays the table out; what moves goes on to its true place at once."""
        self._timeline.finish_all()
        self._table.resize(frame)
        if not self._begun:
            self._begin()

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Hurrying, speed and menu are the scene's; everything else is for the table."""
        if not self._hurry(event) and not self._command(event):
            self._obey(self._table.handle(event))
        return self._take_wish()

    def tick(self, seconds: float) -> Change | None:
        """Shows what waits, lets opponents move, and offers moves to people."""
        self._obey_settings()
        self._commands.follow()
        for news in self._desk.library.news():
            self._say(news, "bad")
        self._reel.tick(seconds)
        changed = self._toast.tick(seconds)
        moved = self._table.tick(seconds)
        changed |= moved != self._table_moves
        self._table_moves = moved
        self._go_on(seconds)
        if changed and self._wish is None:
            self._wish = Repaint()
        return self._take_wish()

    def returned(self, result: object) -> Change | None:
        """The menu has gone: away from the match, or back to the table."""
        return Pop() if isinstance(result, Leave) else None

    def paint(self, canvas: Canvas) -> None:
        """The table, and what is said over it."""
        self._table.paint(canvas)
        self._toast.paint(canvas)

    def leave(self) -> None:
        """Ends the sitting: no opponent thinks on, and the match is free for others."""
        self._desk.worker.cancel()
        self._match.leave()

    def _begin(self) -> None:
        """Shows the table as the viewer knows it, with all that was told before."""
        self._begun = self._settled = True
        self._reel.cut(self._match.view(self._viewer))
        self._table.recall([event for _, event in self._match.log(self._viewer)])

    def _go_on(self, seconds: float) -> None:
        self._settle()
        mover = self._match.to_move
        if mover == NOBODY:
            self._come_to_result(seconds)
        elif isinstance(who := self._match.seats[mover], Computer):
            self._let_think(mover, who)
        elif not self._offered:
            self._offer_to(mover)

    def _offer_to(self, mover: Seat) -> None:
        if mover != self._viewer:
            if self._reel.running:
                return
            self._viewer = mover
            self._begin()
        if not self._settled:
            return
        self._offered = True
        self._table.think(None)
        draft = self._draft
        if draft is None:
            self._table.offer(self._match.legal_moves())
        else:
            kept = draft.moves[-1] if draft.complete else None
            self._table.offer(draft.legal_moves(), HalfMade(kept))
        self._wish = self._wish or Repaint()

    def _settle(self) -> None:
        """Whatever the clips led to, the table then shows the truth."""
        if self._settled or self._reel.behind:
            return
        view = (self._draft or self._match).view(self._viewer)
        if view == self._reel.shown:
            self._settled = True
        elif not self._reel.running:
            self._reel.cut(view)
            self._settled = True

    def _withdraw(self) -> None:
        """Nothing may be moved until the table shows what has come of it."""
        self._offered = False
        self._table.offer(())

    def _let_think(self, mover: Seat, who: Computer) -> None:
        match, turn = self._match, self._match.turn
        if self._asked != turn:
            self._asked, self._answer = turn, None
            seed = f"{match.record().seed}:{turn}"
            view = match.view(mover)
            self._desk.worker.ask(Question(match.game, view, turn, who.level, seed))
        if self._answer is None:
            self._answer = self._desk.worker.poll()
        if self._reel.running:
            return
        answer = self._answer
        if answer is None or answer.turn != turn:
            self._mark_thinking(mover)
        else:
            self._answer = None
            self._play_for(answer.move)

    def _mark_thinking(self, seat: Seat) -> None:
        if self._marked != self._match.turn:
            self._marked = self._match.turn
            self._table.think(seat)
            self._wish = self._wish or Repaint()

    def _play_for(self, move: Any) -> None:
        self._table.think(None)
        step = self._match.play(move, self._viewer)
        self._show(step.seen, pause=True)

    def _show(self, seen: Sequence[Seen], *, pause: bool = False) -> None:
        self._settled = False
        self._reel.add(seen, pause=pause)
        self._wish = self._wish or Repaint()

    def _obey(self, ask: Ask | None) -> None:
        match ask:
            case Play(move) if self._offered:
                self._try(move)
            case Commit(moves) if self._offered:
                for move in moves:
                    self._try(move, commit=False)
                self._commit()
            case TakeUp():
                self._take_up()
            case Refuse(move, why):
                self._say(why or self._why_not(move), "bad")

    def _try(self, move: Any, *, commit: bool = True) -> None:
        """Plays a stage; a decision of one stage counts at once, others wait for the tick."""
        draft = self._draft or self._match.draft()
        first = not draft.moves
        if draft.complete:
            return
        try:
            seen = draft.play(move)
        except IllegalMoveError as refusal:
            self._say(refusal.why, "bad")
            return
        self._draft = draft
        if draft.complete and first and commit:
            self._commit()
            return
        self._withdraw()
        self._show(seen)

    def _commit(self) -> None:
        if self._draft is None or not self._draft.complete:
            return
        step = self._draft.commit()
        self._draft = None
        self._withdraw()
        self._show(step.seen)

    def _take_up(self) -> None:
        if self._draft is None:
            return
        self._draft = None
        self._begin()
        self._withdraw()

    def _why_not(self, move: Any) -> Text:
        return self._draft.why_not(move) if self._draft else self._match.why_not(move)

    def _come_to_result(self, seconds: float) -> None:
        if self._reel.running:
            return
        self._over_for += seconds
        if self._over_for >= AFTERGLOW:
            from game.scenes.result import ResultScreen

            self._wish = Replace(ResultScreen(self._desk, self._match))

    def _hurry(self, event: pygame.event.Event) -> bool:
        """Clicks end the running clip, and Space hurries; whether that was all."""
        if event.type == pygame.KEYUP and event.key == pygame.K_SPACE and self._timeline.hurry:
            self._timeline.hurry = False
            return True
        if not self._reel.running:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self._timeline.hurry = True
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._reel.finish()
        return False

    def _command(self, event: pygame.event.Event) -> bool:
        """The keys of the scene; whether this was one."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE and not self._table.in_hand and self._draft is None:
            self._open_menu()
            return True
        return self._commands.key(event)

    def _open_menu(self) -> None:
        self._timeline.hurry = False
        self._wish = Push(MatchMenu(self._desk, self._match))

    def _obey_settings(self) -> None:
        self._timeline.speed = SPEEDS[self._desk.settings.now.speed]

    def _first_viewer(self) -> Seat:
        mover = self._match.to_move
        if mover in self._people:
            return mover
        return self._people[0] if self._people else 0

    def _notes(self) -> Sequence[str]:
        say = self._desk.language.say
        return [
            say(LEVEL_WORDS[who.level]) if isinstance(who, Computer) else ""
            for who in self._match.seats
        ]

    def _say(self, sentence: Text, sort: Any = "plain") -> None:
        self._toast.say(self._desk.language.say(sentence, self._match.names), sort)
        self._wish = self._wish or Repaint()

    def _take_wish(self) -> Change | None:
        wish, self._wish = self._wish, None
        return wish
