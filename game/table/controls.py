"""All controls under one name."""

from game.table.button import Button
from game.table.choice import Segmented, Switch
from game.table.control import Control
from game.table.dropdown import Dropdown
from game.table.entry import Entry
from game.table.focus import Focusable, FocusRing, Spot
from game.table.group import Controls
from game.table.scroller import Scroller
from game.table.slider import Slider

__all__ = [
    "Button",
    "Control",
    "Controls",
    "Dropdown",
    "Entry",
    "FocusRing",
    "Focusable",
    "Scroller",
    "Segmented",
    "Slider",
    "Spot",
    "Switch",
]
