"""The box and the set-up of a round (sections 1, 2 and 13)."""

from collections import Counter

import pytest

from rules.game import setup_for
from rules.sobek import GAME
from rules.sobek import events as ev
from rules.sobek.pieces import (
    BACK,
    BACK_WORDS,
    BACKS,
    COPIES,
    CURSE,
    DECEIT,
    EMBALMING,
    FLOOD,
    GUILDS,
    KIND_WORDS,
    KINDS,
    PROSPERITY,
    SCARABS,
    TOKEN_COPIES,
    TOKEN_WORDS,
    TOKENS,
    TRACK_CYCLE,
    TYPE,
    TYPE_WORDS,
    guild_back,
    guild_forward,
)
from rules.sobek.pieces import TYPES as NUMBER_OF_TYPES
from rules.sobek.rulings import SYMBOLS
from tests.every_game.samples import remembered

# 13: type, scarabs, back, number.
GOODS = """
ivory   3 tan 3 | ivory   0 tan 2 | ivory   0 green 1
ebony   2 tan 4 | ebony   0 tan 2 | ebony   0 green 1
marble  2 tan 3 | marble  0 tan 3 | marble  0 green 1
cattle  1 tan 5 | cattle  0 tan 2 | cattle  0 green 2
fish    1 tan 5 | fish    0 tan 3 | fish    0 green 2
wheat   1 tan 6 | wheat   0 tan 2 | wheat   0 green 2
amulet  0 tan 5
"""
CHARACTERS = {
    "queen": "ivory",
    "ebony priest": "ebony",
    "marble priest": "marble",
    "fish scribe": "fish",
    "cattle scribe": "cattle",
    "vizier": "cattle",
    "merchant": "wheat",
    "courtesan": "wheat",
    "thief": "fish",
}
TYPES = (*TYPE_WORDS, "amulet")


def test_13_the_deck_is_that_of_the_sheet() -> None:
    sheet = {
        (type_, int(scarabs), back): int(number)
        for line in GOODS.strip().splitlines()
        for type_, scarabs, back, number in (part.split() for part in line.split("|"))
    }
    kinds = zip(TYPE, SCARABS, BACK, COPIES, strict=True)
    box = {
        (TYPES[type_], scarabs, BACK_WORDS[back]): copies
        for type_, scarabs, back, copies in kinds
        if BACK_WORDS[back] != "orange"
    }
    assert box == sheet
    assert sum(sheet.values()) == 54


def test_1_4_each_character_belongs_to_a_type() -> None:
    kinds = zip(KIND_WORDS, TYPE, BACK, COPIES, SCARABS, strict=True)
    found = {
        word: TYPES[type_] for word, type_, back, _, _ in kinds if BACK_WORDS[back] == "orange"
    }
    assert found == CHARACTERS
    for word in CHARACTERS:
        kind = KIND_WORDS.index(word)
        assert (COPIES[kind], SCARABS[kind]) == (1, 0)


def test_1_figures_of_the_box() -> None:
    assert sum(COPIES) == 63
    backs: Counter[str] = Counter()
    for back, copies in zip(BACK, COPIES, strict=True):
        backs[BACK_WORDS[back]] += copies
    assert backs == {"green": 9, "tan": 45, "orange": 9}
    assert sum(s * copies for s, copies in zip(SCARABS, COPIES, strict=True)) == 39
    tokens = dict(zip(TOKEN_WORDS, TOKEN_COPIES, strict=True))
    guilds = {word: number for word, number in tokens.items() if "guild" in word}
    assert guilds == {f"{s} guild": 1 for s in ("snake", "reed", "ankh", "scorpion")}
    others = {word: number for word, number in tokens.items() if word not in guilds}
    assert others == {"flood": 2, "curse": 2, "prosperity": 2, "embalming": 1, "deceit": 1}


def test_1_numbers_are_those_of_the_words() -> None:
    numbers = (KINDS, NUMBER_OF_TYPES, BACKS, TOKENS)
    assert numbers == (len(KIND_WORDS), len(TYPE_WORDS), len(BACK_WORDS), len(TOKEN_WORDS))
    named = (FLOOD, CURSE, PROSPERITY, EMBALMING, DECEIT)
    words = ("flood", "curse", "prosperity", "embalming", "deceit")
    assert tuple(TOKEN_WORDS[token] for token in named) == words
    assert len(SYMBOLS) == GUILDS == TRACK_CYCLE - 1


def test_1_6_guilds_move_to_the_nearest_space_with_their_symbol() -> None:
    for guild in range(4):
        for space in range(130):
            ahead = [q for q in range(space + 1, space + 6) if q % 5 == guild + 1]
            behind = [q for q in range(space) if q % 5 == guild + 1]
            assert guild_forward(space, guild) == ahead[0]
            assert guild_back(space, guild) == (behind[-1] if behind else 0)


@pytest.mark.parametrize(
    ("seats", "unused", "undealt", "deliveries"), [(2, 5, 54, 5), (3, 3, 54, 6), (4, 1, 54, 6)]
)
def test_2_3_set_up_by_number_of_players(
    seats: int, unused: int, undealt: int, deliveries: int
) -> None:
    first = {}
    dealt: Counter[int] = Counter()
    for state, _, _ in remembered(GAME, setup_for(GAME, seats, {}), 5):
        position = GAME.position_to_json(state)
        if position["stage"] == "token-draw" and position["round"] not in first:
            first[position["round"]] = position
        if position["stage"] == "row-deal" and not position["row"]:
            dealt[position["round"]] += 1
    assert sorted(first) == [1, 2, 3]
    for position in first.values():
        assert [sum(hand.values()) for hand in position["hands"]] == [2] * seats
        assert sum(position["green"].values()) == unused
        assert sum(position["undealt"].values()) == undealt
        assert position["to_deal"] == 9 * deliveries
        assert position["piles"] == position["sets"] == [{}] * seats
        assert sum(position["bag"].values()) == 12
    assert all(number <= deliveries for number in dealt.values())


def test_2_2_every_round_five_of_twelve_tokens_are_put_out() -> None:
    rounds = 0
    for state, _, _ in remembered(GAME, setup_for(GAME, 2, {}), 3):
        position = GAME.position_to_json(state)
        if position["stage"] == "row-deal" and position["to_deal"] == 45:
            rounds += 1
            assert sum(position["events"].values()) == 5
            assert sum(position["bag"].values()) == 7
    assert rounds == 3


def test_2_1_the_first_starting_player_is_drawn() -> None:
    state = GAME.start(setup_for(GAME, 4, {}))
    told: list[object] = []
    GAME.apply(state, GAME.move_from_text("lot c"), told.append)
    assert told == [ev.StarterDrawn(2), ev.RoundBegan(1, 2)]
    assert GAME.position_to_json(state)["owner"] == "c", "who starts is dealt to first"
