"""States of any game that pictures are made of: early, in its midst, half decided, at its end."""

from collections.abc import Iterator, Sequence
from random import Random

from game.table.telling import Telling
from rules.game import CHANCE, NOBODY, AnyGame, setup_for


def telling_of(game: AnyGame) -> Sequence[Telling]:
    """For every number of seats, states of the first deal of random play."""
    return [telling for seats in game.seats for telling in _of(game, seats)]


def _of(game: AnyGame, seats: int) -> Iterator[Telling]:
    midway = _midway(game, seats)
    last = len(midway) - 1
    found = {"early": 0, "middle": last // 2, "last": last}
    if True in midway:
        found["stage"] = midway.index(True)
    for name, after in found.items():
        yield Telling(name=f"{seats}-{name}", seats=seats, until=lambda view: True, after=after)


def _midway(game: AnyGame, seats: int) -> list[bool]:
    """For each choice of that deal, whether it is between the stages of a decision."""
    state, luck = game.start(setup_for(game, seats, {})), Random(0)
    found: list[bool] = []
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            move = game.chance(state, luck)
        else:
            found.append(game.midway(state))
            move = luck.choice(game.legal_moves(state))
        game.apply(state, move, None)
    return found
