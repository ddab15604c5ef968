"""A match played on at random, by the rules of any game."""

from random import Random
from typing import Any

from rules.dice import Dice
from rules.game import CHANCE, NOBODY, AnyGame


def play_out(game: AnyGame, state: Any, rng: Random) -> int:
    """Plays uniform legal moves to the end, in place; how many moves the seats made."""
    apply = game.apply
    legal_moves = game.legal_moves
    chance = game.chance
    random = rng.random
    made = 0
    mover = state.to_move
    while mover != NOBODY:
        if mover == CHANCE:
            apply(state, chance(state, rng), None)
        else:
            moves = legal_moves(state)
            apply(state, moves[int(random() * len(moves))], None)
            made += 1
        mover = state.to_move
    return made


def finish(game: AnyGame, state: Any, rng: Random, dice: Dice) -> int:
    """The same in the game's own fast way, where it has one."""
    if game.playout is None:
        return play_out(game, state, rng)
    return game.playout(state, dice)
