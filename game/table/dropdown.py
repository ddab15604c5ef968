"""A choice among many that opens as a list."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from game import palette
from game.table import faces
from game.table.canvas import Canvas, Layer
from game.table.control import Control

_PAD = 18


class Dropdown(Control):
    """One of several choices; calls `then` with the index of the new one."""

    def __init__(
        self,
        name: str,
        labels: Sequence[str],
        chosen: int,
        then: Callable[[int], None],
        *,
        units: float = 22,
        tip: str = "",
        region: str = "",
    ) -> None:
        super().__init__(name, tip=tip, region=region)
        self.labels = tuple(labels)
        self.chosen = chosen
        self.then = then
        self.units = units
        self._open = False
        self._marked = chosen
        self._bottom = 0

    @property
    def open(self) -> bool:
        """Whether its list is open and takes every event first."""
        return self._open

    def act(self) -> None:
        """Opens the list."""
        if self.enabled:
            self._open, self._marked = True, self.chosen

    def blur(self) -> None:
        """The list closes."""
        super().blur()
        self._open = False

    def key(self, event: pygame.event.Event) -> bool:
        """In the open list: up and down mark, Enter chooses, Esc closes."""
        if not self._open or event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            step = 1 if event.key == pygame.K_DOWN else -1
            self._marked = (self._marked + step) % len(self.labels)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._choose(self._marked)
        elif event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self._open = False
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click opens the list, and in the list chooses; a click elsewhere closes it."""
        if not self._open:
            return super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            index = self._at(event.pos)
            self._marked = self._marked if index is None else index
        elif event.type == pygame.MOUSEBUTTONDOWN:
            index = self._at(event.pos)
            if index is not None and event.button == 1:
                self._choose(index)
            else:
                self._open = False
        elif event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            self.key(event)
        return True

    def row(self, index: int) -> Rect:
        """Where a choice of the open list lies, in pixels."""
        size = self.rect.size
        high = size[1] * len(self.labels)
        top = self.rect.bottom
        if self._bottom and top + high > self._bottom:
            top = max(0, self.rect.top - high)
        return Rect((self.rect.left, top + index * size[1]), size)

    def paint(self, canvas: Canvas) -> None:
        """Puts it, and its list while open, on the canvas."""
        frame, rect = canvas.frame, self.drawn(canvas)
        self._bottom = frame.height
        lit = self.enabled and (self.hovered or self._open)
        edge = palette.BUTTON_HOVER if lit else palette.NIGHT_WELL_EDGE
        face = faces.well(canvas.assets, frame.u, rect.w, rect.h, edge=edge)
        canvas.picture(face, rect.topleft)
        ink = palette.NIGHT_TEXT if self.enabled else palette.BUTTONS["disabled"].ink
        size = round(rect.h * 0.4)
        at = rect.right - frame.px(_PAD) - size // 2, rect.centery
        canvas.icon("chevron-up" if self._open else "chevron-down", at, size, ink)
        self._words(canvas, rect, self.labels[self.chosen], ink, size)
        if self._open:
            with canvas.layer(Layer.POPUP):
                self._paint_list(canvas)

    def _paint_list(self, canvas: Canvas) -> None:
        first = self.row(0)
        whole = first.union(self.row(len(self.labels) - 1))
        canvas.panel(whole.inflate(canvas.frame.px(8), canvas.frame.px(8)), "night", radius=12)
        for index, label in enumerate(self.labels):
            row = self.row(index)
            if index == self._marked:
                face = faces.chosen(canvas.assets, canvas.frame.u, row.w, row.h)
                canvas.picture(face, row.topleft)
            marked = index == self._marked
            ink = palette.BUTTONS["primary"].ink if marked else palette.NIGHT_TEXT
            size = round(row.h * 0.4)
            if index == self.chosen:
                middle = row.right - canvas.frame.px(_PAD) - size // 2, row.centery
                canvas.icon("tick", middle, size, ink)
            ground = palette.CHOSEN_RAMP[1] if marked else palette.NIGHT_RAMP[0]
            self._words(canvas, row, label, ink, size, ground)

    def _words(
        self,
        canvas: Canvas,
        row: Rect,
        label: str,
        ink: palette.Colour,
        kept: int,
        ground: palette.Colour = palette.NIGHT_WELL,
    ) -> None:
        pad = canvas.frame.px(_PAD)
        where = row.left + pad, row.centery
        width = row.w - 3 * pad - kept
        canvas.words(label, "body", self.units, where, ink, ground, width=width)

    def _at(self, point: tuple[int, int]) -> int | None:
        for index in range(len(self.labels)):
            if self.row(index).collidepoint(point):
                return index
        return None

    def _choose(self, index: int) -> None:
        self._open = False
        if index != self.chosen:
            self.chosen = index
            self.then(index)
