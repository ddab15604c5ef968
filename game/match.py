"""One sitting at a game: the only holder of a true state outside the rules."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from game import VERSION
from game.draft import Draft
from game.made import known_moves
from game.seats import Human, Sitter, names
from game.step import Step
from game.takeback import WayBack
from game.truth import IllegalMoveError, Seen, Truth
from rules.catalogue import GAMES
from rules.game import CHANCE, AnyGame, ScoreLine, Seat, Setup, Text, text
from saves.library import Library
from saves.line import Line, Row
from saves.record import MatchRecord, Result, now, with_moves
from saves.replay import Replay, result_of
from saves.writer import Ticket

__all__ = ["Draft", "IllegalMoveError", "Match", "Seen", "Step"]

OVER: Final = text("The match is over.")
NOTHING_UNDONE: Final = text("There is nothing to redo.")


class Match:
    """One match from its first draw to its result, saved step by step if it has a library.

    `number` is its number in the library. Draw n of a match depends on the seed and n alone, so
    that neither a restart nor a take-back draws luck anew.
    """

    def __init__(
        self,
        replay: Replay,
        library: Library | None,
        number: int | None,
        line: Line | None = None,
    ) -> None:
        self.game: AnyGame = replay.game
        self.setup: Setup = replay.setup
        self.seats: Sequence[Sitter] = replay.record.seats
        self.names = names(self.seats)
        self.number = number
        self._library = library
        self._ticket: Ticket[None] | None = None
        self._head = msgspec.structs.replace(replay.record, moves=(), result=None)
        self._line = line or Line(Row("move", text=move) for move in replay.record.moves)
        self._retrace(replay)
        self._moment = self.turn
        self._draw(None)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        setup: Setup,
        seats: Sequence[Sitter],
        seed: int,
        library: Library | None = None,
        *,
        start: dict[str, Any] | None = None,
        free_take_back: bool = False,
        curtain: bool = True,
    ) -> "Match":
        """A match up to the first decision, from the beginning or from a position's JSON.

        With `free_take_back`, for one person alone with opponents, anything can be taken back;
        without `curtain`, people see each other's secrets on the screen they share.
        ValueError says in one sentence what does not fit.
        """
        if len(seats) != setup.seats:
            raise ValueError(f"There are {setup.seats} seats, but {len(seats)} who sit there.")
        head = MatchRecord(
            game=game.name,
            rules=game.version,
            app=VERSION,
            created=now(),
            seats=tuple(seats),
            options=dict(setup.options),
            seed=seed,
            start=start,
            free_take_back=free_take_back,
            curtain=curtain,
        )
        match = cls(Replay(with_moves(head, ()), {game.name: game}), library, None)
        if library is not None:
            match.number, match._ticket = library.new(match.record())
        return match

    @classmethod
    def resume(
        cls,
        record: MatchRecord,
        library: Library | None = None,
        number: int | None = None,
        games: Mapping[str, AnyGame] = GAMES,
    ) -> "Match":
        """The match of a record, at its last move; kept on in the library under that number.

        The library must have given the record with `resume`; what was taken back there can be
        redone. Raises RecordError, BrokenRecordError and LibraryError.
        """
        line = None if library is None or number is None else library.line(number)
        match = cls(Replay(record, games), library, number, line)
        if match.turn > len(record.moves) or match.result != record.result:
            match._save(len(record.moves))
        return match

    @property
    def to_move(self) -> Seat:
        """The seat that decides now, or NOBODY."""
        seat: Seat = self._truth.state.to_move
        return seat

    @property
    def turn(self) -> int:
        """How many moves were played, chance moves among them."""
        return self._truth.turn

    @property
    def moment(self) -> int:
        """Grows with every move, take-back and redo, so no two positions of a sitting share it."""
        return self._moment

    @property
    def result(self) -> Result | None:
        """Points and winners, None while the match goes on."""
        return result_of(self.game, self._truth.state)

    @property
    def saved(self) -> bool:
        """Whether nothing waits for the disk."""
        return self._ticket is None or self._ticket.saved

    def record(self) -> MatchRecord:
        """The match so far in its written form."""
        return msgspec.structs.replace(
            self._head, moves=tuple(self._line.moves), result=self.result
        )

    def legal_moves(self) -> Sequence[Any]:
        """The moves of the seat to move; empty once the match is over."""
        return self._truth.legal_moves()

    def why_not(self, move: Any) -> Text:
        """One sentence for a person who tries an illegal move."""
        return self.game.why_not(self._truth.state, move)

    def play(self, move: Any, viewer: Seat) -> Step:
        """Plays a move of the seat to move and the chance moves after it, as the viewer sees it.

        Raises IllegalMoveError, and nothing has changed then.
        """
        return self._play([move], viewer)

    def draft(self) -> Draft:
        """The decision of the seat to move, to be tried before it is made."""
        moment = self.moment

        def commit(moves: Sequence[Any], viewer: Seat) -> Step:
            if self.moment != moment:
                raise ValueError("The match has moved on.")
            return self._play(moves, viewer)

        return Draft(self._truth, commit)

    def why_no_take_back(self) -> Text | None:
        """Why nothing can be taken back now, in one sentence; None if it can."""
        return OVER if self.result is not None else self._way_back.why_closed()

    def take_back(self) -> None:
        """Goes back to the position before the last decision of a person.

        All moves since go with it, out of views, memories and log too. ValueError if it cannot be.
        """
        if why := self.why_no_take_back():
            raise ValueError(why.one)
        count = self.turn - self._way_back.turn
        self._line.take_back(count)
        self._go_along_line()
        self._keep(lambda library, number: library.take_back(number, count))

    def why_no_redo(self) -> Text | None:
        """Why no take-back can be undone now, in one sentence; None if one can."""
        return None if self._line.undone else NOTHING_UNDONE

    def redo(self) -> None:
        """Brings again what the latest take-back took; ValueError if a move was made since."""
        if why := self.why_no_redo():
            raise ValueError(why.one)
        self._line.redo()
        self._go_along_line()
        self._keep(Library.redo)

    def view(self, seat: Seat) -> Any:
        """All that the seat may know."""
        return self._truth.view(seat)

    def standing(self, seat: Seat) -> Sequence[ScoreLine]:
        """What the score sheet would be if the match ended now, as far as the seat knows."""
        return self.game.standing(self.view(seat))

    def score_sheet(self) -> Sequence[ScoreLine]:
        """Where every point came from; ValueError while the match goes on."""
        if self.result is None:
            raise ValueError("The match is not over.")
        return self.game.score_sheet(self._truth.state)

    def tie_breaks(self) -> Sequence[ScoreLine]:
        """What decides between equal points; ValueError while the match goes on."""
        if self.result is None:
            raise ValueError("The match is not over.")
        return self.game.tie_breaks(self._truth.state)

    def log(self, viewer: Seat, since: int = 0) -> list[tuple[int, Any]]:
        """The events of all moves after that turn as the viewer saw them, with their numbers."""
        return [
            (number, event.seen_by(viewer))
            for number, made in enumerate(self._truth.line[since:], since + 1)
            for event in made.events
        ]

    def last_decision_of(self, seat: Seat) -> int:
        """The turn right after the seat's last move, 0 if it made none.

        What happened since is `log(viewer, since=...)` of that turn.
        """
        line = self._truth.line
        return next((turn for turn in range(self.turn, 0, -1) if line[turn - 1].mover == seat), 0)

    def known_moves(self, seat: Seat, since: int) -> tuple[Any, ...] | None:
        """The moves of seats after that turn; None if the seat may not know them all."""
        return known_moves(self._truth.line[since:], seat)

    def leave(self) -> None:
        """Ends the sitting; the match may then be resumed, here or elsewhere."""
        if self._library is not None and self.number is not None:
            self._library.leave(self.number)

    def _play(self, moves: Sequence[Any], viewer: Seat) -> Step:
        before = self.turn
        seen: list[Seen] = []
        for move in moves:
            self._truth.check(move)
            seen += self._apply(move, viewer)
        seen += self._draw(viewer)
        self._save(before)
        return Step(seen, range(before + 1, self.turn + 1), self._ticket)

    def _draw(self, viewer: Seat | None) -> list[Seen]:
        seen: list[Seen] = []
        while self.to_move == CHANCE:
            draw = 1 + sum(made.mover == CHANCE for made in self._truth.line)
            luck = Random(f"{self._head.seed}:{draw}")
            seen += self._apply(self.game.chance(self._truth.state, luck), viewer)
        return seen

    def _apply(self, move: Any, viewer: Seat | None) -> list[Seen]:
        seen = self._truth.apply(move, viewer)
        self._line.play(self.game.move_to_text(move))
        self._way_back.note(self._truth, move)
        self._moment += 1
        return seen

    def _go_along_line(self) -> None:
        record = with_moves(self._head, self._line.moves)
        self._retrace(Replay(record, {self.game.name: self.game}))
        self._moment += 1

    def _retrace(self, replay: Replay) -> None:
        """Begins anew and makes the moves of the replay; nothing of other moves is left."""
        people = [seat for seat, who in enumerate(self.seats) if isinstance(who, Human)]
        self._truth = Truth.before(replay)
        self._way_back = WayBack(self._truth, people, free=self._head.free_take_back)
        for played, _ in self._truth.follow(replay):
            self._way_back.note(self._truth, played.move)

    def _save(self, since: int) -> None:
        step, result = self._line.moves[since:], self.result
        self._keep(lambda library, number: library.append(number, step, result))

    def _keep(self, write: Callable[[Library, int], Ticket[None]]) -> None:
        if self._library is not None and self.number is not None:
            self._ticket = write(self._library, self.number)
