"""The child's side: a process that thinks about one task after another until its pipe closes."""

import gc
import os
import signal
import sys
from collections import defaultdict
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from game.ai.levels import level_for
from game.ai.thinking import Foresight
from game.ai.thoughts import Budget
from rules.game import AnyGame, Seat

NICENESS = 10
"""How far the processes stand back behind the window."""
READY = "ready"
"""Said by the child before its first task."""
HUSH = "hush"
"""Said by the parent to end the thinking about the present task."""


@dataclass(frozen=True, slots=True)
class Task:
    """A view to think about until a moment of `time.monotonic`, or for a number of playouts.

    `since` is that of the question.
    """

    game: AnyGame
    view: Any
    level: str
    seed: str
    since: tuple[Any, ...] | None
    until: float
    playouts: int | None


def serve(pipe: Connection) -> None:
    """Says READY, then answers every task with one `Thoughts`.

    Any word, or the end of the pipe, stops a search.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    # A search makes no cycles, and a collection would walk whole trees.
    gc.disable()
    foresights: defaultdict[Seat, Foresight] = defaultdict(Foresight)
    try:
        pipe.send(READY)
        while True:
            word = pipe.recv()
            if isinstance(word, Task):
                choose = level_for(word.level).choose
                budget = Budget(word.until, word.playouts, pipe.poll)
                foresight = foresights[word.view.viewer]
                foresight.follow(word.since)
                rng = Random(word.seed)
                thoughts = choose(word.game, word.view, rng, budget, foresight)
                pipe.send(thoughts)
                foresight.expect(thoughts.best)
    except (EOFError, OSError):
        return


def stand_back() -> None:
    """Lowers the priority of this process."""
    if sys.platform == "win32":
        import ctypes

        this_process, below_normal = ctypes.c_void_p(-1), 0x4000
        ctypes.windll.kernel32.SetPriorityClass(this_process, below_normal)
    else:
        os.nice(NICENESS)
