"""Where the rule sheet had to choose: every value it infers or decides for itself.

Should a box turn up that says otherwise, this is the place to correct. What players differ on is
an option of the game instead: open piles, exactly 100, characters face up.
"""

from typing import Final

# By type: scarabs on a valued card, valued cards, free cards with a tan back, with a green one.
GOODS: Final = {
    "ivory": (3, 3, 2, 1),
    "ebony": (2, 4, 2, 1),
    "marble": (2, 3, 3, 1),
    "cattle": (1, 5, 2, 2),
    "fish": (1, 5, 3, 2),
    "wheat": (1, 6, 2, 2),
}
SYMBOLS: Final = ("snake", "reed", "ankh", "scorpion")  # after each numbered space of the track
TRACK_BOTTOM: Final = 0  # where a marker stops that is pushed back too far
REAL_CARDS_OF_NEW_SET: Final = 1  # an amulet is none
REAL_CARDS_TO_ENLARGE: Final = 0
PENALTY_GROUP: Final = 10  # for each of so many points of the round's sets …
PENALTY_STEP: Final = 5  # … the most corrupt goes back so far
