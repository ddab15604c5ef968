"""What seats know: views, memories, imagined states, and twins that no view tells apart."""

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from game.language import Language
from rules.catalogue import GAMES
from rules.game import CHANCE, NOBODY, AnyGame, Forecast, Text
from tests.every_game.matches import column_sums, next_move, play_on
from tests.every_game.samples import Sample, samples

NAMES = ("Ada", "Ben", "Cleo", "Dora")
WORLDS = 100
"""So many are imagined to find one where something else happens."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Outcome(NamedTuple):
    """How a move changed what everybody would have at the end, and the track unless it ended."""

    total: tuple[int, ...]
    track: tuple[int, ...] | None


@every_game
def test_views_compare_and_pickle(game: AnyGame) -> None:
    for sample in samples(game.name):
        for seat in sample.seats():
            seen = sample.seen(seat)
            assert seen == sample.seen(seat), sample
            assert pickle.loads(pickle.dumps(seen)) == seen, sample
            copy = game.view(sample.state.copy(), pickle_copy(sample.memories[seat]), seat)
            assert copy == seen, sample


@every_game
def test_a_view_stays_as_it_was_seen(game: AnyGame) -> None:
    for sample in samples(game.name):
        state = sample.state.copy()
        known = pickle_copy(sample.memories[0])
        seen = game.view(state, known, 0)
        play_and_remember(game, state, known, 0, Random(6), 12)
        assert seen == sample.seen(0), sample


@every_game
def test_a_move_is_seen(game: AnyGame) -> None:
    """Positions that differ for everybody to see have different views."""
    for sample in samples(game.name):
        if sample.state.to_move < 0:
            continue
        state, known = sample.state.copy(), pickle_copy(sample.memories[0])
        play_and_remember(game, state, known, 0, Random(7), 1)
        assert game.view(state, known, 0) != sample.seen(0), sample


@every_game
def test_an_imagined_state_agrees_with_the_view(game: AnyGame) -> None:
    for sample in samples(game.name):
        box = game.pieces(sample.state)
        for seat in sample.seats():
            seen = sample.seen(seat)
            for seed in range(3):
                state = game.imagine(seen, Random(seed))
                assert game.view(state, sample.memories[seat], seat) == seen, (seat, str(sample))
                assert game.pieces(state) == box, (seat, str(sample))
                assert state.to_move == sample.state.to_move, (seat, str(sample))
                assert game.scores(state) == game.scores(sample.state), str(sample)
                if state.to_move == seat:
                    assert list(game.legal_moves(state)) == list(game.legal_moves(sample.state))
                written = game.position_to_json(state)
                assert game.position_to_json(game.position_from_json(written)) == written
                play_on(game, state, Random(seed), 30)
                assert game.pieces(state) == box, (seat, str(sample))
            assert sample.seen(seat) == seen, "imagining changed the view"


@every_game
def test_imagining_is_decided_by_the_generator_alone(game: AnyGame) -> None:
    for sample in samples(game.name)[::5]:
        seen = sample.seen(0)
        first = game.position_to_json(game.imagine(seen, Random(8)))
        again = game.position_to_json(game.imagine(pickle_copy(seen), Random(8)))
        assert again == first, sample


@every_game
def test_twins_are_told_apart_only_by_what_is_shown(game: AnyGame) -> None:
    """A twin differs only in what a seat cannot see.

    As long as the seat is shown the same events its views stay the same, and once it is shown
    other events they differ: so neither views nor events know more than the other.
    """
    for number, sample in enumerate(samples(game.name)):
        for seat in sample.seats():
            seen = sample.seen(seat)
            twin = game.imagine(seen, Random(f"{number}:{seat}"))
            assert game.view(twin, sample.memories[seat], seat) == seen, sample
            follow_twins(sample, twin, seat, Random(number))


def follow_twins(sample: Sample, twin: Any, seat: int, rng: Random) -> None:
    """Plays the same moves, where that is possible, on a sample's state and on its twin."""
    game = sample.game
    state = sample.state.copy()
    known, twin_known = (pickle_copy(sample.memories[seat]) for _ in range(2))
    for _ in range(30):
        if state.to_move == NOBODY:
            return
        move = next_move(game, state, rng)
        twin_move = _twin_move(game, state, twin, move, seat, rng)
        shown = show(game, state, move, known, seat)
        twin_shown = show(game, twin, twin_move, twin_known, seat)
        seen, twin_seen = game.view(state, known, seat), game.view(twin, twin_known, seat)
        assert (shown == twin_shown) == (seen == twin_seen), (
            f"{sample}\nseat {seat} is shown {shown} and {twin_shown}\nand sees {seen}\n{twin_seen}"
        )
        if seen != twin_seen:
            return


def _twin_move(game: AnyGame, state: Any, twin: Any, move: Any, seat: int, rng: Random) -> Any:
    assert twin.to_move == state.to_move
    if state.to_move == CHANCE:
        draw = game.chance(twin, rng)
        return draw if rng.random() < 0.5 or game.chance_fault(twin, move) else move
    legal = game.legal_moves(twin)
    if state.to_move == seat:
        assert list(legal) == list(game.legal_moves(state))
    return move if move in legal else rng.choice(legal)


def show(game: AnyGame, state: Any, move: Any, known: Any, seat: int) -> list[Any]:
    """Plays a move; the events as the seat saw and remembers them."""
    told: list[Any] = []
    game.apply(state, move, told.append)
    shown = [event.seen_by(seat) for event in told]
    for event in shown:
        game.remember(known, event)
    return shown


@every_game
def test_every_event_has_a_sentence_for_each_who_saw_it(game: AnyGame) -> None:
    told_at_all = 0
    for sample in samples(game.name):
        if sample.state.to_move == NOBODY:
            continue
        told: list[Any] = []
        state = sample.state.copy()
        game.apply(state, sample.move, told.append)
        words = game.move_to_text(sample.move)
        assert told or game.midway(state), f"{words} tells nothing in {sample}"
        for event in told:
            for shown in (event, *(event.seen_by(seat) for seat in sample.seats())):
                said = game.sentence(shown)
                assert isinstance(said, Text)
                assert Language().say(said, NAMES)
                told_at_all += 1
    assert told_at_all


@every_game
def test_events_are_plain_values_and_secrets_stay_out(game: AnyGame) -> None:
    for sample in samples(game.name):
        if sample.state.to_move == NOBODY:
            continue
        told: list[Any] = []
        game.apply(sample.state.copy(), sample.move, told.append)
        for event in told:
            assert pickle_copy(event) == event
            assert hash(event) == hash(pickle_copy(event))
            for seat in sample.seats():
                shown = event.seen_by(seat)
                assert type(shown) is type(event)
                assert shown.seen_by(seat) == shown


@every_game
def test_who_listens_changes_nothing(game: AnyGame) -> None:
    for sample in samples(game.name):
        if sample.state.to_move == NOBODY:
            continue
        heard, unheard = sample.state.copy(), sample.state.copy()
        game.apply(heard, sample.move, lambda event: None)
        game.apply(unheard, sample.move, None)
        assert game.position_to_json(heard) == game.position_to_json(unheard), sample


@every_game
def test_a_forecast_is_what_happens(game: AnyGame) -> None:
    """For moves that end without chance and within no decision, unless hidden things decide.

    What is learned is left out.
    """
    checked = 0
    for sample in samples(game.name):
        seat = sample.state.to_move
        if seat < 0:
            continue
        seen = sample.seen(seat)
        for move in game.legal_moves(sample.state):
            coming = game.forecast(seen, move)
            happened = outcome(sample, sample.state, move)
            if happened is None:
                continue
            if not agrees(coming, happened) and is_hidden(sample, move):
                continue
            checked += 1
            words = f"{game.move_to_text(move)}: {coming}, not {happened} in {sample}"
            assert agrees(coming, happened), words
            assert len(coming.each_round) == sample.setup.seats
            for other, gain in coming.gains:
                assert other in sample.seats()
                assert Language().say(gain, NAMES)
        assert sample.seen(seat) == seen, "forecasting changed the view"
    assert checked


def outcome(sample: Sample, truth: Any, move: Any) -> Outcome | None:
    """What a move changes in that state, which the mover cannot tell from the sample's.

    None if it does not end a decision, or chance comes after it.
    """
    game, seat = sample.game, sample.state.to_move
    state, known = truth.copy(), pickle_copy(sample.memories[seat])
    worth = column_sums(game.standing(sample.seen(seat)), sample.setup.seats)
    show(game, state, move, known, seat)
    if state.to_move == CHANCE or game.midway(state):
        return None
    then = column_sums(game.standing(game.view(state, known, seat)), sample.setup.seats)
    over = state.to_move == NOBODY
    track = None if over else change(game.scores(truth), game.scores(state))
    return Outcome(change(worth, then), track)


def agrees(coming: Forecast, happened: Outcome) -> bool:
    """Whether a forecast says what happened."""
    total = tuple(map(sum, zip(coming.at_once, coming.at_end, strict=True)))
    return total == happened.total and happened.track in (None, coming.at_once)


def is_hidden(sample: Sample, move: Any) -> bool:
    """Whether the outcome of a move is another one for all that the mover knows."""
    game, seen = sample.game, sample.seen(sample.state.to_move)
    twins = (game.imagine(seen, Random(seed)) for seed in range(WORLDS))
    here = outcome(sample, sample.state, move)
    return any(outcome(sample, twin, move) != here for twin in twins)


def change(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    """By how much each figure grew."""
    return tuple(b - a for a, b in zip(before, after, strict=True))


@every_game
def test_a_forecast_knows_no_more_than_its_view(game: AnyGame) -> None:
    for sample in samples(game.name):
        seat = sample.state.to_move
        if seat < 0:
            continue
        seen = sample.seen(seat)
        twin = game.imagine(seen, Random(9))
        twin_seen = game.view(twin, sample.memories[seat], seat)
        for move in game.legal_moves(sample.state):
            assert game.forecast(twin_seen, move) == game.forecast(seen, move), sample


@every_game
def test_at_the_end_everybody_knows_the_score_sheet(game: AnyGame) -> None:
    over = [s for s in samples(game.name) if s.state.to_move == NOBODY]
    assert over
    for sample in over:
        sheet = list(game.score_sheet(sample.state))
        for line in sheet:
            assert Language().say(line.title, NAMES)
        for seat in sample.seats():
            assert list(game.standing(sample.seen(seat))) == sheet, sample


@every_game
def test_what_is_not_private_is_known_to_all(game: AnyGame) -> None:
    """Whatever another seat must think possible, a view that is not private looks the same."""
    private = 0
    for number, sample in enumerate(samples(game.name)):
        for seat in sample.seats():
            seen = sample.seen(seat)
            if game.private(seen):
                private += 1
                continue
            for other in sample.seats():
                for world in range(3):
                    rng = Random(f"{number}:{other}:{world}")
                    twin = game.imagine(sample.seen(other), rng)
                    assert game.view(twin, sample.memories[seat], seat) == seen, sample
    assert private, "no sample shows a secret"


@every_game
def test_who_is_told_a_secret_then_has_a_private_view(game: AnyGame) -> None:
    for sample in samples(game.name):
        if sample.state.to_move == NOBODY:
            continue
        state, told = sample.state.copy(), []
        memories = [pickle_copy(known) for known in sample.memories]
        game.apply(state, sample.move, told.append)
        for event in told:
            for seat, known in enumerate(memories):
                game.remember(known, event.seen_by(seat))
        if all(
            event.seen_by(seat) == event.seen_by(0) for event in told for seat in sample.seats()
        ):
            continue
        views = [game.view(state, known, seat) for seat, known in enumerate(memories)]
        assert any(game.private(seen) for seen in views), sample


def pickle_copy(value: Any) -> Any:
    """An independent copy, as another process would get it."""
    return pickle.loads(pickle.dumps(value))


def play_and_remember(
    game: AnyGame, state: Any, known: Any, seat: int, rng: Random, most: int
) -> None:
    """Random moves, remembered as the seat sees them."""
    for _ in range(most):
        if state.to_move == NOBODY:
            return
        show(game, state, next_move(game, state, rng), known, seat)
