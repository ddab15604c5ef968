"""Opponents are asked as soon as it is their turn, only where there is a choice, and in vain
once nobody waits for the answer."""

from types import SimpleNamespace
from typing import Any

from game.scenes.opening import begin
from game.scenes.rivals import Rivals
from game.seats import Computer, Human
from game.table.table import Play
from rules.catalogue import GAMES
from tests.game.scenes.test_match import ask, single_stage
from tests.game.scenes.test_take_back import SlowWorker, first_to_move

NOVICE = Computer("novice")


class Pass:
    """A match at a moment where so many moves are legal."""

    game = next(iter(GAMES.values()))
    turn = moment = 4

    def __init__(self, *moves: str) -> None:
        self.moves = moves

    def legal_moves(self) -> Any:
        return self.moves

    def view(self, seat: int) -> Any:
        return "seen"

    def record(self) -> Any:
        return SimpleNamespace(seed=1)


def rivals(*moves: str) -> tuple[Rivals, SlowWorker]:
    worker = SlowWorker()
    desk: Any = SimpleNamespace(worker=worker)
    match: Any = Pass(*moves)
    return Rivals(desk, match), worker


def test_a_forced_move_is_made_without_asking() -> None:
    asking, worker = rivals("pass")
    assert asking.move(0, NOVICE) == "pass"
    assert worker.question is None
    assert asking.move(0, NOVICE) == "pass"


def test_a_choice_is_asked_for_once() -> None:
    asking, worker = rivals("pass", "take")
    assert asking.move(0, NOVICE) is None
    first = worker.question
    assert first is not None
    assert (first.view, first.level) == ("seen", "novice")
    assert asking.move(0, NOVICE) is None
    assert worker.question is first
    asking.cancel()
    assert worker.question is None


def test_an_opponent_thinks_while_the_clips_of_the_move_before_run(show, fake_table) -> None:
    worker = show.desk.__dict__["worker"] = SlowWorker()
    show.desk.settings.change(speed="slow")
    game = next(iter(GAMES.values()))
    seed = next(n for n in range(20) if first_to_move(show, game, n) == 0)
    scene = begin(show.desk, game, [Human("Nadia"), NOVICE], {}, seed)
    show.push(scene)
    show.tick()
    while not fake_table[-1].offered:
        show.tick(0.5)
    ask(show, fake_table[-1], Play(single_stage(scene.match)))
    assert scene.match.to_move == 1
    assert scene.moving, "the clip of the person's own move"
    assert worker.question is not None
    scene.leave()
    assert worker.question is None
