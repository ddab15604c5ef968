"""Who sits where: people and opponents, their words on the command line and their names."""

from collections.abc import Sequence
from typing import Final, get_args

from saves.record import Computer, Human, Level, Sitter, Yardstick

__all__ = ["LEVELS", "RIVALS", "YARDSTICKS", "Computer", "Human", "Sitter", "names", "sitter"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The levels of opponents, weakest first."""

YARDSTICKS: Final[tuple[Yardstick, ...]] = get_args(Yardstick)
"""Simple ways to play that levels are measured by."""

RIVALS: Final = ("Senbi", "Merit", "Khui", "Nofret", "Intef", "Tiaa", "Rensi", "Ipi")
"""Names of opponents, given in this order; more than a table has seats."""

_PERSON: Final = "human"


def sitter(word: str, seat: int, *, yardsticks: bool = False) -> Sitter:
    """Who a seat word means: `human`, `human:Name` or a level, yardsticks only where said.

    A person without a name is called after the seat, which counts from 0. ValueError says in one
    sentence what is wrong.
    """
    kind, colon, name = word.partition(":")
    if kind == _PERSON:
        return _person(name.strip() if colon else f"Player {seat + 1}")
    for level in (*LEVELS, *YARDSTICKS) if yardsticks else LEVELS:
        if word == level:
            return Computer(level)
    known = ", ".join((*LEVELS, *YARDSTICKS) if yardsticks else LEVELS)
    raise ValueError(f"{word!r} is no seat; a seat is human, human:Name or one of {known}.")


def names(seats: Sequence[Sitter]) -> tuple[str, ...]:
    """The name of every seat, no two alike: people's own, and rivals' in their order."""
    given: list[str] = []
    people = {who.name for who in seats if isinstance(who, Human)}
    rivals = (name for name in RIVALS if name not in people)
    for who in seats:
        name = who.name if isinstance(who, Human) else next(rivals)
        alike = sum(other == name or other.startswith(f"{name} (") for other in given)
        given.append(f"{name} ({alike + 1})" if alike else name)
    return tuple(given)


def _person(name: str) -> Human:
    if not 1 <= len(name) <= 40:
        raise ValueError("A person's name has 1 to 40 letters.")
    try:
        return Human(name)
    except ValueError as wrong:
        raise ValueError(f"{name!r} is no name: {wrong}.") from wrong
