"""What is heard and what is not: cues, takes, volumes, ambiences, and no device at all."""

import ast
import io
import time
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
        assert 0.1 < pygame.mixer.Sound(io.BytesIO(art(path))).get_length() < 45


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


class Under:
    """The voice of the ambience, listened to from outside."""

    @property
    def heard(self) -> pygame.mixer.Sound | None:
        return pygame.mixer.Channel(0).get_sound() if pygame.mixer.get_init() else None

    @property
    def volume(self) -> float:
        return self.heard.get_volume() if self.heard else 0.0

    def wait(self) -> None:
        """Until the ambience was unpacked and began."""
        end = time.monotonic() + 20
        while self.heard is None:
            assert time.monotonic() < end, "no ambience came"
            time.sleep(0.005)
            sound.tick(0.0)


UNDER = Under()


def test_an_ambience_comes_and_goes_slowly(settings: SettingsFile) -> None:
    settings.change(ambience=100)
    sound.begin(settings)
    sound.surround("day-river")
    UNDER.wait()
    assert UNDER.volume == 0
    pass_time(0.75)
    assert 0.4 < UNDER.volume < 0.6
    pass_time(1)
    assert UNDER.volume == 1
    sound.surround(None)
    pass_time(0.75)
    assert 0.4 < UNDER.volume < 0.6
    pass_time(1)
    assert UNDER.heard is None


def test_one_ambience_follows_another(settings: SettingsFile) -> None:
    sound.begin(settings)
    sound.surround("day-river")
    UNDER.wait()
    day = UNDER.heard
    pass_time(2)
    sound.surround("dusk-river")
    pass_time(2)
    UNDER.wait()
    assert day is not None
    assert UNDER.heard is not day
    sound.surround(None)
    sound.surround("dusk-river")
    assert UNDER.heard is not None


def test_the_ambience_follows_its_own_volume_at_once(settings: SettingsFile) -> None:
    settings.change(ambience=100, effects=0)
    sound.begin(settings)
    sound.surround("dusk-river")
    UNDER.wait()
    pass_time(3)
    settings.change(ambience=50)
    sound.tick(0.05)
    assert UNDER.volume == pytest.approx(0.25, abs=0.01)
    settings.change(muted=True)
    sound.tick(0.05)
    assert UNDER.volume == 0
    pass_time(2)
    assert UNDER.heard is None
    settings.change(muted=False)
    UNDER.wait()
    sound.show(False)
    pass_time(2)
    assert UNDER.heard is None
    sound.show(True)
    UNDER.wait()


def test_cues_leave_the_ambience_its_voice(settings: SettingsFile) -> None:
    sound.begin(settings)
    sound.surround("day-river")
    UNDER.wait()
    river = UNDER.heard
    for _ in range(3):
        for name in CUES:
            sound.play(name)
    assert UNDER.heard is river
    assert sum(pygame.mixer.Channel(n).get_busy() for n in range(sound.VOICES)) == sound.VOICES


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
    UNDER.wait()
    sound.device_lost()
    assert UNDER.heard is None
    UNDER.wait()

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
