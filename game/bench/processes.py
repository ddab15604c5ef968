"""What the system tells of a process."""

from contextlib import suppress
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
UNTOLD: Final = "This system has no /proc, and so does not tell {what} of a process."


def tells_all() -> bool:
    """Whether the system tells memory and processor time of any process."""
    return all(Path(PROC, "self", name).exists() for name in ("smaps_rollup", "schedstat"))


def pss_mb(pid: int) -> float:
    """Memory of a process in MB, what it shares with others divided among them all."""
    for line in Path(PROC, str(pid), "smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024 / 1e6
    raise OSError(f"the memory of process {pid} is not told")


def processor_seconds(pid: int) -> float:
    """Processor time that the living threads of a process have had."""
    spent = 0
    for thread in Path(PROC, str(pid), "task").glob("*/schedstat"):
        with suppress(FileNotFoundError):  # it has just ended
            spent += int(thread.read_text(encoding="ascii").split()[0])
    return spent / 1e9


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still live."""
    lists = Path(PROC, str(pid), "task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text(encoding="ascii").split()]


def command(pid: int) -> bytes:
    """The words a process was started with; OSError if it has ended."""
    return Path(PROC, str(pid), "cmdline").read_bytes()
