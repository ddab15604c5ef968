"""A screen of controls: what the title, the set-up, the menus and the results have in common."""

from dataclasses import dataclass

import pygame

from game.scenes.desk import Desk
from game.scenes.stack import Change, Pop, Repaint
from game.table.canvas import Canvas
from game.table.controls import Controls
from game.table.frame import Frame


@dataclass(frozen=True, slots=True)
class Leave:
    """The result of a scene over a match when the match is to be left."""


class Screen:
    """A scene whose controls are laid out anew for each window, and whose Esc goes back."""

    overlay = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.say = desk.language.say
        self.frame = Frame(1920, 1080)
        self.controls = Controls()
        self._wish: Change | None = None

    @property
    def moving(self) -> bool:
        """Whether every frame differs from the one before."""
        return self.controls.moving

    def wish(self, change: Change) -> None:
        """What shall come of the event or the time that is being dealt with."""
        self._wish = change

    def lay_out(self) -> None:
        """Gives every control its place in `frame`."""
        raise NotImplementedError

    def back(self) -> None:
        """What Esc does."""
        self.wish(Pop())

    def resize(self, frame: Frame) -> None:
        """Lays everything out for a window."""
        self.frame = frame
        self.lay_out()

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Gives the event to the controls, and Esc to `back`."""
        used = self.controls.handle(event)
        if not used and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
        return self._take_wish()

    def tick(self, seconds: float) -> Change | None:
        """Lets tooltips come."""
        if self.controls.tick(seconds) and self._wish is None:
            self._wish = Repaint()
        return self._take_wish()

    def returned(self, result: object) -> Change | None:
        """Who leaves a match leaves everything that lies over it too."""
        return Pop(result) if isinstance(result, Leave) else None

    def paint(self, canvas: Canvas) -> None:
        """Puts the controls on the canvas."""
        self.controls.paint(canvas)

    def leave(self) -> None:
        """Holds nothing."""

    def _take_wish(self) -> Change | None:
        wish, self._wish = self._wish, None
        if wish is not None and not isinstance(wish, Repaint):
            self.controls.blur()
        return wish
