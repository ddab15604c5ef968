"""What a window needs of the system; asked for before pygame is imported."""

import os
from collections.abc import Mapping


def missing_display(platform: str, environment: Mapping[str, str]) -> str:
    """What a window would need here and does not find, in one sentence; empty if nothing."""
    if not platform.startswith("linux"):
        return ""
    if any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        return ""
    return (
        "No display was found: neither DISPLAY nor WAYLAND_DISPLAY is set, "
        "so the window needs a desktop session or a virtual screen such as Xvfb."
    )


def present_from_memory() -> None:
    """Lets SDL copy pictures straight to the window, unless the player says otherwise.

    Without a GPU the default way of presenting costs a hundred megabytes and most of a frame.
    """
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
