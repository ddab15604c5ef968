"""Tooltips: a papyrus note beside what the pointer or the focus rests on."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from pygame import Rect, transform

from game import palette
from game.assets import Picture
from game.table.canvas import Canvas, Layer, TextItem
from game.table.drawing import Drawing
from game.table.words import wrap

Side: TypeAlias = Literal["above", "below", "left", "right"]
"""Where a note lies from its thing."""

_WAIT, _FADE = 0.35, 0.1
_PAD, _TAIL, _GAP, _WIDEST = 18, 14, 6, 420


class Tooltip:
    """At most one note: it comes after a moment of rest, or at once when asked for by key."""

    def __init__(self) -> None:
        self._of: Rect | None = None
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._side: Side = "above"
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
        self,
        of: Rect,
        title: str,
        lines: Sequence[str] = (),
        *,
        at_once: bool = False,
        side: Side = "above",
    ) -> None:
        """Explains what lies at a rectangle; the same words at the same place go on."""
        self._side = side
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
        note(canvas, self._of, self._title, self._lines, alpha, self._side)


def whole(title: str, lines: Sequence[str], cut: Sequence[TextItem]) -> tuple[str, tuple[str, ...]]:
    """A title and lines that also tell all of words that had to be cut."""
    untold = [item.text for item in cut if item.text not in (title, *lines)]
    said = (*dict.fromkeys(untold), *lines)
    return (title, said) if title or not said else (said[0], said[1:])


def note(
    canvas: Canvas,
    of: Rect,
    title: str,
    lines: Sequence[str] = (),
    alpha: int = 255,
    side: Side = "above",
) -> Rect:
    """A papyrus note with its tail to a rectangle; returns where it lies.

    It lies on the other side of its thing where the window ends too soon.
    """
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
    box, side = _placed(frame.whole.inflate(-2 * gap, -2 * gap), of, size, side, tail + gap)
    with canvas.layer(Layer.TIP):
        canvas.panel(box, "papyrus", radius=10, alpha=alpha)
        if not box.colliderect(of):
            canvas.picture(_tail(canvas, side), _root(box, of, side, 2 * tail), alpha)
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


def _placed(
    window: Rect, of: Rect, size: tuple[int, int], side: Side, away: int
) -> tuple[Rect, Side]:
    """Where a note lies, and on which side of its thing."""
    others: dict[Side, Side] = {
        "above": "below",
        "below": "above",
        "left": "right",
        "right": "left",
    }
    for way in (side, others[side]):
        box = Rect((0, 0), size)
        if way == "above":
            box.midbottom = of.centerx, of.top - away
        elif way == "below":
            box.midtop = of.centerx, of.bottom + away
        elif way == "left":
            box.midright = of.left - away, of.centery
        else:
            box.midleft = of.right + away, of.centery
        inside = box.clamp(window)
        if not inside.colliderect(of):
            return inside, way
    return inside, side


def _root(box: Rect, of: Rect, side: Side, corner: int) -> tuple[int, int]:
    """Where the tail of a note grows from its edge."""
    x = min(max(of.centerx, box.left + corner), box.right - corner)
    y = min(max(of.centery, box.top + corner), box.bottom - corner)
    edges: dict[Side, tuple[int, int]] = {
        "above": (x, box.bottom),
        "below": (x, box.top),
        "left": (box.right, y),
        "right": (box.left, y),
    }
    return edges[side]


def _tail(canvas: Canvas, side: Side) -> Picture:
    u = canvas.frame.u
    up, aside = side in ("below", "right"), side in ("left", "right")

    def make() -> Picture:
        wide, high, line = 11 * u, _TAIL * u, max(1.0, 2 * u)
        lap = 2 * u + 1
        w, h = round(2 * wide + 2 * line), round(high + lap + line)
        drawing = Drawing(w, h)
        middle = w / 2
        base, tip = (h - lap, line) if up else (lap, h - line)
        flat = h if up else 0
        fill = palette.PAPYRUS_RAMP[1 if aside else 0 if up else -1]
        left, right = middle - wide, middle + wide
        sides = f"L{left:g} {base:g} L{middle:g} {tip:g} L{right:g} {base:g}"
        drawing.path(f"M{left:g} {flat:g} {sides} V{flat:g} Z", fill)
        drawing.path(
            f"M{sides[1:]}",
            edge=palette.PAPYRUS_EDGE,
            edge_width=line,
        )
        surface = canvas.assets.drawing(drawing.markup(), w, h)
        across = round(lap) - h if up else -round(lap)
        if aside:
            return Picture(transform.rotate(surface, 90).convert_alpha(), across, -w // 2)
        return Picture(surface, -w // 2, across)

    return canvas.assets.cache.keep(("tail", u, up, aside), make)
