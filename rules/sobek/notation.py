"""Moves as text: verb and what it acts on; seats are letters, places in the row count from 1."""

from typing import Final

from rules.game import MoveError
from rules.sobek import moves as mv
from rules.sobek.moves import FIRST, MOVES, SECOND, VERB, Move
from rules.sobek.pieces import BACK_WORDS, KIND_WORDS, SEAT_LETTERS, TOKEN_WORDS, TYPE_WORDS

_ON_PLACES: Final = {mv.V_TAKE: "take", mv.V_BUY: "buy"}
_ON_KINDS: Final = {mv.V_PLAY: "play", mv.V_PICK: "pick", mv.V_DEAL: "deal"}
_ON_TYPES: Final = {mv.V_LAY: "lay", mv.V_NAME: "name", mv.V_BLESS: "bless"}
_ON_TOKENS: Final = {mv.V_USE: "use", mv.V_TOKEN: "token"}
_ON_SEATS: Final = {
    mv.V_LOOK: "look",
    mv.V_PUSH: "push",
    mv.V_CURSE: "curse",
    mv.V_START: "start",
    mv.V_LOT: "lot",
}


def _written(move: Move) -> str:
    verb, first = VERB[move], FIRST[move]
    if verb in _ON_PLACES:
        return f"{_ON_PLACES[verb]} {first + 1}"
    if verb in _ON_KINDS:
        return f"{_ON_KINDS[verb]} {KIND_WORDS[first]}"
    if verb in _ON_TYPES:
        return f"{_ON_TYPES[verb]} {TYPE_WORDS[first]}"
    if verb in _ON_TOKENS:
        return f"{_ON_TOKENS[verb]} {TOKEN_WORDS[first]}"
    if verb == mv.V_ROB:
        return f"rob {SEAT_LETTERS[first]} {BACK_WORDS[SECOND[move]]}"
    if verb == mv.V_DONE:
        return "done"
    return f"{_ON_SEATS[verb]} {SEAT_LETTERS[first]}"


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
        raise MoveError(f"{words!r} is not a move of Sobek.") from None
