"""The Temple, both sides (9.3, 10.3, 14.6, 14.7)."""

from typing import Any

import pytest

from rules.imhotep import events as ev
from tests.imhotep.board import Board

LAST_SHIP = ("---@market", "--@pyramids", "----@burial", "a")


def assessed(temple: str, seats: int = 4, **position: Any) -> Board:
    """The last ship of a round goes to the Obelisks with a stone of a; the temple is assessed."""
    board = Board(LAST_SHIP, seats=seats, temple=temple, **{"round": 2, **position})
    return board.play("sail 4 obelisks")


# Side A


def test_16_four_players_visible_stones() -> None:
    """K K W W N G G: the first two are covered by the last two."""
    assert assessed("aabbcdd").points == [0, 2, 1, 2]


@pytest.mark.parametrize(
    ("temple", "points"),
    [
        ("", [0, 0]),
        ("a", [1, 0]),
        ("abb", [1, 2]),
        ("aabb", [2, 2]),
        ("aabbb", [1, 3]),
        ("aaaabbbb", [0, 4]),
        ("aaaabbbba", [1, 3]),
        ("a" * 13 + "b", [3, 1]),
    ],
)
def test_9_3_two_players_have_four_columns(temple: str, points: list[int]) -> None:
    assert assessed(temple, seats=2).points == points


@pytest.mark.parametrize(
    ("temple", "points"),
    [("abcab", [2, 2, 1]), ("abcabc", [1, 2, 2]), ("aaaaabbbbbc", [0, 4, 1])],
)
def test_9_3_three_players_have_five_columns(temple: str, points: list[int]) -> None:
    assert assessed(temple, seats=3).points == points


def test_17_without_a_ship_the_visible_stones_score_again() -> None:
    """Two rounds end, and no ship goes to the Temple in either."""
    first = assessed("abb", seats=2)
    assert first.points == [1, 2]
    kept = {field: first[field] for field in ("score", "temple", "obelisks")}
    second = Board(LAST_SHIP, seats=2, round=3, **kept).play("sail 4 obelisks")
    assert second.points == [2, 4]


def test_9_3_the_stones_of_this_round_count() -> None:
    board = Board(
        ("---@market", "--@pyramids", "----@burial", "b"), seats=2, temple="aaaa", round=2
    ).play("sail 4 temple")
    assert board.points == [3, 1]


def test_9_3_the_last_round_is_assessed_too() -> None:
    board = assessed("abb", seats=2, round=6)
    assert board.to_move == "nobody"
    assert board["score"] == [1, 2]
    assert board.line("Temple") == [1, 2]


# Side B


def assessed_b(temple: str, seats: int = 4, **position: Any) -> Board:
    return assessed(temple, seats, sides="AABAA", **position)


def test_55_columns_from_left_to_right() -> None:
    """G N W W K: G chooses, N has 2 points, W chooses and then draws, K chooses."""
    board = assessed_b("dcbba")
    assert board.to_move == "d"
    assert board.legal == ["take point", "take stones"]
    board.play("take point")
    assert board.points == [0, 0, 2, 1]
    assert board.to_move == "b"
    quarry = board["quarry"][1]
    board.play("take stones")
    assert (board["sled"][1], board["quarry"][1]) == (2, quarry - 2)
    assert board.to_move == "chance"
    board.play("deal statue")
    assert board.cards("b") == {"statue": 1}
    assert board.to_move == "a"
    board.play("take point")
    assert board.points == [1, 0, 2, 1]
    assert board["stage"] == "reveal"


def test_10_3_two_players_have_no_fifth_column() -> None:
    board = assessed_b("aaaa", seats=2).play("take point", "take point", "deal chisel")
    assert board["stage"] == "reveal"
    assert board.points == [1 + 2 + 1, 0]
    assert board.cards("a") == {"chisel": 1}


def test_10_3_only_visible_stones_earn() -> None:
    """The fifth stone of two players covers the first, in column 1."""
    board = assessed_b("abbba", seats=2, sled=[0, 5])
    assert board.to_move == "a"
    board.play("take point")
    assert [(e.seat, e.column, e.points) for e in board.events(ev.ColumnScored)] == [
        (0, 0, 1),
        (1, 1, 2),
        (1, 2, 1),
    ]
    covered = assessed_b("abbbb", seats=2, sled=[0, 5])
    assert covered.points == [0, 1 + 2 + 1]


def test_10_3_few_stones_fill_few_columns() -> None:
    board = assessed_b("ab").play("take point")
    assert board.points == [1, 2, 0, 0]
    assert board["stage"] == "reveal"
    assert assessed_b("")["stage"] == "reveal"


def test_56_a_full_sled_leaves_only_the_point() -> None:
    board = assessed_b("a", sled=[5, 0, 0, 0])
    assert board.points == [1, 0, 0, 0]
    assert board["stage"] == "reveal"


def test_14_6_an_empty_quarry_leaves_only_the_point() -> None:
    board = assessed_b("b" + "cccc" + "b", pyramids="b" * 27)
    assert board["quarry"][1] == 0
    assert board.points[1] == 1


@pytest.mark.parametrize(("sled", "taken"), [(3, 2), (4, 1)])
def test_14_6_two_stones_or_as_many_as_possible(sled: int, taken: int) -> None:
    board = assessed_b("a", sled=[sled, 0, 0, 0]).play("take stones")
    assert board["sled"][0] == sled + taken
    assert board.points[0] == 0


def test_14_6_the_first_column_may_fill_the_sled_for_the_third() -> None:
    board = assessed_b("aba", sled=[3, 0, 0, 0]).play("take stones")
    assert board["sled"][0] == 5
    assert board.points == [1, 2, 0, 0]
    assert board["stage"] == "reveal"


def test_58_a_chisel_drawn_after_round_six_is_a_point() -> None:
    board = assessed_b("bbbb", seats=2, round=6, sled=[0, 5]).play("deal chisel")
    assert board.line("Unused tools") == [0, 1]
    assert board.points[1] == 1 + 2 + 1 + 1


def test_58_a_statue_drawn_after_round_six_counts_in_the_set() -> None:
    board = assessed_b("bbbb", seats=2, round=6, sled=[0, 5], cards=[{}, {"statue": 2}])
    board.play("deal statue")
    assert board.line("Statues") == [0, 6]


def test_58_an_entrance_drawn_after_round_six_is_placed_and_scored() -> None:
    board = assessed_b("bbbb", seats=2, round=6, sled=[0, 5], pyramids="aa").play("deal entrance")
    assert board["pyramids"] == "aab"
    assert board.line("Pyramids") == [3, 3]
    assert board.to_move == "nobody"


def test_10_3_a_sarcophagus_and_a_paved_path_drawn_there_are_placed() -> None:
    board = assessed_b("bbbb", sled=[0, 5, 0, 0]).play("deal sarcophagus")
    assert board["burial"] == "b"
    board = assessed_b("bbbb", sled=[0, 5, 0, 0]).play("deal paved-path")
    assert board["obelisks"] == [1, 1, 0, 0]


def test_10_3_the_fifth_column_comes_after_an_entrance_with_a_choice() -> None:
    board = Board(
        LAST_SHIP,
        sides="ABBAA",
        temple="bbbbc",
        sled=[0, 5, 0, 0],
        round=2,
    ).play("sail 4 obelisks", "deal entrance")
    assert board.to_move == "b"
    board.play("build right")
    assert board.to_move == "c"
    assert board.legal == ["take point", "take stones"]
    assert board.play("take point")["stage"] == "reveal"


def test_14_6_nothing_is_loaded_when_the_entrance_is_drawn_at_the_end_of_a_round() -> None:
    board = Board(
        LAST_SHIP,
        sides="ABBAA",
        temple="bbbbc",
        sled=[0, 5, 0, 0],
        pyramids="aaa",
        chosen=["right"] * 3,
        round=2,
    ).play("sail 4 obelisks", "deal entrance", "build right")
    assert board.to_move == "c"


def test_14_1_nothing_is_loaded_on_ships_that_all_passed_by() -> None:
    """The round is over and its ships are gone, though two of them never sailed."""
    board = Board(
        ("aa--", "a--", "--@market", "-@obelisks"),
        seats=2,
        sides="ABBAA",
        temple="abba",
        pyramids="bbb",
        chosen=["right"] * 3,
        burial="a" * 24 + "b" * 24,
        round=2,
    ).play("pass", "pass", "take stones", "deal entrance", "build right")
    assert board["sled"] == [2, 0]
    assert board["stage"] == "reveal"


def test_10_3_with_no_card_to_draw_the_column_gives_nothing() -> None:
    hand = {"statue": 10, "chisel": 3, "sail": 3, "hammer": 2, "lever": 2, "entrance": 2}
    hand |= {"sarcophagus": 2, "paved-path": 2, "pyramid-decoration": 2}
    hand |= {"temple-decoration": 2, "burial-decoration": 2, "obelisk-decoration": 2}
    board = assessed_b("bbbb", sled=[0, 5, 0, 0], cards=[hand, {}, {}, {}])
    assert board.events(ev.NoCardLeft) == [ev.NoCardLeft(1)]
    assert board["stage"] == "reveal"


def test_6_the_market_is_cleared_after_the_temple_was_assessed() -> None:
    """So the cards of the market are no part of a draw pile shuffled for the temple."""
    hand = {"chisel": 3, "sail": 3, "hammer": 2, "lever": 2, "entrance": 2}
    hand |= {"sarcophagus": 2, "paved-path": 2, "pyramid-decoration": 2, "statue": 8}
    hand |= {"temple-decoration": 2, "burial-decoration": 2, "obelisk-decoration": 2}
    board = assessed_b(
        "bbbb",
        sled=[0, 5, 0, 0],
        cards=[hand, {}, {}, {}],
        market=["statue"],
        discard={"statue": 1},
    )
    board.play("deal statue")
    assert board.cards("b") == {"statue": 1}
    assert board["discard"] == {"statue": 1}
    assert board["draw_pile"] == {}
