"""Any game on the title, on the set-up screen and at the plain table."""

from collections.abc import Callable
from typing import Any

from game.table.log import LogLine
from game.table.looks import Looks, Say
from game.table.table import Setting, Table
from game.tables.plain.telling import telling_of
from rules.game import AnyGame, Text, Who, text


def plain_looks(game: AnyGame) -> Looks:
    """Looks that the record of the game gives; it needs no pictures and no code of its own."""

    def make_table(setting: Setting) -> Table:
        from game.tables.plain.table import PlainTable

        return PlainTable(game, setting)

    def log_line(event: Any, say: Say) -> LogLine:
        from game.tables.plain.table import log_line

        return log_line(game, event, say)

    return Looks(
        make_table=make_table,
        promise=text("A game told in words, where every move is a button."),
        length=_length(game),
        emblem="pieces/scarab",
        piece="scarab-beetle",
        groups=(),
        icons={},
        score_rows=lambda setup: {},
        progress=_progress(game),
        log_line=log_line,
        telling=lambda: telling_of(game),
    )


def _length(game: AnyGame) -> Text:
    low, high = game.seats[0], game.seats[-1]
    if low == high:
        return text("{count} player", "{count} players", count=low)
    if game.seats == tuple(range(low, high + 1)):
        return text("{low} to {high} players", low=low, high=high)
    return text("up to {high} players", high=high)


def _progress(game: AnyGame) -> Callable[[Any], Text]:
    """Who would be ahead if the match ended now."""

    def progress(view: Any) -> Text:
        lines = game.standing(view)
        points = [sum(column) for column in zip(*(line.points for line in lines), strict=True)]
        best = max(points, default=0)
        if points.count(best) != 1:
            return text("nobody leads")
        return text("{who} leads with {n}", who=Who(points.index(best)), n=best)

    return progress
