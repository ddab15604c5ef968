"""What the table remembers of the events of a round beyond what a view holds."""

from dataclasses import dataclass, field
from math import ceil
from typing import Any

from game.tables.sobek.set_plan import Sum, set_sum
from rules.game import HIDDEN, Seat
from rules.sobek import events as ev
from rules.sobek.pieces import DELIVERY, TYPES
from rules.sobek.view import View


@dataclass(frozen=True, slots=True)
class SetScored:
    """A set as it counts at the end of a round."""

    type: int
    crosswise: bool
    sum: Sum


@dataclass(slots=True)
class Tally:
    """The end of a round, as far as it was told: what counts for every seat."""

    round: int
    before: tuple[int, ...]
    """Points on the track before the sets were scored."""
    sets: dict[Seat, tuple[SetScored, ...]] = field(default_factory=dict)
    earned: dict[Seat, int] = field(default_factory=dict)
    """Points of all sets of a seat, once they are scored."""
    sizes: tuple[int, ...] = ()
    """Cards in the jars with their curses, once they are opened."""
    scarabs: tuple[int, ...] = ()
    """Those in jars of the same size, else HIDDEN."""
    corrupt: tuple[Seat, ...] = ()
    lost: dict[Seat, int] = field(default_factory=dict)
    over: bool = False
    """The round is over, or the game."""

    @property
    def tied(self) -> bool:
        """Whether scarabs had to decide."""
        return any(count != HIDDEN for count in self.scarabs)

    def score(self, seat: Seat) -> int:
        """Points on the track as far as they were told."""
        return self.before[seat] + self.earned.get(seat, 0) - self.lost.get(seat, 0)


class Chronicle:
    """Who used which token, what was discarded last, which delivery it is, how rounds end."""

    def __init__(self) -> None:
        self.used: list[tuple[int, Seat]] = []
        """Event tokens of this round in the order of use."""
        self.top: int | None = None
        """The kind that was discarded last."""
        self.delivery = 0
        """How many deliveries there were in this round."""
        self.tally: Tally | None = None
        """How the last round ended, from the scoring of the first set until it was read."""
        self._dealing = False

    def follow(self, event: Any) -> None:
        """Remembers one event."""
        delivered = isinstance(event, ev.CardDelivered)
        if delivered and not self._dealing:
            self.delivery += 1
        self._dealing = delivered
        match event:
            case ev.RoundBegan() | ev.RoundEnded():
                self.used, self.top, self.delivery = [], None, 0
            case ev.TokenUsed(seat=seat, token=token):
                self.used.append((token, seat))
            case ev.CharacterPlayed(kind=kind):
                self.top = kind
            case ev.PileCleansed(kinds=kinds) if kinds:
                self.top = kinds[-1]

    def deliveries(self, view: View) -> tuple[int, int]:
        """The number of this delivery, 0 between rounds, and how many the round has."""
        coming = view.draws if self._dealing else 0
        return self.delivery, self.delivery + ceil((view.to_deal - coming) / DELIVERY)

    def count(self, event: Any, view: View) -> None:
        """Follows how a round ends; the view is the one right after the event."""
        tally = self.tally
        if isinstance(event, ev.SetsScored):
            if tally is None:
                before = list(view.score)
                before[event.seat] -= event.open + event.crosswise
                tally = self.tally = Tally(view.round, tuple(before))
                tally.sets = {seat: sets_of(view, seat) for seat in range(view.seats)}
            tally.earned[event.seat] = event.open + event.crosswise
        elif tally is not None:
            match event:
                case ev.PilesCompared(sizes=sizes, scarabs=scarabs, corrupt=corrupt):
                    tally.sizes, tally.scarabs, tally.corrupt = sizes, scarabs, corrupt
                case ev.Penalised(seat=seat, points=points):
                    tally.lost[seat] = points
                case ev.RoundEnded() | ev.GameEnded():
                    tally.over = True


def sets_of(view: View, seat: Seat) -> tuple[SetScored, ...]:
    """All sets of a seat with what they are worth, crosswise ones last."""
    found = []
    for crosswise in (False, True):
        for type_ in range(TYPES):
            worth = set_sum(view, seat, type_, crosswise=crosswise)
            if worth.cards:
                found.append(SetScored(type_, crosswise, worth))
    return tuple(found)
