"""The map of pieces and zones holds every offered move, and nothing else."""

from random import Random

import pytest

from game.tables.imhotep import choices as ch
from rules.imhotep import GAME
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import VERB
from tests.game.imhotep.positions import positions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_in_the_map_and_nothing_else(seats: int) -> None:
    stages = set()
    for seen, _, moves in positions(seats, matches=50, seed=seats):
        if seen.stage == st.LEVER_ORDER:
            continue
        found = ch.choices(seen, moves)
        offered = {move for zones in found.values() for move in zones.values()}
        assert offered == set(moves)
        assert all(zones for zones in found.values())
        stages.add(seen.stage)
    assert stages >= {st.ACTION, st.PICK, st.KEEP, st.BUILD, st.TAKE, st.LOAD, st.COLUMN}
    assert stages >= {st.CHISEL_FIRST, st.CHISEL_SECOND, st.SAIL_LOAD, st.SAIL_SAIL}
    assert stages >= {st.HAMMER_LOAD, st.LEVER_SAIL}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_drop_means_the_move_the_map_has_for_it(seats: int) -> None:
    for seen, _, moves in positions(seats, matches=8, seed=10 + seats):
        for piece, zones in ch.choices(seen, moves).items():
            for zone, move in zones.items():
                meant = ch.attempt(seen, piece, zone)
                assert meant is not None
                if VERB[move] != mv.V_GET:
                    assert meant == move


def test_an_illegal_drop_can_be_explained() -> None:
    explained = 0
    for seen, state, moves in positions(3, matches=4, seed=3):
        for piece in (ch.SledStone(0), ch.Ship(0), ch.Tool(8), ch.Only.QUARRY):
            move = ch.refused(seen, piece)
            assert move is not None
            if move not in moves:
                assert GAME.why_not(state, move).one
                explained += 1
    assert explained > 100


def test_dropping_a_stone_on_a_dock_means_nothing() -> None:
    seen, _, _ = next(positions(2, matches=1, seed=1))
    assert ch.attempt(seen, ch.SledStone(0), ch.Dock(2)) is None
    assert ch.attempt(seen, ch.Ship(0), ch.ShipPlace(1, 0)) is None


def test_any_order_of_the_lever_is_made_of_legal_stages() -> None:
    orders = 0
    for seen, state, moves in positions(4, matches=150, seed=8):
        if seen.stage != st.LEVER_ORDER or seen.queue:
            continue
        aboard = list(ch.stones_aboard(seen, seen.ship))
        first = {ch.order_moves(seen, order)[0] for order in rotations(aboard)}
        assert first == set(moves)
        for order in rotations(aboard):
            played, told = state.copy(), []
            for move in ch.order_moves(seen, order):
                assert move in GAME.legal_moves(played)
                GAME.apply(played, move, told.append)
            assert played.stage != st.LEVER_ORDER
            owners = tuple(seen.places[place] for place in order)
            assert next(e for e in told if type(e).__name__ == "OrderSet").owners == owners
            orders += 1
    assert orders > 20


def rotations(places: list[int]) -> list[list[int]]:
    shuffled = places[:]
    Random(len(places)).shuffle(shuffled)
    return [shuffled[n:] + shuffled[:n] for n in range(len(shuffled))]
