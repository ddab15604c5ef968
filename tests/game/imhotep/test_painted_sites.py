"""Boards: every word can be read, every stone lies on its board, and where the next one goes."""

from itertools import combinations

import pytest

from game.palette import contrast
from game.table.frame import SMALLEST_LETTER, Frame
from game.tables.imhotep.ids import Built, InTower, Raised
from game.tables.imhotep.sites.pyramids_b import BESIDE, PyramidB
from game.tables.imhotep.sites.temple import Temple
from game.tables.imhotep.stones import top_face
from rules.imhotep.pieces import BURIAL, OBELISKS, PYRAMIDS, TEMPLE
from tests.game.imhotep.painted import SIZES, cases, paint, position, sites, window


@pytest.mark.parametrize("scale", [0.75, 1, 1.3, 2])
@pytest.mark.parametrize("size", SIZES)
def test_all_words_can_be_read(size: tuple[int, int], scale: float) -> None:
    canvas = window(size, scale)
    for seats, side_b, crowd in cases():
        canvas.clear()
        paint(canvas, sites(canvas.frame, position(seats, side_b, crowd)))
        for item in canvas.texts:
            assert not item.clipped, (seats, side_b, crowd, item)
            assert item.px >= SMALLEST_LETTER, (seats, side_b, crowd, item)
            assert contrast(item.colour, item.ground) >= 4.5, (seats, side_b, crowd, item)
        for one, other in combinations(canvas.texts, 2):
            assert not one.rect.colliderect(other.rect), (seats, side_b, crowd, one, other)


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_on_its_board(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    canvas = window(size)
    for seats, side_b, crowd in cases():
        for site in sites(frame, position(seats, side_b, crowd)).values():
            for sprite in site.sprites(canvas.assets):
                assert site.rect.contains(sprite.rect), (seats, side_b, crowd, sprite)
            for space in site.next.values():
                assert site.rect.contains(space), (seats, side_b, crowd, space)


def test_every_stone_has_one_sprite_of_its_owner() -> None:
    frame = Frame(1920, 1080)
    for seats, side_b, crowd in cases():
        view = position(seats, side_b, crowd)
        found = sites(frame, view)
        for site, owners in (
            (PYRAMIDS, view.pyramids),
            (TEMPLE, view.temple),
            (BURIAL, view.burial),
        ):
            expected = {Built(site, index): seat for index, seat in enumerate(owners)}
            assert {name: lying.seat for name, lying in found[site].stones.items()} == expected
        waiting = {
            Raised(seat, index): seat
            for seat, count in enumerate(view.obelisks)
            for index in range(count)
        }
        built = {
            InTower(tower, index): seat
            for tower, seat in enumerate(view.towers)
            for index in range(3)
        }
        stones = found[OBELISKS].stones
        assert {name: lying.seat for name, lying in stones.items()} == {**waiting, **built}


def test_no_two_stones_of_a_level_share_their_place() -> None:
    frame = Frame(1920, 1080)
    for seats, side_b, crowd in cases():
        for site in sites(frame, position(seats, side_b, crowd)).values():
            tops = [top_face(lying.rect) for lying in site.stones.values()]
            assert len({top.topleft for top in tops}) == len(tops)


@pytest.mark.parametrize("side_b", [False, True])
def test_a_stone_comes_to_lie_where_the_next_space_was_shown(side_b: bool) -> None:
    frame = Frame(1920, 1080)
    few = position(4, side_b, "early")
    more = few.__class__(
        **{
            **{name: getattr(few, name) for name in few.__slots__},
            "pyramids": (*few.pyramids, 2),
            "heights": (*few.heights, 1) if side_b else (),
            "temple": (*few.temple, 2),
            "burial": (*few.burial, 2),
            "obelisks": (few.obelisks[0] + 1, *few.obelisks[1:]),
        }
    )
    before, after = sites(frame, few), sites(frame, more)
    index = len(few.pyramids)
    for site in (PYRAMIDS, TEMPLE, BURIAL):
        key = 1 if side_b and site == PYRAMIDS else 0
        assert before[site].next[key] == after[site].stones[Built(site, index)].rect
    raised = Raised(0, few.obelisks[0])
    assert before[OBELISKS].next[0] == after[OBELISKS].stones[raised].rect


def test_the_third_stone_of_side_b_goes_on_the_tower_to_come() -> None:
    view = position(4, True, "middle")
    found = sites(Frame(1920, 1080), view)[OBELISKS]
    assert view.obelisks[3] == 2
    assert found.next[3].bottom < found.next[0].top
    assert found.next[3].w == found.stones[InTower(0, 0)].rect.w


def test_small_pyramids_offer_their_open_spaces_only() -> None:
    open_ones = sites(Frame(1920, 1080), position(4, True, "early"))[PYRAMIDS]
    assert isinstance(open_ones, PyramidB)
    assert set(open_ones.next) == {0, 1, 2}
    for pyramid, space in open_ones.next.items():
        assert open_ones.fields[pyramid].collidepoint(space.center)
    full = sites(Frame(1920, 1080), position(4, True, "full"))[PYRAMIDS]
    assert set(full.next) == {BESIDE}


def test_temple_columns_stand_side_by_side_over_their_stones() -> None:
    for seats, width in ((2, 4), (3, 5), (4, 5)):
        temple = sites(Frame(1920, 1080), position(seats, True, "middle"))[TEMPLE]
        assert isinstance(temple, Temple)
        assert len(temple.columns) == width
        for name, lying in temple.stones.items():
            assert isinstance(name, Built)
            assert temple.columns[name.index % width].contains(lying.rect)


def test_painting_again_makes_no_new_picture() -> None:
    canvas = window((1920, 1080))
    view = position(4, False, "middle")
    paint(canvas, sites(canvas.frame, view))
    made = len(canvas.assets.cache)
    canvas.clear()
    paint(canvas, sites(canvas.frame, view))
    assert len(canvas.assets.cache) == made
