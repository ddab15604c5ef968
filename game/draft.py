"""A decision of several stages, tried on a copy before it is made."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.step import Step
from game.truth import Seen, Truth
from rules.game import Seat, Text


class Draft:
    """The stages so far of the decision of the seat to move, which alone watches them.

    Only a stage after which the same decision goes on is played, on the copy. The move that ends
    the decision is kept unplayed, so that nothing is learned before the commit.
    """

    def __init__(self, truth: Truth, commit: Callable[[Sequence[Any], Seat], Step]) -> None:
        self.moves: list[Any] = []
        self.complete = False
        self._truth = truth.copy()
        self._seat: Seat = truth.state.to_move
        self._commit = commit
        self._shown = 0

    def legal_moves(self) -> Sequence[Any]:
        """The stages that may come next; empty once the decision is complete."""
        return () if self.complete else self._truth.legal_moves()

    def why_not(self, move: Any) -> Text:
        """One sentence for a person who tries an illegal stage."""
        return self._truth.game.why_not(self._truth.state, move)

    def play(self, move: Any) -> Sequence[Seen]:
        """Tries a stage and gives what is seen of it, nothing if it completes the decision.

        Raises IllegalMoveError, and ValueError if the decision is complete.
        """
        if self.complete:
            raise ValueError("The decision is complete.")
        self._truth.check(move)
        self.moves.append(move)
        if not self._goes_on(move):
            self.complete = True
            return ()
        seen = self._truth.apply(move, self._seat)
        self._shown += len(seen)
        return seen

    def view(self, viewer: Seat) -> Any:
        """What the viewer would know after the stages shown."""
        return self._truth.view(viewer)

    def commit(self) -> Step:
        """Makes the decision in one step, which holds what was not shown yet.

        Raises ValueError if the decision is not complete, was made, or the match has moved on.
        """
        if not self.complete:
            raise ValueError("The decision is not complete.")
        step = self._commit(self.moves, self._seat)
        return replace(step, seen=step.seen[self._shown :])

    def _goes_on(self, move: Any) -> bool:
        game, trial = self._truth.game, self._truth.state.copy()
        game.apply(trial, move, None)
        return bool(trial.to_move == self._seat and game.midway(trial))
