"""The opponents of one match, who are asked for a move when it is theirs to make."""

from typing import Any

from game.ai.question import Question
from game.match import Match
from game.scenes.desk import Desk
from game.seats import Computer
from rules.game import Seat


class Rivals:
    """Asks the worker, one question a moment of the match; old answers are never heard."""

    def __init__(self, desk: Desk, match: Match) -> None:
        self._desk = desk
        self._match = match
        self._asked: int | None = None
        self._move: Any = None
        self._thought: dict[Seat, int] = {}  # the turn at which each seat thought last

    def move(self, seat: Seat, rival: Computer) -> Any:
        """The move that the opponent at a seat, which is to move, makes; None while it thinks."""
        match, moment = self._match, self._match.moment
        if self._asked != moment:
            self._asked, self._move = moment, None
            moves = match.legal_moves()
            if len(moves) == 1:
                self._move = moves[0]
                return self._move
            seed = f"{match.record().seed}:{match.turn}"
            turn, view = match.turn, match.view(seat)
            before = self._thought.get(seat)
            since = None if before is None else match.known_moves(seat, before)
            self._thought[seat] = turn
            self._desk.worker.ask(Question(match.game, view, turn, rival.level, seed, since))
        if self._move is None:
            answer = self._desk.worker.poll()
            if answer is not None and answer.turn == match.turn:
                self._move = answer.move
        return self._move

    def cancel(self) -> None:
        """Nobody thinks any longer, or goes on from what it thought before."""
        if self._asked is not None:
            self._desk.worker.cancel()
        self._asked = self._move = None
        self._thought.clear()
