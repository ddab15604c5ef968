"""What the command line answers: one sentence and the right status, never a traceback."""

import pytest

from game import VERSION
from game.__main__ import main
from game.display import missing_display


def answer(words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The status, and what was written to standard output and standard error."""
    try:
        status = main(words.split())
    except SystemExit as end:
        status = int(end.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize(
    "words",
    [
        "--bogus",
        "sail",
        "bench speed",
        "bench frames --runs 0",
        "bench frames --seconds soon",
        "bench startup --program nowhere/two-lands",
        "--size 1920",
        "--size 1x1",
        "--size 0x99999",
        "--language xx",
        "--size",
        "play",
        "play senet --seats human,novice",
        "play imhotep --seats human",
        "play imhotep --seats human,wizard",
        "play imhotep --seats human,novice,novice,novice,novice",
        "play imhotep --seats human,novice --option market",
        "play imhotep --seats human,novice --option market=C",
        "play imhotep --seats human,novice --option moon=A",
        "play imhotep --seats human,novice --seed moon",
        "play imhotep --seats human,novice --bogus",
        "play imhotep",
        "bench sails",
        "bench rules --seconds 0",
    ],
)
def test_bad_use_gets_one_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = answer(words, capsys)
    assert status == 2
    assert out == ""
    assert err.startswith("two-lands: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = answer("--version", capsys)
    assert status == 0
    assert out.startswith(f"two-lands {VERSION}, rules ")
    assert out.count("\n") == 1


def test_help_lists_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = answer("--help", capsys)
    assert status == 0
    for verb in ("play", "demo", "check", "transcript", "arena", "bench"):
        assert f"\n    {verb}" in out


def test_without_a_display_the_sentence_names_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    status, _, err = answer("", capsys)
    assert status == 2
    assert "DISPLAY" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_any_display_will_do(name: str) -> None:
    assert missing_display("linux", {name: "x"}) == ""
    assert missing_display("win32", {}) == ""
