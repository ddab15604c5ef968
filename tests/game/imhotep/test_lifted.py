"""Pieces in hand and under the pointer are drawn at the size they are seen at."""

from typing import Any

import pygame
import pytest

from game.table.clip import HOME
from game.table.lift import DRAGGED, HOVERED, LYING, TAKEN
from game.tables.imhotep.choices import Only, Ship, SledStone, Tool
from game.tables.imhotep.held import Held
from game.tables.imhotep.ids import Aboard, Hull, InMarket, OnItsWay, OnSled
from game.tables.imhotep.lifted import seen
from rules.imhotep.pieces import CHISEL
from tests.game.imhotep.sitting import Sitting
from tests.game.imhotep.test_hands import position, seated

NOWHERE = (640, 20)


def with_market() -> Sitting:
    return seated(position(market=["statue", "lever"]))


@pytest.mark.parametrize("lift", [HOVERED, DRAGGED])
@pytest.mark.parametrize("name", [OnSled(0, 1), Aboard(0, 0), InMarket(0)])
def test_a_lifted_piece_is_drawn_anew_and_larger(name: Any, lift: Any) -> None:
    sitting = with_market()
    spread, canvas = sitting.table.spread, sitting.canvas
    sprite = spread.sprites(canvas.assets)[name]
    picture, place = seen(canvas, spread, sitting.table._say, sprite, lift)
    assert place.w == round(lift.larger * sprite.rect.w)
    assert place.centerx == pytest.approx(sprite.rect.centerx, abs=1)
    wide = [p.surface.get_width() for p in (picture, sprite.picture)]
    assert wide[0] > wide[1]
    again, _ = seen(canvas, spread, sitting.table._say, sprite, lift)
    assert again.surface is picture.surface


def test_what_lies_is_what_it_was() -> None:
    sitting = with_market()
    spread = sitting.table.spread
    sprite = spread.sprites(sitting.canvas.assets)[OnSled(0, 1)]
    assert seen(sitting.canvas, spread, sitting.table._say, sprite, LYING) == (
        sprite.picture,
        sprite.rect,
    )


def test_ships_stay_on_the_water_and_dragged_pieces_leave_none_behind() -> None:
    stone = SledStone(0)
    assert Held(hovered=Ship(0)).lift(Ship(0)) == LYING
    assert Held(hovered=stone).lift(stone) == HOVERED
    assert Held(piece=stone).lift(stone) == TAKEN
    assert Held(piece=stone, dragged_to=(5, 5)).lift(stone) == LYING
    assert Held(hovered=stone).lift(SledStone(1)) == LYING


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        (SledStone(2), OnSled(0, 2)),
        (Tool(CHISEL), OnItsWay(0, CHISEL)),
        (Only.QUARRY, Only.QUARRY),
        (Ship(0), Hull(0)),
    ],
)
def test_every_piece_glides_home(piece: Any, name: Any) -> None:
    sitting = seated(position())
    start = sitting.gesture.pieces[piece].center
    sitting.drag(start, NOWHERE)
    assert sitting.timeline.pose(name) != HOME
    sitting.paint()
    sitting.timeline.tick(0.25)
    assert not sitting.timeline.moving
    assert sitting.timeline.pose(name) == HOME


def test_with_reduced_motion_it_is_there_at_once() -> None:
    sitting = seated(position())
    sitting.timeline.reduced = True
    sitting.drag(sitting.gesture.pieces[SledStone(2)].center, NOWHERE)
    assert not sitting.timeline.moving
    assert sitting.table.tick(0.2)
    assert not sitting.table.tick(0.2)


@pytest.mark.parametrize("piece", [Only.QUARRY, SledStone(2), Ship(0)])
def test_every_piece_is_taken_up_where_it_lies(piece: Any) -> None:
    sitting = seated(position())
    start = sitting.gesture.pieces[piece].center
    sitting.move(start)
    sitting.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    sitting.move((start[0] + 9, start[1]))
    lies = sitting.home(piece).center
    assert sitting.gesture.middle == lies
    sitting.table.tick(1.0)
    assert sitting.gesture.middle == (lies[0] + 9, lies[1])
