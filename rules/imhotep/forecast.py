"""What a move would do to every seat, from what the viewer knows."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from rules.game import Forecast, Seat, Text, text
from rules.imhotep import events as ev
from rules.imhotep import state as st
from rules.imhotep.imagine import imagine
from rules.imhotep.moves import Move, sail_move
from rules.imhotep.pieces import (
    CARD_COLUMN,
    COLUMN_POINT,
    MOST_PLACES,
    TEMPLE,
    TWO_POINT_COLUMN,
)
from rules.imhotep.play import apply
from rules.imhotep.scoring import end_points, visible_stones
from rules.imhotep.state import NOWHERE, State
from rules.imhotep.view import View


def temple_points(state: State) -> list[int]:
    """Points the temple would pay if the round ended now, by seat; side B: choosing points."""
    points = [0] * state.seats
    for column, seat in enumerate(visible_stones(tuple(state.temple), state.seats)):
        if not state.sides[TEMPLE]:
            points[seat] += COLUMN_POINT
        elif column == TWO_POINT_COLUMN:
            points[seat] += 2 * COLUMN_POINT
        elif column != CARD_COLUMN:
            points[seat] += COLUMN_POINT
    return points


def forecast(seen: View, move: Move) -> Forecast:
    """The change a legal move brings, up to the next choice or draw."""
    return _outcome(imagine(seen, Random(0)), move)


def decision(seen: View, stages: Sequence[Move]) -> Forecast:
    """The change that all stages of one decision bring together."""
    return _outcome(imagine(seen, Random(0)), *stages)


def paid(seen: View, stages: Sequence[Move]) -> list[tuple[Seat, int]]:
    """Owner and points at once of every stone that the stages of one decision bring, in order."""
    told: list[Any] = []
    state = imagine(seen, Random(0))
    for move in stages:
        apply(state, move, told.append)
    stones: list[tuple[Seat, int]] = []
    for event in told:
        if isinstance(event, ev.StoneBuilt):
            stones.append((event.seat, event.points))
        elif isinstance(event, ev.TowerBuilt):
            seat, points = stones.pop()
            stones.append((seat, points + event.points))
    return stones


def sailing(seen: View, ship: int, site: int, stone: int | None = None) -> Forecast:
    """What this ship would bring if it sailed to the site now, whether or not it may.

    With `stone`, a place of the ship counted from the bow, the viewer first puts a stone there.
    """
    state = imagine(seen, Random(0))
    if stone is not None:
        state.places[ship * MOST_PLACES + stone] = seen.viewer
        state.loads[ship] += 1
        state.sled[seen.viewer] -= 1
    state.stage, state.to_move = st.ACTION, state.turn
    return _outcome(state, sail_move(ship, site))


def _outcome(state: State, *moves: Move) -> Forecast:
    """What hidden things were imagined changes no point before the next choice."""
    score, temple, end = state.score[:], temple_points(state), end_points(state)
    told: list[Any] = []
    for move in moves:
        apply(state, move, told.append)
    return Forecast(
        at_once=_change(score, state.score),
        each_round=_change(temple, temple_points(state)),
        at_end=_change(end, end_points(state)),
        gains=(*_gains(told), *_choices_to_come(state)),
    )


def _change(before: Iterable[int], after: Iterable[int]) -> tuple[int, ...]:
    return tuple(b - a for a, b in zip(before, after, strict=True))


def _gains(told: list[Any]) -> list[tuple[Seat, Text]]:
    gains: list[tuple[Seat, Text]] = []
    for event in told:
        if isinstance(event, ev.StonesTaken):
            words = text("{n} stone", "{n} stones", count=event.stones, n=event.stones)
            gains.append((event.seat, words))
    return gains


def _choices_to_come(state: State) -> list[tuple[Seat, Text]]:
    """What the owners of stones will choose before the move is through."""
    if state.stage == st.PICK:
        owners = [state.to_move, *(state.places[place] for place in state.queue)]
        picks = len(state.market) + bool(state.pair)
        return [(seat, text("pick {n}", n=n)) for n, seat in enumerate(owners[:picks], start=1)]
    if state.stage == st.BUILD:
        owners = [state.to_move]
        if state.source != NOWHERE:  # else a card placed it, and the ship is at the Market
            owners += [state.places[place] for place in state.queue]
        return [(seat, text("chooses a pyramid")) for seat in owners]
    if state.stage == st.TAKE:
        return [(state.to_move, text("up to 3 stones"))]
    if state.stage == st.LOAD:
        return [(state.to_move, text("loads a stone"))]
    if state.stage == st.DRAW:
        return [(state.owner, text("a card"))]
    if state.stage == st.COLUMN:
        return [(state.to_move, text("1 point or 2 stones"))]
    return []
