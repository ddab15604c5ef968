"""Programs that are killed, and several on one library."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from game.match import Match
from saves.library import Library, LibraryError
from saves.replay import Replay
from tests.saves import coins
from tests.saves.program import program
from tests.saves.sample import played

PLAYS = """
for seed in range(1000):
    match = Match.new(coins.GAME, setup_for(coins.GAME, 4, {"rounds": "3"}), SEATS, seed, library)
    rng = Random(seed)
    while match.result is None:
        step = match.play(rng.choice(match.legal_moves()), 0)
        assert step.wait_saved(10)
        say(match.number, match.turn)
    match.leave()
"""


@pytest.mark.parametrize("lines", [1, 7, 40, 101])
def test_a_kill_loses_nothing_that_was_saved(tmp_path: Path, lines: int) -> None:
    path = tmp_path / "matches.sqlite3"
    acknowledged: dict[int, int] = {}
    with program(path, PLAYS) as player:
        for _ in range(lines):
            number, turn = map(int, player.line().split())
            acknowledged[number] = turn
        player.kill()
        while line := player.line():
            number, turn = map(int, line.split())
            acknowledged[number] = turn
    library = Library(path, coins.GAMES)
    for number, turn in acknowledged.items():
        record = library.load(number)
        assert len(record.moves) >= turn
        Replay(record, coins.GAMES).to_end()
    latest = library.matches()[0]
    going_on = Match.resume(library.resume(latest.match), library, latest.match, coins.GAMES)
    while going_on.result is None:
        going_on.play(going_on.legal_moves()[0], 0)
    assert library.load(latest.match).result == going_on.result
    assert library.news() == []
    library.close()


HOLDS = """
number, ticket = library.new(played(moves=2))
ticket.wait(10)
say(number)
sys.stdin.readline()
library.leave(number)
say("left")
sys.stdin.readline()
"""


def test_a_match_is_played_by_one_program(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    library = Library(path, coins.GAMES)
    own, _ = library.new(played(moves=3))
    library.leave(own)
    with program(path, HOLDS) as other:
        number = int(other.line())
        assert {e.match: e.elsewhere for e in library.matches()} == {own: False, number: True}
        with pytest.raises(LibraryError, match="Another program plays"):
            library.resume(number)
        with pytest.raises(LibraryError, match="Another program plays"):
            library.delete(number)
        newest = library.newest_unfinished()
        assert newest is not None
        assert newest.match == own
        other.tell()
        assert other.line() == "left"
        assert library.resume(number) == played(moves=2)
    library.close()


def test_the_lease_of_a_dead_program_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with program(path, HOLDS) as other:
        number = int(other.line())
        other.kill()
    library = Library(path, coins.GAMES)
    assert library.resume(number) == played(moves=2)
    library.close()


WAITS = """
import sqlite3
number, ticket = library.new(played(moves=1))
ticket.wait(10)
holder = sqlite3.connect(sys.argv[1], isolation_level=None)
holder.execute("BEGIN IMMEDIATE")
ticket = library.append(number, played().moves[1:2])
library.leave(number)
say(number)
sys.stdin.readline()
holder.execute("COMMIT")
assert ticket.wait(10)
library.news()
say("left")
sys.stdin.readline()
"""


def test_a_match_is_given_back_when_all_of_it_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with program(path, WAITS) as other:
        number = int(other.line())
        library = Library(path, coins.GAMES)
        with pytest.raises(LibraryError, match="Another program plays"):
            library.resume(number)
        other.tell()
        assert other.line() == "left"
        assert library.resume(number) == played(moves=2)
        library.close()


ADDS = """
sys.stdin.readline()
for seed in range(5):
    number, ticket = library.new(played(seed))
    assert ticket.wait(30), ticket
say(*(told.one for told in library.news()))
library.close()
"""


def test_programs_that_begin_a_library_together_share_it(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with ExitStack() as stack:
        others = [stack.enter_context(program(path, ADDS)) for _ in range(3)]
        for other in others:
            other.tell()
        for other in others:
            assert other.line() == ""
            other.process.wait(20)
            assert other.process.returncode == 0
    library = Library(path, coins.GAMES)
    assert len(library.matches()) == 15
    library.close()
