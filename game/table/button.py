"""Buttons: with words, with an icon, or both."""

from collections.abc import Callable

from pygame import Rect

from game import sound
from game.letters import Role
from game.palette import BUTTONS, ButtonColours
from game.table import faces
from game.table.canvas import Canvas
from game.table.control import Control
from game.table.faces import Kind, State
from game.table.frame import FLOOR
from game.table.words import Align


class Button(Control):
    """A button that calls `then` when it is used.

    Without a label it shows only its icon; `name` is then what it is called aloud and in the
    tooltip. `sub` is a second, smaller line. `units` is the height of the label's letters.
    """

    def __init__(
        self,
        label: str,
        then: Callable[[], None],
        *,
        kind: Kind = "second",
        icon: str = "",
        sub: str = "",
        name: str = "",
        tip: str = "",
        region: str = "",
        units: float = 22,
    ) -> None:
        super().__init__(name or label, tip=tip, region=region)
        self.label = label
        self.then = then
        self.kind = kind
        self.icon = icon
        self.sub = sub
        self.units = units
        self._double = True
        self.lit = False
        """Shown as under the pointer, such as for the choice that stands now."""

    def act(self) -> None:
        """Calls `then` if enabled."""
        if self.enabled:
            sound.play("press")
            self.then()

    @property
    def explains(self) -> tuple[str, tuple[str, ...]] | None:
        """Like every control's; an icon alone always has its name explained.

        So is a second line for which there is no room.
        """
        told = super().explains or ((self.name, ()) if not self.label else None)
        if not self.sub or self._double:
            return told
        title, lines = told or (self.name, ())
        return title, (*lines, self.sub)

    @property
    def state(self) -> State:
        """How it looks now."""
        if not self.enabled:
            return "disabled"
        if self.sunk:
            return "pressed"
        return "hover" if self.hovered or self.lit else "rest"

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas; the second line only where there is room for two."""
        state, frame, rect = self.state, canvas.frame, self.rect
        face = faces.button(canvas.assets, frame.u, rect.w, rect.h, self.kind, state)
        canvas.picture(face, rect.topleft)
        place = self.drawn(canvas)
        colours = BUTTONS["disabled" if state == "disabled" else self.kind]
        above, below = frame.letter(self.units), frame.letter(self._small)
        gap = round(0.12 * above)
        self._double = double = bool(self.sub) and above + gap + below <= 0.9 * rect.h
        size = round(rect.h * (0.62 if double else 0.58))
        if not self.label:
            if self.icon:
                canvas.icon(self.icon, place.center, size, colours.ink)
            return
        words = place.inflate(-2 * frame.px(10), 0)
        if self.icon:
            start = place.left + round(rect.h * 0.22)
            canvas.icon(self.icon, (start + size // 2, place.centery), size, colours.ink)
            left = start + size + round(rect.h * 0.14)
            words.w, words.left = words.right - left, left
        elif double:
            words = place.inflate(-2 * round(rect.h * 0.28), 0)
        if not double:
            self._line(canvas, self.label, "button", self.units, words, colours, "center")
            return
        words.top, words.h = place.centery - (above + gap + below) // 2, above
        self._line(canvas, self.label, "button", self.units, words, colours, "left")
        words.top, words.h = words.bottom + gap, below
        self._line(canvas, self.sub, "small", self._small, words, colours, "left")

    @property
    def _small(self) -> float:
        return max(FLOOR, self.units * 0.82)

    def _line(
        self,
        canvas: Canvas,
        text: str,
        role: Role,
        units: float,
        where: Rect,
        colours: ButtonColours,
        align: Align,
    ) -> None:
        canvas.words(text, role, units, where, colours.ink, colours.ramp[1], align=align)
