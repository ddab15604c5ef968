"""A table of Sobek set up from position JSON and played on by move texts.

Seats are letters. What is not named in a position is not dealt.
"""

from collections.abc import Iterable
from typing import Any

from game.language import Language
from rules.game import CHANCE, NOBODY, Setup
from rules.sobek import GAME
from rules.sobek.pieces import KIND_WORDS, SEAT_LETTERS

NAMES = ("Ada", "Ben", "Cleo", "Dora")
ROW = (
    "wheat 1",
    "fish",
    "cattle 1",
    "ivory",
    "ebony",
    "marble",
    "fish 1",
    "wheat",
    "amulet",
)
"""A row of nine without a character."""


class Board:
    """A position that only legal moves and possible draws change; every seat remembers."""

    def __init__(self, seats: int = 3, row: Iterable[str] = ROW, **position: Any) -> None:
        self.state = GAME.position_from_json({"seats": seats, "row": list(row), **position})
        setup = Setup(seats, {})
        self.memories = [GAME.memory(setup, seat) for seat in range(seats)]
        self.told: list[Any] = []

    def play(self, *moves: str) -> "Board":
        """Plays the moves; each must be legal, or possible if chance is to move."""
        for words in moves:
            move = GAME.move_from_text(words)
            if self.state.to_move == CHANCE:
                assert GAME.chance_fault(self.state, move) == "", words
            else:
                assert words in self.legal, f"{words!r} is not among {self.legal}"
            GAME.apply(self.state, move, self._tell)
        return self

    def _tell(self, event: Any) -> None:
        self.told.append(event)
        for seat, known in enumerate(self.memories):
            GAME.remember(known, event.seen_by(seat))

    def lay(self, type_: str, *cards: str) -> "Board":
        """Lays a set of these cards."""
        return self.play(f"lay {type_}", *(f"pick {card}" for card in cards), "done")

    def refuses(self, words: str) -> str:
        """The sentence that refuses the move, which must not be legal."""
        assert words not in self.legal, f"{words!r} is legal"
        sentence = GAME.why_not(self.state, GAME.move_from_text(words))
        return Language().say(sentence, NAMES)

    @property
    def legal(self) -> list[str]:
        """The legal moves as text."""
        return [GAME.move_to_text(move) for move in GAME.legal_moves(self.state)]

    def with_verb(self, verb: str) -> list[str]:
        """The legal moves that begin with the word."""
        return [words for words in self.legal if words.split()[0] == verb]

    @property
    def to_move(self) -> str:
        """The seat that decides, "chance", or "nobody"."""
        return {CHANCE: "chance", NOBODY: "nobody"}.get(
            self.state.to_move, SEAT_LETTERS[self.state.to_move]
        )

    @property
    def points(self) -> list[int]:
        """Points on the track by seat."""
        return list(GAME.scores(self.state))

    def __getitem__(self, field: str) -> Any:
        """A field of the position's JSON."""
        return GAME.position_to_json(self.state)[field]

    def hand(self, seat: str) -> dict[str, int]:
        """The hand of a seat."""
        found: dict[str, int] = self["hands"][SEAT_LETTERS.index(seat)]
        return found

    def pile(self, seat: str) -> dict[str, int]:
        """The pile of a seat, without curses."""
        found: dict[str, int] = self["piles"][SEAT_LETTERS.index(seat)]
        return found

    def set_of(self, seat: str, type_: str) -> dict[str, int]:
        """The cards of an open set; empty if there is none."""
        found: dict[str, Any] = self["sets"][SEAT_LETTERS.index(seat)]
        cards: dict[str, int] = found.get(type_, {}).get("cards", {})
        return cards

    def view(self, seat: str) -> Any:
        """What the seat knows."""
        number = SEAT_LETTERS.index(seat)
        return GAME.view(self.state, self.memories[number], number)

    def events(self, kind: type) -> list[Any]:
        """What was told of one kind, in order."""
        return [event for event in self.told if isinstance(event, kind)]


def cards(*words: str) -> dict[str, int]:
    """Cards as a position writes them."""
    return {word: words.count(word) for word in words}


def named(counts: Iterable[int]) -> dict[str, int]:
    """Counts by kind in words."""
    return {KIND_WORDS[kind]: count for kind, count in enumerate(counts) if count}


def round_end(seats: int = 2, **position: Any) -> Board:
    """The last seat is asked for crosswise sets, then the round is scored."""
    return Board(seats, (), stage="cross", to_move="abcd"[seats - 1], to_deal=0, **position)


def scored(seats: int = 2, **position: Any) -> Board:
    """The end of a round in which nobody lays any more sets."""
    return round_end(seats, **position).play("done")


def open_set(*words: str, prosperity: int = 0) -> dict[str, Any]:
    """An open set as a position writes it."""
    found: dict[str, Any] = {"cards": cards(*words)}
    return {**found, "prosperity": prosperity} if prosperity else found
