"""Writes the golden pages anew: python -m tests.golden.write

To be run when the rules have changed on purpose; the difference is then read line by line.
Existing matches are replayed from their moves, so that only what came of the moves changes.
"""

from pathlib import Path
from random import Random
from typing import Any

from rules.catalogue import GAMES
from rules.game import CHANCE, NOBODY, AnyGame, Setup, setup_for
from tests.golden.book import page, read
from tests.golden.counting import DEALS, counted

HERE = Path(__file__).parent
ALL_B = dict.fromkeys(("market", "pyramids", "temple", "burial", "obelisks"), "B")
MIXED = {"pyramids": "B", "temple": "B", "wrath": "on"}
MATCHES: dict[str, tuple[str, int, dict[str, str], int]] = {
    "imhotep-2-a": ("imhotep", 2, {}, 12),
    "imhotep-3-a": ("imhotep", 3, {}, 70),
    "imhotep-4-a": ("imhotep", 4, {}, 63),
    "imhotep-3-b": ("imhotep", 3, ALL_B, 36),
    "imhotep-4-mixed-wrath": ("imhotep", 4, MIXED, 83),
    "sobek-2": ("sobek", 2, {}, 57),
    "sobek-3": ("sobek", 3, {}, 56),
    "sobek-4-up-hundred": ("sobek", 4, {"characters-up": "on", "hundred": "ends"}, 3),
}
"""Game, seats, options, and the seed of a match that shows many kinds of move."""
BEST_FIRST = 0.7
"""How often the best-looking move is made; else any, so that every kind of move is seen."""


def invented(game: AnyGame, setup: Setup, seed: int) -> list[str]:
    """The moves of a match between players who like points and now and then try something."""
    rng = Random(seed)
    state = game.start(setup)
    memories = [game.memory(setup, seat) for seat in range(setup.seats)]
    moves = []
    while state.to_move != NOBODY:
        seat = state.to_move
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            move = _liked(game, game.view(state, memories[seat], seat), state, rng)
        moves.append(game.move_to_text(move))
        told: list[Any] = []
        game.apply(state, move, told.append)
        for event in told:
            for other, known in enumerate(memories):
                game.remember(known, event.seen_by(other))
    return moves


def _liked(game: AnyGame, seen: Any, state: Any, rng: Random) -> Any:
    legal = list(game.legal_moves(state))
    rng.shuffle(legal)
    if rng.random() > BEST_FIRST:
        return legal[0]
    seat: int = state.to_move

    def gain(move: Any) -> float:
        coming = game.forecast(seen, move)
        parts = (coming.at_once, coming.each_round, coming.at_end)
        points: list[int] = [sum(each) for each in zip(*parts, strict=True)]
        return 2 * points[seat] - sum(points) / len(points)

    return max(legal, key=gain)


def main() -> None:
    """Writes all pages and counts."""
    for name, (word, seats, options, seed) in MATCHES.items():
        game, file = GAMES[word], HERE / f"{name}.txt"
        if file.exists():
            setup, moves = read(file.read_text(encoding="utf-8"), game)
        else:
            setup = setup_for(game, seats, options)
            moves = invented(game, setup, seed)
        file.write_text(page(game, setup, moves), encoding="utf-8")
    for name, deal in DEALS.items():
        (HERE / f"{name}.counts.txt").write_text(counted(deal), encoding="utf-8")


if __name__ == "__main__":
    main()
