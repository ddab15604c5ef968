"""The box: seats, sites, ships, round cards, market cards and the values printed on them.

Paragraph numbers are those of the rule sheet.
"""

from typing import Final

from rules.packed import i64

STONES_PER_SEAT: Final = 29  # 30 in the box, one of them is the score marker
SLED_PLACES: Final = 5
STONES_TAKEN: Final = 3
FIRST_SLED: Final = 2  # the start player's stones; each next seat starts with one more
ROUNDS: Final = 6
WRATH_PENALTY: Final = 5
EMPTY: Final = -1
MOST_SEATS: Final = 4
SEAT_LETTERS: Final = "abcd"

# Sites, in the order of the river. Each board has a side A and a side B.
MARKET: Final = 0
PYRAMIDS: Final = 1
TEMPLE: Final = 2
BURIAL: Final = 3
OBELISKS: Final = 4
SITE_WORDS: Final = ("market", "pyramids", "temple", "burial", "obelisks")
SITES: Final[i64] = 5
BUILT_SITES: Final = (PYRAMIDS, TEMPLE, BURIAL, OBELISKS)

# Ships (2). A round card shows four of them, named by their capacity.
SHIPS: Final[i64] = 4
MOST_PLACES: Final = 4
TOKENS: Final = {4: 2, 3: 3, 2: 2, 1: 1}
MINIMUM: Final = tuple(max(capacity - 1, 1) for capacity in range(MOST_PLACES + 1))

RoundCard = tuple[int, int, int, int]
ROUND_CARDS: Final[dict[int, tuple[RoundCard, ...]]] = {
    2: (
        (4, 3, 2, 2),
        (4, 3, 3, 1),
        (4, 3, 2, 1),
        (4, 2, 2, 1),
        (3, 3, 2, 2),
        (3, 3, 2, 1),
        (3, 2, 2, 1),
    ),
    3: (
        (4, 4, 2, 1),
        (4, 3, 3, 2),
        (4, 3, 2, 2),
        (4, 3, 2, 1),
        (4, 2, 2, 1),
        (3, 3, 3, 2),
        (3, 3, 2, 2),
    ),
    4: (
        (4, 4, 3, 2),
        (4, 4, 2, 2),
        (4, 4, 2, 1),
        (4, 3, 3, 3),
        (4, 3, 3, 2),
        (4, 3, 2, 2),
        (3, 3, 3, 2),
    ),
}
CARDS_IN_ROUND_PILE: Final = 7
FLEETS: Final = tuple(sorted({card for cards in ROUND_CARDS.values() for card in cards}))
FLEETS_FOR: Final = {
    seats: tuple(sorted(map(FLEETS.index, cards))) for seats, cards in ROUND_CARDS.items()
}

# Market cards (4): red at once, green and statues at the end of the game, blue tools.
ENTRANCE: Final = 0
SARCOPHAGUS: Final = 1
PAVED_PATH: Final = 2
PYRAMID_DECORATION: Final = 3
TEMPLE_DECORATION: Final = 4
BURIAL_DECORATION: Final = 5
OBELISK_DECORATION: Final = 6
STATUE: Final = 7
CHISEL: Final = 8
SAIL_CARD: Final = 9
HAMMER: Final = 10
LEVER: Final = 11
CARD_WORDS: Final = (
    "entrance",
    "sarcophagus",
    "paved-path",
    "pyramid-decoration",
    "temple-decoration",
    "burial-decoration",
    "obelisk-decoration",
    "statue",
    "chisel",
    "sail",
    "hammer",
    "lever",
)
KINDS: Final[i64] = 12
COPIES: Final = (2, 2, 2, 2, 2, 2, 2, 10, 3, 3, 2, 2)
RED_SITE: Final = {ENTRANCE: PYRAMIDS, SARCOPHAGUS: BURIAL, PAVED_PATH: OBELISKS}
DECORATION_SITE: Final = {
    PYRAMID_DECORATION: PYRAMIDS,
    TEMPLE_DECORATION: TEMPLE,
    BURIAL_DECORATION: BURIAL,
    OBELISK_DECORATION: OBELISKS,
}
TOOLS: Final = (CHISEL, SAIL_CARD, HAMMER, LEVER)
FIRST_TOOL: Final[i64] = 8  # the tools are the last kinds
STONES_PER_DECORATION_POINT: Final = 3
TOOL_POINT: Final = 1
MARKET_CARDS: Final = {False: 4, True: 3}  # face up, by "side B"
PAIR_CARDS: Final = 2


def _growing(first: tuple[int, ...], length: int) -> tuple[int, ...]:
    """Values of 0, 1, 2, … pieces: a printed start, then two more points for each further one."""
    values = list(first)
    while len(values) <= length:
        values.append(values[-1] + 2)
    return tuple(values)


STATUE_POINTS: Final = _growing((0, 1, 3, 6, 10, 15), COPIES[STATUE])
GROUP_POINTS: Final = _growing((0, 1, 3, 6, 10, 15), STONES_PER_SEAT)

# Pyramids (9.2, 10.2). Beyond the printed spaces each stone scores 1.
PYRAMID_A: Final = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
BESIDE_POINT: Final = 1
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
PYRAMID_WORDS: Final = ("left", "middle", "right")
PYRAMID_B: Final = ((2, 1, 3, 2, 4), (2, 3, 1, 1, 4), (2, 3, 3, 1, 4))
PYRAMIDS_OF_B: Final[i64] = 3
PYRAMID_B_SIZE: Final = 5
NO_GIFT: Final = 0
GIFT_CARD: Final = 1
GIFT_STONES: Final = 2
GIFT_LOAD: Final = 3
PYRAMID_B_GIFT: Final = (
    (NO_GIFT, GIFT_CARD, NO_GIFT, NO_GIFT, NO_GIFT),
    (NO_GIFT, NO_GIFT, GIFT_STONES, NO_GIFT, NO_GIFT),
    (NO_GIFT, NO_GIFT, NO_GIFT, GIFT_LOAD, NO_GIFT),
)

# Temple (9.3, 10.3).
TEMPLE_WIDTH: Final = {2: 4, 3: 5, 4: 5}
COLUMN_POINT: Final = 1
COLUMN_STONES: Final = 2
CHOICE_COLUMNS: Final = (0, 2, 4)
TWO_POINT_COLUMN: Final = 1
CARD_COLUMN: Final = 3

# Burial Chamber (9.4, 10.4).
BURIAL_ROWS: Final = 3
ROW_POINTS: Final = (8, 4, 2, 0)

# Obelisks (9.5, 10.5).
HEIGHT_POINTS: Final = {2: (10, 1), 3: (12, 6, 1), 4: (15, 10, 5, 1)}
TOWER_STONES: Final = 3
TOWER_POINTS: Final = (10, 9, 8, 7, 6, 5, 5, 5)
WAITING_POINT: Final = 1


def tower_points(index: int) -> int:
    """Points of the tower built as number `index` (from 0); beyond the printed eight, the last."""
    return TOWER_POINTS[min(index, len(TOWER_POINTS) - 1)]
