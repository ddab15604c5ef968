"""What would be scored if the round ended now, and what a move would change, from known things."""

from random import Random
from typing import Any

from rules.game import HIDDEN, Forecast, ScoreLine, Seat, Text, text
from rules.sobek import events as ev
from rules.sobek import state as st
from rules.sobek.counts import hand_size
from rules.sobek.imagine import imagine
from rules.sobek.moves import Move
from rules.sobek.pieces import FLOOD
from rules.sobek.play import apply
from rules.sobek.scoring import (
    gain,
    penalty,
    pile_size,
    scarabs_of,
    score_sheet,
    sets_points,
)
from rules.sobek.state import FROM_CORRUPTION, FROM_CROSS, FROM_SETS, SOURCES, State
from rules.sobek.view import View


def round_points(state: State) -> list[list[int]]:
    """Points by source and seat that the round would still bring if it ended now.

    Hands hold no more sets than those laid; of several largest piles all count as most corrupt.
    """
    seats = range(state.seats)
    points = [[0] * state.seats for _ in range(SOURCES)]
    if state.stage == st.OVER:
        return points
    sizes = [pile_size(state, seat) + hand_size(state, seat) for seat in seats]
    for seat in seats:
        earned = sets_points(state, seat), scarabs_of(state.cross, seat)
        points[FROM_SETS][seat], points[FROM_CROSS][seat] = earned
        if sizes[seat] == max(sizes) > 0:
            points[FROM_CORRUPTION][seat] = -penalty(sum(earned))
    return points


def standing(seen: View) -> list[ScoreLine]:
    """The score sheet if the round ended now."""
    state = imagine(seen, Random(0))  # of hidden cards only the number counts
    if state.round:
        for source, row in enumerate(round_points(state)):
            for seat, more in enumerate(row):
                gain(state, seat, source, more)
    return score_sheet(state)


def forecast(seen: View, move: Move) -> Forecast:
    """The change a legal move brings, up to the next choice or draw."""
    state = imagine(seen, Random(0))
    score, before = list(state.score), _sums(round_points(state))
    told: list[Any] = []
    apply(state, move, told.append)
    after = _sums(round_points(state))
    return Forecast(
        at_once=tuple(b - a for a, b in zip(score, state.score, strict=True)),
        each_round=(0,) * seen.seats,
        at_end=tuple(b - a for a, b in zip(before, after, strict=True)),
        gains=tuple(_gains(seen, state, told)),
    )


def _sums(points: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*points, strict=True)]


def _gains(seen: View, state: State, told: list[Any]) -> list[tuple[Seat, Text]]:
    """What else changes hands, in words."""
    gains: list[tuple[Seat, Text]] = []
    for event in told:
        if isinstance(event, ev.CardTaken | ev.CardBought) and seen.row[event.place] == HIDDEN:
            gains.append((event.seat, text("an unknown character")))
        if isinstance(event, ev.CardTaken) and event.skipped:
            cards = len(event.skipped)
            words = text("{n} card to the jar", "{n} cards to the jar", count=cards, n=cards)
            gains.append((event.seat, words))
        elif isinstance(event, ev.CurseLaid):
            gains.append((event.victim, text("a Curse in the jar")))
        elif isinstance(event, ev.PileCleansed):
            cards = len(event.kinds)
            words = text("{n} card from the jar", "{n} cards from the jar", count=cards, n=cards)
            gains.append((event.seat, words))
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
