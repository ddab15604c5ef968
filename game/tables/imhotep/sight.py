"""What the eye follows: the piece in hand with its lights, previews and forecasts."""

import math
from typing import Final

from game.assets import Assets
from game.table.gesture import Gesture
from game.table.gesture import Held as Grip
from game.table.returned import Returned
from game.table.table import PieceId
from game.tables.imhotep.choices import Answer, Choices
from game.tables.imhotep.foresight import Foresight, Load, ghosts, kept_ghosts, legal, load_of
from game.tables.imhotep.held import Held
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.imhotep.moves import Move
from rules.imhotep.state import ACTION

_PULSE: Final = 1.6
_PULSES: Final = 2
_FAINTEST: Final = 0.7
_STEPS: Final = 12
"""A pulse has so few strengths that not every frame is painted anew."""
_DOT: Final = 0.4
"""Seconds that each of the three dots of a thinking opponent shines."""


def takable(choices: Choices) -> tuple[PieceId, ...]:
    """The pieces that lie on the table and can be taken up."""
    return tuple(piece for piece in choices if not isinstance(piece, Answer))


class Sight:
    """Keeps how long a piece has been in hand, and which ship it was last held over."""

    def __init__(self, assets: Assets, say: Say) -> None:
        self._assets = assets
        self._foresight = Foresight(say)
        self._piece: PieceId | None = None
        self._load: Load | None = None
        self._age = 0.0
        self._steady = False
        self.returned = Returned()

    @property
    def dot(self) -> int:
        """Which of three dots shines."""
        return int(self._age / _DOT) % 3

    def tick(self, seconds: float, piece: PieceId | None, *, reduced: bool = False) -> bool:
        """Lets time pass with this piece in hand; whether its lights pulse."""
        self._steady = reduced
        if piece != self._piece:
            self._piece, self._load, self._age = piece, None, 0.0
        self._age += seconds
        pulses = piece is not None and not reduced and self._age < _PULSE * _PULSES
        return self.returned.tick(seconds) or pulses

    def held(self, spread: Spread, choices: Choices, gesture: Gesture, kept: Move | None) -> Held:
        """What is in hand, and what would come of it."""
        piece = gesture.piece if gesture.in_hand else None
        zone = legal(choices, piece, gesture.zone)
        self._load = None if piece is None else load_of(piece, zone) or self._load
        view = spread.view
        foresight = self._foresight
        return Held(
            piece=piece,
            dragged_to=gesture.middle if gesture.held is Grip.DRAGGED else None,
            targets=gesture.targets,
            zone=zone,
            hovered=gesture.hovered if piece is None else None,
            takable=() if piece is not None or view.stage == ACTION else takable(choices),
            pulse=self._pulse(),
            forecasts=foresight.forecasts(spread, self._load) or foresight.kept(spread, kept),
            ghosts=ghosts(self._assets, spread, piece, zone)
            or kept_ghosts(self._assets, spread, kept),
            sway=gesture.sway,
            returned=self.returned.piece,
        )

    def _pulse(self) -> float:
        if self._steady or self._age >= _PULSE * _PULSES:
            return 1.0
        wave = (1 - math.cos(2 * math.pi * self._age / _PULSE)) / 2
        return 1.0 - (1 - _FAINTEST) * round(wave * _STEPS) / _STEPS
