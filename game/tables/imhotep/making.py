"""A clip as it grows, piece by piece."""

from dataclasses import dataclass, field

from pygame import Rect

from game import palette
from game.assets import Assets, Picture
from game.cues import CueName
from game.table.clip import (
    Clip,
    Count,
    Cue,
    Easing,
    Float,
    Motion,
    Offset,
    SpriteId,
    points_heard,
)
from game.table.people import signed
from game.table.sprite import Sprite
from game.tables.imhotep.cards import card
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import Seat

_PASSING: int = 500
"""Pieces that leave the table go over all others."""


@dataclass(slots=True)
class Making:
    """A clip as it grows; `u` turns units into pixels."""

    before: Spread
    after: Spread
    assets: Assets
    say: Say
    dropped: Rect | None
    """Where the viewer let go of the piece whose move this is."""
    motions: list[Motion] = field(default_factory=list)
    floats: list[Float] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)
    passing: list[Sprite] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    rest: float = 0

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
        picture: Picture,
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
        colour = palette.GOLD_LIGHT if points > 0 else palette.NIGHT_LOSS
        self.floats.append(
            Float(
                text=signed(points),
                at=(at.centerx, at.top),
                colour=colour,
                start=begin,
                rise=30 * self.u,
            )
        )
        was, now = self.before.view.score[seat], self.after.view.score[seat]
        self.counts.append(Count(number=("score", seat), was=was, now=now, start=begin))
        self.cues += points_heard(points, begin)

    def hear(self, name: CueName, at: float = 0, pitch: int = 0) -> None:
        """A cue is heard at a moment, in milliseconds; the pitch counts from 0."""
        self.cues.append(Cue(name=name, start=at, pitch=pitch))

    def card(self, kind: int, place: Rect) -> Picture:
        """A card as it is to be seen on its way."""
        frame = self.after.layout.frame
        return card(self.assets, frame, self.say, kind, place.size, "small")

    def clip(self) -> Clip | None:
        """All of it; None if there is nothing to be seen."""
        if not (self.motions or self.floats or self.counts or self.cues):
            return None
        return Clip(
            tuple(self.motions),
            tuple(self.floats),
            tuple(self.counts),
            tuple(self.passing),
            self.rest,
            tuple(sorted(self.cues, key=lambda cue: cue.start)),
        )


def between(here: Rect, there: Rect) -> Offset:
    """From the middle of one place to that of another."""
    return there.centerx - here.centerx, there.centery - here.centery
