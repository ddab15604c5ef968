"""The fan of the hand: all cards on the mat, and what they tell is never covered."""

from itertools import pairwise

import pytest

from game.table.frame import Frame
from game.tables.sobek.hand import Hand, card_width, fan
from game.tables.sobek.ids import InHand
from game.tables.sobek.layout import Layout
from rules.sobek.pieces import KIND_WORDS, KINDS
from tests.game.sobek.painted import CROWDS, SIZES, position, say, window

_SIGNS = 79 / 250
"""The badge ends at so much of a card's width."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 9, 17, 25, 32])
def test_signs_of_every_card_stay_free(size: tuple[int, int], count: int) -> None:
    frame = Frame(*size)
    mat = Layout(frame, 3).mat
    wide, high = mat.w / frame.u, mat.h / frame.u
    card = card_width(count, wide, high)
    places = fan(count, wide, card)
    assert len(places) == count
    assert places[0].x >= 17
    assert places[-1].x + card <= wide - 17
    for one, other in pairwise(places):
        assert other.x - one.x >= _SIGNS * card
        assert other.turn >= one.turn
    assert places[0].x == pytest.approx(wide - card - places[-1].x)
    assert places[0].turn == -places[-1].turn
    assert all(abs(place.turn) <= 6 and 0 <= place.y <= 18 for place in places)
    if count <= 25:
        assert card * frame.u >= 0.8 * 154 * frame.u


@pytest.mark.parametrize("size", SIZES)
def test_twenty_five_cards_can_be_told_apart(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    mat = Layout(frame, 4).mat
    card = card_width(25, mat.w / frame.u, mat.h / frame.u)
    badge = 2 * 35 / 250 * card * frame.u
    assert badge >= 20


@pytest.mark.parametrize("crowd", CROWDS)
def test_every_card_in_hand_has_one_place(crowd: str) -> None:
    frame = Frame(1920, 1080)
    view = position(3, crowd)
    hand = Hand(frame, Layout(frame, 3).mat, view)
    held = list(view.hand(0))
    for kind in view.picked:
        held[kind] -= 1
    expected = [InHand(kind, copy) for kind in range(KINDS) for copy in range(held[kind])]
    assert list(hand.cards) == expected
    assert set(hand.turns) == set(hand.cards)
    assets = window((1920, 1080)).assets
    sprites = hand.sprites(assets, say)
    assert [sprite.sprite for sprite in sprites] == expected
    assert [sprite.z for sprite in sprites] == sorted(sprite.z for sprite in sprites)
    for sprite in sprites:
        assert hand.mat.x <= sprite.rect.x
        assert sprite.rect.right <= hand.mat.right
        assert sprite.rect.top > hand.mat.top


def test_an_empty_hand_shows_where_a_card_would_come() -> None:
    frame = Frame(1920, 1080)
    view = position(3, "crosswise")
    one = Hand(frame, Layout(frame, 3).mat, view)
    (only,) = one.cards.values()
    assert one.newcomer == only
    word = KIND_WORDS.index("ivory")
    assert list(one.cards) == [InHand(word, 0)]
