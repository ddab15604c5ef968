"""Builds the one-dir program and plays a match with it, so that nothing is left out of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "two-lands" / "two-lands"


def run(*words: str) -> str:
    """What a command prints; it must end with 0 within five minutes."""
    done = subprocess.run(
        words, cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=300, check=True
    )
    return done.stdout


def main() -> None:
    """Builds, asks for the version, plays a demo, checks its record."""
    shutil.rmtree(PROGRAM.parent, ignore_errors=True)
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "build.spec")
    version = run(str(PROGRAM), "--version").strip()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with TemporaryDirectory() as folder:
        demo = "demo imhotep --seats novice,novice --seed 1 --budget 20 --size 1280x720"
        run(str(PROGRAM), *demo.split(), "--out", folder)
        record = Path(folder, "match.twolands")
        print(run(str(PROGRAM), "check", str(record)).strip())
    size = sum(file.stat().st_size for file in PROGRAM.parent.rglob("*") if file.is_file())
    print(f"{version}: the frozen program works and takes {size / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
