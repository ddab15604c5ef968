"""Sliders: a number within bounds, set by dragging or by arrow keys."""

from collections.abc import Callable

import pygame

from game import palette
from game.table import faces
from game.table.canvas import Canvas
from game.table.control import Control

_GROOVE = 12
_HANDLE = 34


class Slider(Control):
    """A whole number from low to high in steps; calls `then` with every new value.

    Its `rect` is the groove's width and as high as the mouse may reach.
    """

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        value: int,
        then: Callable[[int], None],
        *,
        step: int = 1,
        tip: str = "",
        region: str = "",
    ) -> None:
        super().__init__(name, tip=tip, region=region)
        self.low, self.high, self.step = low, high, step
        self.value = value
        self.then = then

    def act(self) -> None:
        """Nothing: a slider is moved, not pressed."""

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right go a step, Home and End to the bounds."""
        if event.type != pygame.KEYDOWN:
            return False
        wanted = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }.get(event.key)
        if wanted is None:
            return False
        self._set(wanted)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """The handle follows the pointer while the button is down."""
        if event.type == pygame.MOUSEMOTION:
            self.hovered = self.rect.collidepoint(event.pos)
            if self.pressed:
                self._drag(event.pos[0])
            return self.pressed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if not self.rect.collidepoint(event.pos):
                return False
            self.pressed = self.enabled
            self._drag(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas."""
        assets, frame, rect = canvas.assets, canvas.frame, self.rect
        alpha = 255 if self.enabled else 110
        groove = rect.copy()
        groove.h = max(4, frame.px(_GROOVE))
        groove.centery = rect.centery
        canvas.picture(
            faces.well(assets, frame.u, groove.w, groove.h, radius=groove.h / 2),
            groove.topleft,
            alpha,
        )
        size = frame.px(_HANDLE)
        x = self._x()
        line = max(1, round(frame.u))
        inner = groove.inflate(-2 * line, -2 * line)
        with canvas.clip(pygame.Rect(groove.left, groove.top, x - groove.left, groove.h)):
            canvas.picture(faces.filled(assets, inner.w, inner.h), inner.topleft, alpha)
        ramp = palette.HANDLE_RAMP[::-1] if self.pressed else palette.HANDLE_RAMP
        if not self.enabled:
            ramp = palette.BUTTONS["disabled"].ramp
        handle = faces.ball(assets, frame.u, size, ramp)
        canvas.picture(handle, (x, rect.centery))
        if (self.hovered or self.pressed) and self.enabled:
            canvas.circle(
                (x, rect.centery), size / 2, palette.BUTTON_HOVER, width=max(1.0, 2 * frame.u)
            )

    def _x(self) -> int:
        share = (self.value - self.low) / max(1, self.high - self.low)
        return self.rect.left + round(share * self.rect.w)

    def _drag(self, x: int) -> None:
        share = (x - self.rect.left) / max(1, self.rect.w)
        steps = round(share * (self.high - self.low) / self.step)
        self._set(self.low + steps * self.step)

    def _set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if self.enabled and value != self.value:
            self.value = value
            self.then(value)
