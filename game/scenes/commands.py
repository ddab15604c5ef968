"""The buttons and keys that a match scene lends every table."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.scenes.desk import Desk
from game.settings import SPEEDS, Speed
from game.table.controls import Button
from rules.game import Text, text

SPEED_WORDS: dict[Speed, Text] = {
    "slow": text("Slow"),
    "normal": text("Normal"),
    "fast": text("Fast"),
    "off": text("Instant"),
}
"""What a speed is called on the screen."""

_CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


@dataclass(frozen=True, slots=True)
class Orders:
    """What the commands do."""

    open_menu: Callable[[], None]
    take_back: Callable[[], None]
    redo: Callable[[], None]
    recap: Callable[[], None]
    mute: Callable[[], None]


class Commands:
    """Buttons for the top bar of a table, the menu first, and the keys that do the same."""

    def __init__(self, desk: Desk, orders: Orders, *, for_people: bool) -> None:
        self._desk = desk
        self._orders = orders
        self._for_people = for_people
        say = desk.language.say
        self.menu = Button(
            "", orders.open_menu, icon="hamburger-menu", name=say("Menu"), region="bar"
        )
        self.undo = Button(
            say("Undo"),
            orders.take_back,
            icon="anticlockwise-rotation",
            tip=say("Takes back your last decision: Ctrl+Z."),
            region="bar",
            units=20,
        )
        self.redo = Button(
            "",
            orders.redo,
            icon="clockwise-rotation",
            name=say("Redo"),
            tip=say("Makes again what was taken back: Ctrl+Shift+Z or Ctrl+Y."),
            region="bar",
        )
        self.recap = Button(
            "",
            orders.recap,
            icon="tied-scroll",
            name=say("Since your last turn"),
            tip=say("What the others have done meanwhile. The key L opens it too."),
            region="bar",
        )
        self.speed = Button(
            say(SPEED_WORDS[desk.settings.now.speed]),
            self.next_speed,
            icon="fast-forward-button",
            name=say("Speed"),
            tip=say("How fast things move. The key S changes it too; hold Space to hurry."),
            region="bar",
            units=20,
        )

    @property
    def buttons(self) -> tuple[Button, ...]:
        """For the table to lay out, paint and feed; where only opponents play, without undo."""
        if self._for_people:
            return self.menu, self.undo, self.redo, self.recap, self.speed
        return self.menu, self.recap, self.speed

    def key(self, event: pygame.event.Event) -> bool:
        """Whether a pressed key was a command, which it then has done."""
        held = event.mod & (_CONTROL | pygame.KMOD_ALT)
        if event.key == pygame.K_s and not held:
            self.next_speed()
        elif event.key == pygame.K_l and not held:
            self._orders.recap()
        elif event.key == pygame.K_m and not held:
            self._orders.mute()
        elif event.key == pygame.K_z and held & _CONTROL and self._for_people:
            again = event.mod & pygame.KMOD_SHIFT
            (self._orders.redo if again else self._orders.take_back)()
        elif event.key == pygame.K_y and held & _CONTROL and self._for_people:
            self._orders.redo()
        else:
            return False
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

    def allow(self, why_no_take_back: Text | None, why_no_redo: Text | None) -> bool:
        """Greys what cannot be done now, with the reason; whether that changes the picture."""
        before = self.undo.reason, self.redo.reason
        say = self._desk.language.say
        self.undo.reason = say(why_no_take_back) if why_no_take_back else ""
        self.redo.reason = say(why_no_redo) if why_no_redo else ""
        return before != (self.undo.reason, self.redo.reason)
