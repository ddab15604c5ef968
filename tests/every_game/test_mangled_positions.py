"""A position from outside is refused with its field, or it is a position like any other."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalogue import GAMES
from rules.game import AnyGame, PositionError
from tests.every_game.mangled import ANYTHING, positions
from tests.every_game.samples import samples

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
FIELD_FIRST = re.compile(r"([^.\[:]+).*: \S.*\.", re.DOTALL)


def refusal(game: AnyGame, position: Any) -> str:
    """What is said against the position; empty if it can be read."""
    try:
        game.position_from_json(position)
    except PositionError as fault:
        return str(fault)
    return ""


@every_game
@given(draw=st.data())
@settings(max_examples=600, deadline=None)
def test_a_mangled_position_is_refused_by_its_field_or_sound(
    game: AnyGame, draw: st.DataObject
) -> None:
    position = draw.draw(positions(game.name))
    known = {*samples(game.name)[0].position(), *position, "position"}
    if said := refusal(game, position):
        found = FIELD_FIRST.fullmatch(said)
        assert found, f"{said!r} does not begin with a field"
        assert found[1] in known, said
        return
    state = game.position_from_json(position)
    again = game.position_to_json(state)
    assert game.position_to_json(game.position_from_json(json.loads(json.dumps(again)))) == again
    assert game.pieces(state) == box_of(game, len(game.scores(state)))
    if state.to_move >= 0:
        assert game.legal_moves(state)


def box_of(game: AnyGame, seats: int) -> Any:
    """The pieces in the box for so many seats."""
    return next(game.pieces(s.state) for s in samples(game.name) if s.setup.seats == seats)


@every_game
@given(value=ANYTHING)
@settings(max_examples=200, deadline=None)
def test_what_is_no_position_is_refused_in_words(game: AnyGame, value: Any) -> None:
    assert refusal(game, value)


@every_game
def test_a_field_that_is_unknown_is_named(game: AnyGame) -> None:
    for sample in samples(game.name)[:3]:
        assert refusal(game, {**sample.position(), "colour": 1}).startswith("colour: ")


@every_game
@pytest.mark.parametrize("wrong", [None, "?", -1, 1.5, [None], {"?": 1}], ids=repr)
def test_a_field_of_a_wrong_kind_is_named(game: AnyGame, wrong: Any) -> None:
    """Whatever stands in a field, a refusal begins with a field of the position."""
    for sample in samples(game.name)[:20]:
        position = sample.position()
        for name in position:
            said = refusal(game, {**position, name: wrong})
            found = FIELD_FIRST.fullmatch(said)
            assert not said or (found and found[1] in position), (name, said)
