"""The words that describe a match: game, seats, options and deal; and numbers."""

import argparse
from typing import TYPE_CHECKING

from game.commands import UsageError

if TYPE_CHECKING:
    from game.seats import Sitter
    from rules.game import AnyGame, Setup


def add_match_words(parser: argparse.ArgumentParser, seats: str = "SEAT,SEAT…") -> None:
    """Adds GAME, --seats, --option and --seed."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", required=True, metavar=seats)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--seed", type=_seed, metavar="N", help="the same deal again")


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Adds --plain, for a desk whose games are all played at the plain table."""
    parser.add_argument(
        "--plain", action="store_true", help="a table in words, also for a game with its own"
    )


def asked_setup(asked: argparse.Namespace) -> "tuple[AnyGame, Setup]":
    """The game with its number of seats and options; raises UsageError."""
    from rules.catalogue import GAMES
    from rules.game import setup_for

    game = GAMES.get(asked.game)
    if game is None:
        raise UsageError(f"There is no game {asked.game!r}; there is {', '.join(GAMES)}.")
    options = dict(_option(word) for word in asked.option)
    try:
        return game, setup_for(game, len(asked.seats.split(",")), options)
    except ValueError as fault:
        raise UsageError(str(fault)) from fault


def asked_seats(asked: argparse.Namespace) -> "list[Sitter]":
    """Who sits there; raises UsageError."""
    from game.seats import sitter

    try:
        return [sitter(word, seat) for seat, word in enumerate(asked.seats.split(","))]
    except ValueError as fault:
        raise UsageError(str(fault)) from fault


def count(word: str) -> int:
    """A whole number from 1 up."""
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 1 up")
    return int(word)


def amount(word: str) -> float:
    """A number above 0."""
    try:
        read = float(word)
    except ValueError:
        read = 0.0
    if not 0.0 < read < 1e6:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number above 0")
    return read


def _option(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise UsageError(f"An option is written key=value, not {word!r}.")
    return key, value


def _seed(word: str) -> int:
    if not word.isdecimal() or int(word) >= 2**63:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number below 2**63")
    return int(word)
