"""Points: of sets, for the most corrupt, and where each came from."""

from typing import Final

from rules.game import ScoreLine, Seat, Text, text
from rules.packed import append, i64, vec
from rules.rows import highest
from rules.sobek.counts import pile_cards, set_size
from rules.sobek.pieces import CURSE_CARDS, KINDS, SCARABS, TYPES
from rules.sobek.pieces import FIRST as TYPE_FIRST
from rules.sobek.rulings import PENALTY_GROUP, PENALTY_STEP
from rules.sobek.state import FROM_CORRUPTION, FROM_CROSS, FROM_EVENTS, FROM_SETS, SOURCES, State

_SCARABS: Final = vec[i64](SCARABS)


def scarabs_of(cards: vec[i64], seat: i64) -> i64:
    """Scarabs on those of these cards that are the seat's."""
    first = seat * KINDS
    found: i64 = 0
    for kind in TYPE_FIRST:
        found += cards[first + kind] * _SCARABS[kind]
    return found


def pile_size(state: State, seat: i64) -> i64:
    """Cards in the seat's corruption pile, a curse counting as two (9.4)."""
    return pile_cards(state, seat) + CURSE_CARDS * state.curses[seat]


def set_points(state: State, seat: i64, type_: i64) -> i64:
    """Scarabs times cards of the seat's open set of the type; 0 if it has none (9.3)."""
    kind = TYPE_FIRST[type_]
    scarabs = state.sets[seat * KINDS + kind] * _SCARABS[kind]
    if scarabs == 0:
        return 0
    return scarabs * (set_size(state, seat, type_) + state.prosperity[seat * TYPES + type_])


def sets_points(state: State, seat: i64) -> i64:
    """Points of all open sets of the seat."""
    points: i64 = 0
    for type_ in range(TYPES):
        points += set_points(state, seat, type_)
    return points


def penalty(earned: i64) -> i64:
    """What the most corrupt loses who earned so much by sets this round (9.4)."""
    return earned // PENALTY_GROUP * PENALTY_STEP


def most_corrupt(sizes: vec[i64], scarabs: vec[i64]) -> vec[i64]:
    """Who has the largest pile, ties by scarabs in it; nobody if all are empty (9.4)."""
    found = vec[i64]()
    largest = highest(sizes)
    if largest == 0:
        return found
    most: i64 = 0
    for seat in range(len(sizes)):
        if sizes[seat] == largest:
            most = max(most, scarabs[seat])
    for seat in range(len(sizes)):
        if sizes[seat] == largest and scarabs[seat] == most:
            found = append(found, seat)
    return found


def scores(state: State) -> tuple[int, ...]:
    """Points on the track."""
    return tuple(state.score)


def tie_breaks(state: State) -> list[ScoreLine]:
    """The smaller pile, then fewer scarabs in it (10); below 0, as the highest figure wins."""
    seats = range(state.seats)
    sizes = tuple([-pile_size(state, seat) for seat in seats])
    scarabs = tuple([-scarabs_of(state.piles, seat) for seat in seats])
    return [
        ScoreLine(text("Cards in the jar"), sizes),
        ScoreLine(text("Scarabs in the jar"), scarabs),
    ]


def winners(state: State) -> tuple[Seat, ...]:
    """Farthest on the track, then the smaller pile, then fewer scarabs in it; else shared (10)."""
    best = vec[i64]()
    for seat in range(state.seats):
        ahead: i64 = _ahead(state, seat, best[0]) if len(best) > 0 else 1
        if ahead > 0:
            best = vec[i64]()
        if ahead >= 0:
            best = append(best, seat)
    return tuple(best)


def _ahead(state: State, seat: i64, other: i64) -> i64:
    """How far one seat is ahead of another, behind it below 0, by the first rule that decides."""
    points = state.score[seat] - state.score[other]
    if points != 0:
        return points
    cards = pile_size(state, other) - pile_size(state, seat)
    if cards != 0:
        return cards
    return scarabs_of(state.piles, other) - scarabs_of(state.piles, seat)


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


def gain(state: State, seat: i64, source: i64, points: i64) -> None:
    """Moves the marker of the seat and writes down why."""
    state.score[seat] += points
    state.ledger[((state.round - 1) * SOURCES + source) * state.seats + seat] += points
