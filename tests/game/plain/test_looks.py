"""A game without looks of its own has the plain ones: title, set-up, table, result, pictures."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from game import gallery
from game.language import Language
from game.offscreen import Offscreen
from game.scenes.option_lines import option_line
from game.scenes.plan import plan_for
from game.scenes.setup import SetUp
from game.scenes.title import Title
from game.settings import Settings
from game.table.controls import Segmented, Switch
from game.table.telling import find
from game.tables import LOOKS, looks_of
from game.tables.plain.table import PlainTable
from rules.catalogue import GAMES
from rules.game import Choice, Option, text
from tests.game.legible import faults
from tests.game.plain.sitting import NAMES, positions
from tests.saves import coins

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080))
OWN = GAMES[next(iter(LOOKS))]


@pytest.fixture
def with_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coins is in the catalogue, and nowhere else."""
    monkeypatch.setitem(GAMES, coins.GAME.name, coins.GAME)


def test_its_own_looks_come_first_unless_plain_ones_are_asked_for() -> None:
    assert looks_of(OWN) is LOOKS[OWN.name]
    assert looks_of(OWN, plain=True) is not LOOKS[OWN.name]
    assert looks_of(coins.GAME).groups == ()


@pytest.mark.parametrize("games", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_title_has_a_panel_for_every_game(
    games: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(GAMES)[games:]:
        monkeypatch.delitem(GAMES, name)
    for number in range(games - len(GAMES)):
        monkeypatch.setitem(GAMES, f"coins {number}", coins.GAME)
    with Offscreen(size) as stage:
        title = Title(stage.desk)
        stage.open(title)
        stage.turn(3)
        controls = list(title.controls._controls)
        assert [c.name for c in controls].count("New game") == games
        for one, other in combinations(controls, 2):
            assert not one.rect.colliderect(other.rect)
        texts = stage.app._canvas.texts
        assert faults(texts, stage.app._canvas.frame.whole) == []


def test_its_options_are_on_the_set_up_screen(with_coins: None) -> None:
    with Offscreen((1280, 720)) as stage:
        screen = SetUp(stage.desk, coins.GAME)
        stage.open(screen)
        stage.turn(3)
        assert "Rounds" in [control.name for control in screen.controls._controls]
        texts = stage.app._canvas.texts
        assert faults(texts, stage.app._canvas.frame.whole) == []


@pytest.mark.parametrize(("values", "kind"), [(("off", "on"), Switch), (("2", "1"), Segmented)])
def test_two_choices_are_a_switch_only_if_they_are_off_and_on(
    values: tuple[str, str], kind: type
) -> None:
    choices = tuple(Choice(value, text(value)) for value in values)
    option = Option("rounds", text("Rounds"), text("How many"), choices)
    game = replace(coins.GAME, options=(option,))
    plan = plan_for(game, Settings())
    control = option_line(plan, option, "info", Language()).control
    assert isinstance(control, kind)
    control.act()
    assert plan.options["rounds"] == values[1]


def test_where_a_match_stands_is_said_of_any_game() -> None:
    progress = looks_of(coins.GAME).progress
    found = set()
    for state, memories in positions(coins.GAME, 2, 3):
        words = Language().say(progress(coins.GAME.view(state, memories[0], 0)), NAMES)
        found.add(words.rstrip("0123456789"))
    assert found >= {"nobody leads", "Nadia leads with "}


def test_pictures_are_made_of_its_states(with_coins: None) -> None:
    telling = looks_of(coins.GAME).telling()
    assert {state.name for state in telling if state.seats == 2} == {
        "2-early",
        "2-middle",
        "2-last",
        "2-stage",
    }
    for state in telling:
        found = find(coins.GAME, state)
        assert bool(found.stages) == state.name.endswith("stage") or found.stages
    shows: dict[str, Any] = dict(gallery.gallery())
    names = [name for name in shows if name.startswith("coins-")]
    assert {"coins-setup", "coins-2-stage", "coins-recap", "coins-result-2"} <= set(names)
    for name in ("coins-2-stage", "coins-menu", "coins-recap", "coins-result-tie"):
        with Offscreen((1280, 720)) as stage:
            shows[name](stage)
            stage.turn(3)
            assert stage.app._canvas.texts


def test_the_plain_table_can_be_asked_for() -> None:
    with Offscreen((1280, 720)) as stage:
        stage.desk.plain = True
        scene = gallery._table(stage, OWN, looks_of(OWN).telling()[0])
        assert isinstance(scene.table, PlainTable)
    with Offscreen((1280, 720)) as stage:
        scene = gallery._table(stage, OWN, looks_of(OWN).telling()[0])
        assert not isinstance(scene.table, PlainTable)
