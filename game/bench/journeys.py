"""What a player does while the program is watched, as scripts for a sitting."""

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Final, TypeAlias

import pygame

from game.bench.screen import Size
from game.bench.sitting import Script, Sitting
from game.match import Match
from game.scenes.curtain import Curtain
from game.scenes.match import MatchScene
from game.scenes.setup import SetUp
from game.scenes.stack import Scene
from game.scenes.title import Title
from game.seats import Human
from game.settings import LastSetup
from rules.game import AnyGame, setup_for

Turns: TypeAlias = Generator[None, None, None]
Journey: TypeAlias = Callable[[AnyGame, Size, float], Script]
"""Takes the game, the size of the window, and how long or how often."""

OPPONENTS: Final = ("pharaoh", "novice", "pharaoh", "novice")
"""The slow ones keep every core busy, the quick ones let much happen."""
STEPS: Final = 12
"""Sizes that a window has on its way from one to another."""
SHARE: Final = 0.75
"""How small it becomes."""
PATIENCE: Final = 10.0
STILL: Final = 0.3
"""Seconds without a change after which all has come to rest."""


def match_of_opponents(game: AnyGame, size: Size, seconds: float) -> Script:
    """So many seconds of a match, from when its table is to be seen."""

    def script(sitting: Sitting) -> Turns:
        yield from _begin(sitting, game)
        sitting.watching = True
        until = perf_counter() + seconds
        while perf_counter() < until:
            yield

    return script


def opening(game: AnyGame, size: Size, times: float) -> Script:
    """From the press that begins a match of opponents until its table is to be seen."""

    def script(sitting: Sitting) -> Turns:
        yield from _begin(sitting, game, watching=True)

    return script


def _begin(sitting: Sitting, game: AnyGame, *, watching: bool = False) -> Turns:
    """From the title by way of the set-up to the table."""
    seats = OPPONENTS[: game.seats[-1]]
    sitting.desk.settings.change(setups={game.name: LastSetup(seats=seats, options={})})
    yield from rest(sitting)
    sitting.open(SetUp(sitting.desk, game))
    sitting.press(pygame.K_TAB)
    yield from rest(sitting)
    sitting.watching = watching
    sitting.press(pygame.K_RETURN)
    yield from reach(sitting, MatchScene)
    while sitting.changing:
        if watching:
            sitting.probe()
        yield


def crossfades(game: AnyGame, size: Size, times: float) -> Script:
    """From the title to the set-up and back."""

    def script(sitting: Sitting) -> Turns:
        sitting.press(pygame.K_TAB)
        yield from rest(sitting)
        sitting.watching = True
        for _ in range(int(times)):
            sitting.press(pygame.K_RETURN)
            yield from reach(sitting, SetUp)
            yield from rest(sitting, probing=True)
            sitting.press(pygame.K_ESCAPE)
            yield from reach(sitting, Title)
            yield from rest(sitting, probing=True)

    return script


def curtains(game: AnyGame, size: Size, times: float) -> Script:
    """The curtain closes over a match of two people, and opens again."""

    def script(sitting: Sitting) -> Turns:
        match = yield from two_people(sitting, game)
        sitting.watching = True
        for _ in range(int(times)):
            sitting.open(Curtain(sitting.desk, match, 1, lambda: None))
            yield from rest(sitting, probing=True)
            sitting.press(pygame.K_RETURN)
            yield from reach(sitting, MatchScene)
            yield from rest(sitting, probing=True)

    return script


def resizes(game: AnyGame, size: Size, times: float) -> Script:
    """The window over a table is dragged smaller and larger again."""

    def script(sitting: Sitting) -> Turns:
        yield from two_people(sitting, game)
        sitting.watching = True
        steps = [1 - (1 - SHARE) * step / STEPS for step in range(STEPS + 1)]
        for _ in range(int(times)):
            for shares in (steps[1:], steps[-2::-1]):
                for share in shares:
                    _give_size(round(share * size[0]), round(share * size[1]))
                    sitting.probe()
                    yield
                yield from rest(sitting, probing=True)

    return script


def two_people(sitting: Sitting, game: AnyGame) -> Generator[None, None, Match]:
    """Turns until their match lies there at rest."""
    people = [Human("Nadia"), Human("Merit")]
    match = Match.new(game, setup_for(game, 2, {}), people, 1, curtain=False)
    sitting.open(MatchScene(sitting.desk, match))
    yield from rest(sitting)
    return match


def reach(sitting: Sitting, scene: type[Scene]) -> Turns:
    """Turns until such a scene lies on top; RuntimeError if it never does."""
    until = perf_counter() + PATIENCE
    while not isinstance(sitting.stack.top, scene):
        if perf_counter() > until:
            raise RuntimeError(f"{scene.__name__} was not reached")
        yield


def rest(sitting: Sitting, *, probing: bool = False) -> Turns:
    """Turns until nothing has moved for a while."""
    still = perf_counter()
    while perf_counter() - still < STILL:
        if probing:
            sitting.probe()
        yield
        if sitting.busy:
            still = perf_counter()


def _give_size(width: int, height: int) -> None:
    """What a desktop does when the frame of a window is dragged."""
    pygame.display.set_mode((width, height), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=width, y=height))
