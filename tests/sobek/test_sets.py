"""Sets and how they are laid card by card (4.3 and 9.1)."""

import pytest

from rules.sobek import GAME
from rules.sobek import events as ev
from tests.sobek.board import Board, cards, open_set, round_end, scored

FISH = {"fish": open_set("fish 1", "fish 1", "fish")}


@pytest.mark.parametrize(
    ("hand", "types"),
    [
        (["fish", "fish 1"], []),
        (["fish", "fish 1", "green fish"], ["lay fish"]),
        (["fish", "fish 1", "amulet"], ["lay fish"]),
        (["fish", "amulet", "amulet"], ["lay fish"]),
        (["thief", "fish scribe", "fish"], ["lay fish"]),
        (["thief", "amulet", "amulet"], ["lay fish"]),
        (["amulet"] * 4, []),
        (["queen", "vizier", "amulet", "amulet"], ["lay ivory", "lay cattle"]),
    ],
)
def test_4_3_what_makes_a_set(hand: list[str], types: list[str]) -> None:
    assert Board(hands=[cards(*hand), {}, {}]).with_verb("lay") == types


def test_4_3_enlarging_needs_three_cards_as_well() -> None:
    board = Board(hands=[cards("fish", "fish 1"), {}, {}], sets=[FISH, {}, {}])
    assert board.with_verb("lay") == []
    assert board.refuses("lay fish") == "A set needs 3 cards; with amulets you have 2 for fish."


def test_4_3_the_cards_are_picked_in_order_and_only_if_the_set_can_be_completed() -> None:
    board = Board(hands=[cards("fish 1", "fish", "thief", "amulet", "wheat"), {}, {}])
    board.play("lay fish")
    assert board.legal == ["pick fish 1", "pick fish"], "after the Thief an amulet is not enough"
    board.play("pick fish")
    assert board.legal == ["pick thief"]
    board.play("pick thief")
    assert board.refuses("done") == "A set has at least 3 cards."
    assert board.refuses("pick fish 1") == "Choose the cards in the order of the hand."
    assert board.refuses("pick wheat") == "Wheat does not fit a set of fish."
    assert board.refuses("pick fish") == "You have no other Fish."
    board.play("pick amulet")
    assert board.legal == ["done"]
    board.play("done")
    assert board.hand("a") == cards("fish 1", "wheat")


def test_4_3_cards_may_be_kept_back() -> None:
    board = Board(row=["wheat"], hands=[cards(*["fish 1"] * 5, "amulet"), {}, {}])
    board.lay("fish", *["fish 1"] * 4)
    assert board.hand("a") == cards("fish 1", "amulet")


def test_4_3_picked_cards_are_in_the_hand_until_the_set_is_laid() -> None:
    board = Board(hands=[cards("fish", "fish 1", "green fish"), {}, {}])
    board.play("lay fish", "pick fish 1", "pick fish")
    assert GAME.midway(board.state)
    assert sum(board.hand("a").values()) == 3
    assert board.told == []
    board.play("pick green fish", "done")
    assert not GAME.midway(board.state)
    (laid,) = board.events(ev.SetLaid)
    assert (len(laid.kinds), laid.enlarged) == (3, False)


def test_4_3_new_cards_join_the_set_there_is() -> None:
    board = Board(hands=[cards("green fish", "green fish", "amulet"), {}, {}], sets=[FISH, {}, {}])
    board.lay("fish", "green fish", "green fish", "amulet")
    assert len(board["sets"][0]) == 1
    assert sum(board.set_of("a", "fish").values()) == 6
    assert board.events(ev.SetLaid)[0].enlarged


def test_4_3_an_amulet_stays_with_its_set() -> None:
    board = Board(hands=[cards("fish", "fish 1", "amulet", "wheat", "wheat 1"), {}, {}])
    board.lay("fish", "fish 1", "fish", "amulet").play("take 1", "take 1")
    assert board.with_verb("lay") == []


def test_4_3_both_players_may_have_a_set_of_one_type() -> None:
    board = Board(hands=[cards(*["wheat 1"] * 3), cards("wheat 1", "merchant", "courtesan"), {}])
    board.lay("wheat", *["wheat 1"] * 3).lay("wheat", "wheat 1", "merchant", "courtesan")
    assert board.set_of("a", "wheat") == cards(*["wheat 1"] * 3)
    assert board.set_of("b", "wheat") == cards("wheat 1", "merchant", "courtesan")


def test_4_3_the_look_at_the_tokens_cannot_be_taken_back() -> None:
    board = Board(hands=[cards(*["fish 1"] * 3), {}, {}], events={"deceit": 1, "curse": 1})
    board.lay("fish", *["fish 1"] * 3)
    assert board["stage"] == "event"
    assert not GAME.midway(board.state)
    assert board.legal == ["use curse", "use deceit"]


# 9.1 Crosswise sets


def test_9_1_any_number_of_crosswise_sets_and_none_is_a_must() -> None:
    hand = cards("fish 1", "fish", "thief", "ivory 3", "ivory 3", "amulet")
    board = round_end(hands=[{}, hand])
    assert board.legal == ["lay ivory", "lay fish", "done"]
    board.lay("ivory", "ivory 3", "ivory 3", "amulet")
    assert board.legal == ["lay fish", "done"]
    board.lay("fish", "fish 1", "fish", "thief")
    assert board.points == [0, 7]
    assert not board.events(ev.HandDropped)


def test_9_1_no_cards_are_added_to_open_sets() -> None:
    board = round_end(sets=[{}, FISH], hands=[{}, cards("amulet", "amulet", "amulet")])
    assert board.legal == ["done"]


def test_9_1_no_event_and_no_power_in_a_crosswise_set() -> None:
    board = round_end(
        hands=[{}, cards("queen", "ivory 3", "amulet")],
        piles=[cards("fish"), {}],
        events={"deceit": 1},
    )
    board.lay("ivory", "ivory 3", "queen", "amulet")
    assert not board.events(ev.TokensSeen)
    assert not board.events(ev.CharacterPlayed)
    assert board.points == [0, 3]


def test_9_1_seats_with_three_cards_are_asked_from_the_starting_player_on() -> None:
    hands = [cards(*["fish 1"] * 3), cards("ivory", "ebony", "marble"), cards("queen"), {}]
    board = Board(4, ["wheat"], to_deal=0, hands=hands, turn="d", starter="b")
    board.play("take 1")
    asked = ""
    while board["stage"] == "cross":
        asked += board.to_move
        board.play("done")
    assert asked == "ba"


def test_9_3_an_open_set_is_scarabs_times_cards_and_a_crosswise_one_its_scarabs() -> None:
    crosswise = {"ivory": open_set("ivory 3", "ivory 3", "amulet")}
    board = scored(
        sets=[{**FISH, "ebony": open_set(*["ebony 2"] * 3, "ebony priest")}, {}],
        crosswise=[crosswise, {}],
        piles=[{}, cards("fish")],
    )
    assert board.events(ev.SetsScored) == [
        ev.SetsScored(0, 2 * 3 + 6 * 4, 6),
        ev.SetsScored(1, 0, 0),
    ]
