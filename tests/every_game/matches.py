"""Random matches of any game, and what must hold after every one of their moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from rules.game import CHANCE, NOBODY, AnyGame, Setup, setup_for

LONGEST = 5_000
"""No match has more moves."""


@dataclass(frozen=True, slots=True)
class Match:
    """A finished match: every move in its text form, and the last position."""

    game: AnyGame
    setup: Setup
    moves: tuple[str, ...]
    state: Any


def setups(game: AnyGame) -> list[Setup]:
    """Every number of seats with every combination of options."""
    keys = [option.key for option in game.options]
    values = [[choice.value for choice in option.choices] for option in game.options]
    return [
        setup_for(game, seats, dict(zip(keys, chosen, strict=True)))
        for chosen in product(*values)
        for seats in game.seats
    ]


def next_move(game: AnyGame, state: Any, rng: Random) -> Any:
    """What chance draws, or any legal move."""
    if state.to_move == CHANCE:
        return game.chance(state, rng)
    return rng.choice(game.legal_moves(state))


def play_on(game: AnyGame, state: Any, rng: Random, most: int = LONGEST) -> None:
    """Random moves until the game is over, or so many were made."""
    for _ in range(most):
        if state.to_move == NOBODY:
            return
        game.apply(state, next_move(game, state, rng), None)


def played(game: AnyGame, setup: Setup, seed: int) -> Match:
    """A whole random match; AssertionError where it breaks what every match must keep."""
    where = f"{game.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed}"
    rng = Random(seed)
    state = game.start(setup)
    box = game.pieces(state)
    moves: list[str] = []
    while state.to_move != NOBODY:
        mover = state.to_move
        move = _chosen(game, state, rng, where)
        words = game.move_to_text(move)
        assert game.move_from_text(words) == move, f"{where}: {words!r} reads as another move"
        moves.append(words)
        assert len(moves) <= LONGEST, f"{where}: no end"
        game.apply(state, move, lambda event: None)
        assert game.pieces(state) == box, f"{where}: pieces changed with move {len(moves)} {words}"
        if game.midway(state):
            assert state.to_move == mover != CHANCE, f"{where}: {words} leaves a decision half made"
    assert not game.legal_moves(state), f"{where}: the game is over, but there are legal moves"
    _check_result(game, setup, state, where)
    match = Match(game, setup, tuple(moves), state)
    assert replayed(match) == game.position_to_json(state), f"{where}: the replay differs"
    return match


def _chosen(game: AnyGame, state: Any, rng: Random, where: str) -> Any:
    legal = game.legal_moves(state)
    if state.to_move == CHANCE:
        move = game.chance(state, rng)
        fault = game.chance_fault(state, move)
        assert fault == "", f"{where}: chance drew {game.move_to_text(move)}, but: {fault}"
        assert not legal, f"{where}: chance is to move, but a seat could"
        return move
    assert state.to_move >= 0, f"{where}: {state.to_move} is to move"
    assert legal, f"{where}: seat {state.to_move} has no move"
    assert len(set(legal)) == len(legal), f"{where}: a legal move is listed twice"
    return rng.choice(legal)


def _check_result(game: AnyGame, setup: Setup, state: Any, where: str) -> None:
    points = game.scores(state)
    sheet = game.score_sheet(state)
    assert len(points) == setup.seats, where
    assert column_sums(sheet, setup.seats) == points, (
        f"{where}: {sheet} does not add up to {points}"
    )
    winners = game.winners(state)
    assert winners, f"{where}: nobody won"
    assert len(set(winners)) == len(winners), where
    ranks = list(zip(points, *(line.points for line in game.tie_breaks(state)), strict=True))
    best = {seat for seat, rank in enumerate(ranks) if rank == max(ranks)}
    assert set(winners) == best, f"{where}: {winners} of {ranks}"


def column_sums(sheet: Sequence[Any], seats: int) -> tuple[int, ...]:
    """Points of every seat over all lines of a score sheet."""
    return tuple(sum(line.points[seat] for line in sheet) for seat in range(seats))


def replayed(match: Match) -> dict[str, Any]:
    """The last position reached again from the texts alone, with nobody listening."""
    game = match.game
    state = game.start(match.setup)
    for words in match.moves:
        game.apply(state, game.move_from_text(words), None)
    return game.position_to_json(state)
