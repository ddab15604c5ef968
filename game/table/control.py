"""What all controls have in common."""

import pygame
from pygame import Rect

from game.table import faces
from game.table.canvas import Canvas


class Control:
    """Something on the screen to press, with mouse or keys.

    A scene makes its controls once, gives each a `rect` (pixels) whenever it lays out, feeds them
    events, and paints them. A control is disabled by giving it a reason.
    """

    radius: float = 12
    """How round its corners are, in units."""
    sinks = True
    """Whether it is seen to be pressed, and acts when the key is let go."""
    holds_others = False
    """Whether words that lie in its rectangle are not its own."""

    def __init__(self, name: str, *, tip: str = "", region: str = "") -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.name = name
        self.tip = tip
        """More about it, for the tooltip."""
        self.region = region
        self.reason = ""
        """Why it is disabled, in one sentence."""
        self.hovered = False
        self.pressed = False
        self.key_down = False
        """Whether a key is down on it, which will act when it is let go."""
        self._focused = False

    @property
    def enabled(self) -> bool:
        """Whether there is no reason against using it."""
        return not self.reason

    @property
    def sunk(self) -> bool:
        """Whether it is seen to be pressed, by the mouse or by a key."""
        return self.enabled and (self.key_down or (self.pressed and self.hovered))

    def drawn(self, canvas: Canvas) -> Rect:
        """Where it is seen: a little lower while it is pressed."""
        return self.rect.move(0, round(faces.SUNK * canvas.frame.u)) if self.sunk else self.rect

    @property
    def focused(self) -> bool:
        """Whether keys go to it, with or without a ring round it."""
        return self._focused

    @focused.setter
    def focused(self, focused: bool) -> None:
        if focused != self._focused:
            self._focused = focused
            self._on_focus(focused)

    def _on_focus(self, focused: bool) -> None:
        """Keys now go to it, or no longer."""

    @property
    def open(self) -> bool:
        """Whether it lies open over others and takes every event first."""
        return False

    @property
    def explains(self) -> tuple[str, tuple[str, ...]] | None:
        """Title and lines of its tooltip; None if its words on the screen say all."""
        lines = tuple(line for line in (self.reason, self.tip) if line not in ("", self.name))
        return (self.name, lines) if lines else None

    def act(self) -> None:
        """Does what a click does, if enabled."""

    def key(self, event: pygame.event.Event) -> bool:
        """Uses a key press or text while in focus; whether it did."""
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """Mouse over and on the control; whether the event is used up."""
        if event.type == pygame.MOUSEMOTION:
            self.hovered = self.rect.collidepoint(event.pos)
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pressed = self.enabled and self.rect.collidepoint(event.pos)
            return self.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            if self.rect.collidepoint(event.pos):
                self.act()
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas."""

    def blur(self) -> None:
        """The pointer or the focus is elsewhere, or another scene lies over this one."""
        self.hovered = self.pressed = self.key_down = False
