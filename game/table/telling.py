"""States of a table that tell most about its looks, for pictures of every screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from rules.game import CHANCE, NOBODY, AnyGame, Seat, setup_for

TRIES: Final = 400
"""Deals looked through for one state."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """A state that random play comes by: the first where `until` is true of the mover's view."""

    name: str
    seats: int
    until: Callable[[Any], bool]
    after: int = 0
    """Not before seats have made so many moves."""
    options: Mapping[str, str] = field(default_factory=dict)
    thinking: bool = False
    """Whether the seat to move is an opponent's."""
    in_hand: bool = False
    """Whether a piece is in hand."""
    then: Callable[[Any, Any], object] | None = None
    """What hands do next, given the program off screen and the table."""
    likes: Callable[[Any], bool] = field(default=lambda move: True)
    """Moves that are made rather than others, for states that chance seldom comes by."""


@dataclass(frozen=True, slots=True)
class Found:
    """How a match comes to a state: the deal, moves as text, and stages of the decision begun."""

    seed: int
    moves: tuple[str, ...]
    stages: tuple[Any, ...]
    mover: Seat


def find(game: AnyGame, telling: Telling) -> Found:
    """The way to that state; LookupError if no deal comes by it."""
    for seed in range(TRIES):
        found = _search(game, telling, seed)
        if found is not None:
            return found
    raise LookupError(f"No deal of {game.name} comes by {telling.name}.")


def _search(game: AnyGame, telling: Telling, seed: int) -> Found | None:
    setup = setup_for(game, telling.seats, telling.options)
    memories = [game.memory(setup, seat) for seat in range(setup.seats)]
    state, luck = game.start(setup), Random(seed)
    moves: list[str] = []
    stages: list[Any] = []
    made = 0

    def tell(event: Any) -> None:
        for seat, memory in enumerate(memories):
            game.remember(memory, event.seen_by(seat))

    while state.to_move != NOBODY:
        mover = state.to_move
        if mover == CHANCE:
            move = game.chance(state, luck)
        else:
            view = game.view(state, memories[mover], mover)
            if made >= telling.after and telling.until(view):
                begun = moves[: len(moves) - len(stages)]
                return Found(seed, tuple(begun), tuple(stages), mover)
            legal = game.legal_moves(state)
            move = luck.choice([each for each in legal if telling.likes(each)] or legal)
            made += 1
        game.apply(state, move, tell)
        moves.append(game.move_to_text(move))
        stages = [*stages, move] if state.to_move == mover and game.midway(state) else []
    return None
