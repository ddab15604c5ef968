"""Compares the rules and the search with hearts of OpenSpiel, in turn, in one run.

    python tests/bench/compare_open_spiel.py [ROUNDS [SECONDS]]

OpenSpiel is installed from its index into an environment that is thrown away. Every figure is a
median over the rounds, by processor time of one core; moves are decisions of players, and draws
of chance come on top in both.
"""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PEER = Path(__file__).with_name("open_spiel_hearts.py")
PACKAGE = "open_spiel==2.0.2"
OURS_TO_PEERS = (
    ("moves a second, uniform play", "rules", "play"),
    ("the same, draws known to be even", "rules", "play, draws known to be even"),
    ("iterations x moves a second, search", "search", "search"),
)


def answer(*words: str | Path) -> Any:
    """What a program prints as JSON."""
    done = subprocess.run(list(map(str, words)), cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def python_with_peer(folder: Path) -> Path:
    """An environment with OpenSpiel."""
    uv = [sys.executable, "-m", "uv"]
    if subprocess.run([*uv, "--version"], capture_output=True).returncode:
        uv = ["uv"]
    subprocess.run([*uv, "venv", "-q", "--python", sys.executable, folder], check=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([*uv, "pip", "install", "-q", "--python", python, PACKAGE], check=True)
    return python


def main() -> None:
    """Prints one table: every game of ours against hearts."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    seconds = sys.argv[2] if len(sys.argv) > 2 else "2"
    bench = [sys.executable, "-m", "game", "bench", "--json", "--runs", "1", "--seconds", seconds]
    ours: list[Any] = []
    peers: list[Any] = []
    with TemporaryDirectory() as folder:
        python = python_with_peer(Path(folder))
        for _ in range(rounds):
            peers.append(answer(python, PEER, seconds))
            ours.append(answer(*bench))
    print(", ".join(f"{name} {value}" for name, value in ours[0]["machine"].items()))
    print(f"\n{'':<12} {'median of ' + str(rounds):<36} {'ours':>12} {'hearts':>12} {'ratio':>7}")
    for game in ours[0]["rules"]:
        for title, part, peer in OURS_TO_PEERS:
            own = [found[part][game]["moves_per_second"] for found in ours]
            other = [found[peer] for found in peers]
            ratios = [a / b for a, b in zip(own, other, strict=True)]
            figures = f"{median(own):>12,.0f} {median(other):>12,.0f} {median(ratios):>7.2f}"
            print(f"{game:<12} {title:<36} {figures}")


if __name__ == "__main__":
    main()
