"""Pieces dropped where they cannot stay go home, and one sentence says where they can go."""

from typing import Any

import pygame
import pytest

from game.table.table import Refuse
from game.tables.imhotep.choices import Dock, MarketCard, Only, Ship, ShipPlace, SledStone, Tool
from game.tables.imhotep.order import OrderStone
from rules.imhotep.pieces import CHISEL, OBELISKS
from tests.game.imhotep.sitting import Sitting
from tests.game.imhotep.test_hands import position, seated

NOWHERE = (640, 20)
STONE = "A stone goes on an empty place of a ship."
CARD = "A card of the Market goes with your own cards."
SHIPS = [
    {"stones": "----", "dock": "market"},
    {"stones": "--b", "dock": None},
    {"stones": "--", "dock": None},
    {"stones": "-", "dock": "temple"},
]
AWAY = {"to_move": "a", "turn": "b", "ship": 1}
CHOOSING = {
    "pick": {"stage": "pick", "market": ["statue", "lever"], "ships": SHIPS, **AWAY},
    "build": {
        "sides": "ABAAA",
        "stage": "build",
        "source": "1.1",
        "queue": ["1.2", "1.4"],
        "ships": [{"stones": "ab-a", "dock": "pyramids"}, *SHIPS[1:]],
        **AWAY,
    },
    "order": {
        "stage": "lever-order",
        "ship": 1,
        "ships": [{"stones": "ab-a", "dock": "obelisks"}, *SHIPS[1:]],
    },
}


def said(sitting: Sitting, piece: Any, to: tuple[int, int]) -> str | None:
    """What is said when a piece is dropped at a point."""
    ask = sitting.drag(sitting.gesture.pieces[piece].center, to)
    if ask is None:
        return None
    assert isinstance(ask, Refuse)
    assert ask.move is None
    assert ask.why is not None
    return ask.why.one


@pytest.mark.parametrize(
    ("piece", "sentence"),
    [
        (SledStone(2), STONE),
        (Ship(0), "A ship sails to a dock that is free."),
        (Tool(CHISEL), "A tool is used on the river."),
        (Only.QUARRY, "Stones of your quarry go on your sled."),
    ],
)
def test_a_piece_dropped_on_nothing_is_told_where_it_goes(piece: Any, sentence: str) -> None:
    sitting = seated(position())
    assert said(sitting, piece, NOWHERE) == sentence
    assert not sitting.gesture.in_hand


@pytest.mark.parametrize(
    ("stage", "piece", "sentence"),
    [
        ("pick", MarketCard(0), CARD),
        ("build", Only.DELIVERED, "This stone goes on a pyramid that glows."),
        ("order", OrderStone(0), "Put the stone on the turn that it shall have."),
    ],
)
def test_so_is_one_that_a_choice_is_about(stage: str, piece: Any, sentence: str) -> None:
    sitting = seated(position(**CHOOSING[stage]))
    assert said(sitting, piece, NOWHERE) == sentence


def test_so_is_one_dropped_on_something_else() -> None:
    sitting = seated(position())
    obelisks = sitting.gesture.zones[Dock(OBELISKS)].center
    assert said(sitting, SledStone(2), obelisks) == STONE
    assert sitting.timeline.moving
    place = sitting.gesture.zones[ShipPlace(1, 0)].center
    assert said(sitting, Tool(CHISEL), (place[0], NOWHERE[1])) == "A tool is used on the river."


def test_so_is_one_put_there_by_a_second_click() -> None:
    sitting = seated(position())
    sitting.click(sitting.home(SledStone(2)).center)
    refusal = sitting.click(sitting.gesture.zones[Dock(OBELISKS)].center)
    assert isinstance(refusal, Refuse)
    assert refusal.why is not None
    assert refusal.why.one == STONE
    assert not sitting.timeline.moving, "it has never left its place"


@pytest.mark.parametrize("piece", [SledStone(2), Ship(0), Tool(CHISEL), Only.QUARRY])
def test_a_piece_put_back_where_it_lay_means_nothing(piece: Any) -> None:
    sitting = seated(position())
    lies = sitting.gesture.pieces[piece]
    start = lies.center
    sitting.move(start)
    sitting.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    sitting.move((start[0], start[1] - 100))
    assert sitting.gesture.in_hand
    back = start[0] + lies.w // 4, start[1]
    sitting.move(back)
    assert sitting.post(pygame.MOUSEBUTTONUP, pos=back, button=1) is None


def test_so_does_a_stone_put_elsewhere_on_its_sled_and_a_card_beside_its_pile() -> None:
    sitting = seated(position())
    assert said(sitting, SledStone(2), sitting.table.spread.tray.plan.place(4).center) is None
    cards = sitting.gesture.zones[Only.OWN_CARDS]
    assert said(sitting, Tool(CHISEL), (cards.left + 4, cards.centery)) is None
