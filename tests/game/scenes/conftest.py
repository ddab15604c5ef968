"""Scenes without a window of their own: events go to a stack, pictures to a surface."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import tables
from game.assets import Assets
from game.language import Language
from game.scenes.desk import Desk
from game.scenes.stack import Scene, Stack
from game.settings import SettingsFile
from game.table.canvas import Canvas
from game.table.clip import Clip, Motion
from game.table.frame import Frame
from game.table.log import LogLine
from game.table.table import Ask, HalfMade, Setting
from saves.library import Library
from tests.saves import coins

SIZE = (1280, 720)


class Show:
    """A stack of scenes, driven by hand."""

    def __init__(self, desk: Desk, screen: pygame.Surface) -> None:
        self.desk = desk
        self.screen = screen
        self.frame = Frame(*screen.get_size())
        self.stack = Stack(self.frame)
        self.canvas = Canvas(desk.assets, self.frame)

    @property
    def top(self) -> Any:
        """The scene that acts."""
        return self.stack.top

    def push(self, scene: Scene) -> None:
        """Lays a scene on the stack."""
        self.stack.push(scene)

    def key(self, key: int, mod: int = 0, char: str = "") -> None:
        """Presses and lets go."""
        self.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=char))
        self.stack.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def click(self, point: tuple[int, int]) -> None:
        """Moves there, presses and lets go."""
        move = {"pos": point, "rel": (1, 1), "buttons": (0, 0, 0)}
        self.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, move))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stack.handle(pygame.event.Event(kind, pos=point, button=1))

    def write(self, words: str) -> None:
        """Types words."""
        for letter in words:
            self.key(ord(letter.lower()), char=letter)
            self.stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def tick(self, seconds: float = 0.02, times: int = 1) -> None:
        """Lets time pass."""
        for _ in range(times):
            self.stack.tick(seconds)

    def texts(self) -> list[str]:
        """All words that are to be seen."""
        self.stack.paint(self.canvas)
        self.canvas.present(self.screen)
        return [item.text for item in self.canvas.texts]

    def resize(self, width: int, height: int, text_scale: float = 1.0) -> None:
        """The window has another size."""
        self.screen = pygame.display.set_mode((width, height))
        self.frame = Frame(width, height, text_scale)
        self.canvas.resize(self.frame)
        self.stack.resize(self.frame)


class FakeTable:
    """A table without looks: it remembers what it was told and asks what a test makes it ask."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.shown: Any = None
        self.offered: list[Any] = []
        self.half_made: HalfMade | None = None
        self.thinking: int | None = None
        self.recalled: Sequence[Any] = ()
        self.events: list[Any] = []
        self.ask: Ask | None = None
        self.in_hand = False
        self.heard: list[pygame.event.Event] = []
        self.frame: Frame | None = None
        self.painted: list[Any] = []

    def resize(self, frame: Frame) -> None:
        self.frame = frame
        for place, button in enumerate(self.setting.commands):
            button.rect = frame.rect(20 + 200 * place, 10, 180, 44)

    def show(self, view: Any) -> None:
        self.shown = view

    def recall(self, events: Sequence[Any]) -> None:
        self.recalled = events

    def offer(self, moves: Sequence[Any], half_made: HalfMade | None = None) -> None:
        self.offered, self.half_made = list(moves), half_made

    def think(self, seat: int | None) -> None:
        self.thinking = seat

    def clip(self, event: Any, view: Any) -> Clip | None:
        self.events.append(event)
        self.shown = view
        return Clip((Motion(sprite="any", duration=100, offset=(5, 0)),))

    def handle(self, event: pygame.event.Event) -> Ask | None:
        self.heard.append(event)
        for button in self.setting.commands:
            button.handle(event)
        ask, self.ask = self.ask, None
        return ask

    def tick(self, seconds: float) -> bool:
        return False

    def paint(self, canvas: Canvas) -> None:
        self.painted.append(self.shown)
        for button in self.setting.commands:
            button.paint(canvas)


@pytest.fixture
def screen() -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(SIZE)


@pytest.fixture(scope="session")
def assets() -> Assets:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return Assets()


@pytest.fixture
def desk(screen: pygame.Surface, assets: Assets, tmp_path: Path) -> Iterator[Desk]:
    library = Library(tmp_path / "matches.sqlite3")
    desk = Desk(SettingsFile(None), library, assets, Language(), playouts=4)
    yield desk
    desk.close()


@pytest.fixture
def show(desk: Desk, screen: pygame.Surface) -> Show:
    return Show(desk, screen)


@pytest.fixture
def coins_table(fake_table, monkeypatch: pytest.MonkeyPatch) -> list[FakeTable]:
    """Coins, where every hand is hidden, can be played too, on a fake table."""
    looks = replace(
        next(iter(tables.LOOKS.values())),
        log_line=lambda event, say: LogLine(say(coins.sentence(event))),
    )
    monkeypatch.setitem(tables.LOOKS, coins.GAME.name, looks)
    return fake_table


@pytest.fixture
def fake_table(monkeypatch: pytest.MonkeyPatch) -> list[FakeTable]:
    """Every game is played on a fake table; the tables made, the latest last."""
    made: list[FakeTable] = []

    def make(setting: Setting) -> FakeTable:
        made.append(FakeTable(setting))
        return made[-1]

    for name, looks in tables.LOOKS.items():
        monkeypatch.setitem(tables.LOOKS, name, replace(looks, make_table=make))
    return made
