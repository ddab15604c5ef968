"""Clips lead from what was to be seen to the true picture, whatever happens meanwhile."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from game.table.clip import HOME, Clip
from game.table.table import Play
from game.tables.imhotep import clips
from game.tables.imhotep.choices import SledStone, choices
from game.tables.imhotep.ids import InMarket
from game.tables.imhotep.spread import Spread
from rules.imhotep import GAME
from rules.imhotep import events as ev
from tests.game import seen
from tests.game.imhotep.positions import match, random_setup
from tests.game.imhotep.sitting import Sitting
from tests.game.seen import pixels

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1600, 900), (2560, 1080))


def tool_first(moves: Sequence[Any], rng: Random) -> Any:
    """A random move; one that plays a tool wherever one can be played."""
    return rng.choice([m for m in moves if GAME.move_to_text(m).startswith("play")] or moves)


def told(seats: int, seed: int, viewer: int) -> Iterator[tuple[Any, Any]]:
    """Every event of a random match as a seat saw it, with its view right after it."""
    rng = Random(seed)
    return seen.told(GAME, random_setup(seats, rng), viewer, rng, tool_first)


def spread(sitting: Sitting) -> Spread:
    found = sitting.table.spread
    assert found is not None
    return found


def lying(sitting: Sitting) -> set[Any]:
    """Where everything lies but open cards, which keep the slot they were dealt to."""
    sprites = spread(sitting).sprites(sitting.canvas.assets).values()
    return {(s.sprite, tuple(s.rect)) for s in sprites if not isinstance(s.sprite, InMarket)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_motion_is_of_something_to_be_seen(seats: int) -> None:
    kinds = set()
    for seed in range(4):
        sitting = Sitting(seats)
        for event, view in told(seats, seed, seed % seats):
            if event is None:
                sitting.table.show(view)
                continue
            clip = sitting.table.clip(event, view)
            if clip is None:
                continue
            kinds.add(type(event))
            assert clip.duration > 0
            there = set(spread(sitting).sprites(sitting.canvas.assets))
            there |= {sprite.sprite for sprite in clip.passing}
            for motion in clip.motions:
                if not isinstance(motion.sprite, tuple | str):
                    absent = isinstance(event, ev.ShipSailed | ev.RoundBegan)
                    assert motion.sprite in there or absent
    assert len(kinds) >= 12


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
        sprites = spread(sitting).sprites(sitting.canvas.assets)
        assert all(sitting.timeline.pose(name) == HOME for name in sprites)
        if count % 29 == 0:
            other.table.show(view)
            assert lying(sitting) == lying(other)


def test_a_resize_in_mid_clip_is_harmless() -> None:
    sitting, rng = Sitting(4), Random(2)
    resizes = 0
    for event, view in told(4, 9, 1):
        if event is None:
            sitting.table.show(view)
            continue
        sitting.timeline.play(sitting.table.clip(event, view))
        if rng.random() < 0.95:
            sitting.timeline.tick(rng.random() * 0.6)
            sitting.resize(rng.choice(SIZES))
            if resizes % 8 == 0:
                sitting.paint()
            sitting.timeline.finish_all()
            resizes += 1
        sitting.timeline.tick(9)
    assert resizes > 200


def test_a_finished_clip_leaves_the_same_picture_as_a_cut() -> None:
    sitting = Sitting(2)
    events = list(told(2, 3, 0))
    for number, (event, view) in enumerate(events[:240]):
        if event is None:
            sitting.table.show(view)
            continue
        sitting.timeline.play(sitting.table.clip(event, view))
        sitting.timeline.finish_all()
        if number % 60 == 0:
            sitting.table.chronicle.last.clear()
            after_clip = pixels(sitting)
            sitting.table.show(view)
            assert pixels(sitting) == after_clip


def test_a_ship_sails_with_all_that_is_on_it() -> None:
    sitting = Sitting(3)
    for event, view in told(3, 1, 0):
        if event is None:
            sitting.table.show(view)
            continue
        before = sitting.table.spread
        clip = sitting.table.clip(event, view)
        if isinstance(event, ev.ShipSailed):
            assert isinstance(clip, Clip)
            assert before is not None
            old, new = before.ships[event.ship].rect, spread(sitting).ships[event.ship].rect
            offsets = {motion.offset for motion in clip.motions}
            assert offsets == {(old.centerx - new.centerx, old.centery - new.centery)}
            assert clip.duration > clips.SAIL - 1
            return
    raise AssertionError("no ship sailed")


def test_points_float_and_are_counted() -> None:
    sitting = Sitting(2)
    counted = 0
    for event, view in told(2, 7, 0):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        if isinstance(event, ev.StoneBuilt | ev.ColumnScored) and event.points:
            assert clip is not None
            assert [words.text for words in clip.floats] == [f"+{event.points}"]
            assert clip.counts[0].now - clip.counts[0].was == event.points
            counted += 1
    assert counted > 5


def test_a_stone_dropped_by_hand_comes_from_where_it_was_let_go() -> None:
    rng = Random(3)
    for state, memories, moves, _ in match(random_setup(2, rng), rng):
        seen = GAME.view(state, memories[state.to_move], state.to_move)
        ways = choices(seen, moves).get(SledStone(0))
        if not ways:
            continue
        sitting = Sitting(2)
        sitting.show(state, memories)
        sitting.paint()
        zone = next(iter(ways))
        end = sitting.gesture.zones[zone].center
        ask = sitting.drag(sitting.home(SledStone(0)).center, end)
        assert isinstance(ask, Play)
        sitting.table.offer(())
        played, told = state.copy(), []
        GAME.apply(played, ask.move, told.append)
        view = GAME.view(played, memories[seen.viewer], seen.viewer)
        clip = sitting.table.clip(told[0], view)
        assert clip is not None
        assert clip.duration == clips.DROP
        rect = spread(sitting).ships[zone.ship].stone(zone.place)
        (motion,) = clip.motions
        assert motion.offset == (end[0] - rect.centerx, end[1] - rect.centery)
        return
    raise AssertionError("no stone could be placed")
