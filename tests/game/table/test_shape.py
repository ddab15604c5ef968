"""Shapes that are put together from parts look as if each were one drawing."""

import pytest
from pygame import SRCALPHA, Rect, Surface, image

from game.assets import Assets, OutOfTimeError, Picture
from game.table import skin
from game.table.frame import Frame
from game.table.ground import Growing, Steps, grown
from game.table.shape import gradient, rounded
from game.table.shore import Edge, Ground, lay_ground
from game.table.sketch import Sketch
from tests.game.shared import shared

INK = (200, 90, 10)
BLUE, SAND = (20, 60, 160), (220, 190, 130)


@pytest.fixture
def assets() -> Assets:
    return shared(Assets)


def seen(surface: Surface) -> bytes:
    return image.tobytes(surface, "RGB")


def laid(size: tuple[int, int], *pictures: Picture) -> bytes:
    whole = Surface(size)
    whole.fill(SAND)
    for picture in pictures:
        whole.blit(picture.surface, (picture.dx, picture.dy))
    return seen(whole)


@pytest.mark.parametrize(
    ("w", "h", "radius", "width"),
    [(400, 300, 20, 3), (405, 301, 14.4, 1.5), (400, 200, 0, 2), (300, 90, 45, 3)],
)
def test_four_sides_look_as_one_edge(
    assets: Assets, w: int, h: int, radius: float, width: float
) -> None:
    whole = skin.rect(assets, w, h, INK, radius, width)
    sides = skin.edge(assets, w, h, INK, radius, width)
    assert laid((w, h), *sides) == laid((w, h), whole)


def test_the_sides_of_a_large_edge_leave_its_inside_alone(assets: Assets) -> None:
    inside = Rect(30, 30, 340, 240)
    sides = skin.edge(assets, 400, 300, INK, 20, 3)
    places = [Rect((side.dx, side.dy), side.surface.get_size()) for side in sides]
    assert not any(place.colliderect(inside) for place in places)


def test_round_corners_are_those_of_a_whole_drawing(assets: Assets) -> None:
    face = Surface((120, 80), SRCALPHA)
    face.fill(INK)
    rounded(assets, face, 17)
    drawn = skin.rect(assets, 120, 80, INK, 17)
    pairs = zip(laid((120, 80), Picture(face)), laid((120, 80), drawn), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 2


def test_a_gradient_runs_from_the_first_colour_to_the_last() -> None:
    face = gradient(3, 101, (BLUE, SAND, INK))
    assert face.get_at((0, 0))[:3] == BLUE
    assert face.get_at((2, 50))[:3] == SAND
    assert face.get_at((1, 100))[:3] == INK
    assert gradient(2, 5, (INK,)).get_at((1, 4))[:3] == INK


def test_the_sides_of_a_sketch_look_as_the_whole_of_it(assets: Assets) -> None:
    sketch = Sketch(300, 200, u=2, left=-5, top=3)
    sketch.rect(0, 8, 140, 90, None, radius=8, edge=INK, edge_width=3)
    sketch.dashes((8, 16, 124, 74), 5, INK, 2)
    whole, sides = Surface((320, 220)), Surface((320, 220))
    whole.blit(sketch.raster(assets), (10, 12))
    sketch.lay_sides(assets, sides, (10, 12), 60, 64)
    assert seen(sides) == seen(whole)


def test_what_lies_above_the_edge_of_water_stays(assets: Assets) -> None:
    frame = Frame(1280, 720)
    whole = Surface((1280, 720))
    whole.fill(SAND)
    edge = Edge(30, 5)
    for _ in lay_ground(
        assets, whole, frame, Rect(0, 200, 1280, 900), Ground((BLUE,), "water", 0), edge
    ):
        pass
    shore = 200 + frame.px(edge.y)
    for x in range(0, 1280, 40):
        assert whole.get_at((x, 201))[:3] == SAND
        assert whole.get_at((x, shore - frame.px(9)))[:3] == SAND
        assert whole.get_at((x, shore + frame.px(9)))[:3] == BLUE
        assert whole.get_at((x, 719))[:3] == BLUE


def test_a_growing_picture_goes_on_where_it_stopped(assets: Assets) -> None:
    done: list[int] = []

    def paint(surface: Surface) -> Steps:
        for step in range(4):
            surface.fill(INK, (step, 0, 1, 1))
            done.append(step)
            yield

    def begin() -> Growing:
        surface = Surface((4, 1))
        return Growing(Picture(surface), paint(surface))

    turns = 0
    while True:
        turns += 1
        assets.cache.allow(0.0)
        try:
            found = grown(assets, ("stripes", id(done)), begin)
            break
        except OutOfTimeError:
            assert len(done) <= turns
        finally:
            assets.cache.allow(None)
    assert done == [0, 1, 2, 3]
    assert turns > len(done)
    assert [found.surface.get_at((x, 0))[:3] for x in range(4)] == [INK] * 4
