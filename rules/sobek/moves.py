"""The moves: every one is an int, a row of one table made at import.

`VERB[move]`, `FIRST[move]` and `SECOND[move]` say what it means; the named constants and tables
below look a move up.
"""

from typing import Final, TypeAlias

from rules.packed import i64, vec
from rules.sobek.pieces import BACKS, CHARACTERS, DELIVERY, KINDS, REACH, TOKENS, TYPES

Move: TypeAlias = i64

V_TAKE: Final = 0  # place in the row, from 0
V_PLAY: Final = 1  # kind of character
V_LAY: Final = 2  # type of the set to lay or to enlarge
V_PICK: Final = 3  # kind of card
V_DONE: Final = 4  # no more cards, or no more sets
V_BUY: Final = 5  # place in the row, from 0
V_NAME: Final = 6  # type
V_LOOK: Final = 7  # seat whose pile is looked through
V_ROB: Final = 8  # seat, back
V_USE: Final = 9  # event token
V_PUSH: Final = 10  # seat
V_CURSE: Final = 11  # seat
V_BLESS: Final = 12  # type
V_START: Final = 13  # seat
V_LOT: Final = 14  # chance: seat
V_DEAL: Final = 15  # chance: kind
V_TOKEN: Final = 16  # chance: event token

_rows: list[tuple[int, int, int]] = []


def _row(verb: int, first: int = 0, second: int = 0) -> Move:
    _rows.append((verb, first, second))
    return len(_rows) - 1


MOST_SEATS: Final = 4
TAKE: Final = vec[i64]([_row(V_TAKE, place) for place in range(REACH)])
NO_MOVE: Final = -1
PLAY: Final = vec[i64](
    [_row(V_PLAY, kind) if kind in CHARACTERS else NO_MOVE for kind in range(KINDS)]
)
LAY: Final = vec[i64]([_row(V_LAY, type_) for type_ in range(TYPES)])
PICK: Final = vec[i64]([_row(V_PICK, kind) for kind in range(KINDS)])
DONE: Final = _row(V_DONE)
BUY: Final = vec[i64]([_row(V_BUY, place) for place in range(DELIVERY)])
NAME: Final = vec[i64]([_row(V_NAME, type_) for type_ in range(TYPES)])
LOOK: Final = vec[i64]([_row(V_LOOK, seat) for seat in range(MOST_SEATS)])
ROB: Final = vec[i64](
    [_row(V_ROB, seat, back) for seat in range(MOST_SEATS) for back in range(BACKS)]
)
USE: Final = vec[i64]([_row(V_USE, token) for token in range(TOKENS)])
PUSH: Final = vec[i64]([_row(V_PUSH, seat) for seat in range(MOST_SEATS)])
CURSE: Final = vec[i64]([_row(V_CURSE, seat) for seat in range(MOST_SEATS)])
BLESS: Final = vec[i64]([_row(V_BLESS, type_) for type_ in range(TYPES)])
START: Final = vec[i64]([_row(V_START, seat) for seat in range(MOST_SEATS)])
LOT: Final = vec[i64]([_row(V_LOT, seat) for seat in range(MOST_SEATS)])
DEAL: Final = vec[i64]([_row(V_DEAL, kind) for kind in range(KINDS)])
TOKEN: Final = vec[i64]([_row(V_TOKEN, token) for token in range(TOKENS)])

VERB: Final = vec[i64]([row[0] for row in _rows])
FIRST: Final = vec[i64]([row[1] for row in _rows])
SECOND: Final = vec[i64]([row[2] for row in _rows])
MOVES: Final = range(len(_rows))


def rob_move(seat: i64, back: i64) -> Move:
    """A card with this back from the hand of this seat."""
    return ROB[seat * BACKS + back]
