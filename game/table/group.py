"""The controls of one screen together: events, focus, tooltips and painting in one place."""

from collections.abc import Sequence

import pygame

from game.table.canvas import Canvas, TextItem
from game.table.control import Control
from game.table.focus import Focusable, FocusRing
from game.table.tooltip import Tooltip, whole


class Controls:
    """A screen's controls in reading order, with its focus ring and tooltip.

    A scene feeds it every event, lets it tick while on top, and paints it after its own ground.
    `offer` sets the controls; other things to focus, such as pieces of a table, go in `others`.
    Unless `alone`, something else explains what lies beside the controls.
    """

    def __init__(self, controls: Sequence[Control] = (), *, alone: bool = True) -> None:
        self.ring = FocusRing()
        self.pointed: Control | None = None
        """The control under the pointer."""
        self._alone = alone
        self.tooltip = Tooltip()
        self._controls: Sequence[Control] = ()
        self._canvas: Canvas | None = None
        self._explained: Control | None = None
        self.offer(controls)

    def offer(self, controls: Sequence[Control], others: Sequence[Focusable] = ()) -> None:
        """The controls from now on, and what else can be focused, after them."""
        for gone in self._controls:
            if all(gone is not control for control in controls):
                gone.blur()
                gone.focused = False
                if gone is self._explained:
                    self.tooltip.away()
        self._controls = tuple(controls)
        self.ring.offer((*self._controls, *others))

    def handle(self, event: pygame.event.Event) -> bool:
        """Mouse to the control under it (later ones lie over earlier ones), keys to the ring."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._let_go()
        for control in self._opened():
            if control.handle(event):
                return True
        used = self._spread(event)
        for control in self._controls:
            control.focused = control is self.ring.current
        self._sink()
        self._point(event)
        return used

    def _spread(self, event: pygame.event.Event) -> bool:
        used = self.ring.handle(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
            return used
        for control in reversed(self._controls):
            used = control.handle(event) or used
            if used and event.type == pygame.MOUSEBUTTONDOWN:
                break
        return used

    def tick(self, seconds: float) -> bool:
        """Lets the tooltip come and a key that is down too long go; whether the picture changed."""
        return self.tooltip.tick(seconds) | self._sink()

    @property
    def moving(self) -> bool:
        """Whether a tooltip is fading in."""
        return self.tooltip.moving

    def blur(self) -> None:
        """Another scene lies over this one."""
        self._let_go()
        for control in self._controls:
            control.blur()
            control.focused = False
        self.tooltip.away()

    def paint(self, canvas: Canvas) -> None:
        """Puts controls, focus ring and tooltip on the canvas."""
        for control in self._controls:
            control.paint(canvas)
        self.paint_over(canvas)

    def paint_over(self, canvas: Canvas) -> None:
        """Puts focus ring and tooltip on the canvas, after the controls."""
        self._canvas = canvas
        self.ring.paint(canvas)
        self.tooltip.paint(canvas)

    def _let_go(self) -> None:
        """What is pressed will be let go elsewhere, and then does nothing."""
        self.ring.let_go()
        for control in self._controls:
            control.pressed = control.key_down = False

    def _sink(self) -> bool:
        """Lets the control sink that a key is down on, and the others rise; whether any did."""
        pressed, changed = self.ring.pressed, False
        for control in self._controls:
            down = control is pressed
            changed |= down != control.key_down
            control.key_down = down
        return changed

    def _opened(self) -> list[Control]:
        return [control for control in self._controls if control.open]

    def _point(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            under = [c for c in self._controls if c.rect.collidepoint(event.pos)]
            self.pointed = under[-1] if under else None
            self._explain(self.pointed, event.pos)
        elif event.type == pygame.KEYDOWN:
            current = self.ring.current if self.ring.shown else None
            self._explain(current if isinstance(current, Control) else None, None)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.tooltip.away()

    def _explain(self, control: Control | None, point: tuple[int, int] | None) -> None:
        """What a control says of itself, and the whole of words that are cut on it.

        Beside the controls, the whole of words cut at the pointer.
        """
        self._explained = control
        cut = self._cut(control, point)
        told = (control.explains if control else None) or ("", ())
        title, lines = whole(*told, cut)
        of = control.rect if control else None
        if cut and (control is None or control.holds_others):
            of = cut[0].rect
        if of is not None and title:
            self.tooltip.point(of, title, lines, at_once=point is None)
        else:
            self.tooltip.away()

    def _cut(self, control: Control | None, point: tuple[int, int] | None) -> Sequence[TextItem]:
        if self._canvas is None or (control is None and not self._alone):
            return ()
        if control is not None and not control.holds_others:
            return self._canvas.cut_words_in(control.rect)
        found = self._canvas.cut_words_at(point) if point else None
        return (found,) if found else ()
