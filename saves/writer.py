"""The thread that owns the library's connection, so that nobody else ever waits for a disk."""

import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

RETRY_SECONDS: Final = 1.0
"""How long a failed write waits until it is tried again."""


class Ticket(Generic[T]):
    """Stands for work given to the writer."""

    def __init__(self, work: Callable[[sqlite3.Connection], T], *, reads: bool) -> None:
        self.work = work
        self.reads = reads
        self._ended = Event()
        self._found: T
        self._fault: Exception | None = None

    @property
    def ended(self) -> bool:
        """Whether the work is done or will never be."""
        return self._ended.is_set()

    @property
    def saved(self) -> bool:
        """Whether the work is done and on disk."""
        return self._ended.is_set() and self._fault is None

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until the work is done, or for that long; whether it is done and on disk."""
        self._ended.wait(seconds)
        return self.saved

    def result(self, seconds: float | None = None) -> T:
        """What the work gave; raises what it raised, and TimeoutError after that long."""
        if not self._ended.wait(seconds):
            raise TimeoutError("The library of matches does not answer.")
        if self._fault is not None:
            raise self._fault
        return self._found

    def done(self, found: T) -> None:
        """Says that the work is done."""
        self._found = found
        self._ended.set()

    def fail(self, fault: Exception) -> None:
        """Says that the work will never be done."""
        self._fault = fault
        self._ended.set()


class Writer(Thread):
    """Does work on one connection, in order; a write is one transaction.

    A write that the disk refuses is tried again until it succeeds, and later ones wait behind it;
    reads see what is waiting. `open_connection` runs in the thread, in autocommit mode;
    `trouble` is told every refusal there, and None when writing works again.
    """

    def __init__(
        self,
        open_connection: Callable[[], sqlite3.Connection],
        trouble: Callable[[sqlite3.Error | None], None],
    ) -> None:
        super().__init__(name="library", daemon=True)
        self._open = open_connection
        self._trouble = trouble
        self._asked: SimpleQueue[Ticket[Any] | None] = SimpleQueue()
        self._waiting: deque[Ticket[Any]] = deque()
        self._refused = False
        self.start()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> Ticket[T]:
        """Queues a transaction; its changes must come from nothing but its arguments."""
        ticket = Ticket(work, reads=False)
        self._asked.put(ticket)
        return ticket

    def read(self, work: Callable[[sqlite3.Connection], T]) -> Ticket[T]:
        """Queues a look at the library."""
        ticket = Ticket(work, reads=True)
        self._asked.put(ticket)
        return ticket

    def close(self, seconds: float) -> bool:
        """Ends the thread after all that is queued; whether everything was done in time."""
        self._asked.put(None)
        self.join(seconds)
        return not self.is_alive() and not self._waiting

    def run(self) -> None:
        """The thread itself."""
        connection = self._open()
        while True:
            try:
                ticket = self._asked.get(timeout=RETRY_SECONDS if self._waiting else None)
            except Empty:
                self._write_waiting(connection)
                continue
            if ticket is None:
                break
            if ticket.reads:
                self._read(connection, ticket)
            else:
                self._waiting.append(ticket)
                self._write_waiting(connection)
        self._write_waiting(connection)
        with suppress(sqlite3.Error):
            connection.close()

    def _write_waiting(self, connection: sqlite3.Connection) -> None:
        while self._waiting:
            ticket = self._waiting[0]
            try:
                with transaction(connection):
                    found = ticket.work(connection)
            except (sqlite3.IntegrityError, sqlite3.ProgrammingError) as fault:
                ticket.fail(fault)
            except sqlite3.Error as refusal:
                self._refused = True
                self._trouble(refusal)
                return
            except Exception as fault:
                ticket.fail(fault)
            else:
                ticket.done(found)
            self._waiting.popleft()
        if self._refused:
            self._refused = False
            self._trouble(None)

    def _read(self, connection: sqlite3.Connection, ticket: Ticket[Any]) -> None:
        self._write_waiting(connection)
        try:
            with look(connection, writing=bool(self._waiting)):
                for earlier in self._waiting:
                    with suppress(ValueError, sqlite3.IntegrityError):
                        earlier.work(connection)
                found = ticket.work(connection)
        except Exception as fault:
            ticket.fail(fault)
        else:
            ticket.done(found)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of the block or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        _roll_back(connection)
        raise


@contextmanager
def look(connection: sqlite3.Connection, *, writing: bool) -> Iterator[None]:
    """A block that sees one moment of the library and leaves nothing behind."""
    connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
    try:
        yield
    finally:
        _roll_back(connection)


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
