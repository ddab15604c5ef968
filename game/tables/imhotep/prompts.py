"""What the tray says is wanted now, and what the actions say of themselves."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.table.table import PieceId
from game.tables.imhotep.choices import Only, Ship, SledStone, Tool, stones_given
from game.tables.imhotep.staged import STAGES
from rules.game import CHANCE, NOBODY, Text, Who, text
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import VERB, Move
from rules.imhotep.names import CARD_NAMES
from rules.imhotep.pieces import MINIMUM, SHIPS, SLED_PLACES
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View


class Prompt(NamedTuple):
    """A heading of a word or two, and a sentence."""

    title: Text
    line: Text


STILL_SHOWN: Final = text("What happened is still being shown.")
YOUR_TURN: Final = text("Your turn")
YOUR_CHOICE: Final = text("Your choice")
_WANTED: Final = {
    st.PICK: text("Your stone came to the Market: pick a card."),
    st.KEEP: text("Keep one of the two cards."),
    st.BUILD: text("Choose the pyramid your stone goes to."),
    st.TAKE: text("Take the stones of the pyramid, or leave them."),
    st.LOAD: text("The pyramid lets you put a stone on a ship, if you like."),
    st.COLUMN: text("Your stone in the Temple is seen: choose what it brings."),
}
_ACTION: Final = {
    (True, True, True): text("Put a stone on a ship, sail one that is ready, or get stones."),
    (True, True, False): text("Put a stone on a ship, or sail one that is ready."),
    (True, False, True): text("Put a stone on a ship, or get stones."),
    (True, False, False): text("Put a stone on a ship."),
    (False, True, True): text("Sail a ship that is ready, or get stones."),
    (False, True, False): text("Sail a ship that is ready."),
    (False, False, True): text("Get stones from your quarry."),
    (False, False, False): text("There is nothing you can do: pass."),
}
"""By whether a stone can be placed, a ship sailed, stones taken."""
_RIVAL_CHOOSES: Final = {
    st.PICK: "{who} is picking a card.",
    st.KEEP: "{who} is choosing between two cards.",
    st.BUILD: "{who} is choosing a pyramid.",
    st.COLUMN: "{who} is choosing what a temple stone brings.",
}
_BY_KEYS: Final = text("Choose a place with the arrows, then press Enter, or Esc to put it back.")
_IN_HAND: Final = text("Drop the stone on a glowing place, or press Esc to put it back.")
_SAILING: Final = text("Sail the ship to a glowing dock, or press Esc to leave it.")


def prompt(
    view: View,
    *,
    moves: Sequence[Move],
    kept: bool,
    piece: PieceId | None,
    by_keys: bool = False,
) -> Prompt:
    """What is wanted of the viewer: `kept` once all stages of a decision are chosen."""
    if kept:
        return Prompt(_title(view), _kept(view))
    if moves and view.to_move == view.viewer:
        in_hand = _BY_KEYS if piece is not None and by_keys else _in_hand(piece)
        return Prompt(_title(view), in_hand or _wanted(view, moves))
    return Prompt(*_waiting(view))


def _wanted(view: View, moves: Sequence[Move]) -> Text:
    if view.stage in STAGES:
        return STAGES[view.stage].wanted
    if view.stage != st.ACTION:
        return _WANTED.get(view.stage, STILL_SHOWN)
    verbs = {VERB[move] for move in moves}
    return _ACTION[mv.V_PLACE in verbs, mv.V_SAIL in verbs, mv.V_GET in verbs]


def _kept(view: View) -> Text:
    """All is chosen, and waits for one press."""
    if view.stage not in STAGES:
        return STILL_SHOWN
    return text("Press “{verb}” if this is right, or Esc to cancel.", verb=STAGES[view.stage].tick)


def _title(view: View) -> Text:
    if view.stage in STAGES:
        return CARD_NAMES[STAGES[view.stage].tool]
    return YOUR_TURN if view.turn == view.viewer else YOUR_CHOICE


def _in_hand(piece: PieceId | None) -> Text | None:
    match piece:
        case SledStone():
            return _IN_HAND
        case Ship():
            return _SAILING
        case Only.QUARRY:
            return text("Put the stones on your sled, or press Esc to leave them.")
        case Tool(kind=kind):
            return text(
                "Use the {card} on the river, or press Esc to keep it.", card=CARD_NAMES[kind]
            )
        case Only.DELIVERED:
            return text("Drop the stone on a pyramid that glows.")
        case None:
            return None
    return text("Put the card with your own, or press Esc to leave it.")


def _waiting(view: View) -> tuple[Text, Text]:
    if view.to_move == NOBODY:
        return text("Game over"), text("Every point is counted.")
    if view.to_move == CHANCE or view.stage in st.CHANCE_STAGES:
        return text("Round {n}", n=max(view.round, 1)), text("Cards are being dealt.")
    if view.to_move == view.viewer:
        return _title(view), STILL_SHOWN
    sentence = _RIVAL_CHOOSES.get(view.stage, "{who} is playing.")
    return text("Wait"), text(sentence, who=Who(view.to_move))


def get_line(view: View) -> Text:
    """What getting stones would bring."""
    seat = view.viewer
    stones = stones_given(view)
    if view.sled[seat] == SLED_PLACES:
        return text("the sled is full")
    if view.quarry[seat] == 0:
        return text("the quarry is empty")
    if view.sled[seat] + stones == SLED_PLACES:
        return text("+{n}, sled full then", n=stones)
    return text("+{n} to your sled", n=stones)


def place_line(view: View) -> Text:
    """How many places the ships have."""
    free = sum(
        view.sizes[ship] - view.loads[ship] for ship in range(SHIPS) if view.docks[ship] == NOWHERE
    )
    if view.sled[view.viewer] == 0:
        return text("the sled is empty")
    return text("{n} place open", "{n} places open", count=free, n=free)


def sail_line(view: View) -> Text:
    """How many ships have their minimum."""
    ready = sum(
        view.docks[ship] == NOWHERE and view.loads[ship] >= MINIMUM[view.sizes[ship]]
        for ship in range(SHIPS)
        if view.sizes[ship]
    )
    if not ready:
        return text("no ship is ready")
    return text("{n} ship is ready", "{n} ships are ready", count=ready, n=ready)


def tool_line(kinds: tuple[int, ...]) -> Text:
    """The tools in front of the viewer."""
    if not kinds:
        return text("you have none")
    if len(kinds) == 1:
        return CARD_NAMES[kinds[0]]
    return text("{n} tools", n=len(kinds))
