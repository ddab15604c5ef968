from pathlib import Path

import pytest

from game.match import IllegalMoveError, Match
from game.seats import Computer, Human
from rules.game import setup_for
from saves.library import Library
from tests.saves import coins


@pytest.fixture
def match() -> Match:
    setup = setup_for(coins.GAME, 2, {})
    return Match.new(coins.GAME, setup, (Human("Ada"), Computer("novice")), 1)


def test_stages_are_played_on_a_copy(match: Match) -> None:
    before = match.view(0)
    draft = match.draft()
    (chosen,) = draft.play(("jar", 1))
    assert chosen.event == coins.JarChosen(0, 1)
    assert chosen.view == draft.view(0)
    assert draft.view(0).jar == 1
    assert list(draft.legal_moves()) == [("open",), ("shut",)]
    assert not draft.complete
    assert (match.view(0), match.turn) == (before, 1)


def test_the_move_that_ends_the_decision_is_not_shown(match: Match) -> None:
    draft = match.draft()
    draft.play(("jar", 1))
    shown = draft.view(0)
    assert draft.play(("open",)) == ()
    assert draft.complete
    assert draft.view(0) == shown
    assert draft.legal_moves() == ()
    with pytest.raises(ValueError, match="complete"):
        draft.play(("open",))


def test_a_commit_plays_all_stages_in_one_step(match: Match) -> None:
    draft = match.draft()
    draft.play(("jar", 1))
    draft.play(("open",))
    step = draft.commit()
    assert step.moves == range(2, 4)
    assert [type(seen.event) for seen in step.seen] == [coins.CoinLaid]
    assert step.seen[-1].view == match.view(0)
    assert match.record().moves[1:] == ("jar 1", "open")


def test_a_dropped_draft_leaves_no_trace(match: Match) -> None:
    draft = match.draft()
    draft.play(("jar", 1))
    again = match.draft()
    assert again.view(0) == match.view(0)
    again.play(("jar", 0))
    again.play(("shut",))
    again.commit()
    assert match.record().moves[1:] == ("jar 0", "shut")


def test_a_draft_ends_before_chance_and_other_seats(match: Match) -> None:
    for seat in (0, 1):
        draft = match.draft()
        assert draft.view(seat).to_move == seat
        draft.play(("jar", 0))
        draft.play(("open",))
        assert draft.view(seat).to_move == seat
        assert draft.view(seat).round == 1
        draft.commit()
    assert match.view(0).round == 2


def test_an_illegal_stage_is_refused_with_its_reason(match: Match) -> None:
    draft = match.draft()
    with pytest.raises(IllegalMoveError) as illegal:
        draft.play(("open",))
    assert illegal.value.why == match.why_not(("open",))
    assert draft.moves == []


def test_only_a_whole_decision_of_this_turn_is_committed(match: Match) -> None:
    draft = match.draft()
    with pytest.raises(ValueError, match="not complete"):
        draft.commit()
    draft.play(("jar", 0))
    draft.play(("open",))
    draft.commit()
    with pytest.raises(ValueError, match="moved on"):
        draft.commit()


def test_a_commit_is_one_transaction(tmp_path: Path) -> None:
    library = Library(tmp_path / "matches.sqlite3", coins.GAMES)
    setup = setup_for(coins.GAME, 2, {})
    match = Match.new(coins.GAME, setup, (Human("Ada"), Human("Bo")), 1, library)
    steps = []
    library.append = lambda *step: steps.append(step)  # type: ignore[assignment, method-assign]
    draft = match.draft()
    draft.play(("jar", 0))
    draft.play(("open",))
    draft.commit()
    assert steps == [(match.number, ["jar 0", "open"], None)]
    library.close()
