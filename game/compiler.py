"""Compiles the rules of a checkout, once for every state of its sources, if there is a C compiler.

It is done beside the window, which meanwhile plays by interpreted rules, or waited for where
speed is all that is asked for. Whatever goes wrong leaves the rules interpreted.
"""

import logging
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Final

from rules import compiled

NEEDED: Final = ("mypyc", "setuptools")
WAITS: Final = "they are compiled when the game is next started"
OBSTACLE: Final = re.compile(r"The rules are not compiled: (.*)\.")
"""What `setup.py` says where it does without."""
LOWEST: Final = ("nice", "-n", "19")

log = logging.getLogger(__name__)


def state_of_rules() -> str:
    """`compiled`, or `interpreted` and why."""
    if compiled.in_use():
        return "rules compiled"
    return f"rules interpreted: {why_interpreted()}"


def why_interpreted() -> str:
    """Why compiled rules are not in use, in a few words."""
    if os.environ.get(compiled.WISH):
        return f"{compiled.WISH} says so"
    if not compiled.is_checkout():
        return "this program was built without a C compiler"
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        return f"{' and '.join(missing)} not installed"
    if not os.access(compiled.ROOT, os.W_OK):
        return f"nothing can be written to {compiled.ROOT}"
    try:
        return _note().read_text(encoding="utf-8").strip()
    except OSError:
        return WAITS


def ensure() -> None:
    """Compiles now if it can and must be, and says so on standard error.

    Processes that start afterwards use what was made.
    """
    compilation = Compilation()
    if compilation.wanted:
        _say("Compiling the rules, once for these sources; this takes about half a minute.")
        compilation.run()
        _say(f"The rules are {'compiled' if compiled.folder().is_dir() else 'interpreted'}.")


class Compilation:
    """One run of the compiler; `wanted` only where it has neither succeeded nor failed before."""

    def __init__(self) -> None:
        self.wanted = not compiled.in_use() and why_interpreted() == WAITS
        self._process: subprocess.Popen[str] | None = None
        self._ended = False

    def start(self, then: Callable[[], None]) -> None:
        """Runs in the background at the lowest priority; `then` is called once it succeeded.

        Says so on standard error, and in the log when the rules stay interpreted.
        """
        if self.wanted:
            _say("Compiling the rules in the background, once for these sources.")
            Thread(target=self._run_beside, args=(then,), name="compiler", daemon=True).start()
        elif not compiled.in_use():
            log.warning("The rules are interpreted: %s.", why_interpreted())

    def run(self, command: tuple[str, ...] = ()) -> bool:
        """Waits for the end; whether compiled rules are there now."""
        target = compiled.folder()
        work = target.with_name(f"{target.name}.{os.getpid()}")
        built = work / "built"
        words = [sys.executable, "setup.py", "-q", "build_ext"]
        words += ["--build-lib", str(built), "--build-temp", str(work / "work")]
        try:
            work.mkdir(parents=True)
            self._process = subprocess.Popen(
                [*command, *words],
                cwd=compiled.ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
            told = self._process.communicate()[0]
            if self._process.returncode >= 0:
                _keep(built, target, told)
            elif not self._ended:
                log.warning("The compiler was ended by signal %d.", -self._process.returncode)
        except OSError as fault:
            log.warning("The rules cannot be compiled: %s", fault)
        finally:
            shutil.rmtree(work, ignore_errors=True)
        return target.is_dir()

    def _run_beside(self, then: Callable[[], None]) -> None:
        if self.run(LOWEST if shutil.which(LOWEST[0]) else ()):
            _say("The rules are compiled.")
            then()
        elif not self._ended:
            log.warning("The rules are interpreted: %s.", why_interpreted())

    def close(self) -> None:
        """Ends it, if it still runs."""
        self._ended = True
        process = self._process
        if process is None or process.poll() is not None:
            return
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _keep(built: Path, target: Path, told: str) -> None:
    """Puts what was built in its place and clears away what was made of older sources."""
    if list(built.glob(f"{compiled.LIBRARY}*")):
        for old in target.parent.iterdir():
            if old.is_dir() and not old.suffix:
                shutil.rmtree(old, ignore_errors=True)
        built.rename(target)
    else:
        log.warning("The rules cannot be compiled:\n%s", told)
        found = OBSTACLE.search(told)
        why = found[1] if found else "the compiler failed, as the log tells"
        _note().write_text(why, encoding="utf-8")


def _note() -> Path:
    """Where it is kept why these sources could not be compiled, so as not to try again."""
    return compiled.folder().with_suffix(".txt")


def _say(sentence: str) -> None:
    print(f"two-lands: {sentence}", file=sys.stderr, flush=True)
