"""All controls under one name."""

from game.table.button import Button
from game.table.choice import Segmented, Switch
from game.table.control import Control
from game.table.focus import Focusable, FocusRing, Spot
from game.table.group import Controls
from game.table.slider import Slider

__all__ = [
    "Button",
    "Control",
    "Controls",
    "FocusRing",
    "Focusable",
    "Segmented",
    "Slider",
    "Spot",
    "Switch",
]
