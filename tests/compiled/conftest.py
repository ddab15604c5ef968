from pathlib import Path

import pytest

from game.compiler import Compilation, why_interpreted
from rules import compiled


@pytest.fixture(scope="session")
def folder() -> Path:
    """The modules compiled from the sources as they are; skips where there is no C compiler."""
    if not compiled.folder().is_dir() and not Compilation().run():
        pytest.skip(f"nothing can be compiled here: {why_interpreted()}")
    return compiled.folder()
