"""Positions of random matches, as the seat to move sees them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from rules.game import CHANCE, NOBODY, Setup, setup_for
from rules.sobek import GAME
from rules.sobek import moves as mv
from rules.sobek.moves import VERB, Move
from rules.sobek.state import State
from rules.sobek.view import View

_LIKED = 0.5
"""How often sets, characters and rivals are preferred to cards of the row."""


def random_setup(seats: int, rng: Random) -> Setup:
    """Any options."""
    chosen = {option.key: rng.choice(option.choices).value for option in GAME.options}
    return setup_for(GAME, seats, chosen)


def any_move(moves: Sequence[Move], rng: Random) -> Move:
    """A random move; often a character, or none that takes a card, so that much happens."""
    played = [move for move in moves if VERB[move] == mv.V_PLAY]
    liked = played or [move for move in moves if VERB[move] != mv.V_TAKE]
    return rng.choice(liked if liked and rng.random() < _LIKED else moves)


def started(setup: Setup) -> tuple[State, list[Any]]:
    """A match before its first draw, and what every seat knows."""
    return GAME.start(setup), [GAME.memory(setup, seat) for seat in range(setup.seats)]


def match(setup: Setup, rng: Random) -> Iterator[tuple[State, list[Any], Sequence[Move], Move]]:
    """Every decision of a random match: state, memories, legal moves and the move then made."""
    state, memories = started(setup)
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            move = GAME.chance(state, rng)
        else:
            moves = GAME.legal_moves(state)
            move = any_move(moves, rng)
            yield state, memories, moves, move
        play(state, move, memories)


def play(state: State, move: Move, memories: Sequence[Any]) -> list[Any]:
    """Plays a move in place; every seat remembers what it saw. The true events."""
    told: list[Any] = []
    GAME.apply(state, move, told.append)
    for event in told:
        for seat, memory in enumerate(memories):
            GAME.remember(memory, event.seen_by(seat))
    return told


def positions(seats: int, matches: int, seed: int) -> Iterator[tuple[View, State, Sequence[Move]]]:
    """The view of the seat to move, the truth, and the legal moves."""
    rng = Random(seed)
    for _ in range(matches):
        for state, memories, moves, _ in match(random_setup(seats, rng), rng):
            yield GAME.view(state, memories[state.to_move], state.to_move), state, moves
