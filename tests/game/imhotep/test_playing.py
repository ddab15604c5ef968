"""Whole matches by mouse alone and by keys alone: every legal move can be made."""

from random import Random
from typing import Any

import pygame
import pytest

from game.table.table import Commit, Play, TakeUp
from game.table.telling import find
from game.tables.imhotep.choices import Answer, SledStone, choices, order_moves
from game.tables.imhotep.order import OrderStone, OrderTurn, UnloadingOrder
from game.tables.imhotep.telling import TELLING
from rules.game import CHANCE, NOBODY, setup_for
from rules.imhotep import GAME
from rules.imhotep import state as st
from rules.imhotep.moves import Move
from rules.imhotep.state import State
from tests.game.arrows import arrows
from tests.game.imhotep.positions import random_setup
from tests.game.imhotep.sitting import Sitting


def ways(state: State, sitting: Sitting, move: Move) -> list[tuple[Any, Any]]:
    seen = sitting.view(state)
    found = choices(seen, GAME.legal_moves(state))
    return [(p, z) for p, zones in found.items() for z, made in zones.items() if made == move]


def button_for(sitting: Sitting, move: Move) -> Any:
    """The button whose answer is this move: found by pressing it at a table of its own."""
    for control in (*sitting.sheet_buttons, *sitting.actions):
        before = len(sitting.wishes)
        control.then()
        if len(sitting.wishes) > before and sitting.wishes.pop() == Play(move):
            return control
    raise AssertionError(f"no button makes {GAME.move_to_text(move)}")


def by_mouse(state: State, sitting: Sitting, move: Move, rng: Random) -> Any:
    sitting.paint()
    piece, zone = rng.choice(ways(state, sitting, move))
    if isinstance(piece, Answer):
        return sitting.click(button_for(sitting, move).rect.center)
    start, end = sitting.gesture.pieces[piece].center, sitting.gesture.zones[zone].center
    if rng.random() < 0.5:
        return sitting.drag(start, end)
    assert sitting.click(start) is None
    assert sitting.gesture.in_hand
    return sitting.click(end)


def focus(sitting: Sitting, spot: Any) -> None:
    """Presses Tab until something is in focus."""
    for _ in range(60):
        current = sitting.ring.current
        if sitting.ring.shown and current is not None and current.rect == spot:
            return
        sitting.key(pygame.K_TAB)
        sitting.paint()
    raise AssertionError(f"Tab does not lead to {spot}")


def by_keys(state: State, sitting: Sitting, move: Move, rng: Random) -> Any:
    sitting.paint()
    piece, zone = ways(state, sitting, move)[-1]
    if isinstance(piece, Answer):
        focus(sitting, button_for(sitting, move).rect)
        return sitting.key(pygame.K_RETURN)
    focus(sitting, sitting.home(piece))
    assert sitting.key(pygame.K_RETURN) is None
    for key in arrows(sitting.gesture, zone):
        sitting.paint()
        assert sitting.key(key) is None
    return sitting.key(pygame.K_RETURN)


def set_order(state: State, sitting: Sitting, rng: Random, hand: Any) -> Commit:
    """Puts the stones of the Lever's ship in a random order and unloads them."""
    sitting.paint()
    sheet = sitting.table.overlay
    assert isinstance(sheet, UnloadingOrder)
    for _ in range(2):
        turns = range(sheet.fixed, len(sheet.order))
        one, other = rng.sample(turns, 2)
        hand(sitting, OrderStone(one), OrderTurn(other))
        sheet = sitting.table.overlay
        assert isinstance(sheet, UnloadingOrder)
    wanted = order_moves(sitting.view(state), sheet.order)
    ask = sitting.click(sheet.buttons[0].rect.center)
    assert ask == Commit(wanted)
    return ask


def drag_order(sitting: Sitting, piece: Any, zone: Any) -> None:
    before = list(sitting.table.overlay.order)
    sitting.drag(sitting.gesture.pieces[piece].center, sitting.gesture.zones[zone].center)
    after = sitting.table.overlay.order
    assert after.index(before[piece.turn]) == zone.turn


def key_order(sitting: Sitting, piece: Any, zone: Any) -> None:
    before = list(sitting.table.overlay.order)
    focus(sitting, sitting.gesture.pieces[piece])
    sitting.key(pygame.K_RETURN)
    for key in arrows(sitting.gesture, zone):
        sitting.key(key)
    sitting.key(pygame.K_RETURN)
    assert sitting.table.overlay.order.index(before[piece.turn]) == zone.turn


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_a_whole_match(seats: int, hand: Any) -> None:
    rng = Random(seats + (10 if hand is by_keys else 0))
    stages = set()
    for _ in range(2):
        setup = random_setup(seats, rng)
        state = GAME.start(setup)
        memories = [GAME.memory(setup, seat) for seat in range(seats)]
        sitting = Sitting(seats)
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                moves = [GAME.chance(state, rng)]
            else:
                sitting.show(state, memories)
                stages.add(state.stage)
                if state.stage == st.LEVER_ORDER:
                    order = drag_order if hand is by_mouse else key_order
                    moves = list(set_order(state, sitting, rng, order).moves)
                else:
                    legal = GAME.legal_moves(state)
                    tools = [m for m in legal if GAME.move_to_text(m).startswith("play")]
                    move = rng.choice(tools or legal)
                    assert hand(state, sitting, move, rng) == Play(move)
                    moves = [move]
            for move in moves:
                sitting.apply(state, move, memories)
    assert len(stages) > 5


def at_the_order_of_the_lever() -> tuple[Sitting, State]:
    """A table where a person sets the order of the Lever."""
    telling = next(telling for telling in TELLING if telling.name == "lever-order")
    found, setup = find(GAME, telling), setup_for(GAME, telling.seats, telling.options)
    state = GAME.start(setup)
    memories = [GAME.memory(setup, seat) for seat in range(setup.seats)]
    sitting = Sitting(setup.seats)
    for move in (*map(GAME.move_from_text, found.moves), *found.stages):
        sitting.apply(state, move, memories)
    sitting.show(state, memories)
    assert state.stage == st.LEVER_ORDER
    return sitting, state


@pytest.mark.parametrize("hand", [drag_order, key_order])
def test_the_order_of_the_lever_is_set_and_a_click_unloads(hand: Any) -> None:
    sitting, state = at_the_order_of_the_lever()
    for move in set_order(state, sitting, Random(1), hand).moves:
        GAME.apply(state, move, None)
    assert state.stage != st.LEVER_ORDER


def test_a_click_cancels_the_lever() -> None:
    sitting, _ = at_the_order_of_the_lever()
    sitting.paint()
    assert sitting.click(sitting.sheet_buttons[1].rect.center) == TakeUp()


def test_stones_on_the_sled_are_one_stop_for_keys() -> None:
    rng = Random(1)
    setup = random_setup(4, rng)
    state = GAME.start(setup)
    memories = [GAME.memory(setup, seat) for seat in range(4)]
    while state.to_move == CHANCE:
        GAME.apply(state, GAME.chance(state, rng), None)
    sitting = Sitting(4)
    sitting.show(state, memories)
    sitting.paint()
    stones = [sitting.home(SledStone(n)) for n in range(state.sled[state.to_move])]
    rects = []
    for _ in range(20):
        sitting.key(pygame.K_TAB)
        rects.append(sitting.ring.current.rect)
    assert stones[-1] in rects
    assert not any(stone in rects for stone in stones[:-1])
