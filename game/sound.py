"""What is to be heard: cues at their moment, and an ambience under them.

A program has one loudspeaker, so this module is one too. Until `begin`, and wherever there is no
device, everything here does nothing.
"""

import io
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from time import perf_counter
from typing import Final

import pygame

from game.ambience import Ambience
from game.cues import AmbienceName, CueName, file_of
from game.settings import Settings, SettingsFile

RATE: Final = 44_100
BUFFER: Final = 1024
"""Samples that are mixed at once: 23 ms from a cue to the ear at most."""
VOICES: Final = 17
"""An ambience, and cues that are heard together; what is too much is not heard."""
CLOSEST: Final = 0.03
"""Seconds between two starts of a cue at one pitch: closer ones are one."""


class Sounds:
    """An open loudspeaker, or the silence where there is none."""

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings
        self._asked = _asked(settings.now)
        self._ambience: Ambience | None = None
        self._kept: dict[str, pygame.mixer.Sound] = {}
        self._plays: Counter[tuple[CueName, int]] = Counter()
        self._last: dict[tuple[CueName, int], float] = {}
        self._wanted: AmbienceName | None = None
        self.seen = True
        """Whether the window is in sight: no ambience is heard from elsewhere."""
        self._start()

    @property
    def _open(self) -> bool:
        """Whether there is a device to play on."""
        return self._ambience is not None

    def play(self, name: CueName, pitch: int = 0) -> None:
        """Lets a cue be heard now, each time in another take of it."""
        now, volume = perf_counter(), _gain(self._settings.now, "effects")
        which = name, pitch
        if not self._open or not volume or now - self._last.get(which, -1.0) < CLOSEST:
            return
        self._last[which] = now
        take = self._plays[which]
        self._plays[which] += 1
        path = file_of(name, pitch, take)
        try:
            if path not in self._kept:
                self._kept[path] = pygame.mixer.Sound(_source(path))
            sound = self._kept[path]
            sound.set_volume(volume)
            sound.play()
        except pygame.error:
            self.close()

    def surround(self, name: AmbienceName | None) -> None:
        """The ambience from now on; it comes, and the one before goes, as time passes."""
        self._wanted = name

    def tick(self, seconds: float) -> None:
        """Follows the settings, and fades the ambience by so many seconds."""
        asked = _asked(self._settings.now)
        if asked != self._asked:
            self._asked = asked
            if not self._open:
                self._start()
        if self._ambience is not None:
            volume = _gain(self._settings.now, "ambience")
            wanted = self._wanted if volume and self.seen else None
            try:
                self._ambience.tick(seconds, wanted, volume)
            except pygame.error:
                self.close()

    def device_lost(self) -> None:
        """A device was unplugged: whichever there is now is used."""
        if self._open:
            self.close()
            self._start()

    def close(self) -> None:
        """Silence; the device is free."""
        if self._ambience is not None:
            self._ambience.close()
            self._ambience = None
        self._kept.clear()
        pygame.mixer.quit()

    def _start(self) -> None:
        try:
            with _no_complaints():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
            self._ambience = Ambience()
        except pygame.error:
            return


_sounds: Sounds | None = None


def begin(settings: SettingsFile) -> None:
    """From now on sounds are heard, as loud as is set."""
    global _sounds
    end()
    _sounds = Sounds(settings)


def play(name: CueName, pitch: int = 0) -> None:
    """Lets a cue be heard; the pitch counts from 0 where it has several."""
    if _sounds is not None:
        _sounds.play(name, pitch)


def surround(name: AmbienceName | None) -> None:
    """The ambience from now on, or none."""
    if _sounds is not None:
        _sounds.surround(name)


def show(seen: bool) -> None:
    """Whether the window is in sight from now on."""
    if _sounds is not None:
        _sounds.seen = seen


def tick(seconds: float) -> None:
    """Lets time pass: settings are followed at once, ambiences fade."""
    if _sounds is not None:
        _sounds.tick(seconds)


def device_lost() -> None:
    """A device was unplugged."""
    if _sounds is not None:
        _sounds.device_lost()


def end() -> None:
    """Nothing is heard any more."""
    global _sounds
    if _sounds is not None:
        _sounds.close()
    _sounds = None


def _asked(now: Settings) -> tuple[int, int, bool]:
    return now.effects, now.ambience, now.muted


def _gain(now: Settings, channel: str) -> float:
    """How loud a channel is, 0 to 1: the ear hears a half where this is a quarter."""
    percent: int = 0 if now.muted else getattr(now, channel)
    return (percent / 100) ** 2


def _source(path: str) -> io.BytesIO:
    return io.BytesIO(files("art").joinpath(path).read_bytes())


@contextmanager
def _no_complaints() -> Iterator[None]:
    """What the sound library of Linux writes on standard error, where it finds no device, is
    not for players."""
    try:
        kept = os.dup(2) if sys.platform.startswith("linux") else None
    except OSError:
        kept = None
    if kept is None:
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
