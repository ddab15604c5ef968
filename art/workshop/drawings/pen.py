"""A pen for SVG: plain shapes and gradients, written with no more than the program's loader reads.

That loader cuts at the edge of a drawing and knows no clip, mask, filter, text or style sheet.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from math import cos, pi, sin
from tomllib import loads
from typing import Final, TypeAlias

Tones: TypeAlias = Sequence[str]
"""Colours from light to dark."""
Spot: TypeAlias = tuple[float, float]

_PALETTE: Final = loads(files("art").joinpath("palette.toml").read_text(encoding="utf-8"))
PAINT: Final[dict[str, Tones]] = _PALETTE["paint"]
"""The tones there are to draw with, by name."""
GOODS: Final[dict[str, Tones]] = _PALETTE["goods"]
"""What lies behind a good, top and bottom."""
MARKET: Final[dict[str, Tones]] = _PALETTE["market"]
"""What lies behind a card of a class, top and bottom."""
OUTLINE: Final = PAINT["outline"][0]


class Drawing:
    """One drawing; what comes later lies over what came before. Lengths are those of its box."""

    def __init__(self, w: float, h: float) -> None:
        self.w, self.h = w, h
        self._ramps: list[str] = []
        self._shapes: list[str] = []

    def svg(self) -> str:
        """The whole drawing as a file, one shape a line."""
        w, h = _number(self.w), _number(self.h)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
        ramps = ["<defs>", *self._ramps, "</defs>"] if self._ramps else []
        return "\n".join([head, *ramps, *self._shapes, "</svg>", ""])

    # Fills

    def ramp(self, tones: Tones, start: Spot, end: Spot) -> str:
        """A fill that goes evenly through tones from one spot to another."""
        x1, y1, x2, y2 = map(_number, (*start, *end))
        return self._gradient("linearGradient", f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"', tones)

    def glow(self, tones: Tones, middle: Spot, radius: float) -> str:
        """A fill that goes evenly through tones from a spot outwards."""
        at = f'cx="{_number(middle[0])}" cy="{_number(middle[1])}" r="{_number(radius)}"'
        return self._gradient("radialGradient", at, tones)

    # Shapes

    def path(
        self,
        d: str,
        fill: str = "none",
        line: str = "",
        width: float = 0,
        alpha: float = 1,
        even: bool = False,
    ) -> None:
        """A shape of SVG path letters; with `even` a part inside another is cut out of it."""
        rule = ' fill-rule="evenodd"' if even else ""
        self._add(f'path d="{d}"{rule}', fill, line, width, alpha)

    def stroke(self, d: str, line: str, width: float, alpha: float = 1) -> None:
        """A line of SVG path letters with round ends."""
        self._add(f'path d="{d}" stroke-linecap="round"', "none", line, width, alpha)

    def polygon(
        self, spots: Sequence[Spot], fill: str, line: str = "", width: float = 0, alpha: float = 1
    ) -> None:
        """A shape with straight edges."""
        points = " ".join(f"{_number(x)},{_number(y)}" for x, y in spots)
        self._add(f'polygon points="{points}"', fill, line, width, alpha)

    def circle(
        self,
        middle: Spot,
        radius: float,
        fill: str = "none",
        line: str = "",
        width: float = 0,
        alpha: float = 1,
    ) -> None:
        """A circle."""
        self.ellipse(middle, radius, radius, fill, line, width, alpha)

    def ellipse(
        self,
        middle: Spot,
        across: float,
        down: float,
        fill: str = "none",
        line: str = "",
        width: float = 0,
        alpha: float = 1,
    ) -> None:
        """An ellipse by its two radii."""
        x, y, rx, ry = map(_number, (*middle, across, down))
        self._add(f'ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"', fill, line, width, alpha)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str,
        radius: float = 0,
        line: str = "",
        width: float = 0,
        alpha: float = 1,
    ) -> None:
        """A rectangle, with round corners if it has a radius."""
        left, top, wide, high, round_ = map(_number, (x, y, w, h, radius))
        corner = f' rx="{round_}" ry="{round_}"' if radius else ""
        box = f'rect x="{left}" y="{top}" width="{wide}" height="{high}"{corner}'
        self._add(box, fill, line, width, alpha)

    def rays(self, middle: Spot, radius: float, count: int, colour: str, alpha: float) -> None:
        """Rays from a spot, as wide as the gaps between them."""
        x, y = middle
        for ray in range(count):
            ends = [2 * pi * (ray + half) / count for half in (0, 0.5)]
            spots = [(x + radius * cos(end), y + radius * sin(end)) for end in ends]
            self.polygon([middle, *spots], colour, alpha=alpha)

    @contextmanager
    def moved(self, x: float, y: float, turn: float = 0, scale: float = 1) -> Iterator[None]:
        """What is drawn inside the block has its origin here, turned by degrees, and scaled."""
        steps = [f"translate({_number(x)} {_number(y)})"]
        steps += [f"rotate({_number(turn)})"] if turn else []
        steps += [f"scale({_number(scale)})"] if scale != 1 else []
        self._shapes.append(f'<g transform="{" ".join(steps)}">')
        yield
        self._shapes.append("</g>")

    def _add(self, shape: str, fill: str, line: str, width: float, alpha: float) -> None:
        edge = f' stroke="{line}" stroke-width="{_number(width)}" stroke-linejoin="round"'
        veil = f' opacity="{_number(alpha)}"' if alpha < 1 else ""
        self._shapes.append(f'<{shape} fill="{fill}"{edge if line else ""}{veil}/>')

    def _gradient(self, kind: str, place: str, tones: Tones) -> str:
        name = f"r{len(self._ramps)}"
        last = len(tones) - 1
        stops = "".join(
            f'<stop offset="{_number(n / last)}" stop-color="{tone}"/>'
            for n, tone in enumerate(tones)
        )
        units = 'gradientUnits="userSpaceOnUse"'
        self._ramps.append(f'<{kind} id="{name}" {units} {place}>{stops}</{kind}>')
        return f"url(#{name})"


def _number(value: float) -> str:
    return f"{value:.6g}"
