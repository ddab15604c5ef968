"""Where the program keeps what it must remember."""

from pathlib import Path
from typing import Final

import platformdirs

APP: Final = "two-lands"


def player_folder(chosen: Path | None = None) -> Path:
    """The folder of a player's matches and settings: the chosen one, else the system's own."""
    return chosen.expanduser() if chosen else platformdirs.user_data_path(APP, appauthor=False)


def library_file(folder: Path) -> Path:
    """The library of matches in a player's folder."""
    return folder / "matches.sqlite3"


def settings_file(folder: Path) -> Path:
    """The settings in a player's folder."""
    return folder / "settings.json"


def log_file(folder: Path) -> Path:
    """The log in a player's folder."""
    return folder / "two-lands.log"
