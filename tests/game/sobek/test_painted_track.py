"""The score track: spaces in order, and markers that can all be seen."""

from itertools import combinations, pairwise
from math import dist

import pytest

from game.table.frame import Frame
from game.tables.sobek.layout import Layout
from game.tables.sobek.track import Track
from rules.sobek.pieces import FINISH
from tests.game.sobek.painted import SIZES


def track(size: tuple[int, int]) -> Track:
    frame = Frame(*size)
    return Track(frame, Layout(frame, 4).track)


@pytest.mark.parametrize("size", SIZES)
def test_spaces_run_right_and_back(size: tuple[int, int]) -> None:
    found = track(size)
    spaces = [found.space(points) for points in range(FINISH + 2)]
    assert all(found.rect.contains(space) for space in spaces)
    for one, other in combinations(spaces, 2):
        assert not one.colliderect(other)
    for points, (one, other) in enumerate(pairwise(spaces)):
        if points < 50:
            assert (one.right <= other.x, one.y == other.y) == (True, True)
        elif points == 50:
            assert (abs(other.centerx - one.centerx) <= 1, other.top >= one.bottom) == (True, True)
        else:
            assert (other.right <= one.x, one.y == other.y) == (True, True)
    assert found.space(FINISH + 1) == found.space(130)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "scores", [(0, 0, 0, 0), (28, 28, 41, 28), (50, 50, 51, 51), (100, 100, 99, 101), (104, 120)]
)
def test_every_marker_can_be_seen(size: tuple[int, int], scores: tuple[int, ...]) -> None:
    found = track(size)
    markers = found.markers(scores)
    assert len(markers) == len(scores)
    for one, other in combinations(range(len(scores)), 2):
        if scores[one] == scores[other] or min(scores[one], scores[other]) > FINISH:
            apart = dist(markers[one].center, markers[other].center)
            assert apart >= 0.6 * markers[one].w
    for points, rect in zip(scores, markers, strict=True):
        assert found.rect.contains(rect)
        near = min(range(FINISH + 2), key=lambda n: dist(rect.center, found.space(n).center))
        assert near == min(points, FINISH + 1), "a marker seems to stand on another space"


def test_a_marker_alone_stands_on_its_space() -> None:
    found = track((1920, 1080))
    for points, other in ((0, 7), (37, 36), (50, 51), (88, 3), (100, 0)):
        marker = found.markers((points, other))[0]
        assert abs(marker.centerx - found.space(points).centerx) <= 1
