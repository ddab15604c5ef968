"""The program's log: faults that the player need not see, kept beside the matches."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 500_000


def keep_log(path: Path) -> None:
    """Writes the log into this file and one older one; where that fails there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        book = RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return
    book.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger(__package__).addHandler(book)
