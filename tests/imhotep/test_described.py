"""Views and moves of Imhotep in words."""

from game.language import Language
from rules.imhotep import GAME
from rules.imhotep.view import Memory
from tests.imhotep.board import NAMES, Board

say = Language().say


def described(board: Board, seat: int = 0) -> dict[str, list[str]]:
    sections = GAME.describe(GAME.view(board.state, Memory(), seat))
    return {say(s.title): [say(line, NAMES) for line in s.lines] for s in sections}


def moves(board: Board) -> list[str]:
    seen = GAME.view(board.state, Memory(), board.state.to_move)
    legal = GAME.legal_moves(board.state)
    return [say(GAME.move_in_words(seen, move), NAMES) for move in legal]


def test_a_view_is_told_from_the_river_to_the_cards() -> None:
    board = Board(
        ("ab-", "--", "c-", "-@temple"),
        seats=3,
        round=2,
        sled=[2, 0, 1],
        market=["statue", "chisel"],
        pyramids="abc",
        temple="aabbcc",
    )
    found = described(board)
    assert found["Round 2 of 6"] == ["Ada started it"]
    assert found["Ships"] == [
        "Ship 1 (3-ship), ready to sail, from the bow: Ada, Ben, nobody",
        "Ship 2 (2-ship), sails with 1, from the bow: nobody, nobody",
        "Ship 3 (2-ship), ready to sail, from the bow: Cleo, nobody",
        "Ship 4 (1-ship): at the Temple",
    ]
    assert found["Market, side A"] == ["Open: Statue, Chisel"]
    assert found["Pyramids, side A"] == ["In order: Ada, Ben, Cleo", "The next scores 2"]
    assert found["Temple, side A"] == [
        "Row 1: Ada, Ada, Ben, Ben, Cleo",
        "Row 2: Cleo",
    ]
    assert found["Sleds and quarries"][0].startswith("Ada: 2 on the sled, ")


def test_the_face_down_pair_is_told_to_the_one_who_looks_alone() -> None:
    board = Board(
        ("ab-", "--", "--", "-"),
        seats=3,
        sides="BAAAA",
        market=["statue"],
        pair=["hammer", "lever"],
    )
    hidden = ["Open: Statue", "2 lie face down"]
    assert described(board)["Market, side B"] == hidden
    board.play("sail 1 market", "pick pair")
    assert described(board)["Market, side B"] == ["Open: Statue", "You look at: Hammer, Lever"]
    assert described(board, 1)["Market, side B"] == hidden
    assert moves(board) == ["Keep Hammer", "Keep Lever"]


def test_moves_are_announced() -> None:
    board = Board(("ab-", "--", "--", "-"), seats=3, round=2, sled=[2, 0, 1])
    found = moves(board)
    assert "Get 3 stones" in found
    assert "Put a stone on place 3 of ship 1 (3-ship)" in found
    assert "Sail ship 1 (3-ship) to the Burial Chamber" in found
