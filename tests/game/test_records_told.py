"""The verbs `check` and `transcript`."""

import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.__main__ import main
from game.match import Match
from game.seats import Computer, Human
from rules.catalogue import GAMES
from rules.game import setup_for
from saves import replay
from saves.record import MatchRecord, Result, to_bytes, write_file
from tests.saves import coins
from tests.saves.sample import played

SECRET = "laid a hidden coin"


@pytest.fixture(autouse=True)
def with_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coins", coins.GAME)
    assert replay.GAMES is GAMES


def changed(record: MatchRecord, **fields: object) -> MatchRecord:
    return msgspec.structs.replace(record, **fields)  # type: ignore[arg-type]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.twolands"
    write_file(path, played())
    return path


def test_a_sound_record_is_told_with_its_result(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(file)]) == 0
    out, err = capsys.readouterr()
    result = played().result
    assert result is not None
    assert out.splitlines()[0] == "Coins, 2 seats, 10 moves, all by the rules."
    assert f"Ada {result.scores[0]}, Senbi {result.scores[1]}." in out
    assert err == ""
    assert main(["check", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "ok": True,
        "game": "coins",
        "seats": ["Ada", "Senbi"],
        "moves": 10,
        "finished": True,
        "scores": list(result.scores),
        "winners": list(result.winners),
    }


@pytest.mark.parametrize(
    ("moves", "says"), [(0, "not over."), (3, "Senbi is to move."), (5, "not over.")]
)
def test_an_unfinished_record_is_sound(
    moves: int, says: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_file(file, played(moves=moves))
    assert main(["check", str(file)]) == 0
    assert says in capsys.readouterr().out
    assert main(["check", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["finished"], found["scores"], found["moves"]) == (False, None, moves)


@pytest.mark.parametrize("verb", ["check", "transcript"])
def test_a_record_against_the_rules_ends_with_1(
    verb: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played()
    write_file(file, changed(record, moves=(*record.moves[:3], "shut")))
    assert main([verb, str(file)]) == 1
    err = capsys.readouterr().err
    assert err == ("match.twolands: Move 4, 'shut', is not possible: Senbi chooses a jar first.\n")
    assert main([verb, str(file), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found.get("ok", found.get("complete")) is False
    write_file(file, changed(record, result=Result((99, 99), (0, 1))))
    assert main([verb, str(file)]) == 1
    assert "result" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["check", "transcript"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"jar 0"', b'"jug 0"'),
        (b'"game": "coins"', b'"game": "senet"'),
        (b'"rounds": "2"', b'"rounds": "7"'),
        (b"pharaoh", b"vizier"),
        (b"{", b""),
    ],
)
def test_what_is_malformed_ends_with_2_and_one_sentence(
    verb: str, old: bytes, new: bytes, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = to_bytes(played())
    assert old in body
    file.write_bytes(body.replace(old, new, 1))
    assert main([verb, str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(".\n")


def test_a_file_that_is_not_there_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "nowhere.twolands"]) == 2
    assert "nowhere.twolands cannot be read" in capsys.readouterr().err


def test_the_open_transcript_tells_every_move(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["transcript", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == ["Coins", "", "Ada (human)", "Senbi (pharaoh)"]
    assert "Round 1" in lines
    assert "Round 2" in lines
    assert [line[6:] for line in lines if line.startswith("   5  ")] == ["Senbi laid a 4"]
    numbered = [line for line in lines if re.match(r" +[0-9]+  ", line)]
    assert len(numbered) == len(played().moves) - 2, "all but the rounds"
    assert SECRET not in "\n".join(lines)
    assert lines[-1].endswith(("points.", "shares it."))
    assert [line for line in lines if line.startswith("Total")]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_transcript_holds_nothing_secret(
    seat: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Twins: matches that differ only in what the seat cannot see are told alike."""

    def told(*coins: int) -> list[str]:
        deal = f"deal {coins[0]} {coins[1]}"
        moves = (deal, "jar 0", "shut", "jar 0", "shut")
        write_file(file, changed(played(), moves=moves, result=None))
        found = []
        for form in ((), ("--json",)):
            assert main(["transcript", str(file), "--seat", str(seat), *form]) == 0
            found.append(capsys.readouterr().out)
        return found

    plain, twin = [1, 2], [1, 2]
    twin[1 - seat] = 5
    assert told(*plain) == told(*twin)
    assert SECRET in told(*plain)[0]
    twin[seat] = 4
    assert told(*plain)[0] != told(*twin)[0], "what the seat does see makes a difference"
    assert "deal" not in "".join(told(*plain))


def test_a_seat_that_is_not_there_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seat in ("2", "-1", "one"):
        assert main(["transcript", str(file), "--seat", seat]) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("name", [name for name in GAMES if name != "coins"])
def test_every_games_matches_are_told(
    name: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[name]
    for seats in game.seats:
        options = {option.key: option.choices[-1].value for option in game.options}
        who = (Human("Ada"), *(Computer("novice") for _ in range(seats - 1)))
        match = Match.new(game, setup_for(game, seats, options), who, seats)
        rng = Random(seats)
        while match.result is None:
            match.play(rng.choice(list(match.legal_moves())), 0)
        write_file(file, match.record())
        assert main(["check", str(file)]) == 0
        assert main(["transcript", str(file)]) == 0
        assert main(["transcript", str(file), "--seat", "1", "--json"]) == 0
        assert capsys.readouterr().err == ""
