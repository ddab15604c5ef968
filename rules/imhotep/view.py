"""What a seat knows: its view and its memory."""

from dataclasses import dataclass

from rules.game import HIDDEN, Seat, Setup
from rules.imhotep import events as ev
from rules.imhotep import state as st
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
    unseen = list(state.deck)
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
