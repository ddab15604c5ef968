"""The games there are: one line each."""

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Final

from rules.game import AnyGame, Text, text

TITLES: Final = {
    "imhotep": text("Imhotep"),
    "sobek": text("Sobek"),
}
"""Each is the folder of a game."""


class Catalogue(MutableMapping[str, AnyGame]):
    """Games by name, in order. Each is read from its folder when it is first asked for.

    So whoever wants no more than a title need not wait for the rules.
    """

    def __init__(self, titles: Mapping[str, Text]) -> None:
        self._titles = titles
        self._games: dict[str, AnyGame | None] = dict.fromkeys(titles)

    def title(self, name: str) -> Text:
        """What a game is called, without its rules being read."""
        game = self._games[name]
        return self._titles[name] if game is None else game.title

    def __getitem__(self, name: str) -> AnyGame:
        game = self._games[name]
        if game is None:
            game = self._games[name] = import_module(f"rules.{name}").GAME
        return game

    def __setitem__(self, name: str, game: AnyGame) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES: Final = Catalogue(TITLES)
