"""The figures of `bench`: their shape, and that they are measured."""

import json
from typing import Any

import pytest

from game.__main__ import main
from game.bench.machine import machine
from rules.catalogue import GAMES


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
