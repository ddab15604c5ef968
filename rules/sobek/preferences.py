"""Which moves an experienced player makes more often than others, when there is no time to think.

Cards are taken that fit what one has, rather from the front of the row; sets are laid whole, and
sooner or later as they are worth more or less.
"""

from typing import Final

from rules.dice import Dice
from rules.packed import i64, vec
from rules.rows import total
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.pieces import AMULET, BACK, END, KINDS, ORANGE, QUEEN, SCARABS, TYPE
from rules.sobek.pieces import FIRST as TYPE_FIRST
from rules.sobek.state import State

# A move that is worth so many points more than nothing is made so many times as often.
MOST_WORTH: Final = 11
LEAST_WORTH: Final = -4
ODDS: Final = vec[i64]([round(4 * 1.4**step) for step in range(MOST_WORTH - LEAST_WORTH + 1)])

# Worth in points.
SKIPPED: Final = 2  # a card to the pile
CHARACTER: Final = 3
AMULET_WORTH: Final = 4
POWER: Final = 2  # of a character
LATE_POWER: Final = 4  # … that is lost otherwise
QUEENS_POWER: Final = 4
SET_PATIENCE: Final = 3  # a set is laid as if it were worth this part of its points

LATE_TURNS: Final = 2
"""The round ends soon when no more cards are left to take than these for each seat."""
LATE_SET_ODDS: Final = 200
LATE_VOID_SET_ODDS: Final = 60  # one of no points, which keeps cards from the pile all the same

_SCARABS: Final = vec[i64](SCARABS)


def preferred(state: State, moves: vec[i64], ways: i64, dice: Dice) -> Move:
    """One of the first `ways` of these legal moves, by one throw of the dice at most."""
    stage = state.stage
    if ways == 1 or stage in (st.LAY, st.CROSS_LAY, st.ADD):
        return moves[0]  # a card as long as one fits
    if stage == st.CROSS:
        return moves[dice.randrange(ways - 1)]  # any set rather than none
    if stage in (st.TURN, st.MERCHANT, st.RECOVER):
        return _by_odds(state, moves, ways, dice)
    return moves[dice.randrange(ways)]


def _by_odds(state: State, moves: vec[i64], ways: i64, dice: Dice) -> Move:
    late = len(state.row) + state.to_deal <= LATE_TURNS * state.seats
    odds = vec[i64]([0] * ways)
    for way in range(ways):
        odds[way] = _odds(state, moves[way], late)
    throw = dice.randrange(total(odds))
    way = 0
    while throw >= odds[way]:
        throw -= odds[way]
        way += 1
    return moves[way]


def _odds(state: State, move: Move, late: bool) -> i64:
    verb, first = VERB[move], FIRST[move]
    if verb == mv.V_TAKE:
        worth = card_worth(state, state.row[first]) - SKIPPED * first
    elif verb == mv.V_BUY:
        worth = card_worth(state, state.row[first])
    elif verb == mv.V_PICK:
        worth = card_worth(state, first)
    elif verb == mv.V_LAY:
        points = _cards(state, first) * _scarabs(state, first)
        if late:
            return LATE_SET_ODDS if points > 0 else LATE_VOID_SET_ODDS
        worth = points // SET_PATIENCE
    elif first == QUEEN:
        worth = QUEENS_POWER
    else:
        worth = LATE_POWER if late else POWER
    return ODDS[min(max(worth, LEAST_WORTH), MOST_WORTH) - LEAST_WORTH]


def card_worth(state: State, kind: i64) -> i64:
    """Points that one more card may bring to the seat to move, by what it has of the type."""
    if BACK[kind] == ORANGE:
        return CHARACTER
    if kind == AMULET:
        return AMULET_WORTH
    type_ = TYPE[kind]
    cards = _cards(state, type_)
    worth = _scarabs(state, type_)
    if kind == TYPE_FIRST[type_]:
        worth += _SCARABS[kind] * (cards + 1)
    return worth if cards > 0 else worth // 2


def _cards(state: State, type_: i64) -> i64:
    """What the seat to move has of the type in the hand and on the table, amulets apart."""
    first = state.to_move * KINDS
    found: i64 = 0
    for at in range(first + TYPE_FIRST[type_], first + END[type_]):
        found += state.hands[at] + state.sets[at]
    return found


def _scarabs(state: State, type_: i64) -> i64:
    """Scarabs on these cards."""
    kind = TYPE_FIRST[type_]
    at = state.to_move * KINDS + kind
    return (state.hands[at] + state.sets[at]) * _SCARABS[kind]
