"""Hands at the table: refusals, Esc, actions, the tick, forecasts and what is said."""

from random import Random
from typing import Any

import pygame
import pytest

from game.table.table import Commit, HalfMade, Play, Refuse, TakeUp
from game.tables.imhotep.choices import (
    Dock,
    MarketCard,
    Only,
    Pyramid,
    Ship,
    ShipPlace,
    SledPlace,
    SledStone,
    Tool,
)
from rules.game import setup_for
from rules.imhotep import GAME
from rules.imhotep import moves as mv
from rules.imhotep.pieces import CHISEL, OBELISKS, PYRAMIDS
from rules.imhotep.state import State
from tests.game.imhotep.sitting import Sitting


def position(**fields: Any) -> State:
    """A position of two seats, a quarter of the way through the first round."""
    ships = [
        {"stones": "ab-a", "dock": None},
        {"stones": "--b", "dock": None},
        {"stones": "--", "dock": None},
        {"stones": "-", "dock": "temple"},
    ]
    given = {"seats": 2, "ships": ships, "sled": [3, 2], "cards": [{"chisel": 1}, {}]}
    return GAME.position_from_json({**given, **fields})


def seated(state: State) -> Sitting:
    sitting = Sitting(2)
    memories = [GAME.memory(setup_for(GAME, 2, {}), seat) for seat in range(2)]
    sitting.show(state, memories)
    sitting.paint()
    return sitting


def words(sitting: Sitting) -> list[str]:
    return [item.text for item in sitting.paint()]


def center(sitting: Sitting, zone: Any) -> tuple[int, int]:
    return sitting.gesture.zones[zone].center


def test_a_drop_on_a_taken_place_is_refused_and_the_stone_goes_home() -> None:
    sitting = seated(position())
    stone = sitting.gesture.pieces[SledStone(2)].center
    ask = sitting.drag(stone, center(sitting, ShipPlace(0, 1)))
    assert ask == Refuse(mv.place_move(0, 1))
    assert sitting.timeline.moving
    assert GAME.why_not(sitting.state, ask.move).one == "This place is taken."


def test_a_ship_that_is_not_ready_says_why_when_it_is_pressed() -> None:
    sitting = seated(position())
    ask = sitting.click(sitting.home(Ship(2)).center)
    assert isinstance(ask, Refuse)
    assert "needs" in GAME.why_not(sitting.state, ask.move).one


def test_a_ship_for_a_taken_dock_is_refused() -> None:
    sitting = seated(position())
    ask = sitting.drag(sitting.home(Ship(0)).center, center(sitting, Dock(2)))
    assert ask == Refuse(mv.sail_move(0, 2))


def test_esc_puts_a_piece_back_and_then_has_no_use() -> None:
    sitting = seated(position())
    sitting.click(sitting.home(SledStone(2)).center)
    assert sitting.table.in_hand
    assert sitting.key(pygame.K_ESCAPE) is None
    assert not sitting.table.in_hand


def test_actions_begin_what_they_say() -> None:
    sitting = seated(position(sled=[1, 2]))
    get, place, sail, tool = sitting.actions
    assert sitting.click(get.rect.center) == Play(mv.GET[3])
    assert sitting.click(place.rect.center) is None
    assert sitting.gesture.piece == SledStone(0)
    assert sitting.click(sail.rect.center) is None
    assert sitting.gesture.piece == Ship(0)
    assert tool.reason
    assert sitting.click(tool.rect.center) is None


def test_a_tool_is_used_on_the_river() -> None:
    sitting = seated(position())
    ask = sitting.drag(sitting.home(Tool(CHISEL)).center, center(sitting, Only.RIVER))
    assert ask == Play(mv.PLAY[CHISEL])


def test_the_tick_counts_only_when_all_is_chosen() -> None:
    state = position(stage="chisel-second", cards=[{}, {}], sled=[2, 2])
    sitting = seated(state)
    sitting.table.offer(GAME.legal_moves(state), HalfMade())
    sitting.paint()
    tick, cancel = sitting.actions
    assert (tick.label, cancel.label) == ("Place both", "Cancel")
    assert tick.reason == "Put the second stone on a ship first."
    assert sitting.click(tick.rect.center) is None
    assert sitting.click(cancel.rect.center) == TakeUp()
    assert sitting.key(pygame.K_ESCAPE) == TakeUp()
    sitting.table.offer((), HalfMade(kept=mv.place_move(2, 1)))
    sitting.paint()
    assert not tick.reason
    assert sitting.click(tick.rect.center) == Commit()
    assert "Press “Place both” if this is right, or Esc to cancel." in words(sitting)


def test_a_stone_over_a_ship_shows_what_the_ship_would_bring() -> None:
    sitting = seated(position())
    before = set(words(sitting))
    sitting.click(sitting.home(SledStone(2)).center)
    sitting.move(center(sitting, ShipPlace(0, 2)))
    fresh = [text for text in words(sitting) if text not in before]
    assert {"at once", "each round", "at the end", "pick a card"} & set(fresh)
    assert "+7" in fresh
    sitting.move((640, 20))
    assert "+7" in words(sitting)
    sitting.key(pygame.K_ESCAPE)
    assert "+7" not in words(sitting)


def test_a_ship_in_hand_shows_every_free_dock() -> None:
    sitting = seated(position())
    sitting.click(sitting.home(Ship(0)).center)
    sitting.move(center(sitting, Dock(PYRAMIDS)))
    said = words(sitting)
    assert said.count("at once") == 1
    assert said.count("at the end") == 2
    assert sitting.click(center(sitting, Dock(OBELISKS))) == Play(mv.sail_move(0, OBELISKS))


def test_fewer_stones_may_be_taken_place_by_place() -> None:
    sitting = seated(position(fewer=True, sled=[1, 2]))
    heap = sitting.home(Only.QUARRY).center
    assert sitting.drag(heap, center(sitting, SledPlace(1))) == Play(mv.GET[1])
    assert sitting.drag(heap, center(sitting, SledPlace(3))) == Play(mv.GET[3])


@pytest.mark.parametrize("viewer", [0, 1])
def test_who_waits_is_told_for_whom(viewer: int) -> None:
    state = position()
    sitting = Sitting(2)
    memories = [GAME.memory(setup_for(GAME, 2, {}), seat) for seat in range(2)]
    sitting.show(state, memories, viewer=viewer)
    told = words(sitting)
    assert ("Nadia is playing." in told) == (viewer == 1)
    assert ("Your turn" in told) == (viewer == 0)


def test_a_thinking_opponent_is_marked_and_its_dots_move() -> None:
    sitting = seated(position())
    assert not sitting.table.tick(0.5)
    sitting.table.think(1)
    ticks = [sitting.table.tick(0.1) for _ in range(12)]
    assert ticks.count(True) == 3
    assert "thinking" in words(sitting)
    sitting.table.think(None)
    assert "thinking" not in words(sitting)


def test_lights_pulse_twice_and_then_rest() -> None:
    sitting = seated(position())
    sitting.click(sitting.home(SledStone(0)).center)
    sitting.table.tick(0.01)
    assert sitting.table.tick(0.1)
    sitting.table.tick(4)
    sitting.table.tick(0.5)
    assert not sitting.table.tick(0.1)


def test_the_pointer_finds_a_note_for_every_ship_and_card() -> None:
    sitting = seated(position(market=["statue", "lever"]))
    sitting.move(sitting.home(Ship(0)).center)
    sitting.table.tick(1)
    assert "4-ship: ready to sail" in words(sitting)
    slot = sitting.table.spread.market.slots[1]
    sitting.move(slot.center)
    sitting.table.tick(1)
    assert "Lever" in words(sitting)


def test_a_press_on_nothing_changes_nothing() -> None:
    sitting, rng = seated(position()), Random(1)
    for _ in range(50):
        point = rng.randrange(1280), rng.randrange(42, 52)
        assert sitting.click(point) is None


def test_the_ring_lies_round_the_place_that_keys_have_chosen() -> None:
    sitting = seated(position())
    while sitting.ring.current is None or sitting.ring.current.rect != sitting.home(SledStone(2)):
        sitting.key(pygame.K_TAB)
    sitting.key(pygame.K_RETURN)
    sitting.key(pygame.K_RIGHT)
    sitting.paint()
    ship, place = sitting.gesture.zone.ship, sitting.gesture.zone.place
    assert sitting.ring.shown
    assert sitting.ring.current.rect == sitting.table.spread.ships[ship].place(place)
    sitting.key(pygame.K_ESCAPE)
    sitting.paint()
    assert sitting.ring.current.rect == sitting.home(SledStone(2))


def test_the_only_piece_there_is_lies_in_hand_at_once() -> None:
    state = position(
        sides="ABAAA",
        stage="build",
        to_move="a",
        turn="b",
        ship=1,
        source="1.1",
        queue=["1.2", "1.4"],
        ships=[
            {"stones": "ab-a", "dock": "pyramids"},
            {"stones": "--b", "dock": None},
            {"stones": "--", "dock": None},
            {"stones": "-", "dock": "temple"},
        ],
    )
    sitting = seated(state)
    assert sitting.gesture.piece == Only.DELIVERED
    assert not sitting.table.in_hand
    middle = center(sitting, Pyramid(1))
    assert sitting.click(middle) == Play(mv.BUILD[1])
    sitting = seated(state)
    start = sitting.home(Only.DELIVERED).center
    assert sitting.drag(start, center(sitting, Pyramid(2))) == Play(mv.BUILD[2])


def test_esc_drops_a_decision_whose_piece_was_given() -> None:
    state = position(stage="chisel-first", cards=[{}, {}])
    sitting = seated(state)
    sitting.table.offer(GAME.legal_moves(state), HalfMade())
    assert sitting.gesture.piece == SledStone(2)
    assert sitting.table.in_hand
    assert sitting.key(pygame.K_ESCAPE) == TakeUp()
    assert not sitting.gesture.in_hand


def test_a_second_press_takes_a_card() -> None:
    state = position(
        stage="pick",
        market=["statue", "lever"],
        to_move="a",
        turn="b",
        ship=1,
        ships=[
            {"stones": "----", "dock": "market"},
            {"stones": "--b", "dock": None},
            {"stones": "--", "dock": None},
            {"stones": "-", "dock": "temple"},
        ],
    )
    sitting = seated(state)
    card = sitting.home(MarketCard(1)).center
    assert sitting.click(card) is None
    assert sitting.click(card) == Play(mv.PICK[11])
