"""`shots DIR`: a picture of every screen and of the telling states of every table."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.commands import UsageError, window
from game.commands.match_words import add_plain

if TYPE_CHECKING:
    from game.offscreen import Offscreen

SIZE: Final = (1920, 1080)


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("shots", help="pictures of every screen")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--size", type=window.size, default=SIZE, metavar="WxH")
    parser.add_argument("--text-size", type=_percent, default=100, metavar="P", help="in percent")
    parser.add_argument("--language", metavar="CODE", default="en", help="such as en")
    parser.add_argument("--only", metavar="WORD", default="", help="names that hold this word")
    add_plain(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Writes one PNG a screen and prints their names."""
    from game.language import language_for

    folder: Path = asked.folder
    try:
        language = language_for(asked.language)
        folder.mkdir(parents=True, exist_ok=True)
    except ValueError as fault:
        raise UsageError(str(fault)) from fault
    except OSError as fault:
        raise UsageError(f"{folder} cannot be made: {fault.strerror}.") from fault
    from game.gallery import gallery
    from game.offscreen import Offscreen

    for name, show in gallery():
        if asked.only in name:
            with Offscreen(asked.size, language=language) as stage:
                stage.desk.settings.change(text_size=asked.text_size, speed="off")
                stage.desk.plain = asked.plain
                show(stage)
                _keep(stage, folder / f"{name}.png")
    return 0


def _keep(stage: "Offscreen", path: Path) -> None:
    stage.turn(2)
    stage.save(path)
    print(path.name)


def _percent(word: str) -> int:
    if not word.isdecimal() or not 75 <= int(word) <= 200:
        raise argparse.ArgumentTypeError(f"{word!r} is not a text size from 75 to 200")
    return int(word)
