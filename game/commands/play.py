"""The verb `play`: straight to a table."""

import argparse
from typing import TYPE_CHECKING, Any

from game.commands import window
from game.commands.match_words import add_match_words, add_plain, asked_seats, asked_setup

if TYPE_CHECKING:
    from game.scenes.desk import Desk
    from game.scenes.stack import Scene


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("play", help="straight to a table", allow_abbrev=False)
    add_match_words(parser)
    add_plain(parser)
    window.add_options(parser, default=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Opens the window at a new match."""
    seats = asked_seats(asked)
    game, setup = asked_setup(asked)

    def opening(desk: "Desk") -> "Scene":
        from game.scenes.opening import begin

        desk.plain = asked.plain
        return begin(desk, game, seats, setup.options, asked.seed)

    return window.open_window(asked, opening)
