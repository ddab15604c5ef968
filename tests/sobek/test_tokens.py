"""Event tokens (section 5)."""

import pytest

from rules.sobek import GAME
from rules.sobek import events as ev
from tests.sobek.board import Board, cards, open_set

FISH = {"fish": open_set("fish 1", "fish 1", "fish")}
WHEAT = {"wheat": open_set("wheat 1", "wheat 1", "wheat")}


def after_set(seats: int = 3, events: list[str] | None = None, **position: object) -> Board:
    """The first seat has laid a set and chooses a token."""
    tokens = cards(*(events or ["flood"]))
    return Board(seats, stage="event", events=tokens, **position)


@pytest.mark.parametrize(
    ("guild", "space"), [("snake", 11), ("reed", 12), ("ankh", 13), ("scorpion", 14)]
)
def test_5_a_guild_moves_one_on_and_another_back(guild: str, space: int) -> None:
    board = after_set(2, [f"{guild} guild"], score=[10, 10]).play(f"use {guild} guild")
    assert board.points == [space, space - 5]
    assert board.to_move == "b"


def test_5_the_rival_to_go_back_is_a_choice_of_those_above_0() -> None:
    board = after_set(4, ["ankh guild"], score=[3, 9, 0, 23]).play("use ankh guild")
    assert board.points == [8, 9, 0, 23]
    assert board.legal == ["push b", "push d"]
    assert GAME.midway(board.state)
    assert board.refuses("push c") == "Choose a rival who is not on 0 to go back."
    assert board.play("push d").points == [8, 9, 0, 18]
    assert board.to_move == "b"


def test_5_below_the_first_such_space_a_marker_goes_to_0() -> None:
    board = after_set(2, ["scorpion guild"], score=[0, 4]).play("use scorpion guild")
    assert board.points == [4, 0]


def test_5_guild_points_are_those_of_events() -> None:
    board = after_set(2, ["reed guild"], score=[0, 20], round=2).play("use reed guild")
    assert board["points"][1]["events"] == [2, -3]


def test_5_a_curse_goes_to_a_rival_of_choice() -> None:
    board = after_set(events=["curse"]).play("use curse")
    assert board.legal == ["curse b", "curse c"]
    assert GAME.midway(board.state)
    board.play("curse c")
    assert board["curses"] == [0, 0, 1]
    assert board["used"] == {}


def test_5_the_only_rival_is_cursed_without_asking() -> None:
    board = after_set(2, ["curse"]).play("use curse")
    assert (board["curses"], board.to_move) == ([0, 1], "b")


def test_5_prosperity_goes_on_cattle_fish_or_wheat() -> None:
    sets = {**FISH, **WHEAT, "ebony": open_set(*["ebony 2"] * 3)}
    board = after_set(events=["prosperity"], sets=[sets, {}, {}]).play("use prosperity")
    assert board.legal == ["bless fish", "bless wheat"]
    board.play("bless wheat")
    assert board["sets"][0]["wheat"]["prosperity"] == 1


def test_5_both_prosperity_tokens_may_lie_on_one_set() -> None:
    fish = {"fish": open_set("fish 1", "fish 1", "fish", prosperity=1)}
    board = after_set(events=["prosperity"], sets=[fish, {}, {}]).play("use prosperity")
    assert board["sets"][0]["fish"]["prosperity"] == 2


def test_5_prosperity_on_nobodys_set_of_anothers_is_no_effect() -> None:
    board = after_set(events=["prosperity"], sets=[{}, FISH, {}]).play("use prosperity")
    assert board.events(ev.NothingHappened)
    assert board["used"] == {"prosperity": 1}


def test_5_embalming_brings_all_cards_of_the_pile_but_no_curse() -> None:
    board = after_set(
        events=["embalming"],
        piles=[cards("thief", "ivory 3", "ivory 3"), {}, {}],
        hands=[cards("ivory"), {}, {}],
        curses=[2, 0, 0],
    )
    board.play("use embalming")
    assert board.hand("a") == cards("ivory", "ivory 3", "ivory 3", "thief")
    assert (board.pile("a"), board["curses"]) == ({}, [2, 0, 0])


def test_5_deceit_on_an_empty_pile_scores_nothing() -> None:
    board = after_set(events=["deceit"]).play("use deceit")
    assert (board.points, board["used"]) == ([0, 0, 0], {"deceit": 1})


def test_5_points_of_deceit_may_go_beyond_100() -> None:
    board = after_set(
        events=["deceit"],
        piles=[cards(*["cattle"] * 2, *["ebony 2"] * 3), {}, {}],
        score=[98, 0, 0],
        round=2,
    )
    board.play("use deceit")
    assert board.points == [103, 0, 0]
    assert board.to_move == "b", "passing 100 amid a round ends nothing"


def test_5_the_tokens_left_are_seen_by_who_chooses_only() -> None:
    board = Board(
        hands=[cards(*["fish 1"] * 3), {}, {}], events={"curse": 1, "flood": 1, "deceit": 1}
    )
    board.lay("fish", *["fish 1"] * 3)
    (seen,) = board.events(ev.TokensSeen)
    assert len(seen.seen_by(0).tokens) == 3
    assert -1 not in seen.seen_by(0).tokens
    assert seen.seen_by(1).tokens == (-1, -1, -1)
