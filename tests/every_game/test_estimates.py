"""What a game knows of positions: a figure for every seat, and the truth once it is over."""

from random import Random
from statistics import fmean

import pytest

from rules.catalogue import GAMES
from rules.dice import Dice
from rules.game import CHANCE, NOBODY, AnyGame
from tests.every_game.matches import next_move, setups

knowing_games = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in GAMES.items() if game.estimate]
)


@knowing_games
def test_an_estimate_can_be_had_anywhere_and_is_the_score_at_last(game: AnyGame) -> None:
    assert game.estimate
    for seed, setup in enumerate(setups(game)):
        state, rng = game.start(setup), Random(seed)
        while state.to_move != NOBODY:
            if rng.random() < 0.05:
                guess = state.copy()
                points = game.estimate(guess, Dice(seed))
                assert len(points) == setup.seats
                again = state.copy()
                assert list(game.estimate(again, Dice(seed))) == list(points)
                if guess.to_move == NOBODY:
                    assert tuple(points) == game.scores(guess)
            game.apply(state, next_move(game, state, rng), None)
        assert tuple(game.estimate(state, Dice(seed))) == game.scores(state)


@knowing_games
def test_who_is_expected_to_lead_by_far_mostly_leads_in_the_end(game: AnyGame) -> None:
    """With the last decisions still to come: most of the match is known by then."""
    assert game.estimate
    leads: list[float] = []
    for seed in range(30):
        state, rng = game.start(setups(game)[0]), Random(seed)
        halfway = None
        while state.to_move != NOBODY:
            if halfway is None and sum(game.scores(state)) > 0 and state.to_move != CHANCE:
                halfway = state.copy()
            game.apply(state, next_move(game, state, rng), None)
        assert halfway is not None
        ahead, behind = game.estimate(halfway, Dice(seed))[:2]
        points = game.scores(state)
        leads.append((points[0] - points[1]) * (1 if ahead > behind else -1))
    assert fmean(leads) > 0
