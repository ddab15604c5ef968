"""The moves that were made in a match, and which of them a seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class Made:
    """One move, by a seat or CHANCE, and the true events it led to."""

    mover: Seat
    move: Any
    events: Sequence[Any]


def known_moves(line: Sequence[Made], viewer: Seat) -> tuple[Any, ...] | None:
    """The moves of seats in a stretch of a match; None if the viewer may not know them all.

    What others decide, in one move or several, is known once they are through and if nothing
    that it led to is hidden from the viewer.
    """
    moves: list[Any] = []
    mover: Seat = CHANCE
    open_so_far = True
    for made in line:
        if made.mover == CHANCE:
            continue
        if made.mover != mover:
            if not open_so_far:
                return None
            mover = made.mover
        moves.append(made.move)
        open_so_far = mover == viewer or _is_open(made.events, viewer)
        if made.events and not open_so_far:
            return None
    return tuple(moves) if open_so_far else None


def _is_open(events: Sequence[Any], viewer: Seat) -> bool:
    """Whether something happened and the viewer saw all of it."""
    return bool(events) and all(event.seen_by(viewer) == event for event in events)
