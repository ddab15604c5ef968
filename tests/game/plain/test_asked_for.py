"""The plain table asked for by a word on the command line."""

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.command_line import parse
from game.gallery import _finished
from game.offscreen import Offscreen
from game.scenes.match import MatchScene
from game.scenes.result import ResultScreen
from game.tables.plain.table import PlainTable
from rules.catalogue import GAMES

GAME = next(iter(GAMES))


@pytest.mark.parametrize(
    "words", [f"play {GAME} --seats human,novice", f"demo {GAME} --seats novice,novice --out x"]
)
def test_it_is_a_word_of_verbs_that_show_a_table(words: str) -> None:
    assert not parse(words.split()).plain
    assert parse([*words.split(), "--plain"]).plain


def test_play_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_window(asked: object, opening) -> int:
        with Offscreen((1280, 720)) as stage:
            scene = opening(stage.desk)
            stage.open(scene)
            stage.turn(2)
            assert isinstance(scene, MatchScene)
            assert isinstance(scene.table, PlainTable)
        return 0

    monkeypatch.setattr("game.commands.window.open_window", open_window)
    assert main(["play", GAME, "--seats", "human,novice", "--plain"]) == 0


def test_a_match_begun_again_stays_there() -> None:
    with Offscreen((1280, 720)) as stage:
        stage.desk.plain = True
        result = ResultScreen(stage.desk, _finished(GAMES[GAME], 2, 1))
        stage.open(result)
        stage.turn(2)
        result._play_again()
        stage.turn(4)
        scene = stage.app.stack.top
        assert isinstance(scene, MatchScene)
        assert isinstance(scene.table, PlainTable)


def test_pictures_of_it_differ_from_those_of_its_own_table(tmp_path: Path) -> None:
    name = f"{GAME}-2-early"
    found = []
    for word in ("", "--plain"):
        folder = tmp_path / f"pictures{word}"
        words = ["shots", str(folder), "--size", "1280x720", "--only", name]
        assert main([*words, word] if word else words) == 0
        found.append(pygame.image.load(folder / f"{name}.png"))
    own, plain = found
    assert own.get_size() == plain.get_size() == (1280, 720)
    assert pygame.image.tobytes(own, "RGB") != pygame.image.tobytes(plain, "RGB")
