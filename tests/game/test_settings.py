import json
import sys
from pathlib import Path

import pytest

from game.settings import LastSetup, Settings, SettingsFile


def test_a_change_is_kept_at_once(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "settings.json"
    kept = SettingsFile(path)
    kept.change(speed="fast", window=(1600, 900))
    kept.change(setups={"imhotep": LastSetup(seats=("human", "novice"), options={"market": "b"})})
    again = SettingsFile(path)
    assert again.now == kept.now
    assert again.now.speed == "fast"
    assert again.now.setups["imhotep"].options == {"market": "b"}
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"[]",
        b'{"text_size": 900}',
        b'{"speed": "warp"}',
        b'{"window": [0, 5]}',
        b'{"names": "Nadia"}',
        b"[" * 100_000,
        b" " * 1_000_001,
    ],
)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, body: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(body)
    kept = SettingsFile(path)
    assert kept.now == Settings()
    assert kept.warning is not None
    aside = [file for file in tmp_path.iterdir() if file.suffix == ".damaged"]
    assert [file.read_bytes() for file in aside] == [body]
    kept.change(text_size=150)
    again = SettingsFile(path)
    assert again.now.text_size == 150
    assert again.warning is None


def test_what_a_later_version_wrote_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"lamp_oil": 3, "speed": "slow"}')
    kept = SettingsFile(path)
    assert kept.warning is None
    kept.change(fullscreen=True)
    written = json.loads(path.read_text())
    assert (written["lamp_oil"], written["speed"], written["fullscreen"]) == (3, "slow", True)


def test_a_value_out_of_bounds_changes_nothing(tmp_path: Path) -> None:
    kept = SettingsFile(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="setting"):
        kept.change(text_size=10)
    assert kept.now == Settings()
    assert not (tmp_path / "settings.json").exists()


def test_without_a_place_to_write_settings_last_until_the_end(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("")
    kept = SettingsFile(blocked / "settings.json")
    kept.change(speed="off")
    assert kept.now.speed == "off"
    assert kept.warning is not None


@pytest.mark.skipif(sys.platform == "win32", reason="a folder is opened differently there")
def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    kept = SettingsFile(tmp_path / "settings.json")
    assert kept.warning is not None
    kept.change(speed="off")
    assert kept.now.speed == "off"


def test_without_a_file_nothing_is_written_and_nothing_is_told() -> None:
    kept = SettingsFile(None)
    kept.change(speed="off")
    assert kept.now.speed == "off"
    assert kept.warning is None
