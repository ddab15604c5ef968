"""A table set up from position JSON and played on by move texts.

The colours of the rule sheet are seats here: K is a, W is b, N is c, G is d. A ship is written
from its bow, "ab-" for [K W -], and "ab-@temple" once it lies at its dock.
"""

from collections.abc import Sequence
from typing import Any

from game.language import Language
from rules.game import CHANCE, NOBODY
from rules.imhotep import GAME
from rules.imhotep.pieces import SEAT_LETTERS

NAMES = ("Ada", "Ben", "Cleo", "Dora")
EMPTY_SHIPS = ("----", "---", "--", "-")
ALL_SAILED = ("---@market", "---@pyramids", "--@temple", "-@burial")


def ship(words: str) -> dict[str, str | None]:
    """A ship of the position from its short form."""
    stones, _, dock = words.partition("@")
    return {"stones": stones, "dock": dock or None}


class Board:
    """A position that only legal moves and possible draws change; it remembers what was told."""

    def __init__(self, ships: Sequence[str] = EMPTY_SHIPS, seats: int = 4, **position: Any) -> None:
        self.state = GAME.position_from_json(
            {"seats": seats, "ships": [ship(words) for words in ships], **position}
        )
        self.told: list[Any] = []

    def play(self, *moves: str) -> "Board":
        """Plays the moves; each must be legal, or possible if chance is to move."""
        for words in moves:
            move = GAME.move_from_text(words)
            if self.state.to_move == CHANCE:
                assert GAME.chance_fault(self.state, move) == "", words
            else:
                assert words in self.legal, f"{words!r} is not among {self.legal}"
            GAME.apply(self.state, move, self.told.append)
        return self

    def refuses(self, words: str) -> str:
        """The sentence that refuses the move, which must not be legal."""
        assert words not in self.legal, f"{words!r} is legal"
        sentence = GAME.why_not(self.state, GAME.move_from_text(words))
        return Language().say(sentence, NAMES)

    @property
    def legal(self) -> list[str]:
        """The legal moves as text."""
        return [GAME.move_to_text(move) for move in GAME.legal_moves(self.state)]

    def verbs(self) -> set[str]:
        """What kinds of move are legal."""
        return {words.split()[0] for words in self.legal}

    @property
    def to_move(self) -> str:
        """The seat that decides, "chance", or "nobody"."""
        return {CHANCE: "chance", NOBODY: "nobody"}.get(
            self.state.to_move, SEAT_LETTERS[self.state.to_move]
        )

    @property
    def points(self) -> list[int]:
        """Points on the track by seat, final at the end."""
        return list(GAME.scores(self.state))

    def __getitem__(self, field: str) -> Any:
        """A field of the position's JSON."""
        return GAME.position_to_json(self.state)[field]

    def ship(self, number: int) -> str:
        """What ship 1, 2, 3 or 4 holds."""
        stones: str = self["ships"][number - 1]["stones"]
        return stones

    def cards(self, seat: str) -> dict[str, int]:
        """The cards in front of a seat."""
        found: dict[str, int] = self["cards"][SEAT_LETTERS.index(seat)]
        return found

    def line(self, title: str) -> list[int]:
        """A line of the score sheet."""
        return next(
            list(line.points) for line in GAME.score_sheet(self.state) if line.title.one == title
        )

    def events(self, kind: type) -> list[Any]:
        """What was told of one kind, in order."""
        return [event for event in self.told if isinstance(event, kind)]


def ended(seats: int = 4, **position: Any) -> Board:
    """A game that is over, to count its points."""
    return Board(ALL_SAILED, seats, stage="over", round=6, **position)
