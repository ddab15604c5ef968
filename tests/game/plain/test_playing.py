"""Every legal move can be made by mouse alone and by keys alone, and whole matches are."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from game.match import Match
from game.offscreen import Offscreen
from game.scenes.match import MatchScene
from game.scenes.result import ResultScreen
from game.seats import Human
from game.table.table import Commit, HalfMade, Play, TakeUp
from rules.catalogue import GAMES
from rules.game import NOBODY, AnyGame, setup_for
from tests.game.plain.sitting import NAMES, PLAYED, Sitting, positions
from tests.saves import coins

any_game = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)


def by_mouse(sitting: Sitting, move: Any) -> Any:
    """Clicks the button of a move, wherever it has to be scrolled to."""
    ((start, end),) = sitting.table.ways(move)
    sitting.paint()
    assert start == end
    return sitting.click(start)


def by_keys(sitting: Sitting, move: Any) -> Any:
    """Goes to the button of a move with Tab, and presses Enter."""
    for _ in range(200):
        current = sitting.table.controls.ring.current
        offer = getattr(current, "offer", None)
        if sitting.table.controls.ring.shown and offer is not None and offer.move == move:
            sitting.paint()
            assert current.rect, "what is in focus is in sight"
            return sitting.key(pygame.K_RETURN)
        sitting.key(pygame.K_TAB)
    raise AssertionError("Tab does not lead to the move")


@any_game
@pytest.mark.parametrize("hand", [by_mouse, by_keys])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=["small", "large"])
def test_every_legal_move_can_be_made(game: AnyGame, hand: Any, size: tuple[int, int]) -> None:
    sitting, rng = Sitting(game, 3, size), Random(3)
    for state, memories in positions(game, 3, 6):
        if state.to_move == NOBODY or rng.random() < 0.6:
            continue
        for move in game.legal_moves(state):
            sitting.show(state, memories)
            assert hand(sitting, move) == Play(move)


def test_moves_of_one_kind_can_be_shown_alone() -> None:
    game, filtered = next(iter(GAMES.values())), 0
    sitting = Sitting(game, 2, (1280, 720))
    for state, memories in positions(game, 2, 2):
        sitting.show(state, memories)
        filter_ = next((c for c in sitting.table.moves.controls if hasattr(c, "labels")), None)
        if filter_ is None:
            continue
        filtered += 1
        every = [button.offer.move for button in sitting.table.moves.buttons]
        assert every == list(game.legal_moves(state))
        for place, verb in enumerate(filter_.labels[1:], start=1):
            sitting.click(filter_.part(place).center)
            sitting.paint()
            shown = [button.offer.move for button in sitting.table.moves.buttons]
            assert shown == [m for m in every if game.move_to_text(m).split()[0] == verb]
            controls = sitting.table.controls
            controls.ring.focus(None)
            reached = set()
            for _ in range(60):
                sitting.key(pygame.K_TAB)
                offer = getattr(controls.ring.current, "offer", None)
                reached |= {offer.move} if offer else set()
            assert reached == set(shown)
        assert [b.offer.move for b in [sitting.table.moves.reveal(every[0])]] == every[:1]
    assert filtered


def staged() -> Iterator[tuple[Any, list[Any]]]:
    """A decision of Coins half made: the jar is chosen."""
    yield from ((s, m) for s, m in positions(coins.GAME, 2, 1) if coins.GAME.midway(s))


def test_a_decision_is_made_by_the_tick_and_dropped_by_esc() -> None:
    sitting = Sitting(coins.GAME, 2)
    state, memories = next(staged())
    sitting.show(state, memories, HalfMade())
    table = sitting.table
    assert not table.tick_button.enabled
    assert sitting.click(table.tick_button.rect.center) is None
    assert sitting.key(pygame.K_ESCAPE) == TakeUp()
    assert sitting.click(table.drop_button.rect.center) == TakeUp()
    table.offer((), HalfMade(("open",)))
    assert "open: press the tick to make it count, or Esc to take it all back." in sitting.words()
    assert sitting.click(table.tick_button.rect.center) == Commit()
    table.offer((), HalfMade(("open",)))
    assert sitting.key(pygame.K_RETURN) is None, "the ring is hidden after a click"
    sitting.key(pygame.K_TAB)
    assert sitting.key(pygame.K_RETURN) == Commit()
    assert sitting.key(pygame.K_ESCAPE) == TakeUp()


def test_esc_is_the_scenes_where_nothing_is_half_made() -> None:
    sitting = Sitting(coins.GAME, 2)
    sitting.show(*next(positions(coins.GAME, 2, 1)))
    assert sitting.key(pygame.K_ESCAPE) is None
    assert not sitting.table.in_hand


def test_the_move_in_question_shows_what_it_would_bring() -> None:
    sitting = Sitting(coins.GAME, 2)
    for state, memories in staged():
        sitting.show(state, memories, HalfMade())
        hand = state.hands[state.to_move]
        assert "At once" not in sitting.words()
        sitting.point(sitting.table.moves.buttons[0].rect.center)
        assert f"+{hand}" in sitting.words()
        sitting.point((5, 5))
        assert "At once" not in sitting.words()
        sitting.table.controls.ring.focus(sitting.table.moves.buttons[0], shown=True)
        assert "At once" in sitting.words()
        sitting.table.offer((), HalfMade(("open",)))
        assert f"+{hand}" in sitting.words()


@pytest.mark.parametrize("game", [PLAYED[0], PLAYED[-1]], ids=lambda game: game.name)
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_a_whole_match_through_the_real_scene(game: AnyGame, keys: bool) -> None:
    rng = Random(5)
    with Offscreen((1280, 720)) as stage:
        stage.desk.settings.change(speed="off")
        stage.desk.plain = True
        people = [Human(name) for name in NAMES[:2]]
        match = Match.new(game, setup_for(game, 2, {}), people, 3, curtain=False)
        scene = MatchScene(stage.desk, match)
        stage.open(scene)
        stage.turn(3)
        table: Any = scene.table
        dropped = 0
        for _ in range(1_000):
            if match.result is not None:
                break
            if table.tick_button.enabled and table.moves.buttons == []:
                if dropped < 2:
                    dropped += 1
                    stage.key(pygame.K_ESCAPE)
                elif keys:
                    if not table.controls.ring.shown:
                        stage.key(pygame.K_TAB)
                    stage.key(pygame.K_RETURN)
                else:
                    stage.make((table.tick_button.rect.center,) * 2)
            else:
                button = rng.choice(table.moves.buttons)
                if keys:
                    table.controls.ring.focus(button, shown=True)
                    stage.key(pygame.K_RETURN)
                else:
                    stage.make(table.ways(button.offer.move)[0])
            stage.turn(3)
        assert stage.wait(lambda: isinstance(stage.app.stack.top, ResultScreen))
