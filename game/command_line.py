"""What the command line is made of: a parser of one-sentence complaints, and the verbs."""

import argparse
import importlib
import pkgutil
from collections.abc import Sequence
from typing import Any, NoReturn

import game.commands
from game import VERSION
from game.commands import UsageError, window


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of printing its usage and ending the program."""

    def error(self, message: str) -> NoReturn:
        """Raises UsageError."""
        sentence = message[:1].upper() + message[1:]
        raise UsageError(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.")


class _Version(argparse.Action):
    """Prints the version and ends the program."""

    def __init__(self, option_strings: Sequence[str], dest: str, **said: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, **said)

    def __call__(self, parser: argparse.ArgumentParser, *parsed: object) -> NoReturn:
        from game.compiler import state_of_rules

        print(f"two-lands {VERSION}, {state_of_rules()}")
        parser.exit()


def parse(words: Sequence[str]) -> argparse.Namespace:
    """What the words ask for, with `run` to do it; UsageError says what cannot be understood.

    The verbs are imported only when a word is none of the window's.
    """
    bare = _parser(add_help=False)
    asked, others = bare.parse_known_args(words)
    if not others:
        return asked
    full = _parser()
    verbs = full.add_subparsers(title="verbs", metavar="VERB", dest="verb")
    for module in pkgutil.iter_modules(game.commands.__path__):
        verb = importlib.import_module(f"{game.commands.__name__}.{module.name}")
        if hasattr(verb, "add_parser"):
            verb.add_parser(verbs)
    asked, others = full.parse_known_args(words)
    if others:
        raise UsageError(f"{others[0]!r} is not understood here; --help lists what is.")
    return asked


def _parser(*, add_help: bool = True) -> Parser:
    parser = Parser(
        prog="two-lands",
        description="Two tabletop games of ancient Egypt. With no verb the window opens.",
        allow_abbrev=False,
        add_help=add_help,
    )
    parser.add_argument("--version", action=_Version, help="also whether the rules are compiled")
    window.add_options(parser)
    parser.set_defaults(run=window.run)
    return parser
