"""Builds the wheel and the one-dir program, and plays with both, so that nothing is left out.

Both must hold compiled rules: a C compiler is part of what must be there.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "two-lands" / "two-lands"


COMPILED = "rules compiled"


def check_wheel() -> None:
    """Builds the wheel and asks the program in it, installed by itself, for its version."""
    uv = os.environ.get("UV", "uv")
    with TemporaryDirectory() as folder:
        subprocess.run([uv, "build", "-q", "--wheel", "-o", folder], cwd=ROOT, check=True)
        (wheel,) = Path(folder).glob("*.whl")
        words = ["run", "-q", "--isolated", "--no-project", "--python", sys.executable]
        words += ["--with", str(wheel), "two-lands", "--version"]
        done = subprocess.run([uv, *words], cwd=folder, capture_output=True, text=True, check=True)
    if COMPILED not in done.stdout:
        sys.exit(f"The wheel holds no compiled rules: {done.stdout}{done.stderr}")


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
    check_wheel()
    build()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with TemporaryDirectory() as folder:
        demo = "demo imhotep --seats novice,pharaoh --seed 1 --budget 20 --size 1280x720"
        run(*demo.split(), "--out", folder)
        print(run("check", str(Path(folder, "match.twolands"))))
    files = [file for file in PROGRAM.parent.rglob("*") if file.is_file() and not file.is_symlink()]
    sounds = {file.name for file in (ROOT / "art" / "sounds").iterdir()}
    if lost := sounds - {file.name for file in files}:
        sys.exit(f"The frozen program lacks sounds: {', '.join(sorted(lost))}")
    size = sum(file.stat().st_size for file in files)
    version = run("--version")
    if COMPILED not in version:
        sys.exit(f"The frozen program holds no compiled rules: {version}")
    print(f"{version}: the frozen program works and takes {size / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
