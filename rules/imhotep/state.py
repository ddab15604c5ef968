"""State: everything that is true at the table."""

from typing import Final

from rules.game import CHANCE, Setup
from rules.imhotep.pieces import (
    COPIES,
    EMPTY,
    FLEETS_FOR,
    KINDS,
    MOST_PLACES,
    SHIPS,
    SITE_WORDS,
    SITES,
    STONES_PER_SEAT,
)
from rules.packed import i64, vec

# What is being decided. In RESOLVE nothing is: the rules go on by themselves.
RESOLVE: Final = 0
START: Final = 1  # chance: who starts
REVEAL: Final = 2  # chance: the round card
DEAL: Final = 3  # chance: a market card
DRAW: Final = 4  # chance: the top card, for `owner`
ACTION: Final = 5
CHISEL_FIRST: Final = 6
CHISEL_SECOND: Final = 7
SAIL_LOAD: Final = 8
SAIL_SAIL: Final = 9
HAMMER_LOAD: Final = 10
LEVER_SAIL: Final = 11
LEVER_ORDER: Final = 12
PICK: Final = 13  # a market card for a delivered stone
KEEP: Final = 14  # one of the two face-down cards
BUILD: Final = 15  # which pyramid of side B
TAKE: Final = 16  # the three stones of the middle pyramid, or not
LOAD: Final = 17  # the stone of the right pyramid onto a ship, or not
COLUMN: Final = 18  # a point or stones from a temple column of side B
OVER: Final = 19
STAGE_WORDS: Final = (
    "resolve",
    "start",
    "reveal",
    "deal",
    "draw",
    "action",
    "chisel-first",
    "chisel-second",
    "sail-load",
    "sail-sail",
    "hammer-load",
    "lever-sail",
    "lever-order",
    "pick",
    "keep",
    "build",
    "take",
    "load",
    "column",
    "over",
)
CHANCE_STAGES: Final = (START, REVEAL, DEAL, DRAW)
MIDWAY_STAGES: Final = (
    CHISEL_FIRST,
    CHISEL_SECOND,
    SAIL_LOAD,
    SAIL_SAIL,
    HAMMER_LOAD,
    LEVER_SAIL,
    LEVER_ORDER,
)
NOWHERE: Final = -1


class State:
    """A position. Rows over seats, ships or sites; stones are written as their owner's seat."""

    __slots__ = (
        "burial",
        "cards",
        "column",
        "deck",
        "discard",
        "docks",
        "fewer",
        "fleets",
        "heights",
        "last_actor",
        "loads",
        "market",
        "obelisks",
        "owner",
        "pair",
        "passes",
        "places",
        "pyramids",
        "quarry",
        "queue",
        "reds",
        "round",
        "score",
        "seats",
        "ship",
        "sides",
        "sizes",
        "sled",
        "source",
        "stage",
        "starter",
        "temple",
        "to_move",
        "towers",
        "turn",
        "wrath",
    )

    def __init__(self, seats: int, sides: tuple[bool, ...], wrath: bool, fewer: bool) -> None:
        """An empty table; `start` sets it up."""
        self.seats: i64 = seats
        self.sides = sides  # by site, whether side B is up
        self.wrath = wrath
        self.fewer = fewer
        self.stage: i64 = START
        self.to_move: i64 = CHANCE
        self.turn: i64 = 0  # whose turn it is; others may decide within it
        self.starter: i64 = 0
        self.last_actor: i64 = 0  # who last did something other than a forced pass
        self.passes: i64 = 0  # forced passes in a row
        self.round: i64 = 0
        self.fleets = vec[i64]()  # round cards not yet seen, the removed one included
        self.sizes = vec[i64]()  # of the ships
        self.places = vec[i64]()  # 4 * ship + place, bow first
        self.loads = vec[i64]()  # stones on each ship
        self.docks = vec[i64]()  # by ship, the site it sailed to
        self.sled = vec[i64]()
        self.quarry = vec[i64]()
        self.score = vec[i64]()
        self.cards = vec[i64]()  # in front of the players, by seat * KINDS + kind
        self.market = vec[i64]()
        self.pair = vec[i64]()  # face down on side B of the market
        self.deck = vec[i64]()  # by kind
        self.discard = vec[i64]()
        self.reds = vec[i64]()  # red cards being resolved, discarded after it
        self.pyramids = vec[i64]()  # in order of building
        self.heights = vec[i64]()  # side B: which pyramid each of these stones went to
        self.temple = vec[i64]()
        self.burial = vec[i64]()
        self.obelisks = vec[i64]()  # side A: the towers; side B: stones waiting
        self.towers = vec[i64]()  # side B
        self.ship: i64 = NOWHERE  # being unloaded, or loaded by the Sail card
        self.queue = vec[i64]()  # places of that ship still to unload, next first
        self.source: i64 = NOWHERE  # place of the stone being delivered, or the quarry
        self.column: i64 = NOWHERE  # of the temple, while side B is assessed
        self.owner: i64 = 0  # of the stone or the draw being resolved

    def copy(self) -> "State":
        """An independent copy."""
        new = State(self.seats, self.sides, self.wrath, self.fewer)
        new.stage = self.stage
        new.to_move = self.to_move
        new.turn = self.turn
        new.starter = self.starter
        new.last_actor = self.last_actor
        new.passes = self.passes
        new.round = self.round
        new.fleets = self.fleets[:]
        new.sizes = self.sizes[:]
        new.places = self.places[:]
        new.loads = self.loads[:]
        new.docks = self.docks[:]
        new.sled = self.sled[:]
        new.quarry = self.quarry[:]
        new.score = self.score[:]
        new.cards = self.cards[:]
        new.market = self.market[:]
        new.pair = self.pair[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.reds = self.reds[:]
        new.pyramids = self.pyramids[:]
        new.heights = self.heights[:]
        new.temple = self.temple[:]
        new.burial = self.burial[:]
        new.obelisks = self.obelisks[:]
        new.towers = self.towers[:]
        new.ship = self.ship
        new.queue = self.queue[:]
        new.source = self.source
        new.column = self.column
        new.owner = self.owner
        return new


def start(setup: Setup) -> State:
    """The position before the lot for the start player."""
    options = setup.options
    sides = tuple(options[SITE_WORDS[site]] == "B" for site in range(SITES))
    return box(setup.seats, sides, options["wrath"] == "on", options["fewer"] == "on")


def box(seats: int, sides: tuple[bool, ...], wrath: bool, fewer: bool) -> State:
    """All stones in their quarries, all cards in their piles, no ship in sight."""
    state = State(seats, sides, wrath, fewer)
    state.fleets = vec[i64](FLEETS_FOR[seats])
    state.sizes = vec[i64]([0] * SHIPS)
    state.places = vec[i64]([EMPTY] * (SHIPS * MOST_PLACES))
    state.loads = vec[i64]([0] * SHIPS)
    state.docks = vec[i64]([NOWHERE] * SHIPS)
    state.sled = vec[i64]([0] * seats)
    state.quarry = vec[i64]([STONES_PER_SEAT] * seats)
    state.score = vec[i64]([0] * seats)
    state.cards = vec[i64]([0] * (seats * KINDS))
    state.deck = vec[i64](COPIES)
    state.discard = vec[i64]([0] * KINDS)
    state.obelisks = vec[i64]([0] * seats)
    return state


def midway(state: State) -> bool:
    """Whether a tool is being used: its stages are one decision."""
    return CHISEL_FIRST <= state.stage <= LEVER_ORDER
