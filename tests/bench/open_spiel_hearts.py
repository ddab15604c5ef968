"""Hearts of OpenSpiel on one core, as JSON: random play driven from Python, and its C++ search.

Run by `compare_open_spiel.py` with a Python that has OpenSpiel.
"""

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, TypeAlias

import pyspiel

Draw: TypeAlias = Callable[[Any], int]

TRIAL = 2_000
ROLLOUT = 1
EXPLORATION = 2.0


def by_probability(state: Any) -> int:
    """A chance action as any driver of any game must draw it."""
    actions, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(actions, weights=probabilities)[0])


def evenly(state: Any) -> int:
    """A chance action by a driver that knows that those of hearts are even."""
    return int(random.choice(state.legal_actions()))


def played(game: Any, draw: Draw) -> int:
    """How many decisions a match of random moves had; chance draws come on top."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def first_decision(game: Any) -> Any:
    """A dealt match whose first player has a choice."""
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(evenly(state))
        if len(state.legal_actions()) > 1:
            return state


def random_play(game: Any, draw: Draw, seconds: float) -> tuple[float, float]:
    """Decisions a second, and how many a match has."""
    began, decisions, matches, spent = process_time(), 0, 0, 0.0
    while spent < seconds:
        decisions += played(game, draw)
        matches += 1
        spent = process_time() - began
    return decisions / spent, decisions / matches


def search(game: Any, simulations: int) -> float:
    """Simulations a second from the first decision."""
    state = first_decision(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUT, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, simulations)
    began = process_time()
    bot.step(state)
    return simulations / (process_time() - began)


def main() -> None:
    """Measures for about three times so many seconds."""
    seconds = float(sys.argv[1])
    random.seed(1)
    game = pyspiel.load_game("hearts")
    rate, length = random_play(game, by_probability, seconds)
    lean, _ = random_play(game, evenly, seconds)
    iterations = search(game, int(search(game, TRIAL) * seconds))
    print(
        json.dumps(
            {
                "play": rate,
                "play, draws known to be even": lean,
                "search": iterations * length,
                "iterations": iterations,
            }
        )
    )


if __name__ == "__main__":
    main()
