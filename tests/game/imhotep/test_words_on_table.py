"""Every word on the table can be read: none cut, over others, too small or too pale."""

from random import Random

import pytest

from game.table.table import HalfMade
from game.tables.imhotep.choices import Ship, ShipPlace, SledStone, choices
from rules.game import setup_for
from rules.imhotep import GAME
from rules.imhotep import state as st
from rules.imhotep.pieces import SITE_WORDS
from tests.game.imhotep.positions import match, random_setup
from tests.game.imhotep.sitting import Sitting
from tests.game.legible import faults

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.75, 1.0, 1.3, 2.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_positions_of_random_matches(seats: int, size: tuple[int, int]) -> None:
    rng = Random(seats)
    sittings = [Sitting(seats, size, scale) for scale in SCALES]
    looked = 0
    for number, (state, memories, _, _) in enumerate(match(random_setup(seats, rng), rng)):
        if number % 31 == 0:
            sitting = sittings[looked % len(sittings)]
            sitting.show(state, memories)
            assert faults(sitting.paint()) == []
            looked += 1
    assert looked >= 4


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
def test_choices_that_interrupt_and_forecasts(size: tuple[int, int]) -> None:
    rng = Random(4)
    chosen = dict.fromkeys(SITE_WORDS, "B")
    sittings = [Sitting(4, size, scale) for scale in SCALES]
    seen: dict[int, int] = {}
    for _ in range(12):
        for state, memories, moves, _ in match(setup_for(GAME, 4, chosen), rng):
            times = seen.get(state.stage, 0)
            if times >= len(sittings):
                continue
            seen[state.stage] = times + 1
            sitting = sittings[times]
            sitting.show(state, memories)
            if state.stage in st.MIDWAY_STAGES:
                sitting.table.offer(moves, HalfMade())
            assert faults(sitting.paint()) == []
            found = choices(sitting.view(state), moves)
            for piece, zones in found.items():
                if isinstance(piece, SledStone | Ship):
                    zone = rng.choice(list(zones))
                    sitting.move(sitting.gesture.pieces[piece].center)
                    sitting.click(sitting.gesture.pieces[piece].center)
                    sitting.move(sitting.gesture.zones[zone].center)
                    assert faults(sitting.paint()) == []
                    assert sitting.gesture.in_hand
                    assert isinstance(zone, ShipPlace) == isinstance(piece, SledStone)
                    break
    assert {st.KEEP, st.BUILD, st.TAKE, st.LOAD, st.COLUMN, st.LEVER_ORDER} <= set(seen)


def test_long_names_stay_in_their_place() -> None:
    rng = Random(1)
    for size in SIZES:
        sitting = Sitting(4, size, names=("Bartholomew of the Very Long River",) * 4)
        for number, (state, memories, _, _) in enumerate(match(random_setup(4, rng), rng)):
            if number == 40:
                sitting.show(state, memories)
                found = [fault for fault in faults(sitting.paint()) if "cut" not in fault]
                assert found == []
                break
