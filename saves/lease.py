"""Which program plays which match: locks that end with the program that holds them."""

import os
import sys
from pathlib import Path
from typing import Final

PLACES: Final = 2**31 - 2
"""How many places a lock can have; the largest offset every system can lock."""


class Leases:
    """The matches this program plays; without a file every match is free.

    A match is a locked byte of one file. The system takes the lock off when its program ends,
    however it ends, so no lease outlives its holder. One object a program and file: the system
    counts locks by program.
    """

    def __init__(self, path: Path | None) -> None:
        self._held: set[int] = set()
        self._file: int | None = None
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                self._file = None

    def take(self, match: int) -> bool:
        """Leases the match; whether this program holds it now."""
        if match in self._held or self._file is None or _lock(self._file, match % PLACES):
            self._held.add(match)
            return True
        return False

    def holds(self, match: int) -> bool:
        """Whether this program plays the match."""
        return match in self._held

    def release(self, match: int) -> None:
        """Gives the match back, if it was held."""
        if match not in self._held:
            return
        self._held.discard(match)
        if self._file is not None:
            _unlock(self._file, match % PLACES)

    def elsewhere(self, match: int) -> bool:
        """Whether another program plays the match now."""
        if match in self._held:
            return False
        if not self.take(match):
            return True
        self.release(match)
        return False

    def close(self) -> None:
        """Gives everything back."""
        self._held.clear()
        if self._file is not None:
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int, place: int) -> bool:
        os.lseek(file, place, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _unlock(file: int, place: int) -> None:
        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import errno
    import fcntl

    def _lock(file: int, place: int) -> bool:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
        except OSError as refusal:
            return refusal.errno not in (errno.EACCES, errno.EAGAIN)
        return True

    def _unlock(file: int, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN, 1, place)
