"""The figures of `bench`: their shape, and that they are measured."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.bench import Asked, Report, frames, idle, memory, processes, program, screen, startup
from game.bench.journeys import crossfades
from game.bench.machine import machine
from game.bench.sitting import Turn, Watched
from game.bench.table import table
from game.bench.targets import TARGETS, Target, target_for
from rules.catalogue import GAMES

SMALL = (640, 400)
SHORT = Asked(1, 0.2)

needs_proc = pytest.mark.skipif(not processes.tells_all(), reason="the system has no /proc")


def figures(part: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["bench", part, "--json", "--runs", "2", "--seconds", "0.05"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found.pop("machine") == machine()
    assert list(found) == [part]
    assert list(found[part]) == list(GAMES)
    return dict(found[part])


def test_rules_are_counted_in_moves_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    for case in figures("rules", capsys).values():
        whole = case["playouts_per_second"] * case["moves_per_playout"]
        assert case["moves_per_second"] == pytest.approx(whole, rel=0.1)
        assert 20 < case["moves_per_playout"] < 400
        assert case["compiled"] in (True, False)


def test_a_search_is_counted_in_iterations(capsys: pytest.CaptureFixture[str]) -> None:
    for case in figures("search", capsys).values():
        whole = case["iterations_per_second"] * case["moves_per_iteration"]
        assert case["moves_per_second"] == pytest.approx(whole, rel=0.1)
        assert 20 < case["moves_per_iteration"] < 400


def test_figures_are_told_with_machine_and_versions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--runs", "1", "--seconds", "0.01"]) == 0
    told = capsys.readouterr().out
    for word in (str(machine()["python"]), "moves per second", "compiled", *GAMES):
        assert word in told
    target = target_for("rules", "sobek", "moves_per_second", {"compiled": "compiled yes" in told})
    assert str(target) in told


def watched(*works: float) -> Watched:
    """A turn every 16 ms, of which the last was not of a moving picture."""
    turns = [Turn(0.016 * i, work, work / 2, i < len(works) - 1) for i, work in enumerate(works)]
    return Watched(turns, 0)


def test_frames_of_what_moves_are_counted_and_late_ones_told() -> None:
    found = frames.of_match([watched(0.002, 0.004, 0.05, 0.9), watched(0.002, 0.004, 0.006, 0.9)])
    assert found["frames"] == 6
    assert found["work_p50_ms"] == 4
    assert found["work_max_ms"] == 50
    assert found["processor_max_ms"] == 25
    assert found["work_over_33_ms_percent"] == pytest.approx(100 / 6, abs=0.01)
    assert found["interval_p99_ms"] == 16


def test_a_crossfade_is_watched_and_its_input_comes_through() -> None:
    found = frames.watch(crossfades, next(iter(GAMES)), SMALL, 1)
    assert len(found.turns) > 20
    assert all(turn.work > 0 for turn in found.turns)
    assert found.lost == 0
    assert frames.of_change(found)["inputs_lost"] == 0


def test_a_start_is_timed_beside_a_bare_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "SIZES", (SMALL,))
    monkeypatch.setattr(program, "frozen_program", lambda given: None)
    monkeypatch.setattr(startup, "frozen_program", lambda given: None)
    report = startup.measure(SHORT)
    found = report.cases["source 640x400"]
    ratio = found["first_picture_seconds"] / found["bare_window_seconds"]
    assert found["times_a_bare_window"] == pytest.approx(ratio, rel=0.1)
    assert 0.05 < found["first_picture_seconds"] < program.PATIENCE
    assert startup.NOT_FROZEN in report.notes


@needs_proc
def test_idle_programs_are_weighed_against_a_bare_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle, "DEALT", 0.1)
    monkeypatch.setattr(idle, "CALM", 0.1)
    cases = idle.measure(SHORT).cases
    assert list(cases) == ["title", *(f"own turn, {name}" for name in GAMES)]
    for found in cases.values():
        difference = found["percent_of_a_core"] - found["bare_window_percent"]
        assert found["points_above_a_bare_window"] == pytest.approx(difference, abs=0.02)


@needs_proc
def test_memory_is_told_of_the_window_and_of_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "SIZES", (SMALL,))
    monkeypatch.setattr(memory, "OFTEN", 0.05)
    cases = memory.measure(SHORT).cases
    assert list(cases) == [f"{name} 640x400" for name in GAMES]
    for found in cases.values():
        assert found["window_pss_mb"] > found["worker_pss_mb"] > 1


@needs_proc
def test_a_process_is_known_by_its_number() -> None:
    assert 5 < processes.pss_mb(os.getpid()) < 4_000
    before = processes.processor_seconds(os.getpid())
    sum(range(2_000_000))
    assert processes.processor_seconds(os.getpid()) > before


def test_where_nothing_is_told_of_processes_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(processes, "PROC", tmp_path)
    for part in (idle, memory):
        report = part.measure(SHORT)
        assert not report.cases
        assert "/proc" in report.notes[-1]
        assert report.notes[-1] in table({}, {"part": report})


def test_an_unseen_window_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    assert screen.prepare() == ()
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.setenv(name, "")
    assert screen.prepare() == (screen.NOWHERE,)
    assert os.environ["SDL_VIDEODRIVER"] == "dummy"


def test_each_figure_stands_beside_its_target_and_what_misses_it_is_told() -> None:
    good, bad = {"window_pss_mb": 149.0}, {"window_pss_mb": 151.0}
    told = table({}, {"memory": Report({"a 1920x1080": good, "b 1920x1080": bad})})
    assert told.count("at most 150") == 2
    assert told.count("missed") == 1


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_targets_are_found_and_have_one_bound(target: Target) -> None:
    assert (target.least is None) != (target.most is None)
    case = target.case or "any"
    figures = {"compiled": target.compiled} if target.compiled is not None else {}
    assert target_for(target.part, case, target.figure, figures) is target
    unit = target.figure.rsplit("_", 1)[-1]
    assert unit in ("second", "seconds", "ms", "percent", "mb", "points", "window", "lost")
