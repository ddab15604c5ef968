from pygame import SRCALPHA, Rect, Surface

from game.assets import Picture
from game.table.clip import HOME, Clip, Motion, Pose
from game.table.following import Sway
from game.table.posed import aloft, posed
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


def test_a_piece_grows_into_the_hand_about_its_middle(shared_assets):
    picture = card()
    start = aloft(shared_assets, picture, SIZE, Sway(grown=0), turn=-4)
    inside = start.surface.get_bounding_rect().move(start.dx, start.dy)
    assert abs(inside.centerx - 20) <= 1
    assert abs(inside.centery - 30) <= 1
    assert aloft(shared_assets, picture, SIZE, Sway(turned=0)) is picture


def test_few_pictures_are_made_for_a_whole_drag(shared_assets):
    picture = card()
    drawn = {
        id(aloft(shared_assets, picture, SIZE, Sway(grown / 20, lean / 4)).surface)
        for grown in (*range(20), *[20] * 10)
        for lean in range(-32, 33)
    }
    assert len(drawn) <= 20
