"""How many lines of play there are from a position, by their first move.

A draw counts as many lines as there are different draws. One wrong legal move anywhere within
the depth changes a count, and the first move under which it changed says where to look.
"""

from typing import Any

from rules.game import CHANCE, AnyGame
from rules.imhotep import GAME
from rules.imhotep.moves import MOVES
from tests.imhotep.board import ship

DEPTH = 3


Position = dict[str, Any]


def ships(*words: str) -> list[dict[str, str | None]]:
    """Ships in their short form."""
    return [ship(each) for each in words]


DEALS: dict[str, Position] = {
    "imhotep-2-a-first-turn": {
        "seats": 2,
        "ships": ships("----", "---", "--", "--"),
        "sled": [2, 3],
        "market": ["statue", "chisel", "entrance", "lever"],
    },
    "imhotep-4-b-first-turn": {
        "seats": 4,
        "sides": "BBBBB",
        "ships": ships("----", "---", "---", "---"),
        "sled": [2, 3, 4, 5],
        "market": ["sarcophagus", "hammer", "statue"],
        "pair": ["paved-path", "sail"],
    },
    "imhotep-3-a-tools": {
        "seats": 3,
        "round": 3,
        "ships": ships("ab--", "bc-", "ca", "-@burial"),
        "sled": [4, 1, 0],
        "cards": [{"chisel": 1, "sail": 1, "hammer": 1, "lever": 1}, {}, {"statue": 2}],
        "market": ["statue", "entrance", "paved-path", "temple-decoration"],
        "pyramids": "abcabc",
        "temple": "ccab",
        "burial": "abbac",
        "obelisks": [1, 2, 1],
    },
    "imhotep-2-b-pair-and-pyramids": {
        "seats": 2,
        "sides": "BBBAA",
        "round": 4,
        "ships": ships("abba", "ab", "-@temple", "b--"),
        "sled": [3, 2],
        "market": ["entrance", "statue", "lever"],
        "pair": ["entrance", "sail"],
        "pyramids": "aabbba",
        "chosen": ["left", "middle", "middle", "right", "right", "right"],
        "temple": "ababa",
    },
    "imhotep-3-last-ship": {
        "seats": 3,
        "sides": "AABAB",
        "round": 6,
        "wrath": True,
        "ships": ships("---@market", "--@pyramids", "--@temple", "abc-"),
        "sled": [0, 5, 2],
        "market": ["statue"],
        "temple": "abcabca",
        "obelisks": [2, 2, 0],
        "towers": "a",
    },
    "imhotep-2-fewer": {
        "seats": 2,
        "fewer": True,
        "round": 2,
        "ships": ships("a---", "b-", "-@market", "---"),
        "sled": [0, 4],
    },
}


def next_moves(game: AnyGame, state: Any) -> list[Any]:
    """Legal moves, or all possible draws."""
    if state.to_move == CHANCE:
        return [move for move in MOVES if game.chance_fault(state, move) == ""]
    return list(game.legal_moves(state))


def lines(game: AnyGame, state: Any, depth: int) -> int:
    """How many lines of so many moves there are; a line that ends the game counts as one."""
    moves = next_moves(game, state) if depth else []
    if not moves:
        return 1
    total = 0
    for move in moves:
        after = state.copy()
        game.apply(after, move, None)
        total += lines(game, after, depth - 1)
    return total


def by_first_move(deal: Position) -> dict[str, int]:
    """Lines of DEPTH moves by the text of the first."""
    state = GAME.position_from_json(deal)
    found = {}
    for move in next_moves(GAME, state):
        after = state.copy()
        GAME.apply(after, move, None)
        found[GAME.move_to_text(move)] = lines(GAME, after, DEPTH - 1)
    return found


def counted(deal: Position) -> str:
    """The counts as a page: first moves, then the total."""
    found = by_first_move(deal)
    rows = [*found.items(), ("total", sum(found.values()))]
    return "".join(f"{words:<20}{count:>10}\n" for words, count in rows)
