"""The box: goods, characters, amulets, event tokens and the values printed on them.

Cards are counted by kind. Kinds of one type follow each other: valued, free, free with a green
back, then its characters; amulets come last. Paragraph numbers are those of the rule sheet.
"""

from typing import Final

from rules.packed import i64, vec
from rules.sobek.rulings import GOODS, SYMBOLS, TRACK_BOTTOM

SEAT_LETTERS: Final = "abcd"
SEAT_NUMBERS: Final = (2, 3, 4)
ROUNDS: Final = 3
GREEN_HAND: Final = 2
DELIVERY: Final = 9
REMOVED: Final = {2: 9, 3: 0, 4: 0}
REACH: Final = 4  # how far along the row a card may be taken
SET_MINIMUM: Final = 3
COURTESAN_CARDS: Final = 2
QUEEN_CARDS: Final = 3
HAND_AFTER_SCRIBE: Final = 6
CURSE_CARDS: Final = 2
EVENTS_OUT: Final = 5
FINISH: Final = 100

# Types (1.2).
TYPE_WORDS: Final = tuple(GOODS)
TYPES: Final[i64] = 6
IVORY: Final = 0
EBONY: Final = 1
MARBLE: Final = 2
CATTLE: Final = 3
FISH: Final = 4
WHEAT: Final = 5
NO_TYPE: Final = -1
PROSPERITY_TYPES: Final = (CATTLE, FISH, WHEAT)

# Backs (1.1).
GREEN: Final = 0
TAN: Final = 1
ORANGE: Final = 2
BACK_WORDS: Final = ("green", "tan", "orange")
BACKS: Final = 3

# Characters by type (1.4).
_CHARACTERS: Final = {
    IVORY: ("queen",),
    EBONY: ("ebony priest",),
    MARBLE: ("marble priest",),
    CATTLE: ("cattle scribe", "vizier"),
    FISH: ("fish scribe", "thief"),
    WHEAT: ("merchant", "courtesan"),
}

_words: list[str] = []
_copies: list[int] = []
_types: list[int] = []
_scarabs: list[int] = []
_backs: list[int] = []


def _kind(word: str, type_: int, copies: int, scarabs: int, back: int) -> None:
    _words.append(word)
    _types.append(type_)
    _copies.append(copies)
    _scarabs.append(scarabs)
    _backs.append(back)


_bounds = [0]
for _type, (_goods, (_worth, _valued, _free, _green)) in enumerate(GOODS.items()):
    _kind(f"{_goods} {_worth}", _type, _valued, _worth, TAN)
    _kind(_goods, _type, _free, 0, TAN)
    _kind(f"green {_goods}", _type, _green, 0, GREEN)
    for _word in _CHARACTERS[_type]:
        _kind(_word, _type, 1, 0, ORANGE)
    _bounds.append(len(_words))
_kind("amulet", TYPES, 5, 0, TAN)

KIND_WORDS: Final = tuple(_words)
KINDS: Final[i64] = 28
COPIES: Final = tuple(_copies)
TYPE: Final = vec[i64](_types)  # of an amulet: TYPES
SCARABS: Final = tuple(_scarabs)
BACK: Final = vec[i64](_backs)
FIRST: Final = vec[i64](_bounds[:-1])  # by type, its first kind, the only one with scarabs …
END: Final = vec[i64](_bounds[1:])  # … and the one after its last
AMULET: Final[i64] = KIND_WORDS.index("amulet")
QUEEN: Final[i64] = KIND_WORDS.index("queen")
EBONY_PRIEST: Final[i64] = KIND_WORDS.index("ebony priest")
MARBLE_PRIEST: Final[i64] = KIND_WORDS.index("marble priest")
CATTLE_SCRIBE: Final[i64] = KIND_WORDS.index("cattle scribe")
FISH_SCRIBE: Final[i64] = KIND_WORDS.index("fish scribe")
VIZIER: Final[i64] = KIND_WORDS.index("vizier")
MERCHANT: Final[i64] = KIND_WORDS.index("merchant")
COURTESAN: Final[i64] = KIND_WORDS.index("courtesan")
THIEF: Final[i64] = KIND_WORDS.index("thief")
CHARACTERS: Final = tuple(kind for kind in range(KINDS) if BACK[kind] == ORANGE)
KINDS_OF_BACK: Final = tuple(
    tuple(kind for kind in range(KINDS) if BACK[kind] == back) for back in range(BACKS)
)
KINDS_OF_TYPE: Final = tuple(tuple(range(FIRST[type_], END[type_])) for type_ in range(TYPES))
GREEN_CARDS: Final = tuple(
    kind for kind in range(KINDS) if BACK[kind] == GREEN for _ in range(COPIES[kind])
)
DECK_CARDS: Final = tuple(
    kind for kind in range(KINDS) if BACK[kind] != GREEN for _ in range(COPIES[kind])
)

# Event tokens (1.5). The four guilds come first, in the order of their symbols.
GUILDS: Final[i64] = 4
FLOOD: Final[i64] = 4
CURSE: Final[i64] = 5
PROSPERITY: Final[i64] = 6
EMBALMING: Final[i64] = 7
DECEIT: Final[i64] = 8
TOKEN_WORDS: Final = (
    *(f"{symbol} guild" for symbol in SYMBOLS),
    "flood",
    "curse",
    "prosperity",
    "embalming",
    "deceit",
)
TOKENS: Final[i64] = 9
TOKEN_COPIES: Final = (1, 1, 1, 1, 2, 2, 2, 1, 1)

# The track (1.6): a numbered space, then the four symbols, again and again.
TRACK_CYCLE: Final[i64] = 5


def guild_forward(space: i64, guild: i64) -> i64:
    """The next space with the symbol of the guild, strictly ahead."""
    return space + ((guild + 1 - space) % TRACK_CYCLE or TRACK_CYCLE)


def guild_back(space: i64, guild: i64) -> i64:
    """The next space with the symbol of the guild, strictly behind; the bottom if there is none."""
    return max(space - ((space - guild - 1) % TRACK_CYCLE or TRACK_CYCLE), TRACK_BOTTOM)
