from pygame import SRCALPHA, Rect, Surface

from game.assets import Picture
from game.table.clip import HOME, Clip, Motion, Pose
from game.table.posed import posed
from game.table.timeline import Timeline

SIZE = 40, 60


def card():
    surface = Surface((44, 66), SRCALPHA)
    surface.fill((200, 100, 50, 255), Rect(2, 2, 40, 60))
    return Picture(surface, -2, -2)


def test_a_sprite_at_rest_is_itself(shared_assets):
    picture = card()
    assert posed(shared_assets, picture, SIZE, HOME) is picture


def test_a_smaller_picture_keeps_its_middle(shared_assets):
    half = posed(shared_assets, card(), SIZE, Pose(wide=0.5, high=0.5))
    inside = half.surface.get_bounding_rect().move(half.dx, half.dy)
    assert abs(inside.centerx - 20) <= 1
    assert abs(inside.centery - 30) <= 1
    assert abs(inside.w - 20) <= 2


def test_a_card_on_its_edge_is_not_seen(shared_assets):
    assert posed(shared_assets, card(), SIZE, Pose(wide=0.01)) is None


def test_a_turned_picture_keeps_its_middle(shared_assets):
    turned = posed(shared_assets, card(), SIZE, Pose(turn=90))
    inside = turned.surface.get_bounding_rect().move(turned.dx, turned.dy)
    assert abs(inside.centerx - 20) <= 2
    assert abs(inside.centery - 30) <= 2
    assert inside.w > inside.h


def test_poses_of_clips_that_wait_add_up():
    flip = Motion(sprite="card", duration=100, wide=(1, 0), turn=(0, 10), easing="linear")
    timeline = Timeline()
    timeline.play(Clip((flip,)))
    timeline.play(Clip((Motion(sprite="card", duration=50, high=(0.5, 1)),)))
    timeline.tick(0.05)
    pose = timeline.pose("card")
    assert (pose.wide, pose.high, pose.turn) == (0.5, 0.5, 5)
    timeline.tick(0.06)
    assert timeline.pose("card").wide == 1
