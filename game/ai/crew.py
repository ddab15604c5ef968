"""The processes that think for one match, as their parent holds them."""

import logging
import multiprocessing
import os

from game.ai.process import Task, serve
from game.ai.thoughts import Thoughts

MOST_PROCESSES = 8
SPAWN = multiprocessing.get_context("spawn")

log = logging.getLogger(__name__)


def cores() -> int:
    """How many processes this program may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Thinker:
    """One process and this side of its pipe; OSError when it cannot be started.

    It is ready once it has said so; until then it is still importing.
    """

    def __init__(self) -> None:
        self.ready = False
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        try:
            self.process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            theirs.close()

    def say(self, word: Task | str) -> None:
        """Sends a task or a word; a process that is gone is found out by `hear`."""
        try:
            self.pipe.send(word)
        except OSError:
            log.debug("an opponent's process no longer listens")

    def hear(self) -> Thoughts | None:
        """What it found out, or None if it says that it is ready; EOFError when it is gone."""
        try:
            word: Thoughts | str = self.pipe.recv()
        except OSError as fault:
            raise EOFError from fault
        if isinstance(word, Thoughts):
            return word
        self.ready = True
        return None

    def kill(self) -> None:
        """Ends the process, whatever it does."""
        self.process.kill()
        self.pipe.close()


class Crew:
    """As many thinkers as were asked for, or else one for every core up to eight."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or min(cores(), MOST_PROCESSES)
        self.thinkers: list[Thinker] = []
        self._killed: list[Thinker] = []

    def fill(self) -> None:
        """Starts a thinker for every one that is missing or has ended."""
        for thinker in self.thinkers[:]:
            if not thinker.process.is_alive():
                self.lose(thinker)
        self._bury()
        try:
            while len(self.thinkers) < self.size:
                self.thinkers.append(Thinker())
        except OSError as fault:
            log.warning("an opponent's process cannot be started: %s", fault)

    def lose(self, thinker: Thinker) -> None:
        """Ends a thinker, which is missing then."""
        self.thinkers.remove(thinker)
        thinker.kill()
        self._killed.append(thinker)

    def close(self) -> None:
        """Leaves no process behind."""
        for thinker in self.thinkers[:]:
            self.lose(thinker)
        self._bury()

    def _bury(self) -> None:
        for thinker in self._killed:
            thinker.process.join()
        self._killed.clear()
