"""What is in the box and how it is set up (sections 1 to 5)."""

from collections import Counter
from random import Random

import pytest

from rules.game import CHANCE, setup_for
from rules.imhotep import GAME
from rules.imhotep.pieces import ROUND_CARDS
from rules.imhotep.state import State
from tests.every_game.matches import played

COPIES = {
    "entrance": 2,
    "sarcophagus": 2,
    "paved-path": 2,
    "pyramid-decoration": 2,
    "temple-decoration": 2,
    "burial-decoration": 2,
    "obelisk-decoration": 2,
    "statue": 10,
    "chisel": 3,
    "sail": 3,
    "hammer": 2,
    "lever": 2,
}
CARDS = {
    2: "4322 4331 4321 4221 3322 3321 3221",
    3: "4421 4332 4322 4321 4221 3332 3322",
    4: "4432 4422 4421 4333 4332 4322 3332",
}
TOKENS = {4: 2, 3: 3, 2: 2, 1: 1}
every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def after_lot(seats: int, starter: str) -> State:
    state = GAME.start(setup_for(GAME, seats, {}))
    GAME.apply(state, GAME.move_from_text(f"start {starter}"), None)
    return state


@every_number
def test_1_the_box(seats: int) -> None:
    box = dict(GAME.pieces(GAME.start(setup_for(GAME, seats, {}))))
    for letter in "abcd"[:seats]:
        assert box.pop(f"stones {letter}") == 29
    assert box.pop("round cards") == 7
    assert box == COPIES
    assert sum(box.values()) == 34


def test_1_two_to_four_players() -> None:
    assert GAME.seats == (2, 3, 4)


@every_number
def test_3_the_seven_round_cards(seats: int) -> None:
    words = ["".join(map(str, card)) for card in ROUND_CARDS[seats]]
    assert words == CARDS[seats].split()


@pytest.mark.parametrize(
    ("seats", "capacity", "least", "most"), [(2, 68, 57, 60), (3, 74, 62, 65), (4, 83, 70, 72)]
)
def test_3_capacities_add_up(seats: int, capacity: int, least: int, most: int) -> None:
    sums = [sum(card) for card in ROUND_CARDS[seats]]
    assert sum(sums) == capacity
    assert capacity - max(sums) == least
    assert capacity - min(sums) == most


@every_number
def test_3_no_card_needs_more_ships_than_there_are(seats: int) -> None:
    for card in ROUND_CARDS[seats]:
        for size in card:
            assert card.count(size) <= TOKENS[size]


@every_number
def test_3_every_round_card_can_come_and_one_never_does(seats: int) -> None:
    state = after_lot(seats, "a")
    drawn = {GAME.move_to_text(GAME.chance(state, Random(seed))) for seed in range(300)}
    assert drawn == {"reveal " + "-".join(card) for card in CARDS[seats].split()}
    moves = played(GAME, setup_for(GAME, seats, {}), seed=seats).moves
    rounds = [words for words in moves if words.startswith("reveal")]
    assert len(set(rounds)) == len(rounds) == 6


@every_number
def test_3_a_card_of_other_players_numbers_never_comes(seats: int) -> None:
    state = after_lot(seats, "a")
    for words in {card for cards in CARDS.values() for card in cards.split()}:
        fault = GAME.chance_fault(state, GAME.move_from_text("reveal " + "-".join(words)))
        assert (fault == "") == (words in CARDS[seats].split())


@pytest.mark.parametrize("starter", ["a", "b", "c", "d"])
def test_5_sleds_start_with_2_3_4_5_from_the_start_player_on(starter: str) -> None:
    state = after_lot(4, starter)
    first = "abcd".index(starter)
    order = [(first + behind) % 4 for behind in range(4)]
    assert [state.sled[seat] for seat in order] == [2, 3, 4, 5]
    assert [state.quarry[seat] for seat in order] == [27, 26, 25, 24]
    assert state.turn == first
    assert list(state.score) == [0, 0, 0, 0]


@every_number
def test_5_any_player_may_start(seats: int) -> None:
    state = GAME.start(setup_for(GAME, seats, {}))
    assert state.to_move == CHANCE
    drawn = {GAME.move_to_text(GAME.chance(state, Random(seed))) for seed in range(100)}
    assert drawn == {f"start {letter}" for letter in "abcd"[:seats]}
    outside = GAME.move_from_text("start d")
    assert (GAME.chance_fault(state, outside) == "") == (seats == 4)


def test_5_sides_are_chosen_for_each_board_alone() -> None:
    words = ["market", "pyramids", "temple", "burial", "obelisks"]
    assert [option.key for option in GAME.options[:5]] == words
    for word in words:
        state = GAME.start(setup_for(GAME, 2, {word: "B"}))
        sides = "".join("B" if each == word else "A" for each in words)
        assert GAME.position_to_json(state)["sides"] == sides
    for option in GAME.options:
        assert option.default in ("A", "off")


@pytest.mark.parametrize("seats", [1, 5])
def test_5_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 seats, not {seats}"):
        setup_for(GAME, seats, {})


def test_5_every_card_of_the_pile_is_as_likely_to_be_on_top() -> None:
    state = after_lot(2, "a")
    GAME.apply(state, GAME.move_from_text("reveal 4-3-2-2"), None)
    draws = 6_800
    rng = Random(1)
    found = Counter(GAME.move_to_text(GAME.chance(state, rng)) for _ in range(draws))
    for word, copies in COPIES.items():
        expected = draws * copies / 34
        assert abs(found[f"deal {word}"] - expected) < 6 * expected**0.5


def test_5_every_round_card_is_as_likely_and_so_is_every_start_player() -> None:
    rng = Random(2)
    start = GAME.start(setup_for(GAME, 3, {}))
    for state, choices in ((start, 3), (after_lot(3, "a"), 7)):
        found = Counter(GAME.chance(state, rng) for _ in range(700 * choices))
        assert len(found) == choices
        assert all(abs(times - 700) < 160 for times in found.values())
