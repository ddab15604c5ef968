"""What is heard of a match besides its clips: whose turn it is, and how it ended."""

from collections.abc import Collection

from game import sound
from game.match import Match
from rules.game import Seat


class Signals:
    """Rings for people; where only opponents play, nobody is called."""

    def __init__(self, match: Match, people: Collection[Seat]) -> None:
        self._match = match
        self._people = people
        self._called: Seat | None = None

    def call(self, seat: Seat) -> None:
        """A seat is to act now; heard once, however many moves it makes on end."""
        if self._people and seat != self._called:
            sound.play("your-turn" if seat in self._people else "rival-turn")
        self._called = seat

    def end(self) -> None:
        """The match is over: a person's win, a defeat, or a win of whoever was watched."""
        result = self._match.result
        winners = set(result.winners) if result else set()
        sound.play("win" if not self._people or winners & set(self._people) else "defeat")
