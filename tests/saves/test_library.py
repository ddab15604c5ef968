import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

import msgspec
import pytest

from saves.exchange import export_match, import_match
from saves.library import Library, LibraryError
from saves.record import MatchRecord, RecordError, read_file, to_bytes, write_file
from saves.replay import BrokenRecordError
from tests.saves import coins
from tests.saves.sample import played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "matches.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    opened = Library(path, coins.GAMES)
    yield opened
    opened.close()


def kept(library: Library, record: MatchRecord) -> int:
    """The number of a record that was added and given back."""
    number, ticket = library.new(record)
    assert ticket.wait(10)
    library.leave(number)
    return number


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 3, None])
def test_a_match_is_read_as_it_was_kept(library: Library, seats: int, moves: int | None) -> None:
    record = played(seats=seats, moves=moves)
    assert library.load(kept(library, record)) == record


def test_a_match_from_a_position_keeps_it(library: Library) -> None:
    record = msgspec.structs.replace(played(moves=0), start={"laid": [[0, 1, 2, True]]})
    assert library.load(kept(library, record)) == record


def test_steps_follow_one_another_up_to_the_result(library: Library) -> None:
    whole = played()
    number, _ = library.new(played(moves=1))
    library.append(number, whole.moves[1:3])
    assert library.load(number).moves == whole.moves[:3]
    ticket = library.append(number, whole.moves[3:], whole.result)
    assert ticket.wait(10)
    assert library.load(number) == whole


def test_what_is_kept_is_there_for_the_next_program(path: Path) -> None:
    first = Library(path, coins.GAMES)
    number, _ = first.new(played())
    assert first.close()
    second = Library(path, coins.GAMES)
    assert second.load(number) == played()
    assert second.news() == []
    second.close()


def test_every_commit_outlives_a_loss_of_power(path: Path, library: Library) -> None:
    asked = ("journal_mode", "synchronous", "foreign_keys")
    found = [
        library._ask(lambda c, a=pragma: c.execute(f"PRAGMA {a}").fetchone()[0]) for pragma in asked
    ]
    assert found == ["wal", 2, 1]


def test_a_take_back_is_a_row_and_the_line_follows_it(path: Path, library: Library) -> None:
    record = played()
    number, _ = library.new(record)
    library.take_back(number, 3)
    back = library.load(number)
    assert back.moves == record.moves[:-3]
    assert back.result is None
    assert library.line(number).moves == list(back.moves)
    assert library.line(number).undone == list(record.moves[-3:])
    library.redo(number)
    assert library.load(number).moves == record.moves
    library.take_back(number, 1)
    library.append(number, ["shut"])
    assert library.load(number).moves == (*record.moves[:-1], "shut")
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = connection.execute("SELECT kind FROM moves ORDER BY number").fetchall()
    kinds = [kind for (kind,) in rows]
    assert kinds == ["move"] * len(record.moves) + ["take back", "redo", "take back", "move"]


def test_what_cannot_be_taken_back_changes_nothing(library: Library) -> None:
    number, _ = library.new(played(moves=2))
    with pytest.raises(ValueError, match="cannot be taken back"):
        library.take_back(number, 3).result(10)
    with pytest.raises(ValueError, match="nothing to redo"):
        library.redo(number).result(10)
    assert library.load(number).moves == played(moves=2).moves


def test_rows_of_moves_are_never_changed(path: Path, library: Library) -> None:
    kept(library, played())
    with (
        closing(sqlite3.connect(path)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="never changed"),
    ):
        connection.execute("UPDATE moves SET text = 'open'")


def test_the_list_shows_the_latest_first(library: Library) -> None:
    numbers = [kept(library, played(seed, moves=seed)) for seed in (1, 2, 3)]
    assert [entry.match for entry in library.matches()] == numbers[::-1]
    library.resume(numbers[0])
    library.append(numbers[0], ["open"])
    latest, *_ = library.matches()
    assert latest.match == numbers[0]
    assert latest.head == msgspec.structs.replace(played(1, moves=1), moves=())
    assert datetime.now(UTC) - latest.changed < timedelta(seconds=20)
    assert not latest.elsewhere


def test_a_match_is_named_and_deleted(path: Path, library: Library) -> None:
    number, other = kept(library, played(1)), kept(library, played(2))
    library.rename(number, " Against\n the tide ")
    library.delete(other).wait(10)
    (entry,) = library.matches()
    assert (entry.match, entry.name) == (number, "Against the tide")
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in ("moves", "results"):
            left = connection.execute(f"SELECT DISTINCT match FROM {table}").fetchall()
            assert left == [(number,)], table


def test_a_match_that_is_not_there_is_told(library: Library) -> None:
    with pytest.raises(LibraryError, match="holds no match 7"):
        library.load(7)
    with pytest.raises(LibraryError, match="holds no match 7"):
        library.resume(7)
    with pytest.raises(LookupError):
        library.rename(7, "x").result(10)


def test_only_a_match_that_was_taken_is_written(library: Library) -> None:
    number = kept(library, played(moves=2))
    for write in (
        lambda: library.append(number, ["open"]),
        lambda: library.take_back(number, 1),
        lambda: library.redo(number),
    ):
        with pytest.raises(LibraryError, match="does not play"):
            write()
    library.resume(number)
    assert library.append(number, ["open"]).wait(10)


def test_continue_goes_on_with_the_latest_unfinished_match_that_replays(library: Library) -> None:
    assert library.newest_unfinished() is None
    wanted = kept(library, played(1, moves=4))
    kept(library, played(2))
    broken = msgspec.structs.replace(played(3, moves=2), moves=("deal 1 1 1",))
    old_rules = msgspec.structs.replace(played(4, moves=2), rules=9)
    for unplayable in (broken, old_rules):
        kept(library, unplayable)
    found = library.newest_unfinished()
    assert found is not None
    assert found.match == wanted
    assert library.resume(wanted) == played(1, moves=4)


def test_one_spoilt_match_spoils_no_other(path: Path, library: Library) -> None:
    good, level, line = (kept(library, played(seed)) for seed in (1, 2, 3))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE matches SET head = replace(head, 'pharaoh', 'vizier') WHERE id = ?", (level,)
        )
        connection.execute(
            "INSERT INTO moves SELECT match, 99, 'redo', '', 3 FROM moves"
            " WHERE match = ? AND number = 1",
            (line,),
        )
    assert good in [entry.match for entry in library.matches()]
    assert level not in [entry.match for entry in library.matches()]
    for spoilt, says in ((level, "level"), (line, "do not fit together")):
        with pytest.raises(LibraryError, match=says):
            library.load(spoilt)
    with pytest.raises(LibraryError, match="do not fit together"):
        library.line(line)


def test_a_match_goes_out_and_comes_in_as_a_file(tmp_path: Path, library: Library) -> None:
    number, _ = library.new(played())
    library.take_back(number, 2)
    file = tmp_path / "match.twolands"
    export_match(library, number, file)
    assert read_file(file) == library.load(number)
    assert read_file(file).moves == played().moves[:-2]
    again = import_match(library, file, coins.GAMES)
    assert again != number
    assert library.load(again) == library.load(number)
    assert library.resume(again)


def test_what_is_no_match_or_breaks_the_rules_does_not_come_in(
    tmp_path: Path, library: Library
) -> None:
    file = tmp_path / "match.twolands"
    file.write_bytes(to_bytes(played()).replace(b"pharaoh", b"vizier"))
    with pytest.raises(RecordError):
        import_match(library, file, coins.GAMES)
    write_file(file, msgspec.structs.replace(played(), moves=("deal 1 1 1",)))
    with pytest.raises(BrokenRecordError):
        import_match(library, file, coins.GAMES)
    assert library.matches() == []


def test_a_library_without_a_file_lives_in_memory() -> None:
    library = Library(None, coins.GAMES)
    number = kept(library, played())
    assert library.load(number) == played()
    assert library.resume(number) == played()
    assert library.news() == []
    assert library.close()


def test_adding_a_step_waits_for_nothing(library: Library) -> None:
    number, _ = library.new(played(moves=1))
    begun, go_on = Event(), Event()
    library._writer.read(lambda connection: (begun.set(), go_on.wait(30)))
    assert begun.wait(30)
    tickets = [library.append(number, ["open"]) for _ in range(100)]
    assert not any(ticket.saved for ticket in tickets)
    go_on.set()
    assert all(ticket.wait(30) for ticket in tickets)
