"""Matches survive their written form, and replay from it to the same end."""

from random import Random

import pytest

from rules.catalogue import GAMES
from rules.game import CHANCE, AnyGame
from saves.record import Human, MatchRecord, from_bytes, now, to_bytes
from saves.replay import BrokenRecordError, Replay, result_of
from tests.every_game.matches import Match, played, setups
from tests.every_game.samples import all_moves

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def record_of(match: Match, moves: tuple[str, ...], *, whole: bool) -> MatchRecord:
    return MatchRecord(
        game=match.game.name,
        rules=match.game.version,
        app="0",
        created=now(),
        seats=tuple(Human("Ada") for _ in range(match.setup.seats)),
        options=dict(match.setup.options),
        seed=1,
        moves=moves,
        result=result_of(match.game, match.state) if whole else None,
    )


@every_game
def test_a_record_replays_to_the_same_position(game: AnyGame) -> None:
    for seed in range(20):
        match = played(game, Random(seed).choice(setups(game)), seed)
        record = record_of(match, match.moves, whole=True)
        assert record.result is not None
        again = from_bytes(to_bytes(record))
        assert again == record
        replay = Replay(again).to_end()
        assert game.position_to_json(replay.state) == game.position_to_json(match.state)


@every_game
def test_a_forged_move_is_found_where_it_stands(game: AnyGame) -> None:
    """A move of another position in the midst of a record, a draw as well as a seat's move."""
    forgeries = 0
    for seed in range(40):
        rng = Random(seed)
        match = played(game, rng.choice(setups(game)), seed)
        at = rng.randrange(len(match.moves))
        honest = Replay(record_of(match, match.moves[:at], whole=False)).to_end().state
        move = rng.choice(all_moves(game.name))
        if honest.to_move == CHANCE and not game.chance_fault(honest, move):
            continue
        if move in game.legal_moves(honest):
            continue
        forgeries += 1
        forged = game.move_to_text(move)
        with pytest.raises(BrokenRecordError) as fault:
            Replay(record_of(match, (*match.moves[:at], forged), whole=False)).to_end()
        assert (fault.value.number, fault.value.move) == (at + 1, forged)
        assert fault.value.why
    assert forgeries
