"""The end of a round and of the game (sections 9 and 10), and where points came from."""

import pytest

from rules.sobek import GAME
from rules.sobek import events as ev
from tests.sobek.board import Board, cards, open_set, round_end, scored

TWELVE = {"wheat": open_set(*["wheat 1"] * 3, "wheat")}


def test_9_2_what_is_left_in_hands_goes_to_the_piles() -> None:
    board = Board(2, ["queen"], to_deal=0, hands=[cards("fish"), cards("thief", "amulet")], round=3)
    board.play("take 1")
    assert board.events(ev.HandDropped) == [ev.HandDropped(0, 2), ev.HandDropped(1, 2)]
    assert board.pile("a") == cards("fish", "queen")
    assert board.hand("b") == {}


def test_9_4_nobody_is_corrupt_if_all_piles_are_empty() -> None:
    board = scored(sets=[TWELVE, {}])
    assert board.points == [12, 0]
    assert board.events(ev.PilesCompared)[0].corrupt == ()
    assert not board.events(ev.Penalised)


def test_9_4_a_curse_counts_as_two_cards() -> None:
    board = scored(piles=[cards("fish"), {}], curses=[0, 1], sets=[{}, TWELVE])
    assert board.events(ev.PilesCompared)[0].sizes == (1, 2)
    assert board.points == [0, 12 - 5]


@pytest.mark.parametrize(
    ("laid", "earned", "lost"),
    [
        (["ebony 2", "ebony", "amulet"], 6, 0),
        (["ebony 2", "ebony 2", "ebony"], 12, 5),
        ([*["ebony 2"] * 3, "ebony"], 24, 10),
        ([*["ebony 2"] * 4, "green ebony"], 40, 20),
    ],
)
def test_9_4_the_penalty_counts_full_tens(laid: list[str], earned: int, lost: int) -> None:
    board = scored(sets=[{"ebony": open_set(*laid)}, {}], piles=[cards("ivory"), {}])
    assert board.points == [earned - lost, 0]
    told = GAME.sentence(board.events(ev.Penalised)[0])
    assert (told.one == "{who} lost nothing for corruption") == (lost == 0)


def test_9_4_crosswise_sets_count_for_the_penalty() -> None:
    nine = {"marble": open_set("marble 2", "marble", "marble", "amulet")}
    board = scored(
        sets=[nine, {}],
        crosswise=[{"cattle": open_set("cattle 1", "cattle 1", "cattle")}, {}],
        piles=[cards("fish"), {}],
    )
    assert board.points == [8 + 2 - 5, 0]


def test_9_4_scarabs_are_shown_only_where_sizes_tie() -> None:
    piles = [cards("ivory 3", "fish"), cards("wheat", "wheat 1"), cards("ivory 3")]
    (compared,) = scored(3, piles=piles).events(ev.PilesCompared)
    assert (compared.scarabs, compared.corrupt) == ((3, 1, -1), (0,))
    (compared,) = scored(3, piles=[*piles[:2], {}], curses=[0, 1, 0]).events(ev.PilesCompared)
    assert (compared.scarabs, compared.corrupt) == ((-1, -1, -1), (1,))


def test_9_5_all_cards_are_taken_back_and_points_stay() -> None:
    board = scored(3, sets=[TWELVE, {}, {}], piles=[{}, cards("queen"), {}], score=[0, 4, 3])
    assert board.points == [12, 4, 3]
    assert board["sets"] == board["piles"] == [{}, {}, {}]
    assert sum(board["undealt"].values()) == 54
    assert sum(board["green"].values()) == 9
    assert sum(board["bag"].values()) == 12


def test_2_4_of_several_last_ones_one_is_drawn_to_choose() -> None:
    board = scored(4, score=[7, 2, 2, 5])
    assert (board.to_move, board["stage"]) == ("chance", "chooser-lot")
    faults = [GAME.chance_fault(board.state, GAME.move_from_text(f"lot {seat}")) for seat in "abcd"]
    assert [fault == "" for fault in faults] == [False, True, True, False]
    board.play("lot c")
    assert (board.to_move, board.legal) == ("c", [f"start {seat}" for seat in "abcd"])


def test_10_the_game_ends_after_the_third_round() -> None:
    board = scored(score=[20, 11], round=3)
    assert board.to_move == "nobody"
    assert board.legal == []
    assert GAME.winners(board.state) == (0,)
    assert board.refuses("take 1") == "The game is over."


def test_10_the_game_may_end_after_any_round() -> None:
    assert scored(score=[101, 0], round=1).to_move == "nobody"
    assert scored(score=[100, 0], round=1)["stage"] == "starter"


def test_10_the_penalty_comes_before_the_end_is_looked_at() -> None:
    board = scored(score=[92, 0], round=2, sets=[TWELVE, {}], piles=[cards("fish"), {}])
    assert (board.points, board["stage"]) == ([99, 0], "starter")


@pytest.mark.parametrize(
    ("piles", "curses", "winners"),
    [
        ([["fish", "fish"], ["wheat"]], [0, 0], (1,)),
        ([["fish"], ["wheat", "wheat"]], [1, 0], (1,)),
        ([["fish 1"], ["wheat"]], [0, 0], (1,)),
        ([["ivory"], ["wheat"]], [0, 0], (0, 1)),
        ([["ebony 2"], ["marble 2"]], [0, 0], (0, 1)),
    ],
)
def test_10_ties_go_to_the_smaller_pile_then_to_fewer_scarabs(
    piles: list[list[str]], curses: list[int], winners: tuple[int, ...]
) -> None:
    lying = [cards(*pile) for pile in piles]
    board = scored(score=[30, 30], round=3, piles=lying, curses=curses)
    assert GAME.winners(board.state) == winners


def test_10_at_the_end_all_piles_are_turned_up() -> None:
    board = scored(score=[3, 1], round=3, piles=[cards("queen"), cards("fish", "thief")])
    (ended,) = board.events(ev.GameEnded)
    assert [len(pile) for pile in ended.piles] == [1, 2]
    assert board.view("a").pile(1) == board.view("b").pile(1)
    assert not any(GAME.private(board.view(seat)) for seat in "ab")


def test_the_score_sheet_tells_rounds_and_sources_apart() -> None:
    points = [
        {"sets": [12, 0], "crosswise": [3, 6], "events": [0, 4], "corruption": [-5, 0]},
        {"sets": [0, 0], "crosswise": [0, 0], "events": [3, -2], "corruption": [0, 0]},
    ]
    board = round_end(
        score=[13, 8],
        round=2,
        points=points,
        sets=[{}, TWELVE],
        hands=[{}, cards("ivory 3", "ivory", "amulet")],
        piles=[{}, cards("fish")],
    )
    board.lay("ivory", "ivory 3", "ivory", "amulet")
    sheet = {
        (line.title.values["n"], line.title.one.split(": ")[1]): line.points
        for line in GAME.score_sheet(board.state)
    }
    assert sheet == {
        (1, "open sets"): (12, 0),
        (1, "crosswise sets"): (3, 6),
        (1, "events"): (0, 4),
        (1, "corruption"): (-5, 0),
        (2, "open sets"): (0, 12),
        (2, "crosswise sets"): (0, 3),
        (2, "events"): (3, -2),
        (2, "corruption"): (0, -5),
    }
    assert board.points == [13, 18]
