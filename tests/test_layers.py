"""The layers of the house: who may import whom, and that every module stands by itself."""

import os
import pkgutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parent.parent
PURE = ("rules", "saves", "game.match", "game.ai")


def modules() -> list[str]:
    """Every module of the program."""
    found = []
    for package in ("rules", "saves", "game", "art"):
        found.append(package)
        found += [m.name for m in pkgutil.walk_packages([str(ROOT / package)], f"{package}.")]
    return found


ALONE = """
import importlib, json, sys
name = sys.argv[1]
importlib.import_module(name)
print(json.dumps([m for m in ("pygame", "pygame_gui") if m in sys.modules]))
"""


def import_alone(name: str) -> tuple[str, str, str]:
    """A module's name, what of pygame it brought along, and why it failed."""
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ALONE, name],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return name, done.stdout.strip(), done.stderr


def test_imports_point_down_only() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


def test_every_module_stands_by_itself_and_what_is_pure_brings_no_screen() -> None:
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        for name, brought, failed in pool.map(import_alone, modules()):
            assert not failed, f"{name} does not import alone:\n{failed}"
            if name.startswith(PURE) or name.startswith(("game.commands", "game.__main__")):
                assert brought == "[]", f"{name} brings {brought}"


@pytest.mark.parametrize("words", ["--version", "--help", "check --help"])
def test_the_command_line_answers_without_a_screen(words: str) -> None:
    program = (
        "import sys\nfrom game.__main__ import main\n"
        f"try: main({words.split()!r})\n"
        "except SystemExit: pass\n"
        "assert 'pygame' not in sys.modules"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
