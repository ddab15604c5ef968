"""SVG markup of simple shapes, for faces that are drawn by code at their final size."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.palette import Colour, Ramp, code


@dataclass(slots=True)
class Drawing:
    """A drawing of w x h pixels that grows shape by shape."""

    w: int
    h: int
    _body: list[str] = field(default_factory=list)
    _ramps: list[str] = field(default_factory=list)

    def markup(self) -> str:
        """The whole drawing as SVG."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.w}" height="{self.h}" '
            f'viewBox="0 0 {self.w} {self.h}"><defs>{"".join(self._ramps)}</defs>'
            f"{''.join(self._body)}</svg>"
        )

    def ramp(self, colours: Ramp, start: tuple[float, float], end: tuple[float, float]) -> str:
        """A fill that runs from the first colour at one point to the last at another."""
        return self._gradient(
            "linear",
            f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"',
            colours,
        )

    def ball(self, colours: Ramp, x: float, y: float, radius: float) -> str:
        """A fill that runs from the point x, y outwards."""
        return self._gradient("radial", f'cx="{x:g}" cy="{y:g}" r="{radius:g}"', colours)

    def _gradient(self, kind: str, where: str, colours: Ramp) -> str:
        name = f"r{len(self._ramps)}"
        steps = max(1, len(colours) - 1)
        stops = "".join(
            f'<stop offset="{i / steps:.4f}" stop-color="{code(c)}"/>'
            for i, c in enumerate(colours)
        )
        self._ramps.append(
            f'<{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {where}>'
            f"{stops}</{kind}Gradient>"
        )
        return f"url(#{name})"

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str | Colour | None,
        *,
        radius: float = 0,
        edge: Colour | None = None,
        edge_width: float = 0,
        opacity: float = 1,
    ) -> None:
        """A rectangle with round corners; its edge lies half inside and half outside."""
        self._body.append(
            f'<rect x="{x:g}" y="{y:g}" width="{max(0, w):g}" height="{max(0, h):g}" '
            f'rx="{max(0, radius):g}" {_paint(fill, edge, edge_width, opacity)}/>'
        )

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | Colour | None,
        *,
        edge: Colour | None = None,
        edge_width: float = 0,
        opacity: float = 1,
    ) -> None:
        """A circle about x, y."""
        self._body.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" '
            f"{_paint(fill, edge, edge_width, opacity)}/>"
        )

    def path(
        self,
        commands: str,
        fill: str | Colour | None = None,
        *,
        edge: Colour | None = None,
        edge_width: float = 0,
        dash: Sequence[float] = (),
        opacity: float = 1,
    ) -> None:
        """Path commands of SVG; ends and corners of a stroke are round, those of dashes flat."""
        ends = (
            f'stroke-dasharray="{" ".join(f"{d:g}" for d in dash)}" '
            if dash
            else 'stroke-linecap="round" '
        )
        self._body.append(
            f'<path d="{commands}" stroke-linejoin="round" {ends}'
            f"{_paint(fill, edge, edge_width, opacity)}/>"
        )


def _paint(
    fill: str | Colour | None, edge: Colour | None, edge_width: float, opacity: float
) -> str:
    inside = "none" if fill is None else fill if isinstance(fill, str) else code(fill)
    outside = "none" if edge is None else code(edge)
    return f'fill="{inside}" stroke="{outside}" stroke-width="{edge_width:g}" opacity="{opacity:g}"'
