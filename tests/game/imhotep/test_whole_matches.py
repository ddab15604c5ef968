"""Whole matches at the real scenes, by mouse and by keys, to the result and into the library."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.__main__ import main
from game.match import Match
from game.offscreen import Offscreen
from game.scenes.match import MatchScene
from game.scenes.opening import begin
from game.scenes.recap import Recap
from game.scenes.result import ResultScreen
from game.seats import Computer, Human, Sitter
from game.table.canvas import Canvas
from game.tables.imhotep.table import ImhotepTable
from rules.imhotep import GAME
from rules.imhotep import state as st
from rules.imhotep.pieces import SITE_WORDS
from saves.exchange import export_match
from saves.library import Library
from tests.game.imhotep.hands_on import ByKeys, ByMouse, Player

ALL_B = dict.fromkeys(SITE_WORDS, "B")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path / "matches.sqlite3")
    yield library
    library.close()


def painted(stage: Offscreen, table: ImhotepTable) -> bytes:
    """All pixels of a table, by itself."""
    frame = stage.app.stack._frame
    canvas = Canvas(stage.desk.assets, frame)
    table.paint(canvas)
    screen = pygame.Surface((frame.width, frame.height))
    canvas.present(screen)
    return bytes(screen.get_buffer())


def fresh_table(stage: Offscreen, scene: MatchScene) -> ImhotepTable:
    """A table that has seen nothing of how the match came here."""
    old = scene.table
    assert isinstance(old, ImhotepTable)
    table = ImhotepTable(old._setting)
    table.resize(stage.app.stack._frame)
    table._view, table._shelf = old._view, old._shelf
    table.show(scene.match.view(scene.viewer))
    table.recall([event for _, event in scene.match.log(scene.viewer)])
    table.offer(old._moves, old._half_made)
    return table


def put_hands_away(stage: Offscreen, table: ImhotepTable) -> None:
    """No pointer over the table, no focus to be seen."""
    stage.point((2, stage.window.screen.get_height() - 2))
    table.hands.put_back()
    table.hands.controls.blur()
    table.hands.controls.ring.shown = False
    table.hands.controls.ring.focus(None)
    table._notes.away()


def caught_up(scene: MatchScene) -> bool:
    """Whether the table was shown all that happened in the match."""
    return bool(scene.table.spread.view == scene.match.view(scene.viewer))


def looks_like_the_view(stage: Offscreen, scene: MatchScene) -> None:
    """The table, whatever has happened to it, shows what a new one would."""
    table = scene.table
    assert isinstance(table, ImhotepTable)
    put_hands_away(stage, table)
    # Opponents alone never stop, so a move may just be under way at any moment.
    assert stage.wait(lambda: not scene._timeline.moving and caught_up(scene))
    table.offer(table._moves, table._half_made)
    thinking = table._thinking
    table.think(None)
    assert painted(stage, table) == painted(stage, fresh_table(stage, scene))
    table.think(thinking)


def is_kept(match: Match, library: Library, path: Path) -> None:
    """The library holds the match to its end, and its record obeys the rules."""
    assert match.number is not None
    kept = library.load(match.number)
    assert kept.moves == match.record().moves
    assert match.number in [entry.match for entry in library.matches()]
    export_match(library, match.number, path)
    assert main(["check", str(path)]) == 0


def play_to_the_end(stage: Offscreen, player: Player, seconds: float) -> set[int]:
    """Plays until the result is shown; the stages that were played."""
    match, stages = player.scene.match, set()
    moments = 0
    while match.result is None:
        assert stage.wait(lambda: player.ready() or match.result is not None, seconds)
        if match.result is not None:
            break
        assert player.table.spread is not None
        stages.add(player.table.spread.view.stage)
        moments += 1
        assert moments < 1500
        player.act()
        stage.turn(2)
    return stages


@pytest.mark.parametrize("options", [ALL_B, {}], ids=["B", "A"])
def test_by_keys_alone(options: dict[str, str], library: Library, tmp_path: Path) -> None:
    people: list[Sitter] = [Human("Nadia"), Human("Senbi")]
    with Offscreen((1024, 640), library=library) as stage:
        stage.desk.settings.change(speed="off")
        scene = begin(stage.desk, GAME, people, options, 7)
        stage.open(scene)
        stages = play_to_the_end(stage, ByKeys(stage, scene, Random(7)), 20)
        stage.settle()
        looks_like_the_view(stage, scene)
        assert stage.wait(lambda: isinstance(stage.app.stack.top, ResultScreen))
        is_kept(scene.match, library, tmp_path / "match.twolands")
    assert {st.CHISEL_SECOND, st.SAIL_SAIL, st.HAMMER_LOAD, st.LEVER_ORDER} <= stages
    if options:
        assert {st.KEEP, st.BUILD, st.LOAD, st.COLUMN} <= stages


def test_by_mouse_against_opponents_with_clips(library: Library, tmp_path: Path) -> None:
    """The clips of opponents run; now and then a click ends one, and may open the log."""
    seats: list[Sitter] = [Human("Nadia"), Computer("novice"), Computer("novice")]
    with Offscreen((1280, 720), library=library, playouts=4) as stage:
        stage.desk.settings.change(speed="fast")
        scene = begin(stage.desk, GAME, seats, {"market": "B", "temple": "B"}, 8)
        stage.open(scene)
        player = ByMouse(stage, scene, Random(8))
        clicks = decisions = 0
        while scene.match.result is None or scene.moving:
            if isinstance(stage.app.stack.top, Recap):
                player.keys(pygame.K_ESCAPE)
            elif player.ready():
                if decisions % 4 == 0 and player.table._half_made is None:
                    looks_like_the_view(stage, scene)
                player.act()
                stage.turn(2)
                decisions += 1
                assert decisions < 500
            elif not scene.moving:
                assert stage.wait(lambda: scene.moving or player.ready(), 120)
            elif player.rng.random() < 0.45:
                at = player.rng.randrange(1280), player.rng.randrange(60, 720)
                stage.press(at)
                stage.lift(at)
                clicks += 1
            stage.turn(1, seconds=0.09)
        assert clicks > 20
        looks_like_the_view(stage, scene)
        assert stage.wait(lambda: isinstance(stage.app.stack.top, ResultScreen))
        is_kept(scene.match, library, tmp_path / "match.twolands")


def test_200_resizes_in_mid_clip(library: Library) -> None:
    """However often the window changes in mid-clip, the table shows the view."""
    sizes = ((1024, 640), (1280, 720), (1280, 800), (1600, 900), (1720, 720))
    seats: list[Sitter] = [Computer("novice")] * 3
    with Offscreen((1280, 720), library=library, playouts=4) as stage:
        stage.desk.settings.change(speed="slow")
        scene = begin(stage.desk, GAME, seats, ALL_B, 3)
        stage.open(scene)
        rng, resizes = Random(3), 0
        while resizes < 200:
            assert stage.wait(lambda: scene._timeline.moving)
            stage.turn(1, seconds=0.1 * rng.random())
            size = rng.choice(sizes)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
            stage.turn(1, seconds=0.01)
            if resizes % 10 == 0:
                stage.turn(2, seconds=0.1)
                assert stage.app.stack._frame.whole.size == size
            resizes += 1
        stage.settle()
        looks_like_the_view(stage, scene)
