"""Oases whose rules go wrong, or look around, in an opponent's process."""

import json
import multiprocessing
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from rules.dice import Dice
from tests.ai import oasis

SPY_FILE = "OASIS_SPY_FILE"


def in_child() -> bool:
    return multiprocessing.parent_process() is not None


def hanging_imagine(seen: oasis.View, rng: Random) -> oasis.State:
    while in_child():
        time.sleep(1)
    return oasis.imagine(seen, rng)


def failing_imagine(seen: oasis.View, rng: Random) -> oasis.State:
    if in_child():
        sys.exit("this oasis ends its process")
    return oasis.imagine(seen, rng)


def impossible_imagine(seen: oasis.View, rng: Random) -> oasis.State:
    raise RuntimeError("this oasis cannot be imagined")


def failing_scores(state: oasis.State) -> tuple[int, ...]:
    if state.to_move == oasis.NOBODY:
        raise RuntimeError("this oasis cannot count")
    return oasis.scores(state)


def spying_imagine(seen: oasis.View, rng: Random) -> oasis.State:
    if in_child():
        Path(os.environ[SPY_FILE]).write_text(json.dumps(sorted(sys.modules)))
    return oasis.imagine(seen, rng)


def failing_estimate(state: oasis.State, dice: Dice) -> list[float]:
    raise RuntimeError("this oasis cannot be judged")


def endless_estimate(state: oasis.State, dice: Dice) -> list[float]:
    while True:
        time.sleep(1)


HANGING: Any = replace(oasis.GAME, imagine=hanging_imagine)
FAILING: Any = replace(oasis.GAME, imagine=failing_imagine)
IMPOSSIBLE: Any = replace(oasis.GAME, imagine=impossible_imagine)
UNCOUNTED: Any = replace(oasis.GAME, scores=failing_scores)
SPYING: Any = replace(oasis.GAME, imagine=spying_imagine)
MISJUDGED: Any = replace(oasis.GAME, estimate=failing_estimate)
BROODING: Any = replace(oasis.GAME, estimate=endless_estimate)
