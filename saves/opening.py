"""Opening the library's file: new, well, damaged, foreign or not to be written at all."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from rules.game import Text, text
from saves import schema
from saves.repair import copy_what_can_be_read
from saves.writer import transaction

OPEN_SECONDS: Final = 5.0
"""How long opening waits for another program that holds the whole file."""

Say = Callable[[Text], None]


class _DamagedError(Exception):
    """The file is no sound library."""


class _NewerError(Exception):
    """The file belongs to a newer version of the program."""


def open_library(path: Path | None, say: Say) -> sqlite3.Connection:
    """A connection to the library in this file, ready to use; what the player must know is said.

    A damaged file is set aside under a dated name, and what can be read of it goes into a new
    one. Where nothing can be written, or without a path, the library lives in memory.
    """
    if path is None:
        return _in_memory()
    try:
        try:
            return _open(path)
        except _DamagedError:
            return _replace(path, say)
    except _NewerError:
        say(
            text(
                "The library of matches was written by a newer version of this program and is "
                "left as it is; matches played now last until you quit."
            )
        )
    except (OSError, sqlite3.Error, _DamagedError):
        say(text("Matches cannot be kept here; those played now last until you quit."))
    return _in_memory()


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    schema.set_pragmas(connection)
    with transaction(connection):
        schema.set_up(connection)
    return connection


def _open(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=OPEN_SECONDS, isolation_level=None)
    try:
        _inspect(connection)
        schema.set_pragmas(connection)
        with transaction(connection):
            if schema.is_empty(connection):
                schema.set_up(connection)
        connection.execute(f"PRAGMA busy_timeout = {round(schema.BUSY_SECONDS * 1000)}")
    except BaseException:
        connection.close()
        raise
    return connection


def _inspect(connection: sqlite3.Connection) -> None:
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != ("ok",):
            raise _DamagedError
        if schema.is_empty(connection):
            return
        if not schema.is_ours(connection):
            raise _DamagedError
        if schema.version_of(connection) > schema.VERSION:
            raise _NewerError
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as fault:
        raise _DamagedError from fault


def _replace(path: Path, say: Say) -> sqlite3.Connection:
    aside = _set_aside(path)
    connection = _open(path)
    copied = 0
    with suppress(sqlite3.Error, OSError), transaction(connection):
        copied = copy_what_can_be_read(aside, connection)
    say(
        text(
            "The library of matches was damaged and set aside as {file}; "
            "{count} match could be saved from it.",
            "The library of matches was damaged and set aside as {file}; "
            "{count} matches could be saved from it.",
            count=copied,
            file=text(aside.name),
        )
    )
    return connection


def _set_aside(path: Path) -> Path:
    dated = path.with_name(f"{path.stem}-damaged-{datetime.now():%Y-%m-%d-%H%M%S}{path.suffix}")
    path.rename(dated)
    for tail in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            Path(f"{path}{tail}").rename(f"{dated}{tail}")
    return dated
