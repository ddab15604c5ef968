"""How each cue is made: from its pitch and its take, and the luck that belongs to both."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from art.workshop.sounds.materials import (
    chime,
    clay,
    flick,
    gong,
    reed,
    scrape,
    sistrum,
    skin,
    splash,
    stone,
    string,
    swish,
    wood,
)
from art.workshop.sounds.signal import (
    Luck,
    Signal,
    band,
    finished,
    in_a_room,
    luck_of,
    noise,
    swell,
    together,
)
from game.cues import CueName

_D: Final = 293.66
"""The D on which everything is tuned, in Hz."""


def note(step: int) -> float:
    """A step of the five-note scale on D, in Hz; each fifth step is an octave."""
    octave, place = divmod(step, 5)
    return _D * 2 ** (octave + (0, 2, 4, 7, 9)[place] / 12)


def _stone_up(luck: Luck, pitch: int) -> Signal:
    tick = stone(luck, 1650 * luck.uniform(0.94, 1.06), 0.08, 0.016)
    return together((0.012, tick, 1), (0.0, scrape(luck, 0.07, 1200, 5000), 0.12))


def _stone_on_wood(luck: Luck, pitch: int) -> Signal:
    vary = luck.uniform(0.94, 1.06)
    plank = wood(luck, 205 * vary, 0.35, 0.085)
    hollow = wood(luck, 98 * vary, 0.1, 0.07)
    return together((0, plank, 1), (0.002, hollow, 0.7), (0, stone(luck, 1300, 0.1), 0.22))


def _stone_on_stone(luck: Luck, pitch: int) -> Signal:
    size = 0.82**pitch * luck.uniform(0.97, 1.03)
    block = stone(luck, 1150 * size, 0.4 + 0.07 * pitch, 0.024 + 0.005 * pitch)
    settle = stone(luck, 1500 * size, 0.1, 0.012)
    grind = scrape(luck, 0.11, 500 * size, 3200 * size)
    return together((0, block, 1), (0.045, settle, 0.2), (0.02, grind, 0.16))


def _stone_refused(luck: Luck, pitch: int) -> Signal:
    thud = skin(luck, 118 * luck.uniform(0.96, 1.04), 0.075)
    felt = band(noise(luck, 0.2), 60, 420) * swell(0.2, 0.06, 1.5)
    return together((0, thud, 1), (0, felt, 1.1))


def _stones_got(luck: Luck, pitch: int) -> Signal:
    clicks = [stone(luck, 1350 * luck.uniform(0.9, 1.12), 0.16, 0.018) for _ in range(3)]
    loud = (0.8, 0.9, 1.0)
    parts = [(0.09 * n, click, loud[n]) for n, click in enumerate(clicks)]
    return together(*parts)


def _ship_leaves(luck: Luck, pitch: int) -> Signal:
    whole = together((0.1, splash(luck, 1.25, 26, 0.35), 0.7))
    at, apart = 0.0, 0.055
    for _ in range(9):
        # A rope that slips on its post, faster and faster.
        slip = wood(luck, 310 * luck.uniform(0.9, 1.1), 0.25, 0.03)
        whole = together((0, whole, 1), (at, slip, luck.uniform(0.08, 0.2)))
        at += apart * luck.uniform(0.75, 1.25)
        apart *= 0.88
    return whole


def _ship_docks(luck: Luck, pitch: int) -> Signal:
    bump = wood(luck, 118 * luck.uniform(0.95, 1.05), 0.08, 0.11)
    again = wood(luck, 142, 0.06, 0.08)
    return together((0, bump, 1), (0.14, again, 0.35), (0.03, splash(luck, 0.7, 12, 0.2), 0.3))


def _card_dealt(luck: Luck, pitch: int) -> Signal:
    slide = swish(luck, 0.1, 0.75, 4600 * luck.uniform(0.9, 1.1))
    return together((0, slide, 0.45), (0.085, flick(luck), 0.7))


def _card_taken(luck: Luck, pitch: int) -> Signal:
    slide = swish(luck, 0.19, 0.35, 5200 * luck.uniform(0.9, 1.1))
    lift = flick(luck, 3000)
    return together((0, slide, 0.6), (0.15, lift, 0.4))


def _card_to_jar(luck: Luck, pitch: int) -> Signal:
    vary = luck.uniform(0.98, 1.02)
    jar = clay(luck, 340 * 0.89**pitch * vary, 0.09 + 0.012 * pitch)
    inside = clay(luck, 430 * 0.89**pitch * vary, 0.05)
    return together((0, swish(luck, 0.07, 0.6, 3800), 0.2), (0.05, jar, 1), (0.11, inside, 0.3))


def _set_laid(luck: Luck, pitch: int) -> Signal:
    flicks = [(0.075 * n, flick(luck, 3600 + 500 * n), 0.55) for n in range(3)]
    rising = (5, 7, 8, 10)[: pitch + 1]
    notes = [(0.26 + 0.1 * n, chime(luck, note(s), 0.5), 0.42) for n, s in enumerate(rising)]
    return together(*flicks, *notes)


def _event_turned(luck: Luck, pitch: int) -> Signal:
    token = clay(luck, 620 * luck.uniform(0.95, 1.05), 0.03)
    down = wood(luck, 330 * luck.uniform(0.95, 1.05), 0.3, 0.045)
    return together((0, token, 0.4), (0.04, swish(luck, 0.22, 0.6), 0.28), (0.27, down, 0.9))


def _flood(luck: Luck, pitch: int) -> Signal:
    low = band(noise(luck, 2.0), 70, 420) * swell(2.0, 0.45)
    return together((0, splash(luck, 2.0, 90, 0.45), 1), (0, low, 1.1))


def _curse(luck: Luck, pitch: int) -> Signal:
    drone = reed(luck, note(-5), 1.2) + 0.7 * reed(luck, note(-5) * 2 ** (1 / 12), 1.2)
    beat = skin(luck, 98, 0.26)
    return together((0, beat, 0.9), (0.05, drone, 0.22), (0.1, sistrum(luck, 0.8, 7), 0.16))


def _prosperity(luck: Luck, pitch: int) -> Signal:
    ears = swish(luck, 0.5, 0.4, 6500) * (0.6 + 0.4 * np.cos(np.arange(22_050) / 1400))
    notes = [
        (0.12 + 0.13 * n, chime(luck, note(step), 0.6), 0.5) for n, step in enumerate((5, 7, 9))
    ]
    return together((0, ears, 0.35), *notes)


def _point(luck: Luck, pitch: int) -> Signal:
    tone = string(luck, note(5 + pitch), 0.2)
    return together((0, tone, 1), (0, wood(luck, note(5 + pitch), 0.2, 0.03), 0.25))


def _group_done(luck: Luck, pitch: int) -> Signal:
    block = stone(luck, 760, 0.7, 0.03)
    return together(
        (0, block, 0.55),
        (0.08, chime(luck, note(3), 0.6), 0.6),
        (0.2, chime(luck, note(5), 0.6), 0.6),
    )


def _your_turn(luck: Luck, pitch: int) -> Signal:
    return together((0, string(luck, note(3), 0.4), 0.8), (0.15, string(luck, note(5), 0.5), 1))


def _rival_turn(luck: Luck, pitch: int) -> Signal:
    return together((0, string(luck, note(-5), 0.4, 0.4), 1))


def _round_gong(luck: Luck, pitch: int) -> Signal:
    mallet = skin(luck, 84, 0.14)
    return together((0, gong(luck, note(-5)), 1), (0, mallet, 0.6))


def _jar_tips(luck: Luck, pitch: int) -> Signal:
    rim = scrape(luck, 0.28, 300, 2200)
    knock = clay(luck, 205 * luck.uniform(0.97, 1.03), 0.13)
    cards = [(0.24 + 0.06 * n, flick(luck, 3000), 0.3 - 0.05 * n) for n in range(4)]
    return together((0, rim, 0.25), (0.16, knock, 0.9), *cards)


def _most_corrupt(luck: Luck, pitch: int) -> Signal:
    return together((0, skin(luck, 108, 0.28), 0.8), (0.26, skin(luck, 92, 0.36), 1))


def _win(luck: Luck, pitch: int) -> Signal:
    tune = ((0.0, 3, 0.3), (0.28, 5, 0.3), (0.56, 7, 0.3), (0.84, 8, 1.1))
    flute = [(at, reed(luck, note(step), long + 0.12), 0.32) for at, step, long in tune]
    lyre = [(at, string(luck, note(step - 5), 0.6), 0.6) for at, step, _ in tune]
    chord = [(0.84 + 0.05 * n, string(luck, note(s), 0.8), 0.5) for n, s in enumerate((0, 2, 3))]
    return together(*flute, *lyre, *chord, (0.84, chime(luck, note(8), 0.9), 0.22))


def _defeat(luck: Luck, pitch: int) -> Signal:
    tune = ((0.0, 4), (0.34, 3), (0.68, 1), (1.1, 0))
    lyre = [(at, string(luck, note(step - 5), 0.7, 0.4), 0.8) for at, step in tune]
    return together(*lyre, (1.1, reed(luck, note(-5), 1.2), 0.16))


def _press(luck: Luck, pitch: int) -> Signal:
    return wood(luck, 520 * luck.uniform(0.96, 1.04), 0.25, 0.022)


def _toggle(luck: Luck, pitch: int) -> Signal:
    first, then = (
        wood(luck, 610, 0.25, 0.018),
        wood(luck, 780 * luck.uniform(0.97, 1.03), 0.25, 0.02),
    )
    return together((0, first, 0.6), (0.055, then, 1))


def _error(luck: Luck, pitch: int) -> Signal:
    return together((0, wood(luck, 210, 0.1, 0.06), 1), (0.12, wood(luck, 168, 0.1, 0.07), 1))


def _curtain_closes(luck: Luck, pitch: int) -> Signal:
    roll = band(noise(luck, 0.46), 60, 380) * swell(0.46, 0.7)
    shut = wood(luck, 88, 0.08, 0.16)
    bolt = stone(luck, 620, 0.8, 0.03)
    return together((0, roll, 0.8), (0.41, shut, 1), (0.41, bolt, 0.3))


def _curtain_opens(luck: Luck, pitch: int) -> Signal:
    release = wood(luck, 120, 0.12, 0.09)
    roll = band(noise(luck, 0.56), 60, 420) * swell(0.56, 0.35)
    return together((0, release, 0.8), (0.03, roll, 0.75), (0.5, wood(luck, 104, 0.05), 0.35))


_Make = Callable[[Luck, int], Signal]

_CUES: Final[Mapping[CueName, tuple[_Make, float]]] = {
    "stone-up": (_stone_up, -27),
    "stone-on-wood": (_stone_on_wood, -21),
    "stone-on-stone": (_stone_on_stone, -21),
    "stone-refused": (_stone_refused, -21),
    "stones-got": (_stones_got, -23),
    "ship-leaves": (_ship_leaves, -25),
    "ship-docks": (_ship_docks, -21),
    "card-dealt": (_card_dealt, -26),
    "card-taken": (_card_taken, -26),
    "card-to-jar": (_card_to_jar, -22),
    "set-laid": (_set_laid, -22),
    "event-turned": (_event_turned, -23),
    "flood": (_flood, -22),
    "curse": (_curse, -21),
    "prosperity": (_prosperity, -22),
    "point": (_point, -25),
    "group-done": (_group_done, -21),
    "your-turn": (_your_turn, -22),
    "rival-turn": (_rival_turn, -26),
    "round-gong": (_round_gong, -20),
    "jar-tips": (_jar_tips, -22),
    "most-corrupt": (_most_corrupt, -19),
    "win": (_win, -20),
    "defeat": (_defeat, -21),
    "press": (_press, -29),
    "toggle": (_toggle, -29),
    "error": (_error, -24),
    "curtain-closes": (_curtain_closes, -21),
    "curtain-opens": (_curtain_opens, -22),
}
"""What makes each cue, and how loud it is in decibels at its loudest."""


def cue(name: CueName, pitch: int, take: int) -> Signal:
    """One form of a cue."""
    make, decibels = _CUES[name]
    # Pitches of one take share their luck: then they differ by what they mean alone.
    luck = luck_of(f"{name} {take}")
    return finished(in_a_room(make(luck, pitch), luck), decibels)
