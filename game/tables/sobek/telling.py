"""States of Sobek that a picture should be made of."""

from collections.abc import Callable
from typing import Final

from game.table.telling import Telling
from game.tables.sobek.counts import hand_size
from rules.sobek import state as st
from rules.sobek.pieces import KINDS, TYPES
from rules.sobek.view import View

_MANY: Final = 25
"""Cards in a hand that is hard to show."""


def _turn(view: View, least_round: int = 1, sets: int = 0) -> bool:
    return view.stage == st.TURN and view.round >= least_round and _sets(view) >= sets


def _sets(view: View) -> int:
    """Open sets of all seats."""
    found = 0
    for seat in range(view.seats):
        for type_ in range(TYPES):
            found += any(_cards(view, seat, type_))
    return found


def _cards(view: View, seat: int, type_: int) -> tuple[int, ...]:
    from rules.sobek.pieces import END, FIRST

    first = seat * KINDS
    return (
        *view.sets[first + FIRST[type_] : first + END[type_]],
        view.set_amulets[seat * TYPES + type_],
    )


def _stage(stage: int, least_round: int = 1) -> Callable[[View], bool]:
    return lambda view: view.stage == stage and view.round >= least_round


TELLING: Final = (
    Telling(name="2-early", seats=2, until=_turn),
    Telling(name="3-early", seats=3, until=lambda v: _turn(v) and len(v.row) == 7),
    Telling(
        name="3-middle", seats=3, until=lambda v: _turn(v, 2, 3) and hand_size(v, v.viewer) > 5
    ),
    Telling(name="event", seats=3, until=_stage(st.EVENT)),
)
