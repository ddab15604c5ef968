"""What a seat sees of a match as it is played, and all pixels that a table shows of it."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from pygame import Surface

from rules.game import CHANCE, NOBODY, AnyGame, Setup


def told(
    game: AnyGame,
    setup: Setup,
    viewer: int,
    rng: Random,
    choose: Callable[[Sequence[Any], Random], Any],
) -> Iterator[tuple[Any, Any]]:
    """Every event as the viewer saw it, with its view right after it; None before the first."""
    state, memory = game.start(setup), game.memory(setup, viewer)
    seen: list[tuple[Any, Any]] = [(None, game.view(state, memory, viewer))]

    def tell(event: Any) -> None:
        game.remember(memory, event.seen_by(viewer))
        seen.append((event.seen_by(viewer), game.view(state, memory, viewer)))

    while state.to_move != NOBODY:
        chance = state.to_move == CHANCE
        move = game.chance(state, rng) if chance else choose(game.legal_moves(state), rng)
        game.apply(state, move, tell)
        yield from seen
        seen.clear()


def pixels(sitting: Any) -> bytes:
    """The whole window of someone who sits at a table, painted anew."""
    screen = Surface((sitting.frame.width, sitting.frame.height))
    sitting.paint()
    sitting.canvas.forget()
    sitting.canvas.present(screen)
    return bytes(screen.get_buffer())
