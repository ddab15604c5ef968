"""A game's own fast playout is the plain one: same dice, same matches."""

from itertools import pairwise
from random import Random

import pytest

from game.ai.playout import play_out
from rules.catalogue import GAMES
from rules.dice import Dice
from rules.game import NOBODY, AnyGame
from tests.every_game.matches import setups

fast_games = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in GAMES.items() if game.playout]
)


class Thrown(Random):
    """A generator whose numbers are those of dice."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(0)
        self.dice = dice

    def random(self) -> float:
        return self.dice.randrange(2**31) / 2**31

    def randrange(self, stop: int) -> int:  # type: ignore[override]
        return self.dice.randrange(stop)


@fast_games
def test_a_fast_playout_makes_the_moves_of_a_plain_one(game: AnyGame) -> None:
    assert game.playout
    for seed, setup in enumerate(setups(game) * 3):
        fast, plain = game.start(setup), game.start(setup)
        made = game.playout(fast, Dice(seed))
        assert made == play_out(game, plain, Thrown(Dice(seed)))
        assert fast.to_move == NOBODY
        assert game.position_to_json(fast) == game.position_to_json(plain)


@fast_games
def test_a_fast_playout_goes_on_from_anywhere(game: AnyGame) -> None:
    assert game.playout
    for seed, setup in enumerate(setups(game)[::3]):
        state, rng = game.start(setup), Random(seed)
        while state.to_move != NOBODY:
            if state.to_move < 0:
                game.apply(state, game.chance(state, rng), None)
                continue
            game.apply(state, rng.choice(game.legal_moves(state)), None)
            if rng.random() < 0.9:
                continue
            fast, plain = state.copy(), state.copy()
            assert game.playout(fast, Dice(seed)) == play_out(game, plain, Thrown(Dice(seed)))
            assert game.position_to_json(fast) == game.position_to_json(plain)


def test_dice_are_even_and_repeat_themselves() -> None:
    dice = Dice(7)
    thrown = [dice.randrange(6) for _ in range(60_000)]
    again = Dice(7)
    assert thrown == [again.randrange(6) for _ in thrown]
    assert thrown != [Dice(8).randrange(6) for _ in thrown]
    assert set(thrown) == set(range(6))
    for side in range(6):
        assert abs(thrown.count(side) - 10_000) < 400
    pairs = list(pairwise(thrown))
    assert all(abs(pairs.count((a, b)) - 1_667) < 200 for a in range(6) for b in range(6))
