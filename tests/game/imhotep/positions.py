"""Positions of random matches, as the seat to move sees them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from rules.game import CHANCE, NOBODY, Setup, setup_for
from rules.imhotep import GAME
from rules.imhotep.moves import Move
from rules.imhotep.state import State
from rules.imhotep.view import View


def random_setup(seats: int, rng: Random) -> Setup:
    """Any sides and options."""
    chosen = {option.key: rng.choice(option.choices).value for option in GAME.options}
    return setup_for(GAME, seats, chosen)


def match(setup: Setup, rng: Random) -> Iterator[tuple[State, list[Any], Sequence[Move], Move]]:
    """Every decision of a random match: state, memories, legal moves and the move then made."""
    state = GAME.start(setup)
    memories = [GAME.memory(setup, seat) for seat in range(setup.seats)]
    told: list[Any] = []
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            move = GAME.chance(state, rng)
        else:
            moves = GAME.legal_moves(state)
            tools = [m for m in moves if GAME.move_to_text(m).startswith("play")]
            move = rng.choice(tools or moves)
            yield state, memories, moves, move
        told.clear()
        GAME.apply(state, move, told.append)
        for event in told:
            for seat, memory in enumerate(memories):
                GAME.remember(memory, event.seen_by(seat))


def positions(seats: int, matches: int, seed: int) -> Iterator[tuple[View, State, Sequence[Move]]]:
    """The view of the seat to move, the truth, and the legal moves."""
    rng = Random(seed)
    for _ in range(matches):
        for state, memories, moves, _ in match(random_setup(seats, rng), rng):
            yield GAME.view(state, memories[state.to_move], state.to_move), state, moves
