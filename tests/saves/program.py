"""Another program at work on a library: runs a piece of code in an interpreter of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]

OPENS = """
import sys
from pathlib import Path
from random import Random
from game.match import Match
from rules.game import setup_for
from saves.library import Library, LibraryError
from tests.saves import coins
from tests.saves.sample import SEATS, played

library = Library(Path(sys.argv[1]), coins.GAMES)

def say(*words):
    print(*words, flush=True)
"""


class Program:
    """A running program on a library; its lines are read as it prints them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        assert process.stdin is not None
        self._lines: IO[str] = process.stdout
        self._words: IO[str] = process.stdin

    def line(self) -> str:
        """The next line it prints; empty at its end."""
        return self._lines.readline().strip()

    def tell(self, word: str = "") -> None:
        """Writes it a line."""
        self._words.write(f"{word}\n")
        self._words.flush()

    def kill(self) -> None:
        """Ends it at once, wherever it is."""
        self.process.kill()
        self.process.wait(10)


@contextmanager
def program(library: Path, code: str) -> Iterator[Program]:
    """A program that has opened the library as `library` and goes on with this code."""
    with subprocess.Popen(
        [sys.executable, "-c", OPENS + code, str(library)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Program(process)
        finally:
            if process.poll() is None:
                process.kill()
