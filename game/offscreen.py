"""The whole program without a screen: real scenes and real events, and a clock in our hands."""

import os
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any, Final, Self, TypeAlias

import pygame

from game.app import App
from game.assets import Assets
from game.language import Language
from game.scenes.desk import Desk
from game.scenes.stack import Scene
from game.settings import SettingsFile
from game.table.table import Way
from game.window import Size, Window
from saves.library import Library

Point: TypeAlias = tuple[int, int]

FRAME: Final = 1 / 60
"""Seconds from one turn to the next."""


class Offscreen:
    """A program whose window is nowhere; nothing of it is kept unless a library is given."""

    def __init__(
        self,
        size: Size,
        *,
        language: Language | None = None,
        library: Library | None = None,
        playouts: int | None = None,
        assets: Assets | None = None,
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.window = Window(size, exact=True)
        pygame.font.init()
        settings = SettingsFile(None)
        kept = library or Library(None)
        self.desk = Desk(settings, kept, assets or Assets(), language or Language(), playouts)
        self.app = App(self.window, self.desk)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.app.stack.clear()
        self.desk.close()
        # pygame itself stays: fonts of others in this process must outlive this program.
        pygame.event.clear()

    def open(self, scene: Scene) -> None:
        """Lays a scene on top."""
        self.app.open(scene)

    def turn(self, turns: int = 1, seconds: float = FRAME) -> None:
        """Lets the program take its events and time pass."""
        for _ in range(turns):
            self.app.turn(seconds)

    def settle(self, turns: int = 600) -> None:
        """Lets time pass until nothing moves, or so many turns."""
        self.turn(2)
        while self.app.stack.moving and turns:
            self.turn()
            turns -= 1

    def wait(self, until: Callable[[], bool], seconds: float = 60.0) -> bool:
        """Turns at the pace of the clock until something is true; whether it came to be."""
        left = seconds
        while not until():
            if left <= 0 or self.app.stack.top is None:
                return False
            self.turn()
            sleep(0.002)
            left -= 0.002
        return True

    def post(self, kind: int, **values: Any) -> None:
        """Sends an event the way a window would, and lets the program take it."""
        pygame.event.post(pygame.event.Event(kind, values))
        self.turn()

    def point(self, at: Point) -> None:
        """Moves the pointer."""
        self.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def press(self, at: Point) -> None:
        """Presses the mouse button and holds it."""
        self.point(at)
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)

    def lift(self, at: Point) -> None:
        """Lets go of the mouse button."""
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)

    def carry(self, way: Way) -> None:
        """Takes a piece up and holds it half-way to where it is put."""
        (x, y), (to_x, to_y) = way
        self.press((x, y))
        self.point((x + (to_x - x) // 2, y + (to_y - y) // 2))

    def make(self, way: Way) -> None:
        """Drags a piece to where it is put, or clicks a button."""
        start, end = way
        if start == end:
            self.press(start)
        else:
            self.carry(way)
            self.point(end)
        self.lift(end)

    def key(self, key: int, mod: int = 0, unicode: str = "") -> None:
        """Presses a key and lets it go."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=key, mod=mod, unicode=unicode, scancode=0)

    def picture(self) -> pygame.Surface:
        """What the window would show, apart."""
        return self.window.screen.copy()

    def save(self, path: Path) -> None:
        """Writes what the window would show as a PNG."""
        pygame.image.save(self.window.screen, path)
