"""Ships and sleds: where their places are, and which sprites they are made of."""

from itertools import pairwise

import pytest

from game.tables.imhotep.ids import Aboard, Hull, LitPlace, OnSled, Prow
from game.tables.imhotep.ships import REACH, anchored, ship_sprites
from game.tables.imhotep.sled import SledPlan, pile, sled_sprites
from rules.imhotep.pieces import EMPTY, SLED_PLACES
from tests.game.imhotep.painted import window


@pytest.mark.parametrize("places", [1, 2, 3, 4])
@pytest.mark.parametrize("scale", [0.43, 0.56, 0.84, 1.7])
def test_places_run_from_the_bow_to_the_stern(places: int, scale: float) -> None:
    plan = anchored(places, 700, 500, scale)
    assert plan.rect.bottom == 500
    assert abs(plan.rect.centerx - 700) <= 1
    left = [plan.place(index).x for index in range(places)]
    assert left == sorted(left, reverse=True)
    for index in range(places):
        assert plan.rect.contains(plan.stone(index))
        assert plan.stone(index).w == plan.place(index).w
        assert plan.reach(index).contains(plan.place(index))
        assert plan.reach(index).w >= int(REACH[0] * scale)


def test_a_ship_is_hull_lights_stones_and_prow_from_back_to_front() -> None:
    canvas = window((1920, 1080))
    plan = anchored(4, 700, 500, 0.84)
    stones = (2, EMPTY, 0, EMPTY)
    found = ship_sprites(canvas.assets, 1, plan, stones, lit={1: "legal", 3: "target"}, z=50)
    by_height = [sprite.sprite for sprite in sorted(found, key=lambda sprite: sprite.z)]
    assert by_height == [
        Hull(1),
        LitPlace(1, 1),
        LitPlace(1, 3),
        Aboard(1, 2),
        Aboard(1, 0),
        Prow(1),
    ]
    assert all(50 <= sprite.z <= 59 for sprite in found)


def test_the_prow_shows_how_many_of_the_needed_stones_are_aboard() -> None:
    canvas = window((1280, 720))
    plan = anchored(3, 300, 300, 0.6)
    loads = [(EMPTY,) * 3, (1, EMPTY, EMPTY), (1, 2, EMPTY), (1, 2, 0)]
    prows = [
        next(s for s in ship_sprites(canvas.assets, 0, plan, load) if s.sprite == Prow(0))
        for load in loads
    ]
    surfaces = [prow.picture.surface for prow in prows]
    assert len({id(surface) for surface in surfaces[:3]}) == 3
    assert surfaces[2] is surfaces[3]


def test_a_sled_holds_its_stones_side_by_side() -> None:
    canvas = window((1280, 720))
    plan = SledPlan(100, 200, 0.7)
    found = sled_sprites(canvas.assets, plan, 2, SLED_PLACES)
    assert [sprite.sprite for sprite in found] == [OnSled(2, i) for i in range(SLED_PLACES)]
    for one, other in pairwise(found):
        assert one.rect.right < other.rect.x
    assert all(plan.rect.x < sprite.rect.x < plan.rect.right for sprite in found)


def test_a_pile_shows_up_to_three_stones() -> None:
    assets = window((1280, 720)).assets
    faces = [pile(assets, 1, 20, stones).surface for stones in (0, 1, 2, 3, 24)]
    assert len({id(face) for face in faces}) == 4
    assert faces[3] is faces[4]
