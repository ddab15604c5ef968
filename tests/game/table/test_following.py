"""A dragged piece comes after the pointer, whatever the frames, and comes to rest under it."""

import math

import pytest

from game.table.following import STEADY, Following, Sway
from game.table.lift import DRAGGED, HOVERED, TURN

GOAL = 500, 100


@pytest.fixture
def following():
    following = Following()
    following.begin((100, 100), 80)
    return following


def wait(following, *steps, goal=GOAL, pace=1.0):
    """Lets these seconds pass one after another; whether it still moved after each."""
    return [following.tick(seconds, goal, pace=pace) for seconds in steps]


def test_before_time_passes_the_piece_is_where_it_lay(following):
    assert following.middle(GOAL) == (100, 100)
    assert following.sway.grown == 0
    assert following.sway.share() == pytest.approx(HOVERED.larger / DRAGGED.larger)
    assert following.sway.up() == HOVERED.up


def test_so_much_of_the_way_is_gone_after_a_time(following):
    wait(following, 0.02)
    assert following.middle(GOAL) == (round(500 - 400 * math.exp(-28 * 0.02)), 100)


@pytest.mark.parametrize("steps", [1, 2, 6, 25])
def test_frames_of_any_length_lead_to_the_same_place(following, steps):
    wait(following, *[0.06 / steps] * steps)
    assert following.middle(GOAL) == (round(500 - 400 * math.exp(-28 * 0.06)), 100)
    assert following.sway.grown == pytest.approx(1 - (1 - 0.06 / 0.09) ** 2)


@pytest.mark.parametrize("frame", [0.001, 0.016, 0.05, 0.3])
def test_it_never_passes_the_pointer_and_rests_under_it(following, frame):
    places, moved = [100], True
    while moved:
        (moved,) = wait(following, frame)
        places.append(following.middle(GOAL)[0])
        assert len(places) < 1000
    assert places == sorted(places)
    assert places[-1] == 500
    assert following.sway == STEADY
    assert not following.tick(frame, GOAL, pace=1)


def test_a_piece_that_is_still_growing_moves(following):
    assert wait(following, 0.08, 0.02, goal=(100, 100)) == [True, False]


@pytest.mark.parametrize(("pace", "seconds"), [(1.5, 0.135), (1.0, 0.09), (0.5, 0.045)])
def test_picking_up_takes_longer_at_slower_speeds(following, pace, seconds):
    wait(following, 0.9 * seconds, goal=(100, 100), pace=pace)
    assert 0.9 < following.sway.grown < 1
    wait(following, 0.11 * seconds, goal=(100, 100), pace=pace)
    assert following.sway == STEADY


@pytest.mark.parametrize(("goal", "sign"), [((500, 100), 1), ((-300, 100), -1), ((100, 400), 0)])
def test_it_leans_into_its_sideways_motion(following, goal, sign):
    wait(following, 0.02, goal=goal)
    assert following.sway.lean == 8 * sign
    wait(following, 0.1, goal=goal)
    assert abs(following.sway.lean) < 8
    wait(following, 1.0, goal=goal)
    assert following.sway.turn() == TURN


def test_with_the_speed_off_it_is_glued_and_grown_at_once(following):
    assert wait(following, 0.001, pace=0) == [False]
    assert following.middle((7, 8)) == (7, 8)
    assert following.sway == STEADY


def test_with_reduced_motion_it_is_glued_and_not_turned(following):
    assert not following.tick(0.001, GOAL, pace=1, reduced=True)
    following.begin((0, 0), 80)
    assert following.middle((7, 8)) == (7, 8)
    assert following.sway.turn() == 0
    assert following.sway.share() == 1


def test_few_turns_are_drawn_of_all_that_may_be():
    turns = {Sway(grown / 50, lean / 10).turn() for grown in range(51) for lean in range(-80, 81)}
    assert len(turns) <= 11
    assert TURN in turns
    assert max(turns) <= TURN + 8
