"""The contract between a game and everything that plays, shows or saves it.

A game is one frozen `Game` record of plain functions over a small mutable state.
The table, the opponents, the saves and the conformance tests know nothing else of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from rules.dice import Dice

Seat: TypeAlias = int
"""A place at the table, counted from 0 in play order."""

CHANCE: Final[Seat] = -1
"""To move when the table itself decides: a deal, a draw, a lot."""
NOBODY: Final[Seat] = -2
"""To move when the game is over."""
HIDDEN: Final = -1
"""Stands for a piece the viewer may not see."""


@dataclass(frozen=True, slots=True)
class Who:
    """A seat inside a sentence, shown as the name of whoever sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Text:
    """A translatable sentence: message id, plural form with its count, and named values."""

    one: str
    many: str = ""
    count: int = 1
    values: Mapping[str, "Value"] = field(default_factory=dict)


Value: TypeAlias = "int | Text | Who"


def text(one: str, many: str = "", *, count: int = 1, **values: Value) -> Text:
    """A `Text` with its values as keywords; `count` chooses between `one` and `many`."""
    return Text(one, many, count, values)


def listed(values: Sequence[Value]) -> Text:
    """Values one after another in a sentence; "none" without any."""
    if not values:
        return text("none")
    first, rest = values[0], values[1:]
    if not rest:
        return text("{first}", first=first)
    return text("{first}, {rest}", first=first, rest=listed(rest))


class Event(Protocol):
    """Something that happened, in the past tense: a frozen value.

    One that opens a part of the game, such as a round, may say so with a class attribute
    `heading = True`; its sentence then stands over those that follow.
    """

    def seen_by(self, viewer: Seat) -> "Event":
        """The same event with what `viewer` may not see replaced by HIDDEN."""
        ...


Tell: TypeAlias = Callable[[Any], None]


class State(Protocol):
    """The whole truth of a position."""

    to_move: Seat

    def copy(self) -> Self:
        """An independent copy."""
        ...


class View(Protocol):
    """All that one seat may know of a position, and nothing else.

    A plain value that compares and pickles. These two are in every view; what else it lists is
    the game's own.
    """

    @property
    def viewer(self) -> Seat:
        """The seat whose view it is."""
        ...

    @property
    def to_move(self) -> Seat:
        """As in the state."""
        ...


class PositionError(ValueError):
    """A position's text form is wrong; the message names the field."""


class MoveError(ValueError):
    """A move's text form is wrong; the message quotes it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option; `explains` says what it means where the option does not."""

    value: str
    title: Text
    explains: Text | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A line of the set-up screen; the first choice is the default."""

    key: str
    title: Text
    explains: Text
    choices: tuple[Choice, ...]

    @property
    def default(self) -> str:
        """The value used when nothing is chosen."""
        return self.choices[0].value


@dataclass(frozen=True, slots=True)
class Setup:
    """Number of seats and a value for every option of the game."""

    seats: int
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Where points come from: one row, one figure per seat."""

    title: Text
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a move would change, one figure per seat, from known things only.

    `at_once` are points on the track; `each_round` points of the next assessment;
    `at_end` points if the game ended then; `gains` says in words what else a seat gets.
    """

    at_once: tuple[int, ...]
    each_round: tuple[int, ...]
    at_end: tuple[int, ...]
    gains: tuple[tuple[Seat, Text], ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a view in words, such as a hand or a board: what it is, and all that is there."""

    title: Text
    lines: tuple[Text, ...]


S = TypeVar("S", bound=State)
M = TypeVar("M")
V = TypeVar("V", bound=View)
K = TypeVar("K")


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, M, V, K]):
    """One game: S its state, M its move (hashable), V a seat's view, K a seat's memory."""

    name: str
    """The word on the command line and in records."""
    title: Text
    version: int
    """Raised whenever an old record would replay differently."""
    seats: tuple[int, ...]
    """Permitted numbers of players, ascending."""
    options: tuple[Option, ...]

    start: Callable[[Setup], S]
    """The position before the first chance move."""
    chance: Callable[[S, Random], M]
    """Draws a chance move; asked only when CHANCE is to move."""
    chance_fault: Callable[[S, M], str]
    """Why this chance move is impossible here; empty when it is possible."""
    legal_moves: Callable[[S], Sequence[M]]
    """The only source of legality; never empty while a seat is to move."""
    why_not: Callable[[S, M], Text]
    """One sentence for a person who tries an illegal move."""
    apply: Callable[[S, M, Tell | None], None]
    """Plays a legal or possible move in place, telling events in their order."""
    midway: Callable[[S], bool]
    """Whether the seat to move is between the stages of one decision."""

    scores: Callable[[S], tuple[int, ...]]
    """Points on the track, which every seat sees; final once the game is over."""
    winners: Callable[[S], tuple[Seat, ...]]
    """Who leads, after tie-breaks; several share the win."""
    score_sheet: Callable[[S], Sequence[ScoreLine]]
    """Where every point came from; its columns add up to `scores` once the game is over."""
    tie_breaks: Callable[[S], Sequence[ScoreLine]]
    """What decides between equal points, the first first: the highest figure wins."""
    pieces: Callable[[S], Mapping[str, int]]
    """Every kind of piece and how many there are; the same after every move."""

    memory: Callable[[Setup, Seat], K]
    """What a seat knows before the first event."""
    remember: Callable[[K, Any], None]
    """Folds one event, as that seat saw it, into its memory."""
    view: Callable[[S, K, Seat], V]
    """All that a seat may know."""
    private: Callable[[V], bool]
    """Whether the viewer knows what another seat may not know, from the view or from the events
    that led to it; people who share a screen must look away then."""
    standing: Callable[[V], Sequence[ScoreLine]]
    """What the score sheet would be if the game ended now, as far as the viewer knows."""
    forecast: Callable[[V, M], Forecast]
    """What a legal move of the viewer would change."""
    describe: Callable[[V], Sequence[Section]] | None = None
    """What there is to see, in words, for speech and for a table without pictures of the game;
    where there is none, the fields of the view stand in."""
    move_in_words: Callable[[V, M], Text] | None = None
    """A legal move of the viewer, as one would announce it; where there is none, its text form
    stands in. No two legal moves read alike."""
    imagine: Callable[[V, Random], S]
    """A full state, drawn evenly from all that agree with the view."""

    move_to_text: Callable[[M], str]
    move_from_text: Callable[[str], M]
    """Raises MoveError."""
    sentence: Callable[[Any], Text]
    """An event, as its viewer saw it, in words."""
    position_to_json: Callable[[S], dict[str, Any]]
    position_from_json: Callable[[Any], S]
    """Raises PositionError, naming the field."""

    playout: Callable[[S, Dice], int] | None = None
    """Plays on to the end with uniform legal moves, in place, and fast; gives the number of moves
    the seats made. The same as move by move, where a draw, or one of n legal moves, takes one
    throw of the dice each."""
    estimate: Callable[[S, Dice], Sequence[float]] | None = None
    """What an experienced player knows: plays on in place for a while, and gives the points that
    every seat may expect in the end; once the game is over, those that it has."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def setup_for(game: AnyGame, seats: int, chosen: Mapping[str, str]) -> Setup:
    """A checked `Setup` with defaults filled in; ValueError says in one sentence what is wrong."""
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise ValueError(f"{game.name} is for {low} to {high} seats, not {seats}.")
    options = {option.key: option.default for option in game.options}
    for key, value in chosen.items():
        if key not in options:
            known = ", ".join(sorted(options))
            raise ValueError(f"{game.name} has no option {key!r}; it has {known}.")
        option = next(o for o in game.options if o.key == key)
        values = [choice.value for choice in option.choices]
        if value not in values:
            raise ValueError(
                f"Option {key} of {game.name} is one of {', '.join(values)}, not {value!r}."
            )
        options[key] = value
    return Setup(seats, options)
