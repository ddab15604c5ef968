import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from game.ai.levels import LEVELS, level_for
from game.ai.question import Answer, Question
from game.ai.worker import Worker
from tests.ai.oasis import GAME, first_turn, last_turns
from tests.ai.odd import BROODING, FAILING, HANGING, IMPOSSIBLE, MISJUDGED, SPY_FILE, UNCOUNTED

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
"""Seconds after which a test gives up; far more than anything here takes."""


def question(game: Any = GAME, turn: int = 1, level: str = "plain", seed: int = 1) -> Question:
    return Question(game, first_turn()[1], turn, level, seed)


def answer_of(worker: Worker) -> Answer:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if answer := worker.poll():
            return answer
        sleep(0.005)
    raise AssertionError("no answer came")


def thinkers() -> list[Any]:
    return [child for child in multiprocessing.active_children() if child.name == "thinker"]


def until(happened: Any) -> None:
    end = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < end, "it never happened"
        sleep(0.005)


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(processes=2)
    worker.start()
    until(lambda: len(thinkers()) == 2)
    until(lambda: all(thinker.pipe.poll() for thinker in worker._crew.thinkers))
    yield worker
    worker.close()
    assert not thinkers()


@pytest.fixture
def counted() -> Iterator[Worker]:
    worker = Worker(processes=2, playouts=301)
    yield worker
    worker.close()
    assert not thinkers()


def legal(move: Any) -> bool:
    return move in GAME.legal_moves(first_turn()[0])


def test_a_question_is_answered_in_its_time(worker: Worker) -> None:
    began = monotonic()
    worker.ask(question(turn=5))
    answer = answer_of(worker)
    assert monotonic() - began < level_for("plain").seconds + 5
    assert answer.turn == 5
    assert legal(answer.move)
    assert answer.move == answer.values[0].move
    assert answer.playouts == sum(worth.visits for worth in answer.values) > 0
    assert worker.poll() is None


def test_asking_and_polling_do_not_wait(worker: Worker) -> None:
    began = monotonic()
    worker.ask(question(level="pharaoh"))
    assert worker.poll() is None
    worker.cancel()
    assert monotonic() - began < LEVELS["pharaoh"].seconds / 2


def test_counted_playouts_give_the_same_answer_again(counted: Worker) -> None:
    counted.ask(question())
    first = answer_of(counted)
    counted.ask(question())
    assert answer_of(counted) == first
    assert first.playouts == 301
    counted.ask(question(seed=2))
    assert answer_of(counted).values != first.values


def test_a_forced_move_comes_at_once(worker: Worker) -> None:
    seen = last_turns([], again=True)
    began = monotonic()
    worker.ask(Question(GAME, seen, 1, "pharaoh", 1))
    assert answer_of(worker).playouts == 0
    assert monotonic() - began < LEVELS["pharaoh"].seconds / 2


def test_a_process_killed_in_mid_thought_is_replaced(worker: Worker) -> None:
    one, _ = thinkers()
    worker.ask(question())
    sleep(0.05)
    one.kill()
    answer = answer_of(worker)
    assert legal(answer.move)
    assert answer.playouts > 0
    until(lambda: len(thinkers()) == 2)
    worker.ask(question(turn=2))
    assert answer_of(worker).turn == 2


def test_when_every_process_is_killed_a_move_still_comes(worker: Worker) -> None:
    worker.ask(question())
    sleep(0.05)
    for child in thinkers():
        child.kill()
    assert legal(answer_of(worker).move)
    until(lambda: len(thinkers()) == 2)


def test_processes_killed_between_questions_are_missed_by_none(
    worker: Worker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ai.inquiry.LATE_SECONDS", PATIENCE)  # on a busy machine too
    for child in thinkers():
        child.kill()
        child.join()
    worker.ask(question(level="pharaoh"))
    assert answer_of(worker).playouts > 0
    assert len(thinkers()) == 2
    assert "without its processes" not in caplog.text


def test_renewed_processes_are_other_ones(worker: Worker) -> None:
    before = {child.pid for child in thinkers()}
    worker.renew()
    until(lambda: len(thinkers()) == 2 and not before & {child.pid for child in thinkers()})
    worker.ask(question(level="plain"))
    assert answer_of(worker).playouts > 0


def test_processes_that_hang_are_ended_and_replaced(worker: Worker) -> None:
    hung = {child.pid for child in thinkers()}
    began = monotonic()
    worker.ask(question(HANGING))
    assert legal(answer_of(worker).move)
    assert monotonic() - began < level_for("plain").seconds + 5
    until(lambda: len(thinkers()) == 2 and not hung & {child.pid for child in thinkers()})
    worker.ask(question(turn=2))
    assert answer_of(worker).turn == 2


def test_processes_whose_rules_end_them_cost_no_move(worker: Worker) -> None:
    worker.ask(question(FAILING))
    answer = answer_of(worker)
    assert legal(answer.move)
    assert answer.playouts > 0


def test_rules_that_fail_in_the_search_cost_no_move(worker: Worker) -> None:
    worker.ask(question(UNCOUNTED))
    assert legal(answer_of(worker).move)


def test_knowledge_that_fails_costs_no_move_and_is_told(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    worker.ask(question(MISJUDGED, level="pharaoh"))
    answer = answer_of(worker)
    assert legal(answer.move)
    assert answer.playouts > 0
    assert "RuntimeError: this oasis cannot be judged" in caplog.text
    assert len(thinkers()) == 2


def test_knowledge_that_never_ends_costs_no_move(worker: Worker) -> None:
    began = monotonic()
    worker.ask(question(BROODING, level="pharaoh"))
    assert legal(answer_of(worker).move)
    assert monotonic() - began < LEVELS["pharaoh"].seconds + 5
    until(lambda: len(thinkers()) == 2)


def test_rules_that_know_no_move_are_reported_and_not_waited_for(worker: Worker) -> None:
    worker.ask(question(IMPOSSIBLE))
    with pytest.raises(RuntimeError, match="cannot be imagined"):
        answer_of(worker)


def test_where_no_process_can_be_started_the_thread_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused() -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("game.ai.crew.Thinker", refused)
    worker = Worker(processes=2)
    worker.ask(question())
    assert answer_of(worker).playouts > 0
    worker.close()


def test_a_cancelled_answer_is_dropped_and_the_processes_stay(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ai.inquiry.HUSH_SECONDS", PATIENCE)
    monkeypatch.setattr("game.ai.inquiry.LATE_SECONDS", PATIENCE)
    before = {child.pid for child in thinkers()}
    worker.ask(question(level="overseer"))
    sleep(0.05)
    worker.cancel()
    sleep(LEVELS["overseer"].seconds + 0.2)
    assert worker.poll() is None
    worker.ask(question(turn=2))
    assert answer_of(worker).turn == 2
    assert {child.pid for child in thinkers()} == before


def test_an_answer_not_yet_polled_is_dropped_too(counted: Worker) -> None:
    counted.ask(question())
    until(lambda: counted._answer is not None)
    counted.cancel()
    assert counted.poll() is None


def test_a_hung_process_does_not_outlive_a_cancelled_question(worker: Worker) -> None:
    hung = {child.pid for child in thinkers()}
    worker.ask(question(HANGING, level="pharaoh"))
    sleep(0.1)
    began = monotonic()
    worker.cancel()
    until(lambda: not hung & {child.pid for child in thinkers()})
    assert monotonic() - began < LEVELS["pharaoh"].seconds


def test_a_new_question_drops_the_older_one(worker: Worker) -> None:
    worker.ask(question(turn=1, level="pharaoh"))
    sleep(0.05)
    worker.ask(question(turn=2))
    assert answer_of(worker).turn == 2
    sleep(0.1)
    assert worker.poll() is None


def test_an_unknown_level_is_refused_at_once(worker: Worker) -> None:
    with pytest.raises(ValueError, match="no level 'vizier'"):
        worker.ask(question(level="vizier"))


def test_nothing_is_left_after_closing_in_mid_thought() -> None:
    worker = Worker(processes=2)
    worker.ask(question(level="pharaoh"))
    until(lambda: len(thinkers()) == 2)
    began = monotonic()
    worker.close()
    assert monotonic() - began < LEVELS["pharaoh"].seconds
    assert not thinkers()
    worker.close()


def test_a_worker_never_started_can_be_closed() -> None:
    Worker(processes=2).close()
    assert not thinkers()


def test_processes_end_with_their_parent(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    parent = subprocess.Popen(
        [sys.executable, program], cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    assert parent.stdout.readline() == "thinking\n"
    parent.kill()
    # The pipe ends only once every process that inherited it is gone.
    parent.communicate(timeout=PATIENCE)


PARENT = """
import time
from game.ai.question import Question
from game.ai.worker import Worker
from tests.ai.oasis import GAME, first_turn

if __name__ == "__main__":
    worker = Worker(processes=2, playouts=10**9)
    worker.ask(Question(GAME, first_turn()[1], 1, "plain", 1))
    time.sleep(0.5)
    print("thinking", flush=True)
    time.sleep(60)
"""


def test_processes_know_no_screen(tmp_path: Path) -> None:
    program = tmp_path / "two_lands.py"
    program.write_text(SCREEN)
    spied = tmp_path / "modules.json"
    done = subprocess.run(
        [sys.executable, program],
        cwd=ROOT,
        env=environment() | {SPY_FILE: str(spied)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    found = set(json.loads(spied.read_text()))
    assert "game.ai.search" in found
    assert not {name for name in found if name.startswith("pygame")}
    assert not {name for name in found if name.startswith(("game.app", "game.scenes"))}


SCREEN = """
import sys
import time
from game.__main__ import main

if __name__ == "__main__":
    import pygame
    from game.ai.question import Question
    from game.ai.worker import Worker
    from tests.ai.oasis import first_turn
    from tests.ai.odd import SPYING

    worker = Worker(processes=1, playouts=10)
    worker.ask(Question(SPYING, first_turn()[1], 1, "plain", 1))
    while not worker.poll():
        time.sleep(0.01)
    worker.close()
"""


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
