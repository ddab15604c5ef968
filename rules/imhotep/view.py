"""What a seat knows: its view, its memory, and the full states it can imagine from them."""

from dataclasses import dataclass
from random import Random

from rules.game import HIDDEN, ScoreLine, Seat, Setup
from rules.imhotep import events as ev
from rules.imhotep import state as st
from rules.imhotep.pieces import KINDS
from rules.imhotep.scoring import score_sheet
from rules.imhotep.state import State


class Memory:
    """What a seat remembers: cards of the face-down pair that everybody can work out."""

    __slots__ = ("face_down",)

    def __init__(self) -> None:
        self.face_down: tuple[int, ...] = ()


def memory(setup: Setup, seat: Seat) -> Memory:
    """What a seat knows before the first event: nothing."""
    return Memory()


def remember(known: Memory, event: object) -> None:
    """Folds one event, as the seat saw it, into its memory."""
    if isinstance(event, ev.Reshuffled):
        known.face_down = event.face_down
    elif isinstance(event, ev.CardKept | ev.MarketCleared | ev.RoundBegan):
        known.face_down = ()


@dataclass(frozen=True, slots=True)
class View:
    """The position as one seat knows it; fields as in `State`, and what is hidden as counts."""

    viewer: Seat
    seats: int
    sides: tuple[bool, ...]
    wrath: bool
    fewer: bool
    stage: int
    to_move: Seat
    turn: Seat
    starter: Seat
    last_actor: Seat
    passes: int
    round: int
    fleets: tuple[int, ...]
    sizes: tuple[int, ...]
    places: tuple[int, ...]
    loads: tuple[int, ...]
    docks: tuple[int, ...]
    sled: tuple[int, ...]
    quarry: tuple[int, ...]
    score: tuple[int, ...]
    cards: tuple[int, ...]
    market: tuple[int, ...]
    pair: tuple[int, ...]
    """The face-down cards: faces for the seat that is choosing one of them, else HIDDEN."""
    certain: tuple[int, ...]
    """Kinds that must be among the hidden ones of the pair."""
    unseen: tuple[int, ...]
    """By kind, the cards of the draw pile and the hidden ones of the pair together."""
    discard: tuple[int, ...]
    reds: tuple[int, ...]
    pyramids: tuple[int, ...]
    heights: tuple[int, ...]
    temple: tuple[int, ...]
    burial: tuple[int, ...]
    obelisks: tuple[int, ...]
    towers: tuple[int, ...]
    ship: int
    queue: tuple[int, ...]
    source: int
    column: int
    owner: Seat

    @property
    def draw_pile(self) -> int:
        """How many cards the draw pile has."""
        return sum(self.unseen) - self.pair.count(HIDDEN)


def view(state: State, known: Memory, viewer: Seat) -> View:
    """All that the viewer may know, and nothing else."""
    unseen = state.deck[:]
    if state.stage == st.KEEP and state.to_move == viewer:
        pair = tuple(sorted(state.pair))
        certain: tuple[int, ...] = ()
    else:
        pair = (HIDDEN,) * len(state.pair)
        certain = known.face_down
        for kind in state.pair:
            unseen[kind] += 1
    return View(
        viewer=viewer,
        seats=state.seats,
        sides=state.sides,
        wrath=state.wrath,
        fewer=state.fewer,
        stage=state.stage,
        to_move=state.to_move,
        turn=state.turn,
        starter=state.starter,
        last_actor=state.last_actor,
        passes=state.passes,
        round=state.round,
        fleets=tuple(sorted(state.fleets)),
        sizes=tuple(state.sizes),
        places=tuple(state.places),
        loads=tuple(state.loads),
        docks=tuple(state.docks),
        sled=tuple(state.sled),
        quarry=tuple(state.quarry),
        score=tuple(state.score),
        cards=tuple(state.cards),
        market=tuple(state.market),
        pair=pair,
        certain=certain,
        unseen=tuple(unseen),
        discard=tuple(state.discard),
        reds=tuple(state.reds),
        pyramids=tuple(state.pyramids),
        heights=tuple(state.heights),
        temple=tuple(state.temple),
        burial=tuple(state.burial),
        obelisks=tuple(state.obelisks),
        towers=tuple(state.towers),
        ship=state.ship,
        queue=tuple(state.queue),
        source=state.source,
        column=state.column,
        owner=state.owner,
    )


def private(seen: View) -> bool:
    """Whether the viewer is looking at the face-down cards; all else is open to everybody."""
    return any(kind != HIDDEN for kind in seen.pair)


def known_state(seen: View, pair: list[int], deck: list[int]) -> State:
    """The view as a full state, with these cards where it does not know them."""
    state = State.__new__(State)
    state.seats = seen.seats
    state.sides = seen.sides
    state.wrath = seen.wrath
    state.fewer = seen.fewer
    state.stage = seen.stage
    state.to_move = seen.to_move
    state.turn = seen.turn
    state.starter = seen.starter
    state.last_actor = seen.last_actor
    state.passes = seen.passes
    state.round = seen.round
    state.fleets = list(seen.fleets)
    state.sizes = list(seen.sizes)
    state.places = list(seen.places)
    state.loads = list(seen.loads)
    state.docks = list(seen.docks)
    state.sled = list(seen.sled)
    state.quarry = list(seen.quarry)
    state.score = list(seen.score)
    state.cards = list(seen.cards)
    state.market = list(seen.market)
    state.pair = pair
    state.deck = deck
    state.discard = list(seen.discard)
    state.reds = list(seen.reds)
    state.pyramids = list(seen.pyramids)
    state.heights = list(seen.heights)
    state.temple = list(seen.temple)
    state.burial = list(seen.burial)
    state.obelisks = list(seen.obelisks)
    state.towers = list(seen.towers)
    state.ship = seen.ship
    state.queue = list(seen.queue)
    state.source = seen.source
    state.column = seen.column
    state.owner = seen.owner
    return state


def imagine(seen: View, rng: Random) -> State:
    """A full state, drawn evenly from all that agree with the view."""
    deck = list(seen.unseen)
    if HIDDEN not in seen.pair:
        return known_state(seen, list(seen.pair), deck)
    pair = list(seen.certain)
    for kind in pair:
        deck[kind] -= 1
    while len(pair) < len(seen.pair):
        pair.append(_drawn(deck, rng))
    return known_state(seen, pair, deck)


def _drawn(deck: list[int], rng: Random) -> int:
    index = rng.randrange(sum(deck))
    for kind in range(KINDS):
        if index < deck[kind]:
            deck[kind] -= 1
            return kind
        index -= deck[kind]
    raise AssertionError("the index lies within the deck")


def standing(seen: View) -> list[ScoreLine]:
    """The score sheet if the game ended now; nothing hidden bears on it."""
    return score_sheet(known_state(seen, [], list(seen.unseen)))
