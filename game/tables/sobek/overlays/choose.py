"""Which sheet asks for what is to be chosen now."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from game.table.writing import Say
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.events import ChooseEvent
from game.tables.sobek.overlays.goods import ChooseGood
from game.tables.sobek.overlays.pile import RecoverCard
from game.tables.sobek.overlays.seats import ChooseSeat
from game.tables.sobek.overlays.sheet import Act, Sheet
from game.tables.sobek.overlays.thief import StealCard
from rules.sobek import state as st
from rules.sobek.moves import Move
from rules.sobek.view import View

_Make: TypeAlias = Callable[[Layout, View, Say, Sequence[Move], Act, Callable[[], None]], Sheet]
_SHEETS: Final[dict[int, _Make]] = {
    st.EVENT: ChooseEvent,
    st.GUILD: ChooseSeat,
    st.CURSE: ChooseSeat,
    st.VIZIER: ChooseSeat,
    st.STARTER: ChooseSeat,
    st.THIEF: StealCard,
    st.RECOVER: RecoverCard,
    st.PRIEST: ChooseGood,
    st.PROSPERITY: ChooseGood,
}


def asks(view: View, moves: Sequence[Move]) -> bool:
    """Whether a sheet asks for what is to be chosen now."""
    return bool(moves) and view.to_move == view.viewer and view.stage in _SHEETS


def sheet_for(
    layout: Layout,
    view: View,
    say: Say,
    moves: Sequence[Move],
    act: Act,
    put_aside: Callable[[], None],
) -> Sheet:
    """The sheet for the stage of the view."""
    return _SHEETS[view.stage](layout, view, say, moves, act, put_aside)
