"""How far a match can be taken back: to a person's decision, but past nothing newly learned."""

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from game.truth import Truth
from rules.game import CHANCE, AnyGame, Seat, Text, text

WORLDS: Final = 32
"""In how many imagined states a move is tried; what all of them show alike was known before."""

NOTHING: Final = text("There is nothing to take back yet.")
DRAWN: Final = text("What was drawn since then cannot be taken back.")
SEEN: Final = text("What was uncovered since then cannot be taken back.")


class WayBack:
    """From where a match stands to the position before the last decision that a person made.

    To be told of every move right after it was made; `turn` counts the moves before that
    decision. The way is closed as long as there is no such decision, and once any of the people
    has learned something since, unless it is `free`.
    """

    def __init__(self, truth: Truth, people: Sequence[Seat], *, free: bool) -> None:
        self.turn = 0
        self._people = people
        self._free = free
        self._opening = self._opening_at(truth)
        self._examined: Truth | None = None
        self._unexamined: deque[Any] = deque()
        self._news: Text | None = None

    def note(self, truth: Truth, move: Any) -> None:
        """Takes in that this move led to this position."""
        if self._opening is not None:
            self.turn = self._opening.turn
            self._examined, self._news = self._opening, None
            self._unexamined.clear()
        if self._examined is not None and not self._free:
            self._unexamined.append(move)
        self._opening = self._opening_at(truth)

    def why_closed(self) -> Text | None:
        """Why nothing can be taken back, in one sentence; None if it can."""
        if self._examined is None:
            return NOTHING
        while self._unexamined and self._news is None:
            move = self._unexamined.popleft()
            self._news = news(self._examined, move, self._people)
            self._examined.apply(move, None)
        return self._news

    def _opening_at(self, truth: Truth) -> Truth | None:
        """The position apart if a person begins a decision there."""
        begins = truth.state.to_move in self._people and not truth.game.midway(truth.state)
        return truth.copy() if begins else None


def news(truth: Truth, move: Any, people: Sequence[Seat]) -> Text | None:
    """What sort of thing this next move would teach one of the people; None if nothing."""
    if not any(teaches(truth, move, seat) for seat in people):
        return None
    return DRAWN if truth.state.to_move == CHANCE else SEEN


def teaches(truth: Truth, move: Any, seat: Seat) -> bool:
    """Whether this next move would show the seat something that it could not know before.

    A draw does if the seat sees it whole. All else does if it could have looked otherwise: if in
    a state that the seat must think possible the move is illegal, or tells it other events.
    """
    game = truth.game
    draws = truth.state.to_move == CHANCE
    told = _told(game, truth.state.copy(), move)
    shown = [event.seen_by(seat) for event in told]
    if draws and any(event in shown for event in told):
        return True
    view = truth.view(seat)
    rng = Random(truth.turn)
    for _ in range(WORLDS):
        world = game.imagine(view, rng)
        played = game.chance(world, rng) if draws else move
        if not draws and played not in game.legal_moves(world):
            return True
        if [event.seen_by(seat) for event in _told(game, world, played)] != shown:
            return True
    return False


def _told(game: AnyGame, state: Any, move: Any) -> list[Any]:
    told: list[Any] = []
    game.apply(state, move, told.append)
    return told
