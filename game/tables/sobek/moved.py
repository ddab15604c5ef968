"""What the last move did: the sprites to be marked, and its line in the log."""

from collections.abc import Hashable, Sequence
from typing import Any, Final

from game.table.log import LogLine
from game.table.writing import Say
from game.tables.sobek.ids import (
    Blessing,
    InSet,
    Jar,
    Leaning,
    Marker,
    Pile,
    RivalCard,
    SmallSet,
    TokenUsed,
)
from game.tables.sobek.spread import Spread
from rules.game import HIDDEN, Seat
from rules.sobek import events as ev
from rules.sobek.pieces import BACK, ORANGE, TYPES
from rules.sobek.sentences import sentence

_SILENT: Final = (
    ev.StartCardDealt,
    ev.TokenHidden,
    ev.CardDelivered,
    ev.SetsDone,
    ev.TokensSeen,
    ev.BackChosen,
)
_BEGINS: Final = (ev.CardTaken, ev.CharacterPlayed, ev.SetLaid, ev.CrossSetLaid, ev.RoundBegan)


def log_line(event: Any, say: Say) -> LogLine | None:
    """An event in words; None for those that are seen, or said by others."""
    if isinstance(event, _SILENT):
        return None
    return LogLine(say(sentence(event)), getattr(event, "seat", None))


class LastMove:
    """The sprites of the last move of a seat; they stay until another seat moves."""

    def __init__(self) -> None:
        self.sprites: tuple[Hashable, ...] = ()
        self._seat: Seat | None = None

    def clear(self) -> None:
        """Nothing is marked."""
        self.sprites, self._seat = (), None

    def follow(self, event: Any, after: Spread) -> None:
        """Marks what an event moved, as it now lies."""
        if isinstance(event, _BEGINS):
            seat = getattr(event, "seat", None)
            if seat != self._seat or isinstance(event, ev.CardTaken | ev.RoundBegan):
                self.clear()
                self._seat = seat
        self.sprites = (*self.sprites, *_moved(event, after))


def _moved(event: Any, after: Spread) -> Sequence[Hashable]:
    view = after.view
    match event:
        case ev.CardTaken(seat=seat, kind=kind, skipped=skipped):
            jar = [Jar(seat)] if skipped else []
            return [*_newest(after, seat, kind), *jar]
        case ev.CardBought(seat=seat, kind=kind):
            return _newest(after, seat, kind)
        case ev.CharacterPlayed() | ev.PileCleansed():
            return [Pile.DISCARD]
        case ev.SetLaid(seat=seat, type=type_) | ev.CardsAdded(seat=seat, type=type_):
            return _set(after, seat, type_, crosswise=False)
        case ev.CrossSetLaid(seat=seat, type=type_):
            return _set(after, seat, type_, crosswise=True)
        case ev.TokenUsed():
            return [TokenUsed(len(after.known.used) - 1)]
        case ev.MarkerMoved(seat=seat):
            return [Marker(seat)]
        case ev.CurseLaid(victim=victim):
            return [Leaning(victim, view.curses[victim] - 1)]
        case ev.ProsperityLaid(seat=seat, type=type_):
            count = view.prosperity[seat * TYPES + type_]
            return [Blessing(seat, type_, count - 1)]
        case ev.PileSeen(owner=owner):
            return [Jar(owner)]
        case ev.SurplusDropped(seat=seat):
            return [Jar(seat)]
    return ()


def _newest(after: Spread, seat: Seat, kind: int) -> list[Hashable]:
    """A card that came to the hand of a rival; the viewer knows the own ones."""
    if seat == after.view.viewer:
        return []
    back = ORANGE if kind == HIDDEN else BACK[kind]
    count = after.view.hand_backs(seat)[back]
    return [RivalCard(seat, back, count - 1)] if count else []


def _set(after: Spread, seat: Seat, type_: int, *, crosswise: bool) -> list[Hashable]:
    plan = after.sets(seat).plan(type_, crosswise)
    if plan is None:
        return []
    if plan.small:
        return [SmallSet(seat, type_, crosswise)]
    return [InSet(seat, type_, crosswise, index) for index in range(len(plan.cards))]
