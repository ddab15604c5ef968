"""From a record back to the position, one move at a time and without any generator."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from rules.catalogue import GAMES
from rules.game import (
    CHANCE,
    NOBODY,
    AnyGame,
    MoveError,
    PositionError,
    Seat,
    Setup,
    Tell,
    Text,
    setup_for,
    text,
)
from saves.record import MatchRecord, RecordError, Result


@dataclass(frozen=True, slots=True)
class Played:
    """One move of a record: its number from 1, and the seat that made it or CHANCE."""

    number: int
    seat: Seat
    move: Any
    text: str


class BrokenRecordError(Exception):
    """A record in good form that breaks the rules: at which move, its text, and why.

    `number` is 0 and `move` empty when the fault is not in a move but in the result.
    """

    def __init__(self, number: int, move: str, why: Text | str) -> None:
        super().__init__(f"move {number}, {move!r}")
        self.number = number
        self.move = move
        self.why = why


class Replay:
    """A record on its way from the start position to its last move.

    `state` is the true position after the moves so far. Raises RecordError when the record is of
    an unknown game or of other rules, or has a setup, start position or move that there is not.
    """

    def __init__(self, record: MatchRecord, games: Mapping[str, AnyGame] = GAMES) -> None:
        self.record = record
        self.game = _game(record, games)
        self.setup = _setup(self.game, record)
        self.state: Any = _start(self.game, self.setup, record)
        self._moves = [self._parsed(*written) for written in enumerate(record.moves, 1)]

    def moves(self, tell: Tell | None = None) -> Iterator[Played]:
        """Plays the moves one by one, telling true events; to be gone through once.

        Raises BrokenRecordError at a move that is not possible and at a result that is not the
        last position's.
        """
        for number, move in enumerate(self._moves, 1):
            played = Played(number, self.state.to_move, move, self.record.moves[number - 1])
            if why := self._fault(played):
                raise BrokenRecordError(number, played.text, why)
            self.game.apply(self.state, played.move, tell)
            yield played
        self._check_result()

    def to_end(self) -> "Replay":
        """Plays all moves and gives itself."""
        for _ in self.moves():
            pass
        return self

    def result(self) -> Result | None:
        """How the match stands ended, None while it goes on."""
        return result_of(self.game, self.state)

    def _parsed(self, number: int, written: str) -> Any:
        try:
            return self.game.move_from_text(written)
        except MoveError as wrong:
            raise RecordError(f"Move {number} of the record is malformed: {wrong}") from wrong

    def _fault(self, played: Played) -> Text | str:
        if played.seat == NOBODY:
            return text("The game was over.")
        if played.seat == CHANCE:
            return self.game.chance_fault(self.state, played.move)
        if played.move in self.game.legal_moves(self.state):
            return ""
        return self.game.why_not(self.state, played.move)

    def _check_result(self) -> None:
        said, found = self.record.result, self.result()
        if said is None or said == found:
            return
        if found is None:
            raise BrokenRecordError(
                0, "", text("The record has a result, but the game is not over.")
            )
        raise BrokenRecordError(0, "", text("The result is not that of the last position."))


def result_of(game: AnyGame, state: Any) -> Result | None:
    """The result of a position, None while the game goes on."""
    if state.to_move != NOBODY:
        return None
    return Result(tuple(game.scores(state)), tuple(sorted(game.winners(state))))


def _game(record: MatchRecord, games: Mapping[str, AnyGame]) -> AnyGame:
    game = games.get(record.game)
    if game is None:
        known = ", ".join(sorted(games))
        raise RecordError(f"There is no game {record.game!r} here; there is {known}.")
    if game.version != record.rules:
        raise RecordError(
            f"The match was played by version {record.rules} of the rules of {game.name}; "
            f"this is version {game.version}."
        )
    return game


def _setup(game: AnyGame, record: MatchRecord) -> Setup:
    try:
        return setup_for(game, len(record.seats), record.options)
    except ValueError as wrong:
        raise RecordError(str(wrong)) from wrong


def _start(game: AnyGame, setup: Setup, record: MatchRecord) -> Any:
    if record.start is None:
        return game.start(setup)
    try:
        state = game.position_from_json(deepcopy(record.start))
    except PositionError as wrong:
        raise RecordError(f"Field start of the record is wrong: {wrong}") from wrong
    if len(game.scores(state)) != setup.seats:
        raise RecordError("Field start of the record is wrong: it has another number of seats.")
    return state
