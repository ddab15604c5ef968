"""The picture that a window has outgrown: it fills the window until all is made anew."""

import pygame

from game.table.canvas import Canvas
from game.window import Size


class Outgrown:
    """Fills a window with what was presented last, in the size it had then."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._size: Size | None = None
        self._copy: pygame.Surface | None = None
        self._filled: Size | None = None

    def __bool__(self) -> bool:
        """Whether the window shows it."""
        return self._size is not None

    @property
    def copied(self) -> bool:
        """Whether it can be stretched, which takes much less than to paint it."""
        return self._copy is not None

    def begin(self, screen: pygame.Surface, size: Size) -> None:
        """Paints the picture of that size on a window of another; stretching it comes later."""
        self._size, self._filled = size, screen.get_size()
        self._canvas.repeat(screen)
        _fill_rest(screen, size)
        pygame.display.update()

    def follow(self, screen: pygame.Surface) -> None:
        """The window has yet another size, or the one it was filled in before."""
        if self._filled != screen.get_size():
            self.stretch(screen)

    def stretch(self, screen: pygame.Surface) -> None:
        """The whole picture fills the window."""
        if self._size is None:
            return
        if self._copy is None:
            self._copy = pygame.Surface(self._size)
            self._canvas.repeat(self._copy)
        self._filled = screen.get_size()
        pygame.transform.scale(self._copy, self._filled, screen)
        pygame.display.update()

    def end(self) -> None:
        """All was made anew."""
        self._size = self._copy = self._filled = None


def _fill_rest(screen: pygame.Surface, size: Size) -> None:
    """What a smaller picture leaves free of a window repeats its last column and row."""
    w, h = screen.get_size()
    wide, high = min(w, size[0]), min(h, size[1])
    for edge, rest in (
        ((wide - 1, 0, 1, high), (wide, 0, w - wide, high)),
        ((0, high - 1, w, 1), (0, high, w, h - high)),
    ):
        screen.blit(pygame.transform.scale(screen.subsurface(edge), rest[2:]), rest[:2])
