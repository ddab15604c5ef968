"""A position that can be read can be played to the end: goes to tests/every_game."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalogue import GAMES
from rules.game import NOBODY, AnyGame
from tests.every_game.mangled import positions
from tests.every_game.matches import LONGEST, play_on
from tests.every_game.test_mangled_positions import refusal

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
@given(draw=st.data())
@settings(max_examples=600, deadline=None)
def test_a_position_that_is_read_can_be_played_to_the_end(
    game: AnyGame, draw: st.DataObject
) -> None:
    position = draw.draw(positions(game.name))
    if refusal(game, position):
        return
    state = game.position_from_json(position)
    box = game.pieces(state)
    play_on(game, state, Random(1), LONGEST)
    assert state.to_move == NOBODY
    assert game.pieces(state) == box
    written = game.position_to_json(state)
    assert (
        game.position_to_json(game.position_from_json(json.loads(json.dumps(written)))) == written
    )
