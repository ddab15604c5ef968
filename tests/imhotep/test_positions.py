"""The text form of a position: what may be left out, and how mistakes are answered."""

import json
from typing import Any

import pytest

from rules.game import PositionError
from rules.imhotep import GAME
from tests.imhotep.board import Board, ship

PLAIN: dict[str, Any] = {
    "seats": 2,
    "ships": [ship("ab--"), ship("---"), ship("--@temple"), ship("-")],
    "sled": [2, 3],
    "market": ["statue", "lever"],
    "temple": "ab",
}


def refusal(**changed: Any) -> str:
    """What is said against the plain position with these fields changed."""
    with pytest.raises(PositionError) as fault:
        GAME.position_from_json({**PLAIN, **changed})
    return str(fault.value)


def test_what_is_left_out_is_worked_out() -> None:
    position = GAME.position_to_json(GAME.position_from_json(PLAIN))
    assert position["quarry"] == [29 - 2 - 2, 29 - 3 - 2]
    assert position["draw_pile"]["statue"] == 9
    assert position["draw_pile"]["lever"] == 1
    assert sum(position["draw_pile"].values()) == 32
    assert position["sides"] == "AAAAA"
    assert (position["stage"], position["to_move"], position["turn"]) == ("action", "a", "a")
    assert position["round"] == 1
    assert len(position["round_cards"]) == 6


def test_a_whole_position_reads_as_itself() -> None:
    position = GAME.position_to_json(GAME.position_from_json(PLAIN))
    again = GAME.position_from_json(json.loads(json.dumps(position)))
    assert GAME.position_to_json(again) == position


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seats": 5}, "seats: a whole number from 2 to 4 is wanted."),
        ({"seats": True}, "seats: a whole number from 2 to 4 is wanted."),
        ({"sides": "AAB"}, 'sides: five letters A or B are wanted, such as "AABAB".'),
        ({"sled": [2]}, "sled: a list of 2 numbers is wanted."),
        ({"sled": [6, 0]}, "sled: whole numbers from 0 to 5 are wanted."),
        ({"quarry": [29, 29]}, "quarry: with the stones elsewhere [25, 24] are left."),
        ({"temple": "abc"}, "temple: at most 58 letters of ab are wanted."),
        ({"temple": "a" * 40}, "quarry: seat a has 43 stones elsewhere."),
        ({"wrath": "yes"}, "wrath: true or false is wanted."),
        ({"turn": "c"}, "turn: one of a, b is wanted."),
        ({"to_move": "b"}, "to_move: it is the turn of another seat."),
        ({"stage": "resolve"}, "stage: resolve lasts only while a move is being played."),
        ({"market": ["statue"] * 5}, "market: 4 cards face up and 0 face down at most."),
        ({"pair": ["statue"]}, "market: 4 cards face up and 0 face down at most."),
        ({"market": ["lever"] * 3}, "cards: there are 2 of lever in all."),
        ({"draw_pile": {"lever": 2}}, "draw_pile: with the cards elsewhere"),
        ({"discard": {"levers": 1}}, "discard.levers: there is no such field."),
        (
            {"cards": [{"statue": 11}, {}]},
            "cards[0].statue: a whole number from 0 to 10 is wanted.",
        ),
        ({"obelisks": [3, 0], "sides": "AAAAB"}, "obelisks: 3 waiting stones would be a tower"),
        ({"towers": "a"}, "towers: side A of the Obelisks has none."),
        ({"pyramids": "a", "sides": "ABAAA"}, "chosen: one pyramid for each of the 1 stones"),
        ({"round_cards": ["4-3-2-2"]}, "round_cards: 6 different cards are left in this round."),
        ({"round": 7}, "round: a whole number from 0 to 6 is wanted."),
        ({"ships": PLAIN["ships"][:3]}, "ships: a list of 4 objects is wanted."),
        (
            {"ships": [ship("ac"), *PLAIN["ships"][1:]]},
            "ships[0].stones: at most 4 letters of ab- are wanted.",
        ),
        (
            {"ships": [ship("-@temple"), *PLAIN["ships"][1:]]},
            "ships: two ships cannot lie at one dock.",
        ),
        ({"stage": "build"}, "ship: the one in question is wanted"),
        ({"colour": "blue"}, "colour: there is no such field."),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_mistakes_are_answered_with_the_field(changed: dict[str, Any], said: str) -> None:
    assert refusal(**changed).startswith(said)


def test_a_letter_that_is_wrong_is_not_the_only_thing_said() -> None:
    """What would be right is said too."""
    assert refusal(stage="sale").startswith("stage: one of resolve, start, reveal, deal")
    assert refusal(market=["statues"]).startswith("market: a list of entrance, sarcophagus")


@pytest.mark.parametrize("value", [None, 3, "AAAAA", [], [PLAIN]], ids=repr)
def test_what_is_no_object_is_no_position(value: Any) -> None:
    with pytest.raises(PositionError, match=r"^position: an object is wanted\.$"):
        GAME.position_from_json(value)


def test_a_pyramid_has_room_for_five() -> None:
    said = refusal(sides="ABAAA", pyramids="ababab", chosen=["left"] * 6)
    assert said == "chosen: the left pyramid has room for 5 stones."


def test_ships_are_written_from_the_bow_and_places_are_counted_from_there() -> None:
    board = Board(("a-b-", "---", "--", "-"), seats=2).play("get 3", "get 3", "place 1.2")
    assert board.ship(1) == "aab-"
