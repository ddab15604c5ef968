"""Imhotep on the title and on the set-up screen."""

from collections.abc import Sequence

from game.table.looks import Group, Looks
from game.table.table import Setting, Table
from game.table.telling import Telling
from rules.game import Text, text
from rules.imhotep.pieces import ROUNDS
from rules.imhotep.view import View


def make_table(setting: Setting) -> Table:
    """The table, imported only now: the title needs none of it."""
    from game.tables.imhotep.table import ImhotepTable

    return ImhotepTable(setting)


def progress(view: View) -> Text:
    """The round it is."""
    return text("round {round} of {rounds}", round=view.round, rounds=ROUNDS)


def telling() -> Sequence[Telling]:
    """The states worth a picture, imported only when pictures are made."""
    from game.tables.imhotep.telling import TELLING

    return TELLING


LOOKS = Looks(
    make_table=make_table,
    promise=text("Ship stones down the Nile and raise five monuments before your rivals do."),
    length=text("2 to 4 players, six rounds"),
    emblem="title/emblem-imhotep",
    piece="stone-block",
    groups=(
        Group(
            title=text("Sites"),
            pictures={
                site: f"pictures/site_{site}"
                for site in ("market", "pyramids", "temple", "burial", "obelisks")
            },
            all_of={"A": text("All A"), "B": text("All B")},
            mixed=text("Mixed"),
        ),
    ),
    icons={"wrath": "sun-priest", "fewer": "stone-pile"},
    progress=progress,
    telling=telling,
)
