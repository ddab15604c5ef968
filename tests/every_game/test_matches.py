"""Two thousand random matches over all numbers of seats and all options, to their end."""

import pytest

from rules.catalogue import GAMES
from rules.game import AnyGame
from tests.every_game.matches import played, setups

MATCHES = 2_000
PARTS = 8
"""Into so many tests the matches of a game are cut, so that one says which part failed."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_matches_keep_the_contract(game: AnyGame, part: int) -> None:
    every = setups(game)
    for number in range(part, MATCHES // len(GAMES), PARTS):
        played(game, every[number % len(every)], seed=number)
