"""The main loop: events in, time on, the picture out, and rest in between."""

import logging
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import pygame

from game import sound
from game.assets import Assets, OutOfTimeError
from game.language import Language
from game.logbook import FIRST_PICTURE, keep_log
from game.outgrown import Outgrown
from game.paths import library_file, log_file, player_folder, settings_file
from game.scenes.backdrop import landscape
from game.scenes.stack import OUT_OF_SIGHT, Change, Push, Repaint, Scene, Stack
from game.scrap import give_back
from game.settings import SettingsFile
from game.table.canvas import Canvas
from game.window import Size, Window

if TYPE_CHECKING:
    from game.scenes.desk import Desk

LIVELY: Final = 60
"""Turns a second while something moves or a hand is at work."""
CALM: Final = 20
ASLEEP: Final = 10
"""Turns a second once nothing has happened for a while."""
HAND_AT_WORK: Final = 1.0
"""Seconds after an event in which the next is awaited eagerly."""
DOZING: Final = 5.0
"""Seconds without an event until the loop sleeps deeper."""
LONGEST_STEP: Final = 0.1
"""Seconds that pass at most from one turn to the next, however long the program was stopped."""
CROSSFADE: Final = 0.18
PAINT_TIME: Final = 0.012
"""Seconds in which new pictures are made in one turn of the window."""
MOVING: Final = 0.5
"""As much of it while something moves."""
MOST_WAITS: Final = 120
"""Turns after which everything is made at once, if so many were not enough."""
MUCH: Final = 16 << 20
"""Bytes of pictures after which memory is given back."""
SETTLED: Final = 0.12
"""Seconds without another size until everything is laid out for the one the window has."""

HANDS: Final = frozenset(
    {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN}
)
"""Events that are meant for what stands where it is seen."""

IN_SIGHT: Final = frozenset({pygame.WINDOWSHOWN, pygame.WINDOWRESTORED})

UNSEEN: Final = frozenset(
    {
        pygame.ACTIVEEVENT,
        pygame.AUDIODEVICEADDED,
        pygame.AUDIODEVICEREMOVED,
        pygame.WINDOWMOVED,
        pygame.KEYMAPCHANGED,
    }
)
"""Events after which the picture is what it was."""

log = logging.getLogger(__name__)


class App:
    """One window with its scenes, from the first picture to the last."""

    def __init__(self, window: Window, desk: "Desk", paint_time: float | None = None) -> None:
        """`paint_time` are the seconds in which new pictures are made in one turn, None: all."""
        self._paint_time = paint_time
        self._window = window
        self._settings = desk.settings
        self._frame = window.frame(self._settings.now.text_size)
        self._canvas = Canvas(desk.assets, self._frame)
        self._fading: pygame.Surface | None = None
        self._fade_left = 0.0
        self._spent = False
        self._still = 0.0
        self._stale = True
        self._outgrown = Outgrown(self._canvas)
        self._settling = 0.0
        self._waits = 0
        self._shown = False
        self._given_back = 0
        self.stack = Stack(self._frame)

    def run(self, after_first_picture: Callable[[], None]) -> None:
        """Goes on until the last scene has gone."""
        clock = pygame.time.Clock()
        self.turn(0.0)
        log.info(FIRST_PICTURE)
        after_first_picture()
        clock.tick()
        while self.stack.top is not None:
            self.turn(min(clock.tick(self.pace) / 1000, LONGEST_STEP))
        self._keep_window()

    def open(self, scene: Scene) -> None:
        """Lays a scene on top."""
        self.stack.push(scene)
        self._stale = True

    def turn(self, seconds: float) -> None:
        """Takes the events that came, lets time pass, and shows what changed."""
        sound.tick(seconds)
        for event in pygame.event.get():
            self._still = 0.0
            self._stale |= event.type not in UNSEEN
            self._take(event)
        if not self._waits:
            # What moves waits for its picture, and finds there what it would have to make.
            self._follow(self.stack.tick, seconds)
        self._still += seconds
        self._settling -= seconds
        if self._fading is not None:
            self._fade_left -= seconds
            self._stale = True
            if self._fade_left <= 0:
                self._fading = None
        self._obey_settings()
        if self._still >= HAND_AT_WORK:
            self._keep_window()
        settled = self._settling <= 0
        patient = self._paint_time is not None
        if patient and self._spent:
            # To copy a large window is work enough for one turn.
            self._stale = True
        elif patient and self._outgrown and not self._outgrown.copied:
            self._outgrown.stretch(self._window.screen)
        elif settled and self.stack.top and (self._stale or self.stack.moving):
            self._stale = not self._show()
        elif settled:
            self._tidy()
        self._spent = False

    @property
    def changing(self) -> bool:
        """Whether the window is on its way from one picture to another."""
        return self._fading is not None or bool(self._outgrown) or self._stale

    @property
    def pace(self) -> int:
        """Turns a second for now."""
        if self.changing or self.stack.moving or self._still < HAND_AT_WORK:
            return LIVELY
        return CALM if self._still < DOZING else ASLEEP

    def _take(self, event: pygame.event.Event) -> None:
        if event.type in OUT_OF_SIGHT or event.type in IN_SIGHT:
            sound.show(event.type in IN_SIGHT)
        if event.type == pygame.QUIT or _quits(event):
            self.stack.clear()
        elif _fills_screen(event):
            self._settings.change(fullscreen=not self._window.fullscreen)
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._outgrow()
        elif event.type == pygame.WINDOWEXPOSED:
            self._canvas.forget()
        elif event.type == pygame.AUDIODEVICEREMOVED:
            sound.device_lost()
        else:
            if event.type in HANDS:
                self._grow()
            self._follow(self.stack.handle, event)

    def _follow(self, ask: Callable[[Any], Change | None], what: Any) -> None:
        before = self.stack.ground
        change = ask(what)
        if change is None:
            return
        self._stale = True
        if isinstance(change, Repaint):
            return
        self._grow()
        now, after = self._settings.now, self.stack.ground
        if isinstance(change, Push) and change.at_once:
            self._fading = None
            self._spent = False
        elif after not in (before, None) and now.speed != "off" and not now.reduced_motion:
            self._fading = self._window.screen.copy()
            self._spent = True
            self._fade_left = CROSSFADE

    def _outgrow(self) -> None:
        """The window has another size: the picture as it was fills it until the size stays.

        And until all is made anew, which may take several turns.
        """
        self._window.resized()
        screen, size = self._window.screen, (self._frame.width, self._frame.height)
        if self._outgrown:
            self._outgrown.follow(screen)
        else:
            self._canvas.forget()
            if screen.get_size() == size:
                return
            self._fading = None
            self._outgrown.begin(screen, size)
        self._spent = True
        self._settling = SETTLED

    def _grow(self) -> None:
        """Everything is laid out for the size that the window has now."""
        if self._settling > 0:
            self._settling = 0.0
            self._obey_settings()

    def _obey_settings(self) -> None:
        now = self._settings.now
        if now.fullscreen != self._window.fullscreen:
            self._window.fill_screen(now.fullscreen)
            self._canvas.forget()
            if now.fullscreen != self._window.fullscreen:
                self._settings.change(fullscreen=self._window.fullscreen)
        if self._outgrown:
            if self._settling > 0:
                return
            self._canvas.forget()
            self._stale = True
        frame = self._window.frame(now.text_size)
        if frame != self._frame:
            self._frame = frame
            self._fading = None
            self._canvas.resize(frame)
            self.stack.resize(frame)
            self._stale = True

    def _show(self) -> bool:
        """Shows what the scenes paint; False if making it takes more turns than this one.

        The window then keeps its picture, so that no hand has to wait for many new pictures.
        """
        cache = self._canvas.assets.cache
        self._waits += 1
        patient = self._shown and self._waits < MOST_WAITS
        cache.allow(self._share() if patient else None)
        try:
            self.stack.paint(self._canvas)
        except OutOfTimeError:
            self._fade_left = CROSSFADE
            return False
        finally:
            cache.allow(None)
        self._waits, self._shown = 0, True
        self._outgrown.end()
        if self._fading is not None:
            alpha = round(255 * self._fade_left / CROSSFADE)
            self._canvas.image(self._fading, (0, 0), alpha)
        changed = self._canvas.present(self._window.screen)
        if changed:
            pygame.display.update(changed)
        return True

    def _share(self) -> float | None:
        """Seconds to make pictures in: less where a turn too long would be seen in what moves."""
        if self._paint_time is None or self._fading is not None or not self.stack.moving:
            return self._paint_time
        return MOVING * self._paint_time

    def _tidy(self) -> None:
        """Gives memory back while nothing moves, if much was made since the last time."""
        made = self._canvas.assets.cache.made
        if made - self._given_back > MUCH:
            self._given_back = made
            give_back()

    def _keep_window(self) -> None:
        if self._settings.now.window != self._window.size:
            self._settings.change(window=self._window.size)


def _quits(event: pygame.event.Event) -> bool:
    return bool(
        event.type == pygame.KEYDOWN and event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL
    )


def _fills_screen(event: pygame.event.Event) -> bool:
    if event.type != pygame.KEYDOWN:
        return False
    alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
    return bool(event.key == pygame.K_F11 or alt_enter)


def wake(desk: "Desk", *, silent: bool = False) -> None:
    """Begins what is not needed until there is something to see: sounds, opponents, tables."""
    if not silent:
        sound.begin(desk.settings)
    desk.worker.start()
    Thread(target=read_ahead, name="reader", daemon=True).start()


def read_ahead() -> None:
    """Reads from the disk what the title did not need, so that no press has to wait for it."""
    from game.tables import read_tables

    for scene in ("setup", "match", "result", "menu", "curtain"):
        import_module(f"game.scenes.{scene}")
    read_tables()


def open_app(
    language: Language,
    folder: Path | None = None,
    *,
    size: Size | None = None,
    fullscreen: bool = False,
    safe: bool = False,
    opening: "Callable[[Desk], Scene] | None" = None,
) -> None:
    """Opens the window on the title, or on what `opening` lays over it, and goes on to the end.

    Matches and settings are kept in the folder, by default that of the system; `safe` leaves the
    settings aside, and sounds. DisplayError if no window can be opened.
    """
    place = player_folder(folder)
    keep_log(log_file(place))
    settings = SettingsFile(None if safe else settings_file(place))
    window = Window(size or settings.now.window, exact=size is not None)
    pygame.font.init()
    if fullscreen:
        settings.change(fullscreen=True)
    assets = Assets()
    view = Thread(target=landscape, args=(assets, window.frame(settings.now.text_size)))
    if opening is None:
        view.start()
    # What follows is read from the disk while the view is painted.
    from game.compiler import Compilation
    from game.scenes.desk import Desk
    from game.scenes.title import Title
    from saves.library import Library

    desk = Desk(settings, Library(library_file(place)), assets, language)
    compilation = Compilation()

    def after_first_picture() -> None:
        wake(desk, silent=safe)
        compilation.start(then=desk.worker.renew)

    if opening is None:
        view.join()
    try:
        app = App(window, desk, PAINT_TIME)
        app.open(Title(desk))
        if opening is not None:
            app.open(opening(desk))
        app.run(after_first_picture)
    finally:
        sound.end()
        compilation.close()
        desk.close()
        pygame.quit()
