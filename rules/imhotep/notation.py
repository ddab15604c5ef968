"""Moves as text: verb and what it acts on; seats are letters, ships and places count from 1."""

from typing import Final

from rules.game import MoveError
from rules.imhotep import moves as mv
from rules.imhotep.moves import FIRST, MOVES, SECOND, VERB, Move
from rules.imhotep.pieces import (
    CARD_WORDS,
    FLEETS,
    PYRAMID_WORDS,
    SEAT_LETTERS,
    SITE_WORDS,
)

_ON_CARDS: Final = {
    mv.V_PLAY: "play",
    mv.V_PICK: "pick",
    mv.V_KEEP: "keep",
    mv.V_DEAL: "deal",
}
_ON_SEATS: Final = {mv.V_UNLOAD: "unload", mv.V_START: "start"}
_ALONE: Final = {
    mv.V_PASS: "pass",
    mv.V_PICK_PAIR: "pick pair",
    mv.V_STONES: "take stones",
    mv.V_POINT: "take point",
    mv.V_DECLINE: "decline",
}


def fleet_word(fleet: int) -> str:
    """A round card by its ships, such as 4-3-2-2."""
    return "-".join(str(size) for size in FLEETS[fleet])


def _written(move: Move) -> str:
    verb, first, second = VERB[move], FIRST[move], SECOND[move]
    if verb == mv.V_PLACE:
        return f"place {first + 1}.{second + 1}"
    if verb == mv.V_SAIL:
        return f"sail {first + 1} {SITE_WORDS[second]}"
    if verb == mv.V_GET:
        return f"get {first}"
    if verb == mv.V_REVEAL:
        return f"reveal {fleet_word(first)}"
    if verb in _ON_CARDS:
        return f"{_ON_CARDS[verb]} {CARD_WORDS[first]}"
    if verb in _ON_SEATS:
        return f"{_ON_SEATS[verb]} {SEAT_LETTERS[first]}"
    if verb == mv.V_BUILD:
        return f"build {PYRAMID_WORDS[first]}"
    return _ALONE[verb]


_TEXT: Final = tuple(_written(move) for move in MOVES)
_MOVE: Final = {words: move for move, words in enumerate(_TEXT)}


def move_to_text(move: Move) -> str:
    """The one text form of a move."""
    return _TEXT[move]


def move_from_text(words: str) -> Move:
    """The move with this text form; MoveError if there is none."""
    try:
        return _MOVE[words]
    except KeyError:
        raise MoveError(f"{words!r} is not a move of Imhotep.") from None
