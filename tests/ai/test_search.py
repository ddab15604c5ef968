import re
from dataclasses import replace
from math import inf, nan
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, get_args

import pytest

import game.ai
from game.ai.levels import LEVELS, YARDSTICKS, level_for
from game.ai.search import Search
from game.ai.style import Style
from game.ai.thinking import think
from game.ai.thoughts import Budget, Thoughts, Worth, merged
from rules.catalogue import GAMES
from rules.game import Setup
from saves.record import Level, Yardstick
from tests.ai.oasis import (
    GAME,
    PASS,
    Memory,
    Move,
    State,
    View,
    apply,
    first_turn,
    last_turns,
    remember,
    start,
    view,
)
from tests.ai.odd import MISJUDGED


def search(seen: View, seed: int = 1, playouts: int = 400) -> Thoughts:
    return think(GAME, seen, Random(seed), Budget(playouts=playouts))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_and_playouts_give_the_same_thoughts(seats: int) -> None:
    _, seen = first_turn(seats=seats)
    assert search(seen) == search(seen)
    assert search(seen).worths != search(seen, seed=2).worths


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_is_valued_for_every_seat(seats: int) -> None:
    state, seen = first_turn(seats=seats)
    thoughts = search(seen)
    assert [worth.move for worth in thoughts.worths] == GAME.legal_moves(state)
    assert thoughts.playouts == 400
    assert sum(worth.visits for worth in thoughts.worths) == 400
    for worth in thoughts.worths:
        assert len(worth.values) == seats
        assert all(0 <= value <= 1 for value in worth.values)


def test_the_last_date_is_taken_and_not_left() -> None:
    thoughts = search(last_turns([11]))
    assert thoughts.best == Move((11,))
    passing = next(worth for worth in thoughts.worths if worth.move == Move((PASS,)))
    taking = thoughts.ranked()[0]
    assert taking.values[0] > 0.75 > 0.5 > passing.values[0]


def test_a_win_by_two_stages_is_preferred_to_the_larger_date() -> None:
    # The 1 and then the 9, both of the own kind, make 20 and leave at most as much.
    assert search(last_turns([1, 9, 10])).best == Move((1,))
    assert search(last_turns([9, 10], again=True)).best == Move((9,))


def test_a_forced_move_is_answered_without_search() -> None:
    thoughts = search(last_turns([], again=True))
    assert thoughts.playouts == 0
    assert thoughts.best == GAME.legal_moves(GAME.imagine(last_turns([], again=True), Random(1)))[0]


def test_a_search_of_one_move_looks_no_further() -> None:
    _, seen = first_turn()
    search = Search(GAME, seen, Random(1), Style(depth=1))
    search.run(Budget(playouts=300))
    children = (search.root.children or {}).values()
    assert sum(child.visits for child in children) == 300
    assert not any(child.children for child in children)


def test_what_a_game_knows_is_asked_by_those_who_want_it() -> None:
    _, seen = first_turn()
    told = replace(GAME, estimate=lambda state, dice: [7.0, 3.0])
    knowing = think(told, seen, Random(1), Budget(playouts=50), style=Style(knowledge=True))
    for worth in knowing.worths:
        assert worth.values == pytest.approx((0.75, 0.25), abs=0.05)
    assert think(told, seen, Random(1), Budget(playouts=50)) == search(seen, playouts=50)


def test_where_knowledge_fails_the_search_goes_on_without() -> None:
    _, seen = first_turn()
    budget = Budget(playouts=50)
    for broken in (MISJUDGED, replace(GAME, estimate=lambda state, dice: [nan, nan])):
        thoughts = think(broken, seen, Random(1), budget, style=Style(knowledge=True))
        assert thoughts.fault
        assert thoughts.playouts == 50
        assert thoughts.best in [worth.move for worth in search(seen).worths]


def test_a_novice_grabs_points_and_overlooks_what_it_gives() -> None:
    novice = level_for("novice").choose
    thoughts = novice(GAME, last_turns([11]), Random(1), Budget())
    assert thoughts.best == Move((11,))
    for worth in thoughts.worths:
        assert len(set(worth.values)) == 1
    assert novice(GAME, last_turns([], again=True), Random(1), Budget()).playouts == 0


def test_levels_differ() -> None:
    _, seen = first_turn(seats=3)
    told = replace(GAME, estimate=lambda state, dice: GAME.scores(state))
    thoughts = [
        level.choose(told, seen, Random(1), Budget(playouts=300)).worths
        for level in LEVELS.values()
    ]
    assert len(set(thoughts)) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_the_same_from_the_same_seed(level: str) -> None:
    _, seen = first_turn(seats=3)
    choose = level_for(level).choose
    thoughts = choose(GAME, seen, Random(5), Budget(playouts=100))
    assert thoughts == choose(GAME, seen, Random(5), Budget(playouts=100))


def twins() -> list[tuple[State, View]]:
    """Two truths that differ in the hidden date of seat 1, and how seat 0 sees them."""
    found = []
    for hidden in (11, 12):
        state, known = start(Setup(2, {})), Memory(0)
        events: list[Any] = []
        for dates in ((8, hidden), (3,), (5,), (10,)):
            apply(state, Move(dates), events.append)
        for event in events:
            remember(known, event.seen_by(0))
        found.append((state, view(state, known, 0)))
    return found


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_what_a_seat_cannot_see_makes_no_difference(level: str) -> None:
    (one, seen), (other, seen_too) = twins()
    assert one.hands != other.hands
    choose = level_for(level).choose
    thoughts = choose(GAME, seen, Random(7), Budget(playouts=200))
    assert thoughts == choose(GAME, seen_too, Random(7), Budget(playouts=200))


def test_the_clock_ends_a_search() -> None:
    _, seen = first_turn()
    began = monotonic()
    assert think(GAME, seen, Random(1), Budget(until=began + 0.2)).playouts > 0
    assert 0.2 <= monotonic() - began < 5


def test_a_search_whose_time_is_over_still_knows_a_move() -> None:
    state, seen = first_turn()
    thoughts = think(GAME, seen, Random(1), Budget(until=-inf))
    assert thoughts.playouts == 1
    assert thoughts.best in GAME.legal_moves(state)


def test_a_search_stops_when_told() -> None:
    _, seen = first_turn()
    asked = []

    def stopped() -> bool:
        asked.append(monotonic())
        return len(asked) == 3

    assert think(GAME, seen, Random(1), Budget(stopped=stopped)).playouts > 0
    assert len(asked) == 3


def test_greedy_sees_a_decision_to_its_end() -> None:
    greedy = level_for("greedy").choose
    for seed in range(5):
        assert greedy(GAME, last_turns([1, 9, 10]), Random(seed), Budget()).best == Move((1,))


def test_random_makes_every_move() -> None:
    choose = level_for("random").choose
    state, seen = first_turn()
    made = {choose(GAME, seen, Random(seed), Budget()).best for seed in range(60)}
    assert made == set(GAME.legal_moves(state))


def test_parts_are_merged_by_their_visits() -> None:
    one = Thoughts(0, 4, (Worth("a", 3, (0.5, 0.5)), Worth("b", 1, (0.0, 1.0))))
    other = Thoughts(0, 6, (Worth("b", 5, (0.6, 0.4)), Worth("a", 1, (0.9, 0.1))))
    whole = merged([one, other])
    assert (whole.playouts, whole.best) == (10, "b")
    (best, second) = whole.ranked()
    assert (best.move, best.visits, best.values) == ("b", 6, (0.5, pytest.approx(0.5)))
    assert (second.move, second.visits, second.values[0]) == ("a", 4, pytest.approx(0.6))


def test_no_level_but_those_of_the_table() -> None:
    with pytest.raises(ValueError, match="no level 'vizier'"):
        level_for("vizier")


def test_the_table_has_every_level_a_record_can_name() -> None:
    assert tuple(LEVELS) == get_args(Level)
    assert set(get_args(Yardstick)) == set(YARDSTICKS)


def test_opponents_know_no_game_by_name() -> None:
    for path in Path(game.ai.__path__[0]).glob("*.py"):
        words = set(re.findall(r"[a-z]+", path.read_text().lower()))
        assert not words & {*GAMES, "imhotep", "sobek"}, path.name
