"""The regions of the table lie inside the window and not over each other, at every size."""

from itertools import combinations

import pytest
from pygame import Rect

from game.table.frame import Frame
from game.tables.imhotep.layout import Layout, detail_for

SIZES = (
    (1024, 640),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (5120, 1440),
)


def regions(layout: Layout) -> list[Rect]:
    found = [layout.top_bar, *layout.sites, *layout.docks, layout.harbour, layout.tray]
    found += layout.rivals
    if layout.log is not None:
        found.append(layout.log)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_regions_do_not_overlap(size: tuple[int, int], seats: int, text_scale: float) -> None:
    frame = Frame(*size, text_scale)
    found = regions(Layout(frame, seats))
    assert all(frame.whole.contains(rect) for rect in found)
    for one, other in combinations(found, 2):
        assert not one.colliderect(other), (one, other)
    assert all(rect.w > 0 and rect.h > 0 for rect in found)


def test_the_designed_window_has_the_designed_regions() -> None:
    layout = Layout(Frame(1920, 1080), 4)
    assert layout.sites[0] == Rect(24, 82, 302, 392)
    assert layout.sites[4].right == 1896
    assert layout.harbour == Rect(24, 618, 1872, 136)
    assert layout.tray.topleft == (24, 768)
    assert layout.tray.w == pytest.approx(986, abs=1)
    assert layout.rivals[0] == Rect(1030, 768, 531, 91)
    assert layout.log is not None
    assert layout.log.right == 1896


def test_a_wide_window_has_a_column_for_the_log() -> None:
    layout = Layout(Frame(3440, 1440), 3)
    assert layout.log is not None
    assert layout.log.top < layout.sites[0].bottom
    assert layout.log.left > layout.rivals[0].right


def test_small_windows_and_large_letters_leave_things_out_in_order() -> None:
    assert detail_for(Frame(1280, 720)) == detail_for(Frame(3840, 2160))
    small = detail_for(Frame(1024, 640))
    assert not small.sub_lines
    assert not small.log
    assert small.card_names
    assert detail_for(Frame(1920, 1080, 1.3)).log
    assert not detail_for(Frame(1920, 1080, 1.4)).log
    assert not detail_for(Frame(1920, 1080, 2.0)).card_names
