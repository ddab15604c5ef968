"""A view in words where the game has none of its own, and moves likewise."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, NamedTuple

import pytest

from game.language import Language
from game.tables.plain.wording import first_named, move_words, sections_of, verbatim
from rules.game import Section, Text, Who, text
from tests.game.plain.sitting import positions
from tests.saves import coins

NAMES = ("Nadia", "Senbi")


class Side(Enum):
    LEFT = 1


@dataclass(frozen=True)
class Inner:
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Outer:
    viewer: int
    draw_pile: int
    lost: int
    open: bool
    pair: tuple[Any, ...]
    side: Side
    known: dict[str, int]
    nothing: None
    hidden: Inner


class Tuple(NamedTuple):
    round: int


def said(view: Any) -> dict[str, list[str]]:
    say = Language().say
    game = replace(coins.GAME, describe=None)
    return {say(s.title): [say(line, NAMES) for line in s.lines] for s in sections_of(game, view)}


def test_fields_are_told_by_their_names() -> None:
    view = Outer(0, 12, -3, True, ((1, 2), False), Side.LEFT, {"a{b}": 1}, None, Inner(()))
    assert said(view) == {
        "What you know": [
            "Viewer: 0",
            "Draw pile: 12",
            "Lost: \N{MINUS SIGN}3",
            "Open: yes",
            "Pair: (1, 2), no",
            "Side: LEFT",
            "Known: a{b} 1",
            "Nothing: none",
        ],
        "Hidden": ["Cards: none"],
    }


@pytest.mark.parametrize(
    ("view", "line"), [(Tuple(3), "Round: 3"), ("a view", "Str: a view")], ids=["tuple", "other"]
)
def test_views_need_not_be_dataclasses(view: Any, line: str) -> None:
    assert said(view) == {"What you know": [line]}


def test_a_games_own_words_come_first() -> None:
    state, memories = next(positions(coins.GAME, 2, 1))
    view, move = coins.GAME.view(state, memories[0], 0), coins.GAME.legal_moves(state)[1]
    own = replace(
        coins.GAME,
        describe=lambda view: (Section(text("Hand"), (text("a coin"),)),),
        move_in_words=lambda view, move: text("Choose jar {n}", n=move[1]),
    )
    say = Language().say
    assert [say(section.title) for section in sections_of(own, view)] == ["Hand"]
    assert say(move_words(own, view, move)) == "Choose jar 1"
    assert say(move_words(coins.GAME, view, move)) == "jar 1"


@pytest.mark.parametrize("words", ["{", "}", "{who}", "plain", "{{x}}"])
def test_verbatim_words_stay_as_they_are(words: str) -> None:
    assert Language().say(verbatim(words)) == words


@pytest.mark.parametrize(
    ("sentence", "seat"),
    [
        (text("Nothing"), None),
        (text("{who} sat", who=Who(1)), 1),
        (text("{n} for {other}", n=3, other=text("{who} there", who=Who(0))), 0),
    ],
)
def test_the_seat_a_sentence_speaks_of(sentence: Text, seat: int | None) -> None:
    assert first_named(sentence) == seat
