"""Cards under the pointer and taken up: how high, how large, and where their lines lie."""

from typing import Any

import pygame
import pytest
from pygame import Surface

from game import palette
from game.table.clip import HOME
from game.table.lift import HOVERED, LYING, TAKEN
from game.tables.sobek.choices import Only
from game.tables.sobek.held import Held
from game.tables.sobek.ids import InHand, InRow, Picked
from rules.sobek.pieces import MERCHANT
from tests.game.sobek.sitting import Sitting, seated

FISH_0 = 18
HAND = {"fish 1": 2, "fish": 1, "merchant": 1, "amulet": 1, "ebony": 1}
NEAR = 30


def test_cards_of_the_hand_rise_higher_as_others_cover_them() -> None:
    row, card = InRow(0), InHand(FISH_0, 0)
    assert Held(hovered=row).lift(row) == HOVERED
    assert Held(piece=row).lift(row) == TAKEN
    pointed, taken = Held(hovered=card).lift(card), Held(piece=card).lift(card)
    assert pointed.larger == HOVERED.larger
    assert taken.larger == TAKEN.larger
    assert pointed.up == taken.up > TAKEN.up
    assert Held(hovered=row).lift(card) == LYING


def line_of(sitting: Sitting, piece: Any) -> tuple[int, ...]:
    """The colour of the window left of a card of the row where it is pointed at."""
    screen = Surface((sitting.frame.width, sitting.frame.height))
    sitting.paint()
    sitting.canvas.forget()
    sitting.canvas.present(screen)
    place = HOVERED.of(sitting.frame, sitting.gesture.pieces[piece])
    return tuple(screen.get_at((place.left - 1, place.centery))[:3])


def test_a_lit_card_that_is_pointed_at_has_its_light_where_it_is_seen() -> None:
    unpainted = seated(stage="merchant", hands=[HAND, {}])
    sitting = Sitting(2, painted=True)
    sitting.show(unpainted.state, unpainted.memories)
    sitting.paint()
    sitting.move(sitting.gesture.pieces[InRow(1)].center)
    pixel = line_of(sitting, InRow(1))
    assert all(abs(a - b) <= NEAR for a, b in zip(pixel, palette.WHITE, strict=True))


@pytest.mark.parametrize("piece", [InRow(0), InHand(FISH_0, 0), InHand(MERCHANT, 0)])
def test_with_reduced_motion_a_card_is_home_at_once(piece: Any) -> None:
    sitting = seated(hands=[HAND, {}])
    sitting.drag(sitting.home(piece).center, (640, 46))
    assert sitting.timeline.pose(piece) != HOME
    sitting.timeline.finish_all()
    sitting.timeline.reduced = True
    sitting.drag(sitting.home(piece).center, (640, 46))
    assert not sitting.timeline.moving
    assert sitting.table.tick(0.2)
    assert not sitting.table.tick(0.2)


def test_a_picked_card_goes_home_as_the_others_do() -> None:
    sitting = seated(hands=[HAND, {}])
    sitting.drag(sitting.home(InHand(FISH_0, 0)).center, sitting.gesture.zones[Only.LAYING].center)
    sitting.paint()
    sitting.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    sitting.drag(sitting.home(Picked(0)).center, (640, 46))
    assert sitting.timeline.pose(Picked(0)) != HOME
