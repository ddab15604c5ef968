"""What is to be seen of each event: how pieces come to where they already are."""

from typing import Any

from pygame import Rect

from game.assets import Assets
from game.table.clip import Clip
from game.table.writing import Say
from game.tables.sobek.spread import Spread


def clip_for(
    event: Any, before: Spread, after: Spread, assets: Assets, say: Say, dropped: Rect | None
) -> Clip | None:
    """The clip of an event between the spreads right before and right after it."""
    return None
