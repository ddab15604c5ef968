"""Compares this program with desktop games and a bare pygame window, in turn, on one screen.

    python tests/bench/compare_desktop_games.py [ROUNDS]

Needs Linux and these packages of Debian: xvfb, dbus-daemon, aisleriot, gnome-chess,
gnome-mahjongg, kpat, pokerth; those games that are missing are left out. All are shown on one
virtual screen of 1920 x 1080. The first picture is there when 16 new colours are seen on the
screen, or most of it has changed. Memory is PSS, of the program itself and together with what it
has started; that and the processor time of them all are from ten seconds after the picture on.
Figures are medians. The first round is not counted: it fills the caches of the system.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from mmap import ACCESS_READ, mmap
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import NamedTuple

from game.bench.processes import children, processor_seconds, pss_mb

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1920, 1080)
OURS = [sys.executable, "-m", "game", "--size", "{}x{}".format(*SIZE)]
BARE = [sys.executable, str(ROOT / "game" / "bench" / "bare_window.py"), *map(str, SIZE)]
PEERS = {
    "aisleriot": ["sol"],
    "gnome-chess": ["gnome-chess"],
    "gnome-mahjongg": ["gnome-mahjongg"],
    "kpat": ["kpat"],
    "pokerth": ["pokerth"],
}
STEP = 24
"""Pixels from one point that is looked at to the next."""
COLOURS = 16
PATIENCE = 60.0
SETTLED = 10.0
WATCHED = 5.0


class Found(NamedTuple):
    """One start of a program."""

    seconds: float
    """To the first picture."""
    memory: float
    """MB of the program itself."""
    all_memory: float
    """Together with what it has started."""
    processor: float
    """Percent of a core, of them all."""


class Screen:
    """A virtual screen whose pixels lie in a file."""

    def __init__(self, number: int, folder: Path) -> None:
        self.name = f":{number}"
        with (folder / "Xvfb_screen0").open("rb") as pixels:
            self._memory = mmap(pixels.fileno(), 0, access=ACCESS_READ)
        first = len(self._memory) - SIZE[0] * SIZE[1] * 4
        self._points = [
            first + 4 * (SIZE[0] * y + x)
            for y in range(STEP, SIZE[1], STEP)
            for x in range(STEP, SIZE[0], STEP)
        ]

    def look(self) -> list[bytes]:
        """The colours of points all over it."""
        return [self._memory[at : at + 3] for at in self._points]


@contextmanager
def bus() -> Iterator[str]:
    """The address of a message bus, which some of the games need."""
    words = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as daemon:
        assert daemon.stdout is not None
        try:
            yield daemon.stdout.readline().strip()
        finally:
            daemon.terminate()


@contextmanager
def screen(folder: Path) -> Iterator[Screen]:
    """A virtual screen for as long as it is needed."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "{}x{}x24".format(*SIZE)]
    with subprocess.Popen(
        [*words, "-fbdir", str(folder)], pass_fds=[write], stderr=subprocess.DEVNULL
    ) as server:
        os.close(write)
        with os.fdopen(read) as told:
            number = int(told.readline())
        try:
            yield Screen(number, folder)
        finally:
            server.terminate()


def is_picture(before: Sequence[bytes], now: Sequence[bytes]) -> bool:
    """Whether a window shows something."""
    changed = [colour for was, colour in zip(before, now, strict=True) if was != colour]
    return len(set(changed)) >= COLOURS or 2 * len(changed) > len(now)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def watch(words: Sequence[str], shown: Screen, address: str, home: str) -> Found:
    """What one start of a program comes to."""
    environment = {
        **os.environ,
        "DISPLAY": shown.name,
        "DBUS_SESSION_BUS_ADDRESS": address,
        "HOME": home,
        "SDL_AUDIODRIVER": "dummy",
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.pop("SDL_VIDEODRIVER", None)
    before, began = shown.look(), monotonic()
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as program:
        try:
            while not is_picture(before, shown.look()):
                if monotonic() - began > PATIENCE or program.poll() is not None:
                    raise RuntimeError(f"{words[0]} showed no picture")
                sleep(0.005)
            seconds = monotonic() - began
            sleep(SETTLED)
            pids = family(program.pid)
            spent, since = sum(map(processor_seconds, pids)), monotonic()
            sleep(WATCHED)
            spent = sum(map(processor_seconds, pids)) - spent
            share = 100 * spent / (monotonic() - since)
            return Found(seconds, pss_mb(program.pid), sum(map(pss_mb, pids)), share)
        finally:
            program.terminate()


def main() -> None:
    """Prints one table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    programs = {"a bare pygame window": BARE, "two-lands": OURS}
    for name, words in PEERS.items():
        path = shutil.which(words[0], path=f"{os.environ['PATH']}:/usr/games")
        if path:
            programs[name] = [path]
        else:
            print(f"{name} is not installed.")
    found: dict[str, list[Found]] = {name: [] for name in programs}
    with TemporaryDirectory() as folder, screen(Path(folder)) as shown, bus() as address:
        for number in range(rounds + 1):
            for name, words in programs.items():
                came = watch(words, shown, address, folder)
                sleep(1)
                if number:
                    found[name].append(came)
    print(
        f"{'median of ' + str(rounds):<22} {'picture s':>10} {'MB':>6} {'all MB':>7} {'idle %':>7}"
    )
    for name, runs in found.items():
        seconds, memory, everything, share = map(median, zip(*runs, strict=True))
        print(f"{name:<22} {seconds:>10.2f} {memory:>6.0f} {everything:>7.0f} {share:>7.2f}")


if __name__ == "__main__":
    main()
