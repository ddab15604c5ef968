"""The verb `play`: straight to a table."""

import argparse
from typing import TYPE_CHECKING, Any

from game.commands import UsageError, window

if TYPE_CHECKING:
    from game.scenes.desk import Desk
    from game.scenes.stack import Scene


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("play", help="straight to a table", allow_abbrev=False)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", required=True, metavar="SEAT,SEAT…")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--seed", type=_seed, metavar="N", help="the same deal again")
    window.add_options(parser, default=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Opens the window at a new match."""
    from game.seats import sitter
    from rules.catalogue import GAMES
    from rules.game import setup_for

    game = GAMES.get(asked.game)
    if game is None:
        raise UsageError(f"There is no game {asked.game!r}; there is {', '.join(GAMES)}.")
    options = dict(_option(word) for word in asked.option)
    try:
        seats = [sitter(word, seat) for seat, word in enumerate(asked.seats.split(","))]
        setup_for(game, len(seats), options)
    except ValueError as fault:
        raise UsageError(str(fault)) from fault

    def opening(desk: "Desk") -> "Scene":
        from game.scenes.opening import begin

        return begin(desk, game, seats, options, asked.seed)

    return window.open_window(asked, opening)


def _option(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise UsageError(f"An option is written key=value, not {word!r}.")
    return key, value


def _seed(word: str) -> int:
    if not word.isdecimal() or int(word) >= 2**63:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number below 2**63")
    return int(word)
