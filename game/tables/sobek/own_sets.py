"""The viewer's sets in front of the hand."""

from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.plot import Plot
from game.table.sprite import Sprite
from game.table.writing import Say, fitting, write
from game.tables.sobek.cloth import mat
from game.tables.sobek.sets import Sets
from game.tables.sobek.sums import paint_empty, paint_sums
from rules.game import text
from rules.sobek.view import View

_WIDE: Final = 600.0
"""From so many units on the title stands beside the sets, not over them."""
_TITLE: Final = 132.0


class OwnSets:
    """A panel with the sets of the viewer, in pixels."""

    def __init__(self, frame: Frame, rect: Rect, view: View) -> None:
        self.frame = frame
        self.rect = rect
        plot = Plot(frame, rect)
        if plot.w >= _WIDE:
            self._title = plot.place(18, 10, _TITLE - 24, 66)
            self.mat: Rect | None = plot.place(_TITLE, 9, plot.w - _TITLE - 10, plot.h - 18)
            area = self.mat.inflate(-frame.px(32), -frame.px(10))
        else:
            self._title = plot.place(18, 8, plot.w - 36, 30)
            self.mat = None
            area = plot.place(18, 38, plot.w - 36, plot.h - 46)
        self.sets = Sets(frame, area, view, view.viewer)

    def sprites(self, assets: Assets, say: Say) -> list[Sprite]:
        """The cards and the tokens on them."""
        return self.sets.sprites(assets, say)

    def paint(self, canvas: Canvas, say: Say) -> None:
        """The panel below its cards."""
        canvas.panel(self.rect, "night", radius=14)
        if self.mat:
            face = mat(canvas.assets, self.frame.u, *self.mat.size)
            canvas.picture(face, self.mat.topleft)
        paint_empty(canvas, self.sets, "cloth")
        title = say(text("Your sets"))
        ink, ground = palette.NIGHT_TITLE, palette.NIGHT_RAMP[0]
        if self.mat is None:
            write(canvas, title, "panel", 22, self._title, ink, ground, align="left")
            return
        units = fitting(self.frame, 22, self._title.h, 2)
        canvas.words(title, "panel", units, self._title, ink, ground, valign="top", lines=2)

    def paint_over(self, canvas: Canvas, say: Say) -> None:
        """What the sets are worth."""
        paint_sums(canvas, self.sets)
