"""A piece that is dragged at the real scene comes after the pointer, and costs nothing at rest."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.match import Match
from game.offscreen import Offscreen
from game.scenes.match import MatchScene
from game.seats import Human
from game.table.gesture import Held
from game.tables.imhotep.choices import SledStone
from game.tables.sobek.ids import InRow
from rules.game import AnyGame, setup_for
from rules.imhotep import GAME as IMHOTEP
from rules.sobek import GAME as SOBEK

SIZE = 1280, 720
FAR = 700, 90
PULSES = 240
"""Turns of the program in which the lights round the zones come to rest."""


@pytest.fixture(params=[IMHOTEP, SOBEK], ids=lambda game: game.name)
def stage(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    """A match whose table is at rest."""
    game: AnyGame = request.param
    with Offscreen(SIZE) as stage:
        people = [Human("Nadia"), Human("Merit")]
        match = Match.new(game, setup_for(game, 2, {}), people, 1, curtain=False)
        stage.open(MatchScene(stage.desk, match))
        stage.settle()
        yield stage


def table_of(stage: Offscreen) -> Any:
    scene = stage.app.stack.top
    assert isinstance(scene, MatchScene)
    return scene.table


def drag(stage: Offscreen) -> tuple[int, int]:
    """Takes a stone or a card up by its middle and pulls it far away at once; where it lay."""
    gesture = table_of(stage).hands.gesture
    piece = next(piece for piece in gesture.choices if isinstance(piece, SledStone | InRow))
    lies: tuple[int, int] = gesture.pieces[piece].center
    stage.press(lies)
    stage.point(FAR)
    assert gesture.held is Held.DRAGGED
    return lies


def test_it_is_seen_between_its_place_and_the_pointer_and_comes_to_rest(stage: Offscreen) -> None:
    x, y = drag(stage)
    gesture = table_of(stage).hands.gesture
    seen = gesture.middle
    assert min(x, FAR[0]) <= seen[0] <= max(x, FAR[0])
    assert FAR[1] < seen[1] < y
    before = stage.picture()
    stage.turn()
    assert abs(gesture.middle[1] - FAR[1]) < abs(seen[1] - FAR[1])
    assert stage.picture().get_buffer().raw != before.get_buffer().raw
    stage.turn(60)
    assert gesture.middle == FAR


def test_an_idle_drag_costs_no_frames(stage: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    drag(stage)
    assert stage.app.stack.moving
    stage.turn(PULSES)
    assert not stage.app.stack.moving
    frames = 0

    def paint(canvas: object) -> None:
        nonlocal frames
        frames += 1

    monkeypatch.setattr(stage.app.stack, "paint", paint)
    stage.turn(60)
    assert frames == 0


def test_it_moves_on_with_the_pointer(stage: Offscreen) -> None:
    drag(stage)
    stage.turn(PULSES)
    stage.point((FAR[0] - 200, FAR[1]))
    assert stage.app.stack.moving
    assert table_of(stage).hands.gesture.sway.lean < 0
    stage.turn(60)
    assert not stage.app.stack.moving
    assert table_of(stage).hands.gesture.middle == (FAR[0] - 200, FAR[1])


@pytest.mark.parametrize(
    ("setting", "turn"), [({"reduced_motion": True}, 0), ({"speed": "off"}, 5)]
)
def test_with_reduced_motion_or_no_speed_it_is_glued_to_the_pointer(
    stage: Offscreen, setting: dict[str, Any], turn: float
) -> None:
    stage.desk.settings.change(**setting)
    stage.turn()
    drag(stage)
    gesture = table_of(stage).hands.gesture
    assert gesture.middle == FAR
    assert gesture.sway.turn() == turn
    assert gesture.sway.share() == 1


def test_what_is_let_go_on_its_way_glides_home_from_where_it_is_seen(stage: Offscreen) -> None:
    lies = drag(stage)
    table = table_of(stage)
    seen = table.hands.gesture.middle
    assert seen not in (lies, FAR)
    stage.lift(FAR)
    clip = table._setting.timeline.running
    assert clip is not None
    assert clip.motions[0].offset == (seen[0] - lies[0], seen[1] - lies[1])
