"""Matches as rows: every statement on the library's tables.

The functions that write belong inside a transaction.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec

from saves.line import Line, Row
from saves.record import (
    MatchRecord,
    RecordError,
    Result,
    from_bytes,
    to_bytes,
    with_moves,
    with_result,
)


class NoSuchMatchError(LookupError):
    """The library holds no match with this number."""

    def __init__(self, match: int) -> None:
        super().__init__(f"The library holds no match {match}.")


@dataclass(frozen=True, slots=True)
class Entry:
    """A match as the list shows it: its record without the moves, and when it last changed (UTC).

    `elsewhere` tells that another program plays it now.
    """

    match: int
    name: str
    changed: datetime
    head: MatchRecord
    elsewhere: bool = False


def put_match(connection: sqlite3.Connection, match: int, record: MatchRecord) -> None:
    """Adds a match with all its moves and its result."""
    head = to_bytes(msgspec.structs.replace(record, moves=(), result=None)).decode()
    connection.execute(
        "INSERT INTO matches (id, head, changed) VALUES (?, ?, ?)", (match, head, _now())
    )
    put_step(connection, match, record.moves, record.result)


def put_step(
    connection: sqlite3.Connection, match: int, moves: Sequence[str], result: Result | None
) -> None:
    """Adds moves, and the result if they end the match."""
    _put_rows(connection, match, [Row("move", text=move) for move in moves])
    if result is None:
        return
    connection.execute("UPDATE matches SET finished = changed WHERE id = ?", (match,))
    connection.executemany(
        "INSERT INTO results (match, seat, points, won) VALUES (?, ?, ?, ?)",
        [
            (match, seat, points, seat in result.winners)
            for seat, points in enumerate(result.scores)
        ],
    )


def put_change(connection: sqlite3.Connection, match: int, change: Callable[[Line], Row]) -> None:
    """Adds the row of a take-back or redo; a match that had ended goes on. Raises ValueError."""
    _put_rows(connection, match, [change(Line(rows_of(connection, match)))])
    connection.execute("DELETE FROM results WHERE match = ?", (match,))
    connection.execute("UPDATE matches SET finished = NULL WHERE id = ?", (match,))


def put_name(connection: sqlite3.Connection, match: int, name: str) -> None:
    """Renames a match."""
    found = connection.execute("UPDATE matches SET name = ? WHERE id = ?", (name, match))
    if not found.rowcount:
        raise NoSuchMatchError(match)


def drop_match(connection: sqlite3.Connection, match: int) -> None:
    """Deletes a match with everything of it."""
    connection.execute("DELETE FROM matches WHERE id = ?", (match,))


def read_record(connection: sqlite3.Connection, match: int) -> MatchRecord:
    """The record of a match along its effective line; RecordError when the rows make none."""
    return with_moves(read_head(connection, match), read_line(connection, match).moves)


def read_line(connection: sqlite3.Connection, match: int) -> Line:
    """The effective line of a match; RecordError when the rows make none."""
    try:
        return Line(rows_of(connection, match))
    except (ValueError, TypeError) as wrong:
        raise RecordError(f"The moves of match {match} do not fit together.") from wrong


def read_head(connection: sqlite3.Connection, match: int) -> MatchRecord:
    """The record of a match without its moves; RecordError when the rows make none."""
    found = connection.execute("SELECT head FROM matches WHERE id = ?", (match,)).fetchone()
    if found is None:
        raise NoSuchMatchError(match)
    return with_result(from_bytes(str(found[0]).encode()), _result(connection, match))


def rows_of(connection: sqlite3.Connection, match: int) -> Iterator[Row]:
    """The rows of a match's moves in their order."""
    for kind, text, count in connection.execute(
        "SELECT kind, text, count FROM moves WHERE match = ? ORDER BY number", (match,)
    ):
        yield Row(kind, text, count)


def entries(connection: sqlite3.Connection, *, finished: bool = True) -> list[Entry]:
    """All matches that can be read, or the unfinished alone; the latest changed first."""
    found = []
    for match, name, changed in connection.execute(
        "SELECT id, name, changed FROM matches WHERE finished IS NULL OR ?"
        " ORDER BY changed DESC, id",
        (finished,),
    ).fetchall():
        with suppress(RecordError, TypeError, ValueError):
            head = read_head(connection, match)
            found.append(Entry(match, str(name), datetime.fromisoformat(changed), head))
    return found


def _put_rows(connection: sqlite3.Connection, match: int, rows: Sequence[Row]) -> None:
    found = connection.execute(
        "UPDATE matches SET changed = max(changed, ?) WHERE id = ?", (_now(), match)
    )
    if not found.rowcount:
        raise NoSuchMatchError(match)
    (last,) = connection.execute(
        "SELECT coalesce(max(number), 0) FROM moves WHERE match = ?", (match,)
    ).fetchone()
    connection.executemany(
        "INSERT INTO moves (match, number, kind, text, count) VALUES (?, ?, ?, ?, ?)",
        [
            (match, number, row.kind, row.text, row.count)
            for number, row in enumerate(rows, last + 1)
        ],
    )


def _result(connection: sqlite3.Connection, match: int) -> Result | None:
    rows = connection.execute(
        "SELECT points, won FROM results WHERE match = ? ORDER BY seat", (match,)
    ).fetchall()
    if not rows:
        return None
    winners = tuple(seat for seat, (_, won) in enumerate(rows) if won)
    return Result(tuple(points for points, _ in rows), winners)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
