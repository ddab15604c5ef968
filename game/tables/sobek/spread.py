"""Everything on the table at its true place, for one view and one window."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.assets import Assets
from game.table.sprite import Sprite
from game.table.writing import Say
from game.tables.sobek.events_panel import EventsPanel
from game.tables.sobek.hand import Hand
from game.tables.sobek.jars import JarPlan
from game.tables.sobek.laying import Laying
from game.tables.sobek.layout import Layout
from game.tables.sobek.own_seat import OwnSeat
from game.tables.sobek.own_sets import OwnSets
from game.tables.sobek.piles import Piles
from game.tables.sobek.row import Row
from game.tables.sobek.sets import Sets
from game.tables.sobek.stall import Stall
from game.tables.sobek.track import Track
from rules.game import Seat
from rules.sobek.view import View

FAR_BANK: Final = 0
RIVER: Final = 1000
NEAR_BANK: Final = 2000
HAND: Final = 3000
"""Heights of what lies on the parts of the table."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is shown that no view holds."""

    used: Sequence[tuple[int, Seat]] = ()
    """Event tokens used in this round and by whom."""
    top: int | None = None
    """The kind that was discarded last."""


class Spread:
    """Track, stalls, row, events and the viewer's own side; drawn only when painted."""

    def __init__(self, layout: Layout, view: View, known: Known, *, wide_sets: bool) -> None:
        """`wide_sets` gives the viewer's sets the room of the cards that are picked."""
        frame = layout.frame
        self.layout = layout
        self.view = view
        self.known = known
        self.track = Track(frame, layout.track)
        others = [(view.viewer + n) % view.seats for n in range(1, view.seats)]
        self.stalls = {
            seat: Stall(frame, rect, view, seat)
            for seat, rect in zip(others, layout.stalls, strict=True)
        }
        self.row = Row(frame, layout.quay, layout.river, view)
        self.piles = Piles(frame, layout.piles, view, known.top)
        self.events = EventsPanel(frame, layout.events, view, known.used)
        self.own = OwnSeat(frame, layout.seat, view)
        area = layout.own_sets.union(layout.laying) if wide_sets else layout.own_sets
        self.own_sets = OwnSets(frame, area, view)
        self.laying = None if wide_sets else Laying(frame, layout.laying, view)
        self.hand = Hand(frame, layout.mat, view)
        self._sprites: Mapping[Hashable, Sprite] | None = None

    def jar(self, seat: Seat) -> JarPlan:
        """The jar of a seat."""
        return self.own.jar if seat == self.view.viewer else self.stalls[seat].jar

    def sets(self, seat: Seat) -> Sets:
        """The sets in front of a seat."""
        return self.own_sets.sets if seat == self.view.viewer else self.stalls[seat].sets

    def seat(self, seat: Seat) -> Rect:
        """The stall of a rival, or the viewer's own place."""
        return self.layout.seat if seat == self.view.viewer else self.stalls[seat].rect

    def score(self, seat: Seat) -> Rect:
        """Where a seat's points are shown."""
        return self.own.score if seat == self.view.viewer else self.stalls[seat].score

    def sprites(self, assets: Assets, say: Say) -> Mapping[Hashable, Sprite]:
        """Everything that can move, by its name; made once."""
        if self._sprites is None:
            self._sprites = self._all(assets, say)
        return self._sprites

    def _all(self, assets: Assets, say: Say) -> dict[Hashable, Sprite]:
        view = self.view
        found = _at(FAR_BANK, self.track.sprites(assets, view.score))
        for stall in self.stalls.values():
            found += _at(FAR_BANK, stall.sprites(assets, say))
        found += _at(RIVER, self.row.sprites(assets, say))
        found += _at(RIVER, self.piles.sprites(assets, say))
        found += _at(RIVER, self.events.sprites(assets))
        found += _at(NEAR_BANK, self.own.sprites(assets))
        found += _at(NEAR_BANK, self.own_sets.sprites(assets, say))
        if self.laying is not None:
            found += _at(NEAR_BANK, self.laying.sprites(assets, say))
        found += _at(HAND, self.hand.sprites(assets, say))
        return {sprite.sprite: sprite for sprite in found}


def _at(base: float, sprites: Sequence[Sprite]) -> list[Sprite]:
    return [replace(sprite, z=sprite.z + base) for sprite in sprites]


def in_order(sprites: Mapping[Hashable, Sprite]) -> list[Sprite]:
    """As they are to be painted: lower ones first, otherwise as in the map."""
    return sorted(sprites.values(), key=lambda sprite: sprite.z)
