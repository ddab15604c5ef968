"""The last move stays marked, also where a match is taken up again."""

from typing import Any

import pytest

from game.tables.imhotep.moved import LastMove
from tests.game.imhotep.sitting import Sitting
from tests.game.imhotep.test_clips import spread, told


def marked(last: LastMove, sitting: Sitting) -> set[Any]:
    """The marks of what is there."""
    there = spread(sitting).sprites(sitting.canvas.assets)
    return {name for name in last.sprites if name in there}


@pytest.mark.parametrize("seats", [2, 4])
def test_marks_are_the_same_when_the_match_is_taken_up_again(seats: int) -> None:
    marks = 0
    for seed in range(3):
        sitting, so_far = Sitting(seats), []
        for event, view in told(seats, seed, 0):
            if event is None:
                sitting.table.show(view)
                continue
            sitting.table.clip(event, view)
            so_far.append(event)
            again = LastMove()
            again.recall(so_far, view)
            wanted = marked(sitting.table.chronicle.last, sitting)
            assert marked(again, sitting) == wanted, event
            marks += len(wanted)
    assert marks > 100


def test_marks_stay_when_only_the_viewer_changes() -> None:
    sitting, so_far = Sitting(2), []
    for event, view in told(2, 1, 0):
        if event is None:
            sitting.table.show(view)
            continue
        sitting.table.clip(event, view)
        so_far.append(event)
    before = sitting.table.chronicle.last.sprites
    sitting.table.recall(so_far)
    assert sitting.table.chronicle.last.sprites == before
    sitting.table.recall(())
    assert sitting.table.chronicle.last.sprites == ()
