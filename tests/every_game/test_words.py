"""What games say to those who cannot see their pieces: views and moves in words."""

import pytest

from game.language import Language
from rules.catalogue import GAMES
from rules.game import AnyGame, Text
from tests.every_game.samples import Sample, samples

NAMES = ("Ada", "Ben", "Cleo", "Dora")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def said(sentence: Text) -> str:
    """The sentence in English; a value it lacks is an error."""
    words = Language().say(sentence, NAMES)
    assert words.strip() == words != ""
    return words


def described(sample: Sample, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    """A seat's view in words."""
    assert sample.game.describe is not None
    sections = sample.game.describe(sample.seen(seat))
    return [(said(part.title), tuple(map(said, part.lines))) for part in sections]


@every_game
def test_every_view_says_whose_it_is_and_who_is_to_move(game: AnyGame) -> None:
    for sample in samples(game.name):
        for seat in sample.seats():
            seen = sample.seen(seat)
            assert (seen.viewer, seen.to_move) == (seat, sample.state.to_move), sample


@every_game
def test_a_view_in_words_has_sections_that_differ(game: AnyGame) -> None:
    if game.describe is None:
        return
    for sample in samples(game.name):
        for seat in sample.seats():
            found = described(sample, seat)
            titles = [title for title, _ in found]
            assert found, sample
            assert len(set(titles)) == len(titles), titles


@every_game
def test_a_legal_move_in_words_is_no_other(game: AnyGame) -> None:
    if game.move_in_words is None:
        return
    for sample in samples(game.name):
        seat = sample.state.to_move
        if seat < 0:
            continue
        seen = sample.seen(seat)
        words = [said(game.move_in_words(seen, move)) for move in game.legal_moves(sample.state)]
        assert len(set(words)) == len(words), words
