"""The looks of the games: one line each. A game without a line is shown in words."""

from game.table.looks import Looks
from game.tables.imhotep.looks import LOOKS as IMHOTEP
from game.tables.plain.looks import plain_looks
from game.tables.sobek.looks import LOOKS as SOBEK
from rules.game import AnyGame

LOOKS: dict[str, Looks] = {"imhotep": IMHOTEP, "sobek": SOBEK}


def looks_of(game: AnyGame, *, plain: bool = False) -> Looks:
    """A game's own looks; plain ones where it has none, or where they are asked for."""
    own = None if plain else LOOKS.get(game.name)
    return own or plain_looks(game)
