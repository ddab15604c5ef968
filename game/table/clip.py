"""Clips: how sprites travel to where they already are.

A table always holds the true picture. A clip only says from where, relative to its true place, a
sprite seems to come: an offset that decays to nothing. So a clip may end, be cut or fail at any
moment, and the picture is right.
"""

import math
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias

from game.cues import CueName
from game.palette import Colour
from game.table.sprite import Sprite

SpriteId: TypeAlias = Hashable
Offset: TypeAlias = tuple[float, float]
Easing: TypeAlias = Literal[
    "linear", "out-quad", "in-out-quad", "out-cubic", "in-out-cubic", "in-out-sine", "out-back"
]

_BACK = 1.2

EASINGS: Mapping[Easing, Callable[[float], float]] = {
    "linear": lambda p: p,
    "out-quad": lambda p: 1 - (1 - p) ** 2,
    "in-out-quad": lambda p: 2 * p * p if p < 0.5 else 1 - 2 * (1 - p) ** 2,
    "out-cubic": lambda p: 1 - (1 - p) ** 3,
    "in-out-cubic": lambda p: 4 * p**3 if p < 0.5 else 1 - 4 * (1 - p) ** 3,
    "in-out-sine": lambda p: (1 - math.cos(math.pi * p)) / 2,
    "out-back": lambda p: 1 + (_BACK + 1) * (p - 1) ** 3 + _BACK * (p - 1) ** 2,
}
"""Each takes a share of the time, 0 to 1, to a share of the way, 0 at 0 and 1 at 1."""


class Pose(NamedTuple):
    """How a sprite departs from its true place: pixels, and a share of its opacity and size."""

    dx: float = 0
    dy: float = 0
    alpha: int = 255
    wide: float = 1
    high: float = 1
    turn: float = 0
    """Degrees, clockwise about its middle."""


HOME = Pose()
"""A sprite that rests."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """One sprite on its way from an offset to another, by default to its true place.

    Times are milliseconds at normal speed, counted from the start of the clip; lengths are pixels.
    `arc` is how high the way rises in its middle; `bend` draws the middle of the way aside as the
    middle point of a curve; `bob` is how far it rocks up and down on the way.
    """

    sprite: SpriteId
    start: float = 0
    duration: float
    easing: Easing = "in-out-cubic"
    offset: Offset = (0, 0)
    until: Offset = (0, 0)
    arc: float = 0
    bend: Offset = (0, 0)
    bob: float = 0
    alpha: tuple[int, int] = (255, 255)
    """Opacity at its start and end."""
    wide: tuple[float, float] = (1, 1)
    high: tuple[float, float] = (1, 1)
    """Shares of its width and height, about its middle."""
    turn: tuple[float, float] = (0, 0)

    @property
    def end(self) -> float:
        """When it is over."""
        return self.start + self.duration

    def at(self, ms: float) -> Pose:
        """Where the sprite is at a time; before its start where it starts, later where it ends."""
        time = 1.0 if not self.duration else (ms - self.start) / self.duration
        time = min(1.0, max(0.0, time))
        way = EASINGS[self.easing](time)
        hill = 4 * time * (1 - time)
        dx = self.offset[0] + (self.until[0] - self.offset[0]) * way + self.bend[0] * hill
        dy = self.offset[1] + (self.until[1] - self.offset[1]) * way + self.bend[1] * hill
        dy -= self.arc * hill
        if self.bob:
            dy += self.bob * math.sin(time * 4 * math.pi) * hill
        alpha = round(self.alpha[0] + (self.alpha[1] - self.alpha[0]) * time)
        wide, high, turn = (
            ends[0] + (ends[1] - ends[0]) * way for ends in (self.wide, self.high, self.turn)
        )
        return Pose(dx, dy, alpha, wide, high, turn)


@dataclass(frozen=True, slots=True, kw_only=True)
class Float:
    """Words such as "+3" that rise from a point and fade; pixels and milliseconds."""

    text: str
    at: tuple[int, int]
    colour: Colour
    start: float = 0
    duration: float = 600
    rise: float = 30
    units: float = 38


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """A number on the table that counts to its true value."""

    number: Hashable
    was: int
    now: int
    start: float = 0
    duration: float = 0
    """0: 40 ms a point, at most 600."""

    @property
    def end(self) -> float:
        """When it is over."""
        return self.start + (self.duration or min(600, 40 * abs(self.now - self.was)))

    def at(self, ms: float) -> int:
        """The number to show at a time."""
        if ms >= self.end:
            return self.now
        share = max(0.0, ms - self.start) / (self.end - self.start)
        return self.was + int((self.now - self.was) * share)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cue:
    """A sound at a moment of a clip, in milliseconds; the pitch counts from 0."""

    name: CueName
    start: float = 0
    pitch: int = 0


MOST_HEARD = 8
"""Points that are heard of any number of them."""
_POINTS_APART = 60


def points_heard(points: int, start: float = 0) -> tuple[Cue, ...]:
    """Points are heard one by one and climb; lost ones sink."""
    many = min(MOST_HEARD, abs(points))
    return tuple(
        Cue(name="point", start=start + _POINTS_APART * n, pitch=n if points > 0 else many - 1 - n)
        for n in range(many)
    )


@dataclass(frozen=True, slots=True)
class Clip:
    """What is to be seen, and heard, between two views."""

    motions: tuple[Motion, ...] = ()
    floats: tuple[Float, ...] = ()
    counts: tuple[Count, ...] = ()
    passing: tuple[Sprite, ...] = ()
    """Sprites that are on the table only while the clip runs, such as pieces that leave it."""
    rest: float = 0
    """Milliseconds after everything has come to its place."""
    cues: tuple[Cue, ...] = ()
    """In the order of their starts."""
    _by_sprite: dict[SpriteId, list[Motion]] = field(init=False, default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        for motion in sorted(self.motions, key=lambda m: m.start):
            self._by_sprite.setdefault(motion.sprite, []).append(motion)

    @property
    def duration(self) -> float:
        """Milliseconds at normal speed from the start to the end of everything."""
        ends = [motion.end for motion in self.motions]
        ends += [count.end for count in self.counts]
        ends += [words.start + words.duration for words in self.floats]
        return max(ends, default=0) + self.rest

    def later(self, ms: float) -> "Clip":
        """The same after so many milliseconds in which nothing moves."""
        return Clip(
            tuple(replace(motion, start=motion.start + ms) for motion in self.motions),
            tuple(replace(words, start=words.start + ms) for words in self.floats),
            tuple(replace(count, start=count.start + ms) for count in self.counts),
            self.passing,
            self.rest if self.motions or self.floats or self.counts else self.rest + ms,
            tuple(replace(cue, start=cue.start + ms) for cue in self.cues),
        )

    def pose(self, sprite: SpriteId, ms: float) -> Pose:
        """How a sprite departs from its true place at a time: by its latest motion so far."""
        motions = self._by_sprite.get(sprite)
        if not motions:
            return HOME
        now = motions[0]
        for motion in motions[1:]:
            if motion.start <= ms:
                now = motion
        return now.at(ms)

    def starts(self, sprite: SpriteId) -> float:
        """When the first motion of a sprite starts; 0 if it does not move."""
        motions = self._by_sprite.get(sprite)
        return motions[0].start if motions else 0
