"""The worker of a match: a thread that puts questions to processes and gathers the answers."""

import logging
from collections.abc import Callable
from multiprocessing import Pipe
from random import Random
from threading import Lock, Thread
from time import monotonic

from game.ai.crew import Crew
from game.ai.inquiry import Inquiry
from game.ai.levels import level_for
from game.ai.question import Answer, Question
from game.ai.thinking import think
from game.ai.thoughts import Budget, Thoughts, merged
from game.ai.yardsticks import choose_random

REPLY_SECONDS = 0.03
"""Kept back of a level's time for the way to the processes and back."""
ALONE_SECONDS = 0.03
"""What the thread thinks at least when the processes came to nothing."""
COUNTED_SECONDS = 60.0
"""The time for a move whose playouts are counted: a guard against a hang, not a measure."""

log = logging.getLogger(__name__)


class Worker:
    """Answers the questions of one match, one at a time, and never keeps its caller waiting.

    With `playouts`, every answer takes so many instead of its level's time, and is the same
    for the same question and number of `processes`.
    """

    def __init__(self, processes: int | None = None, playouts: int | None = None) -> None:
        self._crew = Crew(processes)
        self._playouts = playouts
        self._lock = Lock()
        self._asked: tuple[Question, float] | None = None
        self._answer: Answer | None = None
        self._failure: Exception | None = None
        self._closed = False
        self._outdated = False
        self._bell, self._rope = Pipe(duplex=False)
        self._thread = Thread(target=self._work, name="worker", daemon=True)

    def start(self) -> None:
        """Starts the processes in the background; `ask` does it too, if need be."""
        if self._thread.ident is None:
            self._thread.start()

    def ask(self, question: Question) -> None:
        """Begins to think; an older question is dropped. ValueError for an unknown level."""
        level_for(question.level)
        self.start()
        self._order((question, monotonic()))

    def poll(self) -> Answer | None:
        """The answer to the last question, once, as soon as it is there.

        Raises what rules raised that cannot even name a legal move.
        """
        with self._lock:
            if self._failure is not None:
                raise self._failure
            answer, self._answer = self._answer, None
            return answer

    def cancel(self) -> None:
        """Drops the question: its answer will never be polled."""
        self._order(None)

    def renew(self) -> None:
        """Replaces the processes by new ones before the next question."""
        self._outdated = True
        if not self._closed:
            self._rope.send_bytes(b"!")

    def close(self) -> None:
        """Ends the thread and every process; nothing can be asked afterwards."""
        if self._closed:
            return
        self._closed = True
        self.cancel()
        if self._thread.ident is not None:
            self._thread.join()
        self._rope.close()
        self._bell.close()

    def _order(self, asked: tuple[Question, float] | None) -> None:
        with self._lock:
            self._asked, self._answer = asked, None
        self._rope.send_bytes(b"!")

    def _work(self) -> None:
        try:
            while not self._closed:
                if self._outdated:
                    self._outdated = False
                    self._crew.close()
                self._crew.fill()
                with self._lock:
                    asked = self._asked
                if asked is None:
                    self._bell.recv_bytes()
                else:
                    self._settle(asked)
        except Exception as fault:
            self._failure = fault
        finally:
            self._crew.close()

    def _settle(self, asked: tuple[Question, float]) -> None:
        question, began = asked
        seconds = COUNTED_SECONDS if self._playouts else level_for(question.level).seconds
        until = began + seconds - REPLY_SECONDS

        def cancelled() -> bool:
            return self._asked is not asked

        inquiry = Inquiry(self._crew, question, until, self._playouts)
        parts = inquiry.reports(self._bell, cancelled)
        if cancelled():
            return
        thoughts = merged(parts) if parts else self._alone(question, until, cancelled)
        if thoughts.fault:
            log.warning("an opponent thinks without knowledge: %s", thoughts.fault)
        answer = Answer(question.turn, thoughts.best, thoughts.playouts, thoughts.ranked())
        with self._lock:
            if self._asked is asked:
                self._asked, self._answer = None, answer

    def _alone(self, question: Question, until: float, cancelled: Callable[[], bool]) -> Thoughts:
        """What the thread itself thinks when no process reported, which disturbs the window.

        The level's own way may be what the processes came to nothing by.
        """
        log.warning("an opponent thinks without its processes")
        game, view, rng = question.game, question.view, Random(question.seed)
        budget = Budget(max(until, monotonic() + ALONE_SECONDS), self._playouts, cancelled)
        try:
            return think(game, view, rng, budget)
        except Exception:
            log.exception("an opponent cannot think and makes any move")
            return choose_random(game, view, rng, budget)
