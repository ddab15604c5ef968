"""The tables of the library, and the marks by which its file is known."""

import sqlite3
from typing import Final

VERSION: Final = 1
"""The library's `user_version`; raised with every change of its tables."""

APPLICATION: Final = 0x54574C44
"""The library's `application_id`."""

BUSY_SECONDS: Final = 0.2
"""How long a statement waits for another program before the disk counts as refusing it."""

_TABLES: Final = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL DEFAULT '',
        head TEXT NOT NULL,
        changed TEXT NOT NULL,
        finished TEXT
    )
    """,
    """
    CREATE TABLE moves (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('move', 'take back', 'redo')),
        text TEXT NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TRIGGER moves_are_only_added BEFORE UPDATE ON moves
    BEGIN
        SELECT RAISE(ABORT, 'rows of moves are never changed');
    END
    """,
    """
    CREATE TABLE results (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL CHECK (won IN (0, 1)),
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID
    """,
)
"""`head` is the match's record as JSON without its moves and result: it never changes, and an old
one is read like an old file. `moves` holds one row a move and one a take-back or redo; `number`
counts them from 1. Times are UTC as text that sorts.
"""


def set_up(connection: sqlite3.Connection) -> None:
    """Makes the tables in an empty library; to be run inside a transaction."""
    for statement in _TABLES:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def set_pragmas(connection: sqlite3.Connection) -> None:
    """Makes every commit last through a loss of power, and foreign keys hold."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cache_spill = OFF")


def is_empty(connection: sqlite3.Connection) -> bool:
    """Whether the file holds no table at all."""
    return not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether the file is marked as a library of matches."""
    return bool(connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,))


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the library's tables."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)
