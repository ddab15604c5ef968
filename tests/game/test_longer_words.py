"""Sentences 40 % longer still fit, and what has to be cut is told whole by a tooltip."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

import pygame
import pytest
from pygame import Rect

from game.gallery import gallery
from game.offscreen import Offscreen
from game.table.canvas import Canvas, Layer, TextItem
from game.table.frame import Frame
from tests.game.legible import faults
from tests.game.lengthened import LENGTHENED, LONGER, VALUE, lengthened
from tests.game.unpainted import Unpainted

SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
TEXT: Final = (0.75, 1.0, 1.3, 2.0)
SPARE: Final = 2
"""Pixels that letters, counted with those that reach below the line, may be higher."""
LATER: Final = 0.6
"""Seconds after which a tooltip has come."""
PLAIN: Final = ("in-hand", "middle", "thinking")
"""States that are also looked at on the plain table."""

_turns = count()


@pytest.fixture(scope="module")
def stage() -> Iterator[Offscreen]:
    with Offscreen(SIZES[0], language=LENGTHENED, assets=Unpainted(256 << 20)) as stage:
        stage.desk.settings.change(speed="off")
        yield stage


def windows() -> Iterator[Frame]:
    """The smallest with letters of every size, larger ones with each in turn.

    All are 16 by 9, so what fits in one misses the others by a pixel or two.
    """
    yield from (Frame(*SIZES[0], text) for text in TEXT)
    turn = next(_turns)
    yield from (Frame(*size, TEXT[(turn + n) % len(TEXT)]) for n, size in enumerate(SIZES[1:]))


class Measured(Canvas):
    """Remembers words that are higher than the place they were given."""

    def __init__(self, stage: Offscreen, frame: Frame) -> None:
        super().__init__(stage.desk.assets, frame)
        self.high: list[str] = []

    def words(self, text: str, *more: Any, **style: Any) -> Rect:
        found, place = super().words(text, *more, **style), more[2]
        if text and isinstance(place, Rect) and found.h > place.h + SPARE:
            self.high.append(text)
        return found


class Looker:
    """Someone who reads the top scene in a window of its own."""

    def __init__(self, stage: Offscreen, frame: Frame, *, cut: bool) -> None:
        self.stack = stage.app.stack
        self.frame = frame
        self.cut = cut
        self.canvas = Measured(stage, frame)
        self.stack.resize(frame)

    def read(self) -> list[TextItem]:
        """All words that are to be seen."""
        self.stack.paint(self.canvas)
        return list(self.canvas.texts)

    def point(self, at: tuple[int, int]) -> str:
        """What a tooltip says when the pointer has rested at a point."""
        motion = {"pos": at, "rel": (1, 1), "buttons": (0, 0, 0)}
        self.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, motion))
        self.stack.tick(LATER)
        self.stack.tick(LATER)
        found = self.read()
        assert faults(found, self.frame.whole, cut=self.cut) == []
        return " ".join(item.text for item in found if item.layer == Layer.TIP)


def in_reach(stage: Offscreen, found: list[TextItem]) -> list[TextItem]:
    """Words that the pointer can be put on: those of the top scene, or of what covers it."""
    top = max(item.scene for item in found)
    covered = getattr(getattr(stage.app.stack.top, "table", None), "lens", None)
    lowest = Layer.POPUP if covered is not None and covered.open else Layer.SCENE
    return [item for item in found if item.scene == top and item.layer >= lowest]


def check(stage: Offscreen, show: Callable[[Offscreen], object], *, cut: bool = False) -> None:
    """Looks at a screen in all windows, and at every tooltip of words that are cut there.

    With `cut` it is a fault of the screen that they are.
    """
    stage.app.stack.clear()
    stage.app.stack.resize(Frame(*SIZES[0]))
    show(stage)
    stage.turn(2)
    for frame in windows():
        looker = Looker(stage, frame, cut=cut)
        found = looker.read()
        assert found
        assert faults(found, looker.frame.whole, cut=cut) == [], looker.frame
        assert looker.canvas.high == [], looker.frame
        for item in in_reach(stage, found):
            if item.clipped and item.text not in looker.point(item.rect.center):
                # What happens at the table meanwhile may have taken words or tooltip away.
                left = [other.text for other in looker.read()]
                again = looker.point(item.rect.center)
                assert item.text not in left or item.text in again, looker.frame
        looker.point((1, 1))


@pytest.mark.parametrize(
    ("show", "cut"), [pytest.param(show, "setup" in name, id=name) for name, show in gallery()]
)
def test_longer_words_of(show: Callable[[Offscreen], object], cut: bool, stage: Offscreen) -> None:
    check(stage, show, cut=cut)


@pytest.mark.parametrize(
    "show", [pytest.param(show, id=name) for name, show in gallery() if name.endswith(PLAIN)]
)
def test_longer_words_of_the_plain_table(
    show: Callable[[Offscreen], object], stage: Offscreen
) -> None:
    stage.desk.plain = True
    try:
        check(stage, show)
    finally:
        stage.desk.plain = False


def test_a_sentence_grows_by_two_fifths_and_keeps_what_is_filled_in() -> None:
    for sentence in ("Ready to sail", "{n} stones, needs {m}", "Drop the stone on a ship."):
        longer = lengthened(sentence)
        letters = [sum(map(str.isalpha, VALUE.sub("", words))) for words in (sentence, longer)]
        assert letters[1] >= (1 + LONGER) * letters[0]
        assert not longer.isascii()
        assert VALUE.findall(longer) == VALUE.findall(sentence)
    assert lengthened("+{n}") == "+{n}"
