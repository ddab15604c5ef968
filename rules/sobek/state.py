"""State: everything that is true at the table."""

from typing import Final

from rules.game import CHANCE, Setup
from rules.packed import i64, vec
from rules.sobek.pieces import (
    DECK_CARDS,
    GREEN_CARDS,
    KINDS,
    NO_TYPE,
    ROUNDS,
    TOKEN_COPIES,
    TOKENS,
    TYPES,
)

# What is being decided.
LOT: Final = 0  # chance: who starts the first round
GREEN_DEAL: Final = 1  # chance: a green card for `owner`
TOKEN_DRAW: Final = 2  # chance: an event token
ROW_DEAL: Final = 3  # chance: a card for the row
DRAW: Final = 4  # chance: a card from the deck, for the Queen
STEAL: Final = 5  # chance: which card of that back leaves the hand of `owner`
CHOOSER_LOT: Final = 6  # chance: who of the last names the next starter
STARTER: Final = 7
TURN: Final = 8
LAY: Final = 9  # cards of the set
COURTESAN: Final = 10  # which set is enlarged
ADD: Final = 11  # cards for it
MERCHANT: Final = 12
PRIEST: Final = 13
THIEF: Final = 14
VIZIER: Final = 15  # whose pile
RECOVER: Final = 16  # which card of it
SURPLUS: Final = 17  # a victim of the Scribe
EVENT: Final = 18
GUILD: Final = 19  # who is pushed back
CURSE: Final = 20  # who is cursed
PROSPERITY: Final = 21  # which set
CROSS: Final = 22  # another crosswise set, or none
CROSS_LAY: Final = 23  # its cards
OVER: Final = 24
STAGE_WORDS: Final = (
    "lot",
    "green-deal",
    "token-draw",
    "row-deal",
    "draw",
    "steal",
    "chooser-lot",
    "starter",
    "turn",
    "lay",
    "courtesan",
    "add",
    "merchant",
    "priest",
    "thief",
    "vizier",
    "recover",
    "surplus",
    "event",
    "guild",
    "curse",
    "prosperity",
    "cross",
    "cross-lay",
    "over",
)
CHANCE_STAGES: Final = range(LOT, STARTER)
ANNOUNCED: Final = {LAY: TURN, COURTESAN: TURN, ADD: TURN, CROSS_LAY: CROSS}
"""Stages in which a seat is still making up its mind: to all others it stands where it began."""
_MIDWAY_STAGES: Final = (
    LAY,
    COURTESAN,
    ADD,
    MERCHANT,
    PRIEST,
    THIEF,
    VIZIER,
    GUILD,
    CURSE,
    PROSPERITY,
    CROSS_LAY,
)

# Where points come from, by round.
FROM_SETS: Final = 0
FROM_CROSS: Final = 1
FROM_EVENTS: Final = 2
FROM_CORRUPTION: Final = 3
SOURCES: Final = 4

_DECK_CARDS: Final = vec[i64](DECK_CARDS)
_GREEN_CARDS: Final = vec[i64](GREEN_CARDS)
_TOKEN_COPIES: Final = vec[i64](TOKEN_COPIES)


class State:
    """A position.

    Cards in hands, piles and sets are counts by `seat * KINDS + kind`. Cards picked for a set or
    as surplus stay in the hand until the last one is chosen.
    """

    __slots__ = (
        "back",
        "bag",
        "characters_up",
        "cross",
        "cross_amulets",
        "curses",
        "discard",
        "draws",
        "events",
        "flood",
        "green",
        "hands",
        "hundred_ends",
        "laying",
        "ledger",
        "open_piles",
        "owner",
        "picked",
        "piles",
        "prosperity",
        "queue",
        "round",
        "row",
        "score",
        "seats",
        "set_amulets",
        "sets",
        "stage",
        "starter",
        "steps",
        "to_deal",
        "to_move",
        "token",
        "turn",
        "undealt",
        "used",
    )

    def __init__(
        self, seats: int, open_piles: bool, hundred_ends: bool, characters_up: bool
    ) -> None:
        """An empty table; `box` sets it up."""
        self.seats: i64 = seats
        self.open_piles = open_piles  # screens may show what could be remembered of piles
        self.hundred_ends = hundred_ends  # exactly 100 ends the game
        self.characters_up = characters_up  # in the row
        self.stage: i64 = LOT
        self.to_move: i64 = CHANCE
        self.turn: i64 = 0  # whose turn it is; others may decide within it
        self.starter: i64 = 0
        self.owner: i64 = 0  # of the hand or pile in question
        self.round: i64 = 0
        self.flood = False  # the same seat has another turn
        self.draws: i64 = 0  # cards or tokens still to come in this stage
        self.back: i64 = 0  # of the card being stolen
        self.token: i64 = 0  # guild being used
        self.laying: i64 = NO_TYPE
        self.picked = vec[i64]()  # kinds, ascending
        self.steps: i64 = 0  # stages of the decision being made that others do not see
        self.queue = vec[i64]()  # seats still to be asked after this one
        self.hands = vec[i64]()
        self.piles = vec[i64]()
        self.curses = vec[i64]()
        self.sets = vec[i64]()  # without amulets
        self.set_amulets = vec[i64]()  # by seat * TYPES + type, as the next two
        self.prosperity = vec[i64]()
        self.cross_amulets = vec[i64]()
        self.cross = vec[i64]()  # crosswise sets, without amulets
        self.row = vec[i64]()  # kinds
        self.undealt = vec[i64]()  # kinds; with the cards removed unseen
        self.to_deal: i64 = 0  # so many of them are the deck
        self.green = vec[i64]()  # kinds; not dealt
        self.discard = vec[i64]()
        self.bag = vec[i64]()  # tokens out of this round
        self.events = vec[i64]()  # left to choose from
        self.used = vec[i64]()  # and discarded
        self.score = vec[i64]()
        self.ledger = vec[i64]()  # by (round - 1, source, seat)

    def copy(self) -> "State":
        """An independent copy."""
        new = State(self.seats, self.open_piles, self.hundred_ends, self.characters_up)
        new.stage = self.stage
        new.to_move = self.to_move
        new.turn = self.turn
        new.starter = self.starter
        new.owner = self.owner
        new.round = self.round
        new.flood = self.flood
        new.draws = self.draws
        new.back = self.back
        new.token = self.token
        new.laying = self.laying
        new.picked = self.picked[:]
        new.steps = self.steps
        new.queue = self.queue[:]
        new.hands = self.hands[:]
        new.piles = self.piles[:]
        new.curses = self.curses[:]
        new.sets = self.sets[:]
        new.set_amulets = self.set_amulets[:]
        new.prosperity = self.prosperity[:]
        new.cross_amulets = self.cross_amulets[:]
        new.cross = self.cross[:]
        new.row = self.row[:]
        new.undealt = self.undealt[:]
        new.to_deal = self.to_deal
        new.green = self.green[:]
        new.discard = self.discard[:]
        new.bag = self.bag[:]
        new.events = self.events[:]
        new.used = self.used[:]
        new.score = self.score[:]
        new.ledger = self.ledger[:]
        return new


def start(setup: Setup) -> State:
    """The position before the lot for the first starting player."""
    options = setup.options
    return box(
        setup.seats,
        options["open-piles"] == "on",
        options["hundred"] == "ends",
        options["characters-up"] == "on",
    )


def box(seats: int, open_piles: bool, hundred_ends: bool, characters_up: bool) -> State:
    """No points on the track, all cards in their piles, all tokens in the bag."""
    state = State(seats, open_piles, hundred_ends, characters_up)
    state.score = vec[i64]([0] * seats)
    state.ledger = vec[i64]([0] * (ROUNDS * SOURCES * seats))
    take_back(state)
    return state


def take_back(state: State) -> None:
    """All cards and tokens for a new round; scores stay (9.5)."""
    seats = state.seats
    state.hands = vec[i64]([0] * (seats * KINDS))
    state.piles = vec[i64]([0] * (seats * KINDS))
    state.sets = vec[i64]([0] * (seats * KINDS))
    state.cross = vec[i64]([0] * (seats * KINDS))
    state.set_amulets = vec[i64]([0] * (seats * TYPES))
    state.cross_amulets = vec[i64]([0] * (seats * TYPES))
    state.prosperity = vec[i64]([0] * (seats * TYPES))
    state.curses = vec[i64]([0] * seats)
    state.undealt = _DECK_CARDS[:]
    state.to_deal = 0
    state.green = _GREEN_CARDS[:]
    state.discard = vec[i64]([0] * KINDS)
    state.bag = _TOKEN_COPIES[:]
    state.events = vec[i64]([0] * TOKENS)
    state.used = vec[i64]([0] * TOKENS)


def midway(state: State) -> bool:
    """Whether a seat is amid the stages of one decision; not after a look at hidden things."""
    return state.stage in _MIDWAY_STAGES or (state.stage == SURPLUS and len(state.picked) > 0)


def ask(state: State, stage: i64, seat: i64) -> None:
    """The seat decides next."""
    state.stage = stage
    state.to_move = seat
