"""The four actions and the forced pass (sections 6, 7 and 14.1)."""

from typing import Any

import pytest

from rules.imhotep import events as ev
from tests.imhotep.board import Board

# 7.1 Get new stones


@pytest.mark.parametrize(("sled", "taken"), [(0, 3), (1, 3), (2, 3), (3, 2), (4, 1)])
def test_7_1_get_takes_as_many_as_go_on_the_sled(sled: int, taken: int) -> None:
    board = Board(sled=[sled, 0, 0, 0])
    assert [words for words in board.legal if words.startswith("get")] == [f"get {taken}"]
    quarry = board["quarry"][0]
    board.play(f"get {taken}")
    assert board["sled"][0] == sled + taken
    assert board["quarry"][0] == quarry - taken
    assert board.to_move == "b"


def test_7_get_is_illegal_with_a_full_sled() -> None:
    board = Board(sled=[5, 0, 0, 0])
    assert "get" not in board.verbs()
    assert "sled is full" in board.refuses("get 3")


def test_7_get_is_illegal_with_an_empty_quarry() -> None:
    board = Board(sled=[1, 0, 0, 0], temple="a" * 28)
    assert board["quarry"][0] == 0
    assert "get" not in board.verbs()
    assert "quarry is empty" in board.refuses("get 3")


def test_7_get_with_one_stone_in_the_quarry_takes_one() -> None:
    board = Board(temple="a" * 28)
    assert board.legal == ["get 1"]
    board.play("get 1")
    assert (board["sled"][0], board["quarry"][0]) == (1, 0)


def test_8_fewer_than_possible_is_not_offered() -> None:
    board = Board(sled=[1, 0, 0, 0])
    assert "get 2" not in board.legal
    assert board.refuses("get 2") == "You take exactly 3 stones now."
    assert board.play("get 3")["sled"][0] == 4


def test_14_12_the_option_lets_a_player_take_fewer() -> None:
    board = Board(sled=[1, 0, 0, 0], fewer=True)
    assert [words for words in board.legal if "get" in words] == ["get 1", "get 2", "get 3"]
    assert board.play("get 2")["sled"][0] == 3
    nearly_full = Board(sled=[3, 0, 0, 0], fewer=True)
    assert [words for words in nearly_full.legal if "get" in words] == ["get 1", "get 2"]
    assert nearly_full.refuses("get 3") == "You can take 2 stones at most."
    assert "get" not in Board(sled=[5, 0, 0, 0], fewer=True).verbs()


# 7.2 Place a stone


def test_7_2_any_empty_place_of_any_unsailed_ship() -> None:
    board = Board(("a-b-", "--", "bb", "-@temple"), sled=[1, 0, 0, 0])
    places = [words for words in board.legal if words.startswith("place")]
    assert places == ["place 1.2", "place 1.4", "place 2.1", "place 2.2"]
    assert "taken" in board.refuses("place 1.1")
    assert "no such place" in board.refuses("place 2.3")
    assert "sailed" in board.refuses("place 4.1")


def test_10_the_last_place_may_be_taken_while_the_front_is_free() -> None:
    board = Board(sled=[1, 0, 0, 0]).play("place 1.4")
    assert board.ship(1) == "---a"
    assert board["sled"][0] == 0
    assert board.to_move == "b"


def test_7_2_an_empty_sled_places_nothing() -> None:
    board = Board()
    assert "place" not in board.verbs()
    assert "sled is empty" in board.refuses("place 1.1")


# 7.3 Sail a ship


def test_1_a_ship_of_four_with_two_stones_cannot_sail_with_three_it_can() -> None:
    board = Board(("ab--", "---", "--", "-"))
    assert "sail" not in board.verbs()
    assert board.refuses("sail 1 temple") == "The 4-ship needs 3 stones to sail."
    assert "sail 1 temple" in Board(("ab-a", "---", "--", "-")).legal


def test_2_small_empty_ships_cannot_sail_with_one_stone_they_can() -> None:
    board = Board()
    assert "needs 1 stone" in board.refuses("sail 3 temple")
    assert "needs 1 stone" in board.refuses("sail 4 temple")
    loaded = Board(("----", "---", "-a", "a")).legal
    assert {"sail 3 temple", "sail 4 temple"} <= set(loaded)


@pytest.mark.parametrize(("size", "minimum"), [(4, 3), (3, 2), (2, 1), (1, 1)])
def test_2_minimum_loads(size: int, minimum: int) -> None:
    for load in range(size + 1):
        stones = "a" * load + "-" * (size - load)
        board = Board((stones, "----", "---", "--"))
        assert ("sail" in board.verbs()) == (load >= minimum)


def test_4_a_ship_may_be_sailed_without_a_stone_of_ones_own() -> None:
    board = Board(("bcb-", "---", "--", "-")).play("sail 1 temple")
    assert board["temple"] == "bcb"
    assert board.events(ev.ShipSailed)[0].seat == 0


def test_5_a_visited_site_is_closed_for_the_action() -> None:
    board = Board(("aab-", "---@temple", "--", "-"))
    sites = [words for words in board.legal if words.startswith("sail 1")]
    assert sites == ["sail 1 market", "sail 1 pyramids", "sail 1 burial", "sail 1 obelisks"]
    assert board.refuses("sail 1 temple") == "The dock of the Temple is taken this round."


def test_5_a_visited_site_is_closed_for_the_lever() -> None:
    board = Board(("aab-", "---@temple", "--", "-"), cards=[{"lever": 1}, {}, {}, {}])
    board.play("play lever")
    assert "sail 1 temple" not in board.legal
    assert "taken this round" in board.refuses("sail 1 temple")


def test_5_a_visited_site_is_closed_for_the_sail_card() -> None:
    board = Board(
        ("aab-", "---@temple", "--", "-"), sled=[1, 0, 0, 0], cards=[{"sail": 1}, {}, {}, {}]
    )
    board.play("play sail", "place 1.4")
    assert "sail 1 temple" not in board.legal
    assert "taken this round" in board.refuses("sail 1 temple")


def test_7_3_a_ship_sails_once() -> None:
    board = Board(("---@market", "---", "--", "-"), sled=[1, 0, 0, 0])
    assert board.refuses("sail 1 temple") == "This ship has sailed."


# 7.5 and 14.1 Passing


def test_43_all_ships_full_and_the_sled_full_means_sailing() -> None:
    board = Board(("aabb", "aab", "--@temple", "-@burial"), sled=[5, 0, 0, 0])
    assert board.verbs() == {"sail"}
    with_lever = Board(
        ("aabb", "aab", "--@temple", "-@burial"),
        sled=[5, 0, 0, 0],
        cards=[{"lever": 1}, {}, {}, {}],
    )
    assert with_lever.verbs() == {"sail", "play"}
    assert "cannot pass" in board.refuses("pass")


def test_44_no_stone_and_no_ready_ship_is_a_forced_pass() -> None:
    board = Board(("a---", "---", "--", "-"), temple="a" * 28)
    assert board.legal == ["pass"]
    board.play("pass")
    assert board.to_move == "b"
    assert board["passes"] == 1
    assert board.events(ev.Passed) == [ev.Passed(0)]


def test_44_with_a_ready_ship_there_is_no_pass() -> None:
    board = Board(("a---", "---", "b-", "-"), temple="a" * 28)
    assert board.verbs() == {"sail"}


def test_14_1_tools_need_a_stone_or_a_ready_ship_too() -> None:
    cards = {"chisel": 1, "sail": 1, "hammer": 1, "lever": 1}
    board = Board(("a---", "---", "--", "-"), temple="a" * 28, cards=[cards, {}, {}, {}])
    assert board.legal == ["pass"]


def stuck(**position: Any) -> Board:
    """Two players with their last stones on ships that lack their minimum."""
    return Board(
        ("ab--", "b--", "--@burial", "-@temple"),
        seats=2,
        temple="a" * 28 + "b" * 27,
        turn="b",
        last_actor="a",
        **position,
    )


def test_14_1_when_all_pass_the_round_ends_and_stones_go_home() -> None:
    board = stuck(round=2).play("pass", "pass")
    assert board["quarry"] == [1, 2]
    assert board.to_move == "chance"
    assert board["stage"] == "reveal"
    assert len(board.events(ev.ShipCleared)) == 2
    assert board["turn"] == "b", "left of the last one who acted"
    assert board["passes"] == 0


def test_14_1_the_temple_is_assessed_when_all_have_passed() -> None:
    board = stuck(round=2).play("pass", "pass")
    assert board.points == [0, 4]
    assert board.play("reveal 3-2-2-1").events(ev.RoundBegan)[-1].round == 3


def test_14_1_when_all_pass_in_the_last_round_the_game_ends() -> None:
    board = stuck(round=6).play("pass", "pass")
    assert board.to_move == "nobody"


def test_14_1_a_real_action_between_starts_the_count_again() -> None:
    board = Board(
        ("ab--", "b--", "--@burial", "-@temple"),
        seats=3,
        temple="a" * 28 + "b" * 27,
        turn="a",
    )
    board.play("pass", "pass")
    assert board["passes"] == 2
    board.play("get 3")
    assert board["passes"] == 0
    assert board["last_actor"] == "c"
    board.play("pass", "pass", "place 1.3")
    assert board["stage"] == "action"


# 6 Turns and rounds


def test_6_play_goes_to_the_left() -> None:
    board = Board(seats=3, turn="b").play("get 3")
    assert board.to_move == "c"
    assert board.play("get 3").to_move == "a"
    assert board.play("get 3").to_move == "b"


@pytest.mark.parametrize("way", ["sail", "lever", "sail card"])
def test_6_the_next_round_starts_left_of_the_sailor(way: str) -> None:
    board = Board(
        ("bb--" if way == "sail card" else "bbc-", "---@market", "--@temple", "-@burial"),
        seats=3,
        turn="b",
        sled=[0, 1, 0],
        cards=[{}, {"lever": 1, "sail": 1}, {}],
    )
    if way == "sail":
        board.play("sail 1 obelisks")
    elif way == "lever":
        board.play("play lever", "sail 1 obelisks", "unload b", "unload b")
    else:
        board.play("play sail", "place 1.4", "sail 1 obelisks")
    assert board["stage"] == "reveal"
    assert (board["turn"], board["starter"]) == ("c", "c")


def test_41_the_fourth_ship_sent_by_the_second_of_three_with_a_sail_card() -> None:
    board = Board(
        ("bb--", "---@market", "--@temple", "-@burial"),
        seats=3,
        turn="b",
        sled=[5, 1, 5],
        cards=[{}, {"sail": 1}, {}],
    )
    board.play("play sail", "place 1.3", "sail 1 obelisks", "reveal 3-3-2-2")
    board.play("deal statue", "deal statue", "deal statue", "deal statue")
    assert board.to_move == "c"


def test_6_it_is_the_sailor_who_counts_not_the_last_who_chose() -> None:
    """The fourth ship goes to the market; a picks the last card, but c sailed."""
    board = Board(
        ("ba--", "---@pyramids", "--@temple", "-@burial"),
        seats=3,
        turn="c",
        sled=[0, 0, 1],
        cards=[{}, {}, {"sail": 1}],
        market=["statue", "statue", "chisel", "lever"],
    )
    board.play("play sail", "place 1.3", "sail 1 market", "pick statue", "pick chisel")
    assert board.to_move == "c"
    board.play("pick lever")
    assert board["stage"] == "reveal"
    assert board["turn"] == "a"


def test_6_the_round_ends_only_when_the_fourth_ship_is_unloaded() -> None:
    board = Board(
        ("---@temple", "---@pyramids", "--@burial", "a"),
        seats=2,
        market=["statue"],
        temple="a",
    )
    board.play("sail 4 market")
    assert board.points == [0, 0]
    assert not board.events(ev.RoundEnded)
    board.play("pick statue")
    assert board.points == [1, 0]
    assert len(board.events(ev.RoundEnded)) == 1


def test_6_what_stays_and_what_goes_at_the_end_of_a_round() -> None:
    board = Board(
        ("---@temple", "---@pyramids", "--@burial", "a"),
        seats=2,
        sled=[2, 4],
        market=["statue", "entrance", "chisel"],
        pyramids="ab",
        temple="ba",
        burial="aab",
        obelisks=[0, 2],
        round=3,
    )
    board.play("sail 4 obelisks")
    assert board["market"] == []
    assert board["discard"] == {"statue": 1, "entrance": 1, "chisel": 1}
    assert board["sled"] == [2, 4]
    assert (board["pyramids"], board["temple"], board["burial"]) == ("ab", "ba", "aab")
    assert board["obelisks"] == [1, 2]
    board.play("reveal 4-2-2-1")
    assert [row["stones"] for row in board["ships"]] == ["----", "--", "--", "-"]
    assert [row["dock"] for row in board["ships"]] == [None] * 4


def test_6_six_rounds_then_the_end() -> None:
    last = ("---@temple", "---@pyramids", "--@burial", "a")
    assert Board(last, seats=2, round=5).play("sail 4 obelisks")["stage"] == "reveal"
    over = Board(last, seats=2, round=6).play("sail 4 obelisks")
    assert over.to_move == "nobody"
    assert over.legal == []
    assert len(over.events(ev.GameEnded)) == 1
    assert over.refuses("get 3") == "The game is over."
