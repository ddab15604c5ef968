"""The catalogue tells what a game is called before its rules are read."""

import pytest

from rules.catalogue import GAMES, TITLES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_called_what_the_catalogue_says(name: str) -> None:
    assert GAMES[name].name == name
    assert GAMES[name].title == TITLES[name] == GAMES.title(name)
