"""Pictures and letters that tests share, since making them takes most of their time."""

from typing import TypeVar

import pygame

from game.assets import Assets

MOST_BYTES = 256 << 20

A = TypeVar("A", bound=Assets)

_shared: dict[type[Assets], Assets] = {}
_letters: list[pygame.font.Font] = []


def shared(kind: type[A]) -> A:
    """Those of this kind, made anew after another test has quit pygame: its fonts end with it."""
    if not _alive():
        _shared.clear()
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((64, 64))
        _letters[:] = [pygame.font.Font(None, 12)]
    found = _shared.get(kind)
    if not isinstance(found, kind):
        found = _shared[kind] = kind(MOST_BYTES)
    return found


def _alive() -> bool:
    try:
        return (
            bool(_letters) and _letters[0].size("a")[0] > 0 and bool(pygame.display.get_surface())
        )
    except pygame.error:
        return False
