"""A window on something taller than itself."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame
from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.control import Control

_BAR, _WIDE = 8, 16
_NOTCH = 60


class Scroller(Control):
    """Shows a part of its content; calls `then` whenever it scrolls.

    `content` is the content's height in pixels. What lies in it is laid out from `origin`, painted
    inside `view`, and its width is `inner.w`.
    """

    radius = 8
    holds_others = True

    def __init__(
        self,
        name: str,
        then: Callable[[], None] = lambda: None,
        *,
        region: str = "",
    ) -> None:
        super().__init__(name, region=region)
        self.then = then
        self.content = 0
        self.offset = 0
        self._grip: int | None = None
        self._u = 1.0

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.h)

    @property
    def inner(self) -> Rect:
        """The part of its rectangle beside the bar."""
        inner = self.rect.copy()
        inner.w -= round(_WIDE * self._u)
        return inner

    @property
    def origin(self) -> tuple[int, int]:
        """Where the top left of the content lies in the window, mostly above the rectangle."""
        return self.rect.left, self.rect.top - self.offset

    def place(self, rect: Rect, content: int, u: float) -> None:
        """Lays it out with u pixels to a unit; what was seen stays seen as far as possible."""
        self.rect, self.content, self._u = rect, content, u
        self.offset = min(self.offset, self.most)

    def scroll_to(self, offset: int) -> None:
        """Scrolls so that this many pixels of the content lie above the window on it."""
        offset = min(self.most, max(0, offset))
        if offset != self.offset:
            self.offset = offset
            self.then()

    def reveal(self, part: Rect) -> None:
        """Scrolls no further than needed to show a rectangle given in the window."""
        if part.top < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - part.top))
        elif part.bottom > self.rect.bottom:
            self.scroll_to(self.offset + part.bottom - self.rect.bottom)

    @contextmanager
    def view(self, canvas: Canvas) -> Iterator[None]:
        """Cuts what is painted inside the block to the window on the content."""
        with canvas.clip(self.inner):
            yield

    def act(self) -> None:
        """Nothing: a scroller is moved, not pressed."""

    def key(self, event: pygame.event.Event) -> bool:
        """Up, down, Page Up, Page Down, Home and End scroll, unless at that end already."""
        if event.type != pygame.KEYDOWN:
            return False
        page = round(self.rect.h * 0.9)
        step = round(_NOTCH * self._u)
        wanted = {
            pygame.K_UP: self.offset - step,
            pygame.K_DOWN: self.offset + step,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.most,
        }.get(event.key)
        if wanted is None:
            return False
        before = self.offset
        self.scroll_to(wanted)
        return self.offset != before

    def handle(self, event: pygame.event.Event) -> bool:
        """The wheel over it, and dragging its bar."""
        if event.type == pygame.MOUSEWHEEL:
            if not self.rect.collidepoint(pygame.mouse.get_pos()):
                return False
            self.scroll_to(self.offset - round(event.y * _NOTCH * self._u))
            return True
        if event.type == pygame.MOUSEMOTION:
            self.hovered = self._thumb().inflate(8, 0).collidepoint(event.pos)
            if self._grip is None:
                return False
            free = self.rect.h - self._thumb().h
            top = event.pos[1] - self._grip - self.rect.top
            self.scroll_to(round(top * self.most / max(1, free)))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.most:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._grip is not None:
            self._grip = None
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        """Puts its bar on the canvas, if there is anything to scroll."""
        if not self.most:
            return
        thumb = self._thumb()
        groove = Rect(thumb.left, self.rect.top, thumb.w, self.rect.h)
        canvas.rect(groove, palette.NIGHT_WELL, radius=thumb.w / 2, alpha=160)
        lit = self.hovered or self._grip is not None
        canvas.rect(thumb, palette.GOLD_LIGHT if lit else palette.GOLD, radius=thumb.w / 2)

    def _thumb(self) -> Rect:
        wide = max(6, round(_BAR * self._u))
        high = max(3 * wide, self.rect.h * self.rect.h // max(1, self.content))
        high = min(high, self.rect.h)
        top = self.rect.top + (self.rect.h - high) * self.offset // max(1, self.most)
        return Rect(self.rect.right - wide, top, wide, high)

    def _press(self, point: tuple[int, int]) -> bool:
        thumb = self._thumb()
        wide = round(_WIDE * self._u)
        lane = Rect(self.rect.right - wide, self.rect.top, wide, self.rect.h)
        if not lane.collidepoint(point):
            return False
        if not thumb.top <= point[1] < thumb.bottom:
            free = max(1, self.rect.h - thumb.h)
            self.scroll_to((point[1] - thumb.h // 2 - self.rect.top) * self.most // free)
            thumb = self._thumb()
        self._grip = point[1] - thumb.top
        return True
