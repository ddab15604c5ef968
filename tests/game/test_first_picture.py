"""What the first picture of the title does without, so that it comes soon."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

LATER = (
    "pygame_gui",
    "game.ai.worker",
    "game.scenes.match",
    "game.scenes.setup",
    "game.scenes.result",
    "game.tables.imhotep.table",
    "game.tables.sobek.table",
    "rules.imhotep.pieces",
    "rules.sobek.pieces",
)
"""Read once there is something to see."""

PROGRAM = """
import sys
from game import app
from game.__main__ import main

def begun(desk, silent=False):
    print(*sys.modules)
    sys.stdout.flush()
    desk.close()
    sys.exit()

app.wake = begun
main(["--size", "640x400", "--data-dir", sys.argv[1]])
"""


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that the program has read when its first picture is shown."""
    words = [sys.executable, "-c", PROGRAM, str(tmp_path_factory.mktemp("player"))]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert "game.scenes.title" in done.stdout, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize("module", LATER)
def test_the_first_picture_does_without(module: str, read: set[str]) -> None:
    assert module not in read
