"""Cards picked by hand, in any order, for a decision that the rules take stage by stage."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from game.tables.sobek.set_plan import set_kinds
from rules.game import Text, text
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import FIRST, V_LAY, VERB, Move
from rules.sobek.names import KIND_NAMES, TYPE_NAMES
from rules.sobek.pieces import (
    AMULET,
    COURTESAN,
    COURTESAN_CARDS,
    HAND_AFTER_SCRIBE,
    NO_TYPE,
    SET_MINIMUM,
    TYPE,
)
from rules.sobek.rulings import REAL_CARDS_OF_NEW_SET, REAL_CARDS_TO_ENLARGE
from rules.sobek.view import View


class Sort(Enum):
    """What cards are picked for."""

    SET = auto()
    """A new set, or the one of its type is enlarged."""
    CROSSWISE = auto()
    ADD = auto()
    """The Courtesan's cards join a set."""
    SURPLUS = auto()
    """The Scribe's victim puts cards in its jar."""


@dataclass(frozen=True, slots=True)
class Task:
    """Which cards can be picked now, as the offered moves say."""

    sort: Sort
    types: tuple[int, ...]
    """Of the sets they can go to; empty where any card will do."""
    least: int
    most: int
    opens: bool
    """The stage that says the type is still to be made."""
    already: tuple[int, ...]
    """Cards picked by stages already made; further ones come after them in the order of kinds."""

    @property
    def joins(self) -> bool:
        """Whether the cards can go to a set that lies on the table."""
        return self.sort in (Sort.SET, Sort.ADD)


_NO_LIMIT: Final = 99
_OPENING: Final = {st.TURN: Sort.SET, st.CROSS: Sort.CROSSWISE, st.COURTESAN: Sort.ADD}
_PICKING: Final = {st.LAY: Sort.SET, st.CROSS_LAY: Sort.CROSSWISE, st.ADD: Sort.ADD}


def task_for(view: View, moves: Sequence[Move]) -> Task | None:
    """What cards can be picked for now; None if for nothing."""
    stage = view.stage
    if stage in _OPENING:
        types = tuple(FIRST[move] for move in moves if VERB[move] == V_LAY)
        return _task(_OPENING[stage], types, opens=True, already=()) if types else None
    if not moves:
        return None
    if stage in _PICKING:
        return _task(_PICKING[stage], (view.laying,), opens=False, already=view.picked)
    if stage == st.SURPLUS:
        surplus = sum(view.hand(view.viewer)) - HAND_AFTER_SCRIBE
        return Task(Sort.SURPLUS, (), surplus, surplus, False, view.picked)
    return None


def _task(sort: Sort, types: tuple[int, ...], *, opens: bool, already: tuple[int, ...]) -> Task:
    if sort is Sort.ADD:
        return Task(sort, types, 1, COURTESAN_CARDS, opens, already)
    return Task(sort, types, SET_MINIMUM, _NO_LIMIT, opens, already)


@dataclass(frozen=True, slots=True)
class Picking:
    """Cards picked so far beyond those of stages already made, kinds ascending."""

    kinds: tuple[int, ...] = ()
    aimed: int = NO_TYPE
    """The type of the set they were put on, which decides where amulets alone go."""

    def with_card(self, kind: int, aimed: int = NO_TYPE) -> "Picking":
        """One card more; put on the set of a type if told."""
        kinds = tuple(sorted((*self.kinds, kind)))
        return replace(self, kinds=kinds, aimed=self.aimed if aimed == NO_TYPE else aimed)

    def without(self, kind: int) -> "Picking":
        """One card of the kind less."""
        kinds = list(self.kinds)
        kinds.remove(kind)
        return replace(self, kinds=tuple(kinds)) if kinds else Picking()


def all_picked(task: Task, picking: Picking) -> tuple[int, ...]:
    """Every card picked for the task, kinds ascending."""
    return (*task.already, *picking.kinds)


def type_of(task: Task, picking: Picking) -> int:
    """The type of the set the picked cards go to; NO_TYPE while it is open, or none is needed."""
    if len(task.types) == 1:
        return task.types[0]
    real = (TYPE[kind] for kind in picking.kinds if kind != AMULET)
    return NO_TYPE if task.sort is Sort.SURPLUS else next(real, picking.aimed)


def fits(view: View, task: Task, picking: Picking, kind: int, aimed: int = NO_TYPE) -> bool:
    """Whether a card of the kind can be picked as well, and put on the set of a type if told."""
    picked = all_picked(task, picking)
    if view.hand(view.viewer)[kind] <= picked.count(kind) or len(picked) >= task.most:
        return False
    if task.already and kind < task.already[-1]:
        return False
    if task.sort is Sort.SURPLUS:
        return aimed == NO_TYPE
    if task.sort is Sort.ADD and kind == COURTESAN:
        return False
    wanted = type_of(task, picking)
    if aimed != NO_TYPE:
        if aimed not in task.types or wanted not in (NO_TYPE, aimed):
            return False
        wanted = aimed
    if kind == AMULET:
        return True
    return TYPE[kind] in (task.types if wanted == NO_TYPE else (wanted,))


def missing(view: View, task: Task, picking: Picking) -> Text | None:
    """What is still wanted before the picked cards can be laid; None if nothing is."""
    picked = all_picked(task, picking)
    less = task.least - len(picked)
    if task.sort is Sort.SURPLUS and less > 0:
        return text("Choose {n} card more.", "Choose {n} cards more.", count=less, n=less)
    if less > 0 and task.sort is Sort.ADD:
        return text("Choose 1 or 2 cards.")
    if less > 0:
        return text("A set needs {n} cards.", n=task.least)
    if task.sort is Sort.SURPLUS:
        return None
    type_ = type_of(task, picking)
    if type_ == NO_TYPE:
        return text("Put the amulets on the set they enlarge, or add a good.")
    if len(picked) - picked.count(AMULET) < real_cards_needed(view, task, type_):
        return text("A new set needs a card that is really {type}.", type=TYPE_NAMES[type_])
    return None


def real_cards_needed(view: View, task: Task, type_: int) -> int:
    """How many of the cards must be more than amulets."""
    enlarges = task.sort is Sort.SET and set_kinds(view, view.viewer, type_)
    if task.sort is Sort.ADD or enlarges:
        return REAL_CARDS_TO_ENLARGE
    return REAL_CARDS_OF_NEW_SET


def stages(task: Task, picking: Picking) -> tuple[Move, ...]:
    """The moves that lay what is picked, in the order the rules take them."""
    found = [mv.LAY[type_of(task, picking)]] if task.opens else []
    found += [mv.PICK[kind] for kind in picking.kinds]
    if len(all_picked(task, picking)) < task.most:
        found.append(mv.DONE)
    return tuple(found)


def shown(view: View, task: Task | None, picking: Picking) -> View:
    """The view as if the cards were picked by stages."""
    if task is None:
        return view
    return replace(view, laying=type_of(task, picking), picked=all_picked(task, picking))


def why_not(view: View, task: Task, picking: Picking, kind: int) -> Text:
    """Why a card of the hand cannot be picked as well."""
    if len(all_picked(task, picking)) >= task.most:
        return text("Enough cards are chosen.")
    type_ = type_of(task, picking)
    if task.sort is Sort.ADD and kind == COURTESAN:
        return text("The Courtesan herself is discarded.")
    if type_ != NO_TYPE and TYPE[kind] not in (type_, TYPE[AMULET]):
        return text(
            "{card} does not fit a set of {type}.",
            card=KIND_NAMES[kind],
            type=TYPE_NAMES[type_],
        )
    if task.already and kind < task.already[-1]:
        return text("Choose the cards in the order of the hand.")
    if task.sort is Sort.ADD:
        return text("None of your sets takes this card.")
    return text("You have too few such cards for a set.")
