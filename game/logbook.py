"""The program's log: what the player need not see, kept beside the matches."""

import logging
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 500_000
TIME_FORMAT: Final = "%Y-%m-%d %H:%M:%S,%f"
"""How a line of the log begins, in words of `strptime`."""
FIRST_PICTURE: Final = "The first picture is shown."
"""The line that tells how soon there was something to see."""


def keep_log(path: Path) -> None:
    """Writes the log into this file, which begins anew when it has become long; the old one stays.

    Where that fails there is none.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > MOST_BYTES:
            path.replace(path.with_name(f"{path.name}.1"))
        book = logging.FileHandler(path, encoding="utf-8")
    except OSError:
        return
    book.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log = logging.getLogger(__package__)
    log.addHandler(book)
    log.setLevel(logging.INFO)
