"""The bar along the top: the game and the scene's commands."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.tables.plain.layout import EDGE

_HIGH: Final = 44
_GAP: Final = 12
_TITLE: Final = 30


class Bar:
    """The menu at the left, then the name of the game; the other commands at the right."""

    def __init__(
        self, frame: Frame, rect: Rect, assets: Assets, commands: Sequence[Button]
    ) -> None:
        self._frame = frame
        self._rect = rect
        high, edge = frame.px(_HIGH), frame.px(EDGE - 4)
        self._left, self._right = rect.left + edge, rect.right - edge
        for button in commands[:1]:
            button.rect = Rect(self._left, rect.centery - high // 2, high, high)
            self._left = button.rect.right + frame.px(20)
        for button in reversed(commands[1:]):
            wide = high
            if button.label:
                letters = assets.width(button.label, "button", frame.letter(button.units))
                wide = letters + (high if button.icon else 0) + frame.px(24)
            button.rect = Rect(self._right - wide, rect.centery - high // 2, wide, high)
            self._right = button.rect.left - frame.px(_GAP)

    def paint(self, canvas: Canvas, title: str) -> None:
        """Everything but the commands."""
        canvas.bar()
        canvas.words(
            title,
            "display",
            _TITLE,
            (self._left, self._rect.centery),
            palette.NIGHT_TITLE,
            palette.NIGHT_BAR[1],
            width=self._right - self._left,
            spacing=2,
        )
