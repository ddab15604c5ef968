"""The effective line of a match: what an append-only list of rows comes to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["move", "take back", "redo"]


@dataclass(frozen=True, slots=True)
class Row:
    """One row: a move's text, or how many moves a take-back or redo is about."""

    kind: Kind
    text: str = ""
    count: int = 0


class Line:
    """The moves that count, and those taken back that a redo brings again.

    A redo undoes the latest take-back; a new move ends all chance of it.
    """

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.moves: list[str] = []
        self._taken: list[list[str]] = []
        for row in rows:
            self._follow(row)

    @property
    def undone(self) -> Sequence[str]:
        """The moves that a redo would bring back; empty when there is nothing to redo."""
        return self._taken[-1] if self._taken else ()

    def play(self, text: str) -> Row:
        """Adds a move and gives its row."""
        self.moves.append(text)
        self._taken.clear()
        return Row("move", text=text)

    def take_back(self, count: int) -> Row:
        """Takes the last moves off and gives the row; ValueError unless there are so many."""
        if not 1 <= count <= len(self.moves):
            raise ValueError(f"Of {len(self.moves)} moves {count} cannot be taken back.")
        self._taken.append(self.moves[-count:])
        del self.moves[-count:]
        return Row("take back", count=count)

    def redo(self) -> Row:
        """Brings the latest moves taken back again; ValueError when there are none."""
        if not self._taken:
            raise ValueError("There is nothing to redo.")
        again = self._taken.pop()
        self.moves.extend(again)
        return Row("redo", count=len(again))

    def _follow(self, row: Row) -> None:
        match row.kind:
            case "move":
                self.play(row.text)
            case "take back":
                self.take_back(row.count)
            case "redo" if row.count == len(self.undone):
                self.redo()
            case _:
                raise ValueError(f"A row of kind {row.kind!r} does not fit here.")
