"""A position as JSON: what may be left out, and what is refused by its field."""

from typing import Any

import pytest

from rules.game import PositionError
from rules.sobek import GAME
from tests.sobek.board import Board, cards, open_set


def test_what_is_left_out_is_not_dealt() -> None:
    board = Board(3, ["fish"], hands=[cards("queen", "green fish"), {}, {}])
    assert "queen" not in board["undealt"]
    assert sum(board["undealt"].values()) == 54 - 2
    assert board["to_deal"] == 52
    assert board["green"]["green fish"] == 1
    assert sum(board["bag"].values()) == 12
    assert (board["events"], board["discard"], board.to_move) == ({}, {}, "a")


def test_for_two_players_nine_of_the_cards_left_are_removed() -> None:
    board = Board(2, ["fish"])
    assert (sum(board["undealt"].values()), board["to_deal"]) == (53, 44)


def test_points_without_a_source_are_sets_of_the_round_before() -> None:
    board = Board(2, ["fish"], round=3, score=[30, 12])
    assert [row["sets"] for row in board["points"]] == [[0, 0], [30, 12], [0, 0]]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "too many cards": (
        {"hands": [{"ivory 3": 3}, {"ivory 3": 1}]},
        "hands: there are 3 of ivory 3",
    ),
    "an unknown card": ({"hands": [{"gold": 1}, {}]}, "hands[0].gold: there is no such field"),
    "a green card in the row": ({"row": ["green fish"]}, "row: "),
    "too long a row": ({"row": ["fish 1"] * 5 + ["wheat 1"] * 5}, "row: at most 9"),
    "an empty row": ({"row": []}, "stage: the seat to move would have nothing"),
    "a small set": ({"sets": [{"fish": {"cards": {"fish": 2}}}, {}]}, "sets: fish needs 3 cards"),
    "a set of amulets": ({"sets": [{"fish": {"cards": {"amulet": 3}}}, {}]}, "sets: fish needs"),
    "a card that does not fit": (
        {"sets": [{"fish": {"cards": {"wheat": 1}}}, {}]},
        "sets[0].fish.cards.wheat: there is no such field",
    ),
    "prosperity on ivory": (
        {"sets": [{"ivory": open_set("ivory 3", "ivory", "ivory", prosperity=1)}, {}]},
        "sets[0].ivory.prosperity: there is no such field",
    ),
    "too many tokens": (
        {"events": {"flood": 2}, "used": {"flood": 1}},
        "events: there are 2 of flood",
    ),
    "six tokens out": (
        {"events": {"flood": 2, "curse": 2, "prosperity": 2}},
        "events: 5 tokens at most",
    ),
    "a wrong rest": ({"undealt": {"queen": 1}}, "undealt: with the cards elsewhere"),
    "a wrong bag": ({"bag": {"flood": 1}}, "bag: with the tokens elsewhere"),
    "more to deal than there is": ({"to_deal": 54}, "to_deal: a whole number from 0 to 53"),
    "the turn of another": ({"to_move": "b"}, "to_move: it is the turn of another seat"),
    "round 0": ({"round": 0}, "round: it is 0 before the first lot"),
    "nothing to draw": ({"stage": "draw", "to_deal": 0}, "draws: from 1 to 0"),
    "a first delivery of nothing": (
        {"stage": "token-draw", "row": [], "to_deal": 0, "draws": 1},
        "to_deal: cards are wanted",
    ),
    "too few tokens to put out": (
        {
            "stage": "green-deal",
            "draws": 1,
            "used": {"flood": 2, "curse": 2, "prosperity": 2, "deceit": 1, "embalming": 1},
        },
        "bag: 5 tokens are wanted",
    ),
    "draws amid a turn": ({"draws": 2}, "draws: nothing is drawn"),
    "a theft from nobody": ({"stage": "steal", "owner": "b"}, "back: the hand of the owner"),
    "a theft from oneself": ({"stage": "steal"}, "owner: another seat"),
    "no surplus": ({"stage": "surplus", "to_move": "b"}, "hands: the seat to move has no surplus"),
    "picked out of nowhere": ({"picked": ["fish"]}, "picked: no cards are picked"),
    "picked but not held": (
        {"stage": "lay", "laying": "fish", "picked": ["fish"]},
        "picked: cards of the hand",
    ),
    "no type": ({"stage": "lay"}, "laying: the type of the set"),
    "a set still to be chosen": (
        {"stage": "add", "laying": "fish"},
        "laying: the seat to move has",
    ),
    "crosswise sets too early": ({"stage": "cross"}, "row: it and the deck are empty"),
    "no token in use": ({"stage": "curse"}, "used: the curse in use"),
    "asked twice": ({"queue": ["a", "a"]}, "queue: each seat is asked once"),
    "points that do not add up": (
        {"score": [3, 0], "points": [{"sets": [2, 0]}]},
        "points: they add up to [2, 0]",
    ),
}


@pytest.mark.parametrize(("changes", "said"), WRONG.values(), ids=WRONG)
def test_a_wrong_field_is_named(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError) as fault:
        GAME.position_from_json({"seats": 2, "row": ["fish"], **changes})
    assert str(fault.value).startswith(said)
