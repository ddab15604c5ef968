"""The painted table: every word can be read, every piece lies where it belongs, once."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from game.assets import Assets, Picture
from game.palette import contrast
from game.table.frame import SMALLEST_LETTER, Frame
from game.table.writing import Say
from game.tables.sobek import row as row_module
from game.tables.sobek.cards import card_back
from game.tables.sobek.ids import InRow, Pile, RivalCard, TokenLeft, TokenUsed
from game.tables.sobek.jars import HIDDEN_SIZE, pile_words
from game.tables.sobek.piles import Piles
from rules.game import HIDDEN
from rules.sobek.pieces import ORANGE, REACH
from tests.game.sobek.painted import SIZES, Parts, cases, position, say, window


@pytest.mark.parametrize("scale", [0.75, 1, 1.3, 2])
@pytest.mark.parametrize("size", SIZES)
def test_all_words_can_be_read(size: tuple[int, int], scale: float) -> None:
    canvas = window(size, scale)
    for seats, crowd in cases():
        canvas.clear()
        Parts(canvas.frame, position(seats, crowd), crowd).paint(canvas)
        for item in canvas.texts:
            assert not item.clipped, (seats, crowd, item)
            assert item.px >= SMALLEST_LETTER, (seats, crowd, item)
            assert contrast(item.colour, item.ground) >= 4.5, (seats, crowd, item)
        for one, other in combinations(canvas.texts, 2):
            assert not one.rect.colliderect(other.rect), (seats, crowd, one, other)


@pytest.mark.parametrize("size", SIZES)
def test_every_piece_lies_in_its_region_under_its_own_name(size: tuple[int, int]) -> None:
    canvas = window(size)
    for seats, crowd in cases():
        parts = Parts(canvas.frame, position(seats, crowd), crowd)
        layout = parts.layout
        sprites = parts.sprites(canvas.assets)
        names = [sprite.sprite for sprite in sprites]
        assert len(set(names)) == len(names), (seats, crowd)
        for sprite in sprites:
            match sprite.sprite:
                case InRow(place=place):
                    region = layout.quay if place < REACH else layout.river
                case Pile():
                    region = layout.piles.inflate(0, canvas.frame.px(16))
                case TokenLeft() | TokenUsed():
                    region = layout.events
                case RivalCard(seat=seat):
                    region = layout.stalls[seat - 1]
                case _:
                    continue
            assert region.contains(sprite.rect), (seats, crowd, sprite)
        for seat, stall in parts.stalls.items():
            assert stall.rect.contains(stall.jar.rect)
            assert stall.rect.contains(stall.sets.area)
            backs = sum(isinstance(n, RivalCard) and n.seat == seat for n in names)
            assert backs == sum(parts.view.hand_backs(seat))
        assert layout.seat.contains(parts.seat.jar.rect)
        assert layout.seat.contains(parts.seat.look)


def test_parts_of_a_stall_do_not_cover_each_other() -> None:
    for size in SIZES:
        canvas = window(size)
        for seats in (2, 3, 4):
            parts = Parts(canvas.frame, position(seats, "full"), "full")
            for stall in parts.stalls.values():
                places = [stall.medal, stall.name_line, stall.score, stall.note_line]
                places += [stall.jar.rect, stall.hand_line, stall.backs, stall.mat]
                for one, other in combinations(places, 2):
                    assert not one.colliderect(other), (size, seats, one, other)


def test_no_event_token_covers_another() -> None:
    for size in SIZES:
        canvas = window(size)
        for seats, crowd in cases():
            parts = Parts(canvas.frame, position(seats, crowd), crowd)
            panel = parts.events
            assert len(panel.left) == parts.view.events_left
            assert len(panel.used) == len(parts.much.used)
            for one, other in combinations((*panel.left, *panel.used), 2):
                assert not one.colliderect(other)


def test_cards_of_the_row_lie_apart_and_characters_are_seen_from_behind() -> None:
    canvas = window((1920, 1080))
    row = Parts(canvas.frame, position(3, "early"), "early").row
    for one, other in combinations((*row.places, *row.prices), 2):
        assert not one.colliderect(other)
    assert row.places[REACH - 1].right < row.places[REACH].x
    back = card_back(canvas.assets, ORANGE, row.places[0].size)
    for sprite, kind in zip(row.sprites(canvas.assets, say), row.view.row, strict=True):
        assert (sprite.picture is back) == (kind == HIDDEN)


def test_no_card_is_drawn_before_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    draw = row_module.card

    def spy(assets: Assets, frame: Frame, say: Say, kind: int, *how: Any) -> Picture:
        drawn.append(kind)
        return draw(assets, frame, say, kind, *how)

    monkeypatch.setattr(row_module, "card", spy)
    canvas, assets = window((1280, 720)), Assets()
    row = Parts(canvas.frame, position(3, "early"), "early").row
    sprites = row.sprites(assets, say)
    assert not drawn
    first = next(sprite for sprite, kind in zip(sprites, row.view.row, strict=True) if kind >= 0)
    assert first.picture is first.picture
    assert len(drawn) == 1


def test_the_deck_looks_the_same_whatever_lies_on_its_top() -> None:
    canvas = window((1280, 720))
    faces = set()
    for crowd in ("early", "middle", "late"):
        parts = Parts(canvas.frame, position(3, crowd), crowd)
        deck = [s for s in parts.piles.sprites(canvas.assets, say) if s.sprite is Pile.DECK]
        faces |= {id(sprite.picture.surface) for sprite in deck}
    assert len(faces) == 1


def test_empty_piles_have_no_card() -> None:
    canvas = window((1280, 720))
    view = replace(position(3, "full"), discard=(0,) * len(position(3, "full").discard))
    piles = Piles(canvas.frame, Parts(canvas.frame, view, "full").layout.piles, view)
    assert piles.sprites(canvas.assets, say) == []


def test_jars_of_others_hide_their_number_unless_piles_are_open() -> None:
    view = position(3, "middle")
    assert pile_words(view, 0) == "5"
    assert pile_words(view, 1) == HIDDEN_SIZE
    assert pile_words(replace(view, open_piles=True), 1) == "2"


def test_curse_tokens_lean_on_the_jar() -> None:
    canvas = window((1920, 1080))
    for crowd, curses in (("early", 0), ("middle", 1), ("full", 2)):
        parts = Parts(canvas.frame, position(3, crowd), crowd)
        jar = parts.seat.jar
        assert len(jar.tokens) == curses
        assert all(jar.rect.colliderect(token) for token in jar.tokens)
        assert len(parts.seat.sprites(canvas.assets)) == 1 + curses
        assert jar.rect.collidepoint(jar.mouth)


def test_picked_cards_come_where_the_empty_place_was() -> None:
    canvas = window((1920, 1080))
    view = position(3, "middle")
    fewer = Parts(canvas.frame, replace(view, picked=view.picked[:1]), "middle").laying
    more = Parts(canvas.frame, view, "middle").laying
    assert fewer is not None
    assert more is not None
    assert more.cards[1] == fewer.more
    crowded = Parts(canvas.frame, replace(view, picked=(view.picked[0],) * 12), "middle").laying
    assert crowded is not None
    assert len(crowded.cards) == 12
    assert crowded.more.right < crowded.tick.x
    assert not crowded.tick.colliderect(crowded.cross)


def test_painting_again_makes_no_new_picture() -> None:
    canvas = window((1920, 1080))
    view = position(4, "full")
    Parts(canvas.frame, view, "full").paint(canvas)
    made = len(canvas.assets.cache)
    canvas.clear()
    Parts(canvas.frame, view, "full").paint(canvas)
    assert len(canvas.assets.cache) == made
