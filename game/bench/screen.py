"""Where windows open and sounds go while they are measured."""

import os
import sys
from typing import Final, TypeAlias

from game.display import missing_display

Size: TypeAlias = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = ((1920, 1080), (3840, 2160))
NOWHERE: Final = (
    "There is no display here: windows are opened by the dummy driver of SDL, which shows nothing."
)


def prepare() -> tuple[str, ...]:
    """Sets what this process and those it starts open windows with, and says if they are unseen.

    Nobody wants to hear a measurement.
    """
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if missing_display(sys.platform, os.environ):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    return (NOWHERE,) if os.environ.get("SDL_VIDEODRIVER") == "dummy" else ()


def named(size: Size) -> str:
    """A size as the command line writes it."""
    return "{}x{}".format(*size)
