"""All words of the plain table can be read, at every size, for every game."""

import pygame
import pytest

from game.table.table import HalfMade
from rules.game import NOBODY, AnyGame
from tests.game.legible import faults
from tests.game.plain.sitting import PLAYED, Sitting, positions

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080))
any_game = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)


def states(game: AnyGame, seats: int) -> list[int]:
    """Numbers of a few decisions of a match, the first and the end among them."""
    count = sum(1 for _ in positions(game, seats, seats))
    return sorted({0, 1, count // 3, count // 2, count - 2, count - 1})


def check(sitting: Sitting, seats: int) -> None:
    """Looks at the table in these states, with and without a move in question."""
    chosen = states(sitting.game, seats)
    for number, (state, memories) in enumerate(positions(sitting.game, seats, seats)):
        if number not in chosen:
            continue
        half_made = HalfMade() if sitting.game.midway(state) else None
        sitting.show(state, memories, half_made)
        whole = sitting.frame.whole
        assert faults(sitting.paint(), whole) == [], number
        for button in sitting.table.moves.buttons[:3]:
            sitting.point(button.rect.center)
            assert faults(sitting.paint(), whole) == [], (number, button.name)


@any_game
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_words_fit_at_every_size(game: AnyGame, size: tuple[int, int]) -> None:
    for seats in game.seats:
        check(Sitting(game, seats, size), seats)


@any_game
def test_words_fit_on_a_very_large_screen(game: AnyGame) -> None:
    check(Sitting(game, game.seats[-1], (3840, 2160)), game.seats[-1])


@any_game
@pytest.mark.parametrize("text_scale", [0.75, 1.3, 1.6])
def test_words_fit_with_other_letters(game: AnyGame, text_scale: float) -> None:
    check(Sitting(game, game.seats[-1], (1280, 720), text_scale), game.seats[-1])


@any_game
def test_the_table_says_who_sits_there_and_what_they_have(game: AnyGame) -> None:
    sitting = Sitting(game, 3)
    for state, memories in positions(game, 3, 4):
        if state.to_move == NOBODY:
            return
        sitting.show(state, memories)
        panels = sitting.table.seats
        assert [panel.name for panel in panels] == ["Nadia", "Senbi", "Merit"]
        assert tuple(panel.told.points for panel in panels) == game.scores(state)
        words = sitting.words()
        assert all(str(points) in words for points in game.scores(state))


@any_game
def test_the_points_if_it_ended_now_can_be_left_out(game: AnyGame) -> None:
    state, memories = next(positions(game, 2, 1))
    sitting = Sitting(game, 2)
    sitting.show(state, memories)
    assert sitting.table.page.blocks[-1].title == "If it ended now"
    sitting.standing = False
    sitting.table.resize(sitting.frame)
    assert all(block.title != "If it ended now" for block in sitting.table.page.blocks)
    assert all(panel.told.ended_now is None for panel in sitting.table.seats)


def test_an_opponent_that_thinks_is_marked() -> None:
    sitting = Sitting(PLAYED[0], 3)
    state, memories = next(positions(PLAYED[0], 3, 1))
    sitting.show(state, memories)
    assert "Pharaoh" in sitting.words()
    assert not sitting.table.tick(0.1)
    sitting.table.think(1)
    words = sitting.words()
    assert "thinking" in words
    assert "Senbi is thinking." in words
    assert sitting.table.tick(0.1)


def test_a_number_is_explained_by_the_tooltip_of_its_seat() -> None:
    sitting = Sitting(PLAYED[0], 2)
    state, memories = next(positions(PLAYED[0], 2, 1))
    sitting.show(state, memories)
    sitting.key(pygame.K_F6)
    sitting.key(pygame.K_F6)
    for _ in range(20):
        if sitting.table.controls.ring.current is sitting.table.seats[1]:
            break
        sitting.key(pygame.K_TAB)
    words = sitting.words()
    assert "0 points on the track" in words
    assert "0 points if the match ended now" in words
