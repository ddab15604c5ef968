"""The bar at the top of a screen: a way back and the name of the screen."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.controls import Button
from game.table.frame import Frame
from game.table.writing import fitting

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
        canvas.bar(HEIGHT)
        canvas.words(
            self.title.upper(),
            "panel",
            fitting(canvas.frame, 30, round(0.8 * self.rect.h)),
            self.rect.center,
            palette.NIGHT_TITLE,
            palette.NIGHT,
            align="center",
            spacing=3,
        )
