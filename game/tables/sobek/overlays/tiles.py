"""Sheets where one of several things is chosen first, and then meant by a button."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.control import Control
from game.table.marks import paint_tick
from game.table.plot import Plot
from game.table.writing import Say
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.sheet import BUTTON_HIGH, HEAD, PAD, REGION, Act, Sheet
from rules.game import Text
from rules.sobek.moves import Move
from rules.sobek.view import View

GAP: Final = 12
_RADIUS: Final = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One thing that can be chosen: its move, what it is called, and how its button says it."""

    move: Move
    name: Text
    verb: Text
    icon: str
    tip: Text
    """What is to be known of it beyond what is drawn."""


class Tile(Control):
    """One option; to press it is to choose it, to let go over the button is to mean it."""

    radius = _RADIUS

    def __init__(self, name: str, then: Callable[[], None], draw: Callable[["Tile", Canvas], None]):
        super().__init__(name, region=REGION)
        self.chosen = False
        self.main: Button | None = None
        """The button that means what is chosen."""
        self._then = then
        self._draw = draw

    def act(self) -> None:
        """Chooses it."""
        self._then()

    def handle(self, event: pygame.event.Event) -> bool:
        """Like every control; dragged onto the button it is chosen and meant at once."""
        lifted = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if lifted and self.pressed and self.main and self.main.rect.collidepoint(event.pos):
            self.pressed = False
            self.act()
            self.main.act()
            return True
        return super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """A plate that is pale when chosen, with what the sheet draws on it."""
        u, rect = canvas.frame.u, self.drawn(canvas)
        radius = _RADIUS * u
        if self.chosen:
            canvas.rect(rect, palette.LIMESTONE_NEXT, radius=radius)
            canvas.rect(rect, palette.PAPYRUS_EDGE, radius=radius, width=max(1.5, 3 * u))
        else:
            strength = 255 if self.sunk else 190 if self.hovered else 110
            canvas.rect(rect, palette.PAPYRUS, radius=radius, alpha=strength)
            edge = palette.GOLD_DARK if self.hovered else palette.PAPYRUS_INNER
            line = 3 if self.sunk else 2 if self.hovered else 1.6
            canvas.rect(rect, edge, radius=radius, width=max(1.0, line * u))
        self._draw(self, canvas)
        if self.chosen:
            paint_tick(canvas, rect.topleft)

    @property
    def ground(self) -> palette.Colour:
        """The colour below its words."""
        return palette.LIMESTONE_NEXT if self.chosen else palette.PAPYRUS


class Tiles(Sheet):
    """Options side by side, a button that says what is chosen, and a look at the table."""

    def __init__(
        self,
        layout: Layout,
        view: View,
        say: Say,
        title: Text,
        line: Text,
        size: tuple[float, float],
        options: Sequence[Option],
    ) -> None:
        super().__init__(layout, view, say, title, line, size)
        self.options = options
        self.chosen: Move | None = options[0].move if len(options) == 1 else None
        self.tiles = [
            Tile(say(option.name), partial(self.choose, option.move), partial(self._draw, option))
            for option in options
        ]
        for tile, option in zip(self.tiles, options, strict=True):
            tile.tip = say(option.tip)
        self.controls += self.tiles
        for tile, rect in zip(self.tiles, self.places(), strict=True):
            tile.rect = rect

    def finish(self, act: Act, put_aside: Callable[[], None], wanted: Text) -> None:
        """Adds the buttons; `wanted` says what is to be chosen first."""
        self._wanted = self.say(wanted)
        self.main = Button("", partial(self._mean, act), kind="primary", region=REGION, units=24)
        self.controls.append(self.main)
        self.foot(self.main, self.look_button(put_aside))
        for tile, option in zip(self.tiles, self.options, strict=True):
            tile.main = self.main
            self.answers[option.move] = tile, self.main
        self._follow()

    def choose(self, move: Move) -> None:
        """Chooses an option; nothing is meant yet."""
        self.chosen = move
        self._follow()

    def keep(self, other: "Tiles") -> None:
        """What was chosen on the sheet that this one replaces stays chosen."""
        if other.chosen in self.answers:
            self.chosen = other.chosen
            self._follow()

    def _follow(self) -> None:
        for tile, option in zip(self.tiles, self.options, strict=True):
            tile.chosen = option.move == self.chosen
        found = next((option for option in self.options if option.move == self.chosen), None)
        self.main.label = self.say(found.verb) if found else self._wanted
        self.main.name = self.main.label
        self.main.icon = found.icon if found else ""
        self.main.reason = "" if found else self._wanted

    def _mean(self, act: Act) -> None:
        if self.chosen is not None:
            act(self.chosen)

    def places(self) -> Sequence[Rect]:
        """Where the tiles lie: side by side between head and buttons."""
        return across(self.plot, len(self.options))

    def paint_body(self, canvas: Canvas) -> None:
        """Nothing below the tiles."""

    def _draw(self, option: Option, tile: Tile, canvas: Canvas) -> None:
        self.draw(canvas, option, tile)

    @abstractmethod
    def draw(self, canvas: Canvas, option: Option, tile: Tile) -> None:
        """What is to be seen on the tile of an option."""


def across(plot: Plot, count: int) -> list[Rect]:
    """So many places side by side between the head of a sheet and its buttons."""
    wide = (plot.w - 2 * PAD - GAP * (count - 1)) / count
    high = plot.h - HEAD - PAD - BUTTON_HIGH - 2 * GAP
    return [plot.place(PAD + (wide + GAP) * n, HEAD, wide, high) for n in range(count)]
