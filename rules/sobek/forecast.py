"""What would be scored if the round ended now, and what a move would change, from known things."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.game import HIDDEN, Forecast, ScoreLine, Seat, Text, text
from rules.sobek import events as ev
from rules.sobek import state as st
from rules.sobek.imagine import imagine
from rules.sobek.moves import DONE, V_BUY, V_TAKE, VERB, Move
from rules.sobek.pieces import FLOOD, KINDS, SCARABS
from rules.sobek.play import apply
from rules.sobek.scoring import (
    best_crosswise,
    gain,
    penalty,
    pile_size,
    scarabs_of,
    score_sheet,
    sets_points,
)
from rules.sobek.state import FROM_CORRUPTION, FROM_CROSS, FROM_SETS, State, hand_size
from rules.sobek.view import View


def round_points(state: State, viewer: Seat, unknown: Sequence[int] = ()) -> list[list[int]]:
    """Points by source and seat that the round would still bring if it ended now.

    The viewer lays its best crosswise sets, without its `unknown` cards; of the others nothing
    but open sets is known. Of several largest piles all count as most corrupt.
    """
    seats = range(state.seats)
    points = [[0] * state.seats for _ in range(st.SOURCES)]
    if state.stage == st.OVER:
        return points
    hand = state.hands[viewer * KINDS : (viewer + 1) * KINDS]
    for kind in unknown:
        hand[kind] -= 1
    crosswise, left = best_crosswise(hand)
    sizes = [pile_size(state, seat) + hand_size(state, seat) for seat in seats]
    sizes[viewer] = pile_size(state, viewer) + left + len(unknown)
    for seat in seats:
        points[FROM_SETS][seat] = sets_points(state, seat)
        points[FROM_CROSS][seat] = scarabs_of(state.cross, seat)
    points[FROM_CROSS][viewer] += crosswise
    for seat in seats:
        if sizes[seat] == max(sizes) > 0:
            earned = points[FROM_SETS][seat] + points[FROM_CROSS][seat]
            points[FROM_CORRUPTION][seat] = -penalty(earned)
    return points


def standing(seen: View) -> list[ScoreLine]:
    """The score sheet if the round ended now."""
    state = imagine(seen, Random(0))  # nothing hidden bears on it
    points = round_points(state, seen.viewer)
    if state.round:
        for source, row in enumerate(points):
            for seat, more in enumerate(row):
                gain(state, seat, source, more)
    return score_sheet(state)


def forecast(seen: View, move: Move) -> Forecast:
    """The change a legal move brings, up to the next choice or draw."""
    if seen.stage in (st.CROSS, st.CROSS_LAY):
        return _crosswise(seen, move)
    state = imagine(seen, Random(0))  # what is hidden is told apart by `_unknown`
    if VERB[move] in (V_TAKE, V_BUY):
        state.to_deal = max(state.to_deal, 1)  # the end of the round is not gone into
    score, before = state.score[:], _sums(round_points(state, seen.viewer))
    told: list[Any] = []
    apply(state, move, told.append)
    after = _sums(round_points(state, seen.viewer, _unknown(seen, told)))
    return Forecast(
        at_once=tuple(b - a for a, b in zip(score, state.score, strict=True)),
        each_round=tuple(b - a for a, b in zip(before, after, strict=True)),
        at_end=(0,) * seen.seats,
        gains=tuple(_gains(seen, state, told)),
    )


def _sums(points: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*points, strict=True)]


def _crosswise(seen: View, move: Move) -> Forecast:
    """The end of the round itself: what the set being laid brings."""
    none = (0,) * seen.seats
    scarabs = sum(SCARABS[kind] for kind in seen.picked) if move == DONE else 0
    each_round = tuple(scarabs if seat == seen.viewer else 0 for seat in range(seen.seats))
    return Forecast(at_once=none, each_round=each_round, at_end=none)


def _unknown(seen: View, told: list[Any]) -> list[int]:
    """Cards that came to the viewer's hand without its knowing yet which they are."""
    unknown = []
    for event in told:
        if isinstance(event, ev.CardTaken | ev.CardBought):
            if seen.row[event.place] == HIDDEN:
                unknown.append(event.kind)
        elif isinstance(event, ev.CardRecovered) and not seen.pile(event.owner)[event.kind]:
            unknown.append(event.kind)
    return unknown


def _gains(seen: View, state: State, told: list[Any]) -> list[tuple[Seat, Text]]:
    """What else changes hands, in words."""
    gains: list[tuple[Seat, Text]] = []
    for event in told:
        if isinstance(event, ev.CardTaken) and event.skipped:
            cards = len(event.skipped)
            words = text("{n} card to the pile", "{n} cards to the pile", count=cards, n=cards)
            gains.append((event.seat, words))
        elif isinstance(event, ev.CurseLaid):
            gains.append((event.victim, text("a Curse in the pile")))
        elif isinstance(event, ev.PileCleansed):
            cards = len(event.kinds)
            words = text("{n} card off the pile", "{n} cards off the pile", count=cards, n=cards)
            gains.append((event.seat, words))
    gains += [(seen.viewer, text("an unknown card")) for _ in _unknown(seen, told)]
    if state.stage == st.EVENT:
        gains.append((seen.viewer, text("an event")))
    elif state.stage == st.DRAW:
        cards = state.draws
        words = text("{n} card from the deck", "{n} cards from the deck", count=cards, n=cards)
        gains.append((seen.viewer, words))
    elif state.stage == st.STEAL:
        gains.append((seen.viewer, text("a stolen card")))
    elif ev.TokenUsed(seen.viewer, FLOOD) in told:
        gains.append((seen.viewer, text("another turn")))
    return gains
