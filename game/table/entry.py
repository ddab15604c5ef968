"""A field for one line of words."""

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect

from game import palette
from game.letters import Role
from game.table import faces
from game.table.canvas import Canvas
from game.table.control import Control

_PAD = 18
_DOUBLE = 400
"""Milliseconds between the clicks that choose everything."""
_CHORD = pygame.KMOD_CTRL | pygame.KMOD_META
_EDITS = (
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_HOME,
    pygame.K_END,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
)


class Entry(Control):
    """One line to write in; calls `then` with the words after every change.

    `hint` stands in an empty field, `aside` small at its right end. A `fault` is why the words
    will not do: it marks the field, and the screen shows the sentence. `lost` is told of words
    with letters that no font has.
    """

    role: Role = "button"
    sinks = False

    def __init__(
        self,
        name: str,
        text: str,
        then: Callable[[str], None],
        *,
        done: Callable[[], None] | None = None,
        limit: int = 20,
        hint: str = "",
        aside: str = "",
        lost: str = "",
        units: float = 24,
        tip: str = "",
        region: str = "",
    ) -> None:
        super().__init__(name, tip=tip, region=region)
        self.then = then
        self.done = done
        self.limit = limit
        self.hint = hint
        self.aside = aside
        self.lost = lost
        self._loses = False
        self.units = units
        self.fault = ""
        self._text = text
        self._line: Any = None
        self._caret_at: Callable[[int], int] = lambda x: 0
        self._clicked_at = -_DOUBLE

    @property
    def text(self) -> str:
        """The words in the field."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        self._text = text[: self.limit]
        if self._line is not None:
            self._line.set_text(self._text)

    @property
    def explains(self) -> tuple[str, tuple[str, ...]] | None:
        """Like every control's, with the fault first, and what is said of lost letters last."""
        if self.fault:
            return self.fault, ()
        told = super().explains
        if not self._loses or not self.lost:
            return told
        title, lines = told or (self.name, ())
        return title, (*lines, self.lost)

    def act(self) -> None:
        """Enter: the words are done."""
        if self.enabled and self.done is not None:
            self.done()

    def key(self, event: pygame.event.Event) -> bool:
        """Letters, and the keys that edit a line; others go on to the focus ring."""
        if not self.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self._edit(event)
            return True
        if event.key in _EDITS:
            self._edit(event)
            return True
        if event.mod & _CHORD and event.key in (pygame.K_a, pygame.K_c, pygame.K_v, pygame.K_x):
            self._edit(event)
            return True
        return event.unicode.isprintable() and bool(event.unicode) and not event.mod & _CHORD

    def handle(self, event: pygame.event.Event) -> bool:
        """A click sets the caret, dragging chooses a part, two clicks choose everything."""
        if event.type == pygame.MOUSEMOTION:
            self.hovered = self.rect.collidepoint(event.pos)
            if self.pressed:
                line = self._editor()
                line.edit_position = self._caret_at(event.pos[0])
                line.select_range = [line.select_range[0], line.edit_position]
            return self.pressed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if not self.rect.collidepoint(event.pos):
                return False
            if self.enabled:
                self._click(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        """Puts it on the canvas."""
        frame, rect = canvas.frame, self.rect
        self._loses = canvas.assets.lettering.loses(self._text, self.role)
        edge, line = palette.NIGHT_WELL_EDGE, 1.6
        if self.fault:
            edge, line = palette.BAD, 2.6
        elif self.focused or (self.hovered and self.enabled):
            edge, line = palette.BUTTON_HOVER, 2.0
        face = faces.well(canvas.assets, frame.u, rect.w, rect.h, edge=edge, line=line)
        canvas.picture(face, rect.topleft)
        inside = rect.inflate(-2 * frame.px(_PAD), 0)
        if self.fault:
            size = round(rect.h * 0.5)
            disc = faces.disc(canvas.assets, frame.u, size, (palette.BAD,), palette.BAD)
            middle = rect.right - frame.px(12) - size // 2, rect.centery
            canvas.picture(disc, middle)
            canvas.icon("exclamation", middle, round(size * 0.66), palette.NIGHT_WELL)
            inside.w -= size
        elif self.aside:
            words = canvas.words(
                self.aside,
                "small",
                18,
                (inside.right, rect.centery),
                palette.NIGHT_QUIET,
                palette.NIGHT_WELL,
                align="right",
                width=inside.w // 2,
            )
            inside.w -= words.w + frame.px(8)
        self._paint_words(canvas, inside)

    def _paint_words(self, canvas: Canvas, inside: Rect) -> None:
        assets, frame = canvas.assets, canvas.frame
        px = frame.letter(self.units)
        line = self._line if self.focused else None

        def x_of(caret: int) -> int:
            return assets.width(self._text[:caret], self.role, px)

        caret = line.edit_position if line is not None else 0
        shift = max(0, x_of(caret) + frame.px(4) - inside.w) if line is not None else 0
        left = inside.left - shift
        letters = len(self._text)
        self._caret_at = lambda x: min(
            range(letters + 1), key=lambda place: abs(x_of(place) + left - x)
        )
        tall = round(px * 1.15)
        with canvas.clip(inside):
            if line is not None and line.select_range[0] != line.select_range[1]:
                first, last = sorted(line.select_range)
                part = Rect(left + x_of(first), 0, x_of(last) - x_of(first), tall)
                part.centery = inside.centery
                canvas.fill(part, palette.NIGHT_LINE)
            shown = self._text or self.hint
            ink = palette.NIGHT_TEXT if self._text else palette.NIGHT_QUIET
            if not self.enabled:
                ink = palette.BUTTONS["disabled"].ink
            width = inside.w if line is None else None
            where = left, inside.centery
            role: Role = self.role if self._text else "body"
            canvas.words(shown, role, self.units, where, ink, palette.NIGHT_WELL, width=width)
        if line is not None:
            bar = Rect(left + x_of(caret), 0, max(2, frame.px(2.5)), tall)
            bar.centery = inside.centery
            canvas.fill(bar, palette.NIGHT_TITLE)

    def _on_focus(self, focused: bool) -> None:
        # The line makes held keys repeat, which only a field that is written in may do.
        if focused and self.enabled:
            line = self._editor()
            line.focus()
            if not self.pressed:
                line.edit_position = len(self._text)
        elif self._line is not None:
            self._line.unfocus()
            self.pressed = False

    def _click(self, x: int) -> None:
        line, now = self._editor(), pygame.time.get_ticks()
        self.pressed = True
        line.edit_position = self._caret_at(x)
        line.select_range = [line.edit_position, line.edit_position]
        if now - self._clicked_at < _DOUBLE:
            line.select_range = [0, len(self._text)]
            line.edit_position = len(self._text)
            self.pressed = False
        self._clicked_at = now

    def _edit(self, event: pygame.event.Event) -> None:
        line = self._editor()
        try:
            line.process_event(event)
        except pygame.error:
            # No clipboard here: nothing to copy to or from.
            return
        if line.get_text() != self._text:
            self._text = line.get_text()
            self.then(self._text)

    def _editor(self) -> Any:
        if self._line is None:
            # Heavy to load, and most screens have no field.
            from pygame_gui import UIManager
            from pygame_gui.elements import UITextEntryLine

            self._line = UITextEntryLine(Rect(0, 0, 64, 32), UIManager((64, 64)))
            self._line.set_text_length_limit(self.limit)
            self._line.set_text(self._text)
        return self._line
