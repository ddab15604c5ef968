"""A seat looked at closely shows who plays there."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.assets import Cache
from game.gallery import gallery
from game.offscreen import Offscreen
from game.scenes.plan import LEVEL_LINES, LEVEL_WORDS
from game.seats import Computer
from game.table.canvas import Canvas, Layer
from game.table.frame import Frame
from tests.game.legible import faults
from tests.game.unpainted import Unpainted

SIZES = ((1280, 720, 1.0), (1280, 720, 2.0), (1920, 1080, 1.0))
LEAST = 0.12
"""Height of a portrait by that of the window."""


@pytest.fixture(scope="module")
def stage() -> Iterator[Offscreen]:
    with Offscreen((1280, 720), assets=Unpainted(256 << 20), playouts=4) as stage:
        stage.desk.settings.change(speed="off")
        yield stage


def press(stage: Offscreen, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        stage.app.stack.handle(pygame.event.Event(kind, key=key, mod=0, unicode=""))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "show", [pytest.param(s, id=name) for name, s in gallery() if name.endswith("3-middle")]
)
def test_portrait_and_level_are_shown(show, size, stage, monkeypatch) -> None:
    stage.app.stack.clear()
    scene = show(stage)
    canvas = Canvas(stage.desk.assets, Frame(*size))
    stage.app.stack.resize(canvas.frame)
    asked: list[Any] = []
    keep = Cache.keep

    def spy(cache: Cache, key: Any, make: Any, **how: Any) -> Any:
        asked.append(key)
        return keep(cache, key, make, **how)

    monkeypatch.setattr(Cache, "keep", spy)
    table, say = scene.table, stage.desk.language.say
    ring = table.hands.controls.ring
    for seat, name in enumerate(scene.match.names):
        while ring.current is None or ring.current.name != name:
            press(stage, pygame.K_TAB)
        stage.app.stack.paint(canvas)
        asked.clear()
        press(stage, pygame.K_i)
        assert table.lens.open
        stage.app.stack.paint(canvas)
        assert faults(canvas.texts, canvas.frame.whole) == []
        told = [item.text for item in canvas.texts if item.layer == Layer.POPUP]
        shown = {key[1] for key in asked if key[0] == "portrait" and key[2] >= LEAST * size[1]}
        who = scene.match.seats[seat]
        assert name in told
        if isinstance(who, Computer):
            assert say(LEVEL_WORDS[who.level]) in told
            assert say(LEVEL_LINES[who.level][0]) in " ".join(told)
            assert shown == {f"portraits/{who.level}"}
        else:
            assert shown == set()
        press(stage, pygame.K_ESCAPE)
        assert not table.lens.open
