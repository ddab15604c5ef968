"""Views and moves of Sobek in words."""

from typing import Any

from game.language import Language
from rules.sobek import GAME
from tests.sobek.board import NAMES, Board, cards

say = Language().say


def table(**changes: Any) -> Board:
    return Board(
        3,
        row=["fish 1", "courtesan", "ivory"],
        hands=[cards("fish", "fish", "wheat"), cards("ivory 3"), cards("queen")],
        piles=[cards("fish"), cards("marble 2", "green fish"), cards()],
        turn="a",
        **changes,
    )


def described(board: Board, seat: str = "a") -> dict[str, list[str]]:
    sections = GAME.describe(board.view(seat))
    return {say(s.title): [say(line, NAMES) for line in s.lines] for s in sections}


def test_a_view_is_told_from_the_row_to_the_deck() -> None:
    found = described(table())
    assert found["Row"] == [
        "1: Fish 1, free",
        "2: a character, 1 card to your jar",
        "3: Ivory, 2 cards to your jar",
    ]
    assert found["Your hand"] == ["2 Fish, Wheat"]
    assert found["Your jar"] == ["Fish"]
    assert found["Rivals"] == [
        "Ben, hand: 1 tan card",
        "Ben, jar: 1 green card, 1 tan card",
        "Cleo, hand: 1 orange card",
        "Cleo, jar: none",
    ]


def test_piles_are_a_memory_aid_only_where_they_are_open() -> None:
    """The first card, which everybody saw, went to the pile of Ada."""
    shut, open_ = table(), table(open_piles=True)
    for board in (shut, open_):
        board.play("take 3")
        assert described(board, "a")["Your jar"] == ["Fish 1, Fish, Courtesan"]
    assert described(shut, "b")["Rivals"][1] == "Ada, jar: 2 tan cards, 1 orange card"
    assert described(open_, "b")["Rivals"][1] == "Ada, jar: Fish 1, 2 more cards"


def test_moves_are_announced() -> None:
    board = table()
    seen = board.view("a")
    found = [say(GAME.move_in_words(seen, move), NAMES) for move in GAME.legal_moves(board.state)]
    assert found[:3] == [
        "Take Fish 1",
        "Take a character from place 2, 1 card to your jar",
        "Take Ivory from place 3, 2 cards to your jar",
    ]


def test_a_set_being_laid_is_told_to_its_owner_alone() -> None:
    board = Board(3, hands=[cards("fish", "fish", "fish 1", "wheat"), cards(), cards()], turn="a")
    board.play("lay fish", "pick fish 1")
    assert described(board, "a")["Your hand"][1] == "Being laid, fish: Fish 1"
    assert described(board, "b")["Your hand"] == ["none"]
