"""The parent's side: the processes that think for one match."""

import logging
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from time import monotonic

from game.ai.process import HUSH, Task, serve
from game.ai.question import Question
from game.ai.thoughts import Thoughts

MOST_PROCESSES = 8
LATE_SECONDS = 0.15
"""How long after its time a report is waited for; then its process is killed."""
HUSH_SECONDS = 0.2
"""How long a process may take to fall silent when told to; then it is killed."""
SPAWN = multiprocessing.get_context("spawn")

log = logging.getLogger(__name__)


def cores() -> int:
    """How many processes this program may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Thinker:
    """One process and this side of its pipe; OSError when it cannot be started."""

    def __init__(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        try:
            self.process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            theirs.close()

    def kill(self) -> None:
        """Ends the process, whatever it does."""
        self.process.kill()
        self.pipe.close()


class Crew:
    """As many thinkers as were asked for, each thinking on its own about the same question."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or min(cores(), MOST_PROCESSES)
        self._thinkers: dict[Connection, Thinker] = {}
        self._killed: list[Thinker] = []

    def fill(self) -> None:
        """Starts a thinker for every one that is missing."""
        self._bury()
        try:
            while len(self._thinkers) < self.size:
                thinker = Thinker()
                self._thinkers[thinker.pipe] = thinker
        except OSError as fault:
            log.warning("an opponent's process cannot be started: %s", fault)

    def close(self) -> None:
        """Leaves no process behind."""
        for pipe in list(self._thinkers):
            self._lose(pipe)
        self._bury()

    def think(
        self,
        question: Question,
        until: float,
        playouts: int | None,
        bell: Connection,
        cancelled: Callable[[], bool],
    ) -> list[Thoughts]:
        """What the thinkers report in time, perhaps nothing; `cancelled` is asked when the
        bell rings. Afterwards every thinker left is silent and ready for the next question."""
        waiting = self._hand_out(question, until, playouts)
        reports: dict[Connection, Thoughts | None] = dict.fromkeys(waiting)
        end = until + LATE_SECONDS
        while waiting and (left := end - monotonic()) > 0:
            for ready in wait([bell, *waiting], left):
                assert isinstance(ready, Connection)
                if ready is bell:
                    bell.recv_bytes()
                    if cancelled():
                        self._hush(waiting)
                        end = min(end, monotonic() + HUSH_SECONDS)
                else:
                    waiting.remove(ready)
                    reports[ready] = self._hear(ready)
        for pipe in waiting:
            log.warning("an opponent's process did not answer in time")
            self._lose(pipe)
        return [report for report in reports.values() if report is not None]

    def _hand_out(self, question: Question, until: float, playouts: int | None) -> list[Connection]:
        thinkers = list(self._thinkers)
        waiting = []
        for index, pipe in enumerate(thinkers):
            share = None
            if playouts is not None:
                share = max(1, (playouts + index) // len(thinkers))
            seed = f"{question.seed}:{question.turn}:{index}"
            task = Task(question.game, question.view, question.level, seed, until, share)
            try:
                pipe.send(task)
                waiting.append(pipe)
            except OSError:
                self._lose(pipe)
        return waiting

    def _hear(self, pipe: Connection) -> Thoughts | None:
        try:
            report: Thoughts = pipe.recv()
        except (EOFError, OSError):
            log.warning("an opponent's process ended in the midst of a question")
            self._lose(pipe)
            return None
        return report

    def _hush(self, waiting: list[Connection]) -> None:
        for pipe in waiting:
            try:
                pipe.send(HUSH)
            except OSError:
                continue

    def _lose(self, pipe: Connection) -> None:
        thinker = self._thinkers.pop(pipe)
        thinker.kill()
        self._killed.append(thinker)

    def _bury(self) -> None:
        for thinker in self._killed:
            thinker.process.join()
        self._killed.clear()
