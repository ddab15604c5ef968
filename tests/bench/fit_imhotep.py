"""Fits the weights of Imhotep's estimate to matches between searching opponents.

    python tests/bench/fit_imhotep.py [MATCHES [PLAYOUTS]]

Two, three and four seats, any sides and options. After every round but the last it notes what
each seat holds, and in the end what the seat has gained since; the weights are those of least
squares, on the differences within a table, for it is margins that a search compares. Prints the
table for `rules/imhotep/weights.py`, and how far the estimate is off with it and with the table
that is there. 600 matches of 500 playouts a move take about 10 minutes on two cores.
"""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.ai.levels import LEVELS
from game.ai.thoughts import Budget
from game.compiler import ensure
from rules.game import CHANCE, NOBODY, setup_for
from rules.imhotep import GAME
from rules.imhotep.estimate import HOLDINGS, holdings
from rules.imhotep.pieces import ROUNDS
from rules.imhotep.state import REVEAL
from rules.imhotep.weights import MIDDLE, WEIGHTS

RIDGE = 30.0
"""Keeps weights small that hardly any match tells of."""

Table = NDArray[np.float64]


def played(number: int, playouts: int) -> list[tuple[int, list[list[float]], list[int]]]:
    """One match: rounds left, holdings by seat and points still gained by seat, round by round."""
    rng = Random(number)
    seats = GAME.seats[number % len(GAME.seats)]
    chosen = {option.key: rng.choice(option.choices).value for option in GAME.options}
    setup = setup_for(GAME, seats, chosen)
    memories = [GAME.memory(setup, seat) for seat in range(seats)]
    state: Any = GAME.start(setup)
    noted = []
    while state.to_move != NOBODY:
        seat = state.to_move
        if seat != CHANCE:
            view = GAME.view(state, memories[seat], seat)
            move = LEVELS["pharaoh"].choose(GAME, view, rng, Budget(playouts=playouts)).best
        else:
            if state.stage == REVEAL and state.round > 0:
                rows = np.array(holdings(state)).reshape(seats, HOLDINGS)
                noted.append((ROUNDS - state.round, rows.tolist(), list(state.score)))
            move = GAME.chance(state, rng)
        events: list[Any] = []
        GAME.apply(state, move, events.append)
        for viewer, memory in enumerate(memories):
            for event in events:
                GAME.remember(memory, event.seen_by(viewer))
    final = GAME.scores(state)
    return [
        (left, rows, [final[seat] - score[seat] for seat in range(seats)])
        for left, rows, score in noted
    ]


def tables(
    matches: Sequence[list[tuple[int, list[list[float]], list[int]]]],
) -> tuple[Table, Table, Table]:
    """Of every seat after every round: holdings and their part by rounds left, the same less the
    mean of the table; points gained, less the mean too; rounds left."""
    held, gained, lefts = [], [], []
    for left, rows, gains in [note for match in matches for note in match]:
        both = np.hstack([np.array(rows), np.array(rows) * (left - MIDDLE)])
        held.append(both - both.mean(axis=0))
        gained.append(np.array(gains) - np.mean(gains))
        lefts += [left] * len(gains)
    return np.vstack(held), np.concatenate(gained), np.array(lefts, float)


def misses(held: Table, gained: Table, lefts: Table, weights: Table) -> str:
    """Root mean squares of what the weights miss, by rounds left, in points."""
    off = (gained - held @ weights) ** 2
    return ", ".join(
        f"{left}: {np.sqrt(off[lefts == left].mean()):.2f}" for left in range(ROUNDS - 1, 0, -1)
    )


def main() -> None:
    """Plays, fits and prints."""
    count, playouts = (int(word) for word in [*sys.argv[1:], *["600", "500"][len(sys.argv) - 1 :]])
    ensure()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        matches = list(executor.map(played, range(count), [playouts] * count))
    held, gained, lefts = tables(matches)
    square = held.T @ held + RIDGE * np.eye(2 * HOLDINGS)
    fitted = np.linalg.solve(square, held.T @ gained)
    present = np.array([row[1] for row in WEIGHTS] + [row[2] for row in WEIGHTS])
    for row, (word, _, _) in enumerate(WEIGHTS):
        print(f'    ("{word}", {fitted[row]:.2f}, {fitted[row + HOLDINGS]:.2f}),')
    print(
        "off by points, by rounds left, without weights:", misses(held, gained, lefts, 0 * fitted)
    )
    print("with the table there is:", misses(held, gained, lefts, present))
    print("with the fitted one:", misses(held, gained, lefts, fitted))


if __name__ == "__main__":
    main()
