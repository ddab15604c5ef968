"""The bar along the top of a match: the game, its rounds, more words, and the scene's commands."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets, Role
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.frame import Frame

GAP: Final = 24
GROUND: Final = palette.NIGHT_BAR[1]
_BUTTON_HIGH: Final = 44
_LETTERS: Final = 22
_STEP: Final = 30
"""From one round to the next."""


class MatchBar:
    """Lays out what the bar tells, from left to right, as far as there is room.

    Every part is painted at an x in pixels and gives the x where the next may begin.
    """

    def __init__(
        self, frame: Frame, rect: Rect, assets: Assets, commands: Sequence[Button]
    ) -> None:
        """Places the commands: the first at the left, the others at the right."""
        self.frame = frame
        self.rect = rect
        self._assets = assets
        self.left = frame.px(20)
        self.right = rect.right - frame.px(20)
        """What is told lies between these."""
        self.told = Rect(0, 0, 0, 0)
        """Where it was last painted how far the match has come."""
        high = frame.px(_BUTTON_HIGH)
        for button in commands[:1]:
            button.rect = Rect(self.left, 0, high, high)
            button.rect.centery = rect.centery
            self.left = button.rect.right
        for button in reversed(commands[1:]):
            wide = high
            if button.label:
                letters = assets.width(button.label, "button", frame.letter(button.units))
                wide = letters + (round(0.95 * high) if button.icon else 0) + frame.px(26)
            button.rect = Rect(0, 0, wide, high)
            button.rect.midright = self.right, rect.centery
            self.right = button.rect.left - frame.px(12)

    def title(self, canvas: Canvas, words: str) -> int:
        """The bar itself with the name of the game."""
        canvas.bar()
        at = self.left + self.frame.px(20), self.rect.centery
        ink = palette.NIGHT_TITLE
        return canvas.words(words, "display", 30, at, ink, GROUND, spacing=2).right

    def rule(self, canvas: Canvas, x: int) -> int:
        """A line between two parts."""
        line = Rect(x + self.frame.px(GAP), 0, max(1, self.frame.px(2)), self.frame.px(38))
        line.centery = self.rect.centery
        canvas.fill(line, palette.NIGHT_LINE)
        return line.right + self.frame.px(GAP)

    def words(self, canvas: Canvas, words: str, x: int, *, strong: bool = True) -> int:
        """Words in one line."""
        ink = palette.NIGHT_TEXT if strong else palette.NIGHT_QUIET
        at = x, self.rect.centery
        role: Role = "button" if strong else "body"
        return canvas.words(words, role, _LETTERS, at, ink, GROUND).right

    def fits(self, words: str, x: int, more: float = 0) -> bool:
        """Whether words after a line, and so many units after them, still fit."""
        wide = self._assets.width(words, "button", self.frame.letter(_LETTERS))
        return x + wide + self.frame.px(more + 2 * GAP + 20) <= self.right

    def rounds(self, canvas: Canvas, x: int, now: int, count: int) -> int:
        """A dot for every round: gold ones are over, the sun stands at this one."""
        frame = self.frame
        step = frame.px(_STEP)
        for number in range(1, count + 1):
            at = x + step * (number - 1) + frame.px(32), self.rect.centery
            if number == now:
                canvas.icon("sun", at, frame.px(38), palette.LEGAL)
            elif number < now:
                canvas.circle(at, frame.px(8), palette.GOLD)
            else:
                canvas.circle(at, frame.px(8), palette.NIGHT_LINE, width=max(1.0, 2 * frame.u))
        end = x + step * (count - 1) + frame.px(48)
        self.told = Rect(x, self.rect.top, end - x, self.rect.h)
        return end
