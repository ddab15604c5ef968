"""The window and the main loop: sizes, keys, painting only what changed, and a clean end."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import sound
from game.__main__ import main
from game.app import App
from game.assets import Assets
from game.language import Language
from game.match import Match
from game.palette import Colour
from game.scenes import title
from game.scenes.desk import Desk
from game.scenes.stack import Change, Pop, Push, Repaint
from game.settings import SettingsFile
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.window import Window, fitting
from saves.library import Library

ROOT = Path(__file__).resolve().parent.parent.parent
SIZE = (1280, 720)


class Wall:
    """A scene of one colour."""

    overlay = False

    def __init__(self, colour: Colour = (10, 20, 30)) -> None:
        self.colour = colour
        self.moving = False
        self.next: Change | None = None
        self.painted = 0
        self.frames: list[Frame] = []

    def resize(self, frame: Frame) -> None:
        self.frames.append(frame)

    def handle(self, event: pygame.event.Event) -> Change | None:
        return None

    def tick(self, seconds: float) -> Change | None:
        change, self.next = self.next, None
        return change

    def returned(self, result: object) -> Change | None:
        return None

    def paint(self, canvas: Canvas) -> None:
        self.painted += 1
        canvas.fill(canvas.frame.whole, self.colour)

    def leave(self) -> None:
        return None


@pytest.fixture
def window() -> Window:
    window = Window(SIZE, exact=True)
    pygame.font.init()
    pygame.event.clear()
    return window


@pytest.fixture
def desk(window: Window) -> Iterator[Desk]:
    desk = Desk(SettingsFile(None), Library(None), Assets(), Language())
    yield desk
    desk.close()


@pytest.fixture
def app(window: Window, desk: Desk) -> App:
    pygame.event.clear()
    return App(window, desk)


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.event.Event(kind, values))


def press(key: int, mod: int = 0) -> None:
    post(pygame.KEYDOWN, key=key, mod=mod, unicode="")


@pytest.mark.parametrize(
    ("wanted", "screen", "given"),
    [
        (None, (1920, 1080), (1728, 972)),
        (None, (3840, 2160), (1920, 1080)),
        (None, (1366, 768), (1228, 691)),
        (None, (800, 600), (720, 405)),
        (None, (320, 200), (640, 400)),
        ((1600, 900), (1920, 1080), (1600, 900)),
        ((5000, 3000), (1920, 1080), (1920, 1080)),
        ((1, 1), (1920, 1080), (640, 400)),
    ],
)
def test_the_window_fits_any_screen(
    wanted: tuple[int, int] | None, screen: tuple[int, int], given: tuple[int, int]
) -> None:
    assert fitting(wanted, screen) == given


def test_a_still_picture_is_painted_once(app: App) -> None:
    wall = Wall()
    app.stack.push(wall)
    app.turn(0.0)
    for _ in range(20):
        app.turn(0.1)
    assert wall.painted == 1
    wall.next = Repaint()
    app.turn(0.1)
    assert wall.painted == 2
    wall.moving = True
    app.turn(0.1)
    app.turn(0.1)
    assert wall.painted == 4


def test_what_is_shown_is_the_top_after_a_crossfade(app: App, window: Window) -> None:
    low, high = Wall((200, 0, 0)), Wall((0, 0, 200))
    app.stack.push(low)
    app.turn(0.0)
    low.next = Push(high)
    app.turn(0.02)
    app.turn(0.09)
    half = window.screen.get_at((5, 5))
    assert half.r > 20
    assert half.b > 20
    app.turn(0.3)
    app.turn(0.02)
    assert window.screen.get_at((5, 5))[:3] == (0, 0, 200)


def test_without_clips_screens_change_at_once(app: App, window: Window, desk: Desk) -> None:
    desk.settings.change(speed="off")
    low, high = Wall((200, 0, 0)), Wall((0, 0, 200))
    app.stack.push(low)
    app.turn(0.0)
    low.next = Push(high)
    app.turn(0.02)
    assert window.screen.get_at((5, 5))[:3] == (0, 0, 200)


@pytest.mark.parametrize(
    ("key", "mod"),
    [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)],
)
def test_fullscreen_and_back_to_the_same_window(
    app: App, window: Window, desk: Desk, key: int, mod: int
) -> None:
    app.stack.push(Wall())
    app.turn(0.0)
    press(key, mod)
    app.turn(0.02)
    app.turn(0.02)
    assert window.fullscreen
    assert desk.settings.now.fullscreen
    assert window.screen.get_size() == pygame.display.get_desktop_sizes()[0]
    press(key, mod)
    app.turn(0.02)
    app.turn(0.02)
    assert not window.fullscreen
    assert window.screen.get_size() == window.size == SIZE


def test_a_screen_that_refuses_leaves_the_window_as_it_was(
    app: App, window: Window, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.stack.push(Wall())

    class Refusing:
        def set_fullscreen(self, desktop: bool) -> None:
            raise pygame.error("no such mode")

    monkeypatch.setattr(window, "_handle", Refusing())
    press(pygame.K_F11)
    app.turn(0.02)
    assert not window.fullscreen
    assert not desk.settings.now.fullscreen
    assert window.screen.get_size() == SIZE


def test_scenes_follow_the_size_of_letters_at_once(app: App, desk: Desk) -> None:
    wall = Wall()
    app.stack.push(wall)
    app.turn(0.0)
    desk.settings.change(text_size=150)
    app.turn(0.02)
    assert wall.frames[-1] == Frame(*SIZE, 1.5)


def give_size(width: int, height: int) -> None:
    """What a desktop does when a window is dragged larger or smaller."""
    pygame.display.set_mode((width, height), pygame.RESIZABLE)
    post(pygame.WINDOWSIZECHANGED, x=width, y=height)


def test_scenes_follow_the_size_of_the_window_once_it_stays(app: App, window: Window) -> None:
    wall = Wall((200, 10, 10))
    app.stack.push(wall)
    app.turn(0.0)
    for width in range(1300, 1620, 20):
        give_size(width, 1000)
        app.turn(0.02)
        assert wall.frames == [Frame(*SIZE)]
        assert window.screen.get_size() == (width, 1000)
        for corner in ((0, 0), (width - 1, 999)):
            assert window.screen.get_at(corner)[:3] == (200, 10, 10)
    app.turn(0.06)
    app.turn(0.06)
    assert wall.frames == [Frame(*SIZE), Frame(1600, 1000)]
    assert window.size == (1600, 1000)
    painted = wall.painted
    app.turn(0.02)
    assert wall.painted == painted


def test_a_press_or_another_scene_does_not_wait_for_the_size_to_stay(app: App) -> None:
    wall = Wall()
    app.stack.push(wall)
    app.turn(0.0)
    give_size(1600, 1000)
    app.turn(0.02)
    post(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    app.turn(0.0)
    assert wall.frames[-1] == Frame(1600, 1000)
    give_size(1500, 900)
    app.turn(0.02)
    above = Wall((0, 0, 200))
    wall.next = Push(above)
    app.turn(0.02)
    assert above.frames[-1] == wall.frames[-1] == Frame(1500, 900)


def test_what_must_not_linger_is_gone_at_once(app: App, window: Window) -> None:
    low, high = Wall((200, 0, 0)), Wall((0, 0, 200))
    app.stack.push(low)
    app.turn(0.0)
    low.next = Push(high, at_once=True)
    app.turn(0.001)
    assert window.screen.get_at((5, 5))[:3] == (0, 0, 200)


def test_reduced_motion_changes_screens_at_once(app: App, window: Window, desk: Desk) -> None:
    desk.settings.change(reduced_motion=True)
    low, high = Wall((200, 0, 0)), Wall((0, 0, 200))
    app.stack.push(low)
    app.turn(0.0)
    low.next = Push(high)
    app.turn(0.001)
    assert window.screen.get_at((5, 5))[:3] == (0, 0, 200)


@pytest.mark.parametrize("how", ["close", "key", "last scene"])
def test_every_way_out_ends_the_loop_and_keeps_the_window(app: App, desk: Desk, how: str) -> None:
    wall = Wall()
    app.stack.push(wall)
    if how == "close":
        post(pygame.QUIT)
    elif how == "key":
        press(pygame.K_q, pygame.KMOD_LCTRL)
    else:
        wall.next = Pop()
    began: list[bool] = []
    app.run(lambda: began.append(True))
    assert began == [True]
    assert app.stack.top is None
    assert desk.settings.now.window == SIZE


def test_the_whole_program_starts_and_ends_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Brief(title.Title):
        def tick(self, seconds: float) -> Change | None:
            post(pygame.QUIT)
            return super().tick(seconds)

    monkeypatch.setattr(title, "Title", Brief)
    assert main(["--data-dir", str(tmp_path), "--size", "1280x720"]) == 0
    out, err = capfd.readouterr()
    assert err == ""
    assert out.replace("\n", "") == "" or out.startswith("pygame-ce")
    assert (tmp_path / "settings.json").exists()
    assert (tmp_path / "matches.sqlite3").exists()


def test_the_ambience_ends_while_the_window_is_out_of_sight(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []
    monkeypatch.setattr(sound, "show", seen.append)
    app.stack.push(Wall())
    for event in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.KEYMAPCHANGED):
        post(event)
    app.turn(0.02)
    assert seen == [False, True]


@pytest.mark.parametrize("words", [[], ["--safe-mode"]])
def test_the_loudspeaker_is_opened_after_the_first_picture_and_not_in_safe_mode(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[bool] = []

    class Listening(title.Title):
        def paint(self, canvas: Canvas) -> None:
            opened.append(pygame.mixer.get_init() is not None)
            super().paint(canvas)

        def tick(self, seconds: float) -> Change | None:
            if opened:
                opened.append(pygame.mixer.get_init() is not None)
            if len(opened) > 2:
                post(pygame.QUIT)
            return super().tick(seconds) or Repaint()

    monkeypatch.setattr(title, "Title", Listening)
    assert main(["--data-dir", str(tmp_path), "--size", "1280x720", *words]) == 0
    assert opened[0] is False
    assert opened[-1] is (not words)
    assert pygame.mixer.get_init() is None


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no virtual screen here")
def test_a_real_window_opens_and_leaves_no_process_behind(tmp_path: Path) -> None:
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x900x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        display = told.readline().strip()
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_VIDEO")}
    words = [sys.executable, "-m", "game", "--data-dir", str(tmp_path), "--size", "1280x720"]
    program = subprocess.Popen(
        words,
        cwd=ROOT,
        # SDL would otherwise start a message bus that outlives it.
        env={**environment, "DISPLAY": f":{display}", "DBUS_SESSION_BUS_ADDRESS": "disabled:"},
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        time.sleep(3)
        assert program.poll() is None, program.stderr.read().decode() if program.stderr else ""
        program.terminate()
        program.wait(10)
        end = time.monotonic() + 20
        while _living_in_session(program.pid):
            assert time.monotonic() < end, "a process was left behind"
            time.sleep(0.1)
    finally:
        program.kill()
        program.wait()
        screen.terminate()
        screen.wait()


def _living_in_session(session: int) -> list[str]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(stat.parent.name)
    return found


def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    """Two opponents play in a program that is killed; every move it showed is on disk."""
    SettingsFile(tmp_path / "settings.json").change(speed="off")
    seats = ["--seats", "novice,novice", "--seed", "4"]
    words = [sys.executable, "-m", "game", "play", "imhotep", *seats, "--data-dir", str(tmp_path)]
    program = subprocess.Popen(words, cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        watch = Library(tmp_path / "matches.sqlite3")
        end = time.monotonic() + 60
        moves: tuple[str, ...] = ()
        while len(moves) < 12:
            assert time.monotonic() < end, "the opponents do not play"
            assert program.poll() is None
            time.sleep(0.1)
            for entry in watch.matches():
                moves = watch.load(entry.match).moves
        watch.close()
    finally:
        program.kill()
        program.wait()
    library = Library(tmp_path / "matches.sqlite3")
    entry = library.newest_unfinished()
    assert entry is not None
    match = Match.resume(library.resume(entry.match), library, entry.match)
    assert match.record().moves[: len(moves)] == moves
    assert match.record().seed == 4
    assert match.legal_moves()
    library.close()
