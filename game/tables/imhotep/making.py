"""A clip as it grows, piece by piece."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.assets import Assets
from game.table.clip import Count, Easing, Motion, SpriteId
from game.table.growing import Growing, between
from game.table.sprite import Drawable, Sprite, later
from game.tables.imhotep.cards import card
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import Seat

_RISE: Final = 30
_PASSING: Final = 500
"""Pieces that leave the table go over all others."""


@dataclass(slots=True)
class Making(Growing):
    """A clip as it grows; `u` turns units into pixels."""

    before: Spread
    after: Spread
    assets: Assets
    say: Say
    dropped: Rect | None
    """Where the viewer let go of the piece whose move this is."""

    @property
    def u(self) -> float:
        """Pixels of a unit."""
        return self.after.layout.frame.u

    def come(
        self,
        sprite: SpriteId,
        start: Rect,
        end: Rect,
        duration: float,
        easing: Easing,
        *,
        begin: float = 0,
        arc: float = 0,
    ) -> None:
        """A sprite comes from one place to its own; arc in units."""
        offset = between(end, start)
        self.motions.append(
            Motion(
                sprite=sprite,
                start=begin,
                duration=duration,
                easing=easing,
                offset=offset,
                arc=arc * self.u,
            )
        )

    def leave(
        self,
        name: SpriteId,
        picture: Drawable,
        start: Rect,
        end: Rect,
        duration: float,
        easing: Easing,
        *,
        begin: float = 0,
        arc: float = 0,
    ) -> None:
        """A piece that is no longer on the table goes from one place to another."""
        self.passing.append(Sprite(name, picture, start, _PASSING))
        self.motions.append(
            Motion(
                sprite=name,
                start=begin,
                duration=duration,
                easing=easing,
                until=between(start, end),
                arc=arc * self.u,
            )
        )

    def points(self, seat: Seat, points: int, at: Rect, begin: float = 0) -> None:
        """Points float up from a place and are counted to the seat's score."""
        if not points:
            return
        self.float_up(points, at, _RISE * self.u, begin)
        was, now = self.before.view.score[seat], self.after.view.score[seat]
        self.counts.append(Count(number=("score", seat), was=was, now=now, start=begin))

    def card(self, kind: int, place: Rect, copy: int = 0) -> Drawable:
        """A card as it is to be seen on its way; `copy` tells equal ones apart."""
        frame = self.after.layout.frame
        return later(card, self.assets, frame, self.say, kind, place.size, "small", copy)
