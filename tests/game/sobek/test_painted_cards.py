"""Cards: every face at every size the table uses, and the backs."""

from dataclasses import replace

import pytest
from pygame import Surface

from game.assets import Picture
from game.tables.sobek.cards import (
    POWERS,
    Face,
    badge_of,
    card,
    card_back,
    deck_back,
    picture_of,
    turned,
    veiled,
)
from game.tables.sobek.hand import Hand
from game.tables.sobek.row import Row
from rules.sobek.pieces import BACKS, CHARACTERS, KINDS, SCARABS, TYPE, TYPES
from tests.game.sobek.painted import SIZES, Parts, position, say, window

SIZE = (132, 185)


def differing(one: Surface, other: Surface) -> list[tuple[int, int]]:
    """Pixels where two pictures of one size differ."""
    w, h = one.get_size()
    assert other.get_size() == (w, h)
    places = [(x, y) for x in range(0, w, 2) for y in range(0, h, 2)]
    return [place for place in places if one.get_at(place) != other.get_at(place)]


def test_every_character_has_a_power_and_nobody_else() -> None:
    assert set(POWERS) == set(CHARACTERS)
    assert len({badge_of(type_) for type_ in range(TYPES + 1)}) == TYPES + 1


@pytest.mark.parametrize("size", [size for size in SIZES if size >= (1280, 720)])
def test_every_name_fits_in_the_row_and_in_a_small_hand(size: tuple[int, int]) -> None:
    canvas = window(size)
    parts = Parts(canvas.frame, position(3, "early"), "early")
    assert isinstance(parts.row, Row)
    assert isinstance(parts.hand, Hand)
    for place in (parts.row.places[0], next(iter(parts.hand.cards.values()))):
        for kind in range(KINDS):
            named = card(canvas.assets, canvas.frame, say, kind, place.size, "middle")
            bare = card(canvas.assets, canvas.frame, say, kind, place.size, "small")
            changed = differing(named.surface, bare.surface)
            assert any(y > place.h * 3 / 4 for _, y in changed), (kind, place)


def test_all_that_is_needed_to_play_lies_in_the_left_part() -> None:
    canvas = window((1920, 1080))
    for kind in range(KINDS):
        if not SCARABS[kind]:
            continue
        free = kind + 1
        assert TYPE[free] == TYPE[kind]
        # The free card as its second copy has the picture of the other.
        faces = [
            card(canvas.assets, canvas.frame, say, one, (250, 350), "small", copy)
            for one, copy in ((kind, 0), (free, 1))
        ]
        changed = differing(faces[0].surface, faces[1].surface)
        right = max(x for x, _ in changed) + faces[0].dx
        assert 60 < right <= 80


def test_the_picture_alone_has_no_signs() -> None:
    canvas = window((1920, 1080))
    alone = card(canvas.assets, canvas.frame, say, 0, (38, 49), "list")
    signed = card(canvas.assets, canvas.frame, say, 0, (38, 49), "small")
    assert differing(alone.surface, signed.surface)
    free = card(canvas.assets, canvas.frame, say, 1, (38, 49), "list", 1)
    assert not differing(alone.surface, free.surface)


def test_effects_are_told_on_large_faces_of_characters_only() -> None:
    canvas = window((1920, 1080))
    for kind in range(KINDS):
        large = card(canvas.assets, canvas.frame, say, kind, (230, 322), "large")
        middle = card(canvas.assets, canvas.frame, say, kind, (230, 322), "middle")
        assert bool(differing(large.surface, middle.surface)) == (kind in CHARACTERS)


def test_a_name_that_does_not_fit_is_left_out() -> None:
    canvas = window((1024, 640))
    long = card(canvas.assets, canvas.frame, lambda _: "Unpronounceable" * 3, 0, SIZE, "middle")
    bare = card(canvas.assets, canvas.frame, say, 0, SIZE, "small")
    assert not differing(long.surface, bare.surface)


def test_the_back_of_the_deck_is_like_no_other() -> None:
    assets = window((1280, 720)).assets
    backs = [card_back(assets, back, SIZE).surface for back in range(BACKS)]
    backs.append(deck_back(assets, SIZE).surface)
    for number, one in enumerate(backs):
        for other in backs[number + 1 :]:
            assert len(differing(one, other)) > 1000


def test_faces_are_made_once() -> None:
    canvas = window((1280, 720))

    def face(kind: Face) -> Picture:
        return card(canvas.assets, canvas.frame, say, 3, (90, 126), kind)

    assert face("large") is face("large")
    assert turned(canvas.assets, face("small"), (90, 126), 5) is turned(
        canvas.assets, face("small"), (90, 126), 5
    )
    assert turned(canvas.assets, face("small"), (90, 126), 0) is face("small")
    assert veiled(canvas.assets, face("small")) is veiled(canvas.assets, face("small"))


@pytest.mark.parametrize("degrees", [-90.0, -6.0, 2.5, 90.0])
def test_a_turned_card_stays_about_its_middle(degrees: float) -> None:
    canvas = window((1280, 720))
    size = (100, 140)
    face = card(canvas.assets, canvas.frame, say, 0, size, "small")
    found = turned(canvas.assets, face, size, degrees)
    # The card is opaque, its shadow is not.
    opaque = [
        (x + found.dx, y + found.dy)
        for x in range(found.surface.get_width())
        for y in range(found.surface.get_height())
        if found.surface.get_at((x, y)).a > 250
    ]
    for axis, middle in ((0, size[0] / 2), (1, size[1] / 2)):
        places = [place[axis] for place in opaque]
        assert (min(places) + max(places)) / 2 == pytest.approx(middle, abs=2)


def test_a_veil_makes_darker_and_changes_no_shape() -> None:
    canvas = window((1280, 720))
    face = card(canvas.assets, canvas.frame, say, 8, (100, 140), "small")
    dark = veiled(canvas.assets, face)
    assert (dark.dx, dark.dy) == (face.dx, face.dy)
    middle = face.surface.get_width() // 2, face.surface.get_height() // 2
    bright, dim = face.surface.get_at(middle), dark.surface.get_at(middle)
    assert sum(dim[:3]) < 0.7 * sum(bright[:3])
    assert dim.a == bright.a


def test_equal_goods_side_by_side_have_two_pictures() -> None:
    goods = {TYPE[kind]: kind for kind in range(KINDS) if SCARABS[kind]}
    assert len(goods) == TYPES
    canvas = window((1280, 720))
    for kind in goods.values():
        assert picture_of(kind, 0) != picture_of(kind, 1)
        assert picture_of(kind, 0) == picture_of(kind, 2)
        assert picture_of(kind, 0) != picture_of(kind + 1, 0)
        one, other = (
            card(canvas.assets, canvas.frame, say, kind, SIZE, "small", copy) for copy in (0, 1)
        )
        assert len(differing(one.surface, other.surface)) > 500
    for kind in CHARACTERS:
        assert picture_of(kind, 0) == picture_of(kind, 1)


def test_what_is_left_of_the_row_keeps_its_pictures() -> None:
    view = position(3, "early")
    frame = window((1280, 720)).frame
    before = Parts(frame, view, "early").row
    assert isinstance(before, Row)
    copies = [before.copy(place) for place in range(len(view.row))]
    assert any(copies)
    after = Parts(frame, replace(view, row=view.row[2:]), "early").row
    assert isinstance(after, Row)
    assert [after.copy(place) for place in range(len(view.row) - 2)] == copies[2:]
