"""The written form of a match: who sat where, the options, the seed, and every move as text."""

import os
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from saves.upgrade import FORMAT, format_fault

SUFFIX: Final = ".twolands"
"""How the name of a record's file ends."""

MOST_BYTES: Final = 2_000_000
"""A file larger than this is not a record."""

MOST_SEED: Final = 2**63 - 1

Level: TypeAlias = Literal["novice", "overseer", "architect", "pharaoh"]
"""How strong an opponent plays, weakest first."""

Yardstick: TypeAlias = Literal["random", "greedy", "plain"]
"""Simple ways to play that levels are measured by."""

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Points: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2_000)]


class RecordError(ValueError):
    """A file or record is not a match that can be read; the message says why in one sentence."""


class Human(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="human"):
    """A person at the screen; the name is 1 to 40 printable letters."""

    name: Word

    def __post_init__(self) -> None:
        if not self.name.isprintable() or not self.name or self.name != self.name.strip():
            raise ValueError("a name has printable letters and no space at its ends")


class Computer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="computer"
):
    """An opponent of a level, or a yardstick."""

    level: Level | Yardstick


Sitter: TypeAlias = Human | Computer
"""Who sits at a seat."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished match ended: points of every seat, and the seats that share the win."""

    scores: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=20)]
    winners: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=20)]


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match, complete or not; what it holds replays without any generator.

    `rules` is the version of the game's rules, `app` of the program, `created` a time in UTC,
    `start` the position's JSON when the match did not start from the game's own beginning.
    `free_take_back` tells that the only person at the table could take back anything at all,
    `curtain` that the screen is covered between people who may not see the same.
    Whether the moves obey the rules is found out by replaying it.
    """

    format: int = FORMAT
    game: Word
    rules: Count
    app: Word
    created: Annotated[datetime, Meta(tz=True)]
    seats: Annotated[tuple[Sitter, ...], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[Word, Word], Meta(max_length=100)]
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)]
    start: dict[str, Any] | None = None
    free_take_back: bool = False
    curtain: bool = True
    moves: Annotated[tuple[MoveText, ...], Meta(max_length=20_000)] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        people = sum(isinstance(who, Human) for who in self.seats)
        if self.free_take_back and people != 1:
            raise ValueError(f"Free take-back is for one person at a table, not {people}")
        if self.result is None:
            return
        seats = len(self.seats)
        if len(self.result.scores) != seats:
            raise ValueError("a result holds the points of every seat")
        if any(seat >= seats for seat in self.result.winners):
            raise ValueError("a winner sits at no seat")


def to_bytes(record: MatchRecord) -> bytes:
    """The record as readable JSON in UTF-8, one move a line."""
    return ("{\n" + ",\n".join(_lines(record)) + "\n}\n").encode()


def from_bytes(body: bytes) -> MatchRecord:
    """The record in such JSON; RecordError says what is wrong."""
    if len(body) > MOST_BYTES:
        raise RecordError(f"A match record is never larger than {MOST_BYTES} bytes.")
    try:
        number = msgspec.json.decode(body, type=_Numbered).format
    except (msgspec.MsgspecError, ValueError, RecursionError) as wrong:
        raise RecordError("This is not a match record.") from wrong
    if fault := format_fault(number):
        raise RecordError(fault)
    return _checked(lambda: msgspec.json.decode(body, type=MatchRecord))


def with_moves(head: MatchRecord, moves: Sequence[str]) -> MatchRecord:
    """The record with these moves in place of its own, checked; raises RecordError."""
    return _changed(head, {"moves": tuple(moves)})


def with_result(head: MatchRecord, result: Result | None) -> MatchRecord:
    """The record with this result in place of its own, checked; raises RecordError."""
    return _changed(head, {"result": result})


def read_file(path: Path) -> MatchRecord:
    """The record in a file; RecordError says what is wrong with it."""
    try:
        with path.open("rb") as file:
            body = file.read(MOST_BYTES + 1)
    except OSError as fault:
        raise RecordError(f"{path} cannot be read: {fault.strerror}.") from fault
    try:
        return from_bytes(body)
    except RecordError as fault:
        raise RecordError(f"{path.name}: {fault}") from fault


def write_file(path: Path, record: MatchRecord) -> None:
    """Puts the record into a file, whole or not at all; OSError when that fails."""
    body = to_bytes(record)
    with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as fresh:
        try:
            fresh.write(body)
            fresh.flush()
            os.fsync(fresh.fileno())
            fresh.close()
            os.replace(fresh.name, path)
        except OSError:
            Path(fresh.name).unlink(missing_ok=True)
            raise


def now() -> datetime:
    """The time in UTC, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


class _Numbered(msgspec.Struct):
    format: int


def _checked(read: Callable[[], MatchRecord]) -> MatchRecord:
    """The record that `read` gives, once it is known that it can be written again."""
    try:
        record = read()
        msgspec.json.encode(record.start)
        return msgspec.structs.replace(record, created=record.created.astimezone(UTC))
    except msgspec.ValidationError as wrong:
        raise RecordError(_sentence(wrong)) from wrong
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as wrong:
        raise RecordError("The record holds what no match record holds.") from wrong


def _changed(record: MatchRecord, fields: dict[str, Any]) -> MatchRecord:
    fields = msgspec.to_builtins(msgspec.structs.asdict(record) | fields)
    return _checked(lambda: msgspec.convert(fields, MatchRecord))


def _lines(record: MatchRecord) -> Iterator[str]:
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if value is None:
            continue
        if field == "moves" and value:
            moves = ",\n".join(f"    {_json(move)}" for move in value)
            yield f'  "moves": [\n{moves}\n  ]'
        else:
            yield f'  "{field}": {_json(value)}'


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _sentence(wrong: msgspec.ValidationError) -> str:
    what, _, where = str(wrong).partition(" - at `$")
    what = what[:1].lower() + what[1:].replace("`", "")
    where = where.strip("`.")
    return f"Field {where} of the record is wrong: {what}." if where else f"The record: {what}."
