"""The sign of the program, for its window and its file: a pyramid, the sun and the river.

All three are squares of 512; the smaller a picture is to be, the fewer and thicker its shapes.
"""

from dataclasses import dataclass
from typing import Final

from art.workshop.drawings.pen import OUTLINE, PAINT, Drawing, Spot

_SIZE: Final = 512
_SHORE: Final = 372
_SUN: Final[Spot] = (324, 168)


def large() -> Drawing:
    """For 128 pixels and more."""
    on, rim = Drawing(_SIZE, _SIZE), _Rim(10, 104)
    _sky(on, rim)
    on.rays(_SUN, 142, 20, PAINT["light"][1], 0.3)
    _sun(on, 74, 9)
    _pyramid(on, (240, 112), 204, 9, courses=8)
    _river(on, rim, 9)
    for y, left, right in ((414, 64, 190), (414, 400, 448), (454, 120, 392)):
        on.stroke(_waves(left, right, y), PAINT["teal"][0], 9, 0.85)
    with on.moved(292, 388):
        _boat(on)
    rim.draw(on)
    return on


def middle() -> Drawing:
    """For 48 and 64 pixels."""
    on, rim = Drawing(_SIZE, _SIZE), _Rim(16, 104)
    _sky(on, rim)
    on.rays(_SUN, 142, 14, PAINT["light"][1], 0.3)
    _sun(on, 84, 16)
    _pyramid(on, (236, 124), 206, 16, courses=0)
    _river(on, rim, 16)
    on.stroke(_waves(84, 428, 432), PAINT["teal"][0], 20)
    rim.draw(on)
    return on


def small() -> Drawing:
    """For 16 to 32 pixels."""
    on, rim = Drawing(_SIZE, _SIZE), _Rim(24, 96)
    _sky(on, rim)
    _sun(on, 104, 0)
    _pyramid(on, (236, 112), 210, 0, courses=0)
    _river(on, rim, 0)
    on.stroke("M86 432 H426", PAINT["teal"][0], 34)
    rim.draw(on)
    return on


@dataclass(frozen=True)
class _Rim:
    """The dark edge of the square with round corners, so wide, drawn over everything."""

    width: float
    radius: float

    @property
    def inset(self) -> float:
        """From the edge of the drawing to the middle of its line."""
        return 8 + self.width / 2

    @property
    def turn(self) -> float:
        """The radius of a corner in the middle of its line."""
        return self.radius - self.inset

    def fill(self, on: Drawing, fill: str, line: str = "", width: float = 0) -> None:
        """All that it encloses."""
        side = _SIZE - 2 * self.inset
        on.rect(self.inset, self.inset, side, side, fill, self.turn, line, width)

    def draw(self, on: Drawing) -> None:
        """The line itself."""
        self.fill(on, "none", OUTLINE, self.width)


def _sky(on: Drawing, rim: _Rim) -> None:
    """An evening sky."""
    rim.fill(on, on.ramp((*PAINT["blue"][1:3], PAINT["ochre"][1]), (0, 30), (0, 400)))


def _sun(on: Drawing, radius: float, line: float) -> None:
    fill = on.glow(PAINT["gold"][:3], _SUN, radius)
    on.circle(_SUN, radius, fill, OUTLINE if line else "", line)


def _pyramid(on: Drawing, top: Spot, half: float, line: float, courses: int) -> None:
    """Lit from the left, with a golden cap, down to the shore."""
    x, y = top
    foot, ridge = _SHORE + 6, x + 0.34 * half
    light, dark = PAINT["sand"], PAINT["ochre"]
    on.polygon([(x - half, foot), top, (ridge, foot)], on.ramp(light[:3], top, (x, foot)))
    on.polygon([(ridge, foot), top, (x + half, foot)], on.ramp(dark[2:], top, (x, foot)))
    for course in range(1, courses):
        share = course / courses
        level = y + (foot - y) * share
        left, middle, right = (x + (end - x) * share for end in (x - half, ridge, x + half))
        on.stroke(f"M{left:.4g} {level:.4g} H{middle:.4g}", light[3], 4, 0.6)
        on.stroke(f"M{middle:.4g} {level:.4g} H{right:.4g}", OUTLINE, 4, 0.4)
    cap, level = 0.24, y + 0.24 * (foot - y)
    at = (x + cap * (ridge - x), level)
    on.polygon([(x - cap * half, level), top, at], PAINT["gold"][0])
    on.polygon([at, top, (x + cap * half, level)], PAINT["gold"][2])
    if line:
        on.polygon([(x - half, foot), top, (x + half, foot)], "none", OUTLINE, line)


def _river(on: Drawing, rim: _Rim, line: float) -> None:
    left, turn = rim.inset, rim.turn
    right = foot = _SIZE - left
    on.path(
        f"M{left} {_SHORE} H{right} V{foot - turn} Q{right} {foot} {right - turn} {foot} "
        f"H{left + turn} Q{left} {foot} {left} {foot - turn} Z",
        on.ramp(PAINT["teal"][1:3], (0, _SHORE), (0, foot)),
    )
    if line:
        on.stroke(f"M{left} {_SHORE} H{right}", OUTLINE, line)


def _waves(left: float, right: float, y: float) -> str:
    """A line of small waves."""
    count = round((right - left) / 44)
    step = (right - left) / count
    bows = "".join(f"q{step / 2:.4g} {14 if n % 2 else -14} {step:.4g} 0" for n in range(count))
    return f"M{left} {y}{bows}"


def _boat(on: Drawing) -> None:
    """A reed boat with a sail, about the waterline amidships."""
    on.path("M-4 -86 L-4 -6 L62 -6 Q52 -60 -4 -86 Z", PAINT["linen"][0], OUTLINE, 7)
    on.stroke("M-4 -96 V4", OUTLINE, 8)
    on.path(
        "M-84 -26 Q-62 8 -40 8 H52 Q80 8 92 -34 Q72 34 44 40 H-36 Q-72 36 -84 -26 Z",
        PAINT["wood"][1],
        OUTLINE,
        7,
    )
