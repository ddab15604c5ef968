"""What the last move did: the sprites to be marked, and its line in the log."""

from collections.abc import Hashable, Sequence
from typing import Any, Final

from game.table.log import LogLine
from game.tables.imhotep.ids import Aboard, Built, Hull, InTower, OnSled, Raised
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import Seat
from rules.imhotep import events as ev
from rules.imhotep.pieces import BURIAL, OBELISKS, PYRAMIDS, TEMPLE, TOWER_STONES
from rules.imhotep.sentences import sentence
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View

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

    def recall(self, events: Sequence[Any], view: View) -> None:
        """Marks what the last of these events moved, as far as it still lies there."""
        self.clear()
        for event, place in zip(events, _places(events, view), strict=True):
            self._begin(event)
            self.sprites = (*self.sprites, *_lying(event, place))

    def _begin(self, event: Any) -> None:
        """The move of another seat ends the marks of the one before."""
        if isinstance(event, _BEGINS):
            seat = getattr(event, "seat", None)
            if seat != self._seat:
                self.clear()
                self._seat = seat

    def follow(self, event: Any, before: Spread, after: Spread) -> None:
        """Marks what an event moved."""
        self._begin(event)
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
        case ev.TowerBuilt(tower=tower):
            return [InTower(tower, TOWER_STONES - 1)]
    return ()


def _places(events: Sequence[Any], view: View) -> list[int]:
    """For each event of the past the place of the first stone it moved, as far as it has one.

    Places are counted back from what lies on the sleds and at the sites now.
    """
    sled = list(view.sled)
    built = {PYRAMIDS: len(view.pyramids), TEMPLE: len(view.temple), BURIAL: len(view.burial)}
    found = []
    for event in reversed(events):
        place = NOWHERE
        match event:
            case ev.StonesTaken(seat=seat, stones=stones):
                sled[seat] -= stones
                place = sled[seat]
            case ev.StoneLoaded(seat=seat):
                sled[seat] += 1
            case ev.StoneBuilt(site=site) if site in built:
                built[site] -= 1
                place = built[site]
        found.append(place)
    return found[::-1]


def _lying(event: Any, place: int) -> Sequence[Hashable]:
    """What an event of the past moved, if nothing has moved it since."""
    match event:
        case ev.StonesTaken(seat=seat, stones=stones):
            return [OnSled(seat, place + n) for n in range(stones)]
        case ev.StoneLoaded(ship=ship, place=where):
            return [Aboard(ship, where)]
        case ev.ShipSailed(ship=ship):
            return [Hull(ship)]
        case ev.StoneBuilt(seat=seat, site=site, space=space):
            return [Raised(seat, space) if site == OBELISKS else Built(site, place)]
        case ev.TowerBuilt(tower=tower):
            return [InTower(tower, TOWER_STONES - 1)]
    return ()
