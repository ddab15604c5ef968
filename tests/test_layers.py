"""The layers of the house: who may import whom, and that every module stands by itself."""

import json
import os
import pkgutil
import subprocess
import sys
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
import importlib, json, os, sys, traceback
names, at_hand = sys.argv[1].split(","), sys.argv[2].split(",")
for name in filter(None, at_hand):
    importlib.import_module(name)
for name in names:
    reader, writer = os.pipe()
    if os.fork() == 0:
        try:
            importlib.import_module(name)
            told = "", [m for m in ("pygame", "pygame_gui") if m in sys.modules]
        except BaseException:
            told = traceback.format_exc(), []
        os.write(writer, json.dumps([name, *told]).encode())
        os._exit(0)
    os.close(writer)
    with open(reader) as child:
        print(child.read())
    os.wait()
"""


def import_alone(names: list[str], at_hand: str = "") -> list[tuple[str, str, list[str]]]:
    """Each module, why it failed, and what of pygame it brought, in an interpreter of its own.

    Packages that are not ours may be `at_hand`, which saves most of the time.
    """
    done = subprocess.run(
        [sys.executable, "-c", ALONE, ",".join(names), at_hand],
        cwd=ROOT,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def test_imports_point_down_only() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="interpreters are made by forking")
def test_every_module_stands_by_itself_and_what_is_pure_brings_no_screen() -> None:
    bare = [n for n in modules() if n.startswith((*PURE, "game.commands", "game.__main__"))]
    screen = [name for name in modules() if name not in bare]
    for name, failed, brought in import_alone(bare):
        assert not failed, f"{name} does not import alone:\n{failed}"
        assert not brought, f"{name} brings {brought}"
    for name, failed, _ in import_alone(screen, "pygame,pygame_gui"):
        assert not failed, f"{name} does not import alone:\n{failed}"


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
