"""The window: a sane size on any screen, fullscreen and back."""

import warnings
from importlib.resources import files
from io import BytesIO
from typing import Final

import pygame

from game.table.frame import Frame

TITLE: Final = "Two Lands"
SMALLEST: Final = (640, 400)
FIRST: Final = (1920, 1080)
"""The size when none was ever chosen, where the screen has room for it."""
ROOM: Final = 0.9
"""How much of the screen a window may take, so that its frame can still be reached."""

ICON: Final = 64
"""Pixels of the icon of the window, which desktops draw smaller in their lists."""

Size = tuple[int, int]


class DisplayError(Exception):
    """No window can be opened here; the message says why."""


def fitting(wanted: Size | None, screen: Size) -> Size:
    """The size a window gets on a screen: as wanted, in its limits, else the largest 16:9."""
    most = max(SMALLEST[0], int(screen[0] * ROOM)), max(SMALLEST[1], int(screen[1] * ROOM))
    if wanted is not None:
        return (
            min(max(wanted[0], SMALLEST[0]), max(screen[0], SMALLEST[0])),
            min(max(wanted[1], SMALLEST[1]), max(screen[1], SMALLEST[1])),
        )
    share = min(1.0, most[0] / FIRST[0], most[1] / FIRST[1])
    return max(SMALLEST[0], int(FIRST[0] * share)), max(SMALLEST[1], int(FIRST[1] * share))


def icon_drawing(size: int) -> str:
    """The drawing of `art/` that is the program's icon at so many pixels."""
    return f"emblem/{'small' if size <= 32 else 'middle' if size <= 64 else 'large'}.svg"


def _icon() -> pygame.Surface:
    source = BytesIO(files("art").joinpath(icon_drawing(ICON)).read_bytes())
    return pygame.image.load_sized_svg(source, (ICON, ICON))


class Window:
    """The one window of the program; DisplayError if there can be none."""

    def __init__(self, wanted: Size | None, *, exact: bool = False) -> None:
        """Opens a window of the wanted size; `exact` takes it even if the screen is smaller."""
        try:
            pygame.display.init()
            screens = pygame.display.get_desktop_sizes()
            self.size = wanted if exact and wanted else fitting(wanted, screens[0])
            pygame.display.set_caption(TITLE)
            pygame.display.set_icon(_icon())
            self.screen = pygame.display.set_mode(self.size, pygame.RESIZABLE)
            with warnings.catch_warnings():
                # Windows of their own cannot show parts of a picture yet.
                warnings.simplefilter("ignore", DeprecationWarning)
                self._handle = pygame.Window.from_display_module()
        except (pygame.error, IndexError) as fault:
            raise DisplayError(f"No window can be opened here: {fault}.") from fault
        self.fullscreen = False

    def frame(self, text_size: int) -> Frame:
        """How units become pixels now; the text size in percent."""
        return Frame(*self.screen.get_size(), text_size / 100)

    def fill_screen(self, fullscreen: bool) -> None:
        """Fills the screen or goes back to the window as it was; stays as it is if it cannot.

        The new size comes as an event, once the desktop has done it.
        """
        if fullscreen == self.fullscreen:
            return
        try:
            if fullscreen:
                self._handle.set_fullscreen(True)
            else:
                self._handle.set_windowed()
        except pygame.error:
            return
        self.fullscreen = fullscreen

    def resized(self) -> None:
        """Takes over the size that the player or the desktop gave the window."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.screen = surface
        if not self.fullscreen:
            self.size = self.screen.get_size()
