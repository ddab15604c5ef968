"""Points: on the track, at the end, and where each came from."""

from collections.abc import Sequence

from rules.game import NOBODY, ScoreLine, Seat, text
from rules.imhotep.pieces import (
    BESIDE_POINT,
    BUILT_SITES,
    BURIAL,
    BURIAL_ROWS,
    DECORATION_SITE,
    GROUP_POINTS,
    HEIGHT_POINTS,
    KINDS,
    OBELISKS,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMIDS,
    ROW_POINTS,
    STATUE,
    STATUE_POINTS,
    STONES_PER_DECORATION_POINT,
    TEMPLE,
    TEMPLE_WIDTH,
    TOOL_POINT,
    TOOLS,
    TOWER_STONES,
    WAITING_POINT,
    WRATH_PENALTY,
    tower_points,
)
from rules.imhotep.state import NOWHERE, State


def visible_stones(temple: Sequence[Seat], seats: int) -> tuple[Seat, ...]:
    """Owners of the temple's visible stones, by column from the left (9.3)."""
    width = TEMPLE_WIDTH[seats]
    count = len(temple)
    first = max(count - width, 0)
    return tuple(
        temple[next(i for i in range(first, count) if i % width == column)]
        for column in range(min(width, count))
    )


def ranked(counts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Prizes by rank of the counts; none for 0; tied places share theirs, rounded down (9.5)."""
    points = [0] * len(counts)
    place = 0
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        tied = [seat for seat, own in enumerate(counts) if own == count]
        share = sum(prizes[place : place + len(tied)]) // len(tied)
        for seat in tied:
            points[seat] = share
        place += len(tied)
    return points


def joined_stones(burial: Sequence[Seat]) -> list[list[int]]:
    """Every connected group of the Burial Chamber (9.4): the indexes of its stones, first first."""
    groups: list[list[int]] = []
    seen = [False] * len(burial)
    for first, owner in enumerate(burial):
        if seen[first]:
            continue
        seen[first] = True
        group: list[int] = []
        edge = [first]
        while edge:
            stone = edge.pop()
            group.append(stone)
            row = stone % BURIAL_ROWS
            for other, adjoins in (
                (stone - BURIAL_ROWS, True),
                (stone + BURIAL_ROWS, True),
                (stone - 1, row > 0),
                (stone + 1, row < BURIAL_ROWS - 1),
            ):
                inside = adjoins and 0 <= other < len(burial)
                if inside and not seen[other] and burial[other] == owner:
                    seen[other] = True
                    edge.append(other)
        groups.append(group)
    return groups


def burial_groups(burial: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """Owner and size of every connected group of the Burial Chamber (9.4)."""
    return [(burial[group[0]], len(group)) for group in joined_stones(burial)]


def burial_row_points(burial: Sequence[Seat], seats: int) -> list[list[int]]:
    """Side B: points by row and seat (10.4)."""
    return [
        ranked([burial[row::BURIAL_ROWS].count(seat) for seat in range(seats)], ROW_POINTS)
        for row in range(BURIAL_ROWS)
    ]


def burial_points(state: State) -> list[int]:
    """Points of the Burial Chamber, by seat."""
    points = [0] * state.seats
    if state.sides[BURIAL]:
        for row in burial_row_points(state.burial, state.seats):
            for seat in range(state.seats):
                points[seat] += row[seat]
    else:
        for owner, size in burial_groups(state.burial):
            points[owner] += GROUP_POINTS[size]
    return points


def obelisk_end_points(state: State) -> list[int]:
    """Points of the Obelisks at the end of the game, by seat (towers of side B are paid before)."""
    if state.sides[OBELISKS]:
        return [WAITING_POINT * stones for stones in state.obelisks]
    return ranked(state.obelisks, HEIGHT_POINTS[state.seats])


def stones_at(state: State, site: int) -> int:
    """All stones at a built site, whoever's."""
    if site == PYRAMIDS:
        return len(state.pyramids)
    if site == TEMPLE:
        return len(state.temple)
    if site == BURIAL:
        return len(state.burial)
    return sum(state.obelisks) + TOWER_STONES * len(state.towers)


def has_stone_at(state: State, seat: Seat, site: int) -> bool:
    """Whether the seat has built at the site (13)."""
    if site == PYRAMIDS:
        return seat in state.pyramids
    if site == TEMPLE:
        return seat in state.temple
    if site == BURIAL:
        return seat in state.burial
    return state.obelisks[seat] > 0 or seat in state.towers


def decoration_points(state: State, seat: Seat) -> int:
    """Points of the seat's decorations."""
    return sum(
        state.cards[seat * KINDS + kind] * (stones_at(state, site) // STONES_PER_DECORATION_POINT)
        for kind, site in DECORATION_SITE.items()
    )


def wrath_points(state: State, seat: Seat) -> int:
    """What the Wrath of the Pharaoh costs the seat: 0 or a negative number."""
    if not state.wrath or all(has_stone_at(state, seat, site) for site in BUILT_SITES):
        return 0
    return -WRATH_PENALTY


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


def end_points(state: State) -> list[int]:
    """Points still to come if the game ended now, by seat (12)."""
    burial = burial_points(state)
    obelisks = obelisk_end_points(state)
    return [
        burial[seat]
        + obelisks[seat]
        + decoration_points(state, seat)
        + STATUE_POINTS[state.cards[seat * KINDS + STATUE]]
        + TOOL_POINT * sum(state.cards[seat * KINDS + kind] for kind in TOOLS)
        + wrath_points(state, seat)
        for seat in range(state.seats)
    ]


def scores(state: State) -> tuple[int, ...]:
    """Points on the track; with all that the end brings once the game is over."""
    if state.to_move != NOBODY:
        return tuple(state.score)
    return tuple(a + b for a, b in zip(state.score, end_points(state), strict=True))


def tie_breaks(state: State) -> list[ScoreLine]:
    """What decides between equal points: the stones on the sled (12)."""
    return [ScoreLine(text("Stones on the sled"), tuple(state.sled))]


def winners(state: State) -> tuple[Seat, ...]:
    """Most points, then most stones on the sled; else they share (12)."""
    points = scores(state)
    rank = [(points[seat], state.sled[seat]) for seat in range(state.seats)]
    best = max(rank)
    return tuple(seat for seat in range(state.seats) if rank[seat] == best)


def score_sheet(state: State) -> list[ScoreLine]:
    """Points by source, as if the game ended now; the temple has the rest of the track."""
    seats = range(state.seats)
    pyramids = pyramid_points(state)
    towers = _tower_sums(state)
    obelisks = obelisk_end_points(state)
    temple = [state.score[seat] - pyramids[seat] - towers[seat] for seat in seats]
    statues = [STATUE_POINTS[state.cards[seat * KINDS + STATUE]] for seat in seats]
    tools = [TOOL_POINT * sum(state.cards[seat * KINDS + kind] for kind in TOOLS) for seat in seats]
    lines = [
        ScoreLine(text("Pyramids"), tuple(pyramids)),
        ScoreLine(text("Temple"), tuple(temple)),
        ScoreLine(text("Burial Chamber"), tuple(burial_points(state))),
        ScoreLine(text("Obelisks"), tuple(towers[seat] + obelisks[seat] for seat in seats)),
        ScoreLine(text("Decorations"), tuple(decoration_points(state, seat) for seat in seats)),
        ScoreLine(text("Statues"), tuple(statues)),
        ScoreLine(text("Unused tools"), tuple(tools)),
    ]
    if state.wrath:
        wrath = tuple(wrath_points(state, seat) for seat in seats)
        lines.append(ScoreLine(text("Wrath of the Pharaoh"), wrath))
    return lines
