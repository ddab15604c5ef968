"""Sobek on the title and on the set-up screen."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.table.log import LogLine
from game.table.looks import Fact, Looks, Say, ScoreRow
from game.table.table import Setting, Table
from game.table.telling import Telling
from rules.game import Setup, Text, text

if TYPE_CHECKING:
    from pygame import Rect

    from game.table.canvas import Canvas
    from rules.sobek.view import View


def make_table(setting: Setting) -> Table:
    """The table, imported only now: the title needs none of it."""
    from game.tables.sobek.table import SobekTable

    return SobekTable(setting)


def log_line(event: Any, say: Say) -> LogLine | None:
    """An event in words, as the log of the table has it."""
    from game.tables.sobek.moved import log_line

    return log_line(event, say)


def score_rows(setup: Setup) -> Mapping[str, ScoreRow]:
    """Where the points of a match came from."""
    return {
        "Round {n}: open sets": ScoreRow("card-play"),
        "Round {n}: crosswise sets": ScoreRow("scarab-beetle", text("scarabs alone")),
        "Round {n}: events": ScoreRow("ankh"),
        "Round {n}: corruption": ScoreRow("amphora"),
    }


def progress(view: "View") -> Text:
    """The round it is."""
    from rules.sobek.pieces import ROUNDS

    return text("round {round} of {rounds}", round=max(view.round, 1), rounds=ROUNDS)


def telling() -> Sequence[Telling]:
    """The states worth a picture, imported only when pictures are made."""
    from game.tables.sobek.telling import TELLING

    return TELLING


def paint_prices(canvas: "Canvas", place: "Rect", say: Say) -> None:
    """The first cards of a row and what they cost."""
    from game.tables.sobek import facts

    facts.paint_prices(canvas, place, say)


def paint_set(canvas: "Canvas", place: "Rect", say: Say) -> None:
    """A set and its sum."""
    from game.tables.sobek import facts

    facts.paint_set(canvas, place, say)


def paint_jars(canvas: "Canvas", place: "Rect", say: Say) -> None:
    """Jars, and what the fullest costs."""
    from game.tables.sobek import facts

    facts.paint_jars(canvas, place)


LOOKS = Looks(
    make_table=make_table,
    promise=text("Gather the goods of the Nile market, and let others be the most corrupt."),
    length=text("2 to 4 players, three rounds"),
    emblem="title/emblem-sobek",
    piece="card-pickup",
    groups=(),
    facts=(
        Fact(text("Take a card"), text("The cards you skip fall into your jar."), paint_prices),
        Fact(text("Lay a set"), text("It scores its scarabs times its cards."), paint_set),
        Fact(
            text("Mind your jar"), text("After a round the fullest jar costs points."), paint_jars
        ),
    ),
    icons={"open-piles": "amphora", "hundred": "laurels", "characters-up": "egyptian-profile"},
    score_rows=score_rows,
    progress=progress,
    log_line=log_line,
    ambience="dusk-river",
    telling=telling,
)
