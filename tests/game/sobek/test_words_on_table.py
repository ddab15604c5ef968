"""Every word on the table can be read: none cut, over others, too small or too pale."""

from random import Random
from typing import Any

import pytest

from game.table.table import HalfMade
from game.tables.sobek.choices import Add, Only
from game.tables.sobek.ids import InHand
from rules.game import setup_for
from rules.sobek import GAME
from rules.sobek import state as st
from tests.game.legible import faults
from tests.game.sobek.positions import match, play, random_setup, started
from tests.game.sobek.sitting import Sitting, seated

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.75, 1.0, 1.3, 2.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_positions_of_random_matches(seats: int, size: tuple[int, int]) -> None:
    rng = Random(seats)
    sittings = [Sitting(seats, size, scale) for scale in SCALES]
    looked = 0
    for number, (state, memories, _, _) in enumerate(match(random_setup(seats, rng), rng)):
        if number % 29 == 0:
            sitting = sittings[looked % len(sittings)]
            sitting.show(state, memories)
            assert faults(sitting.paint()) == []
            looked += 1
    assert looked >= 4


@pytest.mark.parametrize("size", SIZES[:5])
def test_choices_that_interrupt(size: tuple[int, int]) -> None:
    rng = Random(4)
    sittings = [Sitting(4, size, scale) for scale in SCALES]
    seen: dict[int, int] = {}
    for _ in range(14):
        for state, memories, _, _ in match(setup_for(GAME, 4, {}), rng):
            times = seen.get(state.stage, 0)
            if times >= 2 * len(sittings):
                continue
            seen[state.stage] = times + 1
            sitting = sittings[times % len(sittings)]
            sitting.show(state, memories, half_made=HalfMade() if GAME.midway(state) else None)
            assert faults(sitting.paint()) == []
            _choose_something(sitting, rng)
            assert faults(sitting.paint()) == []
    sheets = {st.EVENT, st.GUILD, st.CURSE, st.VIZIER, st.THIEF, st.RECOVER, st.PRIEST, st.STARTER}
    assert sheets | {st.SURPLUS, st.MERCHANT, st.CROSS, st.TURN} <= set(seen)


HAND = {"wheat": 2, "wheat 1": 1, "courtesan": 1, "fish 1": 1, "amulet": 2}
SETS = {"fish": {"cards": {"fish 1": 3}}, "wheat": {"cards": {"wheat 1": 2, "merchant": 1}}}


@pytest.mark.parametrize("size", SIZES[:5])
@pytest.mark.parametrize("scale", SCALES)
def test_choices_that_chance_seldom_comes_by(size: tuple[int, int], scale: float) -> None:
    for stage, more in (
        ("courtesan", {}),
        ("add", {"laying": "wheat"}),
        ("prosperity", {"used": {"prosperity": 1}}),
    ):
        sitting = seated(stage=stage, hands=[HAND, {}], sets=[SETS, {}], **more)
        sitting.resize(size, scale)
        sitting.table.offer(GAME.legal_moves(sitting.state), HalfMade())
        assert faults(sitting.paint()) == []
        _choose_something(sitting, Random(1))
        assert faults(sitting.paint()) == []


def _choose_something(sitting: Sitting, rng: Random) -> None:
    """Chooses an answer of the sheet, or picks cards, or holds one over its place."""
    sheet = sitting.table.sheets.sheet
    if sheet is not None:
        tile, main = rng.choice(list(sheet.answers.values()))
        if tile is not main:
            sitting.click(tile.rect.center)
        return
    for _ in range(rng.randrange(1, 5)):
        found: list[Any] = [
            piece
            for piece, zones in sitting.table.decision.choices.items()
            if isinstance(piece, InHand) and isinstance(zones.get(Only.LAYING), Add)
        ]
        if not found:
            break
        start = sitting.home(rng.choice(found)).center
        sitting.drag(start, sitting.gesture.zones[Only.LAYING].center)
        sitting.paint()
    for piece in sitting.table.decision.choices:
        if piece in sitting.gesture.pieces:
            sitting.click(sitting.home(piece).center)
            sitting.move(sitting.gesture.zones[Only.HAND].center)
            break


@pytest.mark.parametrize("size", SIZES[:5])
@pytest.mark.parametrize("scale", SCALES)
def test_the_end_of_rounds_the_own_jar_and_a_closer_look(
    size: tuple[int, int], scale: float
) -> None:
    rng = Random(9)
    state, memories = started(setup_for(GAME, 4, {}))
    sitting = Sitting(4, size, scale)
    ends = 0
    for move in _moves(state, rng):
        for event in play(state, move, memories):
            view = GAME.view(state, memories[0], 0)
            sitting.table.clip(event.seen_by(0), view)
            if sitting.table.history.tally is not None:
                assert faults(sitting.paint()) == []
                ends += 1
        if sum(state.hands[:28]) > 6 and ends:
            break
    assert ends > 4
    sitting.table.history.round_read()
    sitting.show(state, memories, viewer=0)
    sitting.table.sheets.look_in()
    assert faults(sitting.paint()) == []
    sitting.table.sheets.look_in()
    for piece in (*sitting.table.spread.hand.cards, *sitting.gesture.pieces):
        sitting.move(sitting.home(piece).center)
        sitting.table.inspect()
        assert sitting.table.lens.open
        assert faults(sitting.paint()) == []
        sitting.table.lens.look(None)


def _moves(state: Any, rng: Random) -> Any:
    from rules.game import CHANCE, NOBODY
    from tests.game.sobek.positions import any_move

    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            yield GAME.chance(state, rng)
        else:
            yield any_move(GAME.legal_moves(state), rng)


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
