"""The player's matches in one file, written as they are played.

Nothing here waits for a disk but what says so. What writes gives a `Ticket`; what the disk
refuses is tried again while the match goes on, and `news` tells it.
"""

import secrets
import sqlite3
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar

from rules.catalogue import GAMES
from rules.game import AnyGame, Text, text
from saves import rows
from saves.lease import Leases
from saves.line import Line
from saves.opening import open_library
from saves.record import MatchRecord, RecordError, Result
from saves.replay import BrokenRecordError, Replay
from saves.rows import Entry
from saves.writer import Ticket, Writer

T = TypeVar("T")

READ_SECONDS: Final = 10.0
"""How long a look at the library may take before it counts as failed."""

CLOSE_SECONDS: Final = 5.0


class LibraryError(Exception):
    """The library cannot do this now; the message says why in one sentence."""


class Library:
    """Matches running and finished, by number; in a file, or in memory without a path.

    A match is written only by the program that took it with `new` or `resume`, until `leave`.
    Methods that give something else than a ticket wait for the disk, up to ten seconds, and
    raise LibraryError.
    """

    def __init__(self, path: Path | None, games: Mapping[str, AnyGame] = GAMES) -> None:
        self._news: deque[Text] = deque()
        self._games = games
        self._told = False
        self._writer = Writer(lambda: open_library(path, self._news.append), self._trouble)
        self._leases = Leases(path and path.with_name(f"{path.name}-leases"))
        self._latest: Ticket[None] | None = None
        self._left: dict[int, Ticket[None] | None] = {}

    def new(self, record: MatchRecord) -> tuple[int, Ticket[None]]:
        """Adds a match with the moves it has so far, and takes it."""
        match = secrets.randbits(62)
        self._leases.take(match)
        return match, self._write(lambda c: rows.put_match(c, match, record))

    def resume(self, match: int) -> MatchRecord:
        """Takes a match to play on; LibraryError if another program plays it."""
        if not self._leases.take(match):
            raise LibraryError("Another program plays this match now.")
        self._left.pop(match, None)
        try:
            return self.load(match)
        except LibraryError:
            self._leases.release(match)
            raise

    def leave(self, match: int) -> None:
        """Gives a match back, so that any program may play it once nothing of it waits."""
        self._left[match] = self._latest
        self._release_left()

    def append(
        self, match: int, moves: Sequence[str], result: Result | None = None
    ) -> Ticket[None]:
        """Adds a step: its moves, and the result when they end the match."""
        self._check_taken(match)
        step = tuple(moves)
        return self._write(lambda c: rows.put_step(c, match, step, result))

    def take_back(self, match: int, count: int) -> Ticket[None]:
        """Takes the last moves off the effective line; the rows stay."""
        self._check_taken(match)
        return self._write(lambda c: rows.put_change(c, match, lambda line: line.take_back(count)))

    def redo(self, match: int) -> Ticket[None]:
        """Brings the latest moves taken back again."""
        self._check_taken(match)
        return self._write(lambda c: rows.put_change(c, match, Line.redo))

    def rename(self, match: int, name: str) -> Ticket[None]:
        """Gives a match a name of up to 80 letters."""
        short = "".join(letter for letter in name if letter.isprintable()).strip()[:80]
        return self._write(lambda c: rows.put_name(c, match, short))

    def delete(self, match: int) -> Ticket[None]:
        """Deletes a match for ever; LibraryError if another program plays it."""
        if self._leases.elsewhere(match):
            raise LibraryError("Another program plays this match now.")
        ticket = self._write(lambda c: rows.drop_match(c, match))
        self.leave(match)
        return ticket

    def load(self, match: int) -> MatchRecord:
        """The record of a match along its effective line, take-backs followed."""
        return self._ask(lambda c: rows.read_record(c, match))

    def line(self, match: int) -> Line:
        """The effective line of a match, and what can be redone."""
        return self._ask(lambda c: rows.read_line(c, match))

    def matches(self) -> list[Entry]:
        """All matches, the latest changed first."""
        return [
            replace(entry, elsewhere=self._leases.elsewhere(entry.match))
            for entry in self._ask(rows.entries)
        ]

    def newest_unfinished(self) -> Entry | None:
        """The match that "Continue" goes on with: the latest that is free and can be replayed."""
        for entry in self._ask(lambda c: rows.entries(c, finished=False)):
            if not self._leases.elsewhere(entry.match) and self._replays(entry.match):
                return entry
        return None

    def news(self) -> list[Text]:
        """What the player must be told, each sentence once; to be asked now and then."""
        self._release_left()
        told = []
        while self._news:
            told.append(self._news.popleft())
        return told

    def close(self, seconds: float = CLOSE_SECONDS) -> bool:
        """Writes what waits and gives all matches back; whether everything is on disk."""
        written = self._writer.close(seconds)
        self._leases.close()
        return written

    def _write(self, work: Callable[[sqlite3.Connection], None]) -> Ticket[None]:
        self._latest = self._writer.write(work)
        return self._latest

    def _release_left(self) -> None:
        for match, ticket in list(self._left.items()):
            if ticket is None or ticket.ended:
                self._leases.release(match)
                del self._left[match]

    def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return self._writer.read(work).result(READ_SECONDS)
        except (ValueError, LookupError, TimeoutError) as fault:
            raise LibraryError(str(fault)) from fault
        except sqlite3.Error as fault:
            raise LibraryError(f"The library of matches cannot be read now: {fault}.") from fault

    def _replays(self, match: int) -> bool:
        try:
            Replay(self.load(match), self._games).to_end()
        except (LibraryError, RecordError, BrokenRecordError):
            return False
        return True

    def _check_taken(self, match: int) -> None:
        if not self._leases.holds(match):
            raise LibraryError("This program does not play this match.")

    def _trouble(self, refusal: sqlite3.Error | None) -> None:
        if refusal is None:
            self._news.append(text("Your match is saved again."))
        elif not self._told:
            self._news.append(_sentence(refusal))
        self._told = refusal is not None


def _sentence(refusal: sqlite3.Error) -> Text:
    code = getattr(refusal, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return text("The disk is full, so your match is not saved now; it is tried again.")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return text("Another program holds the matches, so yours is not saved yet.")
    return text("Your match cannot be saved now; it is tried again.")
