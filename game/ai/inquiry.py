"""One question put to all thinkers of a crew."""

import logging
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from game.ai.crew import Crew, Thinker
from game.ai.process import HUSH, Task
from game.ai.question import Question
from game.ai.thoughts import Thoughts

LATE_SECONDS = 0.15
"""How long after its time a report is waited for; then its process is killed."""
HUSH_SECONDS = 0.2
"""How long a process may take to fall silent when told to; then it is killed."""

log = logging.getLogger(__name__)


class Inquiry:
    """Every thinker thinks about the whole question, until a moment of `time.monotonic` or,
    if `playouts` are given, for its share of them."""

    def __init__(self, crew: Crew, question: Question, until: float, playouts: int | None) -> None:
        self._crew = crew
        self._counted = playouts is not None
        self._end = until + LATE_SECONDS
        self._hushed = False
        self._thinking: list[Thinker] = []
        self._tasks: dict[Thinker, Task] = {}
        self._reports: dict[Thinker, Thoughts] = {}
        for index, thinker in enumerate(crew.thinkers):
            share = None
            if playouts is not None:
                share = max(1, (playouts + index) // len(crew.thinkers))
            seed = f"{question.seed}:{question.turn}:{index}"
            self._tasks[thinker] = Task(
                question.game, question.view, question.level, seed, question.since, until, share
            )

    def reports(self, bell: Connection, cancelled: Callable[[], bool]) -> list[Thoughts]:
        """What is reported in time, perhaps nothing; `cancelled` is asked when the bell rings.

        Afterwards every thinker that is left is silent.
        """
        for thinker in self._crew.thinkers:
            if thinker.ready:
                self._set_to_work(thinker)
        while (awaited := self._awaited()) and (left := self._end - monotonic()) > 0:
            for pipe in wait([bell, *awaited], left):
                if pipe is not bell:
                    self._hear(awaited[pipe])
                    continue
                bell.recv_bytes()
                if cancelled():
                    self._hush()
        for thinker in self._thinking:
            log.warning("an opponent's process did not fall silent in time")
            self._crew.lose(thinker)
        return [self._reports[thinker] for thinker in self._tasks if thinker in self._reports]

    def _awaited(self) -> dict[Any, Thinker]:
        """By their pipes: those at work, and those still starting while their part is needed."""
        awaited = self._thinking[:]
        if not self._hushed and (self._counted or not self._reports):
            awaited += [thinker for thinker in self._crew.thinkers if not thinker.ready]
        return {thinker.pipe: thinker for thinker in awaited}

    def _set_to_work(self, thinker: Thinker) -> None:
        thinker.say(self._tasks[thinker])
        self._thinking.append(thinker)

    def _hear(self, thinker: Thinker) -> None:
        try:
            report = thinker.hear()
        except EOFError:
            log.warning("an opponent's process ended by itself")
            self._crew.lose(thinker)
            if thinker in self._thinking:
                self._thinking.remove(thinker)
            return
        if report is not None:
            self._thinking.remove(thinker)
            self._reports[thinker] = report
        elif not self._hushed:
            self._set_to_work(thinker)

    def _hush(self) -> None:
        self._hushed = True
        self._end = min(self._end, monotonic() + HUSH_SECONDS)
        for thinker in self._thinking:
            thinker.say(HUSH)
