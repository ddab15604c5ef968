"""The score track: 0 to 50 from left to right, 51 to 100 and back, and the laurel beyond.

A numbered space and the four symbols of the guilds follow each other again and again.
"""

from collections.abc import Sequence
from typing import Final

from pygame import SRCALPHA, Rect, Surface

from game.assets import Assets, Picture
from game.palette import BAZAAR, CREAM, SHADOW
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.ground import Growing, Steps, grown
from game.table.marks import medal
from game.table.plot import Plot
from game.table.shape import soft
from game.table.sketch import Sketch
from game.table.skin import panel
from game.table.sprite import Sprite
from game.table.writing import write
from game.tables.sobek.ids import Marker
from rules.sobek.pieces import FINISH, TRACK_CYCLE
from rules.sobek.rulings import SYMBOLS

_TURN: Final = 50
"""The last space of the upper row; the lower one has the laurel and the other half."""
_SIDE: Final = 15
_TOP: Final = 11
_ROW_GAP: Final = 3.5
_SPACE_GAP: Final = 1.6
_WIDER: Final = 0.3
"""The space of 100 takes so much of its neighbour."""
_MARKER: Final = 19.5
_SHARED: Final[tuple[tuple[float, tuple[tuple[float, float], ...]], ...]] = (
    (_MARKER, ((0, 0),)),
    (14.5, ((-9, -3), (9, 3))),
    (13.5, ((-11, -7), (11, -7), (0, 8))),
    (13.0, ((-11, -8), (11, -8), (-11, 9), (11, 9))),
)
"""By how many share a space: their radius, and how far each stands from its middle."""
_PARTS: Final = 3
"""So many parts of the spaces are drawn, each by itself."""
_RISE: Final = 2.0
"""Markers stand so much higher than the middle of their space."""


class Track:
    """Where the spaces lie in a rectangle of the window, in pixels."""

    def __init__(self, frame: Frame, rect: Rect) -> None:
        self.frame = frame
        self.rect = rect
        self._plot = Plot(frame, rect)
        self._pitch = (self._plot.w - 2 * _SIDE) / (_TURN + 1)
        self._high = (self._plot.h - 2 * _TOP - _ROW_GAP) / 2

    def space(self, points: int) -> Rect:
        """A space of the track; the laurel for more than 100."""
        if points > FINISH:
            return self._cell(0, 1, 0, -_WIDER)
        if points == FINISH:
            return self._cell(1, 1, -_WIDER, 0)
        if points <= _TURN:
            return self._cell(points, 0)
        return self._cell(FINISH + 1 - points, 1)

    def markers(self, scores: Sequence[int]) -> tuple[Rect, ...]:
        """The marker of every seat; those that share a space crowd about its middle."""
        spaces = [min(points, FINISH + 1) for points in scores]
        found = []
        for seat, space in enumerate(spaces):
            others = [other for other, where in enumerate(spaces) if where == space]
            radius, crowd = _SHARED[len(others) - 1]
            dx, dy = crowd[others.index(seat)]
            size = 2 * self.frame.px(radius)
            rect = Rect(0, 0, size, size)
            x, y = self.space(space).center
            rect.center = x + self.frame.px(dx), y + self.frame.px(dy - _RISE)
            found.append(rect)
        return tuple(found)

    def sprites(self, assets: Assets, scores: Sequence[int]) -> list[Sprite]:
        """The markers."""
        return [
            Sprite(Marker(seat), marker(assets, seat, rect.w // 2), rect, seat)
            for seat, rect in enumerate(self.markers(scores))
        ]

    def paint(self, canvas: Canvas) -> None:
        """The track without its markers."""
        canvas.picture(self._board(canvas.assets), self.rect.topleft)
        ink, ground = BAZAAR["track_ink"][0], BAZAAR["track_number"][1]
        for points in range(0, FINISH + 1, TRACK_CYCLE):
            write(canvas, str(points), "number", 20, self.space(points), ink, ground)

    def _cell(self, column: int, row: int, left: float = 0, right: float = 0) -> Rect:
        """A space by column and row; its sides moved by parts of the pitch."""
        return self._plot.place(
            _SIDE + (column + left) * self._pitch + _SPACE_GAP / 2,
            _TOP + row * (self._high + _ROW_GAP),
            (1 + right - left) * self._pitch - _SPACE_GAP,
            self._high,
        )

    def _board(self, assets: Assets) -> Picture:
        def begin() -> Growing:
            under = panel(assets, self.frame.u, self.rect.w, self.rect.h, "papyrus", 12)
            whole = Picture(under.surface.copy(), under.dx, under.dy)
            return Growing(whole, self._paint_board(assets, whole))

        return grown(assets, ("track", self.frame, self.rect.size), begin)

    def _paint_board(self, assets: Assets, board: Picture) -> Steps:
        frame, rect, whole = self.frame, self.rect, board.surface
        at = -board.dx, -board.dy
        yield
        spaces, part = self._spaces(), rect.w // _PARTS + 1
        for left in range(0, rect.w, part):
            cut = Rect(left, 0, min(part, rect.w - left), rect.h)
            spaces.lay_part(assets, whole, at, cut)
            yield
        size = frame.px(0.8 * min(self._high, self._pitch))
        for points in range(1, FINISH):
            if points % TRACK_CYCLE:
                kind = points % TRACK_CYCLE - 1
                sign = assets.svg(f"icons/{SYMBOLS[kind]}", size, size, BAZAAR["symbols"][kind])
                _lay(whole, sign, self.space(points).move(-rect.x, -rect.y), at)
        crown = self.space(FINISH + 1).move(-rect.x, -rect.y)
        size = min(crown.w + frame.px(4), crown.h)
        _lay(whole, assets.svg("icons/laurels", size, size, BAZAAR["laurel"][0]), crown, at)

    def _spaces(self) -> Sketch:
        u = self.frame.u
        sketch = Sketch(*self.rect.size, u=u)
        for points in range(FINISH + 1):
            space = self.space(points)
            x, y = (space.x - self.rect.x) / u, (space.y - self.rect.y) / u
            w, h = space.w / u, space.h / u
            if points % TRACK_CYCLE:
                sketch.rect(x, y, w, h, BAZAAR["track_space"][0], radius=5, opacity=0.62)
                continue
            fill = sketch.down(BAZAAR["track_number"], y, h)
            edge = BAZAAR["plank_line"][0]
            sketch.rect(x, y, w, h, fill, radius=5, edge=edge, edge_width=1.4)
        end, low = self.space(_TURN), self.space(_TURN + 1)
        x = (end.right - self.rect.x) / u + 1.5
        top, bottom = (end.centery - self.rect.y) / u, (low.centery - self.rect.y) / u
        sketch.path(
            f"M{x:g} {top:g} Q{x + 9:g} {(top + bottom) / 2:g} {x:g} {bottom:g}",
            edge=BAZAAR["track_number"][0],
            edge_width=3,
        )
        return sketch


def marker(assets: Assets, seat: int, radius: int) -> Picture:
    """The marker of a seat with its shadow, from the top left of its place."""

    def make() -> Picture:
        line = max(1, round(0.1 * radius))
        blur = max(1, 0.14 * radius)
        under = soft(assets, 2 * radius, 2 * radius, radius, blur, SHADOW, 0.5)
        down = round(0.16 * radius)
        reach = -under.dx
        whole = Surface((2 * (radius + reach), 2 * (radius + reach) + down), SRCALPHA)
        whole.blit(under.surface, (0, down))
        ring = Sketch(2 * radius, 2 * radius)
        ring.circle(radius, radius, radius, CREAM)
        whole.blit(ring.raster(assets), (reach, reach))
        face = medal(assets, seat, radius - line)
        middle = reach + radius
        whole.blit(face.surface, (middle + face.dx, middle + face.dy))
        return Picture(whole, -reach, -reach)

    return assets.cache.keep(("marker", seat, radius), make)


def _lay(whole: Surface, sign: Surface, place: Rect, at: tuple[int, int]) -> None:
    x = at[0] + place.centerx - sign.get_width() // 2
    whole.blit(sign, (x, at[1] + place.centery - sign.get_height() // 2))
