"""Whatever has a meaning on a table is explained, by pointer and by keys."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pygame
import pytest
from pygame import Rect

from game.gallery import gallery
from game.offscreen import Offscreen
from game.palette import WHITE, Colour
from game.scenes.match import MatchScene
from game.table.canvas import Canvas, Layer
from game.table.control import Control
from game.table.frame import Frame
from game.tables.sobek.table import SobekTable
from tests.game.unpainted import Unpainted

SIZES: Final = ((1920, 1080), (1280, 720))
LATER: Final = 0.6
"""Seconds after which a tooltip has come."""
AT_REST: Final = re.compile(r"\w+-([234]-\w+|stalls?-full|hand-25)$")
"""Names of tables where hands are empty and no sheet lies open."""
SHEETS: Final = re.compile(
    r"imhotep-(keep|take|column|lever-order)$"
    r"|sobek-(event|event-chosen|guild|curse|vizier|thief|recover|priest|prosperity|starter"
    r"|jar|round-end-[24])$"
)
"""Names of tables over which a sheet lies."""
DECORATION: Final = ("pieces/raft", "pieces/lamp", "pieces/temple")
WORD: Final = re.compile(r"[^\W\d_]{2,}")


class Seen(Canvas):
    """Remembers which drawings lie where."""

    def __init__(self, stage: Offscreen, frame: Frame) -> None:
        super().__init__(stage.desk.assets, frame)
        self.signs: list[tuple[str, Rect]] = []
        self.over: list[tuple[str, Rect]] = []
        """Those on a sheet over the table."""

    def svg(self, name: str, rect: Rect, tint: Colour = WHITE, alpha: int = 255) -> None:
        super().svg(name, rect, tint, alpha)
        self.signs.append((name, rect.copy()))
        if self._layer == Layer.POPUP:
            self.over.append((name, rect.copy()))


class Explorer:
    """Someone who points at everything, and then does without a mouse."""

    def __init__(self, stage: Offscreen, frame: Frame) -> None:
        self.stage = stage
        self.stack = stage.app.stack
        self.canvas = Seen(stage, frame)
        self.stack.resize(frame)
        self.paint()

    def paint(self) -> None:
        self.canvas.signs.clear()
        self.canvas.over.clear()
        self.stack.paint(self.canvas)

    def explained(self) -> str:
        """What a tooltip says now."""
        self.paint()
        return " ".join(item.text for item in self.canvas.texts if item.layer == Layer.TIP)

    def point(self, at: tuple[int, int]) -> str:
        """What a tooltip says of a point."""
        # What an opponent does meanwhile may have taken the tooltip away.
        return self._rest(at) or self._rest(at)

    def _rest(self, at: tuple[int, int]) -> str:
        motion = {"pos": at, "rel": (1, 1), "buttons": (0, 0, 0)}
        self.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, motion))
        self.stack.tick(LATER)
        self.stack.tick(LATER)
        return self.explained()

    def key(self, key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.stack.handle(pygame.event.Event(kind, key=key, mod=0, unicode=""))


@pytest.fixture(scope="module")
def stage() -> Iterator[Offscreen]:
    with Offscreen(SIZES[0], assets=Unpainted(256 << 20), playouts=4) as stage:
        stage.desk.settings.change(speed="off")
        yield stage


def shown(stage: Offscreen, show: Callable[[Offscreen], object]) -> Any:
    stage.app.stack.clear()
    stage.app.stack.resize(Frame(*SIZES[0]))
    show(stage)
    stage.turn(2)
    return stage.app.stack.top


tables = pytest.mark.parametrize(
    "show", [pytest.param(show, id=name) for name, show in gallery() if AT_REST.match(name)]
)
screens = pytest.mark.parametrize("show", [pytest.param(show, id=n) for n, show in gallery()])


def says_itself(controls: list[Control], at: tuple[int, int]) -> bool:
    """Whether the control there has words on it, as have tabs and buttons."""
    return any(getattr(c, "label", "") for c in controls if c.rect.collidepoint(at))


@tables
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_numbers_signs_and_pieces_are_explained(
    show: Callable[[Offscreen], object], stage: Offscreen, size: tuple[int, int]
) -> None:
    scene = shown(stage, show)
    assert isinstance(scene, MatchScene)
    explorer = Explorer(stage, Frame(*size))
    table: Any = scene.table
    numbers = {i.text: i.rect for i in explorer.canvas.texts if not WORD.search(i.text)}
    places = [(f"number {text}", rect) for text, rect in numbers.items()]
    signs = explorer.canvas.signs
    places += [(name, rect.copy()) for name, rect in signs if name not in DECORATION]
    places += [(str(name), rect) for name, rect in pieces_of(table, stage)]
    assert len(places) > 30
    controls = list(table.hands.controls._controls)
    dumb = [
        f"{name} at {rect.center}"
        for name, rect in places
        if not says_itself(controls, rect.center) and not explorer.point(rect.center)
    ]
    assert dumb == []


@pytest.mark.parametrize(
    "show", [pytest.param(show, id=name) for name, show in gallery() if SHEETS.match(name)]
)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_lies_on_a_sheet_is_explained(
    show: Callable[[Offscreen], object], stage: Offscreen, size: tuple[int, int]
) -> None:
    table = shown(stage, show).table
    explorer = Explorer(stage, Frame(*size))
    sheet = table.overlay if hasattr(table, "overlay") else table.sheets.sheet
    canvas = explorer.canvas
    numbers = [i for i in canvas.texts if i.layer == Layer.POPUP and not WORD.search(i.text)]
    places = [(f"number {item.text}", item.rect) for item in numbers]
    places += [(name, rect.copy()) for name, rect in canvas.over]
    places += [(str(note.title), note.of) for note in sheet.notes()]
    assert places
    assert all(sheet.plot.rect.contains(rect) for _, rect in places)
    controls = list(table.hands.controls._controls)
    dumb = [
        f"{name} at {rect.center}"
        for name, rect in places
        if not says_itself(controls, rect.center) and not explorer.point(rect.center)
    ]
    assert dumb == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    "show", [pytest.param(show, id=name) for name, show in gallery() if "-result-" in name]
)
def test_every_figure_of_a_result_is_explained(
    show: Callable[[Offscreen], object], stage: Offscreen, size: tuple[int, int]
) -> None:
    scene = shown(stage, show)
    explorer = Explorer(stage, Frame(*size))
    table = scene._table
    inside = [item for item in explorer.canvas.texts if table._rect.contains(item.rect)]
    assert len(inside) > 20
    dumb = [item.text for item in inside if not explorer.point(item.rect.center)]
    assert dumb in ([], ["Total"])
    titles = [stage.desk.language.say(line.title, scene._match.names) for line, _ in table.rows()]
    told = set()
    for _ in range(len(titles) + 4):
        explorer.key(pygame.K_TAB)
        said = explorer.explained()
        told.update(title for title in titles if title in said and scene.controls.ring.shown)
    assert told == set(titles)


def pieces_of(table: Any, stage: Offscreen) -> Iterator[tuple[object, Rect]]:
    """All sprites of a table that are to be seen, by name."""
    more = (stage.desk.language.say,) if isinstance(table, SobekTable) else ()
    for name, sprite in table.spread.sprites(stage.desk.assets, *more).items():
        yield name, sprite.rect


@tables
def test_keys_come_by_explanations_too(
    show: Callable[[Offscreen], object], stage: Offscreen
) -> None:
    scene = shown(stage, show)
    explorer = Explorer(stage, Frame(*SIZES[0]))
    table: Any = scene.table
    ring = table.hands.controls.ring
    reached, dumb = set(), []
    for _ in range(len(ring._items) + 1):
        explorer.key(pygame.K_TAB)
        item = ring.current
        reached.add(item.name)
        if isinstance(item, Control) or explorer.explained():
            continue
        explorer.key(pygame.K_i)
        if not table.lens.open:
            dumb.append(item.name)
        explorer.key(pygame.K_ESCAPE)
    assert dumb == []
    assert set(table._setting.names) <= reached, "a seat cannot be reached"


@screens
def test_icons_alone_and_what_cannot_be_used_say_why(
    show: Callable[[Offscreen], object], stage: Offscreen
) -> None:
    scene = shown(stage, show)
    explorer = Explorer(stage, Frame(*SIZES[0]))
    found = getattr(scene, "controls", None) or getattr(scene.table, "controls", None)
    controls = found or scene.table.hands.controls
    lens = getattr(getattr(scene, "table", None), "lens", None)
    if lens is not None and lens.open:
        explorer.key(pygame.K_ESCAPE)
    for control in controls._controls:
        wordless = hasattr(control, "label") and not control.label
        if (wordless or not control.enabled) and control.rect:
            said = explorer.point(control.rect.center) + getattr(control, "label", "")
            assert (control.reason or control.name) in said
