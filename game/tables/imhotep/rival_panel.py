"""A night panel on the water beside a site: what another seat chooses there, while it is shown."""

from typing import Final

from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas, Layer
from game.table.clip import Clip
from game.table.frame import FLOOR
from game.table.marks import paint_ring
from game.table.people import paint_medal
from game.table.plot import Plot
from game.table.timeline import Timeline
from game.table.writing import write
from game.tables.imhotep.cards import card, card_back
from game.tables.imhotep.rival_choice import Card, Plate, RivalChoice, Tile
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import HIDDEN, text

HOLD: Final = 1400
"""Milliseconds that a choice is shown before it is seen on the table."""
_PAD: Final = 22
_HEAD: Final = 88
_CARD: Final = (84, 110)
_PLATE: Final = (128, 96)
_APART: Final = 16
_SKIP: Final = 176
_GROUND: Final = palette.NIGHT_RAMP[0]


class RivalPanel:
    """Shows one choice for as long as the first part of its clip runs."""

    def __init__(self, say: Say, timeline: Timeline) -> None:
        self._say = say
        self._timeline = timeline
        self._choice: RivalChoice | None = None
        self._clip: Clip | None = None
        self._skip = Button(say(text("Skip")), _nothing, icon="fast-forward-button", units=22)

    def show(self, choice: RivalChoice, clip: Clip | None) -> Clip:
        """The clip of what was chosen, after the time to see the choice."""
        self._choice, self._clip = choice, (clip or Clip()).later(HOLD)
        return self._clip

    @property
    def shown(self) -> bool:
        """Whether it is to be seen now."""
        running = self._clip is not None and self._timeline.running is self._clip
        return running and self._timeline.elapsed < HOLD

    def paint(self, canvas: Canvas, spread: Spread, pointer: tuple[int, int]) -> None:
        """The panel over the water, if there is something to be shown."""
        choice = self._choice
        if choice is None or not self.shown:
            return
        plot = Plot(canvas.frame, self._place(spread, choice))
        with canvas.layer(Layer.POPUP):
            canvas.panel(plot.rect, "night", radius=16)
            self._paint_head(canvas, plot, choice)
            x = float(_PAD)
            for n, tile in enumerate(choice.tiles):
                w, h = _size(tile)
                place = plot.place(x, _HEAD, w, h)
                self._paint_tile(canvas, tile, place)
                if n == choice.chosen:
                    paint_ring(canvas, place, "last", 10)
                x += w + _APART
            self._paint_skip(canvas, plot, pointer)

    def _place(self, spread: Spread, choice: RivalChoice) -> Rect:
        layout = spread.layout
        frame, site = layout.frame, layout.sites[choice.site]
        tiles = sum(_size(tile)[0] + _APART for tile in choice.tiles)
        high = max(_size(tile)[1] for tile in choice.tiles)
        rect = frame.rect(0, 0, max(2 * _PAD + tiles + _SKIP, 520), _HEAD + high + _PAD)
        top = layout.docks[choice.site].top + frame.px(20)
        rect.topleft = site.right - frame.px(30), top
        if rect.right > frame.width - frame.px(24):
            rect.topright = site.left + frame.px(30), top
        return rect.clamp(frame.whole)

    def _paint_head(self, canvas: Canvas, plot: Plot, choice: RivalChoice) -> None:
        medal = plot.about(_PAD + 24, 44, 50, 50)
        paint_medal(canvas, choice.seat, medal, starts=False)
        room = plot.w - 84 - _PAD
        title, line = plot.place(84, 14, room, 34), plot.place(84, 47, room, 28)
        ink, quiet = palette.NIGHT_TITLE, palette.NIGHT_QUIET
        write(canvas, self._say(choice.title), "panel", 26, title, ink, _GROUND, align="left")
        write(canvas, self._say(choice.line), "body", 20, line, quiet, _GROUND, align="left")

    def _paint_tile(self, canvas: Canvas, tile: Tile, place: Rect) -> None:
        if isinstance(tile, Card):
            if tile.kind == HIDDEN:
                picture = card_back(canvas.assets, place.size)
            else:
                picture = card(
                    canvas.assets, canvas.frame, self._say, tile.kind, place.size, "small"
                )
            canvas.picture(picture, place.topleft)
            return
        self._paint_plate(canvas, tile, place)

    def _paint_plate(self, canvas: Canvas, tile: Plate, place: Rect) -> None:
        frame = canvas.frame
        canvas.panel(place, "row", radius=12)
        ink, ground = palette.NIGHT_TEXT, palette.NIGHT_ROW[0]
        words = self._say(tile.words)
        inside = place.inflate(-frame.px(12), 0)
        if tile.under is not None:
            lower = Rect(inside.x, place.bottom - frame.px(36), inside.w, frame.px(28))
            write(canvas, self._say(tile.under), "body", FLOOR, lower, palette.NIGHT_QUIET, ground)
            inside.h -= frame.px(34)
        size = frame.px(30)
        if not tile.icon:
            write(canvas, words, "number", 34, inside, ink, ground)
        elif tile.under is not None:
            left = Rect(inside.x, inside.y, inside.w // 2, inside.h)
            write(canvas, words, "number", 30, left, ink, ground, align="right")
            at = left.right + size // 2 + frame.px(4), inside.centery
            canvas.icon(tile.icon, at, size, ink)
        else:
            canvas.icon(tile.icon, (inside.centerx, place.top + frame.px(34)), size, ink)
            lower = Rect(inside.x, place.top + frame.px(54), inside.w, frame.px(32))
            write(canvas, words, "button", 20, lower, ink, ground)

    def _paint_skip(self, canvas: Canvas, plot: Plot, pointer: tuple[int, int]) -> None:
        self._skip.rect = plot.place(plot.w - _PAD - 150, _HEAD, 150, 52)
        self._skip.hovered = self._skip.rect.collidepoint(pointer)
        self._skip.paint(canvas)
        below = plot.place(plot.w - _PAD - 150, _HEAD + 58, 150, 28)
        words, quiet = self._say(text("or hold Space")), palette.NIGHT_QUIET
        write(canvas, words, "body", FLOOR, below, quiet, _GROUND)


def _size(tile: Tile) -> tuple[float, float]:
    return _CARD if isinstance(tile, Card) else _PLATE


def _nothing() -> None:
    """Any press ends the running clip."""
