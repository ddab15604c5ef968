"""Full states that a seat can imagine from its view."""

from random import Random

from rules.game import HIDDEN, ScoreLine
from rules.imhotep.scoring import score_sheet
from rules.imhotep.state import State, kind_at
from rules.imhotep.view import View
from rules.packed import append, i64, vec
from rules.rows import total


def imagine(seen: View, rng: Random) -> State:
    """A full state, drawn evenly from all that agree with the view."""
    deck = vec[i64](seen.unseen)
    if HIDDEN not in seen.pair:
        return _known_state(seen, vec[i64](seen.pair), deck)
    pair = vec[i64](seen.certain)
    for kind in pair:
        deck[kind] -= 1
    while len(pair) < len(seen.pair):
        index: i64 = rng.randrange(total(deck))
        kind = kind_at(deck, index)
        deck[kind] -= 1
        pair = append(pair, kind)
    return _known_state(seen, pair, deck)


def standing(seen: View) -> list[ScoreLine]:
    """The score sheet if the game ended now; nothing hidden bears on it."""
    return score_sheet(_known_state(seen, vec[i64](), vec[i64](seen.unseen)))


def _known_state(seen: View, pair: vec[i64], deck: vec[i64]) -> State:
    """The view as a full state, with these cards where it does not know them."""
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
    state.pair = pair
    state.deck = deck
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
