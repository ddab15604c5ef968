"""States of Sobek that a picture should be made of."""

from collections.abc import Callable
from typing import Any, Final

from pygame import K_i

from game.table.telling import Telling
from game.tables.sobek.counts import hand_size
from game.tables.sobek.reach import visible
from game.tables.sobek.set_plan import set_kinds
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.pieces import AMULET, CHARACTERS, DELIVERY, QUEEN, REACH, TYPES
from rules.sobek.view import View

_MANY: Final = 25
"""Cards in a hand that is hard to show."""
_FULL: Final = 5
"""Sets in a stall that are hard to show, and at a whole table:"""
_CROWDED: Final = 7
_OPEN: Final = {"open-piles": "on", "characters-up": "on"}


def _sets(view: View, seat: int) -> int:
    """Open and crosswise sets of a seat."""
    found = (
        set_kinds(view, seat, type_, crosswise=crosswise)
        for type_ in range(TYPES)
        for crosswise in (False, True)
    )
    return sum(bool(kinds) for kinds in found)


def _turn(view: View, least_round: int = 1, sets: int = 0, hand: int = 0) -> bool:
    laid = sum(_sets(view, seat) for seat in range(view.seats))
    mine = hand_size(view, view.viewer)
    return view.stage == st.TURN and view.round >= least_round and laid >= sets and mine >= hand


def _early(view: View) -> bool:
    return _turn(view) and len(view.row) < DELIVERY - 1


def _stage(stage: int) -> Callable[[View], bool]:
    return lambda view: view.stage == stage


def _laying(view: View) -> bool:
    """A set was begun, of which the hand has four cards at least, amulets among them."""
    if view.stage != st.LAY or view.picked or view.round < 2:
        return False
    hand = view.hand(view.viewer)
    return hand[AMULET] > 0 and _sets(view, view.viewer) > 0


def _last_of_round(view: View) -> bool:
    """Nobody but the mover has sets left to lay, and all but one have laid some."""
    laid = sum(_sets(view, seat) > 0 for seat in range(view.seats))
    return view.stage == st.CROSS and not view.queue and laid >= view.seats - 1


def _jar(view: View) -> bool:
    jar = view.pile(view.viewer)
    return _turn(view, 2) and sum(jar) > _FULL and view.curses[view.viewer] > 0


def _press(stage: Any, button: Any) -> None:
    stage.make((button.rect.center, button.rect.center))


def _look_closely(stage: Any, table: Any) -> None:
    card = next(card for card in table.spread.hand.cards if card.kind in CHARACTERS)
    stage.point(visible(table.spread, card).center)
    stage.key(K_i)


def _look_at_rival(stage: Any, table: Any) -> None:
    stage.point(next(iter(table.spread.stalls.values())).medal.center)
    stage.key(K_i)


def _answer(stage: Any, table: Any) -> None:
    """Chooses the second answer of a sheet, which then can be made."""
    _press(stage, list(table.sheets.sheet.answers.values())[1][0])


_GATHERS: Final = frozenset((mv.TAKE[0], mv.PLAY[QUEEN]))
"""Moves that make a hand large, and those that fill a stall:"""
_LAYS: Final = frozenset((*mv.TAKE, *mv.LAY, mv.DONE))


TELLING: Final = (
    Telling(name="2-early", seats=2, until=_early),
    Telling(name="2-middle", seats=2, until=lambda v: _turn(v, 2, 3, 6)),
    Telling(name="3-early", seats=3, until=_early),
    Telling(name="3-middle", seats=3, until=lambda v: _turn(v, 2, 4, 6)),
    Telling(name="3-open", seats=3, options=_OPEN, until=lambda v: _turn(v, 2, 4, 6)),
    Telling(name="4-early", seats=4, until=_early),
    Telling(name="4-middle", seats=4, until=lambda v: _turn(v, 2, 5, 5)),
    Telling(
        name="hand-25",
        seats=2,
        likes=lambda move: move in _GATHERS,
        until=lambda v: hand_size(v, v.viewer) >= _MANY,
    ),
    Telling(
        name="stalls-full",
        seats=4,
        likes=lambda move: move in _LAYS,
        until=lambda v: _turn(v, sets=_CROWDED),
    ),
    Telling(
        name="stall-full",
        seats=2,
        likes=lambda move: move in _LAYS,
        until=lambda v: _turn(v) and _sets(v, 1 - v.viewer) >= _FULL,
    ),
    Telling(name="laying", seats=3, until=_laying),
    Telling(name="in-hand", seats=3, in_hand=True, until=lambda v: _turn(v, 2, 4, 6)),
    Telling(name="thinking", seats=3, thinking=True, until=lambda v: _turn(v, 2, 4, 6)),
    Telling(name="merchant", seats=3, until=_stage(st.MERCHANT)),
    Telling(name="courtesan", seats=3, until=_stage(st.ADD)),
    Telling(name="priest", seats=3, until=_stage(st.PRIEST)),
    Telling(name="thief", seats=3, until=_stage(st.THIEF)),
    Telling(name="vizier", seats=3, until=_stage(st.VIZIER)),
    Telling(name="recover", seats=3, until=_stage(st.RECOVER)),
    Telling(name="scribe", seats=3, until=_stage(st.SURPLUS)),
    Telling(name="event", seats=3, until=_stage(st.EVENT)),
    Telling(name="guild", seats=4, until=_stage(st.GUILD)),
    Telling(name="curse", seats=3, until=_stage(st.CURSE)),
    Telling(name="prosperity", seats=3, until=_stage(st.PROSPERITY)),
    Telling(name="crosswise", seats=3, until=_stage(st.CROSS)),
    Telling(name="starter", seats=3, until=_stage(st.STARTER)),
    Telling(name="last-round", seats=3, until=lambda v: _turn(v, 3, 4, 5)),
    Telling(
        name="jar", seats=3, until=_jar, then=lambda stage, table: _press(stage, table.look_in)
    ),
    Telling(
        name="zoom",
        seats=3,
        until=lambda v: _turn(v) and any(v.hand(v.viewer)[kind] for kind in CHARACTERS),
        then=_look_closely,
    ),
    Telling(
        name="zoom-seat",
        seats=3,
        until=lambda v: _turn(v, 2) and _sets(v, (v.viewer + 1) % v.seats) > 1,
        then=_look_at_rival,
    ),
    Telling(name="event-chosen", seats=3, until=_stage(st.EVENT), then=_answer),
    Telling(
        name="set-aside",
        seats=3,
        until=_stage(st.EVENT),
        then=lambda stage, table: _press(stage, table.sheets.sheet.controls[-1]),
    ),
    Telling(
        name="note",
        seats=3,
        until=lambda v: _turn(v) and len(v.row) > REACH,
        then=lambda stage, table: stage.point(table.spread.row.places[REACH - 1].center),
    ),
    Telling(
        name="round-end-2",
        seats=2,
        until=_last_of_round,
        then=lambda stage, table: _press(stage, table.actions.answers[mv.DONE]),
    ),
    Telling(
        name="round-end-4",
        seats=4,
        until=_last_of_round,
        then=lambda stage, table: _press(stage, table.actions.answers[mv.DONE]),
    ),
)
