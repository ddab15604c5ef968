"""What is heard of a match: each event gives its cues, in their order, at their moments."""

from typing import Any

import pytest

from game import sound
from game.table.clip import Clip, Cue
from rules.imhotep import events as ev
from rules.imhotep.pieces import OBELISKS, PYRAMIDS, SITES
from tests.game.imhotep.sitting import Sitting
from tests.game.imhotep.test_clips import told

HEARD = {
    "card-dealt",
    "card-taken",
    "group-done",
    "point",
    "round-gong",
    "ship-docks",
    "ship-leaves",
    "stone-on-stone",
    "stone-on-wood",
    "stones-got",
}


def clips(seats: int, seed: int) -> list[tuple[Any, Clip]]:
    """Every event of a match that gives a clip."""
    sitting = Sitting(seats)
    found = []
    for event, view in told(seats, seed, 0):
        if event is None:
            sitting.table.show(view)
        elif (clip := sitting.table.clip(event, view)) is not None:
            found.append((event, clip))
    return found


@pytest.fixture(scope="module")
def matches() -> list[tuple[Any, Clip]]:
    return [each for seed in range(4) for each in clips(2 + seed % 3, seed)]


def test_matches_are_heard_whole(matches: list[tuple[Any, Clip]]) -> None:
    assert {cue.name for _, clip in matches for cue in clip.cues} == HEARD


def test_cues_stand_in_their_order_and_within_their_clip(matches: list[tuple[Any, Clip]]) -> None:
    for _, clip in matches:
        starts = [cue.start for cue in clip.cues]
        assert starts == sorted(starts)
        assert all(0 <= start <= clip.duration for start in starts)


def test_a_ship_leaves_at_once_and_docks_when_it_has_come(matches: list[tuple[Any, Clip]]) -> None:
    sailed = [clip for event, clip in matches if isinstance(event, ev.ShipSailed)]
    assert sailed
    for clip in sailed:
        ride = [motion.end for motion in clip.motions if motion.offset != (0, 0)]
        assert [cue for cue in clip.cues if cue.name.startswith("ship")] == [
            Cue(name="ship-leaves"),
            Cue(name="ship-docks", start=ride[-1]),
        ]


def test_stones_are_heard_as_they_land_the_lower_the_higher_they_lie(
    matches: list[tuple[Any, Clip]],
) -> None:
    levels: dict[int, set[int]] = {site: set() for site in range(SITES)}
    for event, clip in matches:
        if isinstance(event, ev.StoneBuilt):
            landed = [cue for cue in clip.cues if cue.name == "stone-on-stone"]
            levels[event.site] |= {cue.pitch for cue in landed}
            ends = {motion.end for motion in clip.motions}
            assert all(cue.start in ends for cue in landed)
    assert {0, 1} <= levels[PYRAMIDS]
    assert {0, 1, 2} <= levels[OBELISKS]


def test_points_climb_and_are_at_most_eight(matches: list[tuple[Any, Clip]]) -> None:
    scored = 0
    for event, clip in matches:
        points = getattr(event, "points", 0)
        if isinstance(event, ev.StoneBuilt | ev.TowerBuilt | ev.ColumnScored) and points > 0:
            heard = [cue.pitch for cue in clip.cues if cue.name == "point"]
            assert heard == list(range(min(8, points)))
            scored += 1
    assert scored > 20


def test_a_round_begins_with_the_gong(matches: list[tuple[Any, Clip]]) -> None:
    begun = [clip.cues for event, clip in matches if isinstance(event, ev.RoundBegan)]
    assert begun
    assert all(cues == (Cue(name="round-gong"),) for cues in begun)


def test_what_is_played_is_what_the_clips_name(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []
    monkeypatch.setattr(sound, "play", lambda name, pitch=0: heard.append((name, pitch)))
    sitting = Sitting(2)
    wanted = []
    for event, view in told(2, 1, 0):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        sitting.timeline.play(clip)
        while sitting.timeline.moving:
            sitting.timeline.tick(0.03)
        wanted += [(cue.name, cue.pitch) for cue in clip.cues] if clip else []
    assert heard == wanted
