"""Choices: one of several side by side, or on and off."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from game import palette, sound
from game.table import faces
from game.table.canvas import Canvas
from game.table.control import Control
from game.table.faces import Ground

_INSET = 3


class Segmented(Control):
    """One of a few choices side by side; calls `then` with the index of the new one.

    `tips` says of every choice what it means, for its tooltip.
    """

    sinks = False

    def __init__(
        self,
        name: str,
        labels: Sequence[str],
        chosen: int,
        then: Callable[[int], None],
        *,
        ground: Ground = "night",
        units: float = 22,
        tip: str = "",
        tips: Sequence[str] = (),
        region: str = "",
    ) -> None:
        super().__init__(name, tip=tip, region=region)
        self.labels = tuple(labels)
        self.tips = tuple(tips)
        self.chosen = chosen
        self.then = then
        self.ground: Ground = ground
        self.units = units
        self._under: int | None = None

    @property
    def explains(self) -> tuple[str, tuple[str, ...]] | None:
        """Like every control's; with `tips`, of the choice under the pointer or else chosen."""
        told = super().explains
        if not self.tips:
            return told
        index = self.chosen if self._under is None else self._under
        return self.labels[index], (self.tips[index], *(told[1] if told else ()))

    def part(self, index: int) -> Rect:
        """Where a choice lies, in pixels."""
        count = len(self.labels)
        left = self.rect.left + self.rect.w * index // count
        right = self.rect.left + self.rect.w * (index + 1) // count
        return Rect(left, self.rect.top, right - left, self.rect.h)

    def act(self) -> None:
        """Goes to the next choice, and from the last to the first."""
        self._choose((self.chosen + 1) % len(self.labels))

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right choose."""
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        index = self.chosen + (1 if event.key == pygame.K_RIGHT else -1)
        if 0 <= index < len(self.labels):
            self._choose(index)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click chooses what lies under it."""
        if event.type == pygame.MOUSEMOTION:
            self._under = self._at(event.pos)
            self.hovered = self._under is not None
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            index = self._at(event.pos)
            if index is not None:
                self._choose(index)
            return index is not None
        return False

    def blur(self) -> None:
        """Nothing lies under the pointer."""
        super().blur()
        self._under = None

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas."""
        u = canvas.frame.u
        canvas.picture(
            faces.well(canvas.assets, u, self.rect.w, self.rect.h, self.ground), self.rect.topleft
        )
        night = self.ground == "night"
        quiet = palette.NIGHT_QUIET if night else palette.PAPYRUS_QUIET
        ground = palette.NIGHT_WELL if night else palette.PAPYRUS_THIRD
        inset = canvas.frame.px(_INSET)
        for index, label in enumerate(self.labels):
            part = self.part(index)
            colour, below = quiet, ground
            if not self.enabled:
                colour = palette.BUTTONS["disabled"].ink if night else palette.PAPYRUS_FAINT
            if index == self.chosen:
                inner = part.inflate(-2 * inset, -2 * inset)
                if self.enabled:
                    face = faces.chosen(canvas.assets, u, inner.w, inner.h, self.ground)
                    colour = palette.BUTTONS["primary"].ink
                    below = palette.CHOSEN_RAMP[1]
                    if not night:
                        colour, below = palette.PAPYRUS_CHOSEN_TEXT, palette.PAPYRUS_CHOSEN[0]
                else:
                    colours = palette.BUTTONS["disabled"]
                    face = faces.button(canvas.assets, u, inner.w, inner.h, "second", "disabled")
                    colour, below = colours.ink, colours.ramp[1]
                canvas.picture(face, inner.topleft)
            elif index == self._under and self.enabled:
                colour = palette.NIGHT_TITLE if night else palette.PAPYRUS_TEXT
                inner = part.inflate(-2 * inset, -2 * inset)
                edge = palette.BUTTON_HOVER if night else palette.PAPYRUS_CHOSEN_EDGE
                canvas.rect(inner, edge, radius=9 * u, width=max(1.0, 2 * u))
            canvas.words(
                label,
                "button" if index == self.chosen or not night else "body",
                self.units,
                part.inflate(-4 * inset, 0),
                colour,
                below,
                align="center",
            )

    def _at(self, point: tuple[int, int]) -> int | None:
        if not self.rect.collidepoint(point):
            return None
        return next(i for i in range(len(self.labels)) if self.part(i).collidepoint(point))

    def _choose(self, index: int) -> None:
        if self.enabled and index != self.chosen:
            sound.play("toggle")
            self.chosen = index
            self.then(index)


class Switch(Control):
    """On or off; calls `then` with the new state. It is drawn as large as its `rect`."""

    radius = 18

    def __init__(
        self,
        name: str,
        on: bool,
        then: Callable[[bool], None],
        *,
        tip: str = "",
        region: str = "",
    ) -> None:
        super().__init__(name, tip=tip, region=region)
        self.on = on
        self.then = then

    def act(self) -> None:
        """Switches, if enabled."""
        if self.enabled:
            sound.play("toggle")
            self.on = not self.on
            self.then(self.on)

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas: a tick beside the knob when on, a cross when off."""
        u, rect = canvas.frame.u, self.drawn(canvas)
        groove = faces.switch(canvas.assets, u, rect.w, rect.h, on=self.on)
        alpha = 255 if self.enabled else 110
        canvas.picture(groove, rect.topleft, alpha)
        size = round(rect.h * 0.76)
        reach = round(rect.h * 0.5)
        knob = faces.ball(canvas.assets, u, size, palette.KNOB_RAMP)
        x = rect.right - reach if self.on else rect.left + reach
        canvas.picture(knob, (x, rect.centery), alpha)
        sign = "tick" if self.on else "cross"
        side = rect.left + round(rect.h * 0.62) if self.on else rect.right - round(rect.h * 0.56)
        colour = palette.WHITE if self.on else palette.NIGHT_QUIET
        canvas.icon(sign, (side, rect.centery), round(rect.h * 0.5), colour, alpha)
        if self.hovered and self.enabled:
            canvas.rect(rect, palette.BUTTON_HOVER, radius=rect.h / 2, width=max(1.0, 2 * u))
