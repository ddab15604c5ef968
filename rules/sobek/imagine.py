"""Full states that a view could come from."""

from random import Random

from rules.game import HIDDEN
from rules.hidden import deal_out, take_any
from rules.sobek.pieces import GREEN, KINDS, ORANGE, TAN, TOKENS
from rules.sobek.state import State
from rules.sobek.view import View


def imagine(seen: View, rng: Random) -> State:
    """A full state, every deal and every blind draw that agrees with the view alike."""
    held, pools = deal_out(seen.hidden, KINDS, rng)
    state = State.__new__(State)
    state.seats = seen.seats
    state.open_piles = seen.open_piles
    state.hundred_ends = seen.hundred_ends
    state.characters_up = seen.characters_up
    state.stage = seen.stage
    state.to_move = seen.to_move
    state.turn = seen.turn
    state.starter = seen.starter
    state.owner = seen.owner
    state.round = seen.round
    state.flood = seen.flood
    state.draws = seen.draws
    state.back = seen.back
    state.token = seen.token
    state.laying = seen.laying
    state.picked = list(seen.picked)
    state.steps = seen.steps
    state.queue = list(seen.queue)
    state.hands = held[: seen.seats * KINDS]
    state.piles = held[seen.seats * KINDS :]
    state.curses = list(seen.curses)
    state.sets = list(seen.sets)
    state.set_amulets = list(seen.set_amulets)
    state.prosperity = list(seen.prosperity)
    state.cross = list(seen.cross)
    state.cross_amulets = list(seen.cross_amulets)
    state.row = list(seen.row)
    if HIDDEN in seen.row:
        random = rng.random
        for place, kind in enumerate(seen.row):
            if kind == HIDDEN:
                state.row[place] = take_any(pools[ORANGE], random())
    state.undealt = pools[TAN] + pools[ORANGE]
    state.to_deal = seen.to_deal
    state.green = pools[GREEN]
    state.discard = list(seen.discard)
    _imagine_tokens(seen, state, rng)
    state.used = list(seen.used)
    state.score = list(seen.score)
    state.ledger = list(seen.ledger)
    return state


def _imagine_tokens(seen: View, state: State, rng: Random) -> None:
    """The tokens left: as known, or any of those not used yet."""
    bag = list(seen.unseen_tokens)
    if seen.events:
        events = list(seen.events)
        for token, count in enumerate(events):
            bag[token] -= count
    else:
        events = [0] * TOKENS
        if seen.events_left:
            tokens = [token for token, count in enumerate(bag) for _ in range(count)]
            for token in rng.sample(tokens, seen.events_left):
                events[token] += 1
                bag[token] -= 1
    state.bag = bag
    state.events = events
