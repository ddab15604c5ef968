"""The stones of the Lever's sheet show what hands do to them."""

import pygame
import pytest
from pygame import Rect, Surface

from game import palette
from game.palette import Colour
from game.table.clip import HOME
from game.table.lift import HOVERED, TAKEN, Lift
from game.tables.imhotep.order import OrderStone, UnloadingOrder
from tests.game.imhotep.sitting import Sitting
from tests.game.imhotep.test_astray import CHOOSING
from tests.game.imhotep.test_hands import position, seated

NEAR = 30


@pytest.fixture
def sitting() -> Sitting:
    return seated(position(**CHOOSING["order"]))


def stone(sitting: Sitting, turn: int) -> Rect:
    sheet = sitting.table.overlay
    assert isinstance(sheet, UnloadingOrder)
    return sheet.stone(turn)


def shown(sitting: Sitting) -> Surface:
    screen = Surface((sitting.frame.width, sitting.frame.height))
    sitting.paint()
    sitting.canvas.forget()
    sitting.canvas.present(screen)
    return screen


def has_line(sitting: Sitting, place: Rect, colour: Colour, lift: Lift = HOVERED) -> bool:
    """Whether a line of a colour lies left of a stone that is lifted so."""
    seen = lift.of(sitting.frame, place)
    pixel = shown(sitting).get_at((seen.left - 1, seen.centery))[:3]
    return all(abs(a - b) <= NEAR for a, b in zip(pixel, colour, strict=True))


def test_the_stone_under_the_pointer_is_raised_with_a_white_line(sitting: Sitting) -> None:
    assert not has_line(sitting, stone(sitting, 0), palette.WHITE)
    sitting.move(stone(sitting, 0).center)
    assert has_line(sitting, stone(sitting, 0), palette.WHITE)


def test_a_stone_that_is_taken_up_lights_the_turns_it_may_have(sitting: Sitting) -> None:
    sitting.click(stone(sitting, 0).center)
    assert has_line(sitting, stone(sitting, 0), palette.LEGAL, TAKEN)
    assert has_line(sitting, stone(sitting, 1), palette.LEGAL, Lift())


def test_a_dragged_stone_is_seen_under_the_pointer_and_leaves_its_turn(sitting: Sitting) -> None:
    lies, to = stone(sitting, 0), stone(sitting, 2).move(0, 120).center
    before = shown(sitting)
    sitting.move(lies.center)
    sitting.post(pygame.MOUSEBUTTONDOWN, pos=lies.center, button=1)
    sitting.move(to)
    sitting.table.tick(1.0)
    assert sitting.gesture.piece == OrderStone(0)
    after, top = shown(sitting), (lies.centerx, lies.top + 4)
    assert after.get_at(top) != before.get_at(top)
    assert after.get_at(to) != before.get_at(to)
    red, green, blue, _ = after.get_at((to[0], to[1] + lies.h // 3))
    assert red > 2 * max(green, blue), "the front of a carnelian stone"
    sitting.post(pygame.MOUSEBUTTONUP, pos=to, button=1)
    sitting.move((5, 5))
    sitting.timeline.finish_all()
    assert shown(sitting).get_at(top) == before.get_at(top)


def test_a_stone_that_finds_no_turn_glides_home(sitting: Sitting) -> None:
    before = shown(sitting)
    lies, nowhere = stone(sitting, 0), stone(sitting, 0).move(0, 160).center
    sitting.drag(lies.center, nowhere)
    sitting.move((5, 5))
    assert sitting.timeline.pose(OrderStone(0)) != HOME
    there, front = shown(sitting), (nowhere[0], nowhere[1] + lies.h // 3)
    assert there.get_at(front) != before.get_at(front)
    sitting.timeline.tick(0.25)
    assert not sitting.timeline.moving
    assert shown(sitting).get_at(front) == before.get_at(front)


def test_with_reduced_motion_it_is_home_at_once_with_a_red_line(sitting: Sitting) -> None:
    sitting.timeline.reduced = True
    lies = stone(sitting, 0)
    sitting.drag(lies.center, lies.move(0, 160).center)
    assert not sitting.timeline.moving
    assert has_line(sitting, lies, palette.BAD, Lift())
    sitting.table.tick(0.4)
    assert not has_line(sitting, lies, palette.BAD, Lift())


@pytest.mark.parametrize("lift", [HOVERED, TAKEN])
def test_a_raised_stone_leaves_its_number_free(sitting: Sitting, lift: Lift) -> None:
    sheet = sitting.table.overlay
    assert isinstance(sheet, UnloadingOrder)
    for turn in range(len(sheet.order)):
        assert sheet._number(turn).bottom <= lift.of(sitting.frame, sheet.stone(turn)).top
