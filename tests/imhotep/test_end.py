"""The end of the game: decorations, statues, tools, Wrath, ties (12, 13, 14.9)."""

from typing import Any

import pytest

from rules.imhotep import GAME
from tests.imhotep.board import Board, ended

LAST_SHIP = ("---@market", "--@pyramids", "----@burial", "a")


@pytest.mark.parametrize(
    ("statues", "points"),
    list(zip(range(11), (0, 1, 3, 6, 10, 15, 17, 19, 21, 23, 25), strict=True)),
)
def test_26_statues(statues: int, points: int) -> None:
    board = ended(2, cards=[{}, {"statue": statues}])
    assert board.line("Statues") == [0, points]
    assert board.points == [0, points]


def test_11_statues_are_one_set_for_each_player() -> None:
    board = ended(4, cards=[{"statue": 3}, {"statue": 1}, {"statue": 6}, {}])
    assert board.line("Statues") == [6, 1, 17, 0]


def test_28_sixteen_stones_at_the_pyramids_two_of_them_beside() -> None:
    board = ended(2, pyramids="a" * 9 + "b" * 7, cards=[{"pyramid-decoration": 1}, {}])
    assert board.line("Decorations") == [5, 0]


def test_29_two_stones_at_the_temple() -> None:
    board = ended(2, temple="ab", cards=[{"temple-decoration": 1}, {}])
    assert board.line("Decorations") == [0, 0]


@pytest.mark.parametrize("stones", range(13))
def test_11_decorations_count_all_colours_and_round_down(stones: int) -> None:
    mixed = ("abcd" * 4)[:stones]
    hands = [{"pyramid-decoration": 1}, {"temple-decoration": 1}, {"burial-decoration": 1}, {}]
    board = ended(4, pyramids=mixed, temple=mixed, burial=mixed, cards=hands)
    assert board.line("Decorations") == [stones // 3] * 3 + [0]


def test_11_covered_temple_stones_count() -> None:
    board = ended(2, temple="a" * 12, cards=[{}, {"temple-decoration": 1}])
    assert board.line("Decorations") == [0, 4]


def test_11_the_obelisk_decoration_counts_every_tower() -> None:
    board = ended(3, obelisks=[3, 3, 1], cards=[{"obelisk-decoration": 1}, {}, {}])
    assert board.line("Decorations") == [2, 0, 0]


def test_11_on_side_b_towers_and_waiting_stones_count() -> None:
    board = ended(
        3, sides="AAAAB", obelisks=[2, 1, 0], towers="cc", cards=[{"obelisk-decoration": 1}, {}, {}]
    )
    assert board.line("Decorations") == [3, 0, 0]


def test_11_on_side_b_stones_beside_the_pyramids_count() -> None:
    chosen = ["left"] * 5 + ["middle"] * 5 + ["right"] * 5 + ["beside"] * 3
    board = ended(
        2,
        sides="ABAAA",
        pyramids="ab" * 9,
        chosen=chosen,
        cards=[{"pyramid-decoration": 1}, {}],
    )
    assert board.line("Decorations") == [6, 0]


def test_11_two_copies_score_twice() -> None:
    board = ended(2, burial="ab" * 5, cards=[{"burial-decoration": 2}, {}])
    assert board.line("Decorations") == [6, 0]


def test_11_each_unused_tool_is_a_point() -> None:
    tools = {"chisel": 2, "sail": 1, "hammer": 1, "lever": 1}
    board = ended(2, cards=[tools, {"statue": 1, "temple-decoration": 1}])
    assert board.line("Unused tools") == [5, 0]


# 13 Wrath of the Pharaoh

SITES = ("pyramids", "temple", "burial", "obelisks")


def wrath(*present: str, **position: Any) -> list[int]:
    """The line of the wrath when a is at all sites and b at these."""
    fields: dict[str, object] = {
        site: "ab" if site in present else "a" for site in ("pyramids", "temple", "burial")
    }
    fields["obelisks"] = [1, int("obelisks" in present)]
    return ended(2, wrath=True, **{**fields, **position}).line("Wrath of the Pharaoh")


def test_13_nobody_is_punished_who_built_everywhere() -> None:
    assert wrath(*SITES) == [0, 0]


@pytest.mark.parametrize("absent", SITES)
def test_13_one_missing_site_costs_five(absent: str) -> None:
    assert wrath(*(site for site in SITES if site != absent)) == [0, -5]


def test_46_absent_from_two_sites_still_costs_five() -> None:
    assert wrath("pyramids", "temple") == [0, -5]
    assert wrath() == [0, -5]


def test_13_the_market_does_not_count() -> None:
    """b has sold every stone it delivered to the market, and built at the other four."""
    assert wrath(*SITES, market=[], cards=[{}, {"statue": 1}]) == [0, 0]
    assert wrath(cards=[{}, {"statue": 4}]) == [0, -5]


def test_13_a_tower_of_side_b_is_presence() -> None:
    assert wrath(*SITES, sides="AAAAB", obelisks=[1, 0], towers="b", score=[0, 10]) == [0, 0]


def test_13_without_the_variant_nothing_is_lost() -> None:
    board = ended(2, pyramids="a")
    with pytest.raises(StopIteration):
        board.line("Wrath of the Pharaoh")
    assert board.points[1] == 0


def test_14_9_a_stone_placed_by_a_red_card_counts_as_delivered() -> None:
    board = Board(
        ("---@obelisks", "--@pyramids", "----@temple", "b"),
        seats=2,
        wrath=True,
        round=6,
        pyramids="ab",
        temple="ab",
        burial="a",
        obelisks=[1, 1],
        market=["sarcophagus"],
    ).play("sail 4 market", "pick sarcophagus")
    assert board.to_move == "nobody"
    assert board.line("Wrath of the Pharaoh") == [0, 0]


def test_14_9_scores_may_go_below_zero() -> None:
    board = ended(2, wrath=True)
    assert board.points == [-5, -5]


# 12 Totals


def test_47_a_score_past_forty_keeps_counting() -> None:
    board = Board(("aaa-", "---", "--", "-"), score=[39, 0, 0, 0]).play("sail 1 pyramids")
    assert board.points[0] == 39 + 2 + 1 + 3


def test_12_the_last_ship_of_round_six_brings_everything() -> None:
    """Temple first, then chamber, obelisks, decorations, statues, tools and the wrath."""
    board = Board(
        LAST_SHIP,
        seats=2,
        round=6,
        wrath=True,
        score=[3, 1],
        sled=[1, 2],
        pyramids="ab",
        temple="abb",
        burial="aaab",
        obelisks=[0, 2],
        cards=[{"statue": 3, "lever": 1}, {"burial-decoration": 1}],
    )
    board.play("sail 4 obelisks")
    assert board.line("Pyramids") == [2, 1]
    assert board.line("Temple") == [3 + 1 - 2, 1 + 2 - 1]
    assert board.line("Burial Chamber") == [6, 1]
    assert board.line("Obelisks") == [1, 10]
    assert board.line("Decorations") == [0, 1]
    assert board.line("Statues") == [6, 0]
    assert board.line("Unused tools") == [1, 0]
    assert board.line("Wrath of the Pharaoh") == [0, 0]
    assert board.points == [3 + 1 + 6 + 1 + 6 + 1, 1 + 2 + 1 + 10 + 1]
    assert GAME.winners(board.state) == (0,)


def winners(score: list[int], sled: list[int]) -> tuple[int, ...]:
    return tuple(GAME.winners(ended(len(score), score=score, sled=sled).state))


def test_12_most_points_win() -> None:
    assert winners([10, 12, 11], [5, 0, 5]) == (1,)


def test_12_a_tie_goes_to_more_stones_on_the_sled() -> None:
    assert winners([12, 12, 11], [1, 3, 5]) == (1,)


def test_12_tied_still_the_win_is_shared() -> None:
    assert winners([12, 12, 12, 11], [3, 2, 3, 5]) == (0, 2)


def test_12_points_before_the_end_are_those_on_the_track() -> None:
    board = Board(burial="aaa", obelisks=[0, 2, 0, 0], score=[4, 5, 6, 7])
    assert board.points == [4, 5, 6, 7]
