"""Only faces that a viewer may know are ever asked for: in hands, jars, rows, sheets and clips."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from game.assets import Assets
from rules.game import CHANCE, HIDDEN, NOBODY, setup_for
from rules.sobek import GAME
from rules.sobek import state as st
from rules.sobek.moves import Move
from rules.sobek.pieces import CURSE, KINDS, PROSPERITY, TOKENS
from rules.sobek.state import State
from rules.sobek.view import View
from tests.game.sobek.positions import any_move, play, started
from tests.game.sobek.sitting import Sitting, assets

FACES = (
    "snake",
    "reed",
    "ankh",
    "scorpion",
    "flood",
    "curse",
    "prosperity",
    "embalming",
    "deceit",
)


@contextmanager
def asked_for(keeper: Assets) -> Iterator[tuple[set[int], set[str]]]:
    """Kinds of cards and faces of tokens whose pictures are asked for inside the block."""
    cards: set[int] = set()
    tokens: set[str] = set()
    keep = keeper.cache.keep

    def watched(key: Any, make: Any, *, shared: bool = False) -> Any:
        if isinstance(key, tuple) and key and key[0] == "sobek card":
            cards.add(key[1])
        elif isinstance(key, tuple) and key and key[0] == "token":
            tokens.add(key[1])
        elif isinstance(key, tuple) and key and key[0] == "used token":
            tokens.add(FACES[key[1]])
        return keep(key, make, shared=shared)

    keeper.cache.keep = watched  # type: ignore[method-assign]
    try:
        yield cards, tokens
    finally:
        keeper.cache.keep = keep  # type: ignore[method-assign]


def open_to(view: View) -> set[int]:
    """Kinds of which the viewer sees a card on the table, in the own hand or a jar looked into."""
    found = {kind for kind in view.row if kind != HIDDEN}
    found |= {kind for kind in range(KINDS) if view.discard[kind]}
    for seat in range(view.seats):
        first = seat * KINDS
        found |= {k for k in range(KINDS) if view.sets[first + k] or view.cross[first + k]}
    found |= {KINDS - 1} if any(view.set_amulets) or any(view.cross_amulets) else set()
    own = view.viewer
    found |= {kind for kind in range(KINDS) if view.hand(own)[kind] or view.pile(own)[kind]}
    if view.stage == st.RECOVER and view.to_move == own:
        found |= {kind for kind in range(KINDS) if view.pile(view.owner)[kind]}
    return found


def told_by(event: Any) -> set[int]:
    """Kinds that an event shows its viewer."""
    found: set[int] = set()
    for name in ("kind", "kinds", "skipped"):
        told = getattr(event, name, ())
        found |= {told} if isinstance(told, int) else set(told)
    return found - {HIDDEN}


def faces_open_to(view: View | None, event: Any) -> set[str]:
    """Tokens that the viewer may see face up."""
    if view is None:
        return set()
    known = {
        token for token in range(TOKENS) if view.used[token] or (view.events and view.events[token])
    }
    known |= {CURSE} if any(view.curses) else set()
    known |= {PROSPERITY} if any(view.prosperity) else set()
    token = getattr(event, "token", HIDDEN)
    return {FACES[t] for t in known | {token} - {HIDDEN}} | {"back"}


def seen_by_all(state: State, move: Move, memories: Sequence[Any]) -> list[tuple[Any, list[View]]]:
    """Plays a move in place: each event with the views of all seats right after it."""
    told: list[tuple[Any, list[View]]] = []
    seats = range(state.seats)

    def tell(event: Any) -> None:
        for seat in seats:
            GAME.remember(memories[seat], event.seen_by(seat))
        told.append((event, [GAME.view(state, memories[seat], seat) for seat in seats]))

    GAME.apply(state, move, tell)
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"open-piles": "on"}, {"characters-up": "on"}])
def test_no_secret_face_is_drawn(seats: int, options: dict[str, str]) -> None:
    rng = Random(seats)
    setup = setup_for(GAME, seats, options)
    state, memories = started(setup)
    sittings = [Sitting(seats) for _ in range(seats)]
    before: list[View | None] = [None] * seats
    looked = 0
    while state.to_move != NOBODY:
        mover = state.to_move
        if mover == CHANCE:
            move = GAME.chance(state, rng)
        else:
            view = GAME.view(state, memories[mover], mover)
            with asked_for(assets()) as (cards, tokens):
                sittings[mover].show(state, memories)
                sittings[mover].paint()
            assert cards <= open_to(view)
            assert tokens <= faces_open_to(view, None)
            move = any_move(GAME.legal_moves(state), rng)
            sittings[mover].table.offer(())
        for event, views in seen_by_all(state, move, memories):
            for seat, sitting in enumerate(sittings):
                seen, view, was = event.seen_by(seat), views[seat], before[seat]
                with asked_for(assets()) as (cards, tokens):
                    sitting.timeline.play(sitting.table.clip(seen, view))
                    sitting.timeline.tick(0.1)
                    if looked % 5 == 0:
                        sitting.paint()
                    sitting.timeline.finish_all()
                allowed = open_to(view) | told_by(seen) | (open_to(was) if was else set())
                assert cards <= allowed, (seen, cards - allowed)
                assert tokens <= faces_open_to(view, seen) | faces_open_to(was, None)
                before[seat] = view
                looked += 1
    assert looked > 300


def test_the_own_jar_is_open_to_its_owner_alone() -> None:
    rng = Random(3)
    state, memories = started(setup_for(GAME, 3, {}))
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            play(state, GAME.chance(state, rng), memories)
            continue
        if sum(state.piles[:KINDS]) > 4 and state.to_move == 0:
            break
        play(state, any_move(GAME.legal_moves(state), rng), memories)
    sitting = Sitting(3)
    view = sitting.show(state, memories, viewer=0)
    sitting.table.sheets.look_in()
    with asked_for(assets()) as (cards, _):
        sitting.paint()
    assert cards <= open_to(view)
    assert cards >= {kind for kind in range(KINDS) if view.pile(0)[kind]}
    assert sitting.words().count("?") == 0
