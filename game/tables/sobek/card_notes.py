"""What a card is good for, in a line or two."""

from rules.game import Text, text
from rules.sobek.names import CHARACTER_EFFECTS, TYPE_NAMES
from rules.sobek.pieces import AMULET, BACK, KIND_WORDS, ORANGE, SCARABS, TYPE


def card_lines(kind: int) -> tuple[Text, ...]:
    """The power of a character, or the scarabs of a good."""
    if kind == AMULET:
        return (text("Fits every set, without scarabs."),)
    good = TYPE_NAMES[TYPE[kind]]
    if BACK[kind] == ORANGE:
        return CHARACTER_EFFECTS[KIND_WORDS[kind]], text("Or a card of {good} in a set.", good=good)
    scarabs = SCARABS[kind]
    if not scarabs:
        return (text("No scarabs"),)
    return (text("{n} scarab", "{n} scarabs", count=scarabs, n=scarabs),)
