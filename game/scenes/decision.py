"""The decision of the person to move, stage by stage until it counts."""

from collections.abc import Sequence
from typing import Any

from game.match import Draft, Match, Seen
from game.table.table import HalfMade
from rules.game import Seat, Text


class Decision:
    """One stage counts at once; several are tried on a draft and wait for the tick."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._draft: Draft | None = None

    @property
    def half_made(self) -> HalfMade | None:
        """The stages made so far, None if there are none."""
        draft = self._draft
        if draft is None:
            return None
        return HalfMade(draft.moves[-1] if draft.complete else None)

    @property
    def complete(self) -> bool:
        """Whether it can be made."""
        return self._draft is not None and self._draft.complete

    def legal_moves(self) -> Sequence[Any]:
        """The moves or stages that may come next."""
        return (self._draft or self._match).legal_moves()

    def view(self, seat: Seat) -> Any:
        """What the seat knows after the stages so far."""
        return (self._draft or self._match).view(seat)

    def why_not(self, move: Any) -> Text:
        """One sentence for a person who tries an illegal move or stage."""
        return self._draft.why_not(move) if self._draft else self._match.why_not(move)

    def play(self, move: Any, *, count: bool = True) -> Sequence[Seen]:
        """Makes a stage and gives what is seen of it; IllegalMoveError if it may not be made.

        A decision of one stage counts at once if told so.
        """
        draft = self._draft or self._match.draft()
        first = not draft.moves
        seen = draft.play(move)
        self._draft = draft
        return self.commit() if count and first and draft.complete else seen

    def commit(self) -> Sequence[Seen]:
        """Lets a complete decision count, and gives what is seen of it then."""
        assert self._draft is not None
        step = self._draft.commit()
        self._draft = None
        return step.seen

    def drop(self) -> None:
        """Forgets the stages so far."""
        self._draft = None
