"""The regions of the plain table lie inside the window and not over each other."""

from itertools import combinations

import pytest

from game.table.frame import Frame
from game.tables.plain.layout import Layout

SIZES = (
    (1024, 640),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("deciding", [False, True])
def test_regions_do_not_overlap(
    size: tuple[int, int], seats: int, text_scale: float, deciding: bool
) -> None:
    frame = Frame(*size, text_scale)
    layout = Layout(frame, seats, deciding=deciding)
    found = [layout.bar, *layout.seats, layout.page, layout.prompt, layout.moves, layout.outlook]
    if layout.log:
        found.append(layout.log)
    for one, other in combinations(found, 2):
        assert not one.colliderect(other), (one, other)
    for rect in found:
        assert frame.whole.contains(rect)
        assert min(rect.size) >= 36 * frame.u
    assert layout.moves.h >= 2 * layout.button_height
    assert len(layout.decision) == 2 * deciding
    assert all(layout.prompt.contains(rect) for rect in layout.decision)


def test_the_log_is_left_out_where_there_is_no_room_and_a_column_where_there_is_much() -> None:
    assert Layout(Frame(1280, 720), 4).log
    assert Layout(Frame(1024, 640), 4).log is None
    assert Layout(Frame(1920, 1080, 1.5), 4).log is None
    wide = Layout(Frame(2560, 1080), 4)
    assert wide.log
    assert wide.log.top == wide.seats[0].top
    assert wide.log.left > wide.seats[-1].right
