"""Blue market cards (7.4, 11, 14.3)."""

from typing import Any

import pytest

from rules.imhotep import events as ev
from tests.imhotep.board import EMPTY_SHIPS, Board


def with_tool(tool: str, ships: tuple[str, ...], sled: int = 0, **position: Any) -> Board:
    """Seat a, to move, has the tool and so many stones on its sled."""
    return Board(ships, sled=[sled, 0, 0, 0], cards=[{tool: 1}, {}, {}, {}], **position)


# The Lever


def test_35_the_lever_fixes_the_order_of_unloading() -> None:
    board = with_tool("lever", ("abc-", "---", "--", "-"))
    board.play("play lever", "sail 1 pyramids", "unload c", "unload b")
    assert board.points == [3, 1, 2, 0]
    assert board["pyramids"] == "cba"
    assert board.to_move == "b"
    assert board.events(ev.OrderSet) == [ev.OrderSet(0, (2, 1, 0))]


def test_11_the_lever_mixes_owners_freely() -> None:
    board = with_tool("lever", ("abab", "---", "--", "-")).play("play lever", "sail 1 pyramids")
    assert board.legal == ["unload a", "unload b"]
    board.play("unload b", "unload a", "unload b")
    assert board["pyramids"] == "baba"


def test_11_all_stones_are_unloaded_and_each_once() -> None:
    board = with_tool("lever", ("aab-", "---", "--", "-"))
    board.play("play lever", "sail 1 pyramids", "unload a", "unload b")
    assert board["pyramids"] == "aba"
    one_owner = with_tool("lever", ("b-bb", "---", "--", "-")).play("play lever", "sail 1 temple")
    assert one_owner["temple"] == "bbb"
    assert one_owner.to_move == "b"


def test_11_the_lever_needs_a_ready_ship() -> None:
    board = with_tool("lever", ("ab--", "a--", "--", "-"))
    assert "play lever" not in board.legal
    assert "minimum" in board.refuses("play lever")


def test_11_the_lever_needs_no_stone_of_ones_own_aboard() -> None:
    board = with_tool("lever", ("bc-", "----", "--", "-")).play("play lever")
    assert board.legal == [
        f"sail 1 {site}" for site in ("market", "pyramids", "temple", "burial", "obelisks")
    ]
    assert "needs 3 stones" in board.refuses("sail 2 temple")


def test_11_owners_still_choose_after_the_lever() -> None:
    board = with_tool("lever", ("abc-", "---", "--", "-"), sides="ABAAA")
    board.play("play lever", "sail 1 pyramids", "unload c", "unload a")
    assert board.to_move == "c"
    board.play("build left")
    assert board.to_move == "a"


def test_11_the_lever_at_the_market_sets_the_order_of_picking() -> None:
    board = with_tool(
        "lever", ("abc-", "---", "--", "-"), market=["statue", "chisel", "hammer", "sail"]
    )
    board.play("play lever", "sail 1 market", "unload b", "unload c")
    assert board.to_move == "b"
    assert board.play("pick statue").to_move == "c"
    assert board.play("pick sail").to_move == "a"


# The Sail


def test_37_a_ship_of_four_with_two_stones_gets_the_third_and_sails() -> None:
    board = with_tool("sail", ("bb--", "---", "--@market", "-@temple"), sled=1)
    assert "play sail" in board.legal
    board.play("play sail", "place 1.3", "sail 1 pyramids")
    assert board["pyramids"] == "bba"
    assert board["discard"] == {"sail": 1}
    assert board.to_move == "b"


@pytest.mark.parametrize("stones", ["b---", "bbbb"])
def test_37_with_one_stone_or_four_it_cannot_be_used(stones: str) -> None:
    board = with_tool("sail", (stones, "---", "--@market", "-@temple"), sled=1)
    assert "play sail" not in board.legal
    assert board.refuses("play sail")


def test_11_the_minimum_counts_the_new_stone() -> None:
    board = with_tool("sail", ("b---", "b--", "--", "-"), sled=1).play("play sail")
    assert board.legal == ["place 2.2", "place 2.3", "place 3.1", "place 3.2", "place 4.1"]
    assert "can then sail" in board.refuses("place 1.2")


def test_38_load_one_ship_and_sail_another_is_illegal() -> None:
    board = with_tool("sail", ("bbb-", "b--", "--", "-"), sled=1).play("play sail", "place 2.2")
    assert not [words for words in board.legal if words.startswith("sail 1")]
    assert board.refuses("sail 1 temple") == "The Sail moves the ship just loaded."
    assert board.verbs() == {"sail"}


def test_11_the_sail_unloads_front_to_back_wherever_the_stone_was_put() -> None:
    board = with_tool("sail", ("-bc-", "---", "--", "-"), sled=1)
    board.play("play sail", "place 1.1", "sail 1 pyramids")
    assert board["pyramids"] == "abc"


def test_14_3_the_sail_needs_a_stone() -> None:
    board = with_tool("sail", ("bbb-", "b--", "--", "-"))
    assert "needs a stone" in board.refuses("play sail")


def test_11_a_ship_that_has_sailed_is_no_ship_for_the_sail() -> None:
    board = with_tool("sail", ("---@burial", "---@market", "--@temple", "b---"), sled=1)
    assert "play sail" not in board.legal


# The Hammer


@pytest.mark.parametrize(("sled", "taken"), [(0, 3), (2, 3), (3, 2), (4, 1)])
def test_11_the_hammer_takes_then_places(sled: int, taken: int) -> None:
    board = with_tool("hammer", EMPTY_SHIPS, sled=sled).play("play hammer")
    assert board["sled"][0] == sled + taken
    assert board.to_move == "a"
    assert board.verbs() == {"place"}
    assert len(board.legal) == 10
    board.play("place 2.2")
    assert board["sled"][0] == sled + taken - 1
    assert board.to_move == "b"


def test_14_3_the_hammer_needs_a_stone_taken() -> None:
    full = with_tool("hammer", EMPTY_SHIPS, sled=5)
    assert "takes a stone first" in full.refuses("play hammer")
    empty = with_tool("hammer", EMPTY_SHIPS, sled=1, temple="a" * 28)
    assert "takes a stone first" in empty.refuses("play hammer")


def test_14_3_the_hammer_needs_a_place() -> None:
    board = with_tool("hammer", ("bbbb", "bbb", "bb", "b"))
    assert "empty place" in board.refuses("play hammer")


def test_11_the_hammer_takes_what_the_quarry_has() -> None:
    board = with_tool("hammer", EMPTY_SHIPS, temple="a" * 28).play("play hammer")
    assert (board["sled"][0], board["quarry"][0]) == (1, 0)


def test_14_12_the_hammer_takes_as_many_as_possible_with_the_option_too() -> None:
    board = with_tool("hammer", EMPTY_SHIPS, fewer=True).play("play hammer")
    assert board["sled"][0] == 3


# The Chisel


def test_11_the_chisel_places_two_on_one_ship() -> None:
    board = with_tool("chisel", EMPTY_SHIPS, sled=2).play("play chisel", "place 1.4", "place 1.1")
    assert board.ship(1) == "a--a"
    assert board["sled"][0] == 0
    assert board.to_move == "b"


def test_11_the_chisel_places_one_on_each_of_two_ships() -> None:
    board = with_tool("chisel", EMPTY_SHIPS, sled=3).play("play chisel", "place 4.1", "place 2.3")
    assert (board.ship(2), board.ship(4)) == ("--a", "a")
    assert board["sled"][0] == 1


def test_40_the_chisel_needs_two_stones() -> None:
    board = with_tool("chisel", EMPTY_SHIPS, sled=1)
    assert board.refuses("play chisel") == "The Chisel needs 2 stones on your sled."


def test_40_the_chisel_needs_two_places() -> None:
    board = with_tool("chisel", ("bbb-", "bbb", "--@temple", "-@market"), sled=2)
    assert board.refuses("play chisel") == "The Chisel needs 2 empty places on the ships."


def test_40_two_stones_on_a_ship_of_one_are_impossible() -> None:
    board = with_tool("chisel", EMPTY_SHIPS, sled=2).play("play chisel", "place 4.1")
    assert "place 4.1" not in board.legal
    assert "taken" in board.refuses("place 4.1")
    assert "no such place" in board.refuses("place 4.2")


def test_40_two_ships_with_one_place_each_are_enough() -> None:
    board = with_tool("chisel", ("bbb-", "bb-", "--@temple", "-@market"), sled=2)
    board.play("play chisel", "place 1.4", "place 2.3")
    assert (board.ship(1), board.ship(2)) == ("bbba", "bba")


# 7.4


def test_7_4_one_card_a_turn_and_it_is_discarded() -> None:
    board = Board(EMPTY_SHIPS, sled=[2, 0, 0, 0], cards=[{"chisel": 2, "hammer": 1}, {}, {}, {}])
    board.play("play chisel", "place 1.1", "place 1.2")
    assert board.to_move == "b"
    assert board.cards("a") == {"chisel": 1, "hammer": 1}
    assert board["discard"] == {"chisel": 1}


def test_7_4_only_ones_own_cards() -> None:
    board = Board(EMPTY_SHIPS, sled=[2, 2, 0, 0], cards=[{}, {"chisel": 1}, {}, {}])
    assert board.refuses("play chisel") == "You have no Chisel."


@pytest.mark.parametrize(
    ("tool", "moves"),
    [
        ("chisel", ["place 1.2"]),
        ("sail", ["place 4.1"]),
        ("hammer", []),
        ("lever", []),
        ("lever", ["sail 2 temple"]),
    ],
)
def test_7_4_a_card_once_begun_is_carried_out(tool: str, moves: list[str]) -> None:
    board = with_tool(tool, ("b---", "bbc", "--", "-"), sled=2).play(f"play {tool}", *moves)
    assert board.to_move == "a"
    assert board["stage"] != "action"
    for words in ("get 3", "pass", f"play {tool}"):
        assert board.refuses(words)
