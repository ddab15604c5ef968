"""Undo and redo on the screen: buttons, keys, reasons, and what is dropped with the moves."""

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.ai.question import Answer, Question
from game.match import Match
from game.scenes.desk import Desk
from game.scenes.match import MatchScene
from game.scenes.opening import begin
from game.seats import Computer, Human
from game.table.table import Play, TakeUp
from rules.catalogue import GAMES
from rules.game import setup_for
from tests.game.scenes.test_curtain import Sitting
from tests.game.scenes.test_match import ask, single_stage, start, wait_for

NADIA, SENBI, NOVICE = Human("Nadia"), Human("Senbi"), Computer("novice")

Do = Callable[[Any, MatchScene], None]


def by_button(name: str) -> Do:
    def do(show: Any, scene: MatchScene) -> None:
        show.texts()
        show.click(getattr(scene._commands, name).rect.center)

    return do


def by_key(key: int, mod: int) -> Do:
    return lambda show, scene: show.key(key, mod)


UNDO = [by_button("undo"), by_key(pygame.K_z, pygame.KMOD_LCTRL)]
REDO = [
    by_button("redo"),
    by_key(pygame.K_z, pygame.KMOD_RCTRL | pygame.KMOD_LSHIFT),
    by_key(pygame.K_y, pygame.KMOD_LCTRL),
]


def state_of(scene: MatchScene, table: Any) -> tuple[Any, ...]:
    """All that a take-back must bring back: the picture, the log, the moves, whose turn it is."""
    match = scene.match
    seat = match.to_move
    assert table.shown == match.view(seat)
    assert list(table.recalled) == [event for _, event in match.log(seat)]
    assert table.offered == list(match.legal_moves())
    return match.turn, seat, table.shown, tuple(table.recalled), tuple(table.offered)


@pytest.mark.parametrize("undo", UNDO)
@pytest.mark.parametrize("redo", REDO)
def test_undo_and_redo_go_back_and_forth(show, fake_table, undo: Do, redo: Do) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI)
    states = [state_of(scene, table)]
    for _ in range(3):
        ask(show, table, Play(single_stage(match)))
        show.tick(times=4)
        states.append(state_of(scene, table))
    for was in reversed(states[:-1]):
        undo(show, scene)
        show.tick(times=2)
        assert state_of(scene, table) == was
    for was in states[1:]:
        redo(show, scene)
        show.tick(times=2)
        assert state_of(scene, table) == was


def test_what_cannot_be_done_is_grey_and_says_why(show, fake_table) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI)
    say, commands = show.desk.language.say, scene._commands
    assert commands.undo.reason == say(match.why_no_take_back())
    assert commands.redo.reason == say(match.why_no_redo())
    turn = match.turn
    show.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert match.turn == turn
    show.tick(0.2)
    assert say(match.why_no_take_back()) in show.texts()
    show.key(pygame.K_y, pygame.KMOD_LCTRL)
    show.tick(0.2)
    assert say(match.why_no_redo()) in show.texts()
    ask(show, table, Play(single_stage(match)))
    show.tick(times=3)
    assert commands.undo.enabled
    assert not commands.redo.enabled
    show.key(pygame.K_z, pygame.KMOD_LCTRL)
    show.tick()
    assert not commands.undo.enabled
    assert commands.redo.enabled
    ask(show, table, Play(single_stage(match)))
    show.tick(times=3)
    assert commands.redo.reason == say(match.why_no_redo()), "a new move ends all chance of it"


def test_undo_in_mid_clip_shows_the_truth_at_once(show, fake_table) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI)
    before = state_of(scene, table)
    show.desk.settings.change(speed="slow")
    ask(show, table, Play(single_stage(match)))
    show.tick(0.05)
    assert scene.moving
    told = len(table.events)
    show.key(pygame.K_z, pygame.KMOD_LCTRL)
    show.tick(0.0)
    assert not scene.moving
    assert state_of(scene, table) == before
    show.tick(0.5, times=20)
    assert len(table.events) == told, "a clip of a move that was taken back is shown"
    assert state_of(scene, table) == before


def test_undo_drops_the_stages_of_a_half_made_decision_first(show, coins_table) -> None:
    show.desk.settings.change(speed="off")
    sitting = Sitting(show, coins_table, NADIA, SENBI, curtain=False)
    table, match, scene = sitting.table, sitting.match, sitting.scene
    sitting.decide(0, "shut")
    sitting.wait(lambda: table.shown == match.view(1) and bool(table.offered))
    before, turn = state_of(scene, table), match.turn
    sitting.ask(Play(("jar", 1)))
    assert table.half_made is not None
    assert scene._commands.undo.enabled
    show.key(pygame.K_z, pygame.KMOD_LCTRL)
    show.tick()
    assert match.turn == turn
    assert table.half_made is None
    assert state_of(scene, table) == before
    sitting.ask(TakeUp())
    assert state_of(scene, table) == before


class SlowWorker:
    """Thinks until a test lets it answer; like the real one it forgets what was cancelled."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.answer: Answer | None = None

    def ask(self, question: Question) -> None:
        self.question, self.answer = question, None

    def poll(self) -> Answer | None:
        answer, self.answer = self.answer, None
        return answer

    def cancel(self) -> None:
        self.question = self.answer = None

    def close(self) -> None:
        return None

    def let_answer(self) -> None:
        """Any move that the opponent could make where it was asked, if it still is."""
        if self.question is not None:
            game, view = self.question.game, self.question.view
            move = game.legal_moves(game.imagine(view, Random(1)))[0]
            self.answer = Answer(self.question.turn, move, 1, ())


@pytest.fixture
def worker(desk: Desk) -> SlowWorker:
    slow = SlowWorker()
    desk.__dict__["worker"] = slow
    return slow


def test_undo_while_an_opponent_thinks_stops_it(show, fake_table, worker: SlowWorker) -> None:
    show.desk.settings.change(speed="off")
    game = next(iter(GAMES.values()))
    seed = next(n for n in range(20) if first_to_move(show, game, n) == 0)
    scene = begin(show.desk, game, [NADIA, NOVICE], {}, seed)
    show.push(scene)
    show.tick()
    table, match = fake_table[-1], scene.match
    before = state_of(scene, table)
    ask(show, table, Play(single_stage(match)))
    show.tick(times=5)
    assert table.thinking == 1
    turn = match.turn
    show.key(pygame.K_z, pygame.KMOD_LCTRL)
    show.tick()
    assert worker.question is None
    assert table.thinking is None
    worker.let_answer()
    show.tick(times=20)
    assert state_of(scene, table) == before
    show.key(pygame.K_y, pygame.KMOD_LCTRL)
    show.tick(times=5)
    assert match.turn == turn
    assert table.thinking == 1
    assert worker.question is not None
    worker.answer = Answer(worker.question.turn - 1, single_stage(match), 1, ())
    show.tick(times=5)
    assert match.turn == turn, "an answer to an older question was played"
    worker.let_answer()
    wait_for(show, lambda: match.turn > turn)


def first_to_move(show: Any, game: Any, seed: int) -> int:
    return Match.new(game, setup_for(game, 2, {}), [NADIA, NOVICE], seed).to_move


def test_where_only_opponents_play_nothing_can_be_undone(show, fake_table, worker) -> None:
    scene, _, match = start(show, fake_table, NOVICE, NOVICE)
    commands = scene._commands
    assert commands.undo not in commands.buttons
    assert commands.redo not in commands.buttons
    turn = match.turn
    show.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert match.turn == turn
    assert show.top is scene
