"""What a seat foresaw goes on to its next move; the last moves are followed to the end."""

from math import inf
from random import Random

import pytest

from game.ai.search import Node
from game.ai.style import Style
from game.ai.thinking import SELDOM, Foresight, think
from game.ai.thoughts import Budget, Thoughts, Worth, merged
from tests.ai.oasis import GAME, Move, first_turn, last_turns
from tests.ai.odd import MISJUDGED


def foreseen(playouts: int = 400) -> tuple[Foresight, Thoughts]:
    foresight = Foresight()
    _, seen = first_turn()
    return foresight, think(GAME, seen, Random(1), Budget(playouts=playouts), foresight)


def visits(foresight: Foresight) -> int:
    return foresight.root.visits if foresight.root else 0


def test_a_search_goes_on_from_the_moves_that_were_made() -> None:
    foresight, thoughts = foreseen()
    best = thoughts.ranked()[0]
    foresight.follow((best.move,))
    assert visits(foresight) == best.visits
    reply = max((foresight.root or Node(2)).children or {}, key=str)
    foresight.follow((reply,))
    before = visits(foresight)
    assert 0 < before < best.visits


def test_visits_of_before_count_at_the_next_move() -> None:
    foresight, thoughts = foreseen()
    _, seen = first_turn()
    foresight.follow(())
    again = think(GAME, seen, Random(2), Budget(playouts=100), foresight)
    assert again.playouts == 100
    assert sum(worth.visits for worth in again.worths) == 500
    assert visits(foresight) == 500
    assert thoughts.playouts == 400


def test_what_is_expected_is_kept_and_all_else_forgotten() -> None:
    foresight, thoughts = foreseen()
    best, other = thoughts.ranked()[:2]
    foresight.expect(best.move)
    foresight.follow((best.move,))
    assert visits(foresight) == best.visits
    foresight, _ = foreseen()
    foresight.expect(best.move)
    foresight.follow((other.move,))
    assert foresight.root is None
    foresight.expect(best.move)
    assert foresight.root is None


def sizes(node: Node) -> list[int]:
    """The visits of every node below one."""
    found: list[int] = []
    for child in (node.children or {}).values():
        found += [child.visits, *sizes(child)]
    return found


def test_what_was_seldom_tried_is_not_kept() -> None:
    foresight, thoughts = foreseen(playouts=4000)
    best = thoughts.ranked()[0]
    assert foresight.root is not None
    before = foresight.root.children and sizes(foresight.root.children[best.move])
    foresight.expect(best.move)
    foresight.follow((best.move,))
    assert foresight.root is not None
    assert foresight.root.visits == best.visits
    after = sizes(foresight.root)
    least = 4000 // SELDOM
    assert before
    assert sorted(after) == sorted(visits for visits in before if visits >= least)
    assert 0 < len(after) < len(before)


@pytest.mark.parametrize("moves", [None, (Move((99,)),), (Move((99,)), Move((99,)))])
def test_nothing_is_foreseen_of_moves_unknown_or_never_tried(
    moves: tuple[Move, ...] | None,
) -> None:
    foresight, _ = foreseen()
    foresight.follow(moves)
    assert foresight.root is None
    foresight.follow((Move((1,)),))
    assert foresight.root is None


def test_the_same_questions_are_answered_the_same() -> None:
    (one, first), (other, second) = foreseen(), foreseen()
    assert first == second
    _, seen = first_turn()
    for foresight in (one, other):
        foresight.follow(())
    budget = Budget(playouts=60)
    assert think(GAME, seen, Random(3), budget, one) == think(GAME, seen, Random(3), budget, other)


def test_knowledge_that_fails_leaves_nothing_foreseen() -> None:
    foresight, _ = foreseen()
    _, seen = first_turn()
    budget = Budget(playouts=30)
    thoughts = think(MISJUDGED, seen, Random(1), budget, foresight, style=Style(knowledge=True))
    assert thoughts.fault
    assert foresight.root is None


def test_the_last_moves_are_followed_to_the_end() -> None:
    """Left alone, the 11 goes to the other seat."""
    thoughts = think(GAME, last_turns([11]), Random(1), Budget(playouts=200))
    assert thoughts.exact
    assert thoughts.best == Move((11,))
    worths = {worth.move: worth.values for worth in thoughts.worths}
    assert worths[Move((11,))][0] > 0.5 > min(values[0] for values in worths.values())


def test_what_is_too_much_to_follow_is_searched() -> None:
    seen = last_turns([11, 10, 9])
    assert think(GAME, seen, Random(1), Budget()).exact
    few = think(GAME, seen, Random(1), Budget(playouts=20))
    assert not few.exact
    assert few.playouts == 20
    late = think(GAME, seen, Random(1), Budget(until=-inf))
    assert late.best in GAME.legal_moves(GAME.imagine(seen, Random(1)))


def test_following_the_last_moves_stops_when_told() -> None:
    seen = last_turns([11, 10, 9])
    assert think(GAME, seen, Random(1), Budget(stopped=lambda: False)).exact
    assert not think(GAME, seen, Random(1), Budget(stopped=lambda: True)).exact


def test_where_luck_is_still_to_come_nothing_is_exact() -> None:
    assert not foreseen()[1].exact


def test_exact_parts_outweigh_searched_ones() -> None:
    searched = Thoughts(0, 90, (Worth("a", 80, (0.9, 0.1)), Worth("b", 10, (0.1, 0.9))))
    exact = Thoughts(0, 0, (Worth("a", 8, (0.2, 0.8)), Worth("b", 8, (0.3, 0.7))), exact=True)
    whole = merged([searched, exact])
    assert (whole.best, whole.exact) == ("b", True)
    assert merged([searched, searched]).best == "a"
