"""Turns the sentences of rules and screens into words of a language."""

import gettext
from collections.abc import Sequence
from typing import Final

from rules.game import Text, Value, Who

LANGUAGES: Final = ("en",)
"""Languages with a catalogue, by their short code."""


class Language:
    """One language: its catalogue, and how a sentence is filled in."""

    def __init__(self, catalogue: gettext.NullTranslations | None = None) -> None:
        self._catalogue = catalogue or gettext.NullTranslations()

    def say(self, sentence: Text | str, names: Sequence[str] = ()) -> str:
        """The sentence in this language; `names` holds the name of every seat.

        The count chooses the plural form and may be shown as `{count}`; numbers are digits.
        A sentence that asks for a value or a name it was not given raises KeyError or IndexError.
        """
        if isinstance(sentence, str):
            return self._catalogue.gettext(sentence)
        if sentence.many:
            pattern = self._catalogue.ngettext(sentence.one, sentence.many, sentence.count)
        else:
            pattern = self._catalogue.gettext(sentence.one)
        words = {key: self._word(value, names) for key, value in sentence.values.items()}
        return pattern.format_map({"count": str(sentence.count), **words})

    def _word(self, value: Value, names: Sequence[str]) -> str:
        match value:
            case Text():
                return self.say(value, names)
            case Who(seat=seat):
                return names[seat]
            case _:
                return str(value)


def language_for(code: str) -> Language:
    """The language of a short code, region ignored; ValueError says which there are."""
    short = code.replace("-", "_").partition("_")[0].lower()
    if short not in LANGUAGES:
        raise ValueError(f"There is no language {code!r}; there is {', '.join(LANGUAGES)}.")
    return Language()
