"""What a seat's holdings between rounds come to be worth in the end, beyond points on the track.

Fitted by `tests/bench/fit_imhotep.py` to matches between searching opponents.
"""

from typing import Final

MIDDLE: Final = 3
"""Rounds left in the middle of a match."""

WEIGHTS: Final = (
    # What, points for each in the middle of a match, and how many more with every round more left.
    ("points of the Burial Chamber, side A", 0.77, -0.06),
    ("stones there, side A", 0.78, 0.24),
    ("points of the Burial Chamber, side B", 0.37, -0.12),
    ("stones there, side B", 0.97, 0.14),
    ("points of the Obelisks, side A", 0.25, -0.12),
    ("stones there, side A", 1.65, 0.28),
    ("stones that wait at the Obelisks, side B", 2.71, 0.27),
    ("points of decorations", 0.73, 0.00),
    ("decorations", 1.99, 0.43),
    ("points of statues", 0.55, -0.09),
    ("statues", 1.52, 0.35),
    ("tools", 2.10, 0.21),
    ("stones on the sled", 0.60, 0.08),
    ("sites without a stone, under the Wrath", -0.23, 0.34),
    ("first turn of the next round", 1.09, -0.09),
    ("second turn of the next round", 0.25, -0.08),
    ("stones seen in the Temple", 0.69, 0.13),
)
