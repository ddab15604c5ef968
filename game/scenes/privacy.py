"""Who may look at the screen: anybody, or one person alone while the others look away."""

from typing import Any

from game.match import Match
from game.seats import Human
from rules.game import Seat


class Privacy:
    """For whom the curtain was opened, and whether it must close before a view is shown."""

    def __init__(self, match: Match) -> None:
        people = sum(isinstance(who, Human) for who in match.seats)
        self._kept = people > 1 and match.record().curtain
        self._private = match.game.private
        self._alone: Seat | None = None

    def needs_curtain(self, seat: Seat, view: Any) -> bool:
        """Whether the seat may be shown this view only after a curtain.

        So it is for what another person may not know, and for whoever comes after a person that
        had the screen alone.
        """
        if not self._kept or seat == self._alone:
            return False
        return self._alone is not None or self._private(view)

    def show(self, seat: Seat, view: Any) -> None:
        """The seat looks at this view now; alone, if it is private."""
        self._alone = seat if self._kept and self._private(view) else None

    def lose_sight(self) -> None:
        """The screen was out of sight: anybody may look at it next."""
        self._alone = None
