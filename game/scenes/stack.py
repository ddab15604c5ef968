"""Scenes lie on top of each other; the top one acts, and says what shall come next."""

from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import pygame

from game.table.canvas import Canvas
from game.table.frame import Frame

OUT_OF_SIGHT: Final = frozenset({pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED})
"""Events that tell that nobody sees the window now."""


class Scene(Protocol):
    """One screen, or something laid over one."""

    @property
    def overlay(self) -> bool:
        """Whether the scene below is still painted."""

    @property
    def moving(self) -> bool:
        """Whether every frame differs from the one before."""

    def resize(self, frame: Frame) -> None:
        """Lays everything out for a window; called before the first paint, and at any time."""

    def handle(self, event: pygame.event.Event) -> "Change | None":
        """Takes a mouse, key or text event, or one of OUT_OF_SIGHT."""

    def tick(self, seconds: float) -> "Change | None":
        """Lets time pass while on top and seen: not while its picture is still being made."""

    def returned(self, result: object) -> "Change | None":
        """The scene above has gone, and left a result."""

    def paint(self, canvas: Canvas) -> None:
        """Puts the whole scene on the canvas."""

    def leave(self) -> None:
        """Lets go of what the scene holds; it is not used again."""


@dataclass(frozen=True, slots=True)
class Push:
    """Lays a scene on top, at once if nothing of what was seen before may linger."""

    scene: Scene
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Pop:
    """Takes the top scene away and gives its result to the one below."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Puts a scene in the place of the top one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Repaint:
    """Nothing but the picture has changed."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Ends the program."""


Change: TypeAlias = Push | Pop | Replace | Repaint | Quit


class Stack:
    """The scenes of one window; empty once the program shall end."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The scene that acts."""
        return self._scenes[-1] if self._scenes else None

    @property
    def moving(self) -> bool:
        """Whether the top scene moves."""
        return bool(self._scenes) and self._scenes[-1].moving

    def push(self, scene: Scene) -> None:
        """Lays a scene on top, laid out for the window."""
        scene.resize(self._frame)
        self._scenes.append(scene)

    def resize(self, frame: Frame) -> None:
        """Lays out every scene for a window."""
        self._frame = frame
        for scene in self._scenes:
            scene.resize(frame)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Gives an event to the top scene and follows its wish, which is given back.

        What tells that the window is out of sight goes to the lowest scene that is seen.
        """
        scene = self.ground if event.type in OUT_OF_SIGHT else self.top
        return self._follow(scene.handle(event)) if scene else None

    def tick(self, seconds: float) -> Change | None:
        """Lets time pass for the top scene and follows its wish, which is given back."""
        return self._follow(self._scenes[-1].tick(seconds)) if self._scenes else None

    @property
    def ground(self) -> Scene | None:
        """The lowest scene that is seen."""
        return self._scenes[self._lowest] if self._scenes else None

    def paint(self, canvas: Canvas) -> None:
        """Lists the ground and all that lies over it on a cleared canvas."""
        canvas.clear()
        for scene in self._scenes[self._lowest :]:
            scene.paint(canvas)
            canvas.settle()

    @property
    def _lowest(self) -> int:
        lowest = max(0, len(self._scenes) - 1)
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return lowest

    def clear(self) -> None:
        """Takes every scene away."""
        while self._scenes:
            self._scenes.pop().leave()

    def _follow(self, change: Change | None) -> Change | None:
        wish = change
        while wish is not None:
            match wish:
                case Push(scene):
                    self.push(scene)
                    wish = None
                case Replace(scene):
                    self._scenes.pop().leave()
                    self.push(scene)
                    wish = None
                case Pop(result):
                    self._scenes.pop().leave()
                    wish = self._scenes[-1].returned(result) if self._scenes else None
                case Quit():
                    self.clear()
                    wish = None
                case Repaint():
                    wish = None
        return change
