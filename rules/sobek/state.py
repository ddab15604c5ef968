"""State: everything that is true at the table."""

from typing import Final

from rules.game import CHANCE, Seat, Setup
from rules.sobek.pieces import (
    DECK_CARDS,
    END,
    FIRST,
    GREEN_CARDS,
    KINDS,
    KINDS_OF_BACK,
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
        self.seats = seats
        self.open_piles = open_piles  # screens may show what could be remembered of piles
        self.hundred_ends = hundred_ends  # exactly 100 ends the game
        self.characters_up = characters_up  # in the row
        self.stage = LOT
        self.to_move: Seat = CHANCE
        self.turn: Seat = 0  # whose turn it is; others may decide within it
        self.starter: Seat = 0
        self.owner: Seat = 0  # of the hand or pile in question
        self.round = 0
        self.flood = False  # the same seat has another turn
        self.draws = 0  # cards or tokens still to come in this stage
        self.back = 0  # of the card being stolen
        self.token = 0  # guild being used
        self.laying = NO_TYPE
        self.picked: list[int] = []  # kinds, ascending
        self.steps = 0  # stages of the decision being made that others do not see
        self.queue: list[Seat] = []  # seats still to be asked after this one
        self.hands = [0] * (seats * KINDS)
        self.piles = [0] * (seats * KINDS)
        self.curses = [0] * seats
        self.sets = [0] * (seats * KINDS)  # without amulets
        self.set_amulets = [0] * (seats * TYPES)  # by seat * TYPES + type, as the next two
        self.prosperity = [0] * (seats * TYPES)
        self.cross_amulets = [0] * (seats * TYPES)
        self.cross = [0] * (seats * KINDS)  # crosswise sets, without amulets
        self.row: list[int] = []  # kinds
        self.undealt = list(DECK_CARDS)  # kinds, ascending; with the cards removed unseen
        self.to_deal = 0  # so many of them are the deck
        self.green = list(GREEN_CARDS)  # kinds, ascending; not dealt
        self.discard = [0] * KINDS
        self.bag = list(TOKEN_COPIES)  # tokens out of this round
        self.events = [0] * TOKENS  # left to choose from
        self.used = [0] * TOKENS  # and discarded
        self.score = [0] * seats
        self.ledger = [0] * (ROUNDS * SOURCES * seats)  # by (round - 1, source, seat)

    def copy(self) -> "State":
        """An independent copy."""
        new = State.__new__(State)
        new.seats = self.seats
        new.open_piles = self.open_piles
        new.hundred_ends = self.hundred_ends
        new.characters_up = self.characters_up
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
    return State(
        setup.seats,
        options["open-piles"] == "on",
        options["hundred"] == "ends",
        options["characters-up"] == "on",
    )


def midway(state: State) -> bool:
    """Whether a seat is amid the stages of one decision; not after a look at hidden things."""
    stage = state.stage
    return stage in _MIDWAY_STAGES or (stage == SURPLUS and bool(state.picked))


def ask(state: State, stage: int, seat: Seat) -> None:
    """The seat decides next."""
    state.stage = stage
    state.to_move = seat


def hand_size(state: State, seat: Seat) -> int:
    """Cards in the hand of the seat."""
    return sum(state.hands[seat * KINDS : (seat + 1) * KINDS])


def pile_cards(state: State, seat: Seat) -> int:
    """Cards in the corruption pile of the seat, without curses."""
    return sum(state.piles[seat * KINDS : (seat + 1) * KINDS])


def by_back(cards: list[int], seat: Seat) -> tuple[int, ...]:
    """How many green, tan and orange cards of these are the seat's."""
    first = seat * KINDS
    return tuple(sum(cards[first + kind] for kind in kinds) for kinds in KINDS_OF_BACK)


def kinds_in(cards: list[int], seat: Seat) -> tuple[int, ...]:
    """The cards of these that are the seat's, kinds ascending."""
    first = seat * KINDS
    return tuple(kind for kind in range(KINDS) for _ in range(cards[first + kind]))


def set_size(state: State, seat: Seat, type_: int) -> int:
    """Cards in the seat's open set of the type, without prosperity tokens; 0 if it has none."""
    first = seat * KINDS
    cards = state.sets[first + FIRST[type_] : first + END[type_]]
    return sum(cards) + state.set_amulets[seat * TYPES + type_]
