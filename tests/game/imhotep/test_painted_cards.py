"""Market cards: every face at every size the table uses."""

import pytest

from game.tables.imhotep.cards import card, card_back, card_class, picture_of
from game.tables.imhotep.sites.market import Market
from rules.imhotep.pieces import CARD_WORDS, KINDS, MARKET, STATUE
from tests.game.imhotep.painted import SIZES, position, say, sites, window


def test_every_kind_has_its_class() -> None:
    classes = {word: card_class(kind) for kind, word in enumerate(CARD_WORDS)}
    assert {word for word in classes if classes[word] == "red"} == {
        "entrance",
        "sarcophagus",
        "paved-path",
    }
    assert {word for word in classes if classes[word] == "purple"} == {"statue"}
    assert sum(found == "green" for found in classes.values()) == 4
    assert sum(found == "blue" for found in classes.values()) == 4


@pytest.mark.parametrize("size", [size for size in SIZES if size >= (1280, 720)])
def test_every_name_fits_into_the_stall(size: tuple[int, int]) -> None:
    canvas = window(size)
    market = sites(canvas.frame, position(4, False, "middle"))[MARKET]
    assert isinstance(market, Market)
    slot = market.slots[0].size
    for kind in range(KINDS):
        named = card(canvas.assets, canvas.frame, say, kind, slot, "middle").surface
        bare = card(canvas.assets, canvas.frame, say, kind, slot, "small").surface
        assert named.get_size() == bare.get_size()
        rows = range(slot[1] * 4 // 5, slot[1] - slot[1] // 8)
        middle = named.get_width() // 2
        assert any(named.get_at((middle, y)) != bare.get_at((middle, y)) for y in rows)


def test_a_name_that_does_not_fit_is_left_out() -> None:
    canvas = window((1024, 640))
    small = card(
        canvas.assets, canvas.frame, lambda _: "Unpronounceable" * 3, 0, (69, 77), "middle"
    )
    bare = card(canvas.assets, canvas.frame, say, 0, (69, 77), "small")
    assert small.surface.get_buffer().raw == bare.surface.get_buffer().raw


def test_faces_are_made_once() -> None:
    canvas = window((1280, 720))
    first = card(canvas.assets, canvas.frame, say, 3, (90, 126), "large")
    assert card(canvas.assets, canvas.frame, say, 3, (90, 126), "large") is first
    assert card_back(canvas.assets, (50, 70), 5.0) is card_back(canvas.assets, (50, 70), 5.0)


def test_cards_lie_in_their_slots_and_the_pair_beside_them() -> None:
    canvas = window((1280, 720))
    for side_b in (False, True):
        market = sites(canvas.frame, position(3, side_b, "middle"))[MARKET]
        assert isinstance(market, Market)
        assert len(market.slots) == (3 if side_b else 4)
        assert (market.pair is not None) == side_b
        sprites = market.sprites(canvas.assets)
        assert len(sprites) == 3 + (2 if side_b else 0)
        places = [*market.slots, *([market.pair] if market.pair else [])]
        assert all(any(place.contains(sprite.rect) for place in places) for sprite in sprites)


def test_statues_side_by_side_have_pictures_of_their_own() -> None:
    canvas = window((1280, 720))
    faces = [
        card(canvas.assets, canvas.frame, say, STATUE, (120, 168), "small", slot).surface
        for slot in range(3)
    ]
    assert len({face.get_buffer().raw for face in faces}) == 3
    others = [kind for kind in range(KINDS) if kind != STATUE]
    assert all(picture_of(kind, 0) == picture_of(kind, 1) for kind in others)
