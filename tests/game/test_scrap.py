"""Memory is given back when nothing moves, and only if much was made."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import SRCALPHA, Surface

from game import app as program
from game.app import App
from game.assets import Assets, Picture
from game.language import Language
from game.scenes.desk import Desk
from game.scenes.stack import Change, Repaint
from game.scrap import give_back
from game.settings import SettingsFile
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.window import Window
from saves.library import Library

LARGE = (2048, 2049)
"""Pixels of a picture of more than 16 MB."""


class Gallery:
    """A scene of one picture."""

    overlay = moving = False

    def __init__(self) -> None:
        self.size = LARGE

    def resize(self, frame: Frame) -> None:
        return None

    def handle(self, event: pygame.event.Event) -> Change | None:
        return None

    def tick(self, seconds: float) -> Change | None:
        return Repaint() if self.size == (1, 1) else None

    def returned(self, result: object) -> Change | None:
        return None

    def leave(self) -> None:
        return None

    def paint(self, canvas: Canvas) -> None:
        made = canvas.assets.cache.keep(self.size, lambda: Picture(Surface(self.size, SRCALPHA)))
        canvas.picture(made, (0, 0))


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk(SettingsFile(None), Library(None), Assets(), Language())
    yield desk
    desk.close()


def test_memory_is_given_back_once_after_much_was_made(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(program, "give_back", lambda: given.append(True))
    window = Window((640, 400), exact=True)
    pygame.event.clear()
    app = App(window, desk)
    scene = Gallery()
    app.open(scene)
    app.turn(0.02)
    assert not given
    app.turn(0.02)
    app.turn(0.02)
    assert len(given) == 1
    scene.size = (1, 1)
    app.turn(0.02)
    scene.size = (2, 2)
    app.turn(0.02)
    assert len(given) == 1


def test_giving_back_harms_nothing() -> None:
    kept = bytes(range(256)) * 1000
    give_back()
    assert kept == bytes(range(256)) * 1000


def test_a_large_part_is_not_kept_beside_the_whole() -> None:
    cache = Assets().cache

    def part() -> Picture:
        return Picture(Surface((512, 512), SRCALPHA))

    def whole() -> Picture:
        cache.keep("shared", part, shared=True)
        return Picture(cache.keep("part", part).surface.copy())

    cache.keep("whole", whole)
    assert "whole" in cache
    assert "shared" in cache
    assert "part" not in cache
    assert cache.keep("part", part) is cache.keep("part", part)
