"""Samples as Ogg Vorbis: the same bytes each time."""

import io
import struct
from typing import Final

import numpy as np
import soundfile

from art.workshop.sounds.signal import RATE, Signal

_SERIAL: Final = 0x4E494C45
"""Every file has this number; the encoder would draw one."""
_HEADER: Final = 27
_AT_ONCE: Final = 4096


def encode(signal: Signal, quality: float = 0.5) -> bytes:
    """One row of samples, or one for each ear, as a file; the quality from 0 to 1."""
    rows = np.atleast_2d(signal)
    found = io.BytesIO()
    with soundfile.SoundFile(
        found,
        "w",
        RATE,
        len(rows),
        "VORBIS",
        format="OGG",
        compression_level=1 - quality,
    ) as file:
        for start in range(0, rows.shape[1], _AT_ONCE):
            file.write(np.ascontiguousarray(rows[:, start : start + _AT_ONCE].T))
    return _numbered(found.getvalue())


def decode(file: bytes) -> Signal:
    """The rows of samples of a file."""
    found, rate = soundfile.read(io.BytesIO(file), always_2d=True)
    assert rate == RATE
    rows: Signal = found.T
    return rows


def _numbered(file: bytes) -> bytes:
    """With our serial number on every page, and the check sum that belongs to it."""
    whole = bytearray(file)
    at = 0
    while at < len(whole):
        segments = whole[at + 26]
        sizes = whole[at + _HEADER : at + _HEADER + segments]
        end = at + _HEADER + segments + sum(sizes)
        struct.pack_into("<I", whole, at + 14, _SERIAL)
        struct.pack_into("<I", whole, at + 22, 0)
        struct.pack_into("<I", whole, at + 22, _check_sum(bytes(whole[at:end])))
        at = end
    return bytes(whole)


def _table() -> list[int]:
    found = []
    for byte in range(256):
        rest = byte << 24
        for _ in range(8):
            rest = (rest << 1) ^ (0x04C11DB7 if rest & 0x80000000 else 0)
        found.append(rest & 0xFFFFFFFF)
    return found


_TABLE: Final = _table()


def _check_sum(page: bytes) -> int:
    found = 0
    for byte in page:
        found = (found << 8 & 0xFFFFFFFF) ^ _TABLE[found >> 24 ^ byte]
    return found
