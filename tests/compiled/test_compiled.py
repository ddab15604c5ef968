"""Compiled rules are the rules: the same matches, and never those of other sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules import compiled

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300

# All in one process, so that the compiler runs once.
pytestmark = pytest.mark.xdist_group("compiler")


def run(*words: str, root: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, in a checkout."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def told(wish: str) -> list[str]:
    done = run("-m", "tests.compiled.told", TWO_LANDS_RULES=wish)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.usefixtures("folder")
def test_the_same_seeds_give_the_same_matches_and_thoughts() -> None:
    machine_code, sources = told("compiled"), told("interpreted")
    assert (machine_code.pop(0), sources.pop(0)) == ("true", "false")
    assert len(sources) > 1000
    for ours, theirs in zip(machine_code, sources, strict=True):
        assert ours == theirs


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own, without compiled modules."""
    for name in ("rules", "saves", "game"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def version(checkout: Path, **environment: str) -> str:
    """What `--version` says there."""
    done = run("-m", "game", "--version", root=checkout, **{"TWO_LANDS_RULES": "", **environment})
    assert done.returncode == 0
    assert done.stderr == ""
    return done.stdout


def test_edited_sources_run_as_they_are(checkout: Path, folder: Path) -> None:
    assert "interpreted" in version(checkout)
    shutil.copytree(folder, checkout / "build" / "compiled" / folder.name)
    assert "rules compiled" in version(checkout)
    assert "interpreted" in version(checkout, TWO_LANDS_RULES="interpreted")
    edited = checkout / "rules" / "game.py"
    before = edited.read_text(encoding="utf-8")
    edited.write_text(before + "\nEDITED = True\n", encoding="utf-8")
    assert "interpreted" in version(checkout)
    assert run("-c", "import rules", root=checkout, TWO_LANDS_RULES="compiled").returncode == 1
    edited.write_text(before, encoding="utf-8")
    assert "rules compiled" in version(checkout)


def test_a_library_that_does_not_load_is_left_alone(checkout: Path, folder: Path) -> None:
    broken = checkout / "build" / "compiled" / folder.name
    shutil.copytree(folder, broken)
    (broken / f"{compiled.LIBRARY}{compiled.SUFFIX}").write_bytes(b"nothing")
    done = run("-m", "game", "--version", root=checkout, TWO_LANDS_RULES="")
    assert done.returncode == 0
    assert "interpreted" in done.stdout
    assert "cannot be used" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler is named by CC elsewhere")
def test_without_a_compiler_the_rules_stay_interpreted(checkout: Path) -> None:
    words = ["-m", "game", "bench", "rules", "--runs", "1", "--seconds", "0.1"]
    done = run(*words, root=checkout, TWO_LANDS_RULES="", CC="false")
    assert done.returncode == 0
    assert "Compiling the rules" in done.stderr
    assert "rules are interpreted" in done.stderr
    assert "no C compiler" in version(checkout)
    again = run(*words, root=checkout, TWO_LANDS_RULES="", CC="false")
    assert (again.returncode, again.stderr) == (0, "")
