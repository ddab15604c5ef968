"""Sound as rows of samples: noise, ringing bodies, envelopes, and laying them together."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

RATE: Final = 44_100
"""Samples a second."""

Signal = NDArray[np.float64]
Luck = np.random.RandomState
"""Unlike newer generators, this one gives the same numbers for a seed in every version."""


class Partial(NamedTuple):
    """One way in which a body rings: Hz, seconds until it has fallen to a third, and how loud."""

    frequency: float
    decay: float
    amount: float


def luck_of(name: str) -> Luck:
    """The chance that belongs to a name."""
    return Luck(crc32(name.encode()))


def samples(seconds: float) -> int:
    """How many there are in so many seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Signal:
    """Nothing, for so long."""
    return np.zeros(samples(seconds))


def times(seconds: float) -> Signal:
    """The moment of every sample."""
    return np.arange(samples(seconds)) / RATE


def noise(luck: Luck, seconds: float) -> Signal:
    """White noise."""
    return luck.uniform(-1.0, 1.0, samples(seconds))


def filtered(signal: Signal, response: Callable[[Signal], Signal]) -> Signal:
    """With every frequency as loud as `response` says; the end flows into the beginning."""
    frequencies: Signal = np.fft.rfftfreq(len(signal), 1 / RATE).astype(np.float64)
    return np.fft.irfft(np.fft.rfft(signal) * response(frequencies), len(signal))


def band(signal: Signal, low: float, high: float, order: int = 2) -> Signal:
    """Only what lies between two frequencies; a low of 0 keeps all below."""

    def response(frequency: Signal) -> Signal:
        kept = 1 / np.sqrt(1 + (frequency / high) ** (2 * order))
        if low:
            kept /= np.sqrt(1 + (low / np.maximum(frequency, 1e-9)) ** (2 * order))
        return kept

    return filtered(signal, response)


def tilt(signal: Signal, corner: float, slope: float) -> Signal:
    """Above the corner the louder, the higher the slope; below 0 the quieter."""
    return filtered(signal, lambda f: (1 + f / corner) ** slope)


def ring(partials: Iterable[Partial], seconds: float, attack: float = 0.0005) -> Signal:
    """A struck body: every partial starts at nothing, so that nothing clicks, and decays."""
    t = times(seconds)
    whole = np.zeros(len(t))
    for frequency, decay, amount in partials:
        if frequency < 0.45 * RATE:
            whole += amount * np.sin(2 * np.pi * frequency * t) * np.exp(-t / decay)
    return whole * -np.expm1(-t / attack) * _let_go(t)


def _let_go(t: Signal) -> Signal:
    """So that what still rings at the end does not break off."""
    gone: Signal = np.sin(np.pi / 2 * np.minimum(1, 4 * (1 - t / t[-1])))
    return gone


def swell(seconds: float, peak: float, sharpness: float = 2.0) -> Signal:
    """Rises to 1 at a share of the time and falls again to nothing."""
    share = np.linspace(0, 1, samples(seconds))
    rise = np.clip(share / peak, 0, 1)
    fall = np.clip((1 - share) / (1 - peak), 0, 1)
    return np.sin(np.pi / 2 * np.minimum(rise, fall)) ** sharpness


def burst(seconds: float, attack: float, decay: float) -> Signal:
    """Rises at once and falls."""
    t = times(seconds)
    return -np.expm1(-t / attack) * np.exp(-t / decay)


def lay(whole: Signal, part: Signal, at: float, amount: float = 1.0) -> Signal:
    """Adds a part from a moment on; what reaches beyond the end is cut, with the rest."""
    start = samples(at)
    end = min(len(whole), start + len(part))
    if end > start:
        whole[start:end] += amount * part[: end - start]
    return whole


def together(*parts: tuple[float, Signal, float]) -> Signal:
    """Parts laid over each other, each from its moment on and as loud as told."""
    whole = silence(max(at + len(part) / RATE for at, part, _ in parts))
    for at, part, amount in parts:
        lay(whole, part, at, amount)
    return whole


def in_a_room(signal: Signal, luck: Luck, amount: float = 0.12, length: float = 0.12) -> Signal:
    """With the short, dark echo of a small room of clay walls."""
    echo = noise(luck, 4 * length) * np.exp(-times(4 * length) / length)
    echo = band(echo, 200, 3500)
    echo[: samples(0.008)] = 0
    echo /= np.sqrt(np.sum(echo**2))
    size = len(signal) + len(echo)
    spectrum = np.fft.rfft(signal, size) * np.fft.rfft(echo, size)
    wet = np.fft.irfft(spectrum, size)
    wet[: len(signal)] += signal / amount
    return wet * amount


def loudest(signal: Signal, window: float = 0.03) -> float:
    """Root of the mean square of the loudest part of so many seconds."""
    width = min(samples(window), len(signal))
    power = np.concatenate([[0.0], np.cumsum(signal**2)])
    return float(np.sqrt(np.max(power[width:] - power[:-width]) / width))


def finished(signal: Signal, decibels: float) -> Signal:
    """As loud as told at its loudest, without what is too low to be heard, and with silent ends."""
    signal = filtered(signal, lambda f: 1 / np.sqrt(1 + (45 / np.maximum(f, 1e-9)) ** 6))
    signal = signal * (10 ** (decibels / 20) / loudest(signal))
    peak = float(np.max(np.abs(signal)))
    if peak > MOST:
        signal *= MOST / peak
    heard = np.nonzero(np.abs(signal) > 6e-4)[0]
    signal = signal[: min(len(signal), int(heard[-1]) + samples(0.02))]
    come, go = min(samples(0.001), len(signal) // 4), min(samples(0.03), len(signal) // 3)
    signal[:come] *= np.linspace(0, 1, come)
    signal[-go:] *= np.cos(np.linspace(0, np.pi / 2, go)) ** 2
    # What packs the samples smears a hard start a little forward.
    return np.concatenate([silence(0.004), signal])


MOST: Final = 0.7
"""No sample is larger."""
