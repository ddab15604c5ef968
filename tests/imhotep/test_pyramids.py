"""The Pyramids, both sides (9.2, 10.2, 14.5, 14.6)."""

from typing import Any

import pytest

from rules.imhotep import events as ev
from tests.imhotep.board import Board, ended

VALUES_A = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
PYRAMIDS_B = {"left": (2, 1, 3, 2, 4), "middle": (2, 3, 1, 1, 4), "right": (2, 3, 3, 1, 4)}
ALL_BUILT = ["left"] * 5 + ["middle"] * 5 + ["right"] * 5


def sailed(stones: str, ships: tuple[str, str, str] = ("---", "--", "-"), **position: Any) -> Board:
    """A ship with these stones has just sailed to the Pyramids."""
    return Board((stones, *ships), **position).play("sail 1 pyramids")


# Side A


@pytest.mark.parametrize("space", range(18))
def test_9_2_values_in_the_order_of_filling(space: int) -> None:
    board = Board(("---", "--", "----", "b"), seats=2, pyramids="a" * space)
    board.play("sail 4 pyramids")
    assert board.points == [0, VALUES_A[space] if space < 14 else 1]
    assert board["pyramids"] == "a" * space + "b"


def test_11_a_ship_at_the_empty_pyramids() -> None:
    board = sailed("baac")
    assert board.points == [1 + 3, 2, 2, 0]
    assert [event.points for event in board.events(ev.StoneBuilt)] == [2, 1, 3, 2]


def test_13_from_the_last_space_to_beside() -> None:
    board = Board(("aa", "---", "----", "-"), pyramids="b" * 13).play("sail 1 pyramids")
    assert board.points[0] == 4 + 1


def test_14_an_entrance_taken_with_full_pyramids_scores_one_at_once() -> None:
    board = Board(("a", "---", "--", "----"), pyramids="b" * 14, market=["entrance"])
    board.play("sail 1 market", "pick entrance")
    assert board.points[0] == 1
    assert board["pyramids"] == "b" * 14 + "a"


def test_9_2_unloading_skips_empty_places_from_the_bow() -> None:
    assert sailed("-bca").points == [3, 2, 1, 0]


# Side B


def on_b(stones: str, chosen: list[str] | None = None, **position: Any) -> Board:
    """Stones of d lie in the chosen pyramids of side B; a ship has just sailed there."""
    chosen = chosen or []
    return sailed(stones, sides="ABAAA", pyramids="d" * len(chosen), chosen=chosen, **position)


def test_10_2_the_owner_of_each_stone_chooses() -> None:
    board = on_b("bcb-")
    assert board.to_move == "b"
    assert board.legal == ["build left", "build middle", "build right"]
    board.play("build right")
    assert board.to_move == "c"
    board.play("build left")
    assert board.to_move == "b"
    board.play("build right")
    assert board["pyramids"] == "bcb"
    assert board["chosen"] == ["right", "left", "right"]
    assert board.points == [0, 2 + 3, 2, 0]
    assert board["stage"] == "action"


@pytest.mark.parametrize("word", PYRAMIDS_B)
@pytest.mark.parametrize("space", range(5))
def test_10_2_values_of_each_pyramid(word: str, space: int) -> None:
    board = Board(
        ("b", "---", "--", "----"),
        seats=2,
        sides="ABAAA",
        pyramids="a" * space,
        chosen=[word] * space,
    )
    board.play("sail 1 pyramids", f"build {word}")
    assert board.points == [0, PYRAMIDS_B[word][space]]


def test_14_5_a_finished_pyramid_cannot_be_chosen() -> None:
    board = on_b("abc-", ["left"] * 5)
    assert board.legal == ["build middle", "build right"]
    assert "finished" in board.refuses("build left")


def test_14_5_with_one_pyramid_left_there_is_nothing_to_choose() -> None:
    board = on_b("abc-", ["left"] * 5 + ["middle"] * 5 + ["right"])
    assert board["chosen"][11:] == ["right"] * 3
    assert board.points == [3, 3, 1, 0]


def test_10_2_once_all_are_built_each_stone_scores_one() -> None:
    board = on_b("aab-", ALL_BUILT)
    assert board.points == [2, 1, 0, 0]
    assert board["chosen"][15:] == ["beside"] * 3
    assert board["stage"] == "action"


def test_10_2_the_last_space_then_beside() -> None:
    board = on_b("aab-", ALL_BUILT[:-1])
    assert board.points == [4 + 1, 1, 0, 0]


def test_52_the_second_stone_of_the_left_pyramid_draws_a_card() -> None:
    board = on_b("abc-", ["left"]).play("build left")
    assert board.points[0] == 1
    assert board.to_move == "chance"
    board.play("deal statue")
    assert board.cards("a") == {"statue": 1}
    assert board.to_move == "b"


def test_52_an_entrance_drawn_there_places_another_stone_in_a_chosen_pyramid() -> None:
    board = on_b("abc-", ["left"]).play("build left", "deal entrance")
    assert board.to_move == "a"
    assert board.legal == ["build left", "build middle", "build right"]
    quarry = board["quarry"][0]
    board.play("build middle")
    assert board["quarry"][0] == quarry - 1
    assert board.points[0] == 1 + 2
    assert board["discard"] == {"entrance": 1}
    assert board.to_move == "b"


def test_10_2_the_third_stone_of_the_middle_pyramid_brings_three_stones() -> None:
    board = on_b("abc-", ["middle"] * 2, sled=[1, 0, 0, 0]).play("build middle")
    assert board.points[0] == 1
    assert board.to_move == "a"
    assert board.legal == ["take stones", "decline"]
    quarry = board["quarry"][0]
    board.play("take stones")
    assert (board["sled"][0], board["quarry"][0]) == (4, quarry - 3)
    assert board.to_move == "b"


def test_14_6_the_three_stones_may_be_declined() -> None:
    board = on_b("abc-", ["middle"] * 2, sled=[1, 0, 0, 0]).play("build middle", "decline")
    assert board["sled"][0] == 1
    assert board.to_move == "b"


@pytest.mark.parametrize(("sled", "taken"), [(3, 2), (4, 1)])
def test_14_6_the_sled_limits_the_three_stones(sled: int, taken: int) -> None:
    board = on_b("abc-", ["middle"] * 2, sled=[sled, 0, 0, 0])
    board.play("build middle", "take stones")
    assert board["sled"][0] == sled + taken == 5


def test_14_6_a_full_sled_or_an_empty_quarry_gets_nothing_to_choose() -> None:
    full = on_b("abc-", ["middle"] * 2, sled=[5, 0, 0, 0]).play("build middle")
    assert full.to_move == "b"
    empty = on_b("abc-", ["middle"] * 2, temple="a" * 28).play("build middle")
    assert empty.to_move == "b"


def test_14_6_the_quarry_limits_the_three_stones() -> None:
    board = on_b("abc-", ["middle"] * 2, temple="a" * 26).play("build middle", "take stones")
    assert (board["sled"][0], board["quarry"][0]) == (2, 0)


def test_10_2_the_fourth_stone_of_the_right_pyramid_may_load_a_stone() -> None:
    board = on_b("abc-", ["right"] * 3, ships=("-d-", "--", "-"), sled=[2, 0, 0, 0])
    board.play("build right")
    assert board.points[0] == 1
    assert board.to_move == "a"
    places = ["place 2.1", "place 2.3", "place 3.1", "place 3.2", "place 4.1"]
    assert board.legal == [*places, "decline"]
    assert "sailed" in board.refuses("place 1.1")
    board.play("place 2.3")
    assert board.ship(2) == "-da"
    assert board["sled"][0] == 1
    assert board.to_move == "b"


def test_14_6_the_load_may_be_declined() -> None:
    board = on_b("abc-", ["right"] * 3, sled=[2, 0, 0, 0]).play("build right", "decline")
    assert board["sled"][0] == 2
    assert board.to_move == "b"


def test_14_6_an_empty_sled_or_full_ships_load_nothing() -> None:
    assert on_b("abc-", ["right"] * 3).play("build right").to_move == "b"
    full = on_b("abc-", ["right"] * 3, ships=("ddd", "dd", "d"), sled=[2, 0, 0, 0])
    assert full.play("build right").to_move == "b"


def test_53_the_fourth_stone_from_the_fourth_ship_loads_nothing() -> None:
    board = on_b(
        "a",
        ["right"] * 3,
        ships=("---@market", "--@temple", "----@burial"),
        sled=[2, 0, 0, 0],
    )
    board.play("build right")
    assert board.points[0] == 1
    assert board["stage"] == "reveal"


def test_10_2_the_gift_belongs_to_the_owner_of_the_stone() -> None:
    board = on_b("bcc-", ["right"] * 3, turn="a", sled=[1, 1, 0, 0]).play("build right")
    assert board.to_move == "b"
    board.play("place 2.1")
    assert board.ship(2) == "b--"
    assert board["sled"] == [1, 0, 0, 0]


def test_10_2_side_a_asks_nobody() -> None:
    assert sailed("abc-")["stage"] == "action"


# What the sheet of points says


def test_9_2_the_score_sheet_knows_who_built_what() -> None:
    assert ended(2, pyramids="aabba").line("Pyramids") == [2 + 1 + 4, 3 + 2]


def test_10_2_the_score_sheet_knows_who_built_what_on_side_b() -> None:
    board = ended(
        2,
        sides="ABAAA",
        pyramids="aabab",
        chosen=["left", "right", "left", "left", "right"],
    )
    assert board.line("Pyramids") == [2 + 2 + 3, 1 + 3]
