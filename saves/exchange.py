"""Single matches going out of the library and coming into it, as files."""

from collections.abc import Mapping
from pathlib import Path

from rules.catalogue import GAMES
from rules.game import AnyGame
from saves.library import Library
from saves.record import read_file, write_file
from saves.replay import Replay


def export_match(library: Library, match: int, path: Path) -> None:
    """Writes a match as it stands into a file; LibraryError or OSError when that fails."""
    write_file(path, library.load(match))


def import_match(library: Library, path: Path, games: Mapping[str, AnyGame] = GAMES) -> int:
    """Adds the match in a file and gives its number.

    Raises RecordError if the file holds no match and BrokenRecordError if the match breaks the
    rules; the library is as before then.
    """
    record = Replay(read_file(path), games).to_end().record
    match, _ = library.new(record)
    library.leave(match)
    return match
