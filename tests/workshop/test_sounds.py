"""The sounds that are kept are those that the workshop makes, calm and without clicks."""

import itertools
from pathlib import Path

import numpy as np
import pytest

from art.workshop.sounds.ambiences import ambience
from art.workshop.sounds.cues import cue
from art.workshop.sounds.ogg import decode, encode
from art.workshop.sounds.signal import RATE, Signal, loudest
from game.cues import AMBIENCES, CUES, AmbienceName, CueName, ambience_file, every_file, file_of

ART = Path(__file__).resolve().parent.parent.parent / "art"
LARGEST = 2_500_000
"""Bytes of all sounds together."""
LONGEST = 4.5
"""Seconds of a cue with all its echo."""


def kept(path: str) -> Signal:
    return decode((ART / path).read_bytes())


def forms(name: CueName) -> list[tuple[int, int]]:
    pitches, takes = CUES[name]
    return [(pitch, take) for pitch in range(pitches) for take in range(takes)]


def likeness(made: Signal, heard: Signal) -> float:
    """How far what is kept agrees with what was made, in decibels over what was lost."""
    return float(10 * np.log10(np.sum(made**2) / np.sum((made - heard) ** 2)))


def test_every_form_is_kept_and_nothing_else() -> None:
    found = {file.relative_to(ART).as_posix() for file in (ART / "sounds").iterdir()}
    assert found == set(every_file())
    assert sum((ART / path).stat().st_size for path in every_file()) < LARGEST


@pytest.mark.parametrize("name", CUES)
def test_the_workshop_makes_the_cues_that_are_kept(name: CueName) -> None:
    for pitch, take in forms(name):
        made, heard = cue(name, pitch, take), kept(file_of(name, pitch, take))
        assert heard.shape == (1, len(made))
        assert likeness(made, heard[0]) > 9


@pytest.mark.parametrize("name", AMBIENCES)
def test_the_workshop_makes_the_ambiences_that_are_kept(name: AmbienceName) -> None:
    made, heard = ambience(name), kept(ambience_file(name))
    assert heard.shape == made.shape
    assert likeness(made, heard) > 9


def test_the_same_bytes_come_each_time() -> None:
    made = cue("stone-on-wood", 0, 1)
    assert np.array_equal(made, cue("stone-on-wood", 0, 1))
    assert encode(made) == encode(made)


@pytest.mark.parametrize("name", CUES)
def test_cues_are_calm_begin_and_end_in_silence(name: CueName) -> None:
    for pitch, take in forms(name):
        (heard,) = kept(file_of(name, pitch, take))
        assert len(heard) < LONGEST * RATE
        assert np.max(np.abs(heard)) < 0.75
        assert 0.02 < loudest(heard) < 0.15
        assert abs(heard[0]) < 0.01
        assert np.max(np.abs(heard[-200:])) < 0.002


@pytest.mark.parametrize("name", CUES)
def test_takes_differ_but_are_as_loud(name: CueName) -> None:
    pitches, takes = CUES[name]
    for pitch in range(pitches):
        heard = [kept(file_of(name, pitch, take))[0] for take in range(takes)]
        loud = [loudest(each) for each in heard]
        assert max(loud) < 1.1 * min(loud)
        for first, second in itertools.pairwise(heard):
            common = min(len(first), len(second))
            assert likeness(first[:common], second[:common]) < 6


def centre(signal: Signal) -> float:
    """The frequency in the middle of its loudness, in Hz."""
    power = np.abs(np.fft.rfft(signal)) ** 2
    return float(np.sum(np.fft.rfftfreq(len(signal), 1 / RATE) * power) / np.sum(power))


@pytest.mark.parametrize(
    ("name", "way"), [("point", 1), ("set-laid", 1), ("stone-on-stone", -1), ("card-to-jar", -1)]
)
def test_pitches_climb_or_sink(name: CueName, way: int) -> None:
    heard = [centre(kept(file_of(name, pitch))[0]) for pitch in range(CUES[name].pitches)]
    assert heard == sorted(heard, reverse=way < 0)
    assert len(set(heard)) == len(heard)


@pytest.mark.parametrize("name", AMBIENCES)
def test_ambiences_go_round_without_a_seam(name: AmbienceName) -> None:
    heard = kept(ambience_file(name))
    usual = np.max(np.abs(np.diff(heard, axis=1)))
    assert np.max(np.abs(heard[:, 0] - heard[:, -1])) < usual
    second = [float(np.sqrt(np.mean(part**2))) for part in np.array_split(heard, 40, axis=1)]
    assert max(second) < 3 * min(second)
