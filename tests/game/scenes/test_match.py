"""The match scene with a table that has no looks: turns, drafts, speed, menu, and the end."""

import time
from random import Random
from typing import Any

import pygame
import pytest

from game.match import Match
from game.scenes.match import AFTERGLOW, MatchScene
from game.scenes.menu import MatchMenu
from game.scenes.opening import begin, resume
from game.scenes.result import ResultScreen
from game.scenes.stack import Repaint
from game.seats import Computer, Human, Sitter
from game.table.table import Commit, Play, Refuse, TakeUp
from rules.catalogue import GAMES
from rules.game import NOBODY

NADIA, SENBI = Human("Nadia"), Human("Senbi")
NOVICE = Computer("novice")


def start(show, fake_table, *seats: Sitter, seed: int = 3) -> tuple[MatchScene, Any, Match]:
    """A match of the first game on a fake table, clips off."""
    game = next(iter(GAMES.values()))
    show.desk.settings.change(speed="off")
    scene = begin(show.desk, game, seats, {}, seed)
    show.push(scene)
    show.tick()
    return scene, fake_table[-1], scene.match


def ask(show, table, what) -> None:
    """The table asks something of the scene."""
    table.ask = what
    show.stack.handle(pygame.event.Event(pygame.USEREVENT))
    show.tick()


def single_stage(match: Match) -> Any:
    """A move of the seat to move that is a whole decision."""
    for move in match.legal_moves():
        draft = match.draft()
        draft.play(move)
        if draft.complete:
            return move
    raise AssertionError("every decision has several stages")


def wait_for(show, true, seconds: float = 20.0) -> None:
    """Lets time pass until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come in time"
        show.tick()
        time.sleep(0.005)


def test_the_person_to_move_is_offered_what_the_match_allows(show, fake_table) -> None:
    _, table, match = start(show, fake_table, NADIA, SENBI)
    assert table.offered == list(match.legal_moves())
    assert table.shown == match.view(match.to_move)
    assert table.half_made is None


def test_a_move_is_played_saved_and_the_screen_goes_to_the_next_person(show, fake_table) -> None:
    _, table, match = start(show, fake_table, NADIA, SENBI)
    mover = match.to_move
    ask(show, table, Play(single_stage(match)))
    assert match.to_move != mover
    show.tick(times=3)
    assert table.shown == match.view(match.to_move)
    assert table.offered == list(match.legal_moves())
    assert table.recalled == [event for _, event in match.log(match.to_move)]
    show.desk.library.close()
    assert match.saved


def test_a_refusal_is_said_and_changes_nothing(show, fake_table) -> None:
    _, table, match = start(show, fake_table, NADIA, SENBI)
    game, turn = match.game, match.turn
    rng = Random(1)
    legal = set(match.legal_moves())
    state = game.start(match.setup)
    wrong = None
    while wrong is None:
        game.apply(state, game.chance(state, rng), None) if state.to_move == -1 else game.apply(
            state, rng.choice(list(game.legal_moves(state))), None
        )
        if state.to_move >= 0:
            wrong = next((m for m in game.legal_moves(state) if m not in legal), None)
    ask(show, table, Refuse(wrong))
    said = show.desk.language.say(match.why_not(wrong), match.names)
    assert said in show.texts()
    ask(show, table, Play(wrong))
    assert match.turn == turn


def test_an_opponent_moves_and_the_person_is_offered_the_next_decision(show, fake_table) -> None:
    _, table, match = start(show, fake_table, NADIA, NOVICE)
    for _ in range(3):
        wait_for(show, lambda: match.to_move == 0 and bool(table.offered))
        turn = match.turn
        ask(show, table, Play(single_stage(match)))
        assert match.turn > turn
    assert any(event for event in table.events)


def test_a_thinking_opponent_is_marked_and_forgotten_when_the_match_is_left(
    show, fake_table
) -> None:
    scene, table, match = start(show, fake_table, NOVICE, NOVICE)
    show.tick(times=2)
    assert table.thinking == match.to_move
    show.stack.clear()
    turn = match.turn
    time.sleep(0.3)
    scene.tick(0.02)
    assert match.turn == turn


def test_stages_are_tried_dropped_and_made_to_count_together(show, fake_table) -> None:
    """Plays on until a decision has several stages, then tries, drops and makes it."""
    _, table, match = start(show, fake_table, NADIA, SENBI)
    rng = Random(5)
    while match.to_move != NOBODY:
        for move in match.legal_moves():
            draft = match.draft()
            draft.play(move)
            if not draft.complete:
                break
        else:
            ask(show, table, Play(rng.choice(list(match.legal_moves()))))
            show.tick(times=3)
            continue
        break
    before, turn = match.view(match.to_move), match.turn
    ask(show, table, Play(move))
    assert table.half_made is not None
    assert match.turn == turn
    assert table.offered == list(draft.legal_moves())
    ask(show, table, TakeUp())
    assert table.half_made is None
    assert table.shown == before
    assert table.offered == list(match.legal_moves())
    ask(show, table, Play(move))
    while table.offered:
        ask(show, table, Play(table.offered[0]))
    assert table.half_made is not None
    assert table.half_made.kept is not None
    assert match.turn == turn
    ask(show, table, Commit())
    assert match.turn > turn


def test_clips_run_one_by_one_and_a_click_ends_the_one_that_runs(show, fake_table) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI)
    show.desk.settings.change(speed="normal")
    show.tick()
    table.events.clear()
    ask(show, table, Play(single_stage(match)))
    told = len(table.events)
    assert told == 1
    assert scene.moving
    show.tick(0.05)
    assert scene.moving
    show.click((5, 5))
    show.tick(0.0)
    assert len(table.events) > told or not scene.moving
    wait_for(show, lambda: not scene.moving)
    assert table.shown == match.view(match.to_move)


def test_the_picture_after_the_last_clip_of_a_match_is_painted(show, fake_table) -> None:
    """Nobody is offered a move then, so nothing else would ask for it."""
    scene, table, match = start(show, fake_table, NADIA, SENBI)
    rng = Random(3)
    while match.to_move != NOBODY:
        show.desk.settings.change(speed="off")
        show.tick(times=2)
        if table.half_made is not None and table.half_made.kept is not None:
            show.desk.settings.change(speed="normal")
            ask(show, table, Commit())
        else:
            move = rng.choice(table.offered)
            show.desk.settings.change(speed="normal")
            ask(show, table, Play(move))
    changes = []
    while scene.moving:
        changes.append(show.stack.tick(0.05))
    assert len(changes) > 1
    assert isinstance(changes[-1], Repaint)
    assert scene._over_for < AFTERGLOW


def test_space_hurries_while_it_is_held(show, fake_table) -> None:
    _, table, match = start(show, fake_table, NADIA, SENBI)
    show.desk.settings.change(speed="normal")
    ask(show, table, Play(single_stage(match)))
    space = {"key": pygame.K_SPACE, "mod": 0, "unicode": " "}
    show.stack.handle(pygame.event.Event(pygame.KEYDOWN, space))
    assert table.setting.timeline.hurry
    show.stack.handle(pygame.event.Event(pygame.KEYUP, space))
    assert not table.setting.timeline.hurry
    assert not any(e.type == pygame.KEYDOWN and e.key == pygame.K_SPACE for e in table.heard)


def test_a_resize_in_mid_clip_leaves_the_true_picture(show, fake_table) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI)
    show.desk.settings.change(speed="slow")
    ask(show, table, Play(single_stage(match)))
    rng = Random(2)
    for _ in range(20):
        show.resize(rng.randrange(1024, 1920), rng.randrange(640, 1080))
        show.tick(0.03)
        show.texts()
    wait_for(show, lambda: not scene.moving)
    assert table.shown == match.view(match.to_move)
    assert table.frame == show.frame


def test_the_speed_key_cycles_and_is_kept(show, fake_table) -> None:
    start(show, fake_table, NADIA, SENBI)
    found = []
    for _ in range(4):
        show.key(pygame.K_s)
        found.append(show.desk.settings.now.speed)
    assert found == ["slow", "normal", "fast", "off"]


def test_escape_opens_the_menu_and_closes_it_again(show, fake_table) -> None:
    scene, table, _ = start(show, fake_table, NADIA, SENBI)
    show.key(pygame.K_ESCAPE)
    assert isinstance(show.top, MatchMenu)
    show.texts()
    show.key(pygame.K_ESCAPE)
    assert show.top is scene
    table.in_hand = True
    show.key(pygame.K_ESCAPE)
    assert show.top is scene


def test_leaving_by_the_menu_frees_the_match_and_it_resumes_where_it_was(show, fake_table) -> None:
    _, table, match = start(show, fake_table, NADIA, SENBI)
    ask(show, table, Play(single_stage(match)))
    view, number = match.view(match.to_move), match.number
    show.key(pygame.K_ESCAPE)
    menu = show.top
    show.click(menu._leave.rect.center)
    assert show.top is None
    again = resume(show.desk, number)
    assert again.match.view(again.match.to_move) == view
    assert again.match.number == number


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_goes_on_to_its_result(show, fake_table, seed: int) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI, seed=seed)
    rng = Random(seed)
    while match.to_move != NOBODY:
        if table.half_made is not None and table.half_made.kept is not None:
            ask(show, table, Commit())
        else:
            ask(show, table, Play(rng.choice(table.offered)))
        show.tick(times=2)
    assert table.shown == match.view(scene._viewer)
    show.tick(0.1, times=20)
    assert isinstance(show.top, ResultScreen)
    texts = show.texts()
    for seat, total in enumerate(match.result.scores):
        assert str(total) in texts
        assert match.names[seat] in texts


def test_the_table_is_offered_moves_from_the_view_it_shows(show, fake_table) -> None:
    """However the clips went, and whatever view the last event came with."""
    _, table, match = start(show, fake_table, NADIA, NOVICE)
    show.desk.settings.change(speed="fast")
    for _ in range(4):
        wait_for(show, lambda: match.to_move == 0 and bool(table.offered))
        assert table.shown == match.view(0)
        ask(show, table, Play(single_stage(match)))


def test_nothing_is_played_for_an_opponent(show, fake_table) -> None:
    _, table, match = start(show, fake_table, NOVICE, NOVICE)
    turn, move = match.turn, match.legal_moves()[0]
    table.ask = Play(move)
    show.stack.handle(pygame.event.Event(pygame.USEREVENT))
    assert match.turn == turn
