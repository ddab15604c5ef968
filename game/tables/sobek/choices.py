"""What can be taken up and where it may be put: the offered moves as a map of the table.

A piece is called by the name of its sprite.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypeAlias

from game.table.table import Commit, PieceId, Play, Refuse, ZoneId
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.picking import (
    Picking,
    Task,
    all_picked,
    fits,
    missing,
    stages,
    task_for,
    type_of,
    why_not,
)
from game.tables.sobek.set_plan import set_kinds
from rules.game import text
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.pieces import AMULET, KINDS, NO_TYPE, REACH, SET_MINIMUM, TYPE
from rules.sobek.view import View


@dataclass(frozen=True, slots=True)
class OwnSet:
    """The viewer's open set of a type."""

    type: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A button that makes a move: to press it is to put it on itself."""

    move: Move


class Only(Enum):
    """Places of which there is one, and the button that lays what is picked."""

    HAND = auto()
    LAYING = auto()
    """Where cards are put that are picked."""
    OWN_JAR = auto()
    TICK = auto()


@dataclass(frozen=True, slots=True)
class Add:
    """A card of the hand is picked as well; put on the set of the aimed type, if any."""

    kind: int
    aimed: int = NO_TYPE


@dataclass(frozen=True, slots=True)
class TakeOut:
    """A picked card goes back to the hand."""

    kind: int


Deed: TypeAlias = Play | Commit | Add | TakeOut
"""What a drop brings about."""
Choices: TypeAlias = dict[PieceId, dict[ZoneId, Deed]]

_STAGED: Final = (mv.V_LAY, mv.V_PICK, mv.V_DONE)
"""Moves that picking cards by hand stands for, where cards can be picked."""


def choices(view: View, moves: Sequence[Move], picking: Picking) -> Choices:
    """For every piece the viewer can take up, where it may go and what that brings about."""
    found: Choices = {}
    task = task_for(view, moves)
    for move in moves:
        if task is None or VERB[move] not in _STAGED:
            for piece, zone, deed in _ways(view, move):
                found.setdefault(piece, {})[zone] = deed
    if mv.DONE in moves and task is not None and task.opens:
        found[Answer(mv.DONE)] = {Answer(mv.DONE): Play(mv.DONE)}
    if task is not None:
        _add_picks(found, view, task, picking)
    return found


def _ways(view: View, move: Move) -> Iterator[tuple[PieceId, ZoneId, Deed]]:
    """Pieces and zones that mean a move of one stage."""
    verb, first = VERB[move], FIRST[move]
    if verb == mv.V_TAKE:
        yield InRow(first), Only.HAND, Play(move)
    elif verb == mv.V_BUY:
        yield InRow(first), Only.HAND, Commit((move,))
    elif verb == mv.V_PLAY:
        for copy in range(view.hand(view.viewer)[first]):
            yield InHand(first, copy), Pile.DISCARD, Play(move)
    elif verb in _FINAL:
        yield Answer(move), Answer(move), Commit((move,))
    else:
        yield Answer(move), Answer(move), Play(move)


_FINAL: Final = (mv.V_NAME, mv.V_LOOK, mv.V_ROB, mv.V_PUSH, mv.V_CURSE, mv.V_BLESS)
"""Answers that may end a decision of several stages."""


def _add_picks(found: Choices, view: View, task: Task, picking: Picking) -> None:
    if picking.kinds:
        for piece in [piece for piece in found if isinstance(piece, InHand)]:
            del found[piece]
    for kind in range(KINDS):
        zones = _zones_for(view, task, picking, kind)
        for copy in range(view.hand(view.viewer)[kind] - all_picked(task, picking).count(kind)):
            if zones:
                found.setdefault(InHand(kind, copy), {}).update(zones)
    for index, kind in enumerate(picking.kinds, start=len(task.already)):
        found[Picked(index)] = {Only.HAND: TakeOut(kind)}
    if missing(view, task, picking) is None:
        found[Only.TICK] = {Only.TICK: Commit(stages(task, picking))}


def _zones_for(view: View, task: Task, picking: Picking, kind: int) -> dict[ZoneId, Deed]:
    zones: dict[ZoneId, Deed] = {}
    if not fits(view, task, picking, kind):
        return zones
    zones[Only.LAYING] = Add(kind)
    if not task.types:
        zones[Only.OWN_JAR] = Add(kind)
    for type_ in task.types:
        lies = task.joins and set_kinds(view, view.viewer, type_)
        if lies and fits(view, task, picking, kind, type_):
            zones[OwnSet(type_)] = Add(kind, type_)
    return zones


def lit(view: View, task: Task | None, picking: Picking, found: Choices) -> tuple[PieceId, ...]:
    """Pieces to be lit before anything is in hand: all when a choice interrupts a turn.

    While a set is being laid they are the cards that fit it.
    """
    if picking.kinds or (task is not None and view.stage != st.TURN):
        return tuple(piece for piece in found if isinstance(piece, InHand))
    if view.stage == st.MERCHANT:
        return tuple(piece for piece in found if isinstance(piece, InRow))
    return ()


def only_place(
    task: Task | None, picking: Picking, piece: PieceId, zones: Mapping[ZoneId, Deed]
) -> ZoneId | None:
    """Where a lit piece goes at one click; None if it makes a difference where it is put."""
    if Only.LAYING not in zones:
        return next(iter(zones)) if len(zones) == 1 else None
    amulet = isinstance(piece, InHand) and piece.kind == AMULET
    aims = any(isinstance(zone, OwnSet) for zone in zones)
    if amulet and aims and task is not None and type_of(task, picking) == NO_TYPE:
        return None
    return None if Pile.DISCARD in zones else Only.LAYING


def refused(view: View, task: Task | None, picking: Picking, piece: PieceId) -> Refuse | None:
    """Why a piece cannot be taken up; None if it is not for taking up at all."""
    match piece:
        case InRow(place=place) if view.stage == st.TURN and place >= REACH:
            return Refuse(mv.BUY[place])
        case InHand(kind=kind) if task is not None:
            return Refuse(mv.PICK[kind], why_not(view, task, picking, kind))
        case InHand(kind=kind) if view.stage == st.TURN:
            return Refuse(mv.PICK[kind], text("A set needs {n} cards of one good.", n=SET_MINIMUM))
    return None


def means(deed: Deed, move: Move) -> bool:
    """Whether a drop makes this move, or picks a card for it."""
    match deed:
        case Play(move=made):
            return bool(made == move)
        case Commit(moves=made):
            return made == (move,)
        case Add(kind=kind):
            if VERB[move] == mv.V_LAY:
                return kind != AMULET and TYPE[kind] == FIRST[move]
            return VERB[move] == mv.V_PICK and kind == FIRST[move]
    return False
