import json
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from game.__main__ import main
from game.ai import levels
from game.ai.arena import Allowance, Contest, Played, interval, play, standings
from game.ai.levels import LEVELS, Level
from game.ai.thinking import Foresight
from game.ai.thoughts import Budget, Thoughts
from rules.game import HIDDEN, AnyGame, Setup
from tests.ai.oasis import GAME, View

ROOT = Path(__file__).resolve().parents[2]


def contest(*entrants: str, matches: int, seed: int = 1, playouts: int = 60) -> Contest:
    setup = Setup(len(entrants), {})
    return Contest(GAME, setup, entrants, matches, seed, Allowance(playouts=playouts))


def played(asked: Contest) -> list[Played]:
    with ThreadPoolExecutor(1) as executor:
        return list(play(asked, executor))


def results(asked: Contest) -> list[tuple[Any, ...]]:
    return [(match.points, match.shares) for match in played(asked)]


def test_counted_matches_are_the_same_again() -> None:
    asked = contest("plain", "greedy", "random", matches=4)
    assert results(asked) == results(asked)
    assert results(asked) != results(contest("plain", "greedy", "random", matches=4, seed=2))


def test_the_shares_of_every_match_add_up_to_one() -> None:
    for match in played(contest("random", "random", "random", matches=60)):
        assert sum(match.shares) == pytest.approx(1)
        best = max(match.points)
        winners = match.points.count(best)
        assert match.shares == tuple((has == best) / winners for has in match.points)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Every view that is shown to the yardstick `watcher`, which plays at random."""
    views: list[View] = []

    def watch(
        game: AnyGame, view: Any, rng: Random, budget: Budget, foresight: Foresight | None = None
    ) -> Thoughts:
        views.append(view)
        return levels.choose_random(game, view, rng, budget)

    monkeypatch.setitem(levels.YARDSTICKS, "watcher", Level(0.0, watch))
    return views


def test_seats_are_rotated_over_the_same_deal(seen: list[View]) -> None:
    played(contest("watcher", "random", "random", matches=3))
    assert {view.viewer for view in seen} == {0, 1, 2}
    seen.clear()
    played(contest("watcher", "watcher", "watcher", matches=6))
    hands = {(view.viewer, view.own) for view in seen}
    assert len(hands) == 2 * 3, "two deals for six matches, each a hidden date for three seats"


def test_opponents_see_only_what_they_were_told(seen: list[View]) -> None:
    played(contest("watcher", "watcher", matches=2))
    assert {view.viewer for view in seen} == {0, 1}
    assert all(view.own != HIDDEN and view.viewer == view.turn for view in seen)


def test_a_search_beats_random_moves() -> None:
    asked = contest("plain", "random", matches=40)
    plain, random = standings(asked, played(asked))
    assert plain.share > 0.7 > random.share
    assert plain.points > random.points
    # The last moves are followed to the end instead.
    assert 0.8 * 60 * plain.effort.choices < plain.effort.playouts < 60 * plain.effort.choices


def test_allowances_are_the_levels_own_scaled_or_the_same_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.ai.arena.monotonic", lambda: 100.0)
    own = [Allowance().budget(word).until - 100 for word in LEVELS]
    assert own == pytest.approx([0.3, 0.6, 1.2, 2.0])
    assert Allowance(scale=0.5).budget("novice").until == pytest.approx(100.15)
    assert Allowance(seconds=7).budget("novice").until == 107
    assert Allowance(playouts=7).budget("novice") == Budget(playouts=7)


@pytest.mark.parametrize(
    ("share", "matches", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (0.0, 20, 0.0, 0.161), (1.0, 20, 0.839, 1.0)],
)
def test_the_interval_is_that_of_wilson(
    share: float, matches: int, low: float, high: float
) -> None:
    assert interval(share, matches) == pytest.approx((low, high), abs=0.001)


def test_the_verb_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena imhotep --seats novice,greedy --matches 2 --budget 3 --option temple=B --json"
    assert main(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["matches"], found["options"]["temple"]) == ("imhotep", 2, "B")
    assert [seat["level"] for seat in found["seats"]] == ["novice", "greedy"]
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    for seat in found["seats"]:
        assert 0 <= seat["win_share_low"] <= seat["win_share"] <= seat["win_share_high"] <= 1


def test_the_verb_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena imhotep --seats random,greedy,random --matches 3 --jobs 2"
    assert main(words.split()) == 0
    printed = capsys.readouterr()
    assert [line.split()[0] for line in printed.out.splitlines()[2:]] == [
        "random",
        "greedy",
        "random",
    ]
    assert printed.err == ""


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("senet --seats random,random --matches 1", "no game 'senet'"),
        ("imhotep --seats random,vizier --matches 1", "no level 'vizier'"),
        ("imhotep --seats human,random --matches 1", "no level 'human'"),
        ("imhotep --seats random --matches 1", "2 to 4 seats, not 1"),
        ("imhotep --seats random,random --matches 0", "'0' is not a whole number from 1 up"),
        ("imhotep --seats random,random --matches ten", "'ten' is not a whole number"),
        ("imhotep --seats random,random", "--matches"),
        ("imhotep --seats random,random --matches 1 --seconds 0", "'0' is not a number above 0"),
        ("imhotep --seats random,random --matches 1 --seconds nan", "'nan' is not a number"),
        ("imhotep --seats random,random --matches 1 --seconds 1 --budget 9", "not allowed with"),
        ("imhotep --seats random,random --matches 1 --option temple", "key=value"),
        ("imhotep --seats random,random --matches 1 --option temple=C", "temple"),
        ("imhotep --seats random,random --matches 1 --option sphinx=A", "no option 'sphinx'"),
    ],
)
def test_bad_words_get_one_sentence(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert complaint in printed.err
    assert len(printed.err.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize("how", ["SIGINT", "SIGKILL"])
def test_no_process_outlives_an_arena_that_is_stopped(how: str) -> None:
    words = "arena imhotep --seats plain,plain --matches 2 --seconds 60 --jobs 2"
    arena = subprocess.Popen(
        [sys.executable, "-m", "game", *words.split()],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # A shell that runs the tests in the background has them ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    sleep(2)
    arena.send_signal(getattr(signal, how))
    # The pipe ends only once every process that inherited it is gone.
    arena.communicate(timeout=30)
    assert arena.returncode != 0
