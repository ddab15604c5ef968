"""Imagined states are drawn evenly from all that agree with what a seat has seen.

Small positions, in which all but a few cards lie open, are compared with all worlds there can be.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.compiled import in_use
from rules.game import CHANCE
from rules.sobek import GAME, legal
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.pieces import BACK, COPIES, DECK_CARDS, KIND_WORDS, KINDS, ORANGE, TAN, TYPES
from tests.sobek.board import Board, cards, named
from tests.sobek.worlds import Worlds, lying

DRAWS = 1_500
MOST_WORLDS = 1_500
SMALL_HAND = 2
"""A Scribe leaves so many cards here, so that few have to be dealt."""


pytestmark = pytest.mark.skipif(in_use(), reason="compiled rules keep their hand of a Scribe")


@pytest.fixture(autouse=True)
def small_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legal, "HAND_AFTER_SCRIBE", SMALL_HAND)


def small(hands: list[list[str]], row: list[str], undealt: list[str], **position: Any) -> Board:
    """A table where every card that is not named lies open in the discard pile."""
    held = [cards(*hand) for hand in hands]
    left = Counter(dict(zip(KIND_WORDS, COPIES, strict=True)))
    laid = [each["cards"] for sets in position.get("sets", ()) for each in sets.values()]
    for found in (*held, *position.get("piles", ()), *laid, cards(*row), cards(*undealt)):
        left -= Counter(found)
    return Board(len(hands), row, hands=held, discard=dict(left), to_deal=len(undealt), **position)


def check(board: Board, worlds: Worlds, seed: int = 1) -> None:
    """What the viewer imagines are the worlds there can be, as often as they are likely."""
    rng = Random(seed)
    viewer = worlds.viewer
    seen = GAME.view(board.state, board.memories[viewer], viewer)
    shares = worlds.shares()
    assert lying(board.state) in shares
    found = Counter(lying(GAME.imagine(seen, rng)) for _ in range(DRAWS))
    assert set(found) <= set(shares), "an imagined state cannot be"
    for where, share in shares.items():
        often = found[where] / DRAWS
        if worlds.sure or not often:
            assert abs(often - share) < 5 * (share / DRAWS) ** 0.5 + 0.002, (often, share)


def follow(board: Board, viewer: int, *moves: str) -> Worlds:
    """Plays the moves on the table and in all worlds, and checks the end."""
    worlds = Worlds(board.state.copy(), viewer)
    for words in moves:
        worlds.play(GAME.move_from_text(words))
        board.play(words)
    check(board, worlds)
    return worlds


def certain(board: Board, viewer: str, seat: str) -> dict[str, int]:
    """What the viewer is certain of in the hand of a seat."""
    return named(board.view(viewer).hand("abcd".index(seat)))


def after_six_takes() -> Board:
    """Each seat has taken two cards that all saw; b and c hold a stranger as well."""
    row = ["ivory", "ebony", "marble", "cattle", "cattle 1", "amulet", "wheat"]
    hands = [["fish"], ["fish 1", "thief"], ["wheat 1"]]
    return small(hands, row, ["ebony 2", "marble 2"], turn="b")


TAKES = ["take 1"] * 6
THEFT = ["play thief", "rob c tan", "deal ebony"]


def test_a_blind_theft_between_others_moves_any_card_of_that_back() -> None:
    board = after_six_takes()
    worlds = follow(board, 0, *TAKES, *THEFT)
    assert worlds.sure
    assert certain(board, "a", "b") == cards("ivory", "cattle")
    assert certain(board, "a", "c") == {}


def test_robber_and_robbed_know_the_card() -> None:
    for viewer in (1, 2):
        board = after_six_takes()
        assert follow(board, viewer, *TAKES, *THEFT).sure
    assert certain(board, "b", "c") == cards("cattle 1")
    assert certain(board, "c", "b") == cards("ivory", "cattle", "ebony")


def test_a_robber_learns_whether_a_stranger_is_like_a_card_that_was_seen() -> None:
    hands = [["thief"], ["fish", "wheat 1"], ["ebony 2"]]
    board = small(hands, ["fish", "ivory", "ebony"], ["fish 1", "wheat"], turn="b")
    worlds = follow(board, 0, "take 1", "take 1", "play thief", "rob b tan", "deal fish")
    assert worlds.sure
    assert len(board.view("a").hidden.cases) == 2


def test_what_a_scribe_takes_lies_in_hand_or_pile() -> None:
    row = ["ivory", "ebony", "marble", "cattle", "cattle 1", "amulet"]
    hands = [["cattle scribe", "fish"], ["fish 1"], ["wheat 1", "thief"]]
    board = small(hands, row, ["ebony 2", "marble 2"], turn="b")
    scribe = ["play cattle scribe", "pick ivory", "pick ebony", "pick wheat 1"]
    then = ["take 1", "deal ebony 2", "deal marble 2", "play thief"]
    worlds = follow(board, 0, *["take 1"] * 5, *scribe, *then, "rob b tan", "deal cattle")
    assert worlds.sure
    assert certain(board, "a", "b") == {}
    assert len(board.view("a").hidden.cases) > 2


def test_a_priest_shows_what_is_not_in_the_pile() -> None:
    hands = [["fish"], ["ebony priest", "fish 1"], ["wheat 1"]]
    row = ["vizier", "ivory", "queen", "cattle", "amulet", "wheat"]
    board = small(hands, row, ["thief", "fish scribe", "ebony 2"], turn="b")
    worlds = follow(board, 0, "take 2", "take 1", "take 1", "play ebony priest", "name fish")
    thief = KIND_WORDS.index("thief")
    assert not any(world.state.piles[KINDS + thief] for world in worlds.worlds)
    assert any(world.state.hands[2 * KINDS + thief] for world in worlds.worlds)


def test_a_courtesan_without_effect_shows_what_is_not_in_the_hand() -> None:
    sets = [{"fish": {"cards": cards("fish 1", "fish 1", "green fish")}}, {}]
    hands = [["courtesan", "ivory 3", "queen"], ["marble"]]
    undealt = ["thief", "fish", "fish", "amulet", "wheat 1", "vizier"]
    board = small(hands, ["ivory", "ebony"], undealt, sets=sets, turn="a")
    worlds = follow(board, 1, "play courtesan")
    assert {"fish", "amulet", "thief"}.isdisjoint(
        KIND_WORDS[kind]
        for world in worlds.worlds
        for kind in range(KINDS)
        if world.state.hands[kind]
    )


def test_a_pile_embalmed_after_the_vizier_of_another() -> None:
    row = ["ivory", "fish", "wheat", "wheat", "ebony", "fish", "marble", "fish", "cattle"]
    hands = [["cattle 1"], ["fish 1"], ["vizier", "wheat 1"]]
    board = small(hands, row, ["ebony 2", "marble 2"], turn="b", events={"embalming": 1})
    first = ["take 2", "take 1", "take 1", "take 2", "play vizier", "pick ivory"]
    then = ["take 1", "take 1", "take 1", "deal ebony 2", "deal marble 2", "take 1"]
    lay = ["lay fish", "pick fish", "pick fish", "pick fish", "done", "use embalming"]
    worlds = follow(board, 0, *first, *then, *lay)
    assert worlds.sure
    (case,) = board.view("a").hidden.cases
    (group,) = case.groups
    assert [KIND_WORDS[kind] for kind in group.kinds] == ["ivory", "ebony"]
    assert group.spread == ((1, 1), (2, 1))


def test_a_vizier_knows_the_whole_pile_for_good() -> None:
    hands = [["vizier", "fish"], ["fish 1"], ["wheat 1"]]
    row = ["queen", "ivory", "thief", "wheat", "ebony", "cattle", "marble"]
    board = small(hands, row, ["ebony 2", "fish scribe"], turn="b", piles=[{}, cards("amulet"), {}])
    follow(board, 0, "take 2", "take 1", "play vizier", "pick queen", "take 3")
    assert named(board.view("a").pile(1)) == cards("amulet", "ebony", "wheat")


@pytest.mark.parametrize("seed", range(30))
def test_random_lines_of_play(seed: int) -> None:
    rng = Random(f"line {seed}")
    board = invented(rng)
    worlds = Worlds(board.state.copy(), 0)
    for _ in range(16):
        if len(worlds.worlds) > MOST_WORLDS:
            return
        if worlds.committed:
            check(board, worlds, seed)
        move = liked(board, rng)
        told = len(board.told)
        worlds.play(move)
        board.play(GAME.move_to_text(move))
        if any(event for event in board.told[told:] if type(event).__name__ == "SetsScored"):
            return
        if board.state.stage == st.CROSS:
            return


def invented(rng: Random) -> Board:
    """Three seats with a few cards each."""
    deck = list(DECK_CARDS)
    rng.shuffle(deck)
    tan = [KIND_WORDS[kind] for kind in deck if BACK[kind] == TAN]
    orange = [KIND_WORDS[kind] for kind in deck if BACK[kind] == ORANGE]

    def some(pool: list[str], low: int, high: int) -> list[str]:
        return [pool.pop() for _ in range(rng.randint(low, high))]

    hands = [some(tan, 0, 2) + some(orange, 1, 2), *(some(tan, 0, 2) for _ in range(2))]
    for hand in hands[1:]:
        hand += some(orange, 0, 1)
    piles = [{}, *(cards(*some(tan, 0, 1)) for _ in range(2))]
    row = some(tan, 4, 6) + some(orange, 0, 1)
    rng.shuffle(row)
    sets = [{}, {}, {}]
    kind = rng.randrange(TYPES)
    undealt = some(tan, 1, 2) + some(orange, 1, 1)
    free = [word for word in tan if word.split()[0] == KIND_WORDS[kind * 4].split()[0]]
    if len(free) > 2:
        sets[rng.randrange(3)] = {free[0].split()[0]: {"cards": cards(*free[:3])}}
    return small(
        hands, row, undealt, piles=piles, sets=sets, turn=rng.choice("abc"), events={"embalming": 1}
    )


def liked(board: Board, rng: Random) -> int:
    """A draw, or any move, often a character or a set."""
    state = board.state
    if state.to_move == CHANCE:
        return GAME.chance(state, rng)
    moves = list(GAME.legal_moves(state))
    bold = [move for move in moves if mv.VERB[move] in (mv.V_PLAY, mv.V_LAY)]
    return rng.choice(bold) if bold and rng.random() < 0.7 else rng.choice(moves)
