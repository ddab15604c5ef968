"""What a rival chooses in the middle of a turn is shown, and between what."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.tables.imhotep.ids import OnItsWay
from game.tables.imhotep.rival_choice import Card, Interruptions, Plate, RivalChoice
from game.tables.imhotep.rival_panel import HOLD
from rules.game import CHANCE, HIDDEN, NOBODY, setup_for
from rules.imhotep import GAME
from rules.imhotep import events as ev
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import VERB, Move
from rules.imhotep.pieces import SITE_WORDS
from rules.imhotep.view import View
from tests.game.imhotep.sitting import Sitting
from tests.game.imhotep.test_clips import told
from tests.game.legible import faults

_CHOOSING = (mv.V_PICK, mv.V_PICK_PAIR, mv.V_KEEP, mv.V_BUILD, mv.V_STONES, mv.V_POINT)


def decisions(seed: int, viewer: int) -> Iterator[tuple[int, Move, int, list[tuple[Any, View]]]]:
    """Stage, move, number of moves and events with views of every decision, all sides B."""
    rng = Random(seed)
    setup = setup_for(GAME, 4, dict.fromkeys(SITE_WORDS, "B"))
    state = GAME.start(setup)
    memory = GAME.memory(setup, viewer)
    while state.to_move != NOBODY:
        seen: list[tuple[Any, View]] = []

        def tell(event: Any, seen: list[tuple[Any, View]] = seen) -> None:
            GAME.remember(memory, event.seen_by(viewer))
            seen.append((event.seen_by(viewer), GAME.view(state, memory, viewer)))

        stage, moves = state.stage, ()
        if state.to_move != CHANCE:
            moves = GAME.legal_moves(state)
        move = rng.choice(moves) if moves else GAME.chance(state, rng)
        GAME.apply(state, move, tell)
        yield stage, move, len(moves), seen


def tile_of(choice: RivalChoice, move: Move) -> bool:
    """Whether the marked tile is what the move took."""
    tile, verb = choice.tiles[choice.chosen], VERB[move]
    if verb in (mv.V_PICK, mv.V_KEEP):
        return tile == Card(mv.FIRST[move])
    if verb == mv.V_PICK_PAIR:
        return tile == Card(HIDDEN)
    assert isinstance(tile, Plate)
    if verb == mv.V_BUILD:
        assert tile.under is not None
        return tile.under.one == ("left", "middle", "right")[mv.FIRST[move]]
    icons = {mv.V_STONES: "stone-pile", mv.V_POINT: "sun", mv.V_PLACE: "sailboat"}
    return tile.icon == icons.get(verb, "cross")


def test_every_choice_in_mid_turn_is_found_and_nothing_else() -> None:
    shown: Counter[int] = Counter()
    for seed in range(8):
        found, before = Interruptions(), None
        for stage, move, count, seen in decisions(seed, 0):
            choices = []
            for event, view in seen:
                if before is not None:
                    cards = list(before.market)
                    choices.append(found.follow(event, cards, before, view))
                before = view
            made = [choice for choice in choices if choice is not None]
            gift = stage == st.LOAD
            if (VERB[move] in _CHOOSING or gift or stage == st.TAKE) and count > 1:
                assert len(made) == 1, (stage, GAME.move_to_text(move))
                assert tile_of(made[0], move)
                assert len(made[0].tiles) == count or stage in (st.PICK, st.LOAD)
                shown[stage] += 1
            else:
                assert made == [], (stage, GAME.move_to_text(move))
    assert set(shown) == {st.PICK, st.KEEP, st.BUILD, st.TAKE, st.LOAD, st.COLUMN}


def test_which_stone_of_the_ship_it_is() -> None:
    found, before, numbers = Interruptions(), None, []
    for _, _, _, seen in decisions(2, 0):
        for event, view in seen:
            if isinstance(event, ev.ShipSailed):
                numbers.clear()
            if before is not None:
                choice = found.follow(event, list(before.market), before, view)
                if choice is not None and isinstance(event, ev.CardTaken | ev.PairTaken):
                    values = choice.line.values
                    numbers.append(values["n"])
                    assert 1 <= values["n"] <= values["m"] <= 4
                    assert numbers == sorted(set(numbers))
            before = view


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_panel_is_shown_before_what_was_chosen_moves(size: tuple[int, int]) -> None:
    sitting, kinds = Sitting(3, size), set()
    for event, view in told(3, 4, 0):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        sitting.timeline.play(clip)
        title = {"picks a card", "keeps a card", "chooses a pyramid", "chooses at the Temple"}
        told_of = [i.text for i in sitting.paint() if any(t in i.text for t in title)]
        if told_of:
            assert clip is not None
            kinds.add(type(event))
            assert event.seat != view.viewer
            assert clip.duration >= HOLD
            assert faults(sitting.canvas.texts) == []
            sitting.timeline.tick(HOLD / 1000 - 0.01)
            assert "or hold Space" in [item.text for item in sitting.paint()]
            sitting.timeline.tick(0.02)
            assert "or hold Space" not in [item.text for item in sitting.paint()]
        sitting.timeline.finish_all()
        assert "or hold Space" not in [item.text for item in sitting.paint()]
    assert ev.CardTaken in kinds


def test_a_card_on_its_way_does_not_lie_before_its_owner_yet() -> None:
    sitting, seen = Sitting(2), 0
    for event, view in told(2, 3, 0):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        sitting.timeline.play(clip)
        coming = [s.sprite for s in sitting.timeline.passing() if isinstance(s.sprite, OnItsWay)]
        for card in coming:
            assert sitting.table._painter._coming(card.seat) == {card.kind}
            sitting.paint()
            seen += 1
        sitting.timeline.finish_all()
        assert sitting.table._painter._coming(0) == set()
    assert seen > 3


def test_who_looks_on_sees_the_choices_of_every_seat() -> None:
    own = 0
    sitting = Sitting(3)
    sitting.table.chronicle._notes = ("novice", "novice", "novice")
    for event, view in told(3, 4, 0):
        if event is None:
            sitting.table.show(view)
            continue
        clip = sitting.table.clip(event, view)
        if isinstance(event, ev.CardTaken) and event.seat == 0 and clip is not None:
            own += clip.duration >= HOLD
    assert own
