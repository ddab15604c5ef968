"""Habits that hold in every file of the project."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from rules.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(
    file for folder in ("rules", "saves", "game", "art") for file in (ROOT / folder).rglob("*.py")
)
TESTS = sorted((ROOT / "tests").rglob("*.py"))
LONGEST = 400
UNWANTED = ("controller", "manager", "handler", "context", "utils", "helpers", "data", "info")


def name_of(file: Path) -> str:
    """A file's path as it stands in the project."""
    return file.relative_to(ROOT).as_posix()


def tracked() -> list[str]:
    """The files under version control; none outside a checkout."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.split("\n") if done.returncode == 0 else []


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_files_are_small(file: Path) -> None:
    lines = len(file.read_text(encoding="utf-8").splitlines())
    assert lines <= LONGEST, f"{name_of(file)} has {lines} lines: it holds more than one idea"


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_names_come_from_the_field(file: Path) -> None:
    """No class, function or module is called by a word that says nothing."""
    code = ast.parse(file.read_text(encoding="utf-8"))
    defined = [n.name for n in ast.walk(code) if isinstance(n, ast.ClassDef | ast.FunctionDef)]
    for name in (*file.relative_to(ROOT).with_suffix("").parts, *defined):
        words = re.findall(r"[A-Z]?[a-z]+", name)
        assert not {word.lower() for word in words} & set(UNWANTED), name


def is_of_a_game(file: Path, game: str) -> bool:
    """Whether a file may speak of this game."""
    return name_of(file).startswith((f"rules/{game}/", f"game/tables/{game}/")) or name_of(
        file
    ) in ("rules/catalogue.py", "game/tables/__init__.py", "game/bench/targets.py")


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_no_game_is_named_outside_its_folders(file: Path) -> None:
    code = ast.parse(file.read_text(encoding="utf-8"))
    prose = {
        id(node.body[0].value)
        for node in ast.walk(code)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for game in GAMES:
        if is_of_a_game(file, game):
            continue
        for node in ast.walk(code):
            spoken = ""
            match node:
                case ast.Constant(value=str(value)) if id(node) not in prose:
                    spoken = value
                case ast.Name(id=value) | ast.Attribute(attr=value):
                    spoken = value
                case ast.ImportFrom(module=value) if value:
                    spoken = value
            assert game not in spoken.lower(), f"{name_of(file)} names {game}: {spoken!r}"


@pytest.mark.parametrize("file", SOURCES + TESTS, ids=name_of)
def test_nothing_is_left_open(file: Path) -> None:
    marks = "|".join(("TO" + "DO", "FIX" + "ME", "HA" + "CK", "XX" + "X"))
    found = re.search(rf"\b({marks})\b", file.read_text(encoding="utf-8"))
    assert found is None, f"{name_of(file)} holds an open mark: {found[0] if found else ''}"


def test_the_lock_file_is_not_tracked() -> None:
    assert "uv.lock" not in tracked()


def test_the_readme_speaks_of_the_two_commands_and_of_nothing_official() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 -m pip install uv && python3 -m uv run two-lands" in readme
    assert "python3 -m pip install uv && python3 -m uv run pytest" in readme
    assert "unofficial" in readme
