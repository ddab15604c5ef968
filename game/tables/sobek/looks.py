"""Sobek on the title and on the set-up screen."""

from collections.abc import Sequence

from game.table.looks import Looks
from game.table.table import Setting, Table
from game.table.telling import Telling
from rules.game import Text, text
from rules.sobek.pieces import ROUNDS
from rules.sobek.view import View


def make_table(setting: Setting) -> Table:
    """The table, imported only now: the title needs none of it."""
    from game.tables.sobek.table import SobekTable

    return SobekTable(setting)


def progress(view: View) -> Text:
    """The round it is."""
    return text("round {round} of {rounds}", round=max(view.round, 1), rounds=ROUNDS)


def telling() -> Sequence[Telling]:
    """The states worth a picture, imported only when pictures are made."""
    from game.tables.sobek.telling import TELLING

    return TELLING


LOOKS = Looks(
    make_table=make_table,
    promise=text("Gather the goods of the Nile market, and let others be the most corrupt."),
    length=text("2 to 4 players, three rounds"),
    emblem="pieces/croc-emblem",
    piece="card-pickup",
    groups=(),
    icons={"open-piles": "amphora", "hundred": "laurels", "characters-up": "egyptian-profile"},
    progress=progress,
    telling=telling,
)
