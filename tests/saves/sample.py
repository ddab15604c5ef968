"""Matches of Coins for the tests of records and of the library."""

from datetime import UTC, datetime
from random import Random

from rules.game import CHANCE, NOBODY, setup_for
from saves.record import Computer, Human, MatchRecord, Sitter
from saves.replay import result_of
from tests.saves import coins

SEATS: tuple[Sitter, ...] = (Human("Ada"), Computer("pharaoh"), Human("Böll"), Computer("plain"))


def played(seed: int = 1, *, seats: int = 2, moves: int | None = None) -> MatchRecord:
    """A match of random moves, to its end or as many as told."""
    rng = Random(seed)
    setup = setup_for(coins.GAME, seats, {})
    state = coins.start(setup)
    written: list[str] = []
    while state.to_move != NOBODY and (moves is None or len(written) < moves):
        if state.to_move == CHANCE:
            move = coins.chance(state, rng)
        else:
            move = rng.choice(coins.legal_moves(state))
        coins.apply(state, move, None)
        written.append(coins.move_to_text(move))
    return MatchRecord(
        game="coins",
        rules=1,
        app="0.1.0",
        created=datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC),
        seats=SEATS[:seats],
        options=dict(setup.options),
        seed=seed,
        moves=tuple(written),
        result=result_of(coins.GAME, state),
    )
