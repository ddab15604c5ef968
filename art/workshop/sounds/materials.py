"""What sounds: wood, stone, clay, bronze, strings, reed, skin, water and cards."""

import numpy as np

from art.workshop.sounds.signal import (
    RATE,
    Luck,
    Partial,
    Signal,
    band,
    burst,
    lay,
    noise,
    ring,
    samples,
    silence,
    swell,
    tilt,
    times,
)

_BAR = (1.0, 2.76, 5.40, 8.93)
"""Partials of a bar that lies free."""
_SKIN = (1.0, 1.59, 2.14, 2.30, 2.65, 2.92)
"""Partials of a round skin."""
_BELL = (1.0, 1.183, 1.506, 2.0, 2.514, 2.662, 3.011, 4.166, 5.43)
_GONG = (1.0, 1.47, 1.98, 2.33, 2.77, 3.12, 3.69, 4.21, 4.87, 5.64, 6.32, 7.11)


def wood(luck: Luck, pitch: float, hardness: float = 0.5, decay: float = 0.06) -> Signal:
    """A knock on a plank; the pitch in Hz, the hardness of what hits it 0 to 1."""
    soft = 600 + 5000 * hardness
    partials = [
        Partial(
            pitch * ratio * luck.uniform(0.97, 1.03),
            decay / ratio**0.75,
            luck.uniform(0.7, 1.0) / (1 + (pitch * ratio / soft) ** 2),
        )
        for ratio in (*_BAR, 1.87, 3.62)
    ]
    click = band(noise(luck, 0.3), 500, soft) * burst(0.3, 0.0006, 0.004)
    return ring(partials, 0.3) + 0.5 * hardness * click


def stone(luck: Luck, pitch: float, weight: float = 0.3, decay: float = 0.028) -> Signal:
    """A block of limestone set down: many short dense partials over a dull thud."""
    partials = [
        Partial(
            pitch * luck.uniform(0.8, 3.4),
            decay * luck.uniform(0.5, 1.2),
            luck.uniform(0.2, 1.0) / 4,
        )
        for _ in range(14)
    ]
    thud = Partial(pitch * 0.19, 0.035 + 0.03 * weight, 1.6 * weight)
    low = Partial(pitch * 0.27, 0.03, 0.9 * weight)
    grit = band(noise(luck, 0.3), 1200, 6500) * burst(0.3, 0.0004, 0.006)
    return ring([*partials, thud, low], 0.3, attack=0.0004) + 0.35 * grit


def scrape(luck: Luck, seconds: float, low: float, high: float) -> Signal:
    """Something rough drawn over something rough: grains of noise."""
    grains = noise(luck, seconds) * (luck.uniform(0, 1, samples(seconds)) ** 6)
    return band(grains, low, high) * swell(seconds, 0.4) * 4


def clay(luck: Luck, pitch: float, decay: float = 0.09) -> Signal:
    """A knock on a jar: its air sings below its wall."""
    air = Partial(pitch, decay, 1.0)
    wall = [
        Partial(pitch * ratio * luck.uniform(0.98, 1.02), decay / (1 + ratio / 2), amount)
        for ratio, amount in ((2.32, 0.5), (3.9, 0.32), (5.6, 0.2), (7.9, 0.1))
    ]
    tap = band(noise(luck, 0.5), 700, 4500) * burst(0.5, 0.0005, 0.005)
    return ring([air, *wall], 0.5, attack=0.001) + 0.22 * tap


def chime(luck: Luck, pitch: float, decay: float = 0.7) -> Signal:
    """A small bronze bell, struck softly."""
    partials = [
        Partial(
            pitch * ratio * luck.uniform(0.999, 1.001),
            decay / ratio**0.9,
            luck.uniform(0.6, 1.0) / ratio**1.6,
        )
        for ratio in _BELL
    ]
    return ring(partials, 4 * decay, attack=0.002)


def gong(luck: Luck, pitch: float, decay: float = 1.1) -> Signal:
    """A large bronze disc: its high partials bloom after the low ones, and beat."""
    seconds = 3.2 * decay
    t = times(seconds)
    whole = np.zeros(len(t))
    for ratio in _GONG:
        for side in (0.998, 1.0025):
            frequency = pitch * ratio * side * luck.uniform(0.999, 1.001)
            bloom = -np.expm1(-t / (0.004 + 0.045 * (ratio - 1)))
            fall = np.exp(-t * ratio**0.7 / decay)
            amount = luck.uniform(0.5, 1.0) / ratio**0.95
            phase = luck.uniform(0, 2 * np.pi)
            whole += amount * bloom * fall * np.sin(2 * np.pi * frequency * t + phase)
    return whole * -np.expm1(-t / 0.006) * swell(seconds, 0.02, 0.5)


def string(luck: Luck, pitch: float, decay: float = 0.55, where: float = 0.23) -> Signal:
    """A gut string of a lyre, plucked at a share of its length."""
    partials = [
        Partial(
            pitch * n * (1 + 0.00012 * n * n),
            decay / n**0.85,
            np.sin(np.pi * n * where) / n**1.35,
        )
        for n in range(1, 18)
    ]
    finger = band(noise(luck, 3 * decay), 300, 2500) * burst(3 * decay, 0.001, 0.008)
    return ring(partials, 3 * decay, attack=0.0025) + 0.08 * finger


def reed(luck: Luck, pitch: float, seconds: float) -> Signal:
    """A breath in a reed flute, with a vibrato that comes late."""
    t = times(seconds)
    depth = 0.005 * np.clip((t - 0.25) / 0.4, 0, 1)
    scoop = -0.02 * np.exp(-t / 0.03)
    phase = 2 * np.pi * np.cumsum(pitch * (1 + scoop + depth * np.sin(2 * np.pi * 4.8 * t))) / RATE
    tone = np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.2 * np.sin(3 * phase)
    tone += 0.05 * np.sin(4 * phase) + 0.04 * np.sin(5 * phase)
    breath = band(noise(luck, seconds), pitch * 0.9, pitch * 3.2) * 0.35
    ends = np.minimum(1, t / 0.07) * np.minimum(1, (seconds - t) / 0.16)
    blown: Signal = (tone + breath) * np.clip(ends, 0, 1) ** 1.5
    return blown


def skin(luck: Luck, pitch: float, decay: float = 0.22) -> Signal:
    """A frame drum, struck with the soft of the hand: its pitch sinks a little."""
    t = times(4 * decay)
    whole = np.zeros(len(t))
    for ratio in _SKIN:
        bend = 1 + 0.22 * np.exp(-t / 0.03)
        phase = 2 * np.pi * np.cumsum(pitch * ratio * bend) / RATE
        amount = luck.uniform(0.7, 1.0) / ratio**1.9
        whole += amount * np.sin(phase) * np.exp(-t * ratio / decay)
    hand = band(noise(luck, 4 * decay), 80, 700) * burst(4 * decay, 0.002, 0.02)
    return (whole + 0.8 * hand) * -np.expm1(-t / 0.003)


def bubble(luck: Luck, pitch: float) -> Signal:
    """One bubble: a short tone that rises."""
    decay = 9 / pitch
    t = times(min(0.12, 6 * decay))
    phase = 2 * np.pi * np.cumsum(pitch * (1 + luck.uniform(1, 3) * t)) / RATE
    return np.sin(phase) * np.exp(-t / decay) * -np.expm1(-t / 0.001)


def splash(luck: Luck, seconds: float, bubbles: int, peak: float = 0.3) -> Signal:
    """Water that is moved: a rush, and bubbles in it."""
    rush = tilt(band(noise(luck, seconds), 250, 2600), 900, -1.0) * swell(seconds, peak)
    whole = 1.6 * rush
    for _ in range(bubbles):
        at = seconds * np.clip(luck.normal(peak + 0.15, 0.2), 0, 0.9)
        pitch = 350 * 2 ** luck.uniform(0, 2.3)
        lay(whole, bubble(luck, pitch), at, luck.uniform(0.05, 0.3))
    return whole


def swish(luck: Luck, seconds: float, peak: float = 0.5, bright: float = 5200) -> Signal:
    """A card that slides over others."""
    return band(noise(luck, seconds), 700, bright) * swell(seconds, peak, 2.4)


def flick(luck: Luck, bright: float = 4200) -> Signal:
    """A card that is laid down: paper on cloth, and air below it."""
    slap = band(noise(luck, 0.2), 450, bright) * burst(0.2, 0.0015, 0.014)
    air = ring([Partial(190 * luck.uniform(0.92, 1.08), 0.022, 0.5)], 0.2, attack=0.002)
    return slap + air


def sistrum(luck: Luck, seconds: float, shakes: int) -> Signal:
    """Bronze discs on the wires of a rattle."""
    whole = silence(seconds + 0.4)
    for shake in range(shakes):
        for _ in range(9):
            at = seconds * shake / shakes + abs(luck.normal(0, 0.018))
            partials = [
                Partial(luck.uniform(2600, 7200), luck.uniform(0.02, 0.07), luck.uniform(0.2, 1))
                for _ in range(3)
            ]
            lay(whole, ring(partials, 0.35), at, 0.3)
    return whole
