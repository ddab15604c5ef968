from typing import Any

import msgspec
import pytest

from rules.game import CHANCE
from saves.record import MatchRecord, RecordError, Result
from saves.replay import BrokenRecordError, Replay
from tests.saves import coins
from tests.saves.sample import played


def changed(record: MatchRecord, **fields: Any) -> MatchRecord:
    return msgspec.structs.replace(record, **fields)


def replayed(record: MatchRecord) -> Replay:
    return Replay(record, coins.GAMES).to_end()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays_to_its_result(seats: int) -> None:
    record = played(seats=seats)
    assert record.result is not None
    assert replayed(record).result() == record.result


def test_moves_come_one_by_one_with_number_mover_and_position() -> None:
    replay = Replay(played(moves=4), coins.GAMES)
    told: list[Any] = []
    movers, laid = [], []
    for played_move in replay.moves(told.append):
        movers.append((played_move.number, played_move.seat))
        laid.append((replay.state.jar, len(replay.state.laid)))
    assert movers == [(1, CHANCE), (2, 0), (3, 0), (4, 1)]
    assert [count for _, count in laid] == [0, 0, 1, 1]
    assert [type(event) for event in told] == [
        coins.Dealt,
        coins.JarChosen,
        coins.CoinLaid,
        coins.JarChosen,
    ]


@pytest.mark.parametrize(
    ("number", "text", "why"),
    [
        (1, "deal 1 1 1", "Every seat is dealt"),
        (1, "deal 9 1", ""),
        (1, "jar 0", "Every seat is dealt"),
        (2, "jar 2", "There are {n} jars"),
        (2, "open", "chooses a jar first"),
        (2, "deal 1 2", "chooses a jar first"),
    ],
)
def test_a_move_against_the_rules_is_named(number: int, text: str, why: str) -> None:
    record = played()
    moves = list(record.moves)
    moves[number - 1] = text
    if why == "":
        moves[0] = f"deal {' '.join(['5'] * 2)}"
        moves[5] = "deal 5 5"
        number, why = 6, "bag does not hold"
        text = moves[5]
    with pytest.raises(BrokenRecordError) as broken:
        replayed(changed(record, moves=tuple(moves)))
    assert (broken.value.number, broken.value.move) == (number, text)
    said = broken.value.why
    assert why in (said if isinstance(said, str) else said.one)


def test_no_move_follows_the_end() -> None:
    record = played()
    with pytest.raises(BrokenRecordError) as broken:
        replayed(changed(record, moves=(*record.moves, "jar 0")))
    assert broken.value.number == len(record.moves) + 1


@pytest.mark.parametrize("text", ["jar one", "leap", "jar  0", " jar 0", "DEAL 1 2"])
def test_a_text_that_is_no_move_is_malformed(text: str) -> None:
    record = played()
    moves = (record.moves[0], text, *record.moves[2:])
    with pytest.raises(RecordError, match="Move 2 of the record is malformed"):
        Replay(changed(record, moves=moves), coins.GAMES)


def test_a_result_must_be_that_of_the_position() -> None:
    record = played()
    with pytest.raises(BrokenRecordError) as broken:
        replayed(changed(record, result=Result((99, 0), (0,))))
    assert broken.value.number == 0
    with pytest.raises(BrokenRecordError):
        replayed(changed(record, moves=record.moves[:4]))
    assert replayed(changed(record, result=None)).result() == record.result


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "senet"}, "no game 'senet'"),
        ({"rules": 2}, "version 2 of the rules"),
        ({"options": {"rounds": "9"}}, "Option rounds"),
        ({"options": {"wind": "on"}}, "no option 'wind'"),
        ({"seats": played().seats[:1], "result": None}, "2 to 4 seats"),
        ({"start": {}}, "Field start"),
        ({"start": {"seats": 7}}, "Field start"),
    ],
)
def test_what_cannot_be_begun_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Replay(changed(played(), **fields), coins.GAMES)


def test_a_match_may_start_from_a_position() -> None:
    record = played()
    before = Replay(changed(record, moves=record.moves[:4], result=None), coins.GAMES).to_end()
    start = coins.position_to_json(before.state)
    rest = changed(record, start=start, moves=record.moves[4:])
    assert replayed(rest).result() == record.result
    with pytest.raises(RecordError, match="another number of seats"):
        Replay(changed(rest, seats=played(seats=3).seats, result=None), coins.GAMES)
