"""What a tool in use wants, stage by stage, and the verb of the button that makes it count."""

from typing import Final, NamedTuple

from rules.game import Text, text
from rules.imhotep import state as st
from rules.imhotep.pieces import CHISEL, HAMMER, LEVER, SAIL_CARD


class Stage(NamedTuple):
    """One stage of the use of a tool."""

    tool: int
    wanted: Text
    """What is to be done now."""
    tick: Text
    """The verb of the whole, on the button that is pressed once all is chosen."""
    first: Text
    """What has to be done before that button can be pressed."""


_PLACE_BOTH: Final = text("Place both")
_SAIL: Final = text("Sail")
_ABOARD: Final = text("Put a stone on a ship first.")
_DOCK: Final = text("Choose a dock first.")

STAGES: Final = {
    st.CHISEL_FIRST: Stage(
        CHISEL,
        text("Put the first of 2 stones on a ship."),
        _PLACE_BOTH,
        text("Put 2 stones on ships first."),
    ),
    st.CHISEL_SECOND: Stage(
        CHISEL,
        text("Put the second stone on a ship."),
        _PLACE_BOTH,
        text("Put the second stone on a ship first."),
    ),
    st.SAIL_LOAD: Stage(
        SAIL_CARD, text("Put a stone on a ship that can then sail."), _SAIL, _ABOARD
    ),
    st.SAIL_SAIL: Stage(SAIL_CARD, text("Now sail that ship to a free dock."), _SAIL, _DOCK),
    st.HAMMER_LOAD: Stage(
        HAMMER, text("Now put a stone on a ship."), text("Place the stone"), _ABOARD
    ),
    st.LEVER_SAIL: Stage(
        LEVER, text("Sail a ship; then set the order of its stones."), _SAIL, _DOCK
    ),
    st.LEVER_ORDER: Stage(
        LEVER,
        text("Set the order in which the stones are unloaded."),
        text("Unload"),
        text("Set the order first."),
    ),
}
"""By the stage of a view."""

CANCEL: Final = text("Cancel")
CANCELS: Final = text("The tool and all stones go back to where they were. Esc does the same.")
