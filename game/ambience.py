"""What is heard under everything: one ambience at a time, which comes and goes slowly."""

from concurrent.futures import Future, ThreadPoolExecutor
from importlib.resources import as_file, files
from typing import Final

import pygame

from game.cues import AmbienceName, ambience_file

FADE: Final = 1.5
"""Seconds in which an ambience comes or goes."""


class Ambience:
    """Needs an open mixer, of which it keeps the first voice.

    It is unpacked once and whole, beside the frames, as unpacking it while it is heard would cost
    more than all else while nothing happens.
    """

    def __init__(self) -> None:
        pygame.mixer.set_reserved(1)
        self._voice = pygame.mixer.Channel(0)
        self._aside = ThreadPoolExecutor(1)
        self._name: AmbienceName | None = None
        self._coming: Future[pygame.mixer.Sound] | None = None
        self._heard: pygame.mixer.Sound | None = None
        self._level = 0.0

    def tick(self, seconds: float, wanted: AmbienceName | None, volume: float) -> None:
        """Goes on to what is wanted, by so many seconds, and as loud as told, 0 to 1."""
        if self._name != wanted:
            self._level = max(0.0, self._level - seconds / FADE)
            if not self._level:
                self._change(wanted)
        elif self._coming is not None and self._coming.done():
            self._heard, self._coming = self._coming.result(), None
            self._heard.set_volume(0.0)
            self._voice.play(self._heard, loops=-1)
        elif self._heard is not None:
            self._level = min(1.0, self._level + seconds / FADE)
        if self._heard is not None:
            self._heard.set_volume(volume * self._level)

    def close(self) -> None:
        """Lets go of everything; the mixer may be closed then."""
        self._aside.shutdown(cancel_futures=True)

    def _change(self, name: AmbienceName | None) -> None:
        self._voice.stop()
        self._name, self._heard = name, None
        self._coming = None if name is None else self._aside.submit(_unpacked, name)


def _unpacked(name: AmbienceName) -> pygame.mixer.Sound:
    # From a path: what comes through an object of Python would hold up the frames.
    with as_file(files("art").joinpath(ambience_file(name))) as path:
        return pygame.mixer.Sound(path)
