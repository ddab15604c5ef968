"""Ways to a table: a new match, or one that waits in the library."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from game.match import Match
from game.scenes.desk import Desk
from game.scenes.match import MatchScene
from game.seats import Human, Sitter
from rules.game import AnyGame, setup_for

MOST_CODE: Final = 10**8
"""Deals are drawn from so many, so that a code is short enough to be written down."""


def new_code() -> int:
    """The code of a deal that was not asked for."""
    return secrets.randbelow(MOST_CODE)


def begin(
    desk: Desk,
    game: AnyGame,
    seats: Sequence[Sitter],
    options: Mapping[str, str],
    code: int | None = None,
    *,
    free_take_back: bool = False,
    curtain: bool = True,
) -> MatchScene:
    """A new match of these seats; the same code gives the same deal again.

    Free take-back counts only where one person plays alone with opponents.
    """
    match = Match.new(
        game,
        setup_for(game, len(seats), options),
        seats,
        new_code() if code is None else code,
        desk.library,
        free_take_back=free_take_back and sum(isinstance(who, Human) for who in seats) == 1,
        curtain=curtain,
    )
    return MatchScene(desk, match)


def resume(desk: Desk, number: int) -> MatchScene:
    """The match of that number, taken from the library; LibraryError if it cannot be."""
    record = desk.library.resume(number)
    return MatchScene(desk, Match.resume(record, desk.library, number))
