"""What the last move did: the sprites to be marked, and its line in the log."""

from collections.abc import Hashable, Sequence
from typing import Any, Final

from game.table.log import LogLine
from game.tables.imhotep.ids import Aboard, Hull, OnSled
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import Seat
from rules.imhotep import events as ev
from rules.imhotep.sentences import sentence

_SILENT: Final = (ev.CardDealt, ev.CardHidden, ev.StoneReturned, ev.MarketCleared)
_BEGINS: Final = (ev.StonesTaken, ev.StoneLoaded, ev.ToolPlayed, ev.ShipSailed, ev.RoundBegan)


def log_line(event: Any, say: Say) -> LogLine | None:
    """An event in words; None for those that others say as well."""
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

    def follow(self, event: Any, before: Spread, after: Spread) -> None:
        """Marks what an event moved."""
        if isinstance(event, _BEGINS):
            seat = getattr(event, "seat", None)
            if seat != self._seat:
                self.clear()
                self._seat = seat
        self.sprites = (*self.sprites, *_moved(event, before, after))


def _moved(event: Any, before: Spread, after: Spread) -> Sequence[Hashable]:
    match event:
        case ev.StonesTaken(seat=seat, stones=stones):
            now = after.view.sled[seat]
            return [OnSled(seat, place) for place in range(now - stones, now)]
        case ev.StoneLoaded(ship=ship, place=place):
            return [Aboard(ship, place)]
        case ev.ShipSailed(ship=ship):
            return [Hull(ship)]
        case ev.StoneBuilt(site=site):
            old = before.sites[site].stones
            return [name for name in after.sites[site].stones if name not in old]
    return ()
