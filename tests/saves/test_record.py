from dataclasses import dataclass
from datetime import timedelta, timezone
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from saves.record import (
    MOST_BYTES,
    Human,
    MatchRecord,
    RecordError,
    from_bytes,
    read_file,
    to_bytes,
    with_moves,
    write_file,
)
from saves.replay import BrokenRecordError, Replay
from tests.saves import coins
from tests.saves.sample import played

WHOLE = to_bytes(played())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 1, 5, None])
def test_a_record_reads_as_it_was_written(seats: int, moves: int | None) -> None:
    record = played(seats, seats=seats, moves=moves)
    assert from_bytes(to_bytes(record)) == record


def test_a_start_position_is_kept() -> None:
    record = msgspec.structs.replace(played(moves=0), start={"hands": [1, None], "name": "é"})
    assert from_bytes(to_bytes(record)) == record


def test_free_take_back_is_told_for_one_person_alone() -> None:
    body = WHOLE.replace(b'"free_take_back": false', b'"free_take_back": true')
    assert not from_bytes(WHOLE).free_take_back
    assert from_bytes(body).free_take_back
    assert to_bytes(from_bytes(body)) == body
    two = to_bytes(played(seats=3)).replace(b'"free_take_back": false', b'"free_take_back": true')
    with pytest.raises(RecordError, match=r"The record: free take-back .* not 2\.$"):
        from_bytes(two)


def test_the_curtain_is_there_unless_the_record_says_otherwise() -> None:
    without = WHOLE.replace(b'"curtain": true', b'"curtain": false')
    assert from_bytes(WHOLE).curtain
    assert from_bytes(WHOLE.replace(b'  "curtain": true,\n', b"")) == from_bytes(WHOLE)
    assert not from_bytes(without).curtain
    assert to_bytes(from_bytes(without)) == without


def test_a_file_has_one_move_a_line() -> None:
    record = played()
    lines = WHOLE.decode().splitlines()
    for move in record.moves:
        assert any(line.strip().rstrip(",") == f'"{move}"' for line in lines)
    assert len(lines) < len(record.moves) + 16


def test_one_more_move_adds_one_line() -> None:
    short, long = (
        [line.rstrip(b",") for line in to_bytes(played(moves=n)).splitlines()] for n in (4, 5)
    )
    assert b"  ]" in short
    at = short.index(b"  ]")
    assert long[:at] + long[at + 1 :] == short


def test_a_time_is_written_in_utc() -> None:
    record = played()
    east = record.created.astimezone(timezone(timedelta(hours=2)))
    moved = from_bytes(to_bytes(msgspec.structs.replace(record, created=east)))
    assert moved == record
    assert b'"2026-01-02T03:04:05Z"' in to_bytes(moved)


@dataclass(frozen=True)
class Wrong:
    old: bytes
    new: bytes
    says: str


WRONGS = [
    Wrong(b'"format": 1', b'"format": 2', "newer version"),
    Wrong(b'"format": 1', b'"format": 0', "There is no record format 0"),
    Wrong(b'"format": 1', b'"format": "1"', "not a match record"),
    Wrong(b'"format": 1,', b"", "not a match record"),
    Wrong(b'"game": "coins"', b'"game": ""', "Field game"),
    Wrong(b'"rules": 1', b'"rules": -1', "Field rules"),
    Wrong(b"2026-01-02", b"2026-13-02", "Field created"),
    Wrong(b"03:04:05Z", b"03:04:05", "Field created"),
    Wrong(b'"level": "pharaoh"', b'"level": "vizier"', "Field seats[1].level"),
    Wrong(b'"kind": "human"', b'"kind": "cat"', "Field seats[0].kind"),
    Wrong(b'"Ada"', b'"A\\u001bda"', "Field seats[0]"),
    Wrong(b'"Ada"', b'" "', "Field seats[0]"),
    Wrong(b'"Ada"', b'"' + b"a" * 41 + b'"', "Field seats[0].name"),
    Wrong(b'"seed": 1', b'"seed": -1', "Field seed"),
    Wrong(b'"seed": 1', b'"seed": 1.5', "Field seed"),
    Wrong(b'"seed": 1', b'"seed": 99999999999999999999', "Field seed"),
    Wrong(b'"seed": 1', b'"seed": 1, "luck": 2', "luck"),
    Wrong(b'"seed": 1', b'"seed": 1, "start": [1]', "Field start"),
    Wrong(b'"seed": 1', b'"seed": 1, "start": {"a": ' + b"[" * 9_999, "not a match record"),
    Wrong(b'"jar 0"', b"7", "Field moves"),
    Wrong(b'"jar 0"', b'""', "Field moves"),
    Wrong(b'"jar 0"', b'"' + b"x" * 2_001 + b'"', "Field moves"),
    Wrong(b'"scores": [', b'"scores": [1, ', "points of every seat"),
    Wrong(b'"winners": [', b'"winners": [7, ', "a winner sits at no seat"),
    Wrong(b"Ada", b"\xff\xfe", "."),
]


@pytest.mark.parametrize("wrong", WRONGS, ids=lambda wrong: str(wrong.new[:30]))
def test_a_wrong_record_is_refused_in_one_sentence(wrong: Wrong) -> None:
    assert wrong.old in WHOLE
    with pytest.raises(RecordError) as refused:
        from_bytes(WHOLE.replace(wrong.old, wrong.new, 1))
    sentence = str(refused.value)
    assert wrong.says in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\x89PNG\r\n", b"SQLite format 3\0", b'"twolands"']
)
def test_a_foreign_file_is_refused(body: bytes) -> None:
    with pytest.raises(RecordError, match="not a match record"):
        from_bytes(body)


def test_a_file_too_large_is_refused_unread(tmp_path: Path) -> None:
    large = tmp_path / "large.twolands"
    large.write_bytes(WHOLE + b" " * MOST_BYTES)
    with pytest.raises(RecordError, match="never larger"):
        read_file(large)


def test_too_many_moves_are_refused() -> None:
    with pytest.raises(RecordError, match="Field moves"):
        with_moves(played(moves=0), ["open"] * 20_001)


def test_what_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.twolands"):
        with pytest.raises(RecordError, match="cannot be read"):
            read_file(path)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "match.twolands"
    write_file(path, played(moves=3))
    write_file(path, played())
    assert read_file(path) == played()
    with pytest.raises(UnicodeEncodeError):
        write_file(path, msgspec.structs.replace(played(), app="\ud800"))
    assert read_file(path) == played()
    with pytest.raises(OSError, match="No such file"):
        write_file(tmp_path / "none" / "match.twolands", played())
    assert [file.name for file in tmp_path.iterdir()] == ["match.twolands"]


@pytest.mark.parametrize("name", ["", " Ada", "A\u202eda", "a\nb"])
def test_a_name_is_printable(name: str) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        Human(name)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """The bytes of a record with some cut, doubled, put in or changed."""
    body = bytearray(WHOLE)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(len(body) - 1, 0)))
        long = draw(st.integers(0, 30))
        piece = draw(
            st.sampled_from([b"", b'"', b"[", b"{", b"\\u", b"null", b"-1", b"1e400", b"\xff"])
            | st.binary(max_size=8)
        )
        body[at : at + long] = piece * draw(st.integers(1, 3))
    return bytes(body)


@settings(deadline=None)
@given(mutated() | st.binary(max_size=200))
@example(b'{"format": 1e400}')
def test_any_bytes_are_a_record_or_refused(body: bytes) -> None:
    try:
        record = from_bytes(body)
        again = from_bytes(to_bytes(record))
        Replay(record, coins.GAMES).to_end()
    except (RecordError, BrokenRecordError):
        return
    assert again == record


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(st.sampled_from([name for name in MatchRecord.__struct_fields__ if name != "format"]), JSON)
def test_any_value_of_a_field_is_a_record_or_refused(field: str, value: object) -> None:
    fields = msgspec.json.decode(WHOLE)
    fields[field] = value
    try:
        record = from_bytes(msgspec.json.encode(fields))
        Replay(record, coins.GAMES).to_end()
    except (RecordError, BrokenRecordError, UnicodeEncodeError):
        return
    assert from_bytes(to_bytes(record)) == record
