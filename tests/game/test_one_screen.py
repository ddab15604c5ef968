"""Several people at the real table, by real events, and every pixel of what they are shown."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.match import Match
from game.offscreen import Offscreen
from game.scenes.curtain import Curtain
from game.scenes.match import MatchScene
from game.scenes.recap import Recap
from game.seats import Human
from rules.game import HIDDEN, setup_for
from rules.imhotep import GAME
from rules.imhotep.state import KEEP

SIZE = (1280, 720)
PEOPLE = (Human("Nadia"), Human("Merit"))


@pytest.fixture
def stage() -> Iterator[Offscreen]:
    with Offscreen(SIZE, playouts=4) as stage:
        yield stage


def before_the_pair(picker: int) -> tuple[Match, object]:
    """A match in which this seat may take the face-down pair, and the move that does it."""
    for seed in range(200):
        match, rng = (
            Match.new(GAME, setup_for(GAME, 2, {"market": "B"}), PEOPLE, seed),
            Random(seed),
        )
        while match.result is None:
            for move in match.legal_moves():
                if GAME.move_to_text(move) == "pick pair" and match.to_move == picker:
                    return match, move
            match.play(rng.choice(list(match.legal_moves())), 0)
    raise AssertionError("nobody comes by the pair")


def shut_doors(seat: int) -> bytes:
    """Every pixel of the doors shut for a seat, with nothing at all behind them."""
    match = Match.new(GAME, setup_for(GAME, 2, {}), PEOPLE, 1)
    with Offscreen(SIZE) as empty:
        empty.open(Curtain(empty.desk, match, seat, lambda: None, shut=True))
        empty.turn(2)
        return pixels(empty)


def pixels(stage: Offscreen) -> bytes:
    return pygame.image.tobytes(stage.picture(), "RGB")


def curtain_of(stage: Offscreen) -> Curtain | None:
    top = stage.app.stack.top
    return top if isinstance(top, Curtain) else None


def faces_shown(scene: MatchScene) -> bool:
    """Whether the table knows the faces of the pair."""
    view = scene.table.spread.view
    return bool(view.pair) and HIDDEN not in view.pair


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_face_down_pair_is_shown_to_the_one_who_takes_it_alone(speed: str) -> None:
    doors = {seat: shut_doors(seat) for seat in (0, 1)}
    with Offscreen(SIZE, playouts=4) as stage:
        stage.desk.settings.change(speed=speed)
        match, move = before_the_pair(picker=1)
        scene = MatchScene(stage.desk, match)
        stage.open(scene)
        stage.settle()
        assert scene.viewer == 1
        assert curtain_of(stage) is None, "the table is open to everybody so far"
        stage.make(scene.table.ways(move)[-1])
        assert match.view(1).stage == KEEP
        assert stage.wait(lambda: curtain_of(stage) is not None)
        while curtain_of(stage).moving:
            assert not faces_shown(scene), "the faces are there before the doors are shut"
            stage.turn()
        for _ in range(40):
            stage.turn()
            assert pixels(stage) == doors[1]
            assert not faces_shown(scene)
        stage.key(pygame.K_RETURN)
        assert stage.wait(lambda: curtain_of(stage) is None)
        stage.settle()
        assert faces_shown(scene)
        assert scene.viewer == 1

        keep = match.legal_moves()[0]
        stage.make(scene.table.ways(keep)[-1])
        assert stage.wait(lambda: curtain_of(stage) is not None)
        assert stage.wait(lambda: not curtain_of(stage).moving)
        stage.turn()
        assert pixels(stage) == doors[0]
        stage.make(centre_of(curtain_of(stage)))
        assert stage.wait(lambda: curtain_of(stage) is None)
        stage.settle()
        assert scene.viewer == 0
        assert not faces_shown(scene)
        assert any("kept" in line.text for line in scene.table.chronicle.log._lines)


def centre_of(curtain: Curtain) -> tuple[tuple[int, int], tuple[int, int]]:
    center = curtain._open.rect.center
    return center, center


def test_a_window_that_was_hidden_shows_the_doors_and_nothing_else() -> None:
    doors = shut_doors(1)
    with Offscreen(SIZE, playouts=4) as stage:
        stage.desk.settings.change(speed="off")
        match, move = before_the_pair(picker=1)
        match.play(move, 1)
        scene = MatchScene(stage.desk, match)
        stage.open(scene)
        stage.turn()
        assert pixels(stage) == doors, "a match goes on behind the doors"
        stage.key(pygame.K_RETURN)
        stage.settle()
        assert faces_shown(scene)
        stage.post(pygame.WINDOWMINIMIZED)
        assert pixels(stage) == doors
        stage.post(pygame.WINDOWEXPOSED)
        assert pixels(stage) == doors


def test_the_real_table_goes_back_and_forth_by_mouse_and_keys(stage: Offscreen) -> None:
    stage.desk.settings.change(speed="off")
    match = Match.new(GAME, setup_for(GAME, 2, {}), PEOPLE, 3)
    scene = MatchScene(stage.desk, match)
    stage.open(scene)
    stage.settle()
    views = [match.view(scene.viewer)]
    for _ in range(4):
        stage.make(scene.table.ways(match.legal_moves()[0])[-1])
        stage.settle()
        views.append(match.view(scene.viewer))
        assert scene.table.spread.view == views[-1]
    for view in reversed(views[:-1]):
        stage.key(pygame.K_z, pygame.KMOD_LCTRL)
        stage.settle()
        assert scene.table.spread.view == view
        assert scene.table.ways(match.legal_moves()[0])
    for view in views[1:]:
        center = scene._commands.redo.rect.center
        stage.make((center, center))
        stage.settle()
        assert scene.table.spread.view == view
    assert not scene._commands.redo.enabled


def test_two_hundred_sizes_in_mid_clip_do_no_harm(stage: Offscreen) -> None:
    """Dragged larger and smaller while stones travel, with moves and take-backs in between."""
    stage.desk.settings.change(speed="slow")
    match = Match.new(GAME, setup_for(GAME, 3, {}), [*PEOPLE, Human("Khui")], 8)
    scene = MatchScene(stage.desk, match)
    stage.open(scene)
    stage.settle()
    rng, relaid = Random(8), 0
    for number in range(200):
        size, moved = (rng.randrange(640, 1100), rng.randrange(400, 700)), scene.moving
        pygame.display.set_mode(size, pygame.RESIZABLE)
        stage.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        assert stage.window.screen.get_size() == size
        stage.turn(rng.choice((0, 1, 2, 3, 9)))
        relaid += moved and scene.table.spread.layout.frame == stage.window.frame(100)
        if number % 5 == 0:
            stage.turn(9)
            stage.settle()
            moves = match.legal_moves()
            ways = scene.table.ways(moves[rng.randrange(len(moves))])
            if rng.random() < 0.15:
                stage.key(pygame.K_z, pygame.KMOD_LCTRL)
            elif ways:
                stage.make(ways[-1])
            stage.turn(2)
    assert match.turn > 12
    assert relaid > 10, "sizes stayed too seldom while something moved"
    stage.settle()
    stage.turn(12)
    stage.settle()
    assert scene.table.spread.view == match.view(scene.viewer)
    assert scene.table.spread.layout.frame == stage.window.frame(100)


def test_a_click_on_the_log_opens_all_of_it(stage: Offscreen) -> None:
    scene = MatchScene(stage.desk, Match.new(GAME, setup_for(GAME, 2, {}), PEOPLE, 3))
    stage.open(scene)
    stage.settle()
    log = scene.table.chronicle.log.rect
    at = log.right - 20, log.top + 20
    stage.make((at, at))
    stage.turn()
    assert isinstance(stage.app.stack.top, Recap)
    stage.key(pygame.K_ESCAPE)
    assert stage.app.stack.top is scene


def test_the_next_person_still_sees_what_moved_last(stage: Offscreen) -> None:
    match = Match.new(GAME, setup_for(GAME, 2, {}), PEOPLE, 3)
    scene = MatchScene(stage.desk, match)
    stage.open(scene)
    stage.settle()
    first = scene.viewer
    stage.make(scene.table.ways(match.legal_moves()[0])[-1])
    stage.settle()
    assert scene.viewer != first
    assert scene.table.chronicle.last.sprites
    stage.key(pygame.K_z, pygame.KMOD_LCTRL)
    stage.settle()
    assert scene.viewer == first
    assert not scene.table.chronicle.last.sprites, "what was taken back is still marked"


def test_the_score_forecast_goes_and_comes_at_once(stage: Offscreen) -> None:
    stage.desk.settings.change(speed="off")
    scene = MatchScene(stage.desk, Match.new(GAME, setup_for(GAME, 2, {}), PEOPLE, 3))
    stage.open(scene)
    stage.settle()
    shown = pixels(stage)
    assert scene.table.spread.layout.detail.ended_now
    stage.desk.settings.change(standing=False)
    stage.turn(2)
    assert not scene.table.spread.layout.detail.ended_now
    assert pixels(stage) != shown
    stage.desk.settings.change(standing=True)
    stage.turn(2)
    assert pixels(stage) == shown
