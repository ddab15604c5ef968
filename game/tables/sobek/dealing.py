"""Cards dealt one after the other, the next one before the last has arrived."""

from collections.abc import Hashable
from typing import Final

from pygame import Rect

from game.table.clip import EASINGS, Motion
from game.table.growing import between
from game.tables.sobek.making import ARC, DEAL, Making

_APART: Final = 60


class Dealing:
    """Every event has a clip of its own; this carries on what the one before had begun."""

    def __init__(self) -> None:
        self._flying: list[tuple[Hashable, Rect, float]] = []
        """Sprite, where it came from, and for how many milliseconds it has been on its way."""

    def deal(self, making: Making, name: Hashable, start: Rect, *, last: bool) -> None:
        """Adds the part of every flight that falls in this clip; after the last all arrive."""
        self._flying.append((name, start, 0.0))
        making.hear("card-dealt")
        for sprite, origin, age in self._flying:
            self._fly(making, sprite, origin, age, DEAL - age if last else _APART)
        going_on = ((sprite, origin, age + _APART) for sprite, origin, age in self._flying)
        self._flying = [] if last else [flight for flight in going_on if flight[2] < DEAL]

    def _fly(
        self, making: Making, name: Hashable, origin: Rect, age: float, duration: float
    ) -> None:
        sprite = making.now.get(name)
        if sprite is None:
            return
        begin, end = _left(age), _left(min(DEAL, age + duration))
        dx, dy = between(sprite.rect, origin)
        shrunk = 1 - origin.w / sprite.rect.w
        making.motions.append(
            Motion(
                sprite=name,
                duration=duration,
                easing="linear",
                offset=(dx * begin, dy * begin - making.u * _hill(age)),
                until=(dx * end, dy * end - making.u * _hill(age + duration)),
                wide=(1 - shrunk * begin, 1 - shrunk * end),
                high=(1 - shrunk * begin, 1 - shrunk * end),
            )
        )


def _left(age: float) -> float:
    """The part of its way that a card still has before it."""
    return 1 - EASINGS["out-cubic"](age / DEAL)


def _hill(age: float) -> float:
    """How high above its straight way a card flies, in units."""
    share = min(1.0, age / DEAL)
    return ARC * 4 * share * (1 - share)
