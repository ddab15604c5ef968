import pygame
import pytest

from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame

SIZE = (1280, 720)


@pytest.fixture(scope="session")
def _display():
    pygame.display.init()
    pygame.font.init()


@pytest.fixture
def screen(_display):
    surface = pygame.display.set_mode(SIZE)
    pygame.event.clear()
    return surface


@pytest.fixture(scope="session")
def shared_assets(_display):
    pygame.display.set_mode(SIZE)
    return Assets()


@pytest.fixture
def canvas(screen, shared_assets):
    return Canvas(shared_assets, Frame(*SIZE))


class Hand:
    """Posts events to pygame and feeds what comes out of its queue to whoever handles events."""

    def __init__(self, handle):
        self.handle = handle
        self.at = (0, 0)

    def post(self, kind, **values):
        pygame.event.clear()
        pygame.event.post(pygame.event.Event(kind, values))
        answers = [self.handle(event) for event in pygame.event.get(kind)]
        assert len(answers) == 1
        return answers[0]

    def move(self, x, y):
        rel = (x - self.at[0], y - self.at[1])
        self.at = (x, y)
        return self.post(pygame.MOUSEMOTION, pos=(x, y), rel=rel, buttons=(0, 0, 0))

    def down(self, button=1):
        return self.post(pygame.MOUSEBUTTONDOWN, pos=self.at, button=button)

    def up(self, button=1):
        return self.post(pygame.MOUSEBUTTONUP, pos=self.at, button=button)

    def click(self, x, y):
        return self.move(x, y), self.down(), self.up()

    def key(self, key, mod=0, char=""):
        return self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=char)

    def key_up(self, key):
        return self.post(pygame.KEYUP, key=key, mod=0)

    def use(self, key):
        """Presses a key and lets it go."""
        return self.key(key), self.key_up(key)

    def write(self, text):
        return [
            (self.key(ord(c.lower()), char=c), self.post(pygame.TEXTINPUT, text=c)) for c in text
        ]


@pytest.fixture
def hand(screen):
    return Hand
