"""What is hidden (section 7): twins that differ only there, and what a careful player knows."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.ai.thinking import think
from game.ai.thoughts import Budget
from game.language import Language
from rules.game import setup_for
from rules.sobek import GAME
from rules.sobek import events as ev
from rules.sobek.pieces import DECK_CARDS, GREEN_CARDS, KIND_WORDS, TOKEN_COPIES, TOKEN_WORDS
from tests.every_game.samples import remembered
from tests.sobek.board import NAMES, Board, cards, named

HANDS = [["thief", "fish", "wheat"], ["vizier", "ivory 3", "green fish"], ["queen", "wheat 1"]]
ROW = ["fish 1", "courtesan", "cattle 1", "ivory", "merchant", "ebony", "marble"]
PILES = [["fish"], ["marble 2", "amulet"], ["ebony 2"]]


def table(**changes: Any) -> Board:
    position: dict[str, Any] = {
        "hands": HANDS,
        "piles": PILES,
        "row": ROW,
        "to_deal": 9,
        "events": ["flood", "deceit"],
        "turn": "b",
        **changes,
    }
    for name in ("hands", "piles"):
        position[name] = [cards(*each) for each in position[name]]
    return Board(3, **{**position, "events": cards(*position["events"])})


def seen_by_first(board: Board, moves: Sequence[str]) -> list[Any]:
    """All that the first seat sees while others move: views, events and their sentences."""
    found: list[Any] = [board.view("a")]
    for words in moves:
        told = len(board.told)
        board.play(words)
        events = [event.seen_by(0) for event in board.told[told:]]
        found.append(events)
        found.append([Language().say(GAME.sentence(event), NAMES) for event in events])
        found.append(board.view("a"))
    return found


def swapped(cards_: list[list[str]], seat: int, old: str, new: str) -> list[list[str]]:
    """The same cards, with one for another."""
    return [
        [new if seat == at and word == old else word for word in each]
        for at, each in enumerate(cards_)
    ]


TWINS = {
    "a hand and the deck": {"hands": swapped(HANDS, 1, "ivory 3", "cattle")},
    "a character in a hand and the deck": {"hands": swapped(HANDS, 2, "queen", "ebony priest")},
    "a green card and one not dealt": {"hands": swapped(HANDS, 1, "green fish", "green ivory")},
    "a pile and the deck": {"piles": swapped(PILES, 1, "marble 2", "wheat 1")},
    "a pile and a hand": {
        "piles": swapped(PILES, 2, "ebony 2", "wheat 1"),
        "hands": swapped(HANDS, 2, "wheat 1", "ebony 2"),
    },
    "a face-down character and the deck": {"row": [*ROW[:4], "fish scribe", *ROW[5:]]},
    "two face-down characters": {"row": ["fish 1", "merchant", *ROW[2:4], "courtesan", *ROW[5:]]},
    "a face-down character and a hand": {
        "row": ["fish 1", "queen", *ROW[2:]],
        "hands": swapped(HANDS, 2, "queen", "courtesan"),
    },
    "event tokens": {"events": ["curse", "snake guild"]},
}
MOVES = ["take 3", "take 2", "take 1"]
"""b and c take a card, skipping and taking characters unseen, then the first seat takes one."""


@pytest.mark.parametrize("twin", TWINS.values(), ids=TWINS)
def test_7_twins_that_differ_in_hidden_cards_look_the_same(twin: dict[str, Any]) -> None:
    assert seen_by_first(table(**twin), MOVES) == seen_by_first(table(), MOVES)


@pytest.mark.parametrize("twin", TWINS.values(), ids=TWINS)
def test_7_an_opponent_decides_the_same_for_twins(twin: dict[str, Any]) -> None:
    thoughts = [
        think(GAME, board.play(*MOVES[:2]).view("a"), Random(1), Budget(playouts=8))
        for board in (table(), table(**twin))
    ]
    assert thoughts[0] == thoughts[1]


def test_7_the_owner_and_nobody_else_sees_a_difference() -> None:
    one, other = table(), table(**TWINS["a pile and the deck"])
    assert one.view("b") != other.view("b")
    assert one.view("a") == other.view("a")
    assert one.view("c") == other.view("c")


def test_7_neither_order_nor_backs_of_the_deck_are_in_any_view() -> None:
    """The next card of the deck is anything that was not seen yet, whatever its back."""
    board = table().play("take 1")
    for seat in "abc":
        seen = board.view(seat)
        backs = set()
        for seed in range(40):
            state = GAME.imagine(seen, Random(seed))
            backs |= {kind in GREEN_CARDS for kind in state.undealt}
            assert len(state.undealt) == len(board.state.undealt)
        assert backs == {False}
        assert not hasattr(seen, "undealt")


def test_7_the_cards_removed_for_two_players_are_never_told_apart_from_the_deck() -> None:
    for state, _, _ in remembered(GAME, setup_for(GAME, 2, {}), 1):
        if state.stage == 8 and state.to_deal == 0:
            assert len(state.undealt) == 9
            return
    raise AssertionError("the deck is dealt out in every round")


def test_7_no_text_of_a_hidden_event_names_what_is_hidden() -> None:
    hidden = [
        ev.StartCardDealt(1, GREEN_CARDS[0]),
        ev.CardTaken(1, 1, KIND_WORDS.index("thief"), (KIND_WORDS.index("queen"),), False),
        ev.CardBought(1, 4, KIND_WORDS.index("thief"), False),
        ev.CardDelivered(KIND_WORDS.index("thief"), False),
        ev.CardDrawn(1, KIND_WORDS.index("wheat 1"), 1),
        ev.CardStolen(1, 2, KIND_WORDS.index("wheat 1"), 1, (0, 1, 0)),
        ev.CardRecovered(1, 2, KIND_WORDS.index("wheat 1"), 1, (0, 1, 0)),
        ev.SurplusDropped(1, (0, 0), (0, 2, 0), (0, 8, 0)),
        ev.PileSeen(1, 2, (0, 1)),
        ev.TokensSeen(1, (0, 4)),
        ev.TokenHidden(3),
    ]
    names = {"wheat", "thief", "queen", "ivory", "flood", "guild", "scorpion"}
    for event in hidden:
        said = Language().say(GAME.sentence(event.seen_by(0)), NAMES)
        assert names.isdisjoint(said.lower().split()), said


# What a careful player knows


def test_7_cards_seen_going_to_a_hand_or_a_pile_are_known() -> None:
    board = table().play("take 4")
    for seat in "ac":
        seen = board.view(seat)
        assert named(seen.hand(1)) == cards("ivory")
        assert named(seen.pile(1)) == cards("fish 1", "cattle 1")
        assert seen.hand_backs(1) == (1, 2, 1)
        assert seen.pile_backs(1) == (0, 4, 1), "the Courtesan was skipped face down"


def test_7_the_owner_may_look_at_the_own_pile_at_any_time() -> None:
    board = table().play("take 3")
    assert named(board.view("b").pile(1)) == cards("fish 1", "courtesan", "marble 2", "amulet")


def test_7_cards_shown_leave_the_hand() -> None:
    board = table(hands=[[], ["fish", "green fish"], []], events=[])
    board.play("take 1", "take 1", "take 2")
    assert named(board.view("a").hand(1)) == cards("fish 1")
    board.lay("fish", "fish 1", "fish", "green fish")
    assert named(board.view("a").hand(1)) == {}
    assert board.view("a").hand_backs(1) == (0, 0, 0)


def test_7_who_looks_at_the_tokens_knows_them_until_the_end_of_the_round() -> None:
    board = table(
        hands=[["fish 1"] * 3, ["wheat 1"] * 3, []],
        row=["fish"] * 2,
        turn="a",
        events=["flood", "curse", "deceit"],
    )
    board.lay("fish", *["fish 1"] * 3).play("use deceit")
    assert {TOKEN_WORDS[t]: n for t, n in enumerate(board.view("a").events) if n} == cards(
        "flood", "curse"
    )
    assert board.view("b").events == ()
    board.lay("wheat", *["wheat 1"] * 3).play("use curse", "curse c")
    assert {TOKEN_WORDS[t]: n for t, n in enumerate(board.view("a").events) if n} == cards("flood")
    assert board.view("c").events == ()
    assert board.view("c").events_left == 1


def test_7_tokens_never_looked_at_may_be_any_of_those_not_used() -> None:
    board = table(events=["flood", "curse"], used={"flood": 1})
    found = set()
    for seed in range(200):
        state = GAME.imagine(board.view("a"), Random(seed))
        assert sum(state.events) == 2
        found |= {token for token, count in enumerate(state.events) if count}
        assert state.events[4] <= 1, "one Flood is used already"
    assert found == set(range(len(TOKEN_COPIES)))


def test_7_the_victim_knows_what_was_stolen_and_others_know_the_back() -> None:
    board = table(turn="a").play("play thief", "rob b tan", "deal ivory 3")
    assert named(board.view("b").hand(0)) == cards("ivory 3")
    assert named(board.view("a").hand(1)) == {}
    assert board.view("c").hand_backs(0) == (0, 3, 0)
    assert named(board.view("c").hand(0)) == {}


def test_7_who_looks_through_a_pile_knows_it_for_good() -> None:
    board = table().play("play vizier", "look c")
    assert named(board.view("b").hand(1)) == {"ivory 3": 1, "green fish": 1, "ebony 2": 1}


def test_7_a_look_shows_the_pile_also_in_a_position_set_up_by_hand() -> None:
    board = table(stage="recover", turn="a", owner="b")
    assert named(board.view("a").pile(1)) == cards("marble 2", "amulet")
    assert named(board.view("c").pile(1)) == {}


def test_7_nothing_is_remembered_beyond_the_round() -> None:
    board = table(row=["fish 1"], to_deal=0, score=[5, 0, 9]).play("take 1", "done", "done")
    assert board["stage"] == "starter"
    for seat in "abc":
        seen = board.view(seat)
        assert not any(seen.hidden.certain)
        assert seen.hidden.cases == ()
        assert [len(kinds) for kinds in seen.hidden.unseen] == [len(GREEN_CARDS), 45, 9]
        assert sum(len(kinds) for kinds in seen.hidden.unseen[1:]) == len(DECK_CARDS)


def test_7_another_seat_choosing_a_set_shows_nothing_of_it() -> None:
    board = table(hands=[[], ["wheat 1", "wheat", "green wheat", "fish 1"], []])
    before = board.view("a")
    board.play("lay wheat", "pick wheat 1")
    seen = board.view("a")
    assert (seen.stage, seen.picked, seen.laying) == (before.stage, (), -1)
    assert seen.hidden == before.hidden
    assert board.view("b").picked == (KIND_WORDS.index("wheat 1"),)
