"""The true state of a match and what every seat knows of it, kept in step."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from game.made import Made
from rules.game import AnyGame, Seat, Text
from saves.replay import Played, Replay


@dataclass(frozen=True, slots=True)
class Seen:
    """An event as a viewer sees it, and that viewer's view right after it."""

    event: Any
    view: Any


class IllegalMoveError(ValueError):
    """A move that the rules do not allow now; `why` says so in one sentence."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.one)
        self.why = why


class Truth:
    """A true state, a memory for every seat, and the `line` of all moves so far."""

    def __init__(self, game: AnyGame, state: Any, memories: Sequence[Any]) -> None:
        self.game = game
        self.state = state
        self.line: list[Made] = []
        self._memories = memories
        self._events: list[Any] = []  # of the move being made

    @classmethod
    def before(cls, replay: Replay) -> "Truth":
        """The truth before the first move of a replay, of which it is to be the only listener."""
        game, setup = replay.game, replay.setup
        memories = [game.memory(setup, seat) for seat in range(setup.seats)]
        return cls(game, replay.state, memories)

    @property
    def turn(self) -> int:
        """How many moves were played."""
        return len(self.line)

    def follow(self, replay: Replay) -> Iterator[tuple[Played, Sequence[Any]]]:
        """The moves of that replay, each with the true events it made."""
        for played in replay.moves(self.fold):
            self._add(played.seat, played.move)
            yield played, self.line[-1].events

    def copy(self) -> "Truth":
        """The same position and knowledge apart."""
        apart = Truth(self.game, self.state.copy(), deepcopy(self._memories))
        apart.line = self.line[:]
        return apart

    def view(self, seat: Seat) -> Any:
        """All that the seat may know."""
        return self.game.view(self.state, self._memories[seat], seat)

    def check(self, move: Any) -> None:
        """Raises IllegalMoveError unless the seat to move may play this."""
        if move not in self.legal_moves():
            raise IllegalMoveError(self.game.why_not(self.state, move))

    def legal_moves(self) -> Sequence[Any]:
        """The moves of the seat to move; empty when chance moves or the game is over."""
        return self.game.legal_moves(self.state) if self.state.to_move >= 0 else ()

    def fold(self, event: Any) -> None:
        """Lets every seat remember a true event as it saw it."""
        self._events.append(event)
        for seat, memory in enumerate(self._memories):
            self.game.remember(memory, event.seen_by(seat))

    def apply(self, move: Any, viewer: Seat | None) -> list[Seen]:
        """Plays a possible move and gives what the viewer sees of it; nothing without a viewer."""
        seen: list[Seen] = []

        def tell(event: Any) -> None:
            self.fold(event)
            if viewer is not None:
                seen.append(Seen(event.seen_by(viewer), self.view(viewer)))

        mover = self.state.to_move
        self.game.apply(self.state, move, tell)
        self._add(mover, move)
        if seen and viewer is not None:
            # The last event is told before the move is over.
            seen[-1] = Seen(seen[-1].event, self.view(viewer))
        return seen

    def _add(self, mover: Seat, move: Any) -> None:
        self.line.append(Made(mover, move, self._events))
        self._events = []
