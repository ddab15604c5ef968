"""The market, both sides, and the red cards (9.1, 10.1, 11, 14.2, 14.4)."""

from typing import Any

import pytest

from rules.imhotep import events as ev
from tests.imhotep.board import ALL_SAILED, Board

OPEN = ["statue", "chisel", "lever", "hammer"]


def at_market(stones: str, market: list[str], seats: int = 4, **position: Any) -> Board:
    """A ship with these stones has just sailed to the market."""
    board = Board((stones, "---", "--", "-"), seats=seats, market=market, **position)
    return board.play("sail 1 market")


# Refilling (6)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_6_side_a_shows_four_cards(seats: int) -> None:
    board = Board(ALL_SAILED, seats=seats, stage="reveal", turn="a")
    board.play("reveal " + board["round_cards"][0], *["deal statue"] * 4)
    assert board["stage"] == "action"
    assert board["market"] == ["statue"] * 4
    assert board["draw_pile"]["statue"] == 6


def test_10_1_side_b_shows_three_cards_and_hides_two() -> None:
    board = Board(ALL_SAILED, seats=2, stage="reveal", sides="BAAAA")
    board.play("reveal 4-3-2-2", "deal statue", "deal chisel", "deal lever")
    board.play("deal entrance", "deal hammer")
    assert board["stage"] == "action"
    assert board["market"] == ["statue", "chisel", "lever"]
    assert sorted(board["pair"]) == ["entrance", "hammer"]
    assert board.events(ev.CardHidden) == [ev.CardHidden(0), ev.CardHidden(10)]
    for seat in (0, 1):
        assert ev.CardHidden(0).seen_by(seat) == ev.CardHidden(-1)


def test_65_a_draw_pile_too_small_deals_what_is_there_then_the_shuffled_discard_pile() -> None:
    rest = {"statue": 9, "lever": 1, "hammer": 2, "entrance": 2, "sarcophagus": 2, "paved-path": 2}
    rest |= {"pyramid-decoration": 2, "temple-decoration": 2, "burial-decoration": 2}
    rest |= {"obelisk-decoration": 2, "sail": 3, "chisel": 3}
    board = Board(ALL_SAILED, seats=2, stage="reveal", discard=rest)
    assert board["draw_pile"] == {"statue": 1, "lever": 1}
    board.play("reveal 4-3-2-2", "deal statue")
    assert board["discard"] == rest
    board.play("deal lever")
    assert board["draw_pile"] == rest
    assert board["discard"] == {}
    assert len(board.events(ev.Reshuffled)) == 1
    board.play("deal sail", "deal sail")
    assert board["market"] == ["statue", "lever", "sail", "sail"]
    assert board["stage"] == "action"


def test_65_no_card_is_dealt_twice_in_a_deal() -> None:
    """Cards still in the market are no part of the shuffled pile."""
    board = Board(ALL_SAILED, seats=2, stage="reveal", cards=[rest_but(statue=2, lever=1), {}])
    board.play("reveal 4-3-2-2", "deal statue", "deal lever", "deal statue")
    assert board["draw_pile"] == board["discard"] == {}
    assert board["market"] == ["statue", "lever", "statue"]
    assert board["stage"] == "action", "there is no fourth card"


def rest_but(**left: int) -> dict[str, int]:
    """All market cards but these."""
    copies = {"statue": 10, "chisel": 3, "sail": 3, "hammer": 2, "lever": 2, "entrance": 2}
    copies |= {"sarcophagus": 2, "paved-path": 2, "pyramid-decoration": 2}
    copies |= {"temple-decoration": 2, "burial-decoration": 2, "obelisk-decoration": 2}
    return {word: count - left.get(word, 0) for word, count in copies.items()}


# 9.1 Picking


def test_31_owners_pick_in_unloading_order() -> None:
    board = at_market("abba", OPEN)
    assert board.to_move == "a"
    assert board.legal == ["pick statue", "pick chisel", "pick hammer", "pick lever"]
    board.play("pick chisel")
    assert board.to_move == "b"
    board.play("pick statue")
    assert board.to_move == "b"
    board.play("pick hammer")
    assert board.to_move == "a"
    assert board.legal == ["pick lever"], "the last takes what is left"
    board.play("pick lever")
    assert (board.cards("a"), board.cards("b")) == (
        {"chisel": 1, "lever": 1},
        {"statue": 1, "hammer": 1},
    )
    assert board["market"] == []
    assert board.to_move == "b", "the turn after a's"


def test_9_1_the_stone_returns_to_its_quarry() -> None:
    board = Board(("aba-", "---", "--", "-"), seats=2, market=OPEN)
    assert board["quarry"] == [27, 28]
    board.play("sail 1 market")
    assert board["quarry"] == [28, 28]
    assert board.ship(1) == "-ba-"
    board.play("pick statue")
    assert board["quarry"] == [28, 29]
    board.play("pick chisel", "pick lever")
    assert board["quarry"] == [29, 29]
    assert board.ship(1) == "----"


def test_9_1_cards_are_not_refilled_during_the_round() -> None:
    board = at_market("aab-", OPEN, seats=2).play("pick statue", "pick chisel", "pick lever")
    assert board["market"] == ["hammer"]
    assert board.to_move == "b"


def test_9_1_empty_places_are_skipped() -> None:
    board = at_market("-bca", OPEN, seats=3)
    assert [board.to_move, board.play("pick statue").to_move] == ["b", "c"]


def test_14_4_the_pick_is_compulsory() -> None:
    board = at_market("aab-", ["entrance"], seats=2)
    assert board.legal == ["pick entrance"]
    assert "pick a card first" in board.refuses("get 3")
    assert "not in the market" in board.refuses("pick statue")


def test_14_4_without_a_card_surplus_stones_return() -> None:
    board = at_market("aab-", ["statue"], seats=2).play("pick statue")
    assert board["quarry"] == [29, 29]
    assert [event.seat for event in board.events(ev.NoCardLeft)] == [0, 1]
    assert board.to_move == "b"


def test_9_1_cards_in_front_of_players_are_theirs_alone() -> None:
    board = at_market("dcb-", OPEN).play("pick statue", "pick lever", "pick chisel")
    assert [board.cards(seat) for seat in "abcd"] == [
        {},
        {"chisel": 1},
        {"lever": 1},
        {"statue": 1},
    ]


# 11 Red cards


def test_32_a_sarcophagus_picked_changes_the_quarry_by_nothing_in_all() -> None:
    board = Board(("-abb", "---", "--", "-"), seats=2, market=["sarcophagus", "statue", "lever"])
    before = board["quarry"][0]
    board.play("sail 1 market", "pick sarcophagus")
    assert board["burial"] == "a"
    assert board["discard"] == {"sarcophagus": 1}
    assert board.cards("a") == {}
    assert board["quarry"][0] == before == 28


@pytest.mark.parametrize(
    ("card", "field", "value"),
    [("entrance", "pyramids", "b"), ("sarcophagus", "burial", "b"), ("paved-path", "obelisks", 1)],
)
def test_11_a_red_card_puts_a_stone_of_its_taker_on_its_site(
    card: str, field: str, value: object
) -> None:
    board = at_market("bba-", [card, "statue", "lever"], seats=2).play(f"pick {card}")
    found = board[field]
    assert (found[1] if field == "obelisks" else found) == value
    assert board.to_move == "b", "the next stone of the ship comes after"
    assert board["discard"] == {card: 1}
    assert board.points == ([0, 2] if card == "entrance" else [0, 0])


def test_14_2_the_stone_returns_before_the_red_card_is_resolved() -> None:
    """b's quarry is empty, yet the stone it sold can be placed."""
    board = at_market("baa-", ["sarcophagus", "statue", "lever"], seats=2, temple="b" * 28)
    assert board["quarry"][1] == 1
    board.play("pick sarcophagus")
    assert board["burial"] == "b"
    assert board["quarry"][1] == 0


def test_14_2_a_drawn_red_card_without_a_stone_is_discarded() -> None:
    board = Board(
        ("b", "---@market", "--@burial", "----@temple"),
        seats=2,
        sides="ABAAA",
        pyramids="a",
        chosen=["left"],
        temple="b" * 28,
    )
    board.play("sail 1 pyramids", "build left", "deal entrance")
    assert board["discard"] == {"entrance": 1}
    assert board["pyramids"] == "ab"
    assert board.events(ev.RedDiscarded) == [ev.RedDiscarded(1, 0)]


def test_34_a_blue_card_is_usable_from_the_next_own_turn_on_as_the_whole_turn() -> None:
    board = Board(("bba-", "aab", "--", "-"), seats=2, market=["lever", "statue", "chisel"])
    board.play("sail 1 market", "pick lever", "pick statue", "pick chisel")
    assert board.to_move == "b"
    assert "play lever" in board.legal
    board.play("play lever", "sail 2 temple", "unload b")
    assert board.to_move == "a", "the card was the whole turn"
    assert board.cards("b") == {"statue": 1}
    assert board["discard"] == {"lever": 1}


def test_34_a_card_picked_in_ones_own_turn_must_wait() -> None:
    board = Board(("a", "---", "--", "----"), seats=2, market=["hammer"])
    board.play("sail 1 market", "pick hammer")
    assert board.to_move == "b"
    assert board.play("get 3").to_move == "a"
    assert "play hammer" in board.legal


# 10.1 Market B


def at_market_b(stones: str, pair: list[str], **position: Any) -> Board:
    return at_market(
        stones, ["statue", "chisel", "lever"], sides="BAAAA", pair=pair, seats=2, **position
    )


def test_10_1_the_pair_is_one_pick_of_four() -> None:
    board = at_market_b("aabb", ["hammer", "sail"])
    assert board.legal == ["pick statue", "pick chisel", "pick lever", "pick pair"]
    board.play("pick pair")
    assert board.to_move == "a"
    assert board.legal == ["keep sail", "keep hammer"]
    assert "Keep one" in board.refuses("pick statue")
    board.play("keep sail")
    assert board.cards("a") == {"sail": 1}
    assert board["discard"] == {"hammer": 1}
    assert board.legal == ["pick statue", "pick chisel", "pick lever"]
    board.play("pick statue", "pick lever", "pick chisel")
    assert board["market"] == board["pair"] == []
    assert not board.events(ev.NoCardLeft)


def test_10_1_two_alike_leave_no_choice() -> None:
    board = at_market_b("aab-", ["statue", "statue"]).play("pick pair")
    assert board.legal == ["keep statue"]
    board.play("keep statue")
    assert (board.cards("a"), board["discard"]) == ({"statue": 1}, {"statue": 1})


def test_49_an_entrance_kept_from_the_pair_is_resolved_at_once_then_discarded() -> None:
    board = at_market_b("aab-", ["entrance", "hammer"]).play("pick pair", "keep entrance")
    assert board["pyramids"] == "a"
    assert board.points == [2, 0]
    assert board["discard"] == {"entrance": 1, "hammer": 1}
    assert board.cards("a") == {}
    assert board.legal == ["pick statue", "pick chisel", "pick lever"]


def test_10_1_a_red_card_not_kept_has_no_effect() -> None:
    board = at_market_b("aab-", ["entrance", "hammer"]).play("pick pair", "keep hammer")
    assert board["pyramids"] == ""
    assert board["discard"] == {"entrance": 1}


def test_50_a_pair_never_taken_goes_to_the_discard_pile() -> None:
    board = Board(
        ("---@temple", "---@pyramids", "--@burial", "a"),
        seats=2,
        sides="BAAAA",
        market=["statue", "lever"],
        pair=["entrance", "hammer"],
    )
    board.play("sail 4 obelisks")
    assert board["discard"] == {"statue": 1, "lever": 1, "entrance": 1, "hammer": 1}
    assert board["pair"] == []


def test_10_1_only_the_picker_sees_the_pair() -> None:
    board = at_market_b("aab-", ["hammer", "sail"]).play("pick pair")
    (seen,) = board.events(ev.PairTaken)
    assert sorted(seen.seen_by(0).kinds) == [9, 10]
    assert seen.seen_by(1).kinds == (-1, -1)


def test_10_1_side_a_has_no_pair() -> None:
    board = at_market("aab-", OPEN, seats=2)
    assert "pick pair" not in board.legal
    assert board.refuses("pick pair")


def test_11_a_red_card_is_discarded_only_once_it_is_resolved() -> None:
    """Its stone draws a card from an empty draw pile: the card itself is no part of the shuffle."""
    hand = {"chisel": 3, "sail": 3, "hammer": 2, "lever": 2, "entrance": 1, "statue": 9}
    hand |= {"sarcophagus": 2, "paved-path": 2, "pyramid-decoration": 2}
    hand |= {"temple-decoration": 2, "burial-decoration": 2, "obelisk-decoration": 2}
    board = Board(
        ("b", "---@temple", "--@burial", "----"),
        seats=2,
        sides="ABAAA",
        pyramids="a",
        chosen=["left"],
        cards=[hand, {}],
        market=["entrance"],
        discard={"statue": 1},
    )
    board.play("sail 1 market", "pick entrance", "build left")
    assert board["draw_pile"] == {"statue": 1}
