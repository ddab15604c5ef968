"""Imhotep on the title and on the set-up screen."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.table.log import LogLine
from game.table.looks import Group, Looks, Say, ScoreRow
from game.table.table import Setting, Table
from game.table.telling import Telling
from rules.game import Setup, Text, text

if TYPE_CHECKING:
    from rules.imhotep.view import View


def make_table(setting: Setting) -> Table:
    """The table, imported only now: the title needs none of it."""
    from game.tables.imhotep.table import ImhotepTable

    return ImhotepTable(setting)


def log_line(event: Any, say: Say) -> LogLine | None:
    """An event in words, as the log of the table has it."""
    from game.tables.imhotep.moved import log_line

    return log_line(event, say)


def score_rows(setup: Setup) -> Mapping[str, ScoreRow]:
    """Where the points of a match came from."""
    on_b = {site for site, side in setup.options.items() if side == "B"}
    return {
        "Pyramids": ScoreRow("great-pyramid", text("at once")),
        "Temple": ScoreRow("egyptian-temple", text("each round")),
        "Burial Chamber": ScoreRow(
            "sarcophagus", text("rows") if "burial" in on_b else text("groups")
        ),
        "Obelisks": ScoreRow("obelisk", text("towers") if "obelisks" in on_b else text("height")),
        "Decorations": ScoreRow("laurels"),
        "Statues": ScoreRow("crown"),
        "Unused tools": ScoreRow("grab"),
        "Wrath of the Pharaoh": ScoreRow("sun-priest"),
        "Stones on the sled": ScoreRow("stone-block"),
    }


def progress(view: "View") -> Text:
    """The round it is."""
    from rules.imhotep.pieces import ROUNDS

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
    score_rows=score_rows,
    progress=progress,
    log_line=log_line,
    ambience="day-river",
    telling=telling,
)
