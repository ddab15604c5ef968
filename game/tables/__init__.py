"""The looks of the games: one line each."""

from game.table.looks import Looks
from game.tables.imhotep.looks import LOOKS as IMHOTEP
from game.tables.sobek.looks import LOOKS as SOBEK

LOOKS: dict[str, Looks] = {"imhotep": IMHOTEP, "sobek": SOBEK}
