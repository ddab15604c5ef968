"""What a game says of its view and its moves; where it says nothing, what can be read off them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from rules.game import AnyGame, Seat, Section, Text, Who, text

_KNOWN: Final = text("What you know")


def sections_of(game: AnyGame, view: Any) -> Sequence[Section]:
    """The whole view in words: the game's own, or else field by field."""
    if game.describe is not None:
        return game.describe(view)
    return tuple(_sections(_KNOWN, view))


def move_words(game: AnyGame, view: Any, move: Any) -> Text:
    """A legal move of the viewer: the game's own words, or else its text form."""
    if game.move_in_words is not None:
        return game.move_in_words(view, move)
    return verbatim(game.move_to_text(move))


def verbatim(words: str) -> Text:
    """Words that stand in every language as they are."""
    return Text(words.replace("{", "{{").replace("}", "}}"))


def first_named(sentence: Text) -> Seat | None:
    """The seat that a sentence speaks of first; None if it names nobody."""
    for value in sentence.values.values():
        if isinstance(value, Who):
            return value.seat
        if isinstance(value, Text) and (inner := first_named(value)) is not None:
            return inner
    return None


def _sections(title: Text, holder: Any) -> Iterator[Section]:
    """A section for the holder's plain fields, then one for each field with fields of its own."""
    lines: list[Text] = []
    inner: list[tuple[Text, Any]] = []
    for name, value in _fields(holder):
        words = verbatim(name.replace("_", " ").capitalize())
        if is_dataclass(value) or hasattr(value, "_asdict"):
            inner.append((words, value))
        else:
            lines.append(text("{name}: {value}", name=words, value=_value(value)))
    yield Section(title, tuple(lines))
    for words, value in inner:
        yield from _sections(words, value)


def _fields(holder: Any) -> Iterator[tuple[str, Any]]:
    if is_dataclass(holder):
        for field in fields(holder):
            yield field.name, getattr(holder, field.name)
    elif hasattr(holder, "_asdict"):
        yield from holder._asdict().items()
    else:
        yield type(holder).__name__, str(holder)


def _value(value: Any) -> Text:
    if isinstance(value, bool):
        return text("yes") if value else text("no")
    return verbatim(_written(value)) if value not in (None, (), [], "") else text("none")


def _written(value: Any) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return value.name
        case Mapping():
            return ", ".join(f"{_written(k)} {_written(v)}" for k, v in value.items())
        case tuple() | list() | set() | frozenset():
            return ", ".join(
                f"({_written(part)})" if isinstance(part, tuple | list) else _written(part)
                for part in value
            )
        case _:
            return str(value).replace("-", "\N{MINUS SIGN}") if _negative(value) else str(value)


def _negative(value: Any) -> bool:
    return isinstance(value, int | float) and value < 0
