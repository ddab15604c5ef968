"""Opening the window: what the program does without a verb."""

import argparse
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from game.commands import UsageError
from game.display import missing_display, present_from_memory

if TYPE_CHECKING:
    from game.scenes.desk import Desk
    from game.scenes.stack import Scene

Opening: TypeAlias = "Callable[[Desk], Scene]"
"""Makes the scene that lies over the title at first."""

SMALLEST: Final = (640, 400)
LARGEST: Final = (16_384, 16_384)


def add_options(parser: argparse.ArgumentParser, *, default: Any = None) -> None:
    """Adds the options of the window; `default` stands for each that is not given."""
    parser.add_argument(
        "--fullscreen", action="store_true", default=default, help="fill the screen"
    )
    parser.add_argument(
        "--size", type=size, metavar="WxH", default=default, help="size of the window in pixels"
    )
    parser.add_argument(
        "--data-dir",
        type=Path,
        metavar="DIR",
        default=default,
        help="keep matches and settings in this folder",
    )
    parser.add_argument(
        "--safe-mode",
        action="store_true",
        default=default,
        help="start with default settings and without sound",
    )
    parser.add_argument("--language", metavar="CODE", default=default, help="such as en")


def size(word: str) -> tuple[int, int]:
    """Width and height in pixels from a word such as 1920x1080."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", word)
    if not found:
        raise argparse.ArgumentTypeError(f"{word!r} is not a size such as 1920x1080")
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        least, most = ("{}x{}".format(*edge) for edge in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(f"{word!r} is not between {least} and {most}")
    return width, height


def run(asked: argparse.Namespace) -> int:
    """Opens the window on the title."""
    return open_window(asked)


def open_window(asked: argparse.Namespace, opening: "Opening | None" = None) -> int:
    """Opens the window, at once at a table if `opening` makes one, and gives the exit status.

    UsageError if there is no display or no such language.
    """
    if missing := missing_display(sys.platform, os.environ):
        raise UsageError(missing)
    present_from_memory()
    from game.language import language_for

    try:
        language = language_for(asked.language or "en")
    except ValueError as fault:
        raise UsageError(str(fault)) from fault
    from game.app import open_app
    from game.window import DisplayError

    try:
        open_app(
            language,
            asked.data_dir,
            size=asked.size,
            fullscreen=bool(asked.fullscreen),
            safe=bool(asked.safe_mode),
            opening=opening,
        )
    except DisplayError as fault:
        raise UsageError(str(fault)) from fault
    return 0
