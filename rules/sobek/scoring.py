"""Points: of sets, for the most corrupt, and where each came from."""

from collections.abc import Sequence

from rules.game import ScoreLine, Seat, Text, text
from rules.sobek.pieces import CURSE_CARDS, KINDS, TYPES, VALUED
from rules.sobek.pieces import END as TYPE_END
from rules.sobek.pieces import FIRST as TYPE_FIRST
from rules.sobek.rulings import PENALTY_GROUP, PENALTY_STEP
from rules.sobek.state import FROM_CORRUPTION, FROM_CROSS, FROM_EVENTS, FROM_SETS, SOURCES, State


def scarabs_of(cards: Sequence[int], seat: Seat) -> int:
    """Scarabs on those of these cards that are the seat's."""
    first = seat * KINDS
    return sum(cards[first + kind] * worth for kind, worth in VALUED)


def pile_size(state: State, seat: Seat) -> int:
    """Cards in the seat's corruption pile, a curse counting as two (9.4)."""
    first = seat * KINDS
    return sum(state.piles[first : first + KINDS]) + CURSE_CARDS * state.curses[seat]


def set_points(state: State, seat: Seat, type_: int) -> int:
    """Scarabs times cards of the seat's open set of the type; 0 if it has none (9.3)."""
    first = seat * KINDS
    cards = state.sets[first + TYPE_FIRST[type_] : first + TYPE_END[type_]]
    size = sum(cards) + state.set_amulets[seat * TYPES + type_]
    kind, worth = VALUED[type_]
    return state.sets[first + kind] * worth * (size + state.prosperity[seat * TYPES + type_])


def sets_points(state: State, seat: Seat) -> int:
    """Points of all open sets of the seat."""
    return sum(set_points(state, seat, type_) for type_ in range(TYPES))


def penalty(earned: int) -> int:
    """What the most corrupt loses who earned so much by sets this round (9.4)."""
    return earned // PENALTY_GROUP * PENALTY_STEP


def most_corrupt(sizes: Sequence[int], scarabs: Sequence[int]) -> tuple[Seat, ...]:
    """Who has the largest pile, ties by scarabs in it; nobody if all are empty (9.4)."""
    largest = max(zip(sizes, scarabs, strict=True))
    if max(sizes) == 0:
        return ()
    pairs = zip(sizes, scarabs, strict=True)
    return tuple(seat for seat, pair in enumerate(pairs) if pair == largest)


def scores(state: State) -> tuple[int, ...]:
    """Points on the track."""
    return tuple(state.score)


def tie_breaks(state: State) -> list[ScoreLine]:
    """The smaller pile, then fewer scarabs in it (10); below 0, as the highest figure wins."""
    seats = range(state.seats)
    return [
        ScoreLine(text("Cards in the jar"), tuple(-pile_size(state, seat) for seat in seats)),
        ScoreLine(
            text("Scarabs in the jar"), tuple(-scarabs_of(state.piles, seat) for seat in seats)
        ),
    ]


def winners(state: State) -> tuple[Seat, ...]:
    """Farthest on the track, then the smaller pile, then fewer scarabs in it; else shared (10)."""
    rank = [
        (state.score[seat], -pile_size(state, seat), -scarabs_of(state.piles, seat))
        for seat in range(state.seats)
    ]
    best = max(rank)
    return tuple(seat for seat in range(state.seats) if rank[seat] == best)


def source_title(round_: int, source: int) -> Text:
    """The name of a line of the score sheet."""
    if source == FROM_SETS:
        return text("Round {n}: open sets", n=round_)
    if source == FROM_CROSS:
        return text("Round {n}: crosswise sets", n=round_)
    if source == FROM_EVENTS:
        return text("Round {n}: events", n=round_)
    return text("Round {n}: corruption", n=round_)


def score_sheet(state: State) -> list[ScoreLine]:
    """Points by round and source; its columns add up to the track at any time."""
    lines = []
    for round_ in range(1, max(state.round, 1) + 1):
        for source in (FROM_SETS, FROM_CROSS, FROM_EVENTS, FROM_CORRUPTION):
            first = ((round_ - 1) * SOURCES + source) * state.seats
            points = tuple(state.ledger[first : first + state.seats])
            lines.append(ScoreLine(source_title(round_, source), points))
    return lines


def gain(state: State, seat: Seat, source: int, points: int) -> None:
    """Moves the marker of the seat and writes down why."""
    state.score[seat] += points
    state.ledger[((state.round - 1) * SOURCES + source) * state.seats + seat] += points
