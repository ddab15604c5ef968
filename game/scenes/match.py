"""The match scene: a table, who plays at it, and what is still to be shown."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final

import pygame

from game import sound
from game.match import IllegalMoveError, Match, Seen
from game.scenes.commands import Commands, Orders
from game.scenes.curtain import Curtain
from game.scenes.decision import Decision
from game.scenes.desk import Desk
from game.scenes.menu import MatchMenu
from game.scenes.privacy import Privacy
from game.scenes.recap import Recap
from game.scenes.reel import SPEEDS, Reel
from game.scenes.rivals import Rivals
from game.scenes.screen import Leave
from game.scenes.signals import Signals
from game.scenes.stack import OUT_OF_SIGHT, Change, Pop, Push, Repaint, Replace, Scene
from game.scenes.viewers import notes_of, people_of, plays_of, portrait_of, viewer_of
from game.seats import Computer
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.table import Ask, Commit, Play, Refuse, Setting, Table, TakeUp
from game.table.timeline import Timeline
from game.table.toast import Toast
from game.tables import looks_of
from rules.game import NOBODY, Seat, Text, text

AFTERGLOW: Final = 1.2
"""Seconds between the last clip of a match and its result."""


class MatchScene:
    """One sitting on the screen. The viewer is the person to move, or the last who was."""

    overlay: Final = False

    def __init__(self, desk: Desk, match: Match) -> None:
        self._desk = desk
        self._match = match
        self._people = people_of(match)
        orders = Orders(self._open_menu, self._take_back, self._redo, self._recap, self._mute)
        self._commands = Commands(desk, orders, for_people=bool(self._people))
        self._timeline = Timeline()
        self._toast = Toast()
        self._rivals = Rivals(desk, match)
        self._privacy = Privacy(match)
        self._signals = Signals(match, self._people)
        self._curtain: Curtain | None = None
        self._wish: Change | None = None
        self._decision = Decision(match)
        self._offered = False
        self._settled = False
        self._thinking: Seat | None = None
        self._table_moves = False
        self._over_for = 0.0
        self._viewer: Seat = viewer_of(match)
        setting = Setting(
            assets=desk.assets,
            language=desk.language,
            timeline=self._timeline,
            names=match.names,
            notes=notes_of(match, desk.language),
            portraits=[portrait_of(who) for who in match.seats],
            plays=plays_of(match, desk.language),
            why_not=self._decision.why_not,
            commands=self._commands.buttons,
            shows_standing=lambda: desk.settings.now.standing,
            read_log=self._recap,
        )
        looks = looks_of(match.game, plain=desk.plain)
        self._ambience = looks.ambience
        self._table = looks.make_table(setting)
        self._reel = Reel(self._table, self._timeline)
        self._begun = False
        self._frame = Frame(1920, 1080)
        self._standing = desk.settings.now.standing
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
    def viewer(self) -> Seat:
        """The seat whose view the table shows."""
        return self._viewer

    @property
    def moving(self) -> bool:
        """Whether every frame differs from the one before."""
        return self._reel.running or self._table_moves or self._toast.moving

    def resize(self, frame: Frame) -> None:
        """Lays the table out; what moves goes on to its true place at once."""
        self._timeline.finish_all()
        self._frame = frame
        self._standing = self._desk.settings.now.standing
        self._table.resize(frame)
        if not self._begun and not self._covered:
            self._turn_to(self._viewer, at_once=True)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Hurrying, speed and menu are the scene's; everything else is for the table."""
        if event.type in OUT_OF_SIGHT:
            self._lose_sight()
        elif not self._hurry(event) and not self._command(event):
            self._obey(self._table.handle(event))
        return self._take_wish()

    def tick(self, seconds: float) -> Change | None:
        """Shows what waits, lets opponents move, and offers moves to people."""
        self._obey_settings()
        sound.surround(self._ambience)
        for news in self._desk.library.news():
            sound.play("error")
            self._say(news, "bad")
        # The picture after the last clip is not of a clip.
        changed = self._reel.running and not self._reel.tick(seconds)
        changed |= self._toast.tick(seconds)
        moved = self._table.tick(seconds)
        changed |= moved != self._table_moves
        self._table_moves = moved
        self._go_on(seconds)
        changed |= self._allow()
        if changed and self._wish is None:
            self._wish = Repaint()
        return self._take_wish()

    def returned(self, result: object) -> Change | None:
        """What lay above has gone: away from the match, or back to the table."""
        return Pop() if isinstance(result, Leave) else None

    def paint(self, canvas: Canvas) -> None:
        """The table, and what is said over it."""
        self._table.paint(canvas)
        self._toast.paint(canvas)

    def leave(self) -> None:
        """Ends the sitting: no opponent thinks on, and the match is free for others."""
        sound.surround(None)
        self._rivals.cancel()
        self._match.leave()

    @property
    def _covered(self) -> bool:
        return self._curtain is not None and self._curtain.up

    def _turn_to(self, seat: Seat, *, at_once: bool = False) -> None:
        """Shows the table to a seat; behind the curtain first, if another person must look away."""
        if not self._privacy.needs_curtain(seat, self._match.view(seat)):
            self._reveal(seat)
            return
        self._withdraw()

        def open_to_seat() -> None:
            self._reveal(seat)
            self._go_on(0.0)

        self._curtain = Curtain(self._desk, self._match, seat, open_to_seat, shut=at_once)
        self._wish = Push(self._curtain, at_once=at_once)

    def _reveal(self, seat: Seat) -> None:
        """Shows the table as the seat knows it, with all that was told before."""
        view = self._match.view(seat)
        self._privacy.show(seat, view)
        self._viewer = seat
        self._begun = self._settled = True
        self._decision.drop()
        self._withdraw()
        self._mark_thinking(None)
        self._reel.cut(view)
        self._table.recall([event for _, event in self._match.log(seat)])
        self._wish = self._wish or Repaint()

    def _lose_sight(self) -> None:
        """Whoever looks at the window next need not be the one who looked last."""
        if self._curtain is not None and self._covered:
            self._curtain.shut()
            return
        self._privacy.lose_sight()
        if self._privacy.needs_curtain(self._viewer, self._match.view(self._viewer)):
            self._turn_to(self._viewer, at_once=True)

    def _go_on(self, seconds: float) -> None:
        self._settle()
        if self._covered:
            return
        mover = self._match.to_move
        if mover == NOBODY:
            self._come_to_result(seconds)
        elif isinstance(rival := self._match.seats[mover], Computer):
            self._let_think(mover, rival)
        elif not self._offered:
            self._offer_to(mover)

    def _offer_to(self, mover: Seat) -> None:
        if mover != self._viewer:
            if self._reel.running:
                return
            self._turn_to(mover)
        if not self._settled or self._covered:
            return
        self._offered = True
        self._mark_thinking(None)
        self._signals.call(mover)
        self._table.offer(self._decision.legal_moves(), self._decision.half_made)
        self._wish = self._wish or Repaint()

    def _settle(self) -> None:
        """Whatever the clips led to, the table then shows the truth."""
        if self._settled or self._covered or self._reel.behind:
            return
        view = self._decision.view(self._viewer)
        if view == self._reel.shown:
            self._settled = True
        elif self._reel.running:
            return
        elif self._privacy.needs_curtain(self._viewer, view):
            self._turn_to(self._viewer)
        else:
            self._reel.cut(view)
            self._settled = True

    def _withdraw(self) -> None:
        """Nothing may be moved until the table shows what has come of it."""
        self._offered = False
        self._table.offer(())

    def _let_think(self, mover: Seat, rival: Computer) -> None:
        move = self._rivals.move(mover, rival)
        if self._reel.running:
            return
        if move is None:
            self._mark_thinking(mover)
        else:
            self._mark_thinking(None)
            self._show(self._match.play(move, self._viewer).seen, pause=True)

    def _mark_thinking(self, seat: Seat | None) -> None:
        if seat != self._thinking:
            self._thinking = seat
            if seat is not None:
                self._signals.call(seat)
            self._table.think(seat)
            self._wish = self._wish or Repaint()

    def _show(self, seen: Sequence[Seen], *, pause: bool = False) -> None:
        """Lets the table show what happened, as far as anybody may look at it."""
        self._settled = False
        needs = self._privacy.needs_curtain
        open_to_all = takewhile(lambda each: not needs(self._viewer, each.view), seen)
        self._reel.add(open_to_all, pause=pause)
        self._wish = self._wish or Repaint()

    def _obey(self, ask: Ask | None) -> None:
        match ask:
            case Play(move) if self._offered:
                self._try(move)
            case Commit(moves) if self._offered:
                for move in moves:
                    self._try(move, count=False)
                if self._decision.complete:
                    self._follow(self._decision.commit())
            case TakeUp() if self._decision.half_made:
                self._reveal(self._viewer)
            case Refuse(move, why):
                self._refuse(why or self._decision.why_not(move))

    def _try(self, move: Any, *, count: bool = True) -> None:
        if self._decision.complete:
            return
        try:
            seen = self._decision.play(move, count=count)
        except IllegalMoveError as refusal:
            self._refuse(refusal.why)
        else:
            self._follow(seen)

    def _follow(self, seen: Sequence[Seen]) -> None:
        """Shows what the viewer's own hand has done."""
        self._withdraw()
        self._show(seen)

    def _take_back(self) -> None:
        """Drops the decision that is half made, or else goes back to before the last one."""
        if self._decision.half_made:
            self._reveal(self._viewer)
        else:
            self._change_line(self._match.why_no_take_back(), self._match.take_back)

    def _redo(self) -> None:
        self._change_line(self._match.why_no_redo(), self._match.redo)

    def _change_line(self, why_not: Text | None, change: Callable[[], None]) -> None:
        """Takes back or redoes; what was shown or thought for another line of moves is dropped."""
        if why_not is not None:
            sound.play("error")
            self._say(why_not, "bad")
            return
        self._rivals.cancel()
        change()
        mover = self._match.to_move
        self._turn_to(mover if mover in self._people else self._viewer)

    def _allow(self) -> bool:
        """Greys the commands that can do nothing now; whether that changes the picture."""
        no_take_back = None if self._decision.half_made else self._match.why_no_take_back()
        return self._commands.allow(no_take_back, self._match.why_no_redo())

    def _come_to_result(self, seconds: float) -> None:
        if self._reel.running:
            return
        self._over_for += seconds
        if self._over_for >= AFTERGLOW:
            from game.scenes.result import ResultScreen

            self._signals.end()
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
        if event.key == pygame.K_ESCAPE and not self._in_hand:
            self._open_menu()
            return True
        return self._commands.key(event)

    def _open_menu(self) -> None:
        self._lay_over(MatchMenu(self._desk, self._match))

    def _recap(self) -> None:
        self._lay_over(Recap(self._desk, self._match, self._viewer))

    @property
    def _in_hand(self) -> bool:
        """Whether Esc is the table's, to put something away."""
        return self._table.in_hand or self._decision.half_made is not None

    def _lay_over(self, scene: Scene) -> None:
        self._timeline.hurry = False
        # Keys and buttons that are down now will be let go where the table does not see it.
        self._table.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        self._wish = Push(scene)

    def _obey_settings(self) -> None:
        now = self._desk.settings.now
        self._timeline.speed = SPEEDS[now.speed]
        self._timeline.reduced = self._toast.reduced = now.reduced_motion
        self._reel.pause = now.pause
        self._commands.follow()
        if self._begun and now.standing != self._standing:
            self.resize(self._frame)
            self._wish = self._wish or Repaint()

    def _mute(self) -> None:
        muted = not self._desk.settings.now.muted
        self._desk.settings.change(muted=muted)
        self._say(text("Sound is off") if muted else text("Sound is on"))

    def _refuse(self, why: Text) -> None:
        sound.play("stone-refused")
        self._say(why, "bad")

    def _say(self, sentence: Text, sort: Any = "plain") -> None:
        self._toast.say(self._desk.language.say(sentence, self._match.names), sort)
        self._wish = self._wish or Repaint()

    def _take_wish(self) -> Change | None:
        wish, self._wish = self._wish, None
        return wish
