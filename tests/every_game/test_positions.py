"""Positions: their copies, their text form, and what is legal in them."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.language import Language
from rules.catalogue import GAMES
from rules.game import CHANCE, NOBODY, AnyGame, MoveError, Text
from tests.every_game.matches import next_move, play_on, setups
from tests.every_game.samples import all_moves, samples

NAMES = ("Ada", "Ben", "Cleo", "Dora")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def said(sentence: Text) -> str:
    """The sentence in English; a value it lacks is an error."""
    assert isinstance(sentence, Text)
    words = Language().say(sentence, NAMES)
    assert words.strip() == words != ""
    return words


@every_game
def test_a_copy_and_its_original_go_their_own_ways(game: AnyGame) -> None:
    for sample in samples(game.name):
        before = sample.position()
        original = sample.state.copy()
        copy = original.copy()
        assert game.position_to_json(copy) == before, sample
        play_on(game, copy, Random(1), 25)
        assert game.position_to_json(original) == before, sample
        after = game.position_to_json(copy)
        play_on(game, original, Random(2), 25)
        assert game.position_to_json(copy) == after, sample


@every_game
def test_a_position_survives_its_text_form(game: AnyGame) -> None:
    for sample in samples(game.name):
        written = json.dumps(sample.position())
        read = game.position_from_json(json.loads(written))
        assert game.position_to_json(read) == sample.position(), sample
        assert read.to_move == sample.state.to_move, sample
        assert list(game.legal_moves(read)) == list(game.legal_moves(sample.state)), sample
        assert game.scores(read) == game.scores(sample.state), sample
        assert game.winners(read) == game.winners(sample.state), sample
        assert game.midway(read) == game.midway(sample.state), sample
        straight = sample.state.copy()
        play_on(game, straight, Random(3), 60)
        play_on(game, read, Random(3), 60)
        assert game.position_to_json(read) == game.position_to_json(straight), sample


@every_game
def test_reading_a_position_leaves_the_text_form_alone(game: AnyGame) -> None:
    for sample in samples(game.name)[::5]:
        position = sample.position()
        state = game.position_from_json(position)
        play_on(game, state, Random(4), 25)
        assert position == sample.position(), sample


@every_game
def test_moves_have_one_text_form_each(game: AnyGame) -> None:
    moves = all_moves(game.name)
    words = [game.move_to_text(move) for move in moves]
    assert len(set(words)) == len(moves)
    for move, text in zip(moves, words, strict=True):
        assert game.move_from_text(text) == move
        assert hash(game.move_from_text(text)) == hash(move)
        assert text.strip() == text
        assert text.isprintable()


def read_as(game: AnyGame, words: str) -> str:
    """The text form of the move that the words are read as, or the words of the refusal."""
    try:
        return game.move_to_text(game.move_from_text(words))
    except MoveError as fault:
        return str(fault)


@every_game
@given(words=st.text(max_size=30))
@settings(max_examples=100, deadline=None)
def test_what_is_no_move_is_refused_in_words(game: AnyGame, words: str) -> None:
    read = read_as(game, words)
    assert read == words or repr(words) in read


@every_game
def test_a_mangled_move_is_refused_or_another_move(game: AnyGame) -> None:
    rng = Random(5)
    for move in all_moves(game.name):
        words = game.move_to_text(move)
        cut = rng.randrange(len(words))
        for mangled in (words[:cut] + words[cut + 1 :], words + " ", words.upper(), words + " 1"):
            read = read_as(game, mangled)
            assert read == mangled or repr(mangled) in read


@every_game
def test_illegal_moves_are_refused_with_a_sentence(game: AnyGame) -> None:
    for sample in samples(game.name):
        legal = set(game.legal_moves(sample.state))
        before = sample.position()
        for move in all_moves(game.name):
            if move not in legal:
                said(game.why_not(sample.state, move))
        assert sample.position() == before, f"asking why not changed {sample}"


@every_game
def test_legal_moves_are_the_same_each_time_asked(game: AnyGame) -> None:
    for sample in samples(game.name):
        before = sample.position()
        first = list(game.legal_moves(sample.state))
        assert list(game.legal_moves(sample.state)) == first
        assert sample.position() == before, f"asking for legal moves changed {sample}"


@every_game
def test_every_legal_move_can_be_played_and_keeps_the_pieces(game: AnyGame) -> None:
    for sample in samples(game.name):
        box = game.pieces(sample.state)
        for move in game.legal_moves(sample.state):
            state = sample.state.copy()
            game.apply(state, move, None)
            assert game.pieces(state) == box, (game.move_to_text(move), sample)
            if state.to_move >= 0:
                assert game.legal_moves(state), (game.move_to_text(move), sample)


@every_game
def test_draws_are_possible_and_impossible_ones_refused_with_a_sentence(game: AnyGame) -> None:
    refused = 0
    for sample in samples(game.name):
        if sample.state.to_move != CHANCE:
            continue
        box = game.pieces(sample.state)
        drawn = {game.chance(sample.state, Random(seed)) for seed in range(20)}
        for move in drawn:
            assert game.chance_fault(sample.state, move) == "", sample
        for move in all_moves(game.name):
            fault = game.chance_fault(sample.state, move)
            if fault:
                refused += 1
                assert fault.strip() == fault
                assert fault.endswith(".")
            else:
                state = sample.state.copy()
                game.apply(state, move, None)
                assert game.pieces(state) == box, (game.move_to_text(move), sample)
        seat_moves = {m for s in samples(game.name) for m in game.legal_moves(s.state)}
        for move in seat_moves:
            assert game.chance_fault(sample.state, move), (game.move_to_text(move), sample)
    assert refused


@every_game
def test_the_same_draw_comes_from_the_same_generator(game: AnyGame) -> None:
    for sample in samples(game.name):
        if sample.state.to_move == CHANCE:
            before = sample.position()
            first = game.chance(sample.state, Random("7:3"))
            assert game.chance(sample.state.copy(), Random("7:3")) == first
            assert sample.position() == before, f"drawing changed {sample}"


@every_game
@given(choices=st.lists(st.integers(0, 50), max_size=80), at=st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_any_line_of_play_keeps_its_pieces_and_its_text_form(
    game: AnyGame, choices: list[int], at: int
) -> None:
    every = setups(game)
    setup = every[at % len(every)]
    state = game.start(setup)
    box = game.pieces(state)
    for number, choice in enumerate(choices):
        if state.to_move == NOBODY:
            return
        move = _numbered(game, state, choice, number)
        game.apply(state, move, None)
        assert game.pieces(state) == box
    position = game.position_to_json(state)
    assert game.position_to_json(game.position_from_json(position)) == position


def _numbered(game: AnyGame, state: Any, choice: int, number: int) -> Any:
    if state.to_move == CHANCE:
        return next_move(game, state, Random(f"{choice}:{number}"))
    legal = game.legal_moves(state)
    return legal[choice % len(legal)]
