"""What is heard of a match: each event gives its cues, in their order, at their moments."""

from typing import Any

import pytest

from game.table.clip import Clip
from game.tables.sobek.making import TO_JAR, TO_JAR_APART
from rules.sobek import events as ev
from rules.sobek.pieces import FLOOD
from tests.game.sobek.sitting import Sitting
from tests.game.sobek.test_clips import told

HEARD = {
    "card-dealt",
    "card-taken",
    "card-to-jar",
    "curse",
    "event-turned",
    "flood",
    "jar-tips",
    "most-corrupt",
    "point",
    "prosperity",
    "round-gong",
    "set-laid",
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
    return [each for seed in range(6) for each in clips(2 + seed % 3, seed)]


def names(clip: Clip) -> list[str]:
    return [cue.name for cue in clip.cues]


def test_matches_are_heard_whole(matches: list[tuple[Any, Clip]]) -> None:
    assert {name for _, clip in matches for name in names(clip)} == HEARD


def test_cues_stand_in_their_order_and_within_their_clip(matches: list[tuple[Any, Clip]]) -> None:
    for _, clip in matches:
        starts = [cue.start for cue in clip.cues]
        assert starts == sorted(starts)
        assert all(0 <= start <= clip.duration for start in starts)


def test_skipped_cards_fall_into_the_jar_lower_with_each(matches: list[tuple[Any, Clip]]) -> None:
    most = 0
    for event, clip in matches:
        if isinstance(event, ev.CardTaken):
            fallen = [cue for cue in clip.cues if cue.name == "card-to-jar"]
            assert [cue.pitch for cue in fallen] == list(range(len(event.skipped)))
            moments = [TO_JAR + n * TO_JAR_APART for n in range(len(event.skipped))]
            assert [cue.start for cue in fallen] == moments
            most = max(most, len(fallen))
    assert most >= 3


def test_rich_sets_ring_higher(matches: list[tuple[Any, Clip]]) -> None:
    laid = [clip for event, clip in matches if isinstance(event, ev.SetLaid | ev.CrossSetLaid)]
    pitches = {cue.pitch for clip in laid for cue in clip.cues if cue.name == "set-laid"}
    assert all(names(clip) == ["set-laid"] for clip in laid)
    assert {0, 1, 2} <= pitches


def test_the_flood_is_heard_when_its_token_has_turned(matches: list[tuple[Any, Clip]]) -> None:
    used = [(event, clip) for event, clip in matches if isinstance(event, ev.TokenUsed)]
    for event, clip in used:
        turned = ["event-turned", "flood"] if event.token == FLOOD else ["event-turned"]
        assert names(clip) == turned
    assert any(event.token == FLOOD for event, _ in used)


def test_lost_points_sink(matches: list[tuple[Any, Clip]]) -> None:
    lost = [clip for event, clip in matches if isinstance(event, ev.Penalised) and event.points]
    assert lost
    for clip in lost:
        heard = [cue.pitch for cue in clip.cues if cue.name == "point"]
        assert heard == list(range(len(heard)))[::-1]


def test_the_drum_follows_the_opened_jars(matches: list[tuple[Any, Clip]]) -> None:
    opened = [(event, clip) for event, clip in matches if isinstance(event, ev.PilesCompared)]
    assert opened
    for event, clip in opened:
        assert names(clip) == ["jar-tips", "most-corrupt"][: 1 + bool(event.corrupt)]
        if event.corrupt:
            assert clip.cues[-1].start >= max(count.end for count in clip.counts)
