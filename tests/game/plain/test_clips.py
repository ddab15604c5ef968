"""Clips mark what changed and lead to the true picture, whatever happens meanwhile."""

from random import Random

import pytest

from game.table.timeline import Speed
from rules.game import AnyGame
from tests.game.plain.sitting import PLAYED, Sitting, told
from tests.saves import coins

any_game = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)


@any_game
def test_the_table_ends_at_the_view(game: AnyGame) -> None:
    sitting, rng = Sitting(game, 3), Random(1)
    last = None
    for number, (event, view) in enumerate(told(game, 3, 2, 1)):
        sitting.timeline.play(sitting.table.clip(event, view))
        sitting.timeline.tick(rng.random() * 0.4)
        if number % 5 == 0:
            sitting.resize((1280 + 10 * (number % 40), 720))
            sitting.paint()
        last = view
    sitting.timeline.finish_all()
    sitting.resize((1280, 720))
    other = Sitting(game, 3)
    other.table.show(last)
    sitting.table.page.marked.clear()
    ended = [panel.told.points for panel in sitting.table.seats]
    assert ended == [panel.told.points for panel in other.table.seats]
    sitting.table.recall([])
    assert sitting.picture() == other.picture()


@any_game
def test_lines_that_changed_are_marked_until_another_seat_acts(game: AnyGame) -> None:
    sitting = Sitting(game, 2)
    marked = 0
    for event, view in told(game, 2, 3, 0):
        before = {(block.title, row) for block in sitting.table.page.blocks for row in block.rows}
        sitting.table.clip(event, view)
        after = {(block.title, row) for block in sitting.table.page.blocks for row in block.rows}
        now = {tuple(line) for line in sitting.table.page.marked}
        if before:
            assert after - before <= now <= after
        marked = max(marked, len(now))
    assert marked


def test_points_count_and_float() -> None:
    sitting = Sitting(coins.GAME, 2)
    counted = 0
    for event, view in told(coins.GAME, 2, 1, 0):
        before = [panel.told.points for panel in sitting.table.seats]
        clip = sitting.table.clip(event, view)
        gained = [
            panel.told.points - was
            for panel, was in zip(sitting.table.seats, before, strict=True)
            if panel.told.points != was
        ]
        if clip is None:
            continue
        assert [int(words.text) for words in clip.floats] == gained
        assert [count.now - count.was for count in clip.counts] == gained
        counted += len(gained)
    assert counted


def test_a_running_clip_shows_the_old_points_first() -> None:
    sitting = Sitting(coins.GAME, 2)
    sitting.timeline.speed = Speed.SLOW
    for event, view in told(coins.GAME, 2, 1, 0):
        clip = sitting.table.clip(event, view)
        if clip is not None and clip.counts:
            sitting.timeline.play(clip)
            sitting.paint()
            count = clip.counts[0]
            panel = sitting.table.seats[count.number[1]]
            assert panel.told.shown == count.was
            sitting.timeline.finish_all()
            sitting.paint()
            assert panel.told.shown == count.now
            return
    raise AssertionError("nobody scored")


def test_the_log_holds_what_was_told() -> None:
    sitting = Sitting(coins.GAME, 2, (1920, 1080))
    events = list(told(coins.GAME, 2, 1, 0))
    for event, view in events[:6]:
        sitting.table.clip(event, view)
    words = sitting.words()
    assert "Round 1" in words
    assert "Nadia chose jar 1" in words or "Nadia chose jar 0" in words
    sitting.table.recall([event for event, _ in events[:1]])
    assert "Round 1" in sitting.words()
    assert not any("chose" in line for line in sitting.words())
