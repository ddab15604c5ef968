"""Points: on the track, at the end, and where each came from."""

from collections.abc import Sequence
from typing import Final

from rules.game import NOBODY, ScoreLine, Seat, text
from rules.imhotep.pieces import (
    BESIDE_POINT,
    BUILT_SITES,
    BURIAL,
    BURIAL_ROWS,
    DECORATION_SITE,
    FIRST_TOOL,
    GROUP_POINTS,
    HEIGHT_POINTS,
    KINDS,
    MOST_SEATS,
    OBELISKS,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMIDS,
    ROW_POINTS,
    SLED_PLACES,
    STATUE,
    STATUE_POINTS,
    STONES_PER_DECORATION_POINT,
    TEMPLE,
    TEMPLE_WIDTH,
    TOOL_POINT,
    TOWER_STONES,
    WAITING_POINT,
    WRATH_PENALTY,
    tower_points,
)
from rules.imhotep.state import NOWHERE, State
from rules.packed import i64, vec
from rules.rows import count, total

_TEMPLE_WIDTH: Final = vec[i64]([TEMPLE_WIDTH.get(seats, 0) for seats in range(MOST_SEATS + 1)])
_GROUP_POINTS: Final = vec[i64](GROUP_POINTS)
_STATUE_POINTS: Final = vec[i64](STATUE_POINTS)
_ROW_POINTS: Final = vec[i64](ROW_POINTS)
_DECORATED: Final = vec[i64]([DECORATION_SITE.get(kind, NOWHERE) for kind in range(KINDS)])


def columns(state: State) -> i64:
    """How many columns of the temple show a stone."""
    return min(len(state.temple), _TEMPLE_WIDTH[state.seats])


def column_owner(state: State, column: i64) -> Seat:
    """Whose stone is seen in this column from the left: the last one laid there (9.3)."""
    width = _TEMPLE_WIDTH[state.seats]
    layers = (len(state.temple) - 1 - column) // width
    return state.temple[column + layers * width]


def visible_stones(temple: Sequence[Seat], seats: int) -> tuple[Seat, ...]:
    """Owners of the temple's visible stones, by column from the left (9.3)."""
    width = TEMPLE_WIDTH[seats]
    return tuple(temple[column::width][-1] for column in range(min(width, len(temple))))


def ranked(counts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Prizes by rank of the counts; none for 0; tied places share theirs, rounded down (9.5)."""
    return list(_ranked(vec[i64](counts), vec[i64](prizes)))


def _ranked(counts: vec[i64], prizes: vec[i64]) -> vec[i64]:
    points = vec[i64]([0] * len(counts))
    for seat in range(len(counts)):
        place: i64 = 0
        tied: i64 = 0
        for other in counts:
            if other > counts[seat]:
                place += 1
            elif other == counts[seat]:
                tied += 1
        if counts[seat] > 0:
            points[seat] = total(prizes[place : place + tied]) // tied
    return points


def joined_stones(burial: Sequence[Seat]) -> list[list[int]]:
    """Every connected group of the Burial Chamber (9.4): the indexes of its stones, ascending."""
    groups: dict[int, list[int]] = {}
    for stone, first in enumerate(_joined(vec[i64](burial))):
        groups.setdefault(first, []).append(stone)
    return list(groups.values())


def burial_groups(burial: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """Owner and size of every connected group of the Burial Chamber (9.4)."""
    return [(burial[group[0]], len(group)) for group in joined_stones(burial)]


def _joined(burial: vec[i64]) -> vec[i64]:
    """For every stone of the Burial Chamber the first one of its group."""
    first = vec[i64]([0] * len(burial))
    for stone in range(len(burial)):
        first[stone] = stone
        if stone >= BURIAL_ROWS and burial[stone - BURIAL_ROWS] == burial[stone]:
            _join(first, stone, stone - BURIAL_ROWS)
        if stone % BURIAL_ROWS > 0 and burial[stone - 1] == burial[stone]:
            _join(first, stone, stone - 1)
    return first


def _join(first: vec[i64], last: i64, other: i64) -> None:
    """Makes one group of those of the last stone laid and of another one."""
    low = min(first[last], first[other])
    high = max(first[last], first[other])
    for stone in range(high, last + 1):
        if first[stone] == high:
            first[stone] = low


def burial_row_points(burial: Sequence[Seat], seats: int) -> list[list[int]]:
    """Side B: points by row and seat (10.4)."""
    packed = vec[i64](burial)
    return [list(_row_points(packed, seats, row)) for row in range(BURIAL_ROWS)]


def _row_points(burial: vec[i64], seats: i64, row: i64) -> vec[i64]:
    stones = vec[i64]([0] * seats)
    for stone in range(row, len(burial), BURIAL_ROWS):
        stones[burial[stone]] += 1
    return _ranked(stones, _ROW_POINTS)


def burial_points(state: State) -> vec[i64]:
    """Points of the Burial Chamber, by seat."""
    points = vec[i64]([0] * state.seats)
    if state.sides[BURIAL]:
        for row in range(BURIAL_ROWS):
            row_points = _row_points(state.burial, state.seats, row)
            for seat in range(state.seats):
                points[seat] += row_points[seat]
    else:
        first = _joined(state.burial)
        for stone in range(len(first)):
            if first[stone] == stone:
                points[state.burial[stone]] += _GROUP_POINTS[count(first, stone)]
    return points


def obelisk_end_points(state: State) -> vec[i64]:
    """Points of the Obelisks at the end of the game, by seat (towers of side B are paid before)."""
    if state.sides[OBELISKS]:
        return vec[i64]([WAITING_POINT * stones for stones in state.obelisks])
    return _ranked(state.obelisks, vec[i64](HEIGHT_POINTS[state.seats]))


def stones_at(state: State, site: i64) -> i64:
    """All stones at a built site, whoever's."""
    if site == PYRAMIDS:
        return len(state.pyramids)
    if site == TEMPLE:
        return len(state.temple)
    if site == BURIAL:
        return len(state.burial)
    return total(state.obelisks) + TOWER_STONES * len(state.towers)


def has_stone_at(state: State, seat: i64, site: i64) -> bool:
    """Whether the seat has built at the site (13)."""
    if site == PYRAMIDS:
        return seat in state.pyramids
    if site == TEMPLE:
        return seat in state.temple
    if site == BURIAL:
        return seat in state.burial
    return state.obelisks[seat] > 0 or seat in state.towers


def decoration_points(state: State, seat: i64) -> i64:
    """Points of the seat's decorations."""
    points: i64 = 0
    for kind in range(KINDS):
        cards = state.cards[seat * KINDS + kind]
        if cards > 0 and _DECORATED[kind] != NOWHERE:
            points += cards * (stones_at(state, _DECORATED[kind]) // STONES_PER_DECORATION_POINT)
    return points


def statue_points(state: State, seat: i64) -> i64:
    """Points of the seat's statues."""
    return _STATUE_POINTS[state.cards[seat * KINDS + STATUE]]


def tool_points(state: State, seat: i64) -> i64:
    """Points of the tools the seat has not used."""
    return TOOL_POINT * total(state.cards[seat * KINDS + FIRST_TOOL : (seat + 1) * KINDS])


def wrath_points(state: State, seat: i64) -> i64:
    """What the Wrath of the Pharaoh costs the seat: 0 or a negative number."""
    if not state.wrath:
        return 0
    for site in BUILT_SITES:
        if not has_stone_at(state, seat, site):
            return -WRATH_PENALTY
    return 0


def pyramid_points(state: State) -> list[int]:
    """Points the Pyramids have paid, by seat."""
    points = [0] * state.seats
    spaces = [0] * len(PYRAMID_B)
    for index, seat in enumerate(state.pyramids):
        worth = BESIDE_POINT
        if state.sides[PYRAMIDS]:
            pyramid = state.heights[index]
            if pyramid != NOWHERE:
                worth = PYRAMID_B[pyramid][spaces[pyramid]]
                spaces[pyramid] += 1
        elif index < len(PYRAMID_A):
            worth = PYRAMID_A[index]
        points[seat] += worth
    return points


def _tower_sums(state: State) -> list[int]:
    points = [0] * state.seats
    for index, seat in enumerate(state.towers):
        points[seat] += tower_points(index)
    return points


def end_points(state: State) -> vec[i64]:
    """Points still to come if the game ended now, by seat (12)."""
    points = burial_points(state)
    obelisks = obelisk_end_points(state)
    for seat in range(state.seats):
        points[seat] += (
            obelisks[seat]
            + decoration_points(state, seat)
            + statue_points(state, seat)
            + tool_points(state, seat)
            + wrath_points(state, seat)
        )
    return points


def scores(state: State) -> tuple[int, ...]:
    """Points on the track; with all that the end brings once the game is over."""
    return tuple(_scores(state))


def _scores(state: State) -> vec[i64]:
    points = state.score[:]
    if state.to_move == NOBODY:
        coming = end_points(state)
        for seat in range(state.seats):
            points[seat] += coming[seat]
    return points


def tie_breaks(state: State) -> list[ScoreLine]:
    """What decides between equal points: the stones on the sled (12)."""
    return [ScoreLine(text("Stones on the sled"), tuple(state.sled))]


def winners(state: State) -> tuple[Seat, ...]:
    """Most points, then most stones on the sled; else they share (12)."""
    rank = _scores(state)
    for seat in range(state.seats):
        rank[seat] = rank[seat] * (SLED_PLACES + 1) + state.sled[seat]
    best = rank[0]
    for each in rank:
        best = max(best, each)
    return tuple([seat for seat in range(state.seats) if rank[seat] == best])


def score_sheet(state: State) -> list[ScoreLine]:
    """Points by source, as if the game ended now; the temple has the rest of the track."""
    seats = range(state.seats)
    pyramids = pyramid_points(state)
    towers = _tower_sums(state)
    obelisks = obelisk_end_points(state)
    temple = [state.score[seat] - pyramids[seat] - towers[seat] for seat in seats]
    lines = [
        ScoreLine(text("Pyramids"), tuple(pyramids)),
        ScoreLine(text("Temple"), tuple(temple)),
        ScoreLine(text("Burial Chamber"), tuple(burial_points(state))),
        ScoreLine(text("Obelisks"), tuple(towers[seat] + obelisks[seat] for seat in seats)),
        ScoreLine(text("Decorations"), tuple(decoration_points(state, seat) for seat in seats)),
        ScoreLine(text("Statues"), tuple(statue_points(state, seat) for seat in seats)),
        ScoreLine(text("Unused tools"), tuple(tool_points(state, seat) for seat in seats)),
    ]
    if state.wrath:
        wrath = tuple(wrath_points(state, seat) for seat in seats)
        lines.append(ScoreLine(text("Wrath of the Pharaoh"), wrath))
    return lines
