"""What is heard under everything: rounds of sound without a seam, in two channels."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from art.workshop.sounds.materials import bubble, wood
from art.workshop.sounds.signal import (
    RATE,
    Luck,
    Partial,
    Signal,
    band,
    filtered,
    luck_of,
    noise,
    ring,
    samples,
    silence,
    tilt,
    times,
)
from game.cues import AmbienceName

SECONDS: Final = 40.0
"""How long each is until it begins again."""


def _drift(luck: Luck, slowest: float, quietest: float) -> Signal:
    """Wanders between `quietest` and 1, about once in so many seconds."""
    wander = filtered(noise(luck, SECONDS), lambda f: np.exp(-((f * slowest) ** 2)) * (f > 0))
    wander = wander / np.max(np.abs(wander))
    drift: Signal = quietest + (1 - quietest) * (0.5 + 0.5 * wander)
    return drift


def _drop(sides: Signal, part: Signal, at: float, amount: float, pan: float) -> None:
    """Adds a part at a moment of the round, from left (-1) to right (1)."""
    places = (samples(at) + np.arange(len(part))) % sides.shape[1]
    angle = (pan + 1) * np.pi / 4
    sides[0, places] += amount * np.cos(angle) * part
    sides[1, places] += amount * np.sin(angle) * part


def _water(luck: Luck, bright: float, bubbles: int) -> Signal:
    sides = np.empty((2, samples(SECONDS)))
    shared = tilt(band(noise(luck, SECONDS), 120, bright), 500, -1.2) * _drift(luck, 5, 0.55)
    for side in range(2):
        own = tilt(band(noise(luck, SECONDS), 200, bright), 600, -1.1)
        lap = band(noise(luck, SECONDS), 300, 1100) * _drift(luck, 1.2, 0.0) ** 3
        sides[side] = 0.5 * shared + 0.45 * own * _drift(luck, 3, 0.4) + 0.5 * lap
    for _ in range(bubbles):
        pitch = 380 * 2 ** luck.uniform(0, 2.0)
        amount = 0.16 * luck.uniform(0.1, 1) ** 2
        _drop(sides, bubble(luck, pitch), luck.uniform(0, SECONDS), amount, luck.uniform(-0.8, 0.8))
    return sides


def _reeds(luck: Luck) -> Signal:
    """Wind in the reeds: now and then."""
    wind = [
        tilt(band(noise(luck, SECONDS), 900, 5200, 1), 2500, -1.0) * _drift(luck, 4, 0.0) ** 2.5
        for _ in range(2)
    ]
    return np.array(wind)


def _hoopoe(luck: Luck) -> Signal:
    call = silence(1.0)
    for n in range(3):
        t = times(0.16)
        tone = (
            np.sin(2 * np.pi * np.cumsum(520 - 60 * t / 0.16) / RATE)
            * np.sin(np.pi * t / 0.16) ** 2
        )
        start = samples(0.24 * n)
        call[start : start + len(tone)] += tone
    return call


def _swallow(luck: Luck) -> Signal:
    call = silence(0.7)
    at = 0.0
    for _ in range(luck.randint(3, 6)):
        long = luck.uniform(0.04, 0.08)
        t = times(long)
        top = luck.uniform(2900, 3900)
        sweep = top + luck.uniform(-900, 700) * t / long
        tone = np.sin(2 * np.pi * np.cumsum(sweep) / RATE) * np.sin(np.pi * t / long) ** 2
        start = samples(at)
        call[start : start + len(tone)] += tone
        at += long + luck.uniform(0.01, 0.05)
    return call


def _far(call: Signal) -> Signal:
    """As it is heard over the water."""
    return band(call, 200, 3800, 1)


def _day_river(luck: Luck) -> Signal:
    sides = _water(luck, 2400, 1500) + 0.25 * _reeds(luck)
    for at, pan in ((6.5, -0.6), (19.0, -0.5), (31.5, 0.7)):
        _drop(sides, _far(_hoopoe(luck)), at, 0.06, pan)
    for at, pan in ((2.0, 0.5), (12.4, 0.2), (14.0, 0.4), (25.2, -0.3), (36.8, 0.6)):
        _drop(sides, _far(_swallow(luck)), at, 0.035, pan)
    for at in (9.6, 28.1):
        _drop(sides, _far(wood(luck, 150, 0.05, 0.1)), at, 0.12, 0.3)
    return sides


def _chirp(pitch: float, pulses: int) -> Signal:
    """A cricket draws its wings together a few times."""
    whole = silence(0.022 * pulses + 0.03)
    t = times(0.018)
    pulse = np.sin(2 * np.pi * pitch * t) * np.sin(np.pi * t / 0.018) ** 2
    for n in range(pulses):
        start = samples(0.022 * n)
        whole[start : start + len(pulse)] += pulse * (0.6 + 0.4 * n / pulses)
    return whole


def _frog(luck: Luck) -> Signal:
    croak = silence(0.5)
    for n in range(7):
        throat = ring([Partial(430, 0.012, 1), Partial(910, 0.008, 0.5)], 0.1)
        start = samples(0.034 * n)
        croak[start : start + len(throat)] += throat * np.sin(np.pi * (n + 1) / 8)
    return croak


def _dusk_river(luck: Luck) -> Signal:
    sides = 0.8 * _water(luck, 1300, 700)
    singers = ((4350, 0.62, 3, -0.7, 0.06), (4620, 0.8, 4, 0.5, 0.05), (4120, 1.1, 3, 0.1, 0.03))
    for pitch, apart, pulses, pan, amount in singers:
        count = round(SECONDS / apart)
        loud = _drift(luck, 6, 0.1)
        for n in range(count):
            at = (n + luck.uniform(-0.06, 0.06)) * SECONDS / count % SECONDS
            call = _chirp(pitch * luck.uniform(0.995, 1.005), pulses)
            _drop(sides, call, at, amount * loud[samples(at) % len(loud)], pan)
    for at, pan in ((4.2, -0.8), (5.1, -0.8), (17.7, 0.7), (18.5, 0.7), (33.0, -0.4)):
        _drop(sides, _far(_frog(luck)), at, 0.05, pan)
    return sides


_AMBIENCES: Final[Mapping[AmbienceName, tuple[Callable[[Luck], Signal], float]]] = {
    "day-river": (_day_river, -27),
    "dusk-river": (_dusk_river, -28),
}
"""What makes each ambience, and how loud it is in decibels on the whole."""


def ambience(name: AmbienceName) -> Signal:
    """A whole round of it: a row of samples for the left ear, and one for the right."""
    make, decibels = _AMBIENCES[name]
    sides = make(luck_of(name))
    loud: Signal = sides * (10 ** (decibels / 20) / np.sqrt(np.mean(sides**2)))
    return loud
