"""The view behind panels is the one of the title, blurred and veiled, without a seam."""

import pytest
from pygame import transform

from game.assets import Assets
from game.scenes.backdrop import BLURRED, ROWS, dimmed, landscape
from game.table.frame import Frame
from tests.game.shared import shared


@pytest.mark.parametrize("size", [(1280, 720), (1023, 641)])
def test_the_strips_of_the_dimmed_view_meet(size: tuple[int, int]) -> None:
    assets = shared(Assets)
    frame = Frame(*size)
    view, behind = landscape(assets, frame), dimmed(assets, frame)
    assert behind.get_size() == view.get_size() == size
    seams = range(BLURRED * ROWS, size[1], BLURRED * ROWS)
    assert seams
    for seam in seams:
        for x in range(0, size[0], 7):
            above, below = behind.get_at((x, seam - 1)), behind.get_at((x, seam))
            assert max(abs(above[n] - below[n]) for n in range(3)) <= 4


def test_the_dimmed_view_is_darker_and_shows_the_same() -> None:
    assets = shared(Assets)
    frame = Frame(1280, 720)
    view, behind = landscape(assets, frame), dimmed(assets, frame)
    bright, dark = (transform.average_color(each) for each in (view, behind))
    assert all(dark[n] < bright[n] for n in range(3))
    left = [sum(transform.average_color(each, (200, 100, 300, 200))[:3]) for each in (view, behind)]
    right = [sum(transform.average_color(each, (900, 40, 300, 200))[:3]) for each in (view, behind)]
    assert (left[0] > right[0]) == (left[1] > right[1])
