"""What is heard and what is not: cues, takes, volumes, ambiences, and no device at all."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import sound
from game.cues import AMBIENCES, CUES, every_file, file_of
from game.offscreen import Offscreen
from game.scenes.title import Title
from game.settings import SettingsFile


@pytest.fixture
def settings() -> SettingsFile:
    return SettingsFile(None)


@pytest.fixture(autouse=True)
def _silence_after() -> Iterator[None]:
    yield
    sound.end()


class Heard:
    """Stands for pygame's sounds: what was played, as loud as it was."""

    played: list[tuple[bytes, float]]

    def __init__(self, source: Any) -> None:
        self.bytes = source.getvalue()
        self.volume = 1.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.played.append((self.bytes, self.volume))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bytes, float]]:
    Heard.played = []
    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    monkeypatch.setattr(sound, "CLOSEST", 0.0)
    return Heard.played


def art(path: str) -> bytes:
    return (Path(__file__).resolve().parent.parent.parent / "art" / path).read_bytes()


def test_nothing_sounds_until_it_begins() -> None:
    sound.play("press")
    sound.surround("day-river")
    sound.tick(0.1)
    sound.device_lost()
    assert pygame.mixer.get_init() is None


def test_every_file_can_be_played_everywhere(settings: SettingsFile) -> None:
    sound.begin(settings)
    for path in every_file():
        if path not in map(sound.ambience_file, AMBIENCES):
            assert 0.1 < pygame.mixer.Sound(sound._source(path)).get_length() < 5


def test_takes_are_heard_in_turn(settings: SettingsFile, heard: list[tuple[bytes, float]]) -> None:
    sound.begin(settings)
    for _ in range(4):
        sound.play("press")
    takes = [art(file_of("press", 0, take)) for take in range(CUES["press"].takes)]
    assert [each for each, _ in heard] == [*takes, takes[0]]


def test_a_pitch_beyond_the_last_is_the_last(
    settings: SettingsFile, heard: list[tuple[bytes, float]]
) -> None:
    sound.begin(settings)
    sound.play("point", 2)
    sound.play("point", 99)
    assert [each for each, _ in heard] == [art("sounds/point-3a.ogg"), art("sounds/point-8a.ogg")]


def test_cues_are_as_loud_as_is_set(
    settings: SettingsFile, heard: list[tuple[bytes, float]]
) -> None:
    sound.begin(settings)
    for effects in (100, 50, 0):
        settings.change(effects=effects)
        sound.play("press")
    settings.change(effects=100, muted=True)
    sound.play("press")
    assert [volume for _, volume in heard] == [1.0, 0.25]


def test_the_same_cue_at_the_same_moment_is_heard_once(
    settings: SettingsFile, heard: list[tuple[bytes, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "CLOSEST", 60.0)
    sound.begin(settings)
    for _ in range(3):
        sound.play("press")
        sound.play("toggle")
    assert len(heard) == 2


def pass_time(seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        sound.tick(0.05)


def test_an_ambience_comes_and_goes_slowly(settings: SettingsFile) -> None:
    music = pygame.mixer.music
    settings.change(ambience=100)
    sound.begin(settings)
    sound.surround("day-river")
    sound.tick(0.05)
    assert music.get_busy()
    assert music.get_volume() < 0.1
    pass_time(2)
    assert music.get_volume() == 1.0
    sound.surround(None)
    pass_time(0.7)
    assert music.get_busy()
    assert 0.3 < music.get_volume() < 0.7
    pass_time(1)
    assert not music.get_busy()


def test_the_ambience_follows_its_own_volume_at_once(settings: SettingsFile) -> None:
    music = pygame.mixer.music
    settings.change(ambience=100, effects=0)
    sound.begin(settings)
    sound.surround("dusk-river")
    pass_time(3)
    settings.change(ambience=50)
    sound.tick(0.05)
    assert music.get_volume() == pytest.approx(0.25, abs=0.01)
    settings.change(muted=True)
    sound.tick(0.05)
    assert music.get_volume() == 0
    pass_time(2)
    assert not music.get_busy()
    settings.change(muted=False)
    pass_time(2)
    assert music.get_busy()


def test_no_device_is_silent_and_harmless(
    settings: SettingsFile, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("AUDIODEV", "nowhere")
    sound.begin(settings)
    sound.play("press")
    sound.surround("day-river")
    pass_time(1)
    sound.device_lost()
    assert pygame.mixer.get_init() is None
    assert capfd.readouterr() == ("", "")


def test_a_device_is_looked_for_again_when_the_volume_is_changed(
    settings: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as without:
        without.setenv("SDL_AUDIODRIVER", "alsa")
        without.setenv("AUDIODEV", "nowhere")
        sound.begin(settings)
    sound.tick(0.1)
    assert pygame.mixer.get_init() is None
    settings.change(effects=60)
    sound.tick(0.1)
    assert pygame.mixer.get_init() is not None


def test_an_unplugged_device_is_replaced_or_done_without(
    settings: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.change(ambience=100)
    sound.begin(settings)
    sound.surround("day-river")
    pass_time(2)
    sound.device_lost()
    pass_time(2)
    assert pygame.mixer.music.get_busy()

    def none_left(*wanted: object, **more: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", none_left)
    sound.device_lost()
    sound.play("press")
    pass_time(1)
    assert pygame.mixer.get_init() is None


def test_a_device_that_fails_in_the_middle_is_let_go(
    settings: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound.begin(settings)

    def broken(source: object) -> None:
        raise pygame.error("gone")

    monkeypatch.setattr(pygame.mixer, "Sound", broken)
    sound.play("press")
    sound.play("press")
    assert pygame.mixer.get_init() is None


def test_volumes_are_kept(tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").change(effects=15, ambience=85, muted=True)
    now = SettingsFile(tmp_path / "settings.json").now
    assert (now.effects, now.ambience, now.muted) == (15, 85, True)
    with pytest.raises(ValueError, match="effects"):
        SettingsFile(None).change(effects=101)


def spoken(file: Path) -> set[str]:
    code = ast.parse(file.read_text(encoding="utf-8"))
    return {n.value for n in ast.walk(code) if isinstance(n, ast.Constant) and type(n.value) is str}


def test_every_cue_is_used() -> None:
    game = Path(sound.__file__).parent
    used = [spoken(file) for file in game.rglob("*.py") if file.name != "cues.py"]
    assert set(CUES) <= set().union(*used)
    assert set(AMBIENCES) <= set().union(*used)


def test_a_program_is_silent_off_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(*wanted: object, **more: object) -> None:
        raise AssertionError("a device was opened")

    monkeypatch.setattr(pygame.mixer, "init", opened)
    with Offscreen((1280, 720)) as stage:
        stage.open(Title(stage.desk))
        stage.turn(3)
        stage.key(pygame.K_TAB)
        stage.key(pygame.K_RETURN)
    assert pygame.mixer.get_init() is None
