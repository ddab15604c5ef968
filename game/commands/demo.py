"""`demo GAME`: a whole match of opponents through the real scenes, without a screen."""

import argparse
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.commands import UsageError, window
from game.commands.match_words import add_match_words, add_plain, asked_seats, asked_setup, count

if TYPE_CHECKING:
    import pygame

    from game.match import Match
    from game.offscreen import Offscreen

SIZE: Final = (1920, 1080)
LONGEST: Final = 3600.0
"""Seconds after which a match is given up."""


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("demo", help="opponents play a match off-screen")
    add_match_words(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="for the pictures")
    parser.add_argument("--size", type=window.size, default=SIZE, metavar="WxH")
    parser.add_argument(
        "--budget", type=count, metavar="N", help="playouts a move, instead of the level's time"
    )
    add_plain(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Writes match.twolands, a picture of every round and one of the result."""
    seats = asked_seats(asked)
    game, setup = asked_setup(asked)
    from game.seats import Computer

    if not all(isinstance(who, Computer) for who in seats):
        raise UsageError("Nobody is there to play a demo: every seat must be a level.")
    out: Path = asked.out
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise UsageError(f"{out} cannot be made: {fault.strerror}.") from fault
    from game.offscreen import Offscreen
    from game.scenes.opening import begin

    logging.getLogger("game").addHandler(logging.StreamHandler())
    with Offscreen(asked.size, playouts=asked.budget) as stage:
        stage.desk.settings.change(speed="off")
        stage.desk.plain = asked.plain
        scene = begin(stage.desk, game, seats, setup.options, asked.seed)
        stage.open(scene)
        ended = _play(stage, scene.match, out)
    _write(out, scene.match)
    if not ended:
        print("The match did not come to its end.", file=sys.stderr)
        return 1
    return 0


def _play(stage: "Offscreen", match: "Match", out: Path) -> bool:
    """Plays on until the result is shown; whether it was."""
    rounds, turn = 0, -1
    before: pygame.Surface | None = None

    def step() -> bool:
        nonlocal rounds, turn, before
        if turn != match.turn:
            begun = sum(getattr(event, "heading", False) for _, event in match.log(0))
            if before is not None and begun > rounds > 0:
                _save(before, out / f"round-{rounds}.png")
            rounds, turn = begun, match.turn
            stage.turn()
            before = stage.picture()
        return match.result is not None

    if not stage.wait(step, LONGEST):
        return False
    stage.settle()
    stage.save(out / f"round-{rounds}.png")
    table = stage.app.stack.top
    shown = stage.wait(lambda: stage.app.stack.top is not table)
    stage.settle()
    stage.save(out / "result.png")
    return shown


def _save(picture: "pygame.Surface", path: Path) -> None:
    import pygame

    pygame.image.save(picture, path)


def _write(out: Path, match: "Match") -> None:
    from saves.record import SUFFIX, write_file

    path = out / f"match{SUFFIX}"
    write_file(path, match.record())
    print(f"{path}: {len(match.record().moves)} moves.")
