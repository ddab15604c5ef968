"""Every word of every screen can be read: none cut, over others, too small or too pale."""

from collections.abc import Callable, Iterator
from itertools import count, product
from typing import Final

import pytest

from game.gallery import gallery
from game.offscreen import Offscreen
from game.table.canvas import Canvas, TextItem
from game.table.frame import Frame
from tests.game.legible import faults

SIZES: Final = (
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1024, 640),
)
TEXT: Final = (0.75, 1.0, 1.3, 2.0)
ALWAYS: Final = tuple(Frame(*SIZES[0], text) for text in (1.0, 2.0))
OTHERS: Final = [
    frame
    for frame in (Frame(*size, text) for size, text in product(SIZES, TEXT))
    if frame not in ALWAYS
]

_next = count()


@pytest.fixture(scope="module")
def stage() -> Iterator[Offscreen]:
    with Offscreen(SIZES[0]) as stage:
        stage.desk.settings.change(speed="off")
        yield stage


def windows() -> Iterator[Frame]:
    """Where words have least room, and one of the others in turn, so that screens meet many."""
    yield from ALWAYS
    yield OTHERS[next(_next) % len(OTHERS)]


def words(stage: Offscreen, frame: Frame) -> list[TextItem]:
    """All words that are to be seen in a window."""
    canvas = Canvas(stage.desk.assets, frame)
    stage.app.stack.resize(frame)
    stage.app.stack.paint(canvas)
    return canvas.texts


@pytest.mark.parametrize("show", [pytest.param(show, id=name) for name, show in gallery()])
def test_words_of(show: Callable[[Offscreen], object], stage: Offscreen) -> None:
    stage.app.stack.clear()
    stage.app.stack.resize(Frame(*SIZES[0]))
    show(stage)
    stage.turn(2)
    for frame in windows():
        found = words(stage, frame)
        assert found
        assert faults(found) == [], frame
