"""What the viewer may do now, and the cards picked for it so far."""

from collections.abc import Mapping, Sequence

from game.table.table import Commit, HalfMade, PieceId, Refuse, ZoneId
from game.tables.sobek.astray import astray
from game.tables.sobek.choices import (
    Add,
    Choices,
    TakeOut,
    choices,
    lit,
    only_place,
    refused,
)
from game.tables.sobek.ids import InHand
from game.tables.sobek.picking import (
    Picking,
    Task,
    fits,
    missing,
    shown,
    stages,
    task_for,
    why_not,
)
from rules.game import Text
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import Move
from rules.sobek.view import View


class Decision:
    """Follows the views and the offered moves; picked cards last as long as their view."""

    def __init__(self) -> None:
        self.moves: Sequence[Move] = ()
        self.half_made: HalfMade | None = None
        self.task: Task | None = None
        self.picking = Picking()
        self.choices: Choices = {}
        self.lit: tuple[PieceId, ...] = ()
        """Pieces that are lit before anything is in hand."""
        self._view: View | None = None

    @property
    def kept(self) -> bool:
        """Whether the last stage is chosen and only waits for the tick."""
        return bool(self.half_made and self.half_made.kept is not None)

    @property
    def picked(self) -> bool:
        """Whether cards were picked by hand, which Esc puts back."""
        return bool(self.picking.kinds)

    def see(self, view: View) -> None:
        """Another view: nothing is offered or picked any longer, unless it is the same."""
        if view != self._view:
            self._view = view
            self.moves, self.half_made = (), None
            self.task, self.picking = None, Picking()
        self._refresh()

    def offer(self, moves: Sequence[Move], half_made: HalfMade | None) -> None:
        """Other moves. While there are none what is picked goes on lying where it is."""
        self.moves, self.half_made = moves, half_made
        self._refresh()

    def _refresh(self) -> None:
        view = self._view
        self.choices, self.lit = {}, ()
        if view is None or view.to_move != view.viewer or not self.moves:
            return
        self.task = task_for(view, self.moves)
        self.choices = choices(view, self.moves, self.picking)
        self.lit = lit(view, self.task, self.picking, self.choices)

    @property
    def at_table(self) -> bool:
        """Whether cards are being picked, or a choice interrupts for which they are."""
        if self._view is None or self.task is None:
            return False
        return self._view.stage != st.TURN or self.picked

    def seen(self, view: View) -> View:
        """The view with what is picked, as if it was picked by stages."""
        return shown(view, self.task, self.picking) if self.at_table else view

    def pick(self, deed: Add | TakeOut) -> None:
        """One card more, or one less."""
        if isinstance(deed, Add):
            self.picking = self.picking.with_card(deed.kind, deed.aimed)
        else:
            self.picking = self.picking.without(deed.kind)
        self._refresh()

    def put_back(self) -> None:
        """All picked cards go back to the hand."""
        self.picking = Picking()
        self._refresh()

    def lay(self) -> Commit | Refuse | None:
        """The wish to lay what is picked, or why that cannot be."""
        if self._view is None or self.task is None:
            return None
        wanted = missing(self._view, self.task, self.picking)
        if wanted is not None:
            return Refuse(mv.DONE, wanted)
        return Commit(stages(self.task, self.picking))

    def refusal(self, piece: PieceId) -> Refuse | None:
        """Why a piece cannot be taken up; None if it is not for taking up at all."""
        if self._view is None:
            return None
        return refused(self._view, self.task, self.picking, piece)

    def astray(self, piece: PieceId, zone: ZoneId | None) -> Refuse | None:
        """Why a piece cannot stay on a zone, or beside all of them; None where it lies anyway."""
        if self._view is None:
            return None
        zones = self.choices.get(piece, {})
        return astray(self._view, self.task, self.picking, zones, piece, zone)

    def only_place(self, piece: PieceId) -> ZoneId | None:
        """Where a lit piece goes at one click; None if it is not lit, or there are several."""
        if piece not in self.lit:
            return None
        return only_place(self.task, self.picking, piece, self.choices[piece])

    def why(self, cards: Sequence[InHand]) -> Mapping[PieceId, Text]:
        """Why cards of the hand cannot be picked while others can."""
        view, task = self._view, self.task
        if view is None or task is None or not self.at_table or not self.moves:
            return {}
        return {
            card: why_not(view, task, self.picking, card.kind)
            for card in cards
            if card not in self.choices and not fits(view, task, self.picking, card.kind)
        }

    def with_card(self, kind: int) -> Picking:
        """What is picked, and one card more, if it fits."""
        view, task = self._view, self.task
        if view is None or task is None or not fits(view, task, self.picking, kind):
            return self.picking
        return self.picking.with_card(kind)
