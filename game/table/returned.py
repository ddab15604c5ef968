"""The piece that has just come home, where its way there is not shown."""

from typing import Final

from game.table.table import PieceId

_STAYS: Final = 0.3


class Returned:
    """A line is to lie round the piece for a moment."""

    def __init__(self) -> None:
        self.piece: PieceId | None = None
        self._left = 0.0

    def mark(self, piece: PieceId) -> None:
        """A piece has come home at once."""
        self.piece, self._left = piece, _STAYS

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether there still is such a piece."""
        self._left -= seconds
        if self._left <= 0:
            self.piece = None
        return self.piece is not None
