"""Toasts: one sentence that comes, stays a moment and goes."""

from typing import Literal, TypeAlias

from pygame import Rect

from game import palette
from game.palette import Colour, Ramp
from game.table import faces
from game.table.canvas import Canvas, Layer
from game.table.clip import EASINGS

Sort: TypeAlias = Literal["good", "bad", "plain"]

_IN, _STAY, _STAY_BAD, _OUT = 0.18, 3.0, 5.0, 0.2
_HIGH, _TOP, _WIDEST, _SLIDE = 64, 92, 1100, 40

_SIGNS: dict[Sort, tuple[str, Ramp, Colour]] = {
    "good": ("tick", palette.GOOD_RAMP, palette.GOOD_EDGE),
    "bad": ("exclamation", palette.BAD_RAMP, palette.BAD_EDGE),
    "plain": ("info", palette.NIGHT_ROW, palette.NIGHT_LINE),
}


class Toast:
    """The latest sentence to the player. A later one takes the place of an earlier one."""

    def __init__(self) -> None:
        self.reduced = False
        """Comes and goes without sliding."""
        self._text = ""
        self._sort: Sort = "plain"
        self._age = 0.0

    @property
    def text(self) -> str:
        """What it says; empty while there is none."""
        return self._text

    @property
    def moving(self) -> bool:
        """Whether it is coming or going."""
        return bool(self._text) and (self._age < _IN or self._age > _IN + self._stay)

    def say(self, text: str, sort: Sort = "plain") -> None:
        """Shows a sentence; errors ("bad") stay longer."""
        if text == self._text and self._age < _IN + self._stay:
            self._age = min(self._age, _IN)
            return
        self._text, self._sort, self._age = text, sort, 0.0

    def away(self) -> None:
        """Takes it away at once."""
        self._text = ""

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether the picture changed."""
        if not self._text:
            return False
        was = self.moving
        self._age += seconds
        if self._age >= _IN + self._stay + _OUT:
            self._text = ""
            return True
        return was or self.moving

    def paint(self, canvas: Canvas, top: int | None = None) -> Rect:
        """Puts it on the canvas below `top` (by default the top bar); returns its place."""
        frame = canvas.frame
        if not self._text:
            return Rect(0, 0, 0, 0)
        high, letter = frame.px(_HIGH), frame.letter(22)
        high = max(high, round(1.8 * letter))
        icon = round(0.66 * high)
        most = min(frame.px(_WIDEST), frame.width - 2 * frame.px(24)) - 2 * high
        words = min(canvas.assets.width(self._text, "strong", letter), most)
        box = Rect(0, 0, words + 2 * high, high)
        box.midtop = frame.width // 2, frame.px(_TOP) if top is None else top
        share = self._share
        if not self.reduced:
            box.y -= round((1 - share) * frame.px(_SLIDE))
        alpha = round(255 * share)
        sign, ramp, edge = _SIGNS[self._sort]
        with canvas.layer(Layer.TOAST):
            canvas.panel(box, "night", radius=high / 2 / frame.u, alpha=alpha)
            middle = box.left + high // 2, box.centery
            canvas.picture(faces.disc(canvas.assets, frame.u, icon, ramp, edge), middle, alpha)
            canvas.icon(sign, middle, round(icon * 0.6), palette.WHITE, alpha)
            canvas.words(
                self._text,
                "strong",
                22,
                (box.left + high, box.centery),
                palette.NIGHT_TEXT,
                palette.NIGHT_RAMP[0],
                width=most,
                alpha=alpha,
            )
        return box

    @property
    def _stay(self) -> float:
        return _STAY_BAD if self._sort == "bad" else _STAY

    @property
    def _share(self) -> float:
        if self._age < _IN:
            return EASINGS["out-cubic"](self._age / _IN)
        return min(1.0, max(0.0, 1 - (self._age - _IN - self._stay) / _OUT))
