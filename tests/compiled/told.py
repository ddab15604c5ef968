"""Tells matches, playouts and thoughts of every game, as one line of JSON each.

Run as a program, it says first whether the rules are compiled.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from game.ai.style import PLAIN, Style
from game.ai.thinking import think
from game.ai.thoughts import Budget
from rules import compiled
from rules.catalogue import GAMES
from rules.dice import Dice
from rules.game import CHANCE, NOBODY, AnyGame
from tests.every_game.matches import next_move, setups

PLAYOUTS = 60


def matches(game: AnyGame, seed: int) -> Iterator[Any]:
    """A random match by its moves, and what the seats to move think on the way."""
    rng = Random(seed)
    setup = rng.choice(setups(game))
    state = game.start(setup)
    memories = [game.memory(setup, seat) for seat in range(setup.seats)]
    told: list[Any] = []
    while state.to_move != NOBODY:
        seat = state.to_move
        if seat != CHANCE and rng.random() < 0.1:
            view = game.view(state, memories[seat], seat)
            budget = Budget(playouts=PLAYOUTS)
            for style in (PLAIN, Style(knowledge=True)):
                yield repr(think(game, view, Random(seed), budget, style=style))
        move = next_move(game, state, rng)
        game.apply(state, move, told.append)
        for viewer, memory in enumerate(memories):
            for event in told:
                game.remember(memory, event.seen_by(viewer))
        yield [game.move_to_text(move), *map(repr, told)]
        told.clear()
    yield game.position_to_json(state)
    yield [game.scores(state), game.winners(state)]


def playouts(game: AnyGame, seed: int) -> Iterator[Any]:
    """How playouts with dice end."""
    if game.playout:
        for setup in setups(game):
            state = game.start(setup)
            yield game.playout(state, Dice(seed))
            yield game.position_to_json(state)


if __name__ == "__main__":
    print(json.dumps(compiled.in_use()))
    for game in GAMES.values():
        for seed in range(12):
            for line in matches(game, seed):
                print(json.dumps(line))
        for line in playouts(game, 1):
            print(json.dumps(line))
