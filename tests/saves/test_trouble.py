"""Disks that refuse, files that are damaged, folders that cannot be written."""

import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from saves.library import Library, LibraryError
from tests.saves import coins
from tests.saves.program import program
from tests.saves.sample import played

MATCHES = 60
PAGE = 4096


def filled(path: Path) -> dict[int, int]:
    """A closed library of many matches; the number of moves by match."""
    library = Library(path, coins.GAMES)
    lengths = {}
    for seed in range(MATCHES):
        record = played(seed, seats=4)
        number, _ = library.new(record)
        lengths[number] = len(record.moves)
    assert library.close()
    assert not path.with_name(f"{path.name}-wal").exists()
    return lengths


def is_sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection, connection:
        return bool(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))


def set_aside(folder: Path) -> list[Path]:
    return list(folder.glob("matches-damaged-*.sqlite3"))


def test_what_can_be_read_of_a_damaged_library_is_saved(tmp_path: Path) -> None:
    """Page after page is spoilt, each once, the first with the tables' names aside."""
    path = tmp_path / "sound" / "matches.sqlite3"
    lengths = filled(path)
    sound = path.read_bytes()
    saved = []
    for page in range(1, len(sound) // PAGE):
        folder = tmp_path / str(page)
        folder.mkdir()
        path = folder / "matches.sqlite3"
        body = bytearray(sound)
        body[page * PAGE : (page + 1) * PAGE] = Random(page).randbytes(PAGE)
        path.write_bytes(body)
        saved.append(mended(path, lengths))
        assert is_sound(path)
        (aside,) = set_aside(folder)
        assert aside.read_bytes() == body
    assert len(saved) > 15
    assert sorted(saved)[len(saved) // 4] > MATCHES * 2 // 3, "one page costs what is on it"


def mended(path: Path, lengths: dict[int, int]) -> int:
    """How many matches a damaged library still has; each must be sound as far as it goes."""
    library = Library(path, coins.GAMES)
    found = {entry.match for entry in library.matches()}
    (told,) = library.news()
    assert told.count == len(found)
    assert "damaged" in told.one
    for number in found:
        record = library.load(number)
        whole = played(record.seed, seats=4)
        assert record.moves == whole.moves[: len(record.moves)]
        assert record.result is None or len(record.moves) == lengths[number]
    number, ticket = library.new(played())
    assert ticket.wait(10)
    assert library.close()
    return len(found)


@pytest.mark.parametrize(
    "body",
    [
        b"this is no library at all, but some other file " * 100,
        b"SQLite format 3\0" + b"\xff" * 5000,
        b"\0" * 8192,
    ],
    ids=["foreign", "header", "zeros"],
)
def test_a_foreign_file_is_set_aside_and_a_new_library_begun(tmp_path: Path, body: bytes) -> None:
    path = tmp_path / "matches.sqlite3"
    path.write_bytes(body)
    library = Library(path, coins.GAMES)
    assert library.matches() == []
    number, _ = library.new(played())
    assert len(library.news()) == 1
    assert library.close()
    again = Library(path, coins.GAMES)
    assert again.load(number) == played()
    assert again.news() == []
    again.close()
    (aside,) = set_aside(tmp_path)
    assert aside.read_bytes() == body


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_a_library_cut_short_is_mended(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the cut falls depends on the numbers of the matches; some seem to lie beyond it."""
    monkeypatch.setattr("secrets.randbits", Random(seed).getrandbits)
    path = tmp_path / "matches.sqlite3"
    filled(path)
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size * 2 // 3)
    library = Library(path, coins.GAMES)
    assert 0 < len(library.matches()) <= MATCHES
    assert len(library.news()) == 1
    assert library.close()
    assert is_sound(path)


def test_another_programs_database_is_set_aside_whole(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (bread TEXT)")
    library = Library(path, coins.GAMES)
    assert library.matches() == []
    assert library.close()
    (aside,) = set_aside(tmp_path)
    with closing(sqlite3.connect(aside)) as connection, connection:
        assert connection.execute("SELECT * FROM recipes").fetchall() == []


def test_a_newer_library_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    filled(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    library = Library(path, coins.GAMES)
    number, _ = library.new(played())
    assert library.load(number) == played()
    (told,) = library.news()
    assert "newer version" in told.one
    library.close()
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_means_matches_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    library = Library(tmp_path / "file" / "deep" / "matches.sqlite3", coins.GAMES)
    number, _ = library.new(played())
    assert library.load(number) == played()
    (told,) = library.news()
    assert "cannot be kept here" in told.one
    assert library.resume(number)
    assert library.close()


def test_a_folder_in_the_librarys_place_means_matches_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    path.mkdir()
    library = Library(path, coins.GAMES)
    number, _ = library.new(played())
    assert library.load(number) == played()
    assert len(library.news()) == 1
    library.close()


def test_the_match_goes_on_while_another_program_holds_the_file(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    library = Library(path, coins.GAMES)
    number, first = library.new(played(moves=1))
    assert first.wait(10)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    tickets = [library.append(number, [move]) for move in played().moves[1:4]]
    assert not tickets[0].wait(1.0)
    (told,) = library.news()
    assert "Another program" in told.one
    with pytest.raises(LibraryError, match="cannot be read now"):
        library.load(number)
    assert library.news() == []
    holder.execute("COMMIT")
    holder.close()
    assert all(ticket.wait(10) for ticket in tickets)
    assert [sentence.one for sentence in library.news()] == ["Your match is saved again."]
    assert library.load(number).moves == played().moves[:4]
    library.close()


FULL = """
import json, resource
number, first = library.new(played(moves=1))
assert first.wait(10)
log = Path(f"{sys.argv[1]}-wal")
free = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, free[1]))
tickets = [library.append(number, [move]) for move in played().moves[1:4]]
out = {"saved": tickets[0].wait(1.5)}
out["news"] = [told.one for told in library.news()]
out["seen"] = len(library.load(number).moves)
out["continues"] = library.newest_unfinished().match == number
resource.setrlimit(resource.RLIMIT_FSIZE, free)
out["saved later"] = all(ticket.wait(10) for ticket in tickets)
out["news later"] = [told.one for told in library.news()]
out["moves"] = len(library.load(number).moves)
out["closed"] = library.close()
say(json.dumps(out))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of file sizes there")
def test_the_match_goes_on_while_the_disk_is_full(tmp_path: Path) -> None:
    with program(tmp_path / "matches.sqlite3", FULL) as player:
        out = json.loads(player.line())
    assert out["saved"] is False
    assert len(out["news"]) == 1
    assert "not saved" in out["news"][0] or "cannot be saved" in out["news"][0]
    assert out["seen"] == 4, "what waits for the disk is read as if it were there"
    assert out["continues"]
    assert out["saved later"] is True
    assert out["news later"] == ["Your match is saved again."]
    assert (out["moves"], out["closed"]) == (4, True)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_that_cannot_be_written_means_matches_in_memory(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    library = Library(tmp_path / "matches.sqlite3", coins.GAMES)
    number, _ = library.new(played())
    assert library.load(number) == played()
    assert len(library.news()) == 1
    library.close()
    tmp_path.chmod(0o700)
