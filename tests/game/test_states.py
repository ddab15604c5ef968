"""What hands do to pieces is to be seen: pointed at, taken up, dragged, put back."""

import math
from collections.abc import Iterator
from typing import Any, Final

import pygame
import pytest
from pygame import Rect

from game import palette
from game.gallery import gallery
from game.offscreen import Offscreen
from game.palette import Colour
from game.table import faces
from game.table.canvas import Canvas, Layer
from game.table.frame import Frame
from game.table.lift import DRAGGED, HOVERED, LYING, TAKEN, TURN, Lift
from game.tables.imhotep.choices import SledStone
from game.tables.sobek.ids import InRow

TABLES: Final = {"imhotep-3-middle": SledStone, "sobek-3-middle": InRow}
SIZE: Final = (1920, 1080)
NEAR: Final = 40
"""Channels of a colour may be so far away, as lines are soft and lie on others."""


@pytest.fixture(params=TABLES)
def stage(request: pytest.FixtureRequest) -> Iterator[tuple[Offscreen, Any, Rect]]:
    with Offscreen(SIZE, playouts=4) as stage:
        stage.desk.settings.change(speed="off", reduced_motion=True)
        dict(gallery())[request.param](stage)
        stage.turn(3)
        gesture = stage.app.stack.top.table.hands.gesture
        piece = next(p for p in gesture.choices if isinstance(p, TABLES[request.param]))
        yield stage, gesture, gesture.pieces[piece]


def seen(stage: Offscreen, at: tuple[int, int]) -> Colour:
    red, green, blue, _ = stage.picture().get_at(at)
    return red, green, blue


def is_near(one: Colour, other: Colour) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))


def edge(rect: Rect, lift: Lift) -> tuple[int, int]:
    """The middle of the line at the left of a piece that is lifted."""
    place = lift.of(Frame(*SIZE), rect)
    return place.left - 1, place.centery


def test_a_piece_under_the_pointer_is_larger_and_has_a_white_line(stage: Any) -> None:
    screen, gesture, rect = stage
    assert not is_near(seen(screen, edge(rect, HOVERED)), palette.WHITE)
    screen.point(rect.center)
    screen.turn(2)
    assert gesture.hovered is not None
    assert is_near(seen(screen, edge(rect, HOVERED)), palette.WHITE)
    screen.point((5, 1000))
    screen.turn(2)
    assert not is_near(seen(screen, edge(rect, HOVERED)), palette.WHITE)


def test_a_piece_that_is_taken_up_has_a_gold_line_and_a_tick(stage: Any) -> None:
    screen, gesture, rect = stage
    screen.press(rect.center)
    screen.lift(rect.center)
    screen.turn(2)
    assert gesture.in_hand
    assert is_near(seen(screen, edge(rect, TAKEN)), palette.LEGAL)
    x, y = TAKEN.of(Frame(*SIZE), rect).topright
    disc = [seen(screen, (x + dx, y + dy)) for dx, dy in ((-11, 0), (11, 0), (0, 11))]
    assert all(green > max(red, blue) for red, green, blue in disc)
    screen.key(pygame.K_ESCAPE)
    screen.settle()
    assert not is_near(seen(screen, edge(rect, TAKEN)), palette.LEGAL)


def test_a_piece_that_came_home_at_once_has_a_red_line_for_a_moment(stage: Any) -> None:
    screen, _, rect = stage
    screen.carry((rect.center, (1200, 30)))
    screen.point((1200, 30))
    screen.lift((1200, 30))
    screen.turn(12)
    assert is_near(seen(screen, edge(rect, LYING)), palette.BAD)
    screen.turn(10)
    assert not is_near(seen(screen, edge(rect, LYING)), palette.BAD)


def held_at(stage: Offscreen, at: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    """The picture round a point where a piece is held."""
    stage.point(at)
    stage.turn(2)
    place = Rect(0, 0, *size)
    place.center = at
    return stage.picture().subsurface(place)


def top(one: pygame.Surface, other: pygame.Surface, x: int) -> int:
    """Where a piece begins in a column of two pictures that differ in all else."""
    same = [one.get_at((x, y)) == other.get_at((x, y)) for y in range(one.get_height())]
    return next(y for y in range(len(same)) if all(same[y : y + 6]))


@pytest.mark.parametrize("reduced", [False, True])
def test_a_dragged_piece_is_larger_and_turned_unless_motion_is_reduced(
    stage: Any, reduced: bool
) -> None:
    screen, _, rect = stage
    screen.desk.settings.change(reduced_motion=reduced)
    place = DRAGGED.of(Frame(*SIZE), rect)
    around = place.w + 40, place.h + 40
    screen.carry((rect.center, (960, 300)))
    one, other = (held_at(screen, at, around) for at in ((960, 300), (1290, 690)))
    left, right = (top(one, other, 20 + round(share * place.w)) for share in (0.2, 0.8))
    if reduced:
        assert abs(left - 20) <= 1
        assert abs(right - left) <= 1
    else:
        assert right - left >= math.floor(math.tan(math.radians(TURN)) * 0.6 * place.w)


def test_a_dragged_piece_leaves_an_empty_place_and_comes_home(stage: Any) -> None:
    screen, gesture, rect = stage
    at = rect.centerx, rect.centery - 10
    lying = seen(screen, at)
    screen.carry((rect.center, (900, 560)))
    screen.point((960, 560))
    screen.turn(2)
    assert gesture.in_hand
    assert not is_near(seen(screen, at), lying)
    screen.lift((960, 560))
    screen.settle()
    screen.point((5, 1000))
    screen.turn(2)
    assert is_near(seen(screen, at), lying)


def told(stage: Offscreen) -> list[str]:
    """Every sentence of the toasts on the screen."""
    canvas = Canvas(stage.desk.assets, Frame(*SIZE))
    stage.app.stack.paint(canvas)
    return [item.text for item in canvas.texts if item.layer == Layer.TOAST]


def test_a_piece_dropped_on_nothing_says_where_it_goes(stage: Any) -> None:
    screen, _, rect = stage
    screen.carry((rect.center, (1200, 30)))
    screen.point(rect.center)
    screen.lift(rect.center)
    screen.turn(20)
    assert not told(screen)
    screen.carry((rect.center, (1200, 30)))
    screen.point((1200, 30))
    screen.lift((1200, 30))
    screen.turn(20)
    assert " goes " in told(screen)[0]


def keyed(stage: Offscreen, kind: int) -> None:
    stage.post(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)


def test_a_button_under_a_key_is_sunk_until_it_is_let_go(stage: Any) -> None:
    screen, gesture, _ = stage
    table = screen.app.stack.top.table
    button = next(b for b in table.actions.shown if b.enabled)
    table.hands.controls.ring.focus(button, shown=True)
    screen.turn(2)
    up = screen.picture()
    keyed(screen, pygame.KEYDOWN)
    screen.turn(2)
    down, rect = screen.picture(), button.rect
    assert button.state == "pressed"
    x, y = rect.left + 30, rect.top + faces.SUNK - 1
    assert up.get_at((x, y)) != down.get_at((x, y))
    assert not gesture.in_hand
    keyed(screen, pygame.KEYUP)
    screen.turn(2)
    assert button.state != "pressed"
    assert gesture.in_hand or not button.enabled
