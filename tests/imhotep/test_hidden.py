"""What is public and what is hidden (14.10): views, memories, events, imagined states."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.game import HIDDEN, setup_for
from rules.imhotep import GAME
from rules.imhotep import events as ev
from tests.every_game.samples import remembered, samples
from tests.every_game.test_views import pickle_copy, show
from tests.imhotep.board import Board

ALL_CARDS = {"statue": 10, "chisel": 3, "sail": 3, "hammer": 2, "lever": 2, "entrance": 2}
ALL_CARDS |= {"sarcophagus": 2, "paved-path": 2, "pyramid-decoration": 2}
ALL_CARDS |= {"temple-decoration": 2, "burial-decoration": 2, "obelisk-decoration": 2}
STATUE, LEVER, HAMMER = 7, 11, 10


def nothing(board: Board) -> Any:
    """The memory of a seat that has seen nothing."""
    return GAME.memory(setup_for(GAME, len(board.points), {}), 0)


def view(board: Board, seat: int, known: Any = None) -> Any:
    return GAME.view(board.state, known or nothing(board), seat)


def pair_board(pair: list[str], **position: Any) -> Board:
    return Board(seats=2, sides="BAAAA", market=["statue", "sail"], pair=pair, **position)


def test_14_10_the_face_down_pair_is_in_nobodys_view() -> None:
    for one, other in (("lever", "hammer"), ("statue", "entrance")):
        for seat in (0, 1):
            first, second = view(pair_board([one, other]), seat), view(pair_board([one] * 2), seat)
            assert first.pair == (HIDDEN, HIDDEN)
            assert first == second


def test_14_10_the_picker_sees_the_pair_and_nobody_else_does() -> None:
    board = Board(
        ("aab-", "---", "--", "-"),
        seats=2,
        sides="BAAAA",
        market=["sail"],
        pair=["lever", "statue"],
    )
    board.play("sail 1 market", "pick pair")
    assert view(board, 0).pair == (STATUE, LEVER)
    assert view(board, 1).pair == (HIDDEN, HIDDEN)
    assert sum(view(board, 1).unseen) == sum(view(board, 0).unseen) + 2
    assert GAME.private(view(board, 0))
    assert not GAME.private(view(board, 1))


def test_14_10_nothing_else_is_private() -> None:
    for sample in samples("imhotep"):
        keeps = sample.position()["stage"] == "keep"
        for seat in sample.seats():
            chooses = keeps and seat == sample.state.to_move
            assert GAME.private(sample.seen(seat)) == chooses, sample


def test_14_10_the_card_kept_and_the_one_rejected_are_public() -> None:
    event = ev.CardKept(0, LEVER, STATUE)
    assert event.seen_by(1) == event


def test_14_10_the_draw_pile_is_a_number_and_its_cards_a_multiset() -> None:
    board = pair_board(["lever", "hammer"], discard={"chisel": 2})
    seen = view(board, 1)
    assert seen.draw_pile == 34 - 2 - 2 - 2
    assert seen.unseen[LEVER] == 2
    assert seen.discard[8] == 2


def test_14_10_round_cards_not_yet_seen_are_known_as_a_set_without_the_removed_one() -> None:
    """In the last round two are left over, and nothing says which of them was removed."""
    cards = ["3-2-2-1", "4-3-2-2"]
    seen = view(Board(seats=2, round=5, round_cards=cards), 0)
    assert len(seen.fleets) == 2
    drawn = {
        GAME.position_to_json(GAME.imagine(seen, Random(seed)))["round_cards"][0]
        for seed in range(5)
    }
    assert drawn == {"3-2-2-1"}, "the order says nothing"


def reshuffled(already: list[str], rest: dict[str, int]) -> tuple[Board, list[Any]]:
    """The draw pile runs out while the market is dealt; what each of two seats remembers."""
    board = Board(
        seats=2,
        sides="BAAAA",
        stage="deal",
        market=["statue"] * 3,
        pair=already,
        cards=[rest, {}],
        discard={"sail": 3},
    )
    return board, [nothing(board), nothing(board)]


def deal(board: Board, memories: list[Any], kind: str) -> None:
    move = GAME.move_from_text(f"deal {kind}")
    told: list[Any] = []
    GAME.apply(board.state, move, told.append)
    for seat, known in enumerate(memories):
        for event in told:
            GAME.remember(known, event.seen_by(seat))


def test_14_10_a_card_laid_face_down_before_a_reshuffle_is_known_to_all() -> None:
    """All others have been seen by then: only one place is left where the Lever can be."""
    rest = {**ALL_CARDS, "statue": 7, "lever": 1, "sail": 0}
    board, memories = reshuffled([], rest)
    assert board["draw_pile"] == {"lever": 1}
    deal(board, memories, "lever")
    assert board["draw_pile"] == {"sail": 3}
    deal(board, memories, "sail")
    for seat, known in enumerate(memories):
        seen = view(board, seat, known)
        assert seen.pair == (HIDDEN, HIDDEN)
        assert seen.certain == (LEVER,)
        for seed in range(10):
            state = GAME.imagine(seen, Random(seed))
            assert GAME.position_to_json(state)["draw_pile"] == {"sail": 2}
            assert sorted(state.pair) == [9, LEVER]


def test_14_10_what_was_known_of_the_pair_is_forgotten_with_it() -> None:
    rest = {**ALL_CARDS, "statue": 7, "lever": 1, "sail": 0}
    board, memories = reshuffled([], rest)
    deal(board, memories, "lever")
    for known in memories:
        assert known.face_down == (LEVER,)
        GAME.remember(known, ev.MarketCleared((), (LEVER,)))
        assert known.face_down == ()


def test_14_10_imagined_pairs_are_drawn_evenly() -> None:
    """Of 34 cards 30 lie open; each of the four others is as likely to be face down."""
    hand = {**ALL_CARDS, "statue": 6, "lever": 1, "hammer": 1, "sail": 2}
    board = Board(
        seats=2, sides="BAAAA", market=["statue"] * 3, pair=["lever", "hammer"], cards=[hand, {}]
    )
    assert board["draw_pile"] == {"statue": 1, "sail": 1}
    seen = view(board, 1)
    found = Counter(tuple(sorted(GAME.imagine(seen, Random(seed)).pair)) for seed in range(3_000))
    assert set(found) == {(7, 9), (7, 10), (7, 11), (9, 10), (9, 11), (10, 11)}
    assert all(400 < times < 600 for times in found.values()), found


REVEALING = (ev.CardKept, ev.MarketCleared)


@pytest.mark.parametrize("seed", range(30))
def test_14_10_twins_show_a_difference_only_where_cards_are_turned_up(seed: int) -> None:
    """Two matches differ in the face-down cards; the same moves are made in both."""
    rng = Random(seed)
    setup = setup_for(GAME, 2 + seed % 3, {"market": "B", "temple": "AB"[seed % 2]})
    viewer = seed % setup.seats
    compared = 0
    for state, memories, _ in remembered(GAME, setup, seed):
        if not state.pair or state.to_move < 0:
            continue
        known, twin_known = (pickle_copy(memories[viewer]) for _ in range(2))
        seen = GAME.view(state, known, viewer)
        twin = GAME.imagine(seen, rng)
        if sorted(twin.pair) == sorted(state.pair):
            continue
        compared += 1
        real = state.copy()
        for _ in range(25):
            move = (
                GAME.chance(real, rng) if real.to_move < 0 else rng.choice(GAME.legal_moves(real))
            )
            possible = (
                GAME.chance_fault(twin, move) == ""
                if twin.to_move < 0
                else move in GAME.legal_moves(twin)
            )
            if not possible:
                break
            shown = show(GAME, real, move, known, viewer)
            twin_shown = show(GAME, twin, move, twin_known, viewer)
            kinds = [type(event) for event in shown]
            assert kinds == [type(event) for event in twin_shown]
            differing = [a for a, b in zip(shown, twin_shown, strict=True) if a != b]
            assert all(isinstance(event, (*REVEALING, ev.PairTaken)) for event in differing)
            assert all(e.seat == viewer for e in differing if isinstance(e, ev.PairTaken))
            if differing:
                break
            assert GAME.view(real, known, viewer) == GAME.view(twin, twin_known, viewer)
            if real.to_move == -2:
                break
    assert compared


def test_14_10_everything_else_is_in_every_view() -> None:
    """No two seats see different things unless one of them is looking at the pair."""
    for sample in samples("imhotep"):
        if sample.position()["stage"] == "keep":
            continue
        first, *others = (sample.seen(seat) for seat in sample.seats())
        for other in others:
            for name in type(first).__slots__:
                if name != "viewer":
                    assert getattr(first, name) == getattr(other, name), (name, str(sample))


def test_standing_is_the_score_sheet_at_any_time() -> None:
    """Nothing hidden bears on points: the game is public in that."""
    for sample in samples("imhotep"):
        sheet = list(GAME.score_sheet(sample.state))
        for seat in sample.seats():
            assert list(GAME.standing(sample.seen(seat))) == sheet, str(sample)
