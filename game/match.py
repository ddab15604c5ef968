"""One sitting at a game: the only holder of a true state outside the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from game import VERSION
from game.draft import Draft
from game.seats import Sitter, names
from game.truth import IllegalMoveError, Seen, Truth
from rules.catalogue import GAMES
from rules.game import CHANCE, AnyGame, ScoreLine, Seat, Setup, Text
from saves.library import Library
from saves.record import MatchRecord, Result, now, with_moves
from saves.replay import Replay, result_of
from saves.writer import Ticket

__all__ = ["Draft", "IllegalMoveError", "Match", "Seen", "Step"]


@dataclass(frozen=True, slots=True)
class Step:
    """A decision with all chance moves after it.

    `seen` is what the viewer saw, in order; `moves` are the numbers of its moves, from 1.
    """

    seen: Sequence[Seen]
    moves: range
    ticket: Ticket[None] | None

    @property
    def saved(self) -> bool:
        """Whether nothing of the step waits for the disk; so too in a match that is not kept."""
        return self.ticket is None or self.ticket.saved

    def wait_saved(self, seconds: float) -> bool:
        """Waits for the disk, but no longer than that; whether the step is saved."""
        return self.ticket is None or self.ticket.wait(seconds)


class Match:
    """One match from its first draw to its result, saved step by step if it has a library.

    `number` is its number in the library. Draw n of a match depends on the seed and n alone, so
    that neither a restart nor a take-back draws luck anew.
    """

    def __init__(self, replay: Replay, library: Library | None, number: int | None) -> None:
        self.game: AnyGame = replay.game
        self.setup: Setup = replay.setup
        self.seats: Sequence[Sitter] = replay.record.seats
        self.names = names(self.seats)
        self.number = number
        self._library = library
        self._ticket: Ticket[None] | None = None
        self._head = replay.record
        self._moves: list[str] = []
        self._draws = 0
        self._truth = Truth.before(replay)
        for played, _ in self._truth.follow(replay):
            self._moves.append(played.text)
            self._draws += played.seat == CHANCE
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
    ) -> "Match":
        """A match up to the first decision, from the beginning or from a position's JSON.

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

        The library must have given the record with `resume`. Raises RecordError and
        BrokenRecordError.
        """
        match = cls(Replay(record, games), library, number)
        if len(match._moves) > len(record.moves) or match.result != record.result:
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
    def result(self) -> Result | None:
        """Points and winners, None while the match goes on."""
        return result_of(self.game, self._truth.state)

    @property
    def saved(self) -> bool:
        """Whether nothing waits for the disk."""
        return self._ticket is None or self._ticket.saved

    def record(self) -> MatchRecord:
        """The match so far in its written form."""
        return msgspec.structs.replace(self._head, moves=tuple(self._moves), result=self.result)

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
        turn = self.turn

        def commit(moves: Sequence[Any], viewer: Seat) -> Step:
            if self.turn != turn:
                raise ValueError("The match has moved on.")
            return self._play(moves, viewer)

        return Draft(self._truth, commit)

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

    def log(self, viewer: Seat, since: int = 0) -> list[tuple[int, Any]]:
        """The events of all moves after that turn as the viewer saw them, with their numbers."""
        return [(n, event.seen_by(viewer)) for n, event in self._truth.told if n > since]

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
            self._draws += 1
            luck = Random(f"{self._head.seed}:{self._draws}")
            seen += self._apply(self.game.chance(self._truth.state, luck), viewer)
        return seen

    def _apply(self, move: Any, viewer: Seat | None) -> list[Seen]:
        seen = self._truth.apply(move, viewer)
        self._moves.append(self.game.move_to_text(move))
        return seen

    def _save(self, since: int) -> None:
        if self._library is not None and self.number is not None:
            step = self._moves[since:]
            self._ticket = self._library.append(self.number, step, self.result)
