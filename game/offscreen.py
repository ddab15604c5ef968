"""The whole program without a screen: real scenes and real events, and a clock in our hands."""

import os
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Final, Self

import pygame

from game.app import App
from game.assets import Assets
from game.language import Language
from game.scenes.desk import Desk
from game.scenes.stack import Scene
from game.settings import SettingsFile
from game.window import Size, Window
from saves.library import Library

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
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.window = Window(size, exact=True)
        pygame.font.init()
        settings = SettingsFile(None)
        kept = library or Library(None)
        self.desk = Desk(settings, kept, Assets(), language or Language(), playouts)
        self.app = App(self.window, self.desk)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.app.stack.clear()
        self.desk.close()
        pygame.quit()

    def open(self, scene: Scene) -> None:
        """Lays a scene on top."""
        self.app.stack.push(scene)

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

    def picture(self) -> pygame.Surface:
        """What the window would show, apart."""
        return self.window.screen.copy()

    def save(self, path: Path) -> None:
        """Writes what the window would show as a PNG."""
        pygame.image.save(self.window.screen, path)
