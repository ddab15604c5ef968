"""What is wanted of the viewer now, and what the actions say of themselves."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.table.table import PieceId
from game.tables.sobek.chronicle import Tally
from game.tables.sobek.ids import InHand, InRow, Picked
from game.tables.sobek.picking import Picking, Sort, Task, all_picked, missing, type_of
from rules.game import CHANCE, NOBODY, Text, Who, text
from rules.sobek import state as st
from rules.sobek.moves import Move
from rules.sobek.names import TYPE_NAMES
from rules.sobek.pieces import (
    AMULET,
    BACK,
    KINDS_OF_TYPE,
    NO_TYPE,
    ORANGE,
    REACH,
    SET_MINIMUM,
)
from rules.sobek.view import View


class Prompt(NamedTuple):
    """A heading of a word or two, and a sentence."""

    title: Text
    line: Text


_YOUR_TURN: Final = text("Your turn")
_YOUR_CHOICE: Final = text("Your choice")
_TITLES: Final = {
    st.MERCHANT: text("Merchant"),
    st.COURTESAN: text("Courtesan"),
    st.ADD: text("Courtesan"),
    st.PRIEST: text("Clear your jar"),
    st.THIEF: text("Thief"),
    st.VIZIER: text("Vizier"),
    st.RECOVER: text("Vizier"),
    st.SURPLUS: text("A Scribe"),
    st.EVENT: text("Event"),
    st.GUILD: text("Event"),
    st.CURSE: text("Event"),
    st.PROSPERITY: text("Event"),
    st.CROSS: text("Last sets"),
    st.CROSS_LAY: text("Last sets"),
    st.STARTER: text("Next round"),
}
_WANTED: Final = {
    st.MERCHANT: text("Take any card of the row. None goes to your jar."),
    st.PRIEST: text("Choose the good that leaves it."),
    st.THIEF: text("Choose a back in the hand of a rival."),
    st.VIZIER: text("Choose whose jar you look through."),
    st.RECOVER: text("Choose a card of the jar."),
    st.EVENT: text("Choose one of the events left."),
    st.GUILD: text("Choose who goes back."),
    st.CURSE: text("Choose whose jar the curse goes to."),
    st.PROSPERITY: text("Choose the set that has a card more."),
    st.CROSS: text("Your hand has no set left to lay."),
    st.STARTER: text("Choose who starts the next round."),
}
_RIVAL_CHOOSES: Final = {
    st.MERCHANT: "{who} is taking a card of the row.",
    st.PRIEST: "{who} is choosing a good.",
    st.THIEF: "{who} is choosing a card to steal.",
    st.VIZIER: "{who} is choosing a jar.",
    st.RECOVER: "{who} is looking through a jar.",
    st.SURPLUS: "{who} is choosing cards for the jar.",
    st.EVENT: "{who} is choosing an event.",
    st.GUILD: "{who} is choosing a rival.",
    st.CURSE: "{who} is choosing a rival.",
    st.PROSPERITY: "{who} is choosing a set.",
    st.CROSS: "{who} may lay last sets.",
    st.STARTER: "{who} is choosing who starts.",
}
_COUNTING: Final = text("The round is being counted.")
_ROUND_OVER: Final = text("See how the round ended, then go on.")
_PICKED: Final = text("Take the next card that fits, or press the tick.")
_IN_ROW: Final = text("Put the card in your hand, or press Esc to leave it.")
_IN_ROW_BY_KEYS: Final = text("Press Enter to take the card, or Esc to leave it.")
_IN_HAND: Final = text("Put the card where it glows, or press Esc to keep it.")
_IN_HAND_BY_KEYS: Final = text(
    "Choose a place with the arrow keys, then press Enter; or Esc to keep it."
)


def prompt(
    view: View,
    *,
    moves: Sequence[Move],
    task: Task | None,
    picking: Picking,
    piece: PieceId | None,
    by_keys: bool,
    tally: Tally | None,
) -> Prompt:
    """What is wanted of the viewer; `by_keys` while keys hold the piece in hand, `tally`
    while the end of a round is told."""
    if tally and view.stage not in (st.STARTER, st.OVER):
        line = _ROUND_OVER if tally.over else _COUNTING
        return Prompt(text("Round {n}", n=tally.round), line)
    if not moves or view.to_move != view.viewer:
        return Prompt(*_waiting(view))
    title = _TITLES.get(view.stage, _YOUR_TURN if view.turn == view.viewer else _YOUR_CHOICE)
    held = _in_hand(piece, by_keys=by_keys)
    if held is not None:
        return Prompt(title, held)
    if task is not None and (view.stage != st.TURN or all_picked(task, picking)):
        return Prompt(title, _picking(view, task, picking))
    return Prompt(title, _WANTED.get(view.stage) or _turn(view, task))


def _in_hand(piece: PieceId | None, *, by_keys: bool) -> Text | None:
    match piece:
        case InRow():
            return _IN_ROW_BY_KEYS if by_keys else _IN_ROW
        case InHand():
            return _IN_HAND_BY_KEYS if by_keys else _IN_HAND
        case Picked():
            return text("Put the card back in your hand, or press Esc to leave it.")
    return None


def _turn(view: View, task: Task | None) -> Text:
    character = any(
        view.hand(view.viewer)[kind] for kind, back in enumerate(BACK) if back == ORANGE
    )
    return _TURN[character, task is not None]


_TURN: Final = {
    (True, True): text("Take a card, play a character or lay a set."),
    (True, False): text("Take a card or play a character."),
    (False, True): text("Take a card or lay a set."),
    (False, False): text("Take one of the first cards of the row."),
}
"""By whether a character can be played and a set laid."""


def _picking(view: View, task: Task, picking: Picking) -> Text:
    picked = all_picked(task, picking)
    if task.sort is Sort.SURPLUS:
        left = task.most - len(picked)
        if not left:
            return text("Press the tick to put the cards in your jar.")
        return text(
            "Choose {n} card for your jar.", "Choose {n} cards for your jar.", count=left, n=left
        )
    if not picked and task.sort is Sort.CROSSWISE:
        return text("Lay sets crosswise: they score their scarabs.")
    if not picked and len(task.types) > 1:
        return text("Add 1 or 2 cards that fit one of your sets.")
    if not picked:
        return text("Add 1 or 2 cards of {good}, or amulets.", good=TYPE_NAMES[task.types[0]])
    if missing(view, task, picking) is None:
        return _PICKED
    type_ = type_of(task, picking)
    if type_ == NO_TYPE:
        return text("Add a good. A set needs {n} cards.", n=task.least)
    return text(
        "Add {good} or amulets. A set needs {n} cards.", good=TYPE_NAMES[type_], n=task.least
    )


def _waiting(view: View) -> tuple[Text, Text]:
    if view.to_move == NOBODY:
        return text("Game over"), text("Every point is counted.")
    if view.to_move == CHANCE:
        return text("Round {n}", n=max(view.round, 1)), text("Cards are being dealt.")
    if view.to_move == view.viewer:
        return _YOUR_TURN, text("What happened is still being shown.")
    sentence = _RIVAL_CHOOSES.get(view.stage, "{who} is playing.")
    return text("Wait"), text(sentence, who=Who(view.to_move))


def take_line(view: View) -> Text:
    """How far along the row cards can be taken."""
    cards = min(REACH, len(view.row))
    if not cards:
        return text("the row is empty")
    if cards == 1:
        return text("the last one")
    return text("from the first {n}", n=cards)


def play_line(view: View) -> Text:
    """How many characters the viewer holds."""
    held = _characters(view)
    if not held:
        return text("you have none")
    return text("{n} in hand", "{n} in hand", count=held, n=held)


def _characters(view: View) -> int:
    return sum(count for kind, count in enumerate(view.hand(view.viewer)) if BACK[kind] == ORANGE)


def lay_line(view: View, picking: Picking) -> Text:
    """Of how many goods the hand has enough for a set."""
    if picking.kinds:
        return text("in progress")
    hand = view.hand(view.viewer)
    goods = [sum(hand[kind] for kind in kinds) for kinds in KINDS_OF_TYPE]
    count = sum(cards > 0 and cards + hand[AMULET] >= SET_MINIMUM for cards in goods)
    if not count:
        return text("no good has {n} cards", n=SET_MINIMUM)
    return text("{n} good has enough", "{n} goods have enough", count=count, n=count)
