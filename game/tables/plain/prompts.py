"""What the plain table says is wanted now."""

from typing import Any, Final, NamedTuple

from game.table.table import HalfMade
from rules.game import CHANCE, NOBODY, Seat, Text, Who, text

_OVER: Final = text("Game over"), text("Every point is counted.")
_DRAWING: Final = text("Chance"), text("The table draws.")
_SHOWING: Final = text("Your turn"), text("What happened is still being shown.")


class Prompt(NamedTuple):
    """A heading of a word or two, and a sentence."""

    title: Text
    line: Text


def prompt(
    view: Any,
    *,
    moves: int,
    half_made: HalfMade | None,
    chosen: Text | None,
    thinking: Seat | None,
) -> Prompt:
    """What is wanted of the viewer, who may make so many moves now.

    `chosen` is the last stage of a decision in words, once all its stages are chosen; `thinking`
    the seat whose opponent is at work.
    """
    if thinking is not None:
        return Prompt(text("Wait"), text("{who} is thinking.", who=Who(thinking)))
    if view.to_move == NOBODY:
        return Prompt(*_OVER)
    if view.to_move == CHANCE:
        return Prompt(*_DRAWING)
    if view.to_move != view.viewer:
        return Prompt(text("Wait"), text("{who} is playing.", who=Who(view.to_move)))
    if chosen is not None:
        line = "{move}: press the tick to make it count, or Esc to take it all back."
        return Prompt(text("Your decision"), text(line, move=chosen))
    if not moves:
        return Prompt(*_SHOWING)
    if half_made is not None:
        line = "Choose what comes next, or press Esc to take it all back."
        return Prompt(text("Your decision"), text(line))
    return Prompt(
        text("Your turn"),
        text("There is {count} move.", "Choose one of {count} moves.", count=moves),
    )
