"""Saving what can be read of a damaged library."""

import shutil
import sqlite3
import struct
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from saves import rows
from saves.record import RecordError

HEAD_BYTES: Final = 100
"""The head of a database file, which tells the size of a page and how many there are."""

MOST_BYTES: Final = 2**30
"""A file is not stretched beyond this, whatever its head says."""


class _LostError(Exception):
    """Too little of a match can be read to keep it."""


def copy_what_can_be_read(aside: Path, library: sqlite3.Connection) -> int:
    """Copies matches out of a damaged file, each as far as its moves can be read; gives how many.

    To be run inside a transaction on `library`. The file itself is left as it is.
    """
    with (
        TemporaryDirectory(dir=aside.parent) as folder,
        closing(sqlite3.connect(_openable(aside, Path(folder)), isolation_level=None)) as damaged,
    ):
        return _copy_matches(damaged, library)


def _openable(aside: Path, folder: Path) -> Path:
    """A copy with its log, as long as its head says: a file cut short is not opened at all."""
    copy = folder / aside.name
    shutil.copyfile(aside, copy)
    with suppress(FileNotFoundError):
        shutil.copyfile(f"{aside}-wal", f"{copy}-wal")
    with copy.open("r+b") as file:
        head = file.read(HEAD_BYTES).ljust(HEAD_BYTES, b"\0")
        (page_bytes,), (pages,) = (
            struct.unpack_from(">H", head, 16),
            struct.unpack_from(">I", head, 28),
        )
        wanted = page_bytes * pages
        if copy.stat().st_size < wanted <= MOST_BYTES:
            file.truncate(wanted)
    return copy


def _copy_matches(damaged: sqlite3.Connection, library: sqlite3.Connection) -> int:
    copied = 0
    for match in _matches(damaged):
        library.execute("SAVEPOINT one_match")
        try:
            _copy(damaged, library, match)
        except (sqlite3.DatabaseError, RecordError, rows.NoSuchMatchError, _LostError):
            library.execute("ROLLBACK TO one_match")
        else:
            copied += 1
        library.execute("RELEASE one_match")
    return copied


def _matches(damaged: sqlite3.Connection) -> list[int]:
    """The numbers of matches, sought from both ends since a scan stops at the damage."""
    found: dict[int, None] = {}
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.DatabaseError):
            for (match,) in damaged.execute(f"SELECT id FROM matches ORDER BY id {order}"):
                found[match] = None
    return list(found)


def _copy(damaged: sqlite3.Connection, library: sqlite3.Connection, match: int) -> None:
    _copy_table(damaged, library, "matches", "id", match)
    if _copy_moves(damaged, library, match):
        with suppress(sqlite3.DatabaseError):
            _copy_table(damaged, library, "results", "match", match)
    library.execute(
        "UPDATE matches SET finished = NULL WHERE id = ? AND id NOT IN (SELECT match FROM results)",
        (match,),
    )
    if not rows.read_record(library, match).moves:
        raise _LostError


def _copy_table(
    damaged: sqlite3.Connection, library: sqlite3.Connection, table: str, key: str, match: int
) -> None:
    for row in damaged.execute(f"SELECT * FROM {table} WHERE {key} = ?", (match,)).fetchall():
        _insert(library, table, row)


def _copy_moves(damaged: sqlite3.Connection, library: sqlite3.Connection, match: int) -> bool:
    """Copies moves up to the first that is missing; whether none is."""
    wanted = 1
    try:
        for row in damaged.execute(
            "SELECT match, number, kind, text, count FROM moves WHERE match = ? ORDER BY number",
            (match,),
        ):
            if row[1] != wanted:
                return False
            _insert(library, "moves", row)
            wanted += 1
    except sqlite3.DatabaseError:
        return False
    return True


def _insert(library: sqlite3.Connection, table: str, row: tuple[Any, ...]) -> None:
    places = ", ".join("?" * len(row))
    library.execute(f"INSERT INTO {table} VALUES ({places})", row)
