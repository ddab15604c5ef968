"""A picture that takes long to make is made over several turns, and nobody waits for it."""

import time
from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.app import MOST_WAITS, SETTLED, App
from game.assets import Assets, Cache, OutOfTimeError, Picture
from game.language import Language
from game.palette import Colour
from game.scenes.desk import Desk
from game.scenes.stack import Change
from game.settings import SettingsFile
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.window import Window
from saves.library import Library

SIZE = (640, 400)
SLOW = 0.02
RED = (200, 10, 10)


def slow_picture() -> Picture:
    time.sleep(SLOW)
    return Picture(Surface((10, 10)))


class Mosaic:
    """A scene of many pictures, each of which takes long to make."""

    overlay = moving = False

    def __init__(self, pieces: int, colour: Colour = RED) -> None:
        self.pieces = pieces
        self.colour = colour
        self.heard = 0
        self.ticked = 0
        self.painted = 0

    def resize(self, frame: Frame) -> None:
        return None

    def handle(self, event: pygame.event.Event) -> Change | None:
        self.heard += event.type == pygame.KEYDOWN
        return None

    def tick(self, seconds: float) -> Change | None:
        self.ticked += 1
        return None

    def returned(self, result: object) -> Change | None:
        return None

    def leave(self) -> None:
        return None

    def paint(self, canvas: Canvas) -> None:
        for piece in range(self.pieces):
            canvas.picture(canvas.assets.cache.keep(("piece", piece), slow_picture), (piece, 0))
        self.painted += 1
        canvas.fill(canvas.frame.whole, self.colour)


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk(SettingsFile(None), Library(None), Assets(), Language())
    yield desk
    desk.close()


def open_app(desk: Desk, paint_time: float | None) -> tuple[App, Window]:
    window = Window(SIZE, exact=True)
    pygame.font.init()
    pygame.event.clear()
    app = App(window, desk, paint_time)
    app.open(Mosaic(pieces=0, colour=(10, 10, 200)))
    app.turn(0.02)
    return app, window


def test_a_cache_makes_something_and_then_stops_in_time() -> None:
    cache = Cache(1 << 20)
    cache.allow(0.0)
    cache.keep("one", slow_picture)
    with pytest.raises(OutOfTimeError):
        cache.keep("two", slow_picture)
    cache.keep("one", slow_picture)
    assert "two" not in cache
    cache.allow(None)
    cache.keep("two", slow_picture)
    assert "two" in cache


def test_what_a_picture_is_made_of_is_made_with_it() -> None:
    cache = Cache(1 << 20)
    cache.allow(0.0)

    def of_two() -> Picture:
        return cache.keep("one", slow_picture), cache.keep("two", slow_picture)[0]

    cache.work(of_two)
    assert "two" in cache
    with pytest.raises(OutOfTimeError):
        cache.work(of_two)


def test_a_window_keeps_its_picture_until_the_next_is_whole(desk: Desk) -> None:
    app, window = open_app(desk, 0.0)
    scene = Mosaic(pieces=4)
    app.open(scene)
    for turn in range(3):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=turn, mod=0, unicode=""))
        start = time.perf_counter()
        app.turn(0.02)
        assert time.perf_counter() - start < 2.5 * SLOW
        assert window.screen.get_at((300, 300))[:3] == (10, 10, 200)
        assert scene.heard == turn + 1
    app.turn(0.02)
    assert window.screen.get_at((300, 300))[:3] == RED
    assert scene.painted == 1


def test_no_time_passes_for_a_scene_until_it_is_seen(desk: Desk) -> None:
    app, _ = open_app(desk, 0.0)
    scene = Mosaic(pieces=4)
    app.open(scene)
    for _ in range(4):
        app.turn(0.02)
        assert scene.ticked == 1
    app.turn(0.02)
    assert scene.ticked == 2


def test_the_first_picture_of_all_is_made_at_once(desk: Desk) -> None:
    window = Window(SIZE, exact=True)
    app = App(window, desk, 0.0)
    app.open(Mosaic(pieces=4))
    app.turn(0.02)
    assert window.screen.get_at((300, 300))[:3] == RED


def test_off_screen_everything_is_made_at_once(desk: Desk) -> None:
    app, window = open_app(desk, None)
    app.open(Mosaic(pieces=4))
    app.turn(0.02)
    assert window.screen.get_at((300, 300))[:3] == RED


def test_a_picture_that_never_comes_to_an_end_is_made_at_once(desk: Desk) -> None:
    app, window = open_app(desk, 0.0)
    scene = Mosaic(pieces=2)
    app.open(scene)
    desk.assets.cache.limit = 1
    desk.assets.fit = lambda width, height: None
    for _ in range(MOST_WAITS + 1):
        app.turn(0.001)
    assert scene.painted
    assert window.screen.get_at((300, 300))[:3] == RED


def test_a_window_that_grows_is_filled_at_once_and_all_is_made_anew_later(desk: Desk) -> None:
    app, window = open_app(desk, SLOW / 2)
    blue = (10, 10, 200)
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=900, y=500))
    for _ in range(3):
        app.turn(0.01)
        assert app.changing
        for corner in ((0, 0), (899, 499), (899, 0), (0, 499)):
            assert window.screen.get_at(corner)[:3] == blue
    for _ in range(3):
        app.turn(SETTLED)
    assert not app.changing
    assert window.frame(100).width == 900
