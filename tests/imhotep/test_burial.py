"""The Burial Chamber, both sides (9.4, 10.4)."""

from random import Random

import pytest

from rules.imhotep.scoring import burial_groups
from tests.imhotep.board import Board, ended


def columns(words: str) -> str:
    """The chamber from its rows, written from the top and separated by slashes."""
    rows = [row.split() for row in words.split("/")]
    return "".join(row[at] for at in range(len(rows[0])) for row in rows if at < len(row))


def test_9_4_stones_fill_column_by_column() -> None:
    board = Board(("abc-", "---", "--", "-"), burial="dd").play("sail 1 burial")
    assert board["burial"] == "ddabc"
    assert board.points == [0, 0, 0, 0]
    assert columns("d b / d c / a") == board["burial"]


def test_19_groups_of_one_colour() -> None:
    board = ended(4, burial=columns("a c b / a c b / a a"))
    assert board.line("Burial Chamber") == [10, 3, 3, 0]


def test_20_diagonals_do_not_connect() -> None:
    board = ended(2, burial=columns("a b a / b a b / a b a"))
    assert board.line("Burial Chamber") == [5, 4]


@pytest.mark.parametrize(
    ("size", "points"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (8, 21), (12, 29), (24, 53)],
)
def test_9_4_groups_by_size(size: int, points: int) -> None:
    assert ended(2, burial="a" * size).line("Burial Chamber") == [points, 0]


def test_9_4_all_groups_of_a_player_count() -> None:
    board = ended(2, burial=columns("a b a a / a b b a / b b a a"))
    assert board.line("Burial Chamber") == [3 + 15, 15]


def test_9_4_the_bottom_of_a_column_does_not_touch_the_top_of_the_next() -> None:
    """Stones 3 and 4 follow each other in the order of filling only."""
    assert ended(2, burial=columns("b a / b b / a b")).line("Burial Chamber") == [2, 10]


def test_9_4_groups_agree_with_a_slow_count() -> None:
    for seed in range(200):
        rng = Random(seed)
        burial = [rng.randrange(3) for _ in range(rng.randrange(28))]
        assert sorted(burial_groups(burial)) == sorted(slow_groups(burial))


def slow_groups(burial: list[int]) -> list[tuple[int, int]]:
    """Owner and size of each group, by joining names of neighbours until nothing changes."""
    name = list(range(len(burial)))
    changed = True
    while changed:
        changed = False
        for one in range(len(burial)):
            for other in range(len(burial)):
                apart = abs(one % 3 - other % 3) + abs(one // 3 - other // 3)
                if apart == 1 and burial[one] == burial[other] and name[one] < name[other]:
                    name[other] = name[one]
                    changed = True
    return [(burial[first], name.count(first)) for first in set(name)]


def test_9_4_nothing_is_scored_before_the_end() -> None:
    board = Board(("aaa-", "---", "--", "-"), burial="aaaaa", round=2).play("sail 1 burial")
    assert board.points == [0, 0, 0, 0]


# Side B


def rows_of(words: str) -> list[int]:
    return ended(4, sides="AAABA", burial=columns(words)).line("Burial Chamber")


def test_59_rows_are_ranked_each_by_itself() -> None:
    """The fifth column holds one stone so far."""
    assert rows_of("b c d b b / a a b a / d d d d") == [8, 12, 3, 11]


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("a a a a b b b c c d", [8, 4, 2, 0]),
        ("a a b b c", [6, 6, 2, 0]),
        ("a a a b b c c", [8, 3, 3, 0]),
        ("a b c", [4, 4, 4, 0]),
        ("a b c d", [3, 3, 3, 3]),
        ("a a a b c d", [8, 2, 2, 2]),
        ("a a b b c c d", [4, 4, 4, 0]),
        ("b", [0, 8, 0, 0]),
    ],
)
def test_10_4_places_and_ties_in_a_row(row: str, points: list[int]) -> None:
    stones = row.split()
    burial = "".join(stone + "cd" for stone in stones)
    both = [8 * (seat == "c") + 8 * (seat == "d") for seat in "abcd"]
    found = ended(4, sides="AAABA", burial=burial).line("Burial Chamber")
    assert [total - rest for total, rest in zip(found, both, strict=True)] == points


def test_10_4_neighbours_do_not_matter() -> None:
    assert rows_of("a b a b a / c c c c c / c c c c c") == [8, 4, 16, 0]


@pytest.mark.parametrize("seats", [2, 3])
def test_10_4_the_same_places_for_fewer_players(seats: int) -> None:
    points = ended(seats, sides="AAABA", burial="abb").line("Burial Chamber")
    assert points == [8, 16, 0][:seats]
