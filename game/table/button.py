"""Buttons: with words, with an icon, or both."""

from collections.abc import Callable

from game.palette import BUTTONS
from game.table import faces
from game.table.canvas import Canvas
from game.table.control import Control
from game.table.faces import Kind, State
from game.table.frame import FLOOR


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
        self.lit = False
        """Shown as under the pointer, such as for the choice that stands now."""

    def act(self) -> None:
        """Calls `then` if enabled."""
        if self.enabled:
            self.then()

    @property
    def explains(self) -> tuple[str, tuple[str, ...]] | None:
        """Like every control's; an icon alone always has its name explained."""
        return super().explains or (None if self.label else (self.name, ()))

    @property
    def state(self) -> State:
        """How it looks now."""
        if not self.enabled:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.hovered or self.lit else "rest"

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas."""
        state, frame = self.state, canvas.frame
        rect = self.rect
        face = faces.button(canvas.assets, frame.u, rect.w, rect.h, self.kind, state)
        canvas.picture(face, rect.topleft)
        colours = BUTTONS["disabled" if state == "disabled" else self.kind]
        ink, ground = colours.ink, colours.ramp[1]
        sunk = round(faces.SUNK * frame.u) if state == "pressed" else 0
        place = rect.move(0, sunk)
        size = round(rect.h * (0.62 if self.sub else 0.58))
        if not self.label:
            if self.icon:
                canvas.icon(self.icon, place.center, size, ink)
            return
        left = place.left + frame.px(10)
        right = place.right - frame.px(10)
        if self.icon:
            start = place.left + round(rect.h * 0.22)
            canvas.icon(self.icon, (start + size // 2, place.centery), size, ink)
            left = start + size + round(rect.h * 0.14)
        if not self.sub:
            middle = (left + right) // 2, place.centery
            canvas.words(
                self.label,
                "button",
                self.units,
                middle,
                ink,
                ground,
                align="center",
                width=right - left,
            )
            return
        if not self.icon:
            left = place.left + round(rect.h * 0.28)
        small = max(FLOOR, self.units * 0.82)
        above, below = frame.letter(self.units), frame.letter(small)
        gap = round(0.12 * above)
        top = place.centery - (above + below + gap) // 2
        canvas.words(
            self.label,
            "button",
            self.units,
            (left, top + above // 2),
            ink,
            ground,
            width=right - left,
        )
        canvas.words(
            self.sub,
            "small",
            small,
            (left, top + above + gap + below // 2),
            ink,
            ground,
            width=right - left,
        )
