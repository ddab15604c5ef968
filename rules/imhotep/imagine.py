"""Full states that a seat can imagine from its view."""

from random import Random

from rules.game import HIDDEN, ScoreLine
from rules.imhotep.scoring import score_sheet
from rules.imhotep.state import State
from rules.imhotep.view import View
from rules.packed import append, i64, vec
from rules.rows import kind_at, total

_latest: tuple[View, State] | None = None
"""The view that was imagined last, and what it knows: a search imagines one view all the time."""


def imagine(seen: View, rng: Random) -> State:
    """A full state, drawn evenly from all that agree with the view."""
    global _latest
    latest = _latest
    if latest is None or latest[0] is not seen:
        latest = _latest = (seen, known_state(seen))
    state = latest[1].copy()
    if len(state.pair) > 0 and state.pair[0] == HIDDEN:
        _turn_up(state, vec[i64](seen.certain), rng)
    return state


def _turn_up(state: State, certain: vec[i64], rng: Random) -> None:
    """Gives faces to the hidden pair: those that are certain, and others of the draw pile."""
    hidden = len(state.pair)
    state.pair = certain
    for kind in certain:
        state.deck[kind] -= 1
    while len(state.pair) < hidden:
        index: i64 = rng.randrange(total(state.deck))
        kind = kind_at(state.deck, index)
        state.deck[kind] -= 1
        state.pair = append(state.pair, kind)


def standing(seen: View) -> list[ScoreLine]:
    """The score sheet if the game ended now; nothing hidden bears on it."""
    return score_sheet(known_state(seen))


def known_state(seen: View) -> State:
    """The view as a state; hidden cards are HIDDEN in the pair, and with those of the deck."""
    state = State(seen.seats, seen.sides, seen.wrath, seen.fewer)
    state.stage = seen.stage
    state.to_move = seen.to_move
    state.turn = seen.turn
    state.starter = seen.starter
    state.last_actor = seen.last_actor
    state.passes = seen.passes
    state.round = seen.round
    state.fleets = vec[i64](seen.fleets)
    state.sizes = vec[i64](seen.sizes)
    state.places = vec[i64](seen.places)
    state.loads = vec[i64](seen.loads)
    state.docks = vec[i64](seen.docks)
    state.sled = vec[i64](seen.sled)
    state.quarry = vec[i64](seen.quarry)
    state.score = vec[i64](seen.score)
    state.cards = vec[i64](seen.cards)
    state.market = vec[i64](seen.market)
    state.pair = vec[i64](seen.pair)
    state.deck = vec[i64](seen.unseen)
    state.discard = vec[i64](seen.discard)
    state.reds = vec[i64](seen.reds)
    state.pyramids = vec[i64](seen.pyramids)
    state.heights = vec[i64](seen.heights)
    state.temple = vec[i64](seen.temple)
    state.burial = vec[i64](seen.burial)
    state.obelisks = vec[i64](seen.obelisks)
    state.towers = vec[i64](seen.towers)
    state.ship = seen.ship
    state.queue = vec[i64](seen.queue)
    state.source = seen.source
    state.column = seen.column
    state.owner = seen.owner
    return state
