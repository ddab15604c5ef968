"""What a decision came to."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.truth import Seen
from saves.writer import Ticket


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
