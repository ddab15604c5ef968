"""A piece in hand that rests over a place where it cannot stay is told why, beside the place."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.gallery import gallery
from game.offscreen import Offscreen
from game.table.canvas import Canvas, Layer
from game.table.frame import Frame
from game.table.table import Refuse
from game.tables.imhotep.choices import Only
from tests.game.unpainted import Unpainted

SIZE = (1280, 720)
HIDDEN = 0.05
"""Part of a place where the piece may go that words may lie over."""
REST = 0.6
"""Seconds after which a tooltip has come."""


@pytest.fixture(scope="module")
def stage() -> Iterator[Offscreen]:
    with Offscreen(SIZE, assets=Unpainted(256 << 20), playouts=4) as stage:
        stage.desk.settings.change(speed="off")
        yield stage


def area(rect: Rect) -> int:
    return rect.w * rect.h


class Hand:
    """Drags a piece about, and reads what the tooltip says."""

    def __init__(self, stage: Offscreen, table: Any) -> None:
        self.stack = stage.app.stack
        self.table = table
        self.canvas = Canvas(stage.desk.assets, Frame(*SIZE))
        self.stack.paint(self.canvas)

    def post(self, kind: int, at: tuple[int, int]) -> Any:
        held = (1, 0, 0) if kind == pygame.MOUSEMOTION else ()
        more = {"rel": (1, 1), "buttons": held} if held else {"button": 1}
        return self.table.handle(pygame.event.Event(kind, pos=at, **more))

    def take(self, piece: Any) -> None:
        at = self.table.hands.gesture.pieces[piece].center
        self.post(pygame.MOUSEBUTTONDOWN, at)
        self.post(pygame.MOUSEMOTION, (at[0] + 9, at[1] + 9))
        assert self.table.hands.gesture.piece == piece

    def rest(self, at: tuple[int, int]) -> list[Any]:
        self.post(pygame.MOUSEMOTION, at)
        self.table.tick(REST)
        self.table.tick(REST)
        self.stack.paint(self.canvas)
        return [item for item in self.canvas.texts if item.layer == Layer.TIP]


@pytest.mark.parametrize(
    "show", [pytest.param(s, id=name) for name, s in gallery() if name.endswith("3-middle")]
)
def test_the_reason_of_a_drop_is_told_before_it(show, stage) -> None:
    stage.app.stack.clear()
    stage.app.stack.resize(Frame(*SIZE))
    scene = show(stage)
    stage.turn(2)
    table, told = scene.table, 0
    hand = Hand(stage, table)
    gesture = table.hands.gesture
    piece = next(piece for piece in gesture.pieces if gesture.choices.get(piece))
    for zone, rect in dict(gesture.zones).items():
        hand.take(piece)
        tip = hand.rest(rect.center)
        if gesture.zone in gesture.choices[piece]:
            assert tip == [] or "needs" in " ".join(item.text for item in tip)
        elif gesture.refused is not None:
            if zone is Only.RIVER:
                assert tip == []
                table.hands.put_back()
                continue
            assert tip
            words = tip[0].rect.unionall([item.rect for item in tip])
            for lit in (gesture.zones[legal] for legal in gesture.choices[piece]):
                assert area(words.clip(lit)) < HIDDEN * area(lit)
            assert not any(item.rect.colliderect(gesture.zones[gesture.refused]) for item in tip)
            # While the hand moves on nothing lies in its way.
            table.handle(
                pygame.event.Event(
                    pygame.MOUSEMOTION, pos=rect.center, rel=(1, 1), buttons=(1, 0, 0)
                )
            )
            hand.stack.paint(hand.canvas)
            assert all(item.layer != Layer.TIP for item in hand.canvas.texts)
            asked = hand.post(pygame.MOUSEBUTTONUP, rect.center)
            assert isinstance(asked, Refuse), zone
            why = stage.desk.language.say(asked.why or scene.match.why_not(asked.move))
            assert " ".join(item.text for item in tip) == why
            told += 1
        table.hands.put_back()
    assert told
