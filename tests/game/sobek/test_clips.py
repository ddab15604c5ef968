"""Clips lead from what was to be seen to the true picture, whatever happens meanwhile."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.table.clip import HOME, Clip
from game.table.timeline import Speed
from game.tables.sobek import making
from game.tables.sobek.ids import InHand, InRow, Jar
from game.tables.sobek.round_clips import OpenedJar
from game.tables.sobek.spread import Spread
from rules.sobek import GAME
from rules.sobek import events as ev
from tests.game import seen
from tests.game.seen import pixels
from tests.game.sobek.positions import any_move, random_setup
from tests.game.sobek.sitting import Sitting

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1600, 900), (2560, 1080))


def told(seats: int, seed: int, viewer: int) -> Iterator[tuple[Any, Any]]:
    """Every event of a random match as a seat saw it, with its view right after it."""
    rng = Random(seed)
    return seen.told(GAME, random_setup(seats, rng), viewer, rng, any_move)


def spread(sitting: Sitting) -> Spread:
    found = sitting.table.spread
    assert found is not None
    return found


def lying(sitting: Sitting) -> set[Any]:
    """Where everything lies but used tokens, whose users no view tells."""
    sprites = spread(sitting).sprites(sitting.canvas.assets, sitting.say).values()
    return {(s.sprite, tuple(s.rect)) for s in sprites if "Token" not in type(s.sprite).__name__}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_motion_is_of_something_to_be_seen(seats: int) -> None:
    kinds = set()
    for seed in range(3):
        sitting = Sitting(seats)
        for event, view in told(seats, 10 * seats + seed, seed % seats):
            if event is None:
                sitting.table.show(view)
                continue
            clip = sitting.table.clip(event, view)
            if clip is None:
                continue
            kinds.add(type(event))
            assert clip.duration > 0
            there = set(spread(sitting).sprites(sitting.canvas.assets, sitting.say))
            there |= {sprite.sprite for sprite in clip.passing}
            for motion in clip.motions:
                assert motion.sprite in there or isinstance(motion.sprite, OpenedJar)
    assert len(kinds) >= 18


def test_the_table_shows_the_view_once_a_clip_has_ended() -> None:
    sitting, other = Sitting(3), Sitting(3)
    for count, (event, view) in enumerate(told(3, 5, 0)):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        sitting.timeline.play(clip)
        sitting.timeline.tick(0.05)
        if count % 7 == 0:
            sitting.paint()
        sitting.timeline.finish_all()
        sprites = spread(sitting).sprites(sitting.canvas.assets, sitting.say)
        assert all(sitting.timeline.pose(name) == HOME for name in sprites)
        if count % 29 == 0:
            other.table.show(view)
            assert lying(sitting) == lying(other)


def test_a_clip_that_has_run_leaves_every_sprite_at_home() -> None:
    sitting = Sitting(4)
    for event, view in told(4, 6, 2):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        if clip is None or isinstance(event, ev.CardDelivered | ev.StartCardDealt | ev.TokenHidden):
            continue
        for name in spread(sitting).sprites(sitting.canvas.assets, sitting.say):
            assert clip.pose(name, clip.duration) == HOME, (event, name)


def test_a_resize_in_mid_clip_is_harmless() -> None:
    sitting, rng = Sitting(4), Random(2)
    resizes = 0
    for event, view in told(4, 9, 1):
        if event is None:
            sitting.table.show(view)
            continue
        sitting.timeline.play(sitting.table.clip(event, view))
        if rng.random() < 0.3:
            sitting.timeline.tick(rng.random() * 0.6)
            sitting.resize(rng.choice(SIZES))
            if resizes % 8 == 0:
                sitting.paint()
            sitting.timeline.finish_all()
            resizes += 1
        sitting.timeline.tick(9)
    assert resizes > 80


def test_a_finished_clip_leaves_the_same_picture_as_a_cut() -> None:
    sitting = Sitting(2, painted=True)
    events = list(told(2, 3, 0))
    for number, (event, view) in enumerate(events[:240]):
        if event is None:
            sitting.table.show(view)
            continue
        sitting.timeline.play(sitting.table.clip(event, view))
        sitting.timeline.finish_all()
        if number % 60 == 0:
            sitting.table.history.last.clear()
            after_clip = pixels(sitting)
            sitting.table.show(view)
            assert pixels(sitting) == after_clip


def test_a_taken_card_comes_from_the_row_and_the_skipped_ones_fall_into_the_jar() -> None:
    sitting, taken = Sitting(3), 0
    for event, view in told(3, 1, 0):
        if event is None:
            sitting.table.show(view)
            continue
        before = sitting.table.spread
        clip = sitting.table.clip(event, view)
        if not isinstance(event, ev.CardTaken) or not event.skipped:
            continue
        assert isinstance(clip, Clip)
        assert before is not None
        falling = [s for s in clip.passing if s.sprite[0] == "to jar"]
        assert [s.rect for s in falling] == list(before.row.places[: event.place])
        assert any(motion.sprite == Jar(event.seat) for motion in clip.motions)
        if event.seat == 0:
            name = making.newest(spread(sitting), 0, event.kind)
            home = spread(sitting).hand.cards[name]
            start = before.row.places[event.place]
            motion = next(m for m in clip.motions if m.sprite == name)
            assert motion.offset == making.between(home, start)
            taken += 1
        for place in range(len(view.row)):
            moved = next(m for m in clip.motions if m.sprite == InRow(place))
            assert moved.end == clip.duration or moved.easing == "out-cubic"
    assert taken > 3


def test_points_float_and_are_counted_and_jars_are_opened_at_the_end_of_a_round() -> None:
    sitting = Sitting(2)
    counted, opened = 0, 0
    for event, view in told(2, 7, 0):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        if isinstance(event, ev.SetsScored) and event.open + event.crosswise:
            assert clip is not None
            points = event.open + event.crosswise
            assert [words.text for words in clip.floats] == [f"+{points}"]
            score = next(c for c in clip.counts if c.number == ("score", event.seat))
            assert score.now - score.was == points
            counted += 1
        if isinstance(event, ev.PilesCompared):
            assert clip is not None
            assert {m.sprite for m in clip.motions} == {OpenedJar(0), OpenedJar(1)}
            assert [c.now for c in clip.counts] == list(event.sizes)
            opened += 1
    assert counted > 3
    assert opened == 3


def test_cards_are_dealt_one_before_the_last_has_arrived() -> None:
    sitting = Sitting(3)
    parts = []
    for event, view in told(3, 2, 0):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        if isinstance(event, ev.CardDelivered):
            assert clip is not None
            parts.append(clip)
            if len(parts) == 9:
                break
    assert [clip.duration for clip in parts[:8]] == [60] * 8
    assert parts[-1].duration == making.DEAL
    third = [clip.pose(InRow(2), clip.duration) for clip in parts[2:8]]
    starts = [clip.pose(InRow(2), 0) for clip in parts[2:8]]
    for end, start in zip(third, starts[1:], strict=False):
        assert end.dx == pytest.approx(start.dx, abs=0.01)
    assert third[-1] == HOME or abs(third[-1].dx) < abs(starts[0].dx)


def test_without_clips_the_end_of_a_round_stays_until_the_next_turn() -> None:
    sitting = Sitting(2)
    sitting.timeline.speed = Speed.OFF
    stayed = False
    for event, view in told(2, 4, 0):
        if event is None:
            sitting.table.show(view)
            continue
        sitting.timeline.play(sitting.table.clip(event, view))
        tally = sitting.table.history.tally
        if isinstance(event, ev.RoundBegan) and view.round == 2:
            assert tally is not None
            stayed = True
        if isinstance(event, ev.CardTaken):
            assert tally is None
    assert stayed


def test_while_a_round_is_counted_nothing_is_said_of_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What sets are worth is in the score already: with it, it would count twice."""
    sitting, painted = Sitting(2, (1920, 1080)), []
    monkeypatch.setattr(
        "game.tables.sobek.painting.Painter.paint",
        lambda _self, _canvas, _spread, _held, captions: painted.append(captions.ended_now),
    )
    counting = 0
    for event, view in told(2, 4, 0):
        if event is None:
            sitting.table.show(view)
            continue
        sitting.table.clip(event, view)
        tally = sitting.table.history.tally
        if tally is not None or isinstance(event, ev.CardTaken):
            sitting.paint()
            being_counted = tally is not None and not tally.over
            assert bool(painted[-1]) != being_counted
            counting += being_counted
    assert counting > 5


def test_a_card_that_was_dragged_to_the_hand_comes_from_where_it_was_let_go() -> None:
    from game.tables.sobek.choices import Only
    from rules.sobek import moves as mv
    from tests.game.sobek.sitting import seated

    sitting = seated(hands=[{"fish": 1}, {}])
    start, mat = sitting.home(InRow(1)).center, sitting.gesture.zones[Only.HAND]
    sitting.drag(start, mat.center)
    seen: list[tuple[Any, Any]] = []

    def tell(event: Any) -> None:
        GAME.remember(sitting.memories[0], event.seen_by(0))
        seen.append((event.seen_by(0), GAME.view(sitting.state, sitting.memories[0], 0)))

    GAME.apply(sitting.state, mv.TAKE[1], tell)
    sitting.table.offer(())
    clip = sitting.table.clip(*seen[0])
    assert clip is not None
    card = InHand(22, 0)
    home = spread(sitting).hand.cards[card]
    motion = next(m for m in clip.motions if m.sprite == card)
    assert motion.duration == making.DROP
    assert home.centerx + motion.offset[0] == pytest.approx(mat.centerx, abs=2)
