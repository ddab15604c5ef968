"""A program with a window in a process of its own, from its start to its first picture."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep, time
from typing import Final, NamedTuple

from game.bench.screen import Size, named
from game.logbook import FIRST_PICTURE, TIME_FORMAT
from game.paths import log_file

BARE: Final = Path(__file__).with_name("bare_window.py")
PATIENCE: Final = 60.0
ROOT: Final = Path(__file__).resolve().parents[2]
FROZEN: Final = bool(getattr(sys, "frozen", False))
THIS: Final = (sys.executable,) if FROZEN else (sys.executable, "-m", "game")
NO_BARE_WINDOW: Final = (
    "A frozen program cannot open a bare window of pygame to compare with; "
    "the program can when it runs from source."
)


class Shown(NamedTuple):
    """A program whose first picture is there."""

    pid: int
    seconds: float
    """From the start of its process to its first picture."""


class NoPictureError(Exception):
    """A program ended, or showed nothing for a minute."""


def frozen_program(given: Path | None) -> Path | None:
    """The frozen program that was named, or is this one, or lies where it is built."""
    if given is not None:
        return given
    if FROZEN:
        return Path(sys.executable)
    built = ROOT / "dist" / "two-lands" / ("two-lands.exe" if os.name == "nt" else "two-lands")
    return built if built.is_file() else None


@contextmanager
def two_lands(size: Size, *words: str, command: Sequence[str] = THIS) -> Iterator[Shown]:
    """This program with a player's folder of its own; its log tells when there was a picture."""
    with TemporaryDirectory() as folder:
        options = ["--data-dir", folder, "--size", named(size)]
        book = log_file(Path(folder))
        with _running([*command, *words, *options]) as (process, began):
            shown = None
            while shown is None:
                _check(process, began)
                sleep(0.01)
                shown = _told(book)
            yield Shown(process.pid, shown - began)


@contextmanager
def bare_window(size: Size) -> Iterator[Shown]:
    """A window of pygame and nothing else."""
    with _running([sys.executable, str(BARE), *map(str, size)]) as (process, began):
        assert process.stdout is not None
        said = process.stdout.readline()
        if not said:
            raise NoPictureError("A bare window ended before it showed a picture.")
        yield Shown(process.pid, float(said) - began)


@contextmanager
def _running(words: Sequence[str]) -> Iterator[tuple["subprocess.Popen[str]", float]]:
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    # As for any player, what Python has compiled is kept for the next start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time()
    process = subprocess.Popen(
        words,
        cwd=ROOT if ROOT.is_dir() else None,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with process:
        try:
            yield process, began
        finally:
            process.terminate()


def _check(process: "subprocess.Popen[str]", began: float) -> None:
    if process.poll() is not None:
        raise NoPictureError(f"{process.args!r} ended before it showed a picture.")
    if time() - began > PATIENCE:
        raise NoPictureError(f"{process.args!r} showed no picture for {PATIENCE:.0f} seconds.")


def _told(book: Path) -> float | None:
    """When the log says that the first picture was there."""
    try:
        lines = book.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return None
    for line in lines:
        if line.endswith(FIRST_PICTURE):
            return datetime.strptime(" ".join(line.split()[:2]), TIME_FORMAT).timestamp()
    return None
