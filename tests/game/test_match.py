from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.match import IllegalMoveError, Match
from game.seats import Computer, Human
from rules.catalogue import GAMES
from rules.game import CHANCE, HIDDEN, NOBODY, AnyGame, setup_for
from saves.library import Library
from saves.record import MatchRecord, RecordError, from_bytes, to_bytes
from saves.replay import Replay
from tests.saves import coins

SEATS = (Human("Ada"), Computer("novice"), Human("Bo"), Computer("pharaoh"))
ALL = {**GAMES, **coins.GAMES}


def new(game: AnyGame = coins.GAME, seed: int = 1, **more: Any) -> Match:
    seats = more.pop("seats", 2)
    library = more.pop("library", None)
    setup = setup_for(game, seats, more.pop("options", {}))
    return Match.new(game, setup, SEATS[:seats], seed, library, **more)


def play_on(match: Match, seed: int = 1, turns: int = 10_000) -> Match:
    """Plays random moves until so many are played, or the end."""
    rng = Random(seed)
    while match.result is None and match.turn < turns:
        match.play(rng.choice(list(match.legal_moves())), 0)
    return match


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "matches.sqlite3", ALL)
    yield opened
    opened.close()


def test_a_new_match_is_dealt_and_waits_for_a_seat() -> None:
    match = new()
    assert (match.to_move, match.turn, match.result) == (0, 1, None)
    assert [type(event) for _, event in match.log(0)] == [coins.Dealt]
    assert match.record().moves[0].startswith("deal ")
    assert match.names == ("Ada", "Senbi")


def test_the_match_has_as_many_sitters_as_seats() -> None:
    with pytest.raises(ValueError, match="3 seats, but 2"):
        Match.new(coins.GAME, setup_for(coins.GAME, 3, {}), SEATS[:2], 1)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_has_bounds(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        new(seed=seed)


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    match = new()
    before = match.view(0)
    for move in (("open",), ("jar", 2), ("deal", 1, 2)):
        with pytest.raises(IllegalMoveError) as illegal:
            match.play(move, 0)
        assert illegal.value.why == match.why_not(move)
    assert (match.view(0), match.turn) == (before, 1)


def test_a_step_holds_the_chance_moves_after_it() -> None:
    match = new()
    for move in (("jar", 0), ("open",), ("jar", 1)):
        step = match.play(move, 0)
        assert len(step.moves) == 1
    step = match.play(("open",), 0)
    assert [type(seen.event) for seen in step.seen] == [coins.CoinLaid, coins.Dealt]
    assert step.moves == range(5, 7)
    assert match.turn == 6


def test_every_view_is_the_one_right_after_its_event() -> None:
    match = new()
    for move in (("jar", 0), ("open",), ("jar", 1)):
        match.play(move, 0)
    laid, dealt = match.play(("open",), 0).seen
    assert (laid.view.round, laid.view.to_move, laid.view.hands[0]) == (1, CHANCE, 0)
    assert (dealt.view.round, dealt.view.to_move) == (2, 0)
    assert dealt.view.hands[0] > 0
    assert laid.view.told + 1 == dealt.view.told == len(match.log(0))
    assert dealt.view == match.view(0)


def test_a_viewer_sees_no_more_than_it_may() -> None:
    match = new()
    match.play(("jar", 0), 1)
    (laid,) = match.play(("shut",), 1).seen
    assert laid.event.coin == HIDDEN
    assert laid.view.laid == ((0, 0, HIDDEN, True),)
    own = match.view(0).laid[0][2]
    assert own > 0
    assert match.log(0)[-1][1].coin == own
    assert match.log(1)[-1][1].coin == HIDDEN
    for viewer in (0, 1):
        dealt = match.log(viewer)[0][1]
        assert [coin == HIDDEN for coin in dealt.coins] == [viewer == 1, viewer == 0]
    assert match.standing(0)[0].points == (own, 0)
    assert match.standing(1)[0].points == (0, 0)


def test_the_log_can_begin_after_a_turn() -> None:
    match = play_on(new(), turns=4)
    assert [number for number, _ in match.log(0)] == [1, 2, 3, 4]
    assert [number for number, _ in match.log(0, since=2)] == [3, 4]


def test_a_match_ends_with_its_result() -> None:
    match = new()
    with pytest.raises(ValueError, match="not over"):
        match.score_sheet()
    play_on(match)
    assert match.to_move == NOBODY
    assert match.legal_moves() == ()
    assert match.result is not None
    assert match.score_sheet()[0].points == match.result.scores
    assert match.record().result == match.result
    with pytest.raises(IllegalMoveError):
        match.play(("jar", 0), 0)


def test_the_same_seed_deals_the_same_cards() -> None:
    assert play_on(new(seed=5)).record().moves == play_on(new(seed=5)).record().moves
    assert new(seed=5).record().moves != new(seed=6).record().moves


@pytest.mark.parametrize("turns", range(1, 10))
def test_a_restart_draws_no_new_luck(turns: int) -> None:
    match = play_on(new(), turns=turns)
    written = from_bytes(to_bytes(match.record()))
    again = Match.resume(written, games=ALL)
    for _ in range(9):
        if match.result is None:
            move = list(match.legal_moves())[-1]
            assert again.play(move, 0).seen == match.play(move, 0).seen
    assert again.record() == match.record()


@pytest.mark.parametrize("turns", range(1, 12))
def test_a_resumed_match_knows_and_tells_what_it_did(turns: int) -> None:
    match = play_on(new(seats=3), turns=turns)
    again = Match.resume(match.record(), games=ALL)
    for seat in range(3):
        assert again.view(seat) == match.view(seat)
        assert again.log(seat) == match.log(seat)
    assert (again.turn, again.to_move, again.result) == (match.turn, match.to_move, match.result)
    assert list(again.legal_moves()) == list(match.legal_moves())


def test_a_record_that_ends_before_a_draw_is_drawn_on() -> None:
    match = play_on(new(), turns=6)
    cut = from_bytes(to_bytes(match.record()))
    assert cut.moves[5].startswith("deal")
    again = Match.resume(record_with(cut, cut.moves[:5]), games=ALL)
    assert again.record() == match.record()


def record_with(record: MatchRecord, moves: tuple[str, ...]) -> MatchRecord:
    body = to_bytes(record)
    for move in record.moves[len(moves) :]:
        head, _, tail = body.rpartition(f',\n    "{move}"'.encode())
        body = head + tail
    return from_bytes(body)


def test_a_match_may_start_from_a_position() -> None:
    position = coins.position_to_json(coins.start(setup_for(coins.GAME, 2, {})))
    position |= {"round": 1, "bag": [0, 0, 0, 1, 1]}
    match = new(start=position)
    assert sorted(match.record().moves[0].split()) == ["4", "5", "deal"]
    match = play_on(match, turns=5)
    assert match.result is not None
    again = Match.resume(from_bytes(to_bytes(match.record())), games=ALL)
    assert again.result == match.result
    with pytest.raises(RecordError, match="Field start"):
        new(start={"seats": 9})


def test_every_step_is_in_the_library(library: Library) -> None:
    match = new(library=library)
    assert match.number is not None
    while match.result is None:
        step = match.play(match.legal_moves()[0], 0)
        assert step.wait_saved(10)
        assert step.saved
        assert match.saved
        assert library.load(match.number) == match.record()


def test_continue_comes_back_to_the_same_position(library: Library) -> None:
    match = play_on(new(library=library), turns=4)
    match.leave()
    entry = library.newest_unfinished()
    assert entry is not None
    again = Match.resume(library.resume(entry.match), library, entry.match, ALL)
    assert again.record() == match.record()
    assert again.view(0) == match.view(0)
    play_on(again)
    assert library.load(entry.match) == again.record()
    assert library.newest_unfinished() is None


def test_a_match_without_a_library_waits_for_nothing() -> None:
    step = new().play(("jar", 0), 0)
    assert step.saved
    assert step.wait_saved(0)


@pytest.mark.parametrize("name", GAMES)
def test_whole_matches_of_every_game_are_kept_and_replayed(name: str, library: Library) -> None:
    game = GAMES[name]
    for seats in game.seats:
        options = {option.key: option.choices[-1].value for option in game.options}
        match = play_on(new(game, seats=seats, options=options, library=library))
        assert match.number is not None
        match.leave()
        kept = library.load(match.number)
        assert kept == match.record()
        assert Replay(kept).to_end().result() == match.result
        again = Match.resume(kept)
        for seat in range(seats):
            assert again.log(seat) == match.log(seat)
            assert again.view(seat) == match.view(seat)
