"""A language for tests alone: English with every sentence 40 % longer and full of accents."""

import gettext
import re
from collections.abc import Sequence
from math import ceil
from typing import Final

from game.language import Language

LONGER: Final = 0.4
VALUE: Final = re.compile(r"(\{[^{}]*\})")
_ACCENTS: Final = str.maketrans("aeiouyAEIOUYcnsCNS", "àéîöüÿÀÉÎÖÜŸçñšÇÑŠ")
_VOWELS: Final = "aeiouyAEIOUY"


def lengthened(sentence: str) -> str:
    """A sentence with 40 % more letters in as many words; what is filled in stays."""
    parts = VALUE.split(sentence)
    return "".join(part if VALUE.fullmatch(part) else _longer(part) for part in parts)


def _longer(part: str) -> str:
    """Some letters set twice, vowels first, evenly over the words."""
    letters = [place for place, letter in enumerate(part) if letter.isalpha()]
    vowels = [place for place in letters if part[place] in _VOWELS]
    others = [place for place in letters if part[place] not in _VOWELS]
    more = ceil(LONGER * len(letters))
    twice = {*_spread(vowels, more), *_spread(others, more - len(vowels))}
    written = (letter + letter.lower() * (place in twice) for place, letter in enumerate(part))
    return "".join(written).translate(_ACCENTS)


def _spread(places: Sequence[int], count: int) -> Sequence[int]:
    """So many of these places, all of them at most."""
    if count >= len(places):
        return places
    return [places[n * len(places) // count] for n in range(count)]


class _Catalogue(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return lengthened(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return lengthened(msgid1 if n == 1 else msgid2)


LENGTHENED: Final = Language(_Catalogue())
"""The language itself."""
