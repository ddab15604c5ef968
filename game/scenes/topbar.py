"""The bar at the top of a screen: a way back and the name of the screen."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Picture
from game.table.canvas import Canvas
from game.table.controls import Button
from game.table.frame import Frame
from game.table.shape import gradient

HEIGHT: Final = 64


class TopBar:
    """Night blue over the whole width, its lower edge gold."""

    def __init__(self, title: str, back: str, then: Callable[[], None], icon: str = "") -> None:
        self.title = title
        self.button = Button(back, then, icon=icon or "anticlockwise-rotation", units=20)
        self.rect = Rect(0, 0, 0, 0)

    def lay_out(self, frame: Frame) -> None:
        """Across the top of the window."""
        self.rect = frame.rect(0, 0, frame.uw, HEIGHT)
        self.button.rect = frame.rect(18, 10, 148, 44)

    def paint(self, canvas: Canvas) -> None:
        """The bar and its title; the button is painted with the other controls."""
        rect, frame = self.rect, canvas.frame
        key = "top bar", rect.size
        face = canvas.assets.cache.keep(key, lambda: _face(rect))
        canvas.picture(face, rect.topleft)
        line = max(1, frame.px(2))
        canvas.fill(Rect(0, rect.bottom - line, rect.w, line), palette.GOLD)
        canvas.fill(Rect(0, rect.bottom, rect.w, line), palette.GOLD_DARK)
        canvas.words(
            self.title.upper(),
            "panel",
            30,
            rect.center,
            palette.NIGHT_TITLE,
            palette.NIGHT,
            align="center",
            spacing=3,
        )


def _face(rect: Rect) -> Picture:
    return Picture(gradient(rect.w, rect.h, palette.NIGHT_RAMP))
