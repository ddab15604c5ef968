"""Records of the real games: changed at random they replay or are refused, and never worse."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match import Match
from game.seats import Computer
from rules.catalogue import GAMES
from rules.game import NOBODY, setup_for
from saves.record import MatchRecord, RecordError, from_bytes, to_bytes
from saves.replay import BrokenRecordError, Replay


def whole_match(name: str, seed: int) -> MatchRecord:
    """A match of random moves with sides and seats by its seed."""
    game, rng = GAMES[name], Random(seed)
    seats = rng.choice(game.seats)
    options = {option.key: rng.choice(option.choices).value for option in game.options}
    who = [Computer("random")] * seats
    match = Match.new(game, setup_for(game, seats, options), who, seed)
    while match.result is None:
        match.play(rng.choice(list(match.legal_moves())), 0)
    return match.record()


MATCHES = [whole_match(name, seed) for name in GAMES for seed in range(4)]
TEXTS = {
    name: sorted({text for match in MATCHES if match.game == name for text in match.moves})
    for name in GAMES
}


def replayed(record: MatchRecord) -> Replay | None:
    try:
        return Replay(record).to_end()
    except (RecordError, BrokenRecordError):
        return None


@pytest.mark.parametrize("record", MATCHES, ids=lambda record: f"{record.game}-{record.seed}")
def test_a_match_is_read_again_and_replays(record: MatchRecord) -> None:
    again = replayed(from_bytes(to_bytes(record)))
    assert again is not None
    assert again.result() == record.result


@settings(deadline=None)
@given(st.sampled_from(MATCHES), st.randoms(use_true_random=False), st.integers(1, 3))
def test_a_match_with_other_moves_replays_or_is_refused(
    record: MatchRecord, rng: Random, changes: int
) -> None:
    moves = list(record.moves)
    for _ in range(changes):
        at = rng.randrange(len(moves))
        match rng.randrange(3):
            case 0:
                moves[at] = rng.choice(TEXTS[record.game])
            case 1:
                moves.insert(at, rng.choice(TEXTS[record.game]))
            case _:
                del moves[at]
    again = replayed(msgspec.structs.replace(record, moves=tuple(moves), result=None))
    if again is not None:
        assert again.state.to_move >= NOBODY


def positions() -> list[tuple[MatchRecord, dict[str, Any]]]:
    found = []
    for record in MATCHES:
        replay, rng = Replay(record), Random(record.seed)
        for _ in replay.moves():
            if rng.random() < 0.1:
                found.append((record, replay.game.position_to_json(replay.state)))
    return found


POSITIONS = positions()
VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 50)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.lists(st.integers(-2, 9) | st.text(max_size=3), max_size=5)
    | st.dictionaries(st.text(max_size=5), st.integers(), max_size=2)
)


@settings(deadline=None)
@given(st.sampled_from(POSITIONS), st.randoms(use_true_random=False), VALUES)
def test_a_spoilt_start_position_is_refused_or_can_be_played(
    found: tuple[MatchRecord, dict[str, Any]], rng: Random, value: object
) -> None:
    record, position = found
    spoilt = msgspec.json.decode(msgspec.json.encode(position))
    inside: Any = spoilt
    while True:
        key = rng.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        deeper = inside[key]
        if not isinstance(deeper, dict | list) or not deeper or rng.random() < 0.5:
            break
        inside = deeper
    inside[key] = value
    head = msgspec.structs.replace(record, start=spoilt, moves=(), result=None)
    try:
        match = Match.resume(head)
    except RecordError:
        return
    for _ in range(30):
        if match.result is not None:
            break
        match.play(rng.choice(list(match.legal_moves())), 0)
