"""The looks of the games: one line each. A game without a line is shown in words."""

from importlib import import_module

from game.table.looks import Looks
from game.tables.imhotep.looks import LOOKS as IMHOTEP
from game.tables.plain.looks import plain_looks
from game.tables.sobek.looks import LOOKS as SOBEK
from rules.catalogue import GAMES
from rules.game import AnyGame

LOOKS: dict[str, Looks] = {"imhotep": IMHOTEP, "sobek": SOBEK}


def looks_of(game: AnyGame, *, plain: bool = False) -> Looks:
    """A game's own looks; plain ones where it has none, or where they are asked for."""
    own = None if plain else LOOKS.get(game.name)
    return own or plain_looks(game)


def looks_named(name: str) -> Looks:
    """The looks of a game of the catalogue; its rules are read only if it has none of its own."""
    return LOOKS.get(name) or plain_looks(GAMES[name])


def read_tables() -> None:
    """Reads every table and the rules of every game, before they are asked for."""
    for name, game in GAMES.items():
        own = "plain" if looks_of(game) is not LOOKS.get(name) else name
        import_module(f"game.tables.{own}.table")
