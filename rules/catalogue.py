"""The games there are: one line each."""

from rules.game import AnyGame
from rules.imhotep import GAME as IMHOTEP
from rules.sobek import GAME as SOBEK

GAMES: dict[str, AnyGame] = {game.name: game for game in (IMHOTEP, SOBEK)}
