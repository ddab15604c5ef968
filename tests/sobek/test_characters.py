"""Characters and their powers (section 6)."""

import pytest

from rules.sobek import GAME
from rules.sobek import events as ev
from tests.sobek.board import ROW, Board, cards, open_set

FISH = {"fish": open_set("fish 1", "fish 1", "fish")}


def test_6_the_queen_draws_what_the_deck_still_has() -> None:
    board = Board(hands=[cards("queen"), {}, {}], to_deal=2).play(
        "play queen", "deal fish 1", "deal thief"
    )
    assert board.hand("a") == cards("fish 1", "thief")
    assert (board.to_move, board["to_deal"], board["row"]) == ("b", 0, list(ROW))


@pytest.mark.parametrize("priest", ["ebony priest", "marble priest"])
def test_6_a_priest_discards_all_cards_of_any_one_type_from_the_own_pile(priest: str) -> None:
    pile = cards("fish 1", "fish", "thief", "amulet", "wheat")
    board = Board(
        hands=[cards(priest, "fish"), {}, {}], piles=[pile, cards("fish 1"), {}], row=["ivory"]
    )
    board.play(f"play {priest}")
    assert len(board.legal) == 6
    assert GAME.midway(board.state)
    board.play("name fish")
    assert board.pile("a") == cards("amulet", "wheat")
    assert board["discard"] == cards(priest, "fish 1", "fish", "thief")
    assert board.hand("a") == cards("fish")
    assert board.pile("b") == cards("fish 1")


def test_6_a_priest_may_name_a_type_that_is_not_there_and_never_removes_a_curse() -> None:
    board = Board(
        hands=[cards("ebony priest"), {}, {}], piles=[cards("amulet"), {}, {}], curses=[1, 0, 0]
    )
    board.play("play ebony priest", "name ivory")
    assert (board.pile("a"), board["curses"], board.to_move) == (cards("amulet"), [1, 0, 0], "b")


def test_6_all_opponents_obey_the_scribe_in_turn_order() -> None:
    hands = [
        cards(*["wheat 1"] * 3, "cattle 1", "cattle 1", "ebony 2", "ivory 3"),
        cards("cattle scribe", *["fish 1"] * 4, "queen", "thief", "vizier"),
        cards("wheat 1", "wheat 1", "fish", "fish", "marble 2", "marble"),
        cards("wheat 1", *["cattle 1"] * 3, "ebony 2", "ebony 2", "ivory 3"),
    ]
    board = Board(4, ["amulet"], hands=hands, turn="b").play("play cattle scribe")
    assert board.to_move == "d", "c has but six"
    assert not GAME.midway(board.state)
    board.play("pick wheat 1")
    assert board.to_move == "a"
    board.play("pick ivory 3")
    piles = [board.pile(seat) for seat in "abcd"]
    assert piles == [cards("ivory 3"), {}, {}, cards("wheat 1")]
    assert sum(board.hand("b").values()) == 7, "the Scribe spares its own"
    assert board.to_move == "c"


def test_6_surplus_cards_go_together_and_nobody_sees_them() -> None:
    hand = cards(*["wheat 1"] * 4, "thief", "green fish", "amulet", "queen", "ivory 3")
    board = Board(2, hands=[cards("fish scribe"), hand]).play("play fish scribe")
    before = board.view("a")
    board.play("pick ivory 3", "pick green fish")
    assert GAME.midway(board.state)
    assert board.view("a").hand_backs(1) == before.hand_backs(1)
    assert board.view("a").picked == ()
    board.play("pick thief")
    (event,) = board.events(ev.SurplusDropped)
    assert event.seen_by(0).kinds == (-1, -1, -1)
    assert event.seen_by(0).backs == (1, 1, 1)
    assert event.seen_by(1) == event


def test_6_a_scribe_against_small_hands_is_wasted() -> None:
    board = Board(hands=[cards("fish scribe", *["ebony 2"] * 4, "ivory 3", "thief"), {}, {}])
    board.play("play fish scribe")
    assert (board.to_move, bool(board.events(ev.NothingHappened))) == ("b", True)


def test_6_the_vizier_chooses_among_rivals_with_cards_in_the_pile() -> None:
    piles = [cards("ivory"), cards("fish"), {}, cards("wheat", "wheat 1")]
    board = Board(4, hands=[cards("vizier"), {}, {}, {}], piles=piles, row=["ebony", "marble"])
    board.play("play vizier")
    assert board.legal == ["look b", "look d"]
    assert GAME.midway(board.state)
    board.play("look d")
    assert not GAME.midway(board.state), "what was seen cannot be taken back"
    board.play("pick wheat 1")
    assert board.hand("a") == cards("wheat 1")
    assert board.pile("d") == cards("wheat")


def test_6_the_vizier_takes_the_only_card_without_asking() -> None:
    board = Board(hands=[cards("vizier"), {}, {}], piles=[{}, {}, cards("queen")]).play(
        "play vizier"
    )
    assert (board.hand("a"), board.to_move) == (cards("queen"), "b")


def test_6_a_vizier_without_a_pile_to_look_at_is_wasted() -> None:
    board = Board(hands=[cards("vizier"), {}, {}], curses=[0, 1, 1], piles=[cards("queen"), {}, {}])
    board.play("play vizier")
    assert (board.to_move, bool(board.events(ev.NothingHappened))) == ("b", True)


def test_6_the_merchant_takes_any_card_and_skips_none() -> None:
    board = Board(hands=[cards("merchant"), {}, {}]).play("play merchant")
    assert board.legal == [f"buy {place}" for place in range(1, 10)]
    board.play("buy 7")
    assert board.hand("a") == cards("fish 1")
    assert board.pile("a") == {}
    assert board["row"] == [*ROW[:6], *ROW[7:]]


def test_6_the_merchant_may_take_a_face_down_character() -> None:
    board = Board(row=[*ROW[:8], "thief"], hands=[cards("merchant"), {}, {}])
    board.play("play merchant", "buy 9")
    assert board.hand("a") == cards("thief")
    assert board.events(ev.CardBought)[0].seen_by(1).kind == -1


def test_6_the_courtesan_adds_one_or_two_cards_and_brings_no_event() -> None:
    hand = cards("courtesan", "green fish", "amulet", "amulet", "wheat")
    board = Board(hands=[hand, {}, {}], sets=[FISH, {}, {}], events={"deceit": 1}, row=["ivory"])
    board.play("play courtesan")
    assert board.legal == ["pick green fish", "pick amulet"]
    board.play("pick amulet")
    assert board.legal == ["pick amulet", "done"]
    assert board["discard"] == {}, "she comes to the table with her cards"
    board.play("done")
    assert board.set_of("a", "fish") == cards("fish 1", "fish 1", "fish", "amulet")
    assert board["discard"] == cards("courtesan")
    assert (board.to_move, board["stage"]) == ("b", "turn")
    assert not board.events(ev.TokensSeen)


def test_6_the_courtesan_ends_with_the_second_card() -> None:
    hand = cards("courtesan", "green fish", "amulet", "thief")
    board = Board(hands=[hand, {}, {}], sets=[FISH, {}, {}])
    board.play("play courtesan", "pick green fish", "pick thief")
    assert sum(board.set_of("a", "fish").values()) == 5
    assert board.hand("a") == cards("amulet")


def test_6_the_courtesan_chooses_among_sets_that_a_card_fits() -> None:
    sets = {
        **FISH,
        "wheat": open_set("wheat 1", "wheat 1", "wheat 1"),
        "ivory": open_set(*["ivory 3"] * 3),
    }
    board = Board(
        hands=[cards("courtesan", "fish scribe", "merchant"), {}, {}], sets=[sets, {}, {}]
    )
    board.play("play courtesan")
    assert board.legal == ["lay fish", "lay wheat"]
    board.play("lay wheat")
    assert board.legal == ["pick merchant"], "she does not add herself"


def test_6_a_courtesan_without_effect_is_wasted() -> None:
    board = Board(hands=[cards("courtesan", "ivory 3"), {}, {}], sets=[FISH, {}, {}])
    board.play("play courtesan")
    (event,) = board.events(ev.NothingFitted)
    assert event.types == (4,)
    assert (board["discard"], board.to_move) == (cards("courtesan"), "b")


def test_6_the_thief_chooses_hand_and_back() -> None:
    hands = [cards("thief", "amulet"), cards("queen"), {}, cards("green ivory", "wheat")]
    board = Board(4, hands=hands, row=["fish"]).play("play thief")
    assert board.legal == ["rob b orange", "rob d green", "rob d tan"]
    assert GAME.midway(board.state)
    board.play("rob d green")
    assert board.events(ev.BackChosen) == [ev.BackChosen(0, 3, 0)]
    board.play("deal green ivory")
    assert board.hand("a") == cards("green ivory", "amulet")
    (stolen,) = board.events(ev.CardStolen)
    assert [stolen.seen_by(seat).kind for seat in range(4)] == [stolen.kind, -1, -1, stolen.kind]


def test_6_a_thief_among_empty_hands_is_wasted() -> None:
    board = Board(hands=[cards("thief", "amulet"), {}, {}]).play("play thief")
    assert (board.to_move, bool(board.events(ev.NothingHappened))) == ("b", True)
