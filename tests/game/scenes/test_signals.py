"""What is heard of a match around its table: turns, refusals, doors, the end, the ambience."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import sound, tables
from game.match import Match
from game.scenes.curtain import Curtain
from game.scenes.menu import MatchMenu
from game.scenes.opening import begin
from game.scenes.signals import Signals
from game.seats import Computer, Human
from game.table.controls import Button, Segmented, Switch
from game.table.table import Play, Refuse
from rules.catalogue import GAMES
from rules.game import setup_for
from saves.record import Result
from tests.saves import coins

NADIA, SENBI, NOVICE = Human("Nadia"), Human("Senbi"), Computer("novice")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    played: list[str] = []
    monkeypatch.setattr(sound, "play", lambda name, pitch=0: played.append(name))
    return played


def start(show, fake_table, *seats) -> tuple[Any, Any, Match]:
    show.desk.settings.change(speed="off")
    scene = begin(show.desk, next(iter(GAMES.values())), seats, {}, 3)
    show.push(scene)
    show.tick()
    return scene, fake_table[-1], scene.match


class Over:
    """A match that ended so."""

    def __init__(self, *winners: int) -> None:
        self.result = Result(scores=(1, 2), winners=winners)


@pytest.mark.parametrize(
    ("people", "winners", "cue"),
    [
        ([0], (0,), "win"),
        ([0], (1,), "defeat"),
        ([0, 1], (1,), "win"),
        ([0], (0, 1), "win"),
        ([], (1,), "win"),
    ],
)
def test_the_end_is_heard_as_people_feel_it(heard, people, winners, cue) -> None:
    Signals(Over(*winners), people).end()  # type: ignore[arg-type]
    assert heard == [cue]


def test_turns_are_called_once_and_only_for_people(heard) -> None:
    signals = Signals(Over(0), [0])  # type: ignore[arg-type]
    for seat in (0, 0, 1, 1, 0):
        signals.call(seat)
    assert heard == ["your-turn", "rival-turn", "your-turn"]
    heard.clear()
    signals = Signals(Over(0), [])  # type: ignore[arg-type]
    signals.call(0)
    assert heard == []


def test_a_person_is_called_and_a_refusal_thuds(show, fake_table, heard) -> None:
    _, table, match = start(show, fake_table, NADIA, NOVICE)
    while match.to_move != 0 or not table.offered:
        show.tick()
    assert heard[-1] == "your-turn"
    heard.clear()
    table.ask = Refuse(match.legal_moves()[0])
    show.stack.handle(pygame.event.Event(pygame.USEREVENT))
    assert heard == ["stone-refused"]
    table.ask = Play(table.offered[0])
    show.stack.handle(pygame.event.Event(pygame.USEREVENT))
    assert "stone-refused" not in heard[1:]


def test_undo_that_cannot_be_is_an_error(show, fake_table, heard) -> None:
    start(show, fake_table, NADIA, SENBI)
    heard.clear()
    show.key(pygame.K_z, pygame.KMOD_CTRL)
    assert heard == ["error"]


def test_doors_are_heard(show, coins_table, heard) -> None:
    match = Match.new(coins.GAME, setup_for(coins.GAME, 2, {}), [NADIA, SENBI], 1)
    Curtain(show.desk, match, 1, lambda: None, shut=True)
    assert heard == []
    curtain = Curtain(show.desk, match, 1, lambda: None)
    show.push(curtain)
    assert heard == ["curtain-closes"]
    show.tick(0.5, times=2)
    show.key(pygame.K_RETURN)
    assert heard == ["curtain-closes", "press", "curtain-opens"]


def test_the_key_m_turns_all_sound_off_and_says_so(show, fake_table) -> None:
    start(show, fake_table, NADIA, SENBI)
    show.key(pygame.K_m)
    show.tick(0.3)
    assert show.desk.settings.now.muted
    assert "Sound is off" in show.texts()
    show.key(pygame.K_m)
    show.tick(0.3)
    assert not show.desk.settings.now.muted
    assert "Sound is on" in show.texts()


def test_the_menu_sets_both_volumes_at_once_and_shows_that_sound_is_off(
    show, fake_table, heard
) -> None:
    _, _, match = start(show, fake_table, NADIA, SENBI)
    menu = MatchMenu(show.desk, match)
    show.push(menu)
    for name, field in (("Sounds", "effects"), ("Ambience", "ambience")):
        slider = next(c for c in menu._settings if c.name == name)
        show.click((slider.rect.left + slider.rect.w // 4, slider.rect.centery))
        assert getattr(show.desk.settings.now, field) == 25
    assert heard[-1] == "stone-on-wood"
    assert show.texts().count("25 %") == 2
    show.key(pygame.K_m)
    assert show.desk.settings.now.muted
    assert show.texts().count("off") == 2
    show.click((slider.rect.left + slider.rect.w // 2, slider.rect.centery))
    assert not show.desk.settings.now.muted


def test_the_table_has_its_ambience_until_it_is_left(show, fake_table, monkeypatch) -> None:
    around: list[str | None] = []
    monkeypatch.setattr(sound, "surround", around.append)
    name = next(iter(GAMES))
    looks = replace(tables.LOOKS[name], ambience="dusk-river")
    monkeypatch.setitem(tables.LOOKS, name, looks)
    scene, _, _ = start(show, fake_table, NADIA, SENBI)
    show.tick()
    assert set(around) == {"dusk-river"}
    scene.leave()
    assert around[-1] is None


def test_each_game_has_an_ambience_of_its_own() -> None:
    own = [tables.LOOKS[name].ambience for name in GAMES]
    assert None not in own
    assert len(set(own)) == len(own)


def test_controls_click_unless_they_are_disabled(heard) -> None:
    button = Button("Go", lambda: None)
    button.act()
    switch = Switch("On", False, lambda on: None)
    switch.act()
    Segmented("Which", ["a", "b"], 0, lambda index: None).act()
    assert heard == ["press", "toggle", "toggle"]
    button.reason = switch.reason = "Not now."
    button.act()
    switch.act()
    assert len(heard) == 3
