import pytest

from game import sound
from game.assets import Picture
from game.table.clip import EASINGS, HOME, Clip, Count, Cue, Float, Motion, points_heard
from game.table.sprite import Sprite
from game.table.timeline import Speed, Timeline

SHIP = Motion(sprite="ship", duration=900, offset=(-300, 40), easing="in-out-sine")
STONE = Motion(sprite="stone", start=900, duration=320, offset=(-50, 60), arc=46)


@pytest.fixture
def timeline():
    return Timeline()


@pytest.mark.parametrize("name", EASINGS)
def test_every_easing_starts_at_its_start_and_ends_at_its_end(name):
    ease = EASINGS[name]
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)
    assert ease(0.5) > 0.2


def test_only_out_back_overshoots():
    over = {name for name, ease in EASINGS.items() if max(ease(i / 50) for i in range(51)) > 1.001}
    assert over == {"out-back"}


def test_a_motion_decays_to_nothing():
    assert SHIP.at(-5)[:2] == pytest.approx((-300, 40))
    assert SHIP.at(450)[:2] == pytest.approx((-150, 20))
    assert SHIP.at(900) == HOME
    assert SHIP.at(5000) == HOME


def test_an_arc_is_highest_in_the_middle():
    assert STONE.at(1060).dy == pytest.approx(30 - 46)
    bent = Motion(sprite=0, duration=100, offset=(-80, 0), bend=(0, 25), easing="linear")
    assert bent.at(50)[:2] == pytest.approx((-40, 25))


def test_a_sprite_waits_where_it_starts_and_follows_its_latest_motion():
    ride = Motion(sprite="stone", duration=900, offset=(-350, 100), until=(-50, 60))
    clip = Clip(motions=(STONE, ride))
    assert clip.pose("stone", 0)[:2] == (-350, 100)
    assert clip.pose("stone", 899.9)[:2] == pytest.approx((-50, 60), abs=0.1)
    assert clip.pose("stone", 900)[:2] == (-50, 60)
    assert clip.pose("stone", 1220) == HOME
    assert clip.pose("other", 100) == HOME


def test_a_clip_lasts_until_all_is_at_rest():
    clip = Clip(
        motions=(SHIP, STONE),
        floats=(Float(text="+3", at=(0, 0), colour=(0, 0, 0), start=1220),),
        counts=(Count(number="points", was=4, now=7, start=1220),),
        rest=80,
    )
    assert clip.duration == 1900
    assert Clip().duration == 0


@pytest.mark.parametrize(
    ("speed", "seconds"), [(Speed.SLOW, 1.35), (Speed.NORMAL, 0.9), (Speed.FAST, 0.45)]
)
def test_speeds(timeline, speed, seconds):
    timeline.speed = speed
    timeline.play(Clip((SHIP,)))
    assert timeline.tick(seconds - 0.01)
    assert timeline.pose("ship") != HOME
    assert not timeline.tick(0.02)
    assert timeline.pose("ship") == HOME


def test_speed_off_plays_nothing(timeline):
    timeline.speed = Speed.OFF
    timeline.play(Clip((SHIP,)))
    assert not timeline.moving
    timeline.speed = Speed.NORMAL
    timeline.play(Clip((SHIP,)))
    timeline.speed = Speed.OFF
    assert not timeline.tick(0.001)


def test_holding_the_key_hurries_five_times(timeline):
    timeline.hurry = True
    timeline.play(Clip((SHIP,)))
    assert timeline.tick(0.17)
    assert not timeline.tick(0.02)


def test_a_click_finishes_the_running_clip_alone(timeline):
    timeline.play(Clip((SHIP,)))
    timeline.play(Clip((STONE,)))
    timeline.tick(0.1)
    assert timeline.finish()
    assert timeline.pose("ship") == HOME
    assert timeline.pose("stone")[:2] == (-50, 60)
    assert timeline.moving
    assert timeline.finish()
    assert not timeline.moving
    assert not timeline.finish()


def test_clips_follow_each_other_without_losing_time(timeline):
    timeline.play(Clip((SHIP,)))
    timeline.play(Clip((Motion(sprite="ship", duration=100, offset=(10, 0), easing="linear"),)))
    assert timeline.pose("ship")[:2] == pytest.approx((-290, 40))
    timeline.tick(0.95)
    assert timeline.pose("ship")[:2] == pytest.approx((5, 0))
    assert not timeline.tick(0.05)


def test_finishing_all_leaves_everything_at_its_place(timeline):
    for _ in range(3):
        timeline.play(Clip((SHIP, STONE)))
    timeline.tick(0.2)
    timeline.finish_all()
    assert not timeline.moving
    assert timeline.pose("ship") == HOME
    assert timeline.pose("stone") == HOME


def test_reduced_motion_fades_in_at_the_place(timeline):
    timeline.reduced = True
    timeline.play(Clip((SHIP, STONE)))
    timeline.tick(0.06)
    pose = timeline.pose("ship")
    assert pose[:2] == (0, 0)
    assert 100 < pose.alpha < 150
    assert timeline.pose("stone").alpha == 0
    timeline.tick(0.1)
    assert timeline.pose("ship") == HOME


def test_a_number_counts_to_its_true_value(timeline):
    timeline.play(Clip(counts=(Count(number="score", was=4, now=14),)))
    assert timeline.number("score", 14) == 4
    timeline.tick(0.2)
    assert timeline.number("score", 14) == 9
    timeline.tick(0.3)
    assert timeline.number("score", 14) == 14
    assert timeline.number("other", 3) == 3


def test_points_float_up_and_are_gone(timeline, canvas):
    timeline.play(Clip((SHIP,), floats=(Float(text="+3", at=(200, 200), colour=(255, 255, 255)),)))
    heights = []
    for _ in range(3):
        canvas.clear()
        timeline.paint_floats(canvas, (0, 0, 0))
        heights.append(canvas.texts[0].rect.centery)
        timeline.tick(0.15)
    assert heights[0] > heights[1] > heights[2] > heights[0] - 31
    timeline.tick(0.2)
    canvas.clear()
    timeline.paint_floats(canvas, (0, 0, 0))
    assert canvas.texts == []


def test_passing_sprites_are_there_only_while_the_clip_runs(timeline, canvas):
    gone = Sprite("card", Picture(canvas.assets.svg("pieces/back-tan", 50, 70)), canvas.frame.whole)
    timeline.play(Clip((SHIP,), passing=(gone,)))
    assert timeline.passing() == (gone,)
    timeline.tick(1)
    assert timeline.passing() == ()


@pytest.fixture
def heard(monkeypatch):
    played = []
    monkeypatch.setattr(sound, "play", lambda name, pitch=0: played.append((name, pitch)))
    return played


CUES = (Cue(name="ship-leaves"), Cue(name="ship-docks", start=900), Cue(name="point", start=950))


def test_cues_are_heard_at_their_moments_and_once(timeline, heard):
    timeline.play(Clip(motions=(SHIP,), rest=80, cues=CUES))
    assert heard == []
    timeline.tick(0.02)
    assert heard == [("ship-leaves", 0)]
    timeline.tick(0.87)
    assert len(heard) == 1
    timeline.tick(0.02)
    assert heard == [("ship-leaves", 0), ("ship-docks", 0)]
    timeline.tick(0.2)
    timeline.tick(0.2)
    assert [name for name, _ in heard] == ["ship-leaves", "ship-docks", "point"]


def test_cues_of_the_next_clip_follow(timeline, heard):
    timeline.play(Clip(motions=(SHIP,), cues=CUES[:2]))
    timeline.play(Clip(motions=(SHIP,), cues=(Cue(name="flood"), Cue(name="curse", start=700))))
    timeline.tick(0.95)
    assert [name for name, _ in heard] == ["ship-leaves", "ship-docks", "flood"]
    timeline.tick(0.7)
    assert heard[-1] == ("curse", 0)


def test_what_is_cut_is_not_heard(timeline, heard):
    timeline.play(Clip(motions=(SHIP,), rest=80, cues=CUES))
    timeline.play(Clip(motions=(SHIP,), cues=(Cue(name="flood"),)))
    timeline.tick(0.02)
    timeline.finish()
    timeline.tick(0.02)
    assert [name for name, _ in heard] == ["ship-leaves", "flood"]
    timeline.finish_all()
    timeline.tick(2)
    assert len(heard) == 2


def test_without_clips_the_first_cue_stands_for_all(timeline, heard):
    timeline.speed = Speed.OFF
    timeline.play(Clip(motions=(SHIP,), cues=CUES))
    timeline.play(Clip(motions=(SHIP,)))
    timeline.play(None)
    assert heard == [("ship-leaves", 0)]


def test_a_later_clip_is_heard_later(timeline, heard):
    clip = Clip(motions=(SHIP,), cues=CUES).later(100)
    assert [cue.start for cue in clip.cues] == [100, 1000, 1050]


@pytest.mark.parametrize(
    ("points", "pitches"), [(0, []), (3, [0, 1, 2]), (12, list(range(8))), (-3, [2, 1, 0])]
)
def test_points_climb_and_lost_ones_sink(points, pitches):
    cues = points_heard(points, 50)
    assert [cue.pitch for cue in cues] == pitches
    assert [cue.start for cue in cues] == [50 + 60 * n for n in range(len(pitches))]
