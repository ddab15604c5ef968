"""Every tricky situation of the rule sheet (section 14), by its number."""

from typing import Any

import pytest

from rules.game import setup_for
from rules.sobek import GAME
from rules.sobek import events as ev
from rules.sobek.pieces import BACK, GREEN, KIND_WORDS, SCARABS
from tests.every_game.samples import remembered
from tests.sobek.board import ROW, Board, cards, open_set, round_end, scored

WHEAT_28 = open_set(*["wheat 1"] * 4, "amulet", "courtesan", prosperity=1)
CATTLE_50 = open_set(*["cattle 1"] * 5, *["cattle"] * 2, *["green cattle"] * 2, "vizier")
WHEAT_30 = open_set(*["wheat 1"] * 5, "wheat")


def test_14_1_the_fourth_card_of_a_fresh_row_costs_three() -> None:
    board = Board().play("take 4")
    assert board.hand("a") == cards("ivory")
    assert board.pile("a") == cards("wheat 1", "fish", "cattle 1")
    assert board["row"] == list(ROW[4:])
    assert board.to_move == "b"
    assert board.with_verb("take") == ["take 1", "take 2", "take 3", "take 4"]
    assert board.play("take 4").hand("b") == cards("wheat")


def test_14_2_the_fifth_card_is_out_of_reach() -> None:
    board = Board()
    assert board.legal == ["take 1", "take 2", "take 3", "take 4"]
    assert board.refuses("buy 5") == "Only the first 4 cards of the row can be taken."


def test_14_4_of_a_row_of_three_three_are_within_reach() -> None:
    board = Board(row=["wheat", "fish", "ivory"], to_deal=9)
    assert board.legal == ["take 1", "take 2", "take 3"]
    assert board.refuses("take 4") == "The row has only 3 cards."
    board.play("take 3")
    assert board.pile("a") == cards("wheat", "fish")
    assert board.to_move == "chance"


@pytest.mark.parametrize("hand", [[], ["fish", "wheat"]])
def test_14_5_the_round_ends_with_the_last_card(hand: list[str]) -> None:
    board = Board(row=["wheat"], to_deal=0, hands=[{}, cards(*hand), {}], flood=True)
    board.play("take 1")
    assert [event.round for event in board.events(ev.RoundEnded)] == [1]
    assert board["stage"] == "chooser-lot"


def test_14_5_crosswise_sets_are_all_that_follows_the_last_card() -> None:
    board = Board(row=["wheat"], to_deal=0, hands=[cards("fish", "wheat"), {}, {}])
    board.play("take 1")
    assert (board["stage"], board.legal) == ("cross", ["done"])


def test_14_7_a_face_down_character_is_taken_without_being_seen() -> None:
    board = Board(row=["fish", "thief", "wheat"], to_deal=9).play("take 2")
    assert board.hand("a") == cards("thief")
    assert board.pile("a") == cards("fish")
    (event,) = board.events(ev.CardTaken)
    assert KIND_WORDS[event.seen_by(0).kind] == "thief"
    assert event.seen_by(1).kind == -1


def test_14_8_after_the_queen_the_last_delivery_is_short() -> None:
    board = Board(2, ROW[:4], to_deal=9, hands=[cards("queen"), {}])
    board.play("play queen", "deal fish 1", "deal wheat 1", "deal thief")
    assert board.hand("a") == cards("fish 1", "wheat 1", "thief")
    assert (board["to_deal"], board["row"]) == (6, list(ROW[:4]))
    board.play("take 4")
    assert (board.to_move, board["draws"]) == ("chance", 6)
    board.play(*["deal fish 1"] * 3, *["deal wheat"] * 1, *["deal marble"] * 2)
    assert (board.to_move, len(board["row"]), board["to_deal"]) == ("a", 6, 0)
    board.play("take 4", "take 2")
    assert board["stage"] == "cross"


def test_14_10_amulet_character_and_prosperity_count_as_cards() -> None:
    board = scored(sets=[{"wheat": WHEAT_28}, {}], piles=[{}, cards("fish")])
    assert board.points == [28, 0]


def test_14_11_cards_without_value_multiply_as_well() -> None:
    ivory = open_set("ivory 3", "ivory 3", "ivory", "amulet")
    board = scored(sets=[{"ivory": ivory}, {}], piles=[{}, cards("fish")])
    assert board.points == [24, 0]


def test_14_13_characters_make_a_set_without_their_powers() -> None:
    board = Board(hands=[cards("cattle scribe", "vizier", "amulet"), {}, {}])
    board.lay("cattle", "cattle scribe", "vizier", "amulet")
    assert board.set_of("a", "cattle") == cards("cattle scribe", "vizier", "amulet")
    assert not board.events(ev.CharacterPlayed)
    assert board.to_move == "b"
    kept = scored(sets=[{"cattle": open_set("cattle scribe", "vizier", "amulet")}, {}])
    assert kept.points == [0, 0]


def test_14_14_amulets_alone_are_no_new_set() -> None:
    board = Board(hands=[cards("amulet", "amulet", "amulet"), {}, {}])
    assert board.with_verb("lay") == []
    assert board.refuses("lay fish") == "A new set needs a card that is really fish."


def test_14_14_amulets_alone_enlarge_a_set() -> None:
    fish = open_set("fish 1", "fish", "fish")
    board = Board(
        hands=[cards("amulet", "amulet", "amulet"), {}, {}], sets=[{"fish": fish}, {}, {}]
    )
    assert board.with_verb("lay") == ["lay fish"]
    board.lay("fish", "amulet", "amulet", "amulet")
    assert board.set_of("a", "fish") == cards(
        "fish 1", "fish", "fish", "amulet", "amulet", "amulet"
    )


def test_14_16_the_sixth_set_brings_no_event() -> None:
    used = {"flood": 2, "deceit": 1, "embalming": 1, "ankh guild": 1}
    board = Board(hands=[cards(*["fish 1"] * 3), {}, {}], used=used)
    board.lay("fish", *["fish 1"] * 3)
    assert board.to_move == "b"
    assert not board.events(ev.TokensSeen)


def test_14_17_enlarging_brings_an_event() -> None:
    board = Board(
        hands=[cards("fish", "fish 1", "fish 1"), {}, {}],
        sets=[{"fish": open_set("fish", "green fish", "green fish")}, {}, {}],
        events={"deceit": 1, "flood": 1},
    )
    board.lay("fish", "fish 1", "fish 1", "fish")
    assert board.legal == ["use flood", "use deceit"]
    assert len(board.set_of("a", "fish")) == 3


def using(token: str, **position: Any) -> Board:
    """The first seat of three uses the token."""
    return Board(stage="event", events={token: 1}, **position).play(f"use {token}")


def test_14_19_a_guild_moves_to_the_next_such_space_even_from_one() -> None:
    board = using("ankh guild", score=[18, 0, 0], round=2)
    assert board.points == [23, 0, 0]


def test_14_20_nobody_is_pushed_back_from_0() -> None:
    board = using("scorpion guild")
    assert board.points == [4, 0, 0]
    assert board.to_move == "b"


def test_14_22_prosperity_is_lost_on_ivory_and_marble() -> None:
    sets = {"ivory": open_set(*["ivory 3"] * 3), "marble": open_set(*["marble 2"] * 3)}
    board = using("prosperity", sets=[sets, {}, {}])
    assert board["used"] == {"prosperity": 1}
    assert board.to_move == "b"


def test_14_23_prosperity_goes_on_the_set_just_laid() -> None:
    board = Board(hands=[cards(*["cattle 1"] * 3), {}, {}], events={"prosperity": 2})
    board.lay("cattle", *["cattle 1"] * 3).play("use prosperity")
    assert board["sets"][0]["cattle"]["prosperity"] == 1
    assert board["used"] == {}


def test_14_25_embalming_an_empty_pile_does_nothing() -> None:
    board = using("embalming")
    assert board.events(ev.NothingHappened) == [ev.NothingHappened(0)]
    assert (board["used"], board.to_move) == ({"embalming": 1}, "b")


def test_14_26_deceit_counts_a_curse_twice_and_leaves_the_pile() -> None:
    pile = cards("fish", "wheat", "amulet", "thief")
    board = using("deceit", piles=[pile, {}, {}], curses=[1, 0, 0])
    assert board.points == [6, 0, 0]
    assert (board.pile("a"), board["curses"]) == (pile, [1, 0, 0])
    assert board["points"][0]["events"] == [6, 0, 0]
    assert board["points"][0]["sets"] == [0, 0, 0]


def test_14_28_the_scribe_cuts_hands_to_six() -> None:
    nine = cards(*["fish 1"] * 4, *["wheat 1"] * 5)
    board = Board(
        4,
        hands=[
            cards("fish scribe"),
            nine,
            cards(*["ebony 2"] * 4, "ebony", "marble"),
            cards("ivory"),
        ],
    )
    board.play("play fish scribe")
    assert board.to_move == "b"
    board.play("pick fish 1", "pick fish 1", "pick wheat 1")
    assert board.pile("b") == cards("fish 1", "fish 1", "wheat 1")
    assert sum(board.hand("b").values()) == 6
    assert (board.pile("c"), board.pile("d"), board.to_move) == ({}, {}, "b")
    assert len(board.events(ev.SurplusDropped)) == 1


def test_14_29_the_vizier_takes_a_card_but_never_a_curse() -> None:
    board = Board(
        hands=[cards("vizier"), {}, {}],
        piles=[{}, cards("fish 1", "ivory", "thief"), {}],
        curses=[0, 1, 0],
    )
    board.play("play vizier")
    assert board.legal == ["pick ivory", "pick fish 1", "pick thief"]
    board.play("pick fish 1")
    assert board.hand("a") == cards("fish 1")
    assert board.pile("b") == cards("ivory", "thief")
    assert board["curses"] == [0, 1, 0]


def test_14_31_the_merchant_ends_the_round_with_the_last_card() -> None:
    board = Board(row=["wheat"], to_deal=0, hands=[cards("merchant"), {}, {}])
    board.play("play merchant", "buy 1")
    assert board["stage"] == "chooser-lot"
    assert len(board.events(ev.HandDropped)) == 1


def test_14_32_the_thief_picks_a_back() -> None:
    board = Board(hands=[cards("thief"), cards("queen", "vizier", "green fish", "wheat"), {}])
    board.play("play thief")
    assert board.legal == ["rob b green", "rob b tan", "rob b orange"]
    board.play("rob b orange")
    assert board.to_move == "chance"
    draws = {GAME.move_to_text(move) for move in range(200) if possible(board, move)}
    assert draws == {"deal queen", "deal vizier"}
    board.play("deal vizier")
    assert board.hand("a") == cards("vizier")


def test_14_32_the_only_card_of_a_back_is_the_one_stolen() -> None:
    board = Board(hands=[cards("thief"), cards("queen", "wheat"), {}]).play(
        "play thief", "rob b orange"
    )
    assert [move for move in range(200) if possible(board, move)] == [
        GAME.move_from_text("deal queen")
    ]


def possible(board: Board, move: int) -> bool:
    try:
        return GAME.chance_fault(board.state, move) == ""
    except IndexError:
        return False


def test_14_34_a_crosswise_set_scores_its_scarabs_only() -> None:
    board = round_end(hands=[{}, cards("ivory 3", "ivory 3", "ivory")], piles=[cards("fish"), {}])
    board.lay("ivory", "ivory 3", "ivory 3", "ivory")
    assert board.points == [0, 6]


def test_14_35_two_cards_are_no_crosswise_set_and_go_to_the_pile() -> None:
    board = round_end(hands=[{}, cards("ivory 3", "ivory 3", "fish")])
    assert board.legal == ["done"]
    assert "needs 3 cards" in board.refuses("lay ivory")
    board.play("done")
    assert board.events(ev.HandDropped) == [ev.HandDropped(1, 3)]
    assert board.events(ev.PilesCompared)[0].sizes == (0, 3)
    assert board.points == [0, 0]


def test_14_37_the_most_corrupt_goes_back_a_step_for_every_ten() -> None:
    board = scored(
        score=[47, 0], round=2, sets=[{"cattle": CATTLE_50}, {}], piles=[cards("fish"), {}]
    )
    assert board.points == [72, 0]
    assert board.events(ev.Penalised) == [ev.Penalised(0, 25)]


def test_14_38_numbered_spaces_are_a_sort_as_well() -> None:
    board = scored(sets=[{"wheat": WHEAT_30}, {}], piles=[cards("fish"), {}])
    assert board.points == [15, 0]


TWELVE = {"wheat": open_set(*["wheat 1"] * 3, "wheat")}


def test_14_40_equal_piles_are_told_apart_by_scarabs() -> None:
    piles = [cards("ivory 3", *["fish"] * 3, "ebony", "marble", "marble"), None]
    piles[1] = cards("marble 2", *["amulet"] * 5, "ivory")
    board = scored(piles=piles, sets=[TWELVE, {"fish": open_set(*["fish 1"] * 4)}])
    (compared,) = board.events(ev.PilesCompared)
    assert (compared.sizes, compared.scarabs, compared.corrupt) == ((7, 7), (3, 2), (0,))
    assert board.points == [12 - 5, 16]


def test_14_41_all_who_are_still_tied_are_penalised() -> None:
    forty = {"fish": open_set(*["fish 1"] * 4, *["fish"] * 3, *["green fish"] * 2, "thief")}
    board = scored(
        piles=[cards("fish 1", "ivory"), cards("cattle 1", "ebony")],
        sets=[forty, TWELVE],
        crosswise=[{"cattle": open_set("cattle 1", "cattle", "cattle")}, {}],
    )
    assert [(e.open, e.crosswise) for e in board.events(ev.SetsScored)] == [(40, 1), (12, 0)]
    assert board.points == [41 - 20, 12 - 5]


def test_14_43_cards_left_in_the_hand_decide() -> None:
    board = scored(
        piles=[cards("ivory", "ivory", "ebony", "ebony"), cards("fish", *["amulet"] * 5)],
        hands=[cards("marble", "marble", "wheat"), {}],
        sets=[TWELVE, {}],
    )
    assert board.events(ev.PilesCompared)[0].sizes == (7, 6)
    assert board.points == [12 - 5, 0]


def test_14_44_points_of_events_are_not_among_those_of_sets() -> None:
    points = {"sets": [0, 0], "crosswise": [0, 0], "events": [9, 0], "corruption": [0, 0]}
    eight = {"fish": open_set("fish 1", "fish 1", "fish", "fish")}
    board = scored(score=[9, 0], points=[points], sets=[eight, {}], piles=[cards("wheat"), {}])
    assert board.points == [17, 0]
    assert board.events(ev.Penalised) == [ev.Penalised(0, 0)]


def test_14_46_the_game_ends_beyond_100_and_the_farthest_wins() -> None:
    board = scored(score=[104, 110], round=2)
    assert board.to_move == "nobody"
    assert GAME.winners(board.state) == (1,)


def test_14_47_exactly_100_goes_on() -> None:
    assert scored(score=[100, 0], round=2)["stage"] == "starter"


def test_14_47_exactly_100_ends_the_game_as_an_option() -> None:
    assert scored(score=[100, 0], round=2, hundred_ends=True).to_move == "nobody"
    assert scored(score=[99, 0], round=2, hundred_ends=True)["stage"] == "starter"


@pytest.mark.parametrize("starter", ["a", "b", "c"])
def test_14_49_the_last_names_the_starting_player(starter: str) -> None:
    board = scored(3, score=[40, 25, 31])
    assert (board.to_move, board.legal) == ("b", ["start a", "start b", "start c"])
    board.play(f"start {starter}")
    assert (board["starter"], board["round"], board.to_move) == (starter, 2, "chance")


def test_14_50_start_hands_are_green_and_plain() -> None:
    for seed in range(20):
        for state, _, _ in remembered(GAME, setup_for(GAME, 4, {}), seed):
            position = GAME.position_to_json(state)
            if position["stage"] == "token-draw":
                break
        for hand in position["hands"]:
            assert sum(hand.values()) == 2
            for word in hand:
                kind = KIND_WORDS.index(word)
                assert (BACK[kind], SCARABS[kind]) == (GREEN, 0)
        assert sum(position["green"].values()) == 1


def test_14_52_a_token_may_be_used_only_to_deny_it() -> None:
    board = Board(
        stage="event", events={"embalming": 1, "deceit": 1}, piles=[{}, cards("fish"), {}]
    )
    assert board.legal == ["use embalming", "use deceit"]
    board.play("use embalming")
    assert (board["used"], board["events"]) == ({"embalming": 1}, {"deceit": 1})
