"""Builds the one-dir program and plays a match with it, so that nothing is left out of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "two-lands" / "two-lands"


def build() -> None:
    """Makes the program anew."""
    shutil.rmtree(PROGRAM.parent, ignore_errors=True)
    words = ["-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "build.spec"]
    subprocess.run([sys.executable, *words], cwd=ROOT, check=True, timeout=300)


def run(*words: str) -> str:
    """What the program prints; it must end with 0 and have nothing to complain about.

    An opponent that has to think without its worker processes complains.
    """
    done = subprocess.run([str(PROGRAM), *words], capture_output=True, text=True, timeout=300)
    if done.returncode or done.stderr:
        sys.exit(f"two-lands {' '.join(words)} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout.strip()


def main() -> None:
    """Builds, asks for the version, plays a demo, checks its record."""
    build()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with TemporaryDirectory() as folder:
        demo = "demo imhotep --seats novice,novice --seed 1 --budget 20 --size 1280x720"
        run(*demo.split(), "--out", folder)
        print(run("check", str(Path(folder, "match.twolands"))))
    files = [file for file in PROGRAM.parent.rglob("*") if file.is_file() and not file.is_symlink()]
    size = sum(file.stat().st_size for file in files)
    print(f"{run('--version')}: the frozen program works and takes {size / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
