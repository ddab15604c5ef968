"""What another seat has chosen in the middle of a turn, and between what."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rules.game import HIDDEN, Seat, Text, Who, text
from rules.imhotep import events as ev
from rules.imhotep.names import TO_SITE
from rules.imhotep.pieces import (
    CHOICE_COLUMNS,
    COLUMN_POINT,
    COLUMN_STONES,
    GIFT_CARD,
    GIFT_LOAD,
    GIFT_STONES,
    MARKET,
    NO_GIFT,
    PYRAMID_B,
    PYRAMID_B_GIFT,
    PYRAMID_B_SIZE,
    PYRAMIDS,
    SLED_PLACES,
    STONES_TAKEN,
    TEMPLE,
)
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View


@dataclass(frozen=True, slots=True)
class Card:
    """A card that could be taken; HIDDEN for the pair that lies face down."""

    kind: int


@dataclass(frozen=True, slots=True)
class Plate:
    """Something else that could be chosen: a word or two, more about it, and an icon."""

    words: Text
    under: Text | None = None
    icon: str = ""


Tile: TypeAlias = Card | Plate


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalChoice:
    """One choice: who made it, where, between what, and which of it was taken."""

    seat: Seat
    site: int
    title: Text
    line: Text
    tiles: Sequence[Tile]
    chosen: int


_PYRAMIDS: Final = (text("left"), text("middle"), text("right"))
_LOAD: Final = Plate(text("Load a stone"), icon="sailboat")
_GIFT_ICONS: Final = {GIFT_CARD: "card-draw", GIFT_STONES: "stone-pile", GIFT_LOAD: "sailboat"}


class Interruptions:
    """Finds the choices among events, which it is told one after another."""

    def __init__(self) -> None:
        self._aboard = 0
        """Stones of the ship that sailed last."""
        self._gift = NO_GIFT
        """What the stone before brings, if its owner may leave it."""

    def recall(self, events: Sequence[Any]) -> None:
        """What was told before."""
        self._aboard, self._gift = 0, NO_GIFT
        for event in events:
            self._note(event)

    def follow(
        self, event: Any, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        """The choice that led to an event; None if there was none. `shelf` are the open cards
        before it, in the order of their slots."""
        make = _MAKERS.get(type(event))
        found = make(self, event, shelf, before, after) if make else None
        self._note(event)
        self._gift = _gift_of(event, after)
        return found

    def _note(self, event: Any) -> None:
        if isinstance(event, ev.ShipSailed):
            self._aboard = event.stones

    def _stone(self, after: View, site: int) -> Text:
        """Which stone of the ship it is for."""
        number = self._aboard - len(after.queue)
        if not 1 <= number <= self._aboard:
            return text("At {site}", site=TO_SITE[site])
        name = TO_SITE[site]
        return text("Stone {n} of {m} at {site}", n=number, m=self._aboard, site=name)

    def _card(
        self, event: ev.CardTaken, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        return self._pick(event.seat, event.kind, shelf, before, after)

    def _pair(
        self, event: ev.PairTaken, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        return self._pick(event.seat, HIDDEN, shelf, before, after)

    def _pick(
        self, seat: Seat, kind: int, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        kinds = [*shelf, *([HIDDEN] if before.pair else [])]
        if len(set(kinds)) < 2 or kind not in kinds:
            return None
        return RivalChoice(
            seat=seat,
            site=MARKET,
            title=text("{who} picks a card", who=Who(seat)),
            line=self._stone(after, MARKET),
            tiles=[Card(kind) for kind in kinds],
            chosen=kinds.index(kind),
        )

    def _kept(
        self, event: ev.CardKept, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        if event.discarded in (HIDDEN, event.kind):
            return None
        return RivalChoice(
            seat=event.seat,
            site=MARKET,
            title=text("{who} keeps a card", who=Who(event.seat)),
            line=text("The other one is discarded."),
            tiles=[Card(event.kind), Card(event.discarded)],
            chosen=0,
        )

    def _built(
        self, event: ev.StoneBuilt, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        built = [before.heights.count(pyramid) for pyramid in range(len(PYRAMID_B))]
        open_ones = [pyramid for pyramid, count in enumerate(built) if count < PYRAMID_B_SIZE]
        if event.site != PYRAMIDS or event.pyramid not in open_ones or len(open_ones) < 2:
            return None
        from_ship = event.ship != HIDDEN
        return RivalChoice(
            seat=event.seat,
            site=PYRAMIDS,
            title=text("{who} chooses a pyramid", who=Who(event.seat)),
            line=self._stone(after, PYRAMIDS) if from_ship else text("A stone from the quarry"),
            tiles=[_pyramid(pyramid, built[pyramid]) for pyramid in open_ones],
            chosen=open_ones.index(event.pyramid),
        )

    def _scored(
        self, event: ev.ColumnScored, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        if not after.sides[TEMPLE] or event.column not in CHOICE_COLUMNS:
            return None
        return _column(event.seat, event.column, _room(before, event.seat, COLUMN_STONES), 0)

    def _taken(
        self, event: ev.StonesTaken, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        if self._gift == GIFT_STONES:
            return _gift(event.seat, _stones(event.stones), 0)
        if after.column != NOWHERE:
            return _column(event.seat, after.column - 1, event.stones, 1)
        return None

    def _loaded(
        self, event: ev.StoneLoaded, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        return _gift(event.seat, _LOAD, 0) if self._gift == GIFT_LOAD else None

    def _declined(
        self, event: ev.GiftDeclined, shelf: Sequence[int], before: View, after: View
    ) -> RivalChoice | None:
        if self._gift == GIFT_STONES:
            return _gift(event.seat, _stones(_room(before, event.seat, STONES_TAKEN)), 1)
        return _gift(event.seat, _LOAD, 1)


def _gift_of(event: Any, after: View) -> int:
    """The gift that a stone just built brings, unless there is no use for it."""
    if not isinstance(event, ev.StoneBuilt) or event.site != PYRAMIDS or event.pyramid < 0:
        return NO_GIFT
    gift, seat = PYRAMID_B_GIFT[event.pyramid][event.space], event.seat
    if gift == GIFT_STONES:
        return gift if _room(after, seat, STONES_TAKEN) else NO_GIFT
    if gift == GIFT_LOAD:
        waiting = [ship for ship, dock in enumerate(after.docks) if dock == NOWHERE]
        free = any(after.loads[ship] < after.sizes[ship] for ship in waiting)
        return gift if after.sled[seat] and after.column == NOWHERE and free else NO_GIFT
    return NO_GIFT


def _room(view: View, seat: Seat, most: int) -> int:
    """How many stones of its quarry a seat could take."""
    return min(most, SLED_PLACES - view.sled[seat], view.quarry[seat])


def _pyramid(pyramid: int, built: int) -> Plate:
    points, gift = PYRAMID_B[pyramid][built], PYRAMID_B_GIFT[pyramid][built]
    icon = _GIFT_ICONS.get(gift, "")
    return Plate(text("{n}+" if icon else "{n}", n=points), _PYRAMIDS[pyramid], icon)


def _stones(count: int) -> Plate:
    return Plate(text("{n} stone", "{n} stones", count=count, n=count), icon="stone-pile")


def _column(seat: Seat, column: int, stones: int, chosen: int) -> RivalChoice | None:
    if stones < 1:
        return None
    point = text("{n} point", "{n} points", count=COLUMN_POINT, n=COLUMN_POINT)
    return RivalChoice(
        seat=seat,
        site=TEMPLE,
        title=text("{who} chooses at the Temple", who=Who(seat)),
        line=text("A stone seen in column {n} of the Temple", n=column + 1),
        tiles=[Plate(point, icon="sun"), _stones(stones)],
        chosen=chosen,
    )


def _gift(seat: Seat, plate: Plate, chosen: int) -> RivalChoice:
    return RivalChoice(
        seat=seat,
        site=PYRAMIDS,
        title=text("{who} is offered a gift", who=Who(seat)),
        line=text("The gift of the pyramid"),
        tiles=[plate, Plate(text("Leave it"), icon="cross")],
        chosen=chosen,
    )


_Make: TypeAlias = Callable[[Interruptions, Any, Sequence[int], View, View], RivalChoice | None]
_MAKERS: Final[dict[type, _Make]] = {
    ev.CardTaken: Interruptions._card,
    ev.PairTaken: Interruptions._pair,
    ev.CardKept: Interruptions._kept,
    ev.StoneBuilt: Interruptions._built,
    ev.ColumnScored: Interruptions._scored,
    ev.StonesTaken: Interruptions._taken,
    ev.StoneLoaded: Interruptions._loaded,
    ev.GiftDeclined: Interruptions._declined,
}
