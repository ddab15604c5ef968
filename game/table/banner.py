"""The banner over a seat when its turn comes."""

from pygame import Rect

from game import palette
from game.assets import Picture
from game.palette import SEATS, Colour, Ramp, luminance, mix
from game.table import seat as seats
from game.table.canvas import Canvas, Layer
from game.table.clip import EASINGS
from game.table.drawing import Drawing
from game.table.shape import over_own_shadow

_IN, _STAY, _OUT = 0.26, 0.7, 0.2


class Banner:
    """Says whose turn it is, in the seat's colours, for about a second."""

    def __init__(self) -> None:
        self.reduced = False
        """Never shown: the seat's own line says it."""
        self._seat: int | None = None
        self._title = ""
        self._line = ""
        self._age = 0.0

    @property
    def moving(self) -> bool:
        """Whether it is to be seen."""
        return self._seat is not None

    def show(self, seat: int, title: str, line: str) -> None:
        """Starts it for a seat."""
        if not self.reduced:
            self._seat, self._title, self._line, self._age = seat, title, line, 0.0

    def away(self) -> None:
        """Takes it away at once."""
        self._seat = None

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether it is still to be seen."""
        if self._seat is not None:
            self._age += seconds
            if self._age >= _IN + _STAY + _OUT:
                self._seat = None
        return self.moving

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        """Puts it over a seat's rectangle."""
        if self._seat is None:
            return
        share = min(1.0, self._age / _IN)
        rise = 1 - EASINGS["out-cubic"](share)
        leave = max(0.0, (self._age - _IN - _STAY) / _OUT)
        alpha = round(255 * min(share, 1 - leave))
        place = rect.move(0, round(rise * canvas.frame.px(30)))
        with canvas.layer(Layer.POPUP):
            banner(canvas, place, self._seat, self._title, self._line, alpha)


def banner(canvas: Canvas, rect: Rect, seat: int, title: str, line: str, alpha: int = 255) -> None:
    """A sheet in a seat's colours with a title, a line and the seat's mark."""
    colours = SEATS[seat]
    canvas.picture(_sheet(canvas, seat, rect.w, rect.h), rect.topleft, alpha)
    ground = _ramp(seat)[1]
    inside = rect.inflate(-rect.w // 8, 0)
    step = rect.h // 5
    size = round(rect.h * 0.17)
    canvas.words(
        title,
        "display",
        min(46, rect.h / canvas.frame.u * 0.22),
        Rect(inside.left, rect.top + round(0.3 * rect.h) - step // 2, inside.w, step),
        colours.ink,
        ground,
        align="center",
        alpha=alpha,
    )
    canvas.words(
        line,
        "body",
        20,
        Rect(inside.left, rect.top + round(0.56 * rect.h) - step // 2, inside.w, step),
        colours.ink,
        ground,
        align="center",
        alpha=alpha,
    )
    seats.mark(canvas, seat, (rect.centerx, rect.top + round(0.81 * rect.h)), size, colours.ink)


def _ramp(seat: int) -> Ramp:
    colours = SEATS[seat]
    if luminance(colours.ink) < luminance(colours.base):
        edge = mix(colours.base, colours.front, 0.15)
        return edge, colours.base, edge
    edge = mix(colours.front, colours.dark, 0.25)
    middle: Colour = mix(colours.base, colours.front, 0.3)
    return edge, middle, edge


def _sheet(canvas: Canvas, seat: int, w: int, h: int) -> Picture:
    assets, u = canvas.assets, canvas.frame.u

    def make() -> Picture:
        drawing = Drawing(w, h)
        line, radius = max(1.0, 2 * u), 12 * u
        fill = drawing.ramp(_ramp(seat), (0, 0), (w, 0))
        drawing.rect(
            line / 2,
            line / 2,
            w - line,
            h - line,
            fill,
            radius=radius,
            edge=palette.GOLD_LIGHT,
            edge_width=line,
        )
        face = assets.drawing(drawing.markup(), w, h)
        return over_own_shadow(face, round(radius), 12 * u, 8 * u, 0.42)

    return assets.cache.keep(("banner", u, seat, w, h), make)
