import pygame
import pytest
from pygame import Rect

from game.table.gesture import Dropped, Gesture, Held, LetGo, Picked, nearest

STONE, OTHER, STUCK = "stone", "other stone", "stuck stone"
NEAR, FAR, LOW, CLOSED = "near ship", "far ship", "low ship", "full ship"


@pytest.fixture
def gesture():
    gesture = Gesture()
    gesture.pieces = {
        STONE: Rect(100, 500, 40, 40),
        OTHER: Rect(160, 500, 40, 40),
        STUCK: Rect(220, 500, 40, 40),
    }
    gesture.zones = {
        NEAR: Rect(100, 100, 80, 60),
        FAR: Rect(600, 100, 80, 60),
        LOW: Rect(600, 300, 80, 60),
        CLOSED: Rect(350, 100, 80, 60),
    }
    gesture.offer({STONE: {FAR: 1, NEAR: 2, LOW: 3}, OTHER: {FAR: 4}})
    return gesture


def test_a_drag_begins_after_four_pixels(gesture, hand):
    hand = hand(gesture.handle)
    hand.move(120, 520)
    assert gesture.hovered == STONE
    assert hand.down() is None
    assert hand.move(123, 520) is None
    assert not gesture.in_hand
    assert hand.move(124, 520) == Picked(STONE)
    assert gesture.held is Held.DRAGGED
    assert set(gesture.targets) == {NEAR, FAR, LOW}


def test_a_drag_keeps_the_grip_and_drops_on_a_legal_zone(gesture, hand):
    hand = hand(gesture.handle)
    hand.move(110, 505)
    hand.down()
    hand.move(630, 130)
    assert gesture.zone == FAR
    gesture.tick(1.0, pace=1)
    assert gesture.middle == (640, 145)
    assert hand.up() == Dropped(STONE, FAR, True, (640, 145))
    assert gesture.held is Held.NOT


def test_a_drag_onto_a_closed_zone_is_not_legal(gesture, hand):
    hand = hand(gesture.handle)
    hand.move(120, 520)
    hand.down()
    hand.move(390, 130)
    gesture.tick(1.0, pace=1)
    assert hand.up() == Dropped(STONE, CLOSED, False, (390, 130))


def test_a_drag_into_the_void_names_no_zone(gesture, hand):
    hand = hand(gesture.handle)
    hand.move(120, 520)
    hand.down()
    hand.move(900, 600)
    gesture.tick(1.0, pace=1)
    assert hand.up() == Dropped(STONE, None, False, (900, 600))


def test_click_and_click_drops(gesture, hand):
    hand = hand(gesture.handle)
    assert hand.click(120, 520)[2] == Picked(STONE)
    assert gesture.held is Held.SELECTED
    hand.move(640, 130)
    assert gesture.zone == FAR
    assert hand.down() == Dropped(STONE, FAR, True, (640, 130))
    assert hand.up() is None


def test_a_second_click_on_the_piece_lets_it_go(gesture, hand):
    hand = hand(gesture.handle)
    hand.click(120, 520)
    assert hand.down() == LetGo(STONE)


def test_a_click_on_another_piece_takes_that_one(gesture, hand):
    hand = hand(gesture.handle)
    hand.click(120, 520)
    assert hand.click(180, 520)[2] == Picked(OTHER)
    assert list(gesture.targets) == [FAR]


def test_a_selected_piece_clicked_onto_a_closed_zone_is_refused(gesture, hand):
    hand = hand(gesture.handle)
    hand.click(120, 520)
    hand.move(390, 130)
    assert hand.down() == Dropped(STONE, CLOSED, False, (390, 130))


def test_a_click_into_the_void_lets_go(gesture, hand):
    hand = hand(gesture.handle)
    hand.click(120, 520)
    hand.move(900, 600)
    assert hand.down() == LetGo(STONE)


def test_a_piece_without_choices_is_never_taken(gesture, hand):
    hand = hand(gesture.handle)
    assert hand.click(240, 520) == (None, None, None)
    assert gesture.hovered is None
    assert gesture.take(STUCK) is None


def test_keys_walk_legal_zones_only(gesture, hand):
    hand = hand(gesture.handle)
    assert gesture.take(STONE) == Picked(STONE)
    assert gesture.zone == NEAR
    hand.key(pygame.K_RIGHT)
    assert gesture.zone == FAR
    hand.key(pygame.K_DOWN)
    assert gesture.zone == LOW
    hand.key(pygame.K_DOWN)
    assert gesture.zone == LOW
    hand.key(pygame.K_UP)
    assert gesture.zone == FAR
    assert hand.key(pygame.K_RETURN) == Dropped(STONE, FAR, True, (640, 130))


@pytest.mark.parametrize("taken", ["keys", "click", "drag"])
def test_escape_takes_back(gesture, hand, taken):
    hand = hand(gesture.handle)
    if taken == "keys":
        gesture.take(STONE)
    elif taken == "click":
        hand.click(120, 520)
    else:
        hand.move(120, 520)
        hand.down()
        hand.move(300, 300)
    assert hand.key(pygame.K_ESCAPE) == LetGo(STONE)
    assert not gesture.in_hand
    assert hand.up() is None


def test_escape_with_an_empty_hand_is_left_to_others(gesture, hand):
    assert hand(gesture.handle).key(pygame.K_ESCAPE) is None


def test_other_moves_take_the_piece_from_the_hand(gesture, hand):
    hand = hand(gesture.handle)
    hand.click(120, 520)
    gesture.offer({OTHER: {FAR: 4}})
    assert not gesture.in_hand
    hand.move(640, 130)
    assert hand.down() is None


def test_a_lost_window_ends_a_drag(gesture, hand):
    hand = hand(gesture.handle)
    hand.move(120, 520)
    hand.down()
    hand.move(300, 300)
    assert hand.post(pygame.WINDOWFOCUSLOST) == LetGo(STONE)


def test_of_zones_one_over_another_a_legal_one_takes_the_drop(gesture, hand):
    gesture.zones = {FAR: Rect(600, 100, 80, 60), CLOSED: Rect(560, 60, 200, 200)}
    hand = hand(gesture.handle)
    hand.move(120, 520)
    hand.down()
    hand.move(640, 130)
    gesture.tick(1.0, pace=1)
    assert hand.up() == Dropped(STONE, FAR, True, (640, 130))


def test_a_drop_hits_what_lies_under_the_pointer_and_begins_where_the_piece_is_seen(gesture, hand):
    hand = hand(gesture.handle)
    hand.move(120, 520)
    hand.down()
    hand.move(640, 130)
    assert gesture.tick(0.02, pace=1)
    seen = gesture.middle
    assert 120 < seen[0] < 600, "between its place and the pointer, and not over the zone"
    assert hand.up() == Dropped(STONE, FAR, True, seen)
    assert not gesture.tick(0.02, pace=1)


def test_a_piece_that_is_seen_at_home_is_not_at_home_once_the_pointer_is_away(gesture, hand):
    hand = hand(gesture.handle)
    hand.move(120, 520)
    hand.down()
    hand.move(900, 600)
    assert hand.up() == Dropped(STONE, None, False, (120, 520), at_home=False)


def test_a_piece_that_waits_where_it_lies_does_not_follow(gesture, hand):
    hand = hand(gesture.handle)
    hand.click(120, 520)
    hand.move(640, 130)
    assert not gesture.tick(0.02, pace=1)


def test_the_nearest_place_lies_in_the_direction():
    places = {"right": Rect(200, 0, 10, 10), "aside": Rect(120, 90, 10, 10)}
    here = Rect(100, 0, 10, 10)
    assert nearest(here, places, (1, 0)) == "right"
    assert nearest(here, places, (0, 1)) == "aside"
    assert nearest(here, places, (-1, 0)) is None
