"""The map of pieces and zones holds every offered move, and nothing else."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from game.table.table import Commit, Play
from game.tables.sobek import choices as ch
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.picking import Picking, Sort, missing, shown, stages, task_for
from rules.game import setup_for
from rules.sobek import GAME
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import VERB, Move
from rules.sobek.pieces import AMULET, FISH, KINDS, NO_TYPE, WHEAT
from rules.sobek.state import State
from rules.sobek.view import View
from tests.game.sobek.positions import positions

STAGED = (mv.V_LAY, mv.V_PICK, mv.V_DONE)


def completed(state: State, opening: Sequence[Move]) -> Iterator[tuple[Move, ...]]:
    """Every way to end the picking of cards by the rules, as the moves that do it."""
    for move in opening:
        after = state.copy()
        GAME.apply(after, move, None)
        picking = after.to_move == state.to_move and after.steps > state.steps
        if not picking:
            yield (move,)
            continue
        for rest in completed(after, GAME.legal_moves(after)):
            yield (move, *rest)


def picked_by_hand(view: View, moves: Sequence[Move]) -> Iterator[tuple[Move, ...]]:
    """Every decision that hands can make of the cards to be picked, by every order of drops."""
    seen: set[Picking] = set()
    waiting = [Picking()]
    while waiting:
        picking = waiting.pop()
        if picking in seen:
            continue
        seen.add(picking)
        for zones in ch.choices(view, moves, picking).values():
            for deed in zones.values():
                if isinstance(deed, ch.Add):
                    waiting.append(picking.with_card(deed.kind, deed.aimed))
                elif isinstance(deed, ch.TakeOut):
                    waiting.append(picking.without(deed.kind))
                elif isinstance(deed, Commit) and VERB[deed.moves[0]] in STAGED:
                    yield deed.moves


def deeds(found: ch.Choices) -> list[ch.Deed]:
    return [deed for zones in found.values() for deed in zones.values()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_in_the_map_and_nothing_else(seats: int) -> None:
    stages_seen, looked = set(), 0
    for seen, _, moves in positions(seats, matches=40, seed=seats):
        found = ch.choices(seen, moves, Picking())
        task = task_for(seen, moves)
        whole = {move for move in moves if task is None or VERB[move] not in STAGED}
        if task is not None and task.opens:
            whole |= {move for move in moves if move == mv.DONE}
        offered = set()
        for deed in deeds(found):
            if isinstance(deed, Play):
                offered.add(deed.move)
            elif isinstance(deed, Commit) and VERB[deed.moves[0]] not in STAGED:
                offered.add(*deed.moves)
        assert offered == whole
        assert all(found.values())
        stages_seen.add(seen.stage)
        looked += 1
    assert looked > 2000
    chosen = {st.TURN, st.LAY, st.ADD, st.MERCHANT, st.PRIEST, st.THIEF, st.RECOVER}
    chosen |= {st.SURPLUS, st.EVENT, st.CROSS, st.CROSS_LAY, st.STARTER}
    if seats > 2:
        chosen |= {st.VIZIER, st.GUILD, st.CURSE}
    assert stages_seen >= chosen


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_can_pick_what_the_rules_can_and_nothing_else(seats: int) -> None:
    sorts = set()
    for seen, state, moves in positions(seats, matches=25, seed=20 + seats):
        task = task_for(seen, moves)
        if task is None or sum(seen.hand(seen.viewer)) > 11:
            continue
        opening = [move for move in moves if VERB[move] in STAGED]
        if task.opens and mv.DONE in opening:
            opening.remove(mv.DONE)
        assert set(picked_by_hand(seen, moves)) == set(completed(state, opening))
        sorts.add((task.sort, task.opens))
    assert sorts >= {(Sort.SET, True), (Sort.CROSSWISE, True)}
    assert sorts >= {(sort, False) for sort in Sort}


def seen_by_a(**fields: Any) -> tuple[View, State, Sequence[Move]]:
    """A made-up position of two seats, seen by the first, who is to move."""
    state = GAME.position_from_json({"seats": 2, "row": ["fish", "wheat 1"], **fields})
    known = GAME.memory(setup_for(GAME, 2, {}), 0)
    return GAME.view(state, known, 0), state, GAME.legal_moves(state)


HAND = {"wheat": 2, "wheat 1": 2, "courtesan": 1, "fish 1": 1, "amulet": 3, "thief": 1}
SETS = {"fish": {"cards": {"fish 1": 3}}, "wheat": {"cards": {"wheat 1": 2, "merchant": 1}}}


@pytest.mark.parametrize("stage", ["turn", "courtesan", "cross"])
def test_amulets_and_several_sets(stage: str) -> None:
    hand = {kind: n for kind, n in HAND.items() if stage != "cross" or kind != "courtesan"}
    given = {"to_deal": 0, "row": []} if stage == "cross" else {}
    seen, state, moves = seen_by_a(stage=stage, hands=[hand, {}], sets=[SETS, {}], **given)
    opening = [move for move in moves if VERB[move] == mv.V_LAY]
    assert len(opening) == 2
    by_hand = set(picked_by_hand(seen, moves))
    assert by_hand == set(completed(state, opening))
    assert len(by_hand) > 10


def test_large_hands_pick_only_what_the_rules_allow() -> None:
    rng, laid = Random(5), 0
    for seen, state, moves in positions(3, matches=20, seed=5):
        task = task_for(seen, moves)
        if task is None:
            continue
        picking = Picking()
        for _ in range(rng.randrange(1, 9)):
            adds = [d for d in deeds(ch.choices(seen, moves, picking)) if isinstance(d, ch.Add)]
            if not adds:
                break
            add = rng.choice(adds)
            picking = picking.with_card(add.kind, add.aimed)
        if missing(seen, task, picking) is not None:
            continue
        after = state.copy()
        for move in stages(task, picking):
            assert move in GAME.legal_moves(after)
            GAME.apply(after, move, None)
        assert after.steps == 0
        laid += 1
    assert laid > 200


def test_picked_cards_can_be_taken_out_again_and_the_view_shows_them() -> None:
    for seen, _, moves in positions(2, matches=5, seed=9):
        task = task_for(seen, moves)
        if task is None or seen.stage != st.TURN:
            continue
        adds = [d for d in deeds(ch.choices(seen, moves, Picking())) if isinstance(d, ch.Add)]
        picking = Picking().with_card(adds[0].kind, adds[0].aimed)
        view = shown(seen, task, picking)
        assert view.picked == (adds[0].kind,)
        found = ch.choices(seen, moves, picking)
        assert found[Picked(0)] == {ch.Only.HAND: ch.TakeOut(adds[0].kind)}
        assert picking.without(adds[0].kind) == Picking()
        hand = [piece for piece in found if isinstance(piece, InHand)]
        assert all(Pile.DISCARD not in found[piece] for piece in hand)
        assert set(hand) == set(ch.lit(seen, task, picking, found))
        return
    raise AssertionError("no set could be laid")


def test_amulets_alone_wait_for_the_set_they_enlarge() -> None:
    seen, _, moves = seen_by_a(hands=[HAND, {}], sets=[SETS, {}])
    task = task_for(seen, moves)
    assert task is not None
    picking = Picking((AMULET,) * 3)
    assert missing(seen, task, picking) is not None
    assert shown(seen, task, picking).laying == NO_TYPE
    for type_ in (FISH, WHEAT):
        assert missing(seen, task, Picking((AMULET,) * 3, type_)) is None
        assert InHand(AMULET, 0) in ch.choices(seen, moves, Picking())
    assert task.types == (FISH, WHEAT)


def test_refusals_say_why() -> None:
    said = 0
    for seen, state, moves in positions(3, matches=4, seed=7):
        task = task_for(seen, moves)
        found = ch.choices(seen, moves, Picking())
        pieces = [InRow(place) for place in range(len(seen.row))]
        pieces += [InHand(kind, 0) for kind in range(KINDS) if seen.hand(seen.viewer)[kind]]
        for piece in pieces:
            if piece in found:
                continue
            refusal = ch.refused(seen, task, Picking(), piece)
            if refusal is not None:
                assert refusal.why or refusal.move not in moves
                assert (refusal.why or GAME.why_not(state, refusal.move)).one
                said += 1
            else:
                assert seen.stage != st.TURN
    assert said > 500
