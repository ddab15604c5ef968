"""The buttons and keys that a match scene lends every table: menu and speed."""

from collections.abc import Callable

import pygame

from game.scenes.desk import Desk
from game.settings import SPEEDS, Speed
from game.table.controls import Button
from rules.game import Text, text

SPEED_WORDS: dict[Speed, Text] = {
    "slow": text("Slow"),
    "normal": text("Normal"),
    "fast": text("Fast"),
    "off": text("No clips"),
}
"""What a speed is called on the screen."""


class Commands:
    """Buttons for the top bar of a table, the menu first, and the keys that do the same."""

    def __init__(self, desk: Desk, open_menu: Callable[[], None]) -> None:
        self._desk = desk
        say = desk.language.say
        self.menu = Button("", open_menu, icon="hamburger-menu", name=say("Menu"), region="bar")
        self.speed = Button(
            say(SPEED_WORDS[desk.settings.now.speed]),
            self.next_speed,
            icon="fast-forward-button",
            name=say("Speed"),
            tip=say("How fast clips play. The key S changes it too; hold Space to hurry."),
            region="bar",
            units=20,
        )

    @property
    def buttons(self) -> tuple[Button, ...]:
        """For the table to lay out, paint and feed."""
        return self.menu, self.speed

    def key(self, event: pygame.event.Event) -> bool:
        """Whether a pressed key was a command, which it then has done."""
        if event.key != pygame.K_s or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        self.next_speed()
        return True

    def next_speed(self) -> None:
        """Slow, normal, fast, off, and again."""
        now = self._desk.settings.now.speed
        after = SPEEDS[(SPEEDS.index(now) + 1) % len(SPEEDS)]
        self._desk.settings.change(speed=after)
        self.follow()

    def follow(self) -> None:
        """Shows the speed that is set."""
        self.speed.label = self._desk.language.say(SPEED_WORDS[self._desk.settings.now.speed])
