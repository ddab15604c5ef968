"""What is to be seen at the end of a round: hands into jars, sets scored, jars opened."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.table.clip import Motion
from game.tables.sobek.ids import InHand, InRow, Pile, RivalCard
from game.tables.sobek.making import Making
from rules.sobek import events as ev

_TIP: Final = 400
_TILT: Final = 38
_PER_CARD: Final = 80
_MOST: Final = 1600
_LOSS: Final = 500
_MOMENT: Final = 350
_READ: Final = 6000
"""How long the end of a round can be read; a click goes on at once."""
_LAST: Final = 2500
_APPEAR: Final = 260
_MOST_CARDS: Final = 8
"""Of a large hand no more cards are seen to fall into the jar."""


@dataclass(frozen=True, slots=True)
class OpenedJar:
    """The jar of a seat on the sheet that tells how the round ended."""

    seat: int


def _hand_dropped(making: Making, event: ev.HandDropped) -> None:
    found = []
    for name, sprite in making.was.items():
        own = isinstance(name, InHand) and event.seat == making.before.view.viewer
        rival = isinstance(name, RivalCard) and name.seat == event.seat
        if own or rival:
            found.append((sprite.drawn, sprite.rect))
    making.into_jar(found[:_MOST_CARDS], event.seat)


def _scored(making: Making, event: ev.SetsScored) -> None:
    points = event.open + event.crosswise
    making.count(("earned", event.seat), 0, points, duration=min(600, max(1, 40 * points)))
    making.score(event.seat, points)
    making.rest = _MOMENT


def _compared(making: Making, event: ev.PilesCompared) -> None:
    longest = min(_MOST, _PER_CARD * max(event.sizes))
    for seat, size in enumerate(event.sizes):
        name = OpenedJar(seat)
        making.motions.append(
            Motion(sprite=name, duration=_TIP, easing="out-back", turn=(0, _TILT))
        )
        making.motions.append(
            Motion(
                sprite=name,
                start=_TIP + longest,
                duration=_TIP,
                easing="in-out-cubic",
                turn=(_TILT, 0),
            )
        )
        duration = max(1, longest * size // max(1, *event.sizes))
        making.count(("size", seat), 0, size, begin=_TIP / 2, duration=duration)
    making.hear("jar-tips")
    if event.corrupt:
        making.hear("most-corrupt", _TIP + longest)
    making.rest = _MOMENT


def _penalised(making: Making, event: ev.Penalised) -> None:
    making.score(event.seat, -event.points, duration=_LOSS)
    making.count(("lost", event.seat), 0, event.points, duration=_LOSS)
    making.rest = _MOMENT


def _ended(making: Making, event: ev.RoundEnded) -> None:
    making.rest = _READ


def _over(making: Making, event: ev.GameEnded) -> None:
    making.rest = _LAST


def _lot(making: Making, event: ev.ChooserDrawn) -> None:
    making.rest = _MOMENT


def _began(making: Making, event: ev.RoundBegan) -> None:
    making.hear("round-gong")
    for name in (Pile.DECK, *(InRow(place) for place in range(len(making.after.view.row)))):
        if name in making.now:
            making.motions.append(Motion(sprite=name, duration=_APPEAR, alpha=(0, 255)))


ROUND_MAKERS: Final[dict[type, Callable[[Making, Any], None]]] = {
    ev.HandDropped: _hand_dropped,
    ev.SetsScored: _scored,
    ev.PilesCompared: _compared,
    ev.Penalised: _penalised,
    ev.RoundEnded: _ended,
    ev.GameEnded: _over,
    ev.ChooserDrawn: _lot,
    ev.RoundBegan: _began,
}
"""What makes the clips of the end and the beginning of a round."""
