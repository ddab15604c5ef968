"""Tooltips: a papyrus note beside what the pointer or the focus rests on."""

from collections.abc import Sequence

from pygame import Rect

from game import palette
from game.assets import Picture
from game.table.canvas import Canvas, Layer
from game.table.drawing import Drawing
from game.table.words import wrap

_WAIT, _FADE = 0.35, 0.1
_PAD, _TAIL, _GAP, _WIDEST = 18, 14, 6, 420


class Tooltip:
    """At most one note: it comes after a moment of rest, or at once when asked for by key."""

    def __init__(self) -> None:
        self._of: Rect | None = None
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._age = 0.0

    @property
    def shown(self) -> bool:
        """Whether it is to be seen."""
        return self._of is not None and self._age >= _WAIT

    @property
    def moving(self) -> bool:
        """Whether time changes it: it waits or fades in."""
        return self._of is not None and self._age < _WAIT + _FADE

    def point(
        self, of: Rect, title: str, lines: Sequence[str] = (), *, at_once: bool = False
    ) -> None:
        """Explains what lies at a rectangle; the same words at the same place go on."""
        if self._of == of and self._title == title and self._lines == tuple(lines):
            if at_once:
                self._age = max(self._age, _WAIT + _FADE)
            return
        self._age = _WAIT + _FADE if at_once else 0.0
        self._of, self._title, self._lines = of.copy(), title, tuple(lines)

    def away(self) -> None:
        """Explains nothing."""
        self._of = None

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether the picture changed."""
        if not self.moving:
            return False
        self._age += seconds
        return self.shown

    def paint(self, canvas: Canvas) -> None:
        """Puts it beside its thing, above if there is room, inside the window always."""
        if self._of is None or not self.shown:
            return
        alpha = round(255 * min(1.0, (self._age - _WAIT) / _FADE))
        note(canvas, self._of, self._title, self._lines, alpha)


def note(canvas: Canvas, of: Rect, title: str, lines: Sequence[str] = (), alpha: int = 255) -> Rect:
    """A papyrus note with its tail to a rectangle; returns where it lies."""
    if alpha <= 0:
        return Rect(of.topleft, (0, 0))
    frame, assets = canvas.frame, canvas.assets
    pad, tail, gap = frame.px(_PAD), frame.px(_TAIL), frame.px(_GAP)
    head, line = frame.letter(22), frame.letter(18)
    widest = min(frame.px(_WIDEST), frame.width - 4 * pad)
    rows = [row for text in lines for row in wrap(assets, text, "body", line, widest)]
    titles = wrap(assets, title, "button", head, widest)
    width = max(
        [assets.width(text, "button", head) for text in titles]
        + [assets.width(text, "body", line) for text in rows]
    )
    head_step, line_step = round(1.3 * head), round(1.35 * line)
    size = width + 2 * pad, head_step * len(titles) + line_step * len(rows) + round(1.4 * pad)
    box = Rect((0, 0), size)
    box.midbottom = of.centerx, of.top - tail - gap
    below = box.top < gap
    if below:
        box.midtop = of.centerx, of.bottom + tail + gap
    box.clamp_ip(frame.whole.inflate(-2 * gap, -2 * gap))
    with canvas.layer(Layer.TIP):
        canvas.panel(box, "papyrus", radius=10, alpha=alpha)
        x = min(max(of.centerx, box.left + 2 * tail), box.right - 2 * tail)
        if not box.colliderect(of):
            place = (x, box.top if below else box.bottom)
            canvas.picture(_tail(canvas, below), place, alpha)
        y = box.top + round(0.7 * pad)
        for text in titles:
            canvas.words(
                text,
                "button",
                22,
                (box.left + pad, y + head_step // 2),
                palette.PAPYRUS_TEXT,
                palette.PAPYRUS,
                alpha=alpha,
            )
            y += head_step
        for text in rows:
            canvas.words(
                text,
                "body",
                18,
                (box.left + pad, y + line_step // 2),
                palette.PAPYRUS_QUIET,
                palette.PAPYRUS_SECOND,
                alpha=alpha,
            )
            y += line_step
    return box


def _tail(canvas: Canvas, up: bool) -> Picture:
    u = canvas.frame.u

    def make() -> Picture:
        wide, high, line = 11 * u, _TAIL * u, max(1.0, 2 * u)
        lap = 2 * u + 1
        w, h = round(2 * wide + 2 * line), round(high + lap + line)
        drawing = Drawing(w, h)
        middle = w / 2
        base, tip = (h - lap, line) if up else (lap, h - line)
        flat = h if up else 0
        fill = palette.PAPYRUS_RAMP[0 if up else -1]
        left, right = middle - wide, middle + wide
        sides = f"L{left:g} {base:g} L{middle:g} {tip:g} L{right:g} {base:g}"
        drawing.path(f"M{left:g} {flat:g} {sides} V{flat:g} Z", fill)
        drawing.path(
            f"M{sides[1:]}",
            edge=palette.PAPYRUS_EDGE,
            edge_width=line,
        )
        surface = canvas.assets.drawing(drawing.markup(), w, h)
        return Picture(surface, -w // 2, round(lap) - h if up else -round(lap))

    return canvas.assets.cache.keep(("tail", u, up), make)
