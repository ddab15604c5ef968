"""A drawing measured in units whose top left need not be 0, 0."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, hypot, pi, sin

from pygame import Rect, Surface

from game.assets import Assets
from game.palette import Colour, Ramp
from game.table.drawing import Drawing


@dataclass(slots=True)
class Sketch(Drawing):
    """w x h are its pixels; its shapes are in units of u pixels, from left, top on."""

    u: float = 1
    left: float = 0
    top: float = 0

    def markup(self) -> str:
        """The whole drawing as SVG."""
        view = f"{self.left:g} {self.top:g} {self.w / self.u:g} {self.h / self.u:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.w}" height="{self.h}" '
            f'viewBox="{view}"><defs>{"".join(self._ramps)}</defs>{"".join(self._body)}</svg>'
        )

    def raster(self, assets: Assets) -> Surface:
        """The drawing as a new surface."""
        return assets.drawing(self.markup(), self.w, self.h)

    def lay_sides(
        self, assets: Assets, whole: Surface, at: tuple[int, int], deep: int, top: int = 0
    ) -> None:
        """Lays on a surface what is drawn within so many pixels of its sides; `top` from the top.

        To raster a thin line round much empty room would take longer than all else.
        """
        top = min(max(top, deep), self.h)
        foot = max(self.h - deep, top)
        left = min(deep, self.w)
        right = max(self.w - deep, left)
        for part in (
            Rect(0, 0, self.w, top),
            Rect(0, foot, self.w, self.h - foot),
            Rect(0, top, left, foot - top),
            Rect(right, top, self.w - right, foot - top),
        ):
            if part:
                self.lay_part(assets, whole, at, part)

    def lay_part(self, assets: Assets, whole: Surface, at: tuple[int, int], part: Rect) -> None:
        """Lays on a surface what is drawn in a rectangle of its pixels."""
        left, top = self.left + part.x / self.u, self.top + part.y / self.u
        cut = replace(self, w=part.w, h=part.h, left=left, top=top)
        whole.blit(cut.raster(assets), (at[0] + part.x, at[1] + part.y))

    def across(self, colours: Ramp, x: float, w: float) -> str:
        """A fill that runs from left to right."""
        return self.ramp(colours, (x, 0), (x + w, 0))

    def down(self, colours: Ramp, y: float, h: float) -> str:
        """A fill that runs from top to bottom."""
        return self.ramp(colours, (0, y), (0, y + h))

    def polygon(
        self,
        points: Sequence[tuple[float, float]],
        fill: str | Colour | None,
        *,
        edge: Colour | None = None,
        edge_width: float = 0,
        opacity: float = 1,
    ) -> None:
        """A closed shape with straight sides."""
        corners = " L".join(f"{x:g} {y:g}" for x, y in points)
        self.path(f"M{corners} Z", fill, edge=edge, edge_width=edge_width, opacity=opacity)

    def dashes(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        edge: Colour,
        edge_width: float,
        *,
        dash: float = 5.5,
        gap: float = 4.5,
        opacity: float = 1,
    ) -> None:
        """A dashed line round a box (x, y, w, h) with round corners, the same on every side.

        The drawing library lets the dashes of closed lines run together, so each is drawn alone.
        """
        corners = _round_corners(*box, radius)
        ends = [0.0]
        for (x0, y0), (x1, y1) in pairwise(corners):
            ends.append(ends[-1] + hypot(x1 - x0, y1 - y0))
        count = max(4, round(ends[-1] / (dash + gap)))
        step = ends[-1] / count
        parts = []
        for i in range(count):
            start, end = i * step, i * step + step * dash / (dash + gap)
            inner = [corners[k] for k, s in enumerate(ends) if start < s < end]
            points = (_along(corners, ends, start), *inner, _along(corners, ends, end))
            parts.append("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points))
        self.path(" ".join(parts), edge=edge, edge_width=edge_width, opacity=opacity)

    def star(self, x: float, y: float, radius: float, fill: Colour, opacity: float = 1) -> None:
        """A star of five points."""
        points = [
            (x + r * sin(k * pi / 5), y - r * cos(k * pi / 5))
            for k in range(10)
            for r in ((0.45 * radius) if k % 2 else radius,)
        ]
        self.polygon(points, fill, opacity=opacity)


def _round_corners(
    x: float, y: float, w: float, h: float, radius: float
) -> list[tuple[float, float]]:
    """Points round a box from the middle of its top edge and back to it."""
    radius = min(radius, w / 2, h / 2)
    middles = (
        (x + w - radius, y + radius, -pi / 2),
        (x + w - radius, y + h - radius, 0.0),
        (x + radius, y + h - radius, pi / 2),
        (x + radius, y + radius, pi),
    )
    points = [(x + w / 2, y)]
    for middle_x, middle_y, turn in middles:
        for i in range(7):
            angle = turn + i * pi / 12
            points.append((middle_x + radius * cos(angle), middle_y + radius * sin(angle)))
    return [*points, points[0]]


def _along(
    corners: Sequence[tuple[float, float]], ends: Sequence[float], at: float
) -> tuple[float, float]:
    """The point of a line of corners so far from its start."""
    k = max(1, next((k for k, end in enumerate(ends) if end >= at), len(ends) - 1))
    length = ends[k] - ends[k - 1]
    share = (at - ends[k - 1]) / length if length else 0.0
    (x0, y0), (x1, y1) = corners[k - 1], corners[k]
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
