"""Reads fields of a JSON object one by one; every fault names its field."""

from collections.abc import Sequence
from typing import Any, Final

from rules.game import PositionError, Seat

_MISSING: Final = object()


class Fields:
    """The fields of one JSON object, read once each; `finish` refuses unknown ones."""

    def __init__(self, value: Any, path: str = "") -> None:
        self._path = path
        self.given = value is not _MISSING
        if not self.given:
            value = {}
        if not isinstance(value, dict):
            raise PositionError(f"{path.rstrip('.') or 'position'}: an object is wanted.")
        self._left: dict[str, Any] = dict(value)

    def _fault(self, name: str, wanted: str) -> PositionError:
        return PositionError(f"{self._path}{name}: {wanted}")

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self._left

    def finish(self) -> None:
        """Refuses fields that nobody asked for."""
        for name in self._left:
            raise self._fault(str(name), "there is no such field.")

    def number(self, name: str, low: int, high: int, default: int | None) -> int:
        """A whole number in a range; required without a default."""
        value = self._left.pop(name, default)
        if not _whole(value) or not low <= value <= high:
            raise self._fault(name, f"a whole number from {low} to {high} is wanted.")
        return int(value)

    def number_or_none(self, name: str, low: int, high: int) -> int | None:
        """A whole number in a range, or null."""
        if self._left.get(name) is None:
            self._left.pop(name, None)
            return None
        return self.number(name, low, high, None)

    def numbers(
        self,
        name: str,
        length: int,
        high: int,
        default: Sequence[int] | None = None,
        *,
        low: int = 0,
    ) -> list[int]:
        """So many whole numbers in a range; zeros by default."""
        value = self._left.pop(name, default if default is not None else [0] * length)
        if not isinstance(value, list) or len(value) != length:
            raise self._fault(name, f"a list of {length} numbers is wanted.")
        if not all(_whole(number) and low <= number <= high for number in value):
            raise self._fault(name, f"whole numbers from {low} to {high} are wanted.")
        return list(value)

    def truth(self, name: str, default: bool) -> bool:
        """true or false."""
        value = self._left.pop(name, default)
        if not isinstance(value, bool):
            raise self._fault(name, "true or false is wanted.")
        return value

    def word(self, name: str, default: str) -> str:
        """Any string."""
        value = self._left.pop(name, default)
        if not isinstance(value, str):
            raise self._fault(name, "a text is wanted.")
        return value

    def one_of(self, name: str, words: Sequence[str], default: str) -> int:
        """The index of one of the words."""
        value = self._left.pop(name, default)
        if not isinstance(value, str) or value not in tuple(words):
            raise self._fault(name, f"one of {', '.join(words)} is wanted.")
        return tuple(words).index(value)

    def one_of_or_none(self, name: str, words: Sequence[str]) -> int | None:
        """The index of one of the words, or None for null."""
        if self._left.get(name) is None:
            self._left.pop(name, None)
            return None
        return self.one_of(name, words, words[0])

    def seat_or_none(self, name: str, letters: str, nobody: Seat) -> Seat:
        """null, which stands for `nobody`; a seat cannot be to move here."""
        if self._left.pop(name, None) is not None:
            raise self._fault(name, "no seat is to move at this stage.")
        return nobody

    def words(self, name: str, known: Sequence[str], default: Sequence[str]) -> list[str]:
        """A list of known words."""
        value = self._left.pop(name, list(default))
        if not isinstance(value, list) or not all(word in known for word in value):
            raise self._fault(name, f"a list of {', '.join(known)} is wanted.")
        return list(value)

    def letters(self, name: str, known: str, most: int) -> str:
        """A text of known letters."""
        value = self.word(name, "")
        if len(value) > most or set(value) - set(known):
            raise self._fault(name, f"at most {most} letters of {known} are wanted.")
        return value

    def row(self, name: str) -> "Fields":
        """An object inside this one."""
        return Fields(self._left.pop(name, _MISSING), f"{self._path}{name}.")

    def rows(self, name: str, length: int, *, empty: bool = False) -> list["Fields"]:
        """So many objects; all empty if left out and `empty` allows it."""
        value = self._left.pop(name, [{}] * length if empty else None)
        if not isinstance(value, list) or len(value) != length:
            raise self._fault(name, f"a list of {length} objects is wanted.")
        return [Fields(row, f"{self._path}{name}[{i}].") for i, row in enumerate(value)]

    def counts(self, words: Sequence[str], most: Sequence[int]) -> list[int]:
        """How many of each word; none of those left out."""
        found = [self.number(w, 0, top, 0) for w, top in zip(words, most, strict=True)]
        self.finish()
        return found


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
