"""The regions of the table lie inside the window and not over each other, at every size."""

from itertools import combinations

import pytest
from pygame import Rect

from game.table.frame import Frame
from game.tables.sobek.layout import Layout, detail_for

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
    found = [layout.top_bar, layout.track, *layout.stalls, layout.quay, layout.river]
    found += [layout.piles, layout.events, layout.seat, layout.own_sets, layout.laying]
    found += [layout.mat, layout.actions]
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
    layout = Layout(Frame(1920, 1080), 3)
    assert layout.track == Rect(24, 74, 1872, 94)
    assert layout.stalls[0] == Rect(24, 182, 756, 206)
    assert layout.log == Rect(1576, 182, 320, 206)
    assert layout.quay == Rect(24, 402, 638, 246)
    assert layout.seat == Rect(24, 668, 262, 394)
    assert layout.own_sets.topleft == (304, 668)
    assert layout.own_sets.h == layout.laying.h == 168
    assert layout.laying.right == layout.mat.right == 1540
    assert layout.mat.bottom == 1080
    assert layout.actions == Rect(1560, 668, 336, 394)


def test_a_wide_window_has_a_column_for_the_log() -> None:
    layout = Layout(Frame(3440, 1440), 3)
    assert layout.log is not None
    assert layout.log.top == layout.track.top
    assert layout.log.left > layout.track.right
    assert layout.stalls[-1].right == layout.track.right


def test_small_windows_and_large_letters_leave_things_out_in_order() -> None:
    assert detail_for(Frame(1280, 720)) == detail_for(Frame(3840, 2160))
    small = detail_for(Frame(1024, 640))
    assert not small.sub_lines
    assert not small.log
    assert small.card_names
    assert detail_for(Frame(1920, 1080, 1.3)).log
    assert not detail_for(Frame(1920, 1080, 1.4)).log
    assert not detail_for(Frame(1920, 1080, 2.0)).card_names


def test_points_if_it_ended_now_are_left_out_when_they_are_not_wanted() -> None:
    assert not Layout(Frame(1920, 1080), 2, standing=False).detail.ended_now
