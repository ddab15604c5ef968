"""States of Imhotep that a picture should be made of."""

from collections.abc import Callable
from typing import Any, Final

from pygame import K_i

from game.table.telling import Telling
from game.tables.imhotep.notes import sights
from game.tables.imhotep.zoom.subject import OfSeat, OfShip, OfSite, Subject
from rules.imhotep import state as st
from rules.imhotep.pieces import BURIAL, KINDS, ROUNDS, SITE_WORDS, TEMPLE, TOOLS
from rules.imhotep.view import View

ALL_B: Final = dict.fromkeys(SITE_WORDS, "B")
MIXED: Final = {"market": "B", "temple": "B", "wrath": "on"}
ENOUGH_ABOARD: Final = 4
CROWD: Final = 42
"""Stones at the sites that make a table crowded."""


def _turn(view: View, least_round: int, least_aboard: int = 0) -> bool:
    return (
        view.stage == st.ACTION
        and view.round >= least_round
        and sum(view.loads) >= least_aboard
        and view.sled[view.viewer] > 0
    )


def _built(view: View) -> int:
    towers = 3 * len(view.towers)
    rows = (view.pyramids, view.temple, view.burial)
    return sum(len(row) for row in rows) + sum(view.obelisks) + towers


def _has_tool(view: View) -> bool:
    own = view.cards[view.viewer * KINDS :][:KINDS]
    return any(own[kind] for kind in TOOLS)


def _stage(stage: int, least_round: int = 2) -> Callable[[View], bool]:
    return lambda view: view.stage == stage and view.round >= least_round


def _full(view: View) -> bool:
    return _turn(view, ROUNDS) and _built(view) >= CROWD


def _look_at(about: Subject) -> Callable[[Any, Any], None]:
    """Opens the zoom on something by the pointer and the key."""

    def look(stage: Any, table: Any) -> None:
        stage.point(dict(sights(table.spread))[about].center)
        stage.key(K_i)

    return look


def _look_at_card(stage: Any, table: Any) -> None:
    stage.point(table.spread.market.slots[0].center)
    stage.key(K_i)


def _look_at_round(stage: Any, table: Any) -> None:
    stage.point(table.spread.top_bar.fleet.center)
    stage.key(K_i)


TELLING: Final = (
    Telling(name="2-early", seats=2, until=lambda v: _turn(v, 1)),
    Telling(name="2-middle", seats=2, until=lambda v: _turn(v, 3, ENOUGH_ABOARD)),
    Telling(name="3-middle", seats=3, until=lambda v: _turn(v, 4, ENOUGH_ABOARD) and _has_tool(v)),
    Telling(name="3-mixed", seats=3, options=MIXED, until=lambda v: _turn(v, 4, ENOUGH_ABOARD)),
    Telling(name="4-early", seats=4, until=lambda v: _turn(v, 1, 2)),
    Telling(name="4-middle", seats=4, until=lambda v: _turn(v, 4, ENOUGH_ABOARD) and _has_tool(v)),
    Telling(name="4-crowded", seats=4, until=_full),
    Telling(
        name="4-crowded-b",
        seats=4,
        options=ALL_B,
        until=_full,
    ),
    Telling(name="2-last-b", seats=2, options=ALL_B, until=lambda v: _turn(v, ROUNDS, 3)),
    Telling(
        name="in-hand",
        seats=4,
        in_hand=True,
        until=lambda v: _turn(v, 4, ENOUGH_ABOARD) and _has_tool(v),
    ),
    Telling(name="thinking", seats=3, thinking=True, until=lambda v: _turn(v, 3, ENOUGH_ABOARD)),
    Telling(name="pick", seats=3, until=_stage(st.PICK)),
    Telling(name="pick-b", seats=3, options=ALL_B, until=_stage(st.PICK)),
    Telling(name="keep", seats=3, options=ALL_B, until=_stage(st.KEEP)),
    Telling(name="build", seats=4, options=ALL_B, until=_stage(st.BUILD)),
    Telling(name="take", seats=4, options=ALL_B, until=_stage(st.TAKE, 1)),
    Telling(name="load", seats=4, options=ALL_B, until=_stage(st.LOAD, 1)),
    Telling(name="column", seats=4, options=ALL_B, until=_stage(st.COLUMN)),
    Telling(name="chisel", seats=3, until=_stage(st.CHISEL_SECOND)),
    Telling(name="hammer", seats=3, until=_stage(st.HAMMER_LOAD)),
    Telling(name="sail-card", seats=3, until=_stage(st.SAIL_SAIL)),
    Telling(name="lever-ship", seats=3, until=_stage(st.LEVER_SAIL)),
    Telling(name="lever-order", seats=3, until=_stage(st.LEVER_ORDER)),
    Telling(name="zoom-card", seats=3, until=lambda v: _turn(v, 2), then=_look_at_card),
    Telling(name="zoom-site", seats=4, until=_full, then=_look_at(OfSite(BURIAL))),
    Telling(name="zoom-site-b", seats=4, options=ALL_B, until=_full, then=_look_at(OfSite(TEMPLE))),
    Telling(name="zoom-round", seats=4, until=_full, then=_look_at_round),
    Telling(name="zoom-ship", seats=4, until=_full, then=_look_at(OfShip(0))),
    Telling(name="zoom-seat", seats=4, until=_full, then=_look_at(OfSeat(0))),
    Telling(
        name="note",
        seats=3,
        until=lambda v: _turn(v, 2),
        then=lambda stage, table: stage.point(table.spread.market.slots[0].center),
    ),
)
