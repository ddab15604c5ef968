from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.match import Match
from game.seats import Computer, Human, Sitter
from rules.catalogue import GAMES
from rules.game import CHANCE, HIDDEN, AnyGame, setup_for
from rules.imhotep import GAME as IMHOTEP
from rules.imhotep import events as ev
from rules.imhotep.pieces import CARD_WORDS, COPIES
from saves.exchange import export_match
from saves.library import Library
from saves.record import from_bytes, read_file, to_bytes
from saves.replay import Replay
from tests.imhotep.board import ship
from tests.saves import coins
from tests.saves.program import program

ADA, BO, RIVAL = Human("Ada"), Human("Bo"), Computer("novice")
ALL = {**GAMES, **coins.GAMES}


def new(
    *moves: str,
    game: AnyGame = coins.GAME,
    seats: Sequence[Sitter] = (ADA, RIVAL),
    seed: int = 1,
    options: dict[str, str] | None = None,
    **more: Any,
) -> Match:
    """A match after these moves, chance's own left out."""
    match = Match.new(game, setup_for(game, len(seats), options or {}), seats, seed, **more)
    return play(match, *moves)


def play(match: Match, *moves: str) -> Match:
    for words in moves:
        match.play(match.game.move_from_text(words), 0)
    return match


def told(match: Match) -> str:
    """Why nothing can be taken back, as its key word; empty if it can."""
    why = match.why_no_take_back()
    return why.one.removesuffix(".") if why else ""


NOTHING = "There is nothing to take back yet"
DRAWN = "What was drawn since then cannot be taken back"
SEEN = "What was uncovered since then cannot be taken back"


def same(match: Match, other: Match) -> None:
    """Nothing that can be asked tells the two apart."""
    assert other.record().moves == match.record().moves
    assert (other.turn, other.to_move, other.result) == (match.turn, match.to_move, match.result)
    assert list(other.legal_moves()) == list(match.legal_moves())
    for seat in range(match.setup.seats):
        assert other.view(seat) == match.view(seat)
        assert other.log(seat) == match.log(seat)
        assert other.last_decision_of(seat) == match.last_decision_of(seat)
    assert other.why_no_take_back() == match.why_no_take_back()


# What is taken back


def test_a_decision_is_taken_back_with_all_its_stages() -> None:
    match = new("jar 0", "shut")
    before = new()
    match.take_back()
    same(match, before)
    assert [type(event) for _, event in match.log(0)] == [coins.Dealt]
    assert match.record().moves == before.record().moves


def test_the_moves_of_opponents_go_with_it() -> None:
    match = new("jar 0", "shut", "jar 1")
    assert match.to_move == 1
    match.take_back()
    same(match, new())
    play(match, "jar 1", "shut", "jar 0")
    same(match, new("jar 1", "shut", "jar 0"))


def test_a_decision_half_made_is_taken_back_to_its_beginning() -> None:
    match = new("jar 0")
    match.take_back()
    same(match, new())


def test_one_decision_after_the_other_is_taken_back_and_redone() -> None:
    shut = ("jar 0", "shut")
    seats = (ADA, RIVAL, BO)
    whole = new(*shut, *shut, *shut[:1], seats=seats)
    lines = [whole, new(*shut, *shut, seats=seats), new(seats=seats)]
    match = new(*shut, *shut, *shut[:1], seats=seats)
    for earlier in lines[1:]:
        match.take_back()
        same(match, earlier)
    assert told(match) == NOTHING
    for later in lines[-2::-1]:
        match.redo()
        same(match, later)
    assert match.why_no_redo() is not None


def test_a_move_ends_the_redo() -> None:
    match = new("jar 0", "shut")
    match.take_back()
    assert match.why_no_redo() is None
    play(match, "jar 0")
    assert match.why_no_redo() is not None
    with pytest.raises(ValueError, match="nothing to redo"):
        match.redo()
    same(match, new("jar 0"))


def test_nothing_is_taken_back_where_nobody_decided() -> None:
    for match in (
        new(),
        new("jar 0", "shut", seats=(RIVAL, ADA)),
        new("jar 0", seats=(RIVAL,) * 2),
    ):
        assert told(match) == NOTHING
        with pytest.raises(ValueError, match="nothing to take back"):
            match.take_back()


def test_a_match_that_is_over_stays_over() -> None:
    for free in (False, True):
        match = new(*["jar 0", "shut"] * 4, free_take_back=free)
        assert match.result is not None
        assert told(match) == "The match is over"
        with pytest.raises(ValueError, match="over"):
            match.take_back()


def test_a_decision_that_began_before_the_start_is_not_taken_back() -> None:
    position = coins.position_to_json(coins.start(setup_for(coins.GAME, 2, {})))
    position |= {"round": 1, "to_move": 0, "jar": 1, "hands": [1, 2], "bag": [2, 2, 3, 3, 3]}
    assert told(new("shut", start=position)) == NOTHING


def test_every_position_of_a_sitting_has_its_own_moment() -> None:
    match = new("jar 0")
    assert match.moment == match.turn == 2
    moments = [match.moment]
    for change in (match.take_back, match.redo, match.take_back):
        change()
        moments.append(match.moment)
    play(match, "jar 0")
    moments.append(match.moment)
    assert match.turn == 2
    assert moments == sorted(set(moments))
    assert Match.resume(match.record(), games=ALL).moment == match.turn


def test_a_draft_of_another_moment_is_not_made() -> None:
    match = new("jar 0", "shut")
    match.take_back()
    draft = match.draft()
    draft.play(("jar", 1))
    draft.play(("shut",))
    match.redo()
    match.take_back()
    with pytest.raises(ValueError, match="moved on"):
        draft.commit()
    same(match, new())


# What was learned


def test_a_draw_is_not_taken_back() -> None:
    match = new("jar 0", "shut", "jar 0", "shut")
    assert match.record().moves[-1].startswith("deal")
    assert told(match) == DRAWN
    with pytest.raises(ValueError, match="drawn"):
        match.take_back()
    play(match, "jar 0")
    match.take_back()
    assert told(match) == DRAWN


def test_what_an_opponent_uncovers_is_not_taken_back() -> None:
    match = new("jar 0", "shut", "jar 0", seats=(ADA, RIVAL, RIVAL))
    assert told(match) == ""
    play(match, "open")
    assert told(match) == SEEN


def test_what_one_person_shows_another_is_not_taken_back() -> None:
    assert told(new("jar 0", "open")) == "", "only what Ada knew"
    assert told(new("jar 0", "open", seats=(ADA, BO))) == SEEN
    assert told(new("jar 0", "shut", seats=(ADA, BO))) == ""


def learned(match: Match) -> str:
    """What `told` must say of a match of Coins, from its rules: nothing is imagined here."""
    people = [seat for seat, who in enumerate(match.seats) if isinstance(who, Human)]
    state = coins.start(match.setup)
    says = NOTHING
    for words in match.record().moves:
        mover, move = state.to_move, coins.move_from_text(words)
        if mover in people and state.jar == coins.NO_JAR:
            says = ""
        if says == "" and (mover == CHANCE or (move[0] == "open" and set(people) - {mover})):
            says = DRAWN if mover == CHANCE else SEEN
        coins.apply(state, move, None)
    return "The match is over" if match.result else says


@pytest.mark.parametrize("seats", [(ADA, RIVAL), (ADA, BO), (RIVAL, ADA, RIVAL, BO)])
def test_coins_are_unseen_by_nobody(seats: tuple[Sitter, ...]) -> None:
    for seed in range(20):
        match = new(seats=seats, seed=seed)
        while match.result is None:
            legal = match.legal_moves()
            match.play(legal[(seed >> match.turn % 5) % len(legal)], 0)
            assert told(match) == learned(match), match.record().moves


PAIR = {
    "seats": 2,
    "sides": "BAAAA",
    "ships": [ship("aba-"), ship("---"), ship("--"), ship("-")],
    "market": ["statue"],
    "pair": ["chisel", "sail"],
}


def at_pair(*moves: str, seats: Sequence[Sitter] = (ADA, RIVAL), **position: Any) -> Match:
    """Seat a has sailed a ship to a market with a face-down pair, where it picks first."""
    start = PAIR | position
    return new("sail 1 market", *moves, game=IMHOTEP, seats=seats, start=start)


def test_a_look_at_the_pair_is_not_taken_back() -> None:
    match = at_pair()
    assert told(match) == ""
    play(match, "pick pair")
    assert match.log(0)[-1][1].kinds != match.log(1)[-1][1].kinds == (HIDDEN, HIDDEN)
    assert told(match) == SEEN


def test_of_two_cards_seen_the_other_can_still_be_kept() -> None:
    match = at_pair("pick pair", "keep chisel")
    assert told(match) == "", "Ada learned nothing by keeping one"
    match.take_back()
    same(match, at_pair("pick pair"))
    assert told(match) == SEEN
    play(match, "keep sail")
    (kept,) = (event for _, event in match.log(0) if isinstance(event, ev.CardKept))
    assert kept == ev.CardKept(0, CARD_WORDS.index("sail"), CARD_WORDS.index("chisel"))


def test_what_somebody_else_learns_counts_if_it_is_a_person() -> None:
    assert told(at_pair("pick pair", "keep sail", seats=(ADA, BO))) == SEEN
    assert told(at_pair("pick pair", "keep sail", seats=(BO, RIVAL))) == ""


def test_an_opponent_may_look_but_what_it_shows_is_learned() -> None:
    match = at_pair("pick statue", "pick pair")
    assert match.log(0)[-1][1].kinds == (HIDDEN, HIDDEN)
    assert told(match) == ""
    play(match, "keep sail")
    assert told(match) == SEEN


def test_a_pair_that_everybody_can_work_out_is_no_news() -> None:
    rest = dict(zip(CARD_WORDS, COPIES, strict=True))
    rest["statue"] -= 3
    match = at_pair("pick pair", pair=["statue", "statue"], discard=rest)
    assert told(match) == ""


def test_a_draw_that_could_not_fall_otherwise_is_a_draw() -> None:
    rest = dict(zip(CARD_WORDS, COPIES, strict=True))
    rest["statue"] = 0
    position = PAIR | {
        "sides": "ABAAA",
        "ships": [ship("aba-"), ship("---"), ship("--"), ship("-")],
        "pair": [],
        "market": [],
        "discard": rest,
        "pyramids": "b",
        "chosen": ["left"],
    }
    match = new("sail 1 pyramids", game=IMHOTEP, start=position)
    assert told(match) == ""
    play(match, "build left")
    assert match.record().moves[-1] == "deal statue"
    assert told(match) == DRAWN


def pair_learned(match: Match) -> str | None:
    """What `told` must say of a match of Imhotep, from its rules; None where one can work it out.

    It cannot say that before the last person's decision, so a doubt ends with the next one.
    """
    people = {seat for seat, who in enumerate(match.seats) if isinstance(who, Human)}
    state = IMHOTEP.start(match.setup)
    says: str | None = NOTHING
    worked_out = False
    for words in match.record().moves:
        mover = state.to_move
        if mover in people and not IMHOTEP.midway(state):
            says = ""
        worked_out |= not any(state.deck)
        events: list[Any] = []
        IMHOTEP.apply(state, IMHOTEP.move_from_text(words), events.append)
        if says == "" and mover == CHANCE:
            says = DRAWN if any(not isinstance(event, ev.CardHidden) for event in events) else ""
        elif says == "" and any(shows_pair(event, people) for event in events):
            says = None if worked_out else SEEN
        worked_out |= any(isinstance(event, ev.Reshuffled) for event in events)
        worked_out &= bool(state.pair)
    return "The match is over" if match.result else says


def shows_pair(event: object, people: set[int]) -> bool:
    """Whether one of the people sees the face of a card of the pair that it has not seen."""
    match event:
        case ev.PairTaken():
            return event.seat in people
        case ev.CardKept():
            return bool(people - {event.seat})
        case ev.MarketCleared():
            return bool(event.face_down)
        case _:
            return False


@pytest.mark.parametrize("seats", [(ADA, RIVAL), (ADA, BO), (RIVAL, ADA, RIVAL, BO)])
def test_no_card_of_imhotep_is_unseen_by_anybody(seats: tuple[Sitter, ...]) -> None:
    answers: set[str | None] = set()
    for seed in range(4):
        match = new(game=IMHOTEP, seats=seats, seed=seed, options={"market": "B", "temple": "B"})
        rng = Random(seed)
        while match.result is None:
            match.play(rng.choice(match.legal_moves()), 0)
            expected = pair_learned(match)
            assert expected in (None, told(match)), match.record().moves
            answers.add(expected)
    assert {"", DRAWN, SEEN} <= answers


@pytest.mark.parametrize("free", [False, True])
def test_free_take_back_goes_past_everything_but_draws_nothing_anew(free: bool) -> None:
    match = new("jar 0", "shut", "jar 0", "shut", free_take_back=free)
    drawn = match.record().moves[-1]
    assert told(match) == ("" if free else DRAWN)
    if free:
        match.take_back()
        same(match, new(free_take_back=True))
        play(match, "jar 1", "open", "jar 1", "open")
        assert match.record().moves[-1] == drawn


@pytest.mark.parametrize("seats", [(ADA, BO), (RIVAL, RIVAL)])
def test_free_take_back_is_for_one_person(seats: tuple[Sitter, ...]) -> None:
    with pytest.raises(ValueError, match="one person at a table"):
        new(seats=seats, free_take_back=True)


def test_the_record_tells_of_free_take_back() -> None:
    for free in (False, True):
        record = new(free_take_back=free).record()
        assert record.free_take_back is free
        assert from_bytes(to_bytes(record)) == record


# Since when


def test_what_happened_since_a_seat_last_decided_is_in_the_log() -> None:
    match = new("jar 0", "shut", "jar 1", "open")
    assert [match.last_decision_of(seat) for seat in (0, 1)] == [3, 5]
    since = match.log(0, match.last_decision_of(0))
    assert [type(event) for _, event in since] == [coins.JarChosen, coins.CoinLaid, coins.Dealt]
    assert new().last_decision_of(0) == 0


# In the library


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "matches.sqlite3", ALL)
    yield opened
    opened.close()


def test_the_library_follows_and_exports_the_effective_line(
    library: Library, tmp_path: Path
) -> None:
    match = new("jar 0", "shut", library=library)
    assert match.number is not None
    for change in (match.take_back, match.redo, match.take_back):
        change()
        assert library.load(match.number) == match.record()
        assert match.saved
    export_match(library, match.number, tmp_path / "match.twolands")
    exported = read_file(tmp_path / "match.twolands")
    assert exported == match.record()
    assert len(exported.moves) == 1
    assert Replay(exported, ALL).to_end().result() is None


PLAYS = """
from game.seats import Computer, Human
setup = setup_for(coins.GAME, 2, {})
match = Match.new(coins.GAME, setup, (Human("A"), Computer("plain")), 1, library)
for move in (("jar", 0), ("shut",), ("jar", 1), ("shut",), ("jar", 0), ("shut",)):
    match.play(move, 0)
match.take_back()
library.load(match.number)
say(match.number, *match.record().moves)
sys.stdin.readline()
"""


def test_a_kill_takes_neither_take_back_nor_redo_away(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with program(path, PLAYS) as other:
        number, *moves = other.line().split(" ", 1)
        other.kill()
    library = Library(path, ALL)
    match = Match.resume(library.resume(int(number)), library, int(number), ALL)
    assert " ".join(match.record().moves) == moves[0]
    assert told(match) == DRAWN
    match.redo()
    assert match.record().moves[-2:] == ("jar 0", "shut")
    match.take_back()
    assert library.load(int(number)).moves == match.record().moves
    assert library.close()


class Sitting(RuleBasedStateMachine):
    """Random moves, take-backs, redos and restarts beside a list of the lines they must give."""

    @initialize(
        game=st.sampled_from([coins.GAME, IMHOTEP]),
        seats=st.sampled_from(
            [(ADA, RIVAL), (RIVAL, ADA, RIVAL), (BO, RIVAL, ADA), (ADA, RIVAL, BO, RIVAL)]
        ),
        seed=st.integers(0, 2**63 - 1),
        free=st.booleans(),
    )
    def begin(self, game: AnyGame, seats: tuple[Sitter, ...], seed: int, free: bool) -> None:
        options = {option.key: option.choices[-1].value for option in game.options}
        people = sum(isinstance(who, Human) for who in seats)
        self.library = Library(None, ALL)
        self.match = new(
            game=game,
            seats=seats,
            seed=seed,
            options=options,
            free_take_back=free and people == 1,
            library=self.library,
        )
        self.taken: list[tuple[str, ...]] = []
        self.moment, self.seen = 0, self.match.record().moves

    def teardown(self) -> None:
        if hasattr(self, "library"):
            self.library.close()

    @precondition(lambda self: self.match.result is None)
    @rule(choices=st.lists(st.integers(0, 99), min_size=1, max_size=8))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if self.match.result is None:
                legal = self.match.legal_moves()
                self.match.play(legal[choice % len(legal)], 0)
        self.taken.clear()

    @rule()
    def take_back(self) -> None:
        before = self.match.record().moves
        if told(self.match):
            with pytest.raises(ValueError, match=told(self.match)):
                self.match.take_back()
            assert self.match.record().moves == before
            return
        self.check_nothing_learned()
        self.match.take_back()
        assert isinstance(self.match.seats[self.match.to_move], Human)
        after = self.match.record().moves
        assert after == before[: len(after)] != before
        self.taken.append(before)

    def check_nothing_learned(self) -> None:
        """No draw since the last decision of a person; Imhotep has no other open secret."""
        match = self.match
        if match.record().free_take_back:
            return
        movers = [
            max(
                match.last_decision_of(seat)
                for seat, who in enumerate(match.seats)
                if isinstance(who, Human)
            )
        ]
        since = match.log(0, movers[0] - 1)
        assert not any(
            isinstance(event, ev.RoundBegan | ev.CardDealt | ev.CardDrawn | coins.Dealt)
            for _, event in since
        )

    @rule()
    def redo(self) -> None:
        if not self.taken:
            with pytest.raises(ValueError, match="nothing to redo"):
                self.match.redo()
            return
        assert self.match.why_no_redo() is None
        self.match.redo()
        assert self.match.record().moves == self.taken.pop()

    @rule()
    def restart(self) -> None:
        number = self.match.number
        assert number is not None
        self.match.leave()
        again = Match.resume(self.library.resume(number), self.library, number, ALL)
        same(self.match, again)
        self.match, self.moment = again, again.moment

    @invariant()
    def is_the_match_of_the_effective_line(self) -> None:
        match, record = self.match, self.match.record()
        assert match.number is not None
        assert self.library.load(match.number) == record
        fresh = Match.new(
            match.game,
            match.setup,
            match.seats,
            record.seed,
            free_take_back=record.free_take_back,
        )
        while fresh.turn < match.turn:
            fresh.play(match.game.move_from_text(record.moves[fresh.turn]), 0)
        same(match, fresh)
        if self.seen != record.moves:
            assert match.moment > self.moment
        self.seen, self.moment = record.moves, match.moment


TestSitting = Sitting.TestCase
TestSitting.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
