"""Whole matches at the table, by mouse and by keys alone."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pygame
import pytest

from game.table.table import Ask, HalfMade, TakeUp
from game.tables.sobek.choices import Add, Answer, Only, OwnSet, means
from game.tables.sobek.ids import InHand
from rules.game import CHANCE, NOBODY
from rules.sobek import GAME
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.pieces import AMULET, NO_TYPE
from rules.sobek.state import State
from tests.game.arrows import arrows
from tests.game.sobek.positions import any_move, play, random_setup, started
from tests.game.sobek.sitting import Sitting, moves_of, seated

PICKING = (st.LAY, st.CROSS_LAY, st.ADD, st.SURPLUS, st.COURTESAN)


def decided(state: State, rng: Random) -> tuple[Move, ...]:
    """A random decision: one move, or cards picked stage by stage until they are laid."""
    after = state.copy()
    found: list[Move] = []
    while not found or (after.to_move == state.to_move and after.steps > state.steps):
        move = any_move(GAME.legal_moves(after), rng)
        GAME.apply(after, move, None)
        found.append(move)
        if VERB[move] == mv.V_PLAY:
            break
    return tuple(found)


def aimed_zone(sitting: Sitting, moves: Sequence[Move]) -> Any:
    """Where cards are put: on the set itself if amulets alone would not say which it is."""
    types = [FIRST[move] for move in moves if VERB[move] == mv.V_LAY]
    kinds = [FIRST[move] for move in moves if VERB[move] == mv.V_PICK]
    task = sitting.table.decision.task
    if types and all(kind == AMULET for kind in kinds) and len(task.types) > 1:
        return OwnSet(types[0])
    return Only.LAYING


def card_of(sitting: Sitting, kind: int, zone: Any, rng: Random) -> InHand:
    """Any card of the kind that can be put there."""
    found = [
        piece
        for piece, zones in sitting.table.decision.choices.items()
        if isinstance(piece, InHand) and piece.kind == kind and isinstance(zones.get(zone), Add)
    ]
    return rng.choice(found)


def lay_by_mouse(sitting: Sitting, moves: Sequence[Move], rng: Random) -> Ask | None:
    zone = aimed_zone(sitting, moves)
    kinds = [FIRST[move] for move in moves if VERB[move] == mv.V_PICK]
    rng.shuffle(kinds)
    for kind in kinds:
        card = card_of(sitting, kind, zone, rng)
        start = sitting.home(card).center
        if card in sitting.table.decision.lit and zone is Only.LAYING and rng.random() < 0.5:
            assert sitting.click(start) is None
        else:
            assert sitting.drag(start, sitting.gesture.zones[zone].center) is None
        sitting.paint()
    return sitting.click(sitting.table.actions.tick.rect.center)


def by_mouse(sitting: Sitting, moves: Sequence[Move], rng: Random) -> Ask | None:
    task = sitting.table.decision.task
    if task is not None and VERB[moves[0]] in (mv.V_LAY, mv.V_PICK):
        return lay_by_mouse(sitting, moves, rng)
    start, end = rng.choice(sitting.table.ways(moves[0]))
    if start == end:
        return sitting.click(start)
    if sitting.table.sheets.sheet is not None:
        assert sitting.click(start) is None
        sitting.paint()
        return sitting.click(end)
    if rng.random() < 0.5:
        return sitting.drag(start, end)
    ask = sitting.click(start)
    if ask is None:
        assert sitting.gesture.in_hand
        ask = sitting.click(end)
    return ask


def focus(sitting: Sitting, rect: Any) -> None:
    """Presses Tab until something is in focus."""
    for _ in range(90):
        current = sitting.ring.current
        if sitting.ring.shown and current is not None and current.rect == rect:
            sitting.paint()
            return
        sitting.key(pygame.K_TAB)
    raise AssertionError(f"Tab does not lead to {rect}")


def put_by_keys(sitting: Sitting, piece: Any, zone: Any) -> Ask | None:
    focus(sitting, sitting.home(piece))
    ask = sitting.key(pygame.K_RETURN)
    if ask is not None or not sitting.gesture.in_hand:
        return ask
    for key in arrows(sitting.gesture, zone):
        assert sitting.key(key) is None
    sitting.paint()
    return sitting.key(pygame.K_RETURN)


def by_keys(sitting: Sitting, moves: Sequence[Move], rng: Random) -> Ask | None:
    table = sitting.table
    if table.decision.task is not None and VERB[moves[0]] in (mv.V_LAY, mv.V_PICK):
        zone = aimed_zone(sitting, moves)
        for kind in [FIRST[move] for move in moves if VERB[move] == mv.V_PICK][::-1]:
            assert put_by_keys(sitting, card_of(sitting, kind, zone, rng), zone) is None
            sitting.paint()
        focus(sitting, table.actions.tick.rect)
        return sitting.key(pygame.K_RETURN)
    (move,) = moves
    sheet = table.sheets.sheet
    if sheet is not None:
        tile, main = sheet.answers[move]
        focus(sitting, tile.rect)
        ask = sitting.key(pygame.K_RETURN)
        if tile is main:
            return ask
        focus(sitting, main.rect)
        return sitting.key(pygame.K_RETURN)
    if move in table.actions.answers:
        focus(sitting, table.actions.answers[move].rect)
        return sitting.key(pygame.K_RETURN)
    ways = [
        (piece, zone)
        for piece, zones in table.decision.choices.items()
        for zone, deed in zones.items()
        if means(deed, move) and not isinstance(piece, Answer)
    ]
    return put_by_keys(sitting, *ways[-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_a_whole_match(seats: int, hand: Any) -> None:
    rng = Random(seats + (10 if hand is by_keys else 0))
    stages = set()
    for _ in range(2):
        state, memories = started(random_setup(seats, rng))
        sitting = Sitting(seats)
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                play(state, GAME.chance(state, rng), memories)
                continue
            sitting.show(state, memories, half_made=HalfMade() if GAME.midway(state) else None)
            sitting.paint()
            stages.add(state.stage)
            moves = decided(state, rng)
            ask = hand(sitting, moves, rng)
            assert moves_of(ask) == moves
            for move in moves:
                play(state, move, memories)
    assert stages >= {st.TURN, st.EVENT, st.CROSS, st.STARTER}
    assert len(stages) >= 7


def test_esc_puts_cards_back_and_then_drops_the_stages() -> None:
    sitting = seated(hands=[{"fish": 2, "fish 1": 1, "courtesan": 1}, {}], stage="turn")
    card = card_of(sitting, mv.FIRST[mv.PICK[17]], Only.LAYING, Random(1))
    sitting.drag(sitting.home(card).center, sitting.gesture.zones[Only.LAYING].center)
    assert sitting.table.in_hand
    assert sitting.table.decision.picked
    assert sitting.key(pygame.K_ESCAPE) is None
    assert not sitting.table.in_hand
    sets = [{"wheat": {"cards": {"wheat 1": 3}}}, {}]
    sitting = seated(
        hands=[{"wheat": 2, "courtesan": 1}, {}], sets=sets, stage="add", laying="wheat"
    )
    sitting.table.offer(GAME.legal_moves(sitting.state), HalfMade())
    sitting.paint()
    assert sitting.table.decision.task.types == (5,)
    assert NO_TYPE not in sitting.table.decision.task.types
    assert sitting.key(pygame.K_ESCAPE) == TakeUp()
