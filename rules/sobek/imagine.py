"""Full states that a view could come from."""

from random import Random

from rules.deal import Deal
from rules.game import HIDDEN
from rules.packed import append, i64, vec
from rules.rows import kind_at, total
from rules.sobek.pieces import GREEN, KINDS, ORANGE, TAN, TOKENS
from rules.sobek.state import State
from rules.sobek.view import View


class _Known:
    """What a view says, ready to be filled up."""

    __slots__ = ("deal", "face_down", "seen", "state", "tokens_left")

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.state = known_state(seen)
        self.deal = Deal(seen.hidden, KINDS)
        self.face_down = vec[i64]()  # places of the row
        for place, kind in enumerate(seen.row):
            if kind == HIDDEN:
                self.face_down = append(self.face_down, place)
        self.tokens_left: i64 = 0 if seen.events else seen.events_left  # not known, so many


_latest: _Known | None = None
"""The view that was imagined last: a search imagines one view all the time."""


def imagine(seen: View, rng: Random) -> State:
    """A full state, every deal and every blind draw that agrees with the view alike."""
    global _latest
    known = _latest
    if known is None or known.seen is not seen:
        known = _latest = _Known(seen)
    state = known.state.copy()
    dealt = known.deal.out(rng)
    hands = state.seats * KINDS
    state.hands = dealt.held[:hands]
    state.piles = dealt.held[hands:]
    for place in known.face_down:
        state.row[place] = dealt.take(ORANGE, rng.random())
    state.undealt = dealt.rest(TAN)
    for kind in dealt.rest(ORANGE):
        state.undealt = append(state.undealt, kind)
    state.green = dealt.rest(GREEN)
    for _ in range(known.tokens_left):
        index = int(rng.random() * float(total(state.bag)))
        token = kind_at(state.bag, index)
        state.bag[token] -= 1
        state.events[token] += 1
    return state


def known_state(seen: View) -> State:
    """The view as a state; hidden cards lie nowhere, tokens that may be left are in the bag."""
    state = State(seen.seats, seen.open_piles, seen.hundred_ends, seen.characters_up)
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
    state.picked = vec[i64](seen.picked)
    state.steps = seen.steps
    state.queue = vec[i64](seen.queue)
    state.curses = vec[i64](seen.curses)
    state.sets = vec[i64](seen.sets)
    state.set_amulets = vec[i64](seen.set_amulets)
    state.prosperity = vec[i64](seen.prosperity)
    state.cross = vec[i64](seen.cross)
    state.cross_amulets = vec[i64](seen.cross_amulets)
    state.row = vec[i64](seen.row)
    state.to_deal = seen.to_deal
    state.discard = vec[i64](seen.discard)
    state.bag = vec[i64](seen.unseen_tokens)
    state.events = vec[i64]([0] * TOKENS)
    for token, count in enumerate(seen.events):
        state.bag[token] -= count
        state.events[token] = count
    state.used = vec[i64](seen.used)
    state.score = vec[i64](seen.score)
    state.ledger = vec[i64](seen.ledger)
    return state
