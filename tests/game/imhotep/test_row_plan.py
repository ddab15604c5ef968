"""A rival's row has room for its cards at whatever size the window gives it."""

import pytest
from pygame import Rect

from game.table.frame import Frame
from game.table.plot import Plot
from game.tables.imhotep.row_plan import row_plan


@pytest.mark.parametrize("wide", [520, 700, 789, 790, 900, 1200])
def test_cards_keep_a_readable_size(wide: int) -> None:
    frame = Frame(1920, 1080)
    for high in range(80, 460):
        row = Rect(40, 30, wide, high)
        plan = row_plan(Plot(frame, row), 17)
        assert plan.face[1] >= 28, high
        assert row.contains(plan.cards), high
        assert row.contains(plan.medal), high
        assert row.contains(plan.quarry_number), high
        assert plan.well is None or row.contains(plan.well), high
