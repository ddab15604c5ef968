"""What a move would change, and what would be scored if the round ended now."""

from typing import Any

from game.language import Language
from rules.sobek import GAME
from tests.sobek.board import NAMES, Board, cards, open_set

TWENTY = {"ebony": open_set(*["ebony 2"] * 2, *["ebony"] * 2, "amulet")}


def forecast(board: Board, words: str) -> Any:
    return GAME.forecast(board.view(board.to_move), GAME.move_from_text(words))


def gains(board: Board, words: str) -> list[tuple[int, str]]:
    say = Language().say
    return [(seat, say(gain, NAMES)) for seat, gain in forecast(board, words).gains]


def standing(board: Board, seat: str) -> list[tuple[int, ...]]:
    return [line.points for line in GAME.standing(board.view(seat))]


def test_standing_scores_open_sets_and_the_largest_pile() -> None:
    board = Board(2, ["fish"], sets=[TWENTY, {}], piles=[cards("wheat"), {}], score=[0, 7], round=2)
    lines = [(0, 7), (0, 0), (0, 0), (0, 0), (20, 0), (0, 0), (0, 0), (-10, 0)]
    assert standing(board, "a") == standing(board, "b") == lines


def test_standing_counts_cards_of_the_hand_to_the_pile() -> None:
    board = Board(
        2,
        ["fish"],
        sets=[TWENTY, {}],
        piles=[cards("wheat"), {}],
        hands=[{}, cards("thief", "queen")],
    )
    assert standing(board, "a")[3] == (0, 0)


def test_a_move_that_makes_the_seat_most_corrupt_costs_the_penalty() -> None:
    hands = [{}, cards("thief", "queen")]
    board = Board(2, ["fish", "wheat", "ivory"], sets=[TWENTY, {}], hands=hands)
    assert forecast(board, "take 1").at_end == (0, 0)
    assert forecast(board, "take 2").at_end == (-10, 0)
    assert forecast(board, "take 3").at_end == (-10, 0)
    assert gains(board, "take 3") == [(0, "2 cards to the jar")]


def test_a_face_down_character_is_not_told_in_advance() -> None:
    board = Board(2, ["thief", "wheat"])
    assert gains(board, "take 1") == [(0, "an unknown character")]


def test_the_deceit_scores_at_once() -> None:
    board = Board(
        2, ["fish"], stage="event", events={"deceit": 1}, piles=[cards("wheat", "wheat 1"), {}]
    )
    coming = forecast(board, "use deceit")
    assert (coming.at_once, coming.at_end) == ((2, 0), (0, 0))


def test_a_guild_moves_both_at_once() -> None:
    board = Board(2, ["fish"], stage="event", events={"reed guild": 1}, score=[1, 9])
    assert forecast(board, "use reed guild").at_once == (1, -2)


def test_laying_a_set_brings_its_points_at_the_end_of_the_round_and_an_event() -> None:
    board = Board(
        2, ["fish"], hands=[cards("ivory 3", "ivory 3", "amulet"), {}], events={"flood": 1}
    )
    board.play("lay ivory", "pick ivory 3", "pick ivory 3", "pick amulet")
    assert forecast(board, "done").at_end == (18, 0)
    assert gains(board, "done") == [(0, "an event")]


def test_other_gains_are_put_in_words() -> None:
    queen = Board(2, ["fish"], hands=[cards("queen", "thief"), cards("wheat")])
    assert gains(queen, "play queen") == [(0, "3 cards from the deck")]
    assert gains(queen, "play thief") == [(0, "a stolen card")]
    flood = Board(2, ["fish"], stage="event", events={"flood": 1, "curse": 1})
    assert gains(flood, "use flood") == [(0, "another turn")]
    assert gains(flood, "use curse") == [(1, "a Curse in the jar")]
    priest = Board(2, ["ivory"], stage="priest", piles=[cards("fish", "fish 1", "wheat"), {}])
    assert gains(priest, "name fish") == [(0, "2 cards from the jar")]
