"""The moves: every one is an int, a row of one table made at import.

`VERB[move]`, `FIRST[move]` and `SECOND[move]` say what it means; the named constants and tables
below look a move up.
"""

from typing import Final, TypeAlias

from rules.game import Seat
from rules.imhotep.pieces import (
    FLEETS,
    KINDS,
    MOST_PLACES,
    MOST_SEATS,
    PYRAMID_WORDS,
    SHIPS,
    SITES,
    STONES_TAKEN,
    TOOLS,
)
from rules.packed import i64, vec

Move: TypeAlias = i64

V_GET: Final = 0  # stones
V_PLACE: Final = 1  # ship, place
V_SAIL: Final = 2  # ship, site
V_PLAY: Final = 3  # kind of tool
V_PASS: Final = 4
V_PICK: Final = 5  # kind
V_PICK_PAIR: Final = 6
V_KEEP: Final = 7  # kind
V_BUILD: Final = 8  # pyramid
V_STONES: Final = 9  # take the stones offered
V_POINT: Final = 10  # take the point instead of stones
V_DECLINE: Final = 11
V_UNLOAD: Final = 12  # seat whose stone comes next
V_START: Final = 13  # chance: seat
V_REVEAL: Final = 14  # chance: fleet
V_DEAL: Final = 15  # chance: kind

_rows: list[tuple[int, int, int]] = []


def _row(verb: int, first: int = 0, second: int = 0) -> Move:
    _rows.append((verb, first, second))
    return len(_rows) - 1


NO_MOVE: Final = -1
GET: Final = vec[i64](
    [_row(V_GET, stones) if stones else NO_MOVE for stones in range(STONES_TAKEN + 1)]
)
PLACE: Final = vec[i64](
    [_row(V_PLACE, ship, place) for ship in range(SHIPS) for place in range(MOST_PLACES)]
)
SAIL: Final = vec[i64]([_row(V_SAIL, ship, site) for ship in range(SHIPS) for site in range(SITES)])
PLAY: Final = vec[i64]([_row(V_PLAY, kind) if kind in TOOLS else NO_MOVE for kind in range(KINDS)])
PASS: Final = _row(V_PASS)
PICK: Final = vec[i64]([_row(V_PICK, kind) for kind in range(KINDS)])
PICK_PAIR: Final = _row(V_PICK_PAIR)
KEEP: Final = vec[i64]([_row(V_KEEP, kind) for kind in range(KINDS)])
BUILD: Final = vec[i64]([_row(V_BUILD, pyramid) for pyramid in range(len(PYRAMID_WORDS))])
STONES: Final = _row(V_STONES)
POINT: Final = _row(V_POINT)
DECLINE: Final = _row(V_DECLINE)
UNLOAD: Final = vec[i64]([_row(V_UNLOAD, seat) for seat in range(MOST_SEATS)])
START: Final = vec[i64]([_row(V_START, seat) for seat in range(MOST_SEATS)])
REVEAL: Final = vec[i64]([_row(V_REVEAL, fleet) for fleet in range(len(FLEETS))])
DEAL: Final = vec[i64]([_row(V_DEAL, kind) for kind in range(KINDS)])

VERB: Final = vec[i64]([row[0] for row in _rows])
FIRST: Final = vec[i64]([row[1] for row in _rows])
SECOND: Final = vec[i64]([row[2] for row in _rows])
MOVES: Final = range(len(_rows))


def place_move(ship: int, place: int) -> Move:
    """A stone from the sled to this place of this ship (both from 0, bow first)."""
    return PLACE[ship * MOST_PLACES + place]


def sail_move(ship: int, site: int) -> Move:
    """This ship sails to this site."""
    return SAIL[ship * SITES + site]


def unload_move(seat: Seat) -> Move:
    """A stone of this seat comes next in the Lever's order."""
    return UNLOAD[seat]
