"""What is looked at closely now: opened over the table, closed by any click or by Esc."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.table.canvas import Canvas
from game.table.table import Occupant
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.zoom.sheet import Sheet
from game.tables.imhotep.zoom.subject import Subject
from game.tables.imhotep.zoom.telling import account
from rules.imhotep.view import View

_CLOSING: Final = (
    pygame.K_ESCAPE,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_SPACE,
    pygame.K_i,
)


class Lens:
    """Shows the account of one thing, or nothing."""

    def __init__(self, say: Say, occupants: Sequence[Occupant]) -> None:
        self._say = say
        self._occupants = occupants
        self._subject: Subject | None = None
        self._made: tuple[object, Sheet] | None = None

    @property
    def open(self) -> bool:
        """Whether something is looked at."""
        return self._subject is not None

    def look(self, subject: Subject | None) -> None:
        """Looks at something; at nothing with None."""
        self._subject, self._made = subject, None

    def handle(self, event: pygame.event.Event) -> None:
        """Closes on a click or one of its keys; everything else goes unheard while it is open."""
        pressed = event.type == pygame.KEYDOWN and event.key in _CLOSING
        if pressed or event.type == pygame.MOUSEBUTTONDOWN:
            self.look(None)

    def paint(self, canvas: Canvas, view: View) -> None:
        """The sheet as the view has it now, if something is looked at."""
        if self._subject is None:
            return
        key = self._subject, view, canvas.frame
        if self._made is None or self._made[0] != key:
            told = account(view, self._subject, self._occupants, self._say)
            self._made = key, Sheet(canvas.assets, canvas.frame, self._say, view, told)
        self._made[1].paint(canvas)
