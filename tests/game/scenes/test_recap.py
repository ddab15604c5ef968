"""What happened since the last turn: all of it, nothing that the person may not know, on demand."""

from random import Random
from typing import Any

import pygame
import pytest

from game.scenes.recap import Recap
from game.scenes.result import ResultScreen
from game.seats import Human
from game.table.table import Play
from game.tables import LOOKS
from tests.game.scenes.test_curtain import NADIA, SENBI, Sitting
from tests.game.scenes.test_match import ask, single_stage, start

MERIT = Human("Merit")


def told(show: Any, match: Any, seat: int, since: int) -> list[str]:
    """The sentences of the log after a turn, as a seat saw them."""
    line_for = LOOKS[match.game.name].log_line
    lines = [
        line_for(event, lambda words: show.desk.language.say(words, match.names))
        for _, event in match.log(seat, since)
    ]
    return [line.text for line in lines if line is not None]


def test_a_key_shows_what_the_others_have_done_and_puts_it_away(show, fake_table) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI, MERIT)
    first = match.to_move
    for _ in range(3):
        ask(show, table, Play(single_stage(match)))
        show.tick(times=3)
    assert match.to_move == first == scene.viewer
    show.key(pygame.K_l)
    recap = show.top
    assert isinstance(recap, Recap)
    texts = show.texts()
    since = match.last_decision_of(first)
    news = told(show, match, first, since)
    assert news
    assert set(news) <= set(texts)
    assert [row.words for row in recap._rows if row.new] == news
    assert [row.words for row in recap._rows] == told(show, match, first, 0)
    show.key(pygame.K_l)
    assert show.top is scene


@pytest.mark.parametrize("way", ["button", "escape", "beside", "close"])
def test_it_opens_by_its_button_and_goes_in_many_ways(show, fake_table, way: str) -> None:
    scene, table, match = start(show, fake_table, NADIA, SENBI)
    show.texts()
    show.click(scene._commands.recap.rect.center)
    recap = show.top
    assert isinstance(recap, Recap)
    show.texts()
    if way == "escape":
        show.key(pygame.K_ESCAPE)
    elif way == "beside":
        show.click((20, 400))
    elif way == "close":
        show.click(recap._close.rect.center)
    else:
        show.click(scene._commands.recap.rect.center)
    assert show.top is scene
    assert table.offered == list(match.legal_moves())


def test_nobody_reads_there_what_another_has_seen(show, coins_table) -> None:
    show.desk.settings.change(speed="off")
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    sitting.open()
    sitting.decide(0, "shut")
    sitting.open()
    show.key(pygame.K_l)
    texts = show.texts()
    assert "Nadia laid a hidden coin" in texts
    assert not any(words.startswith("Nadia laid a ") and words[-1].isdigit() for words in texts)
    assert show.top._rows[-1].words == "Nadia laid a hidden coin"


def test_a_long_log_scrolls_and_opens_at_what_is_new(show, fake_table) -> None:
    _, _, match = start(show, fake_table, NADIA, SENBI)
    rng = Random(4)
    while match.turn < 90:
        match.play(rng.choice(list(match.legal_moves())), 0)
    recap = Recap(show.desk, match, match.to_move)
    show.push(recap)
    news = [row for row in recap._rows if row.new]
    shown = range(recap._scroller.offset, recap._scroller.offset + recap._scroller.rect.h + 1)
    assert news
    assert news[0].top in shown
    first = set(show.texts())
    show.key(pygame.K_HOME)
    assert set(show.texts()) != first
    assert recap._rows[0].words in show.texts()
    assert not isinstance(show.top, ResultScreen)
