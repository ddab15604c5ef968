"""A clip as it grows, whatever the game: the parts it will have, and how they become one."""

from dataclasses import dataclass, field

from pygame import Rect

from game import palette
from game.cues import CueName
from game.table.clip import Clip, Count, Cue, Float, Motion, Offset, points_heard
from game.table.people import signed
from game.table.sprite import Sprite


@dataclass(slots=True, kw_only=True)
class Growing:
    """What a table adds to while it makes a clip; times in milliseconds."""

    motions: list[Motion] = field(default_factory=list)
    floats: list[Float] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)
    passing: list[Sprite] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    rest: float = 0

    def hear(self, name: CueName, at: float = 0, pitch: int = 0) -> None:
        """A cue is heard at a moment; the pitch counts from 0."""
        self.cues.append(Cue(name=name, start=at, pitch=pitch))

    def float_up(self, points: int, at: Rect, rise: float, begin: float = 0) -> None:
        """Points rise from the top of a place, by so many pixels, and are heard."""
        colour = palette.GOLD_LIGHT if points > 0 else palette.NIGHT_LOSS
        where = at.centerx, at.top
        words = signed(points)
        self.floats.append(Float(text=words, at=where, colour=colour, start=begin, rise=rise))
        self.cues += points_heard(points, begin)

    def clip(self) -> Clip | None:
        """All of it; None if there is nothing to be seen, heard or waited for."""
        if not (self.motions or self.floats or self.counts or self.cues or self.rest):
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
