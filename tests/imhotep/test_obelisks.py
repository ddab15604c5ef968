"""The Obelisks, both sides (9.5, 10.5, 14.8)."""

from typing import Any

import pytest

from rules.imhotep import events as ev
from tests.imhotep.board import Board, ended

TOWERS = (10, 9, 8, 7, 6, 5, 5, 5)


def heights(*stones: int) -> list[int]:
    return ended(len(stones), obelisks=list(stones)).line("Obelisks")


def test_22_four_players() -> None:
    """K and G share the second and third place: 15 for two."""
    assert heights(3, 4, 0, 3) == [7, 15, 0, 7]


@pytest.mark.parametrize(
    ("stones", "points"),
    [((2, 2), [5, 5]), ((5, 0), [10, 0]), ((5, 4), [10, 1]), ((0, 0), [0, 0])],
)
def test_23_two_players(stones: tuple[int, ...], points: list[int]) -> None:
    assert heights(*stones) == points


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ((2, 2, 2, 2), [7, 7, 7, 7]),
        ((3, 3, 3, 1), [10, 10, 10, 1]),
        ((3, 2, 2, 2), [15, 5, 5, 5]),
        ((1, 2, 3, 4), [1, 5, 10, 15]),
        ((0, 2, 0, 2), [0, 12, 0, 12]),
        ((0, 0, 1, 0), [0, 0, 15, 0]),
        ((2, 2, 1, 1), [12, 12, 3, 3]),
    ],
)
def test_25_four_players_with_ties(stones: tuple[int, ...], points: list[int]) -> None:
    assert heights(*stones) == points


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ((3, 2, 1), [12, 6, 1]),
        ((2, 2, 2), [6, 6, 6]),
        ((2, 2, 1), [9, 9, 1]),
        ((3, 1, 1), [12, 3, 3]),
        ((0, 1, 0), [0, 12, 0]),
    ],
)
def test_9_5_three_players(stones: tuple[int, ...], points: list[int]) -> None:
    assert heights(*stones) == points


def test_9_5_each_colour_has_one_tower_and_nothing_is_scored_at_once() -> None:
    board = Board(("abaa", "---", "--", "-"), obelisks=[1, 0, 0, 0]).play("sail 1 obelisks")
    assert board["obelisks"] == [4, 1, 0, 0]
    assert board.points == [0, 0, 0, 0]


# Side B


def sailed_b(stones: str, waiting: list[int], towers: str = "", **position: Any) -> Board:
    board = Board(
        (stones, "---", "--", "-"), sides="AAAAB", obelisks=waiting, towers=towers, **position
    )
    return board.play("sail 1 obelisks")


def test_61_a_third_stone_builds_on_the_best_free_space_at_once() -> None:
    board = sailed_b("abd-", [0, 2, 0, 0], towers="c")
    assert board["towers"] == "cb"
    assert board["obelisks"] == [1, 0, 0, 1]
    assert board.points == [0, 9, 0, 0]
    assert board.events(ev.TowerBuilt) == [ev.TowerBuilt(1, 1, 9)]


def test_62_the_first_unloaded_takes_the_best_space() -> None:
    board = Board(("cb", "---", "----", "-"), sides="AAAAB", obelisks=[0, 2, 2, 0])
    board.play("sail 1 obelisks")
    assert board.points == [0, 9, 10, 0]


def test_62_with_a_lever_the_order_may_be_reversed() -> None:
    board = Board(
        ("cb", "---", "----", "-"),
        sides="AAAAB",
        obelisks=[0, 2, 2, 0],
        cards=[{"lever": 1}, {}, {}, {}],
    )
    board.play("play lever", "sail 1 obelisks", "unload b")
    assert board.points == [0, 10, 9, 0]


def test_64_a_paved_path_as_third_stone_builds_the_tower_at_once() -> None:
    board = Board(
        ("a", "---", "--", "----"), sides="AAAAB", obelisks=[2, 0, 0, 0], market=["paved-path"]
    )
    board.play("sail 1 market", "pick paved-path")
    assert board["towers"] == "a"
    assert board["obelisks"][0] == 0
    assert board.points[0] == 10


@pytest.mark.parametrize("tower", range(9))
def test_10_5_tower_spaces_in_order_and_14_8_a_ninth_scores_five(tower: int) -> None:
    board = sailed_b("bbb-", [0, 0, 0, 0], towers="abcdabcda"[:tower])
    assert board.points[1] == (TOWERS[tower] if tower < 8 else 5)


def test_10_5_a_player_may_build_several_towers_from_one_ship() -> None:
    board = sailed_b("aaaa", [2, 0, 0, 0])
    assert board["towers"] == "a" * 2
    assert board["obelisks"][0] == 0
    assert board.points[0] == 10 + 9


def test_10_5_waiting_stones_score_one_each_and_heights_nothing() -> None:
    board = ended(3, sides="AAAAB", obelisks=[2, 1, 0], towers="ab", score=[10, 9, 0])
    assert board.line("Obelisks") == [10 + 2, 9 + 1, 0]
    assert board.points == [12, 10, 0]
